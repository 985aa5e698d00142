package dicewords

import (
	"time"

	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// Clock implements table.Clocked: it runs from the first throw of a turn until the word (games/dicewords/RULES.md, "Clock").
func (b *Board) Clock() (runs bool, limit time.Duration) {
	v := b.state.view
	return v.Up != nil && !v.Late, time.Duration(v.Options.Clock) * time.Second
}

// Tick implements table.Clocked.
func (b *Board) Tick(left time.Duration) { b.seat.showTime(left) }

// TimeUp implements table.Clocked.
func (b *Board) TimeUp() games.Action { return dw.TimeUp{} }

// Stop implements table.Stopper.
func (b *Board) Stop() {
	b.dice.stop()
	b.track.stop()
}
