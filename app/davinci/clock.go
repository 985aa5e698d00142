package davinci

import (
	"time"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Clock implements table.Clocked: everybody together has all the time.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	return false, time.Duration(b.state.view.Options.Clock) * time.Second
}

// Tick implements table.Clocked.
func (b *Board) Tick(time.Duration) {}

// TimeUp implements table.Clocked.
func (b *Board) TimeUp() games.Action { return dv.TimeUp{} }

// Stop implements table.Stopper.
func (b *Board) Stop() {
	if b.scene != nil {
		b.scene.stop()
	}
}

// Clock implements table.Clocked: it runs in a turn. Once time is up, or an own tile has to be opened, there is no limit any more.
func (o *own) Clock() (runs bool, limit time.Duration) {
	if o.view.Late || o.view.Phase == dv.PhaseOpen || o.moment != nil {
		return o.start == nil && o.built(), 0
	}
	return o.start == nil && o.built(), time.Duration(o.view.Options.Clock) * time.Second
}

// Tick implements table.Clocked.
func (o *own) Tick(left time.Duration) {
	if o.scene != nil {
		o.scene.ask.showTime(left, o.view.Late)
	}
}

// TimeUp implements table.Clocked.
func (o *own) TimeUp() games.Action { return dv.TimeUp{} }

// Stop implements table.Stopper.
func (o *own) Stop() {
	if o.scene != nil {
		o.scene.stop()
	}
	if o.start != nil {
		o.start.stop()
	}
}
