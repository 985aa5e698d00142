package decipher

import (
	"time"

	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

var (
	_ table.Clocked = (*Board)(nil)
	_ table.PerStep = (*Board)(nil)
	_ table.Stopper = (*Board)(nil)
)

// Clock implements table.Clocked: it runs while a Seeker is asked for something.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	switch b.s.view.Phase {
	case dc.PhaseTake, dc.PhasePlace, dc.PhaseBonus, dc.PhasePass:
		runs = true
	}
	return runs, time.Duration(b.s.view.Options.Clock) * time.Second
}

// PerStep implements table.PerStep.
func (b *Board) PerStep() bool { return true }

// Tick implements table.Clocked.
func (b *Board) Tick(left time.Duration) { b.seekers.tray.setTime(left) }

// TimeUp implements table.Clocked.
func (b *Board) TimeUp() games.Action { return dc.TimeUp{} }

// Stop implements table.Stopper.
func (b *Board) Stop() {
	b.words.stop()
	if b.seekers != nil {
		b.seekers.stop()
	}
}

// timed tells whether the clock is shown: not while the Puzzle Maker picks the piece, when no Seeker's time runs.
func (s *state) timed() bool {
	return s.acting && s.view.Options.Clock > 0 && s.view.Turn != games.Table && s.view.Phase != dc.PhaseGive
}
