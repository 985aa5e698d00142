package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// player is a computer player on a seat.
type player struct {
	lib  *Library
	seat games.Seat
	dials
}

// Player is a computer player of a level.
func (l *Library) Player(level mind.Level, seat games.Seat) mind.Player {
	return player{lib: l, seat: seat, dials: levels[level]}
}

// Choose implements mind.Player. Out of turn a seeker only guesses.
func (p player) Choose(ctx context.Context, view any, chance *games.Chance) (games.Choice, bool) {
	v, ok := view.(decipher.View)
	if !ok || int(p.seat) >= len(v.Seats) {
		return games.Choice{}, false
	}
	if p.seat == v.Maker {
		return p.make(ctx, v, chance)
	}
	if v.Turn == games.Table || !v.Seats[p.seat].In {
		return games.Choice{}, false
	}
	if v.Asked == p.seat {
		return p.lib.seek(v, p.seat, p.dials), true
	}
	b := newBoard(v, p.seat)
	words := p.lib.fitting(&b, p.dials)
	if i, chance, ok := b.ready(p.dials, words); ok {
		return b.named(words[i].text, chance, len(words)), true
	}
	return games.Choice{}, false
}

// make is what the Puzzle Maker does.
func (p player) make(ctx context.Context, v decipher.View, chance *games.Chance) (games.Choice, bool) {
	switch {
	case v.Phase == decipher.PhaseWord:
		return games.Choice{Action: p.lib.secret(ctx, v, p.dials, chance), Why: WhyWord}, true
	case v.Phase == decipher.PhaseGive && v.Secret != nil && v.Secret.Left.Total() > 0:
		return routine(v, games.Choice{Action: p.lib.give(v, p.dials, chance), Why: WhyGive}), true
	}
	return games.Choice{}, false
}
