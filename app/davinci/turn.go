package davinci

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// turn is the page of a turn: the others' rows, what is asked in the middle, and the own
// row with the choices.
type turn struct {
	o        *own
	root     *fyne.Container
	rivals   []*seatCard
	pool     *pool
	picker   *picker
	notes    *notes
	flip     *ui.IconButton // turns the middle from the picker to the notes, where both have no room
	flipped  bool
	mine     *seatCard
	decision *decision
	opening  int // the own tile chosen to be opened, by ID; 0 for none
	phase    games.ID
}

var _ ownFace = (*turn)(nil)

func newTurn(o *own) *turn {
	t := &turn{o: o}
	t.root = &fyne.Container{Layout: turnLayout{t}}
	for seat := range games.Seat(len(o.view.Seats)) {
		if seat != o.seat {
			c := newRival(t, seat)
			t.rivals = append(t.rivals, c)
			t.root.Add(c.object)
		}
	}
	t.pool = newPool(t)
	t.picker = newPicker(o)
	t.notes = newNotes(o)
	t.mine = newMine(t)
	t.decision = newDecision(t)
	t.flip = ui.NewIconButton(ui.IconPencil, "", ui.Soft, t.turnOver)
	for _, x := range []fyne.CanvasObject{t.pool.object, t.picker.object, t.notes.object, t.flip, t.mine.object, t.decision.object} {
		t.root.Add(x)
	}
	return t
}

func (t *turn) object() fyne.CanvasObject { return t.root }

// render brings the page to the view and the draft.
func (t *turn) render() {
	v := t.o.view
	if t.phase != v.Phase {
		t.phase, t.opening = v.Phase, 0
		t.o.unfocus()
	}
	for _, c := range t.rivals {
		c.renderRival()
	}
	t.pool.render()
	t.picker.render()
	t.notes.render()
	t.mine.renderMine(t.opening)
	t.decision.render()
	ui.PlaceAnew(t.root)
}

// turnOver shows the notes in place of the picker, or the picker again.
func (t *turn) turnOver() {
	t.flipped = !t.flipped
	t.render()
}

func (t *turn) showTime(left time.Duration) { t.decision.showTime(left) }

func (t *turn) stop() {
	for _, c := range append(t.rivals, t.mine) {
		c.row.stop()
	}
}

func (t *turn) menu() []ui.MenuItem { return nil }

// draw takes a tile of a colour from the middle.
func (t *turn) draw(c dv.Color) {
	if v := t.o.view; v.Phase == dv.PhaseDraw && v.Middle[c] > 0 {
		t.o.submit(dv.Draw{Color: c})
	}
}

// point points at a tile, or no longer.
func (t *turn) point(id int) {
	if t.o.guessing() {
		t.o.unfocus()
		t.o.edit(t.o.draft.Point(t.o.view, id))
	}
}

// place chooses where the drawn tile goes.
func (t *turn) place(at int) {
	t.o.unfocus()
	t.o.edit(t.o.draft.SetPlace(t.o.view, at))
}

// choose chooses the own tile to be opened, or no longer.
func (t *turn) choose(id int) {
	if t.o.view.Phase != dv.PhaseOpen {
		return
	}
	t.o.unfocus()
	if t.opening == id {
		id = 0
	}
	t.opening = id
	t.render()
}

// missing is what the guess still lacks, as a message id; "" when it is complete.
func (t *turn) missing() games.ID {
	v, d := t.o.view, t.o.draft
	if _, ok := d.Guess(v); ok {
		return ""
	}
	switch {
	case d.Target == 0:
		return "davinci.turn.need_tile"
	case d.Number == dv.NumberUnknown:
		return "davinci.turn.need_number"
	}
	return "davinci.turn.need_place"
}

// act does what stands on the main button.
func (t *turn) act() {
	v := t.o.view
	if v.Phase == dv.PhaseOpen {
		if _, seat, _, ok := v.Find(t.opening); ok && seat == v.Me {
			t.o.submit(dv.Open{Tile: t.opening})
		}
		return
	}
	g, ok := t.o.draft.Guess(v)
	if !ok {
		return
	}
	if w := dv.Warn(v, g); w != nil {
		t.warn(g, w)
		return
	}
	t.o.submit(g)
}

// warn asks before a guess that can't be right. Enter goes back: whoever presses it twice
// in a row has not read it.
func (t *turn) warn(g dv.Guess, w *dv.Warning) {
	d := t.o.b.desk
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("davinci.turn.warn"),
		Body:  ui.NewPara(d.Say(w.ID, w.Args), ui.Lead, ui.Ink),
		Buttons: []ui.DialogButton{
			{Text: d.T("davinci.turn.warn_go"), OnTap: func() { t.o.submit(g) }},
			{Text: d.T("davinci.turn.warn_back"), Kind: ui.Primary, Cancel: true, Default: true},
		},
	})
}

// stopTurn ends the turn after a right guess.
func (t *turn) stopTurn() {
	if a, ok := t.o.draft.Stop(t.o.view); ok {
		t.o.submit(a)
	}
}
