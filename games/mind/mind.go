// Package mind is what the computer players of all games share: who they are, and how one is asked.
// What a choice is worth is known to the package mind below each game.
package mind

import (
	"context"
	"fmt"

	"spieltisch/games"
)

// Level is how strong a computer player is, from 1 to Levels. A character is its level: weaker means that it knows fewer
// words, looks less far and remembers less, never that it plays nonsense.
type Level int

// The five characters, the same in all games.
const (
	Pip Level = 1 + iota
	Fips
	Nova
	Atlas
	Sphinx

	Levels = int(Sphinx)
)

// Characters are all of them, the weakest first.
func Characters() []Level { return []Level{Pip, Fips, Nova, Atlas, Sphinx} }

// Known tells whether there is such a level.
func (l Level) Known() bool { return l >= Pip && l <= Sphinx }

// Name is the character's name, the same in all languages; "" for none.
func (l Level) Name() string {
	if !l.Known() {
		return ""
	}
	return [...]string{"Pip", "Fips", "Nova", "Atlas", "Sphinx"}[l-1]
}

// Player is a computer player on one seat of one match. What its level forgets or doesn't know is drawn from a seed of its
// own when it is made, so that it doesn't know a word now and forget it a second later.
type Player interface {
	// Choose is what the seat does now, by its own view. ok is false where it leaves things to others, such as a word
	// that it doesn't challenge; it never is where the main prompt is the seat's. When ctx ends it still answers, at
	// once and with something lawful. The same view and chance give the same choice.
	Choose(ctx context.Context, view any, chance *games.Chance) (c games.Choice, ok bool)
}

// Seed is the seed of the computer player on a seat. It comes from the match's id (or what else names the match), never
// from the match's own seed, which tells what is hidden.
func Seed(match string, seat games.Seat) uint64 { return games.Hash(fmt.Sprintf("%s %d", match, seat)) }

// Chance is what a player with this seed chooses by, after so many actions in force.
func Chance(seed uint64, step int) *games.Chance { return games.NewChance(seed, step, 0) }
