package woerterklauer

import (
	"time"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// Clock implements table.Clocked: it runs while somebody chooses or lays tiles. Drawing takes no thought.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	return b.state.thinking(), time.Duration(b.state.view.Options.Clock) * time.Second
}

// PerStep implements table.PerStep: choosing tiles has a time of its own.
func (b *Board) PerStep() bool { return true }

// Tick implements table.Clocked.
func (b *Board) Tick(left time.Duration) { b.column.showTime(left) }

// TimeUp implements table.Clocked: the turn ends as it lies, or as it was lawful last.
func (b *Board) TimeUp() games.Action {
	if n := b.state.clockTakes(); n > 0 {
		return wk.TimeUp{Swap: n}
	}
	return wk.NewTimeUp(b.state.view, b.state.draft, b.state.words())
}

// Stop implements table.Stopper.
func (b *Board) Stop() {
	if b.field == nil {
		return
	}
	b.carry.stop()
	b.glide.stop()
	b.state.carried = false
	b.field.unflip()
	b.field.dwell.End()
	b.stamp.Lift()
}
