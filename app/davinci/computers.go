package davinci

import (
	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// computers make the game's computer players: they share nothing.
type computers struct{}

// announce is what all may see of an action before it is done: which tile is pointed at, and the number that is named. Where
// the drawn tile goes stays hidden.
func announce(a games.Action) games.Action {
	if g, ok := a.(dv.Guess); ok {
		return dv.Guess{Tile: g.Tile, Number: g.Number}
	}
	return nil
}

// announced is the guess that a computer is about to make; its Tile is 0 for none.
func announced(t table.Turn) dv.Guess {
	if g, ok := t.Action.(dv.Guess); ok && t.Stage == table.StageSays {
		return g
	}
	return dv.Guess{}
}

// Player implements table.Computers.
func (computers) Player(level mind.Level, _ games.Seat, seed uint64) (mind.Player, error) {
	return think.NewPlayer(level, seed), nil
}

// Close implements table.Computers.
func (computers) Close() {}
