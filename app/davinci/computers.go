package davinci

import (
	"spieltisch/app/table"
	"spieltisch/games"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// computers make the game's computer players: they share nothing.
type computers struct{}

func newComputers(*table.Desk) table.Computers { return computers{} }

// Player implements table.Computers.
func (computers) Player(level mind.Level, _ games.Seat, seed uint64) (mind.Player, error) {
	return think.NewPlayer(level, seed), nil
}

// Close implements table.Computers.
func (computers) Close() {}
