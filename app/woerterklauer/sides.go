package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// between is what the judging side keeps when its cards are built anew.
type between struct {
	due    bool   // the screen goes to the other side, and nobody has said yet that he is there
	handed int    // the step at which somebody said so
	asking bool   // the table is asked about words
	joker  bool   // tiles for the swap joker are being chosen
	chosen []int  // ids of the tiles to set aside
	opened string // the line of the words that shows all it has to say
	same   bool   // the unchanged words are listed too
	lit    []wk.Cell
}

// arrive takes up a new position: whose turn begins now.
func (b *Board) arrive(before wk.View) {
	if before.Step != b.view.Step {
		b.joker, b.chosen, b.opened, b.lit = false, nil, "", nil
	}
	if b.view.Step < b.handed {
		b.handed = 0 // what was taken back may be done in another way
	}
	b.due = b.changing()
}

// changing tells whether the screen goes to the other side before anything else happens.
// Drawing the tiles is how the other side says that it is there.
func (b *Board) changing() bool {
	switch {
	case b.view.Phase == wk.PhaseOver:
		return false
	case b.view.Phase == wk.PhaseDraw:
		return true
	case b.view.Step == 0, b.handed == b.view.Step, b.loaded && b.draft.Changed(b.view):
		return false
	}
	events := b.desk.Events()
	return len(events) > 0 && events[len(events)-1].ID == wk.EventTurn
}

// letGo takes the keyboard from what belonged to the step before, so that Enter is the
// page's again; for choosing tiles the pool gets it.
func (b *Board) letGo() {
	ui.Relayout(b.desk.Window) // other cards are shown now, and they may need less room
	c := fyne.CurrentApp().Driver().CanvasForObject(b.field)
	if c == nil || b.desk.Replay || c.Overlays().Top() != nil {
		return
	}
	if b.choosing() {
		c.Focus(b.pool.tiles)
		return
	}
	c.Unfocus()
}

// choosing tells whether tiles of the pool are chosen to be put back.
func (b *Board) choosing() bool {
	return !b.desk.Replay && !b.due && (b.view.Phase == wk.PhaseVowel || b.joker && b.view.Phase == wk.PhaseLay)
}

// Submit implements table.Board.
func (b *Board) Submit() {
	switch {
	case b.view.Phase == wk.PhaseOver:
	case b.view.Phase == wk.PhaseDraw:
		b.submit(wk.Draw{})
	case b.due:
		b.goOn()
	case b.choosing():
		b.setAside()
	default:
		b.endTurn()
	}
}

// goOn begins the turn: from now on the clock runs.
func (b *Board) goOn() {
	b.due, b.handed = false, b.view.Step
	b.show()
	b.letGo()
	b.desk.ClockChanged()
}

// thinking tells whether somebody chooses or lays tiles. The clock stands still while the
// laptop is turned and while the table rules.
func (b *Board) thinking() bool {
	p := b.view.Phase
	return (p == wk.PhaseLay || p == wk.PhaseVowel) && !b.due && !b.asking
}

// next is the seat that acts now, or in a finished match the one that acted last.
func (b *Board) nextSeat() games.Seat { return b.view.Options.Seat(b.mover()) }

// counts are the letters of each color, without those that no valid word claims, and by
// how many the mover leads with them.
func (b *Board) counts() (t wk.Tally, lead int) {
	if !b.laying() {
		return b.view.Tally, b.view.Tally.Lead(b.mover())
	}
	bad, _, _ := b.wrong()
	for _, p := range b.verdict.Field {
		switch {
		case bad[p.At]:
		case p.Color == wk.Red:
			t.Red++
		default:
			t.Black++
		}
	}
	return t, t.Lead(b.mover())
}

// sideID is what the texts say of a color: "legt Rot".
func sideID(stem games.ID, c wk.Color) games.ID {
	if c == wk.Black {
		return stem + "black"
	}
	return stem + "red"
}
