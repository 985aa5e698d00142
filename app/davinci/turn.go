package davinci

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// turn is the page of a turn: the others' rows, what is asked in the middle, and the own
// row with the choices.
type turn struct {
	desk     *table.Desk
	acts     ownActs
	state    ownState
	root     *fyne.Container
	rivals   []*seatCard
	pool     *pool
	verdict  *verdict
	watch    *watch
	picker   *picker
	notes    *notes
	past     *past
	listing  bool           // the guesses stand where the notes do
	beside   bool           // or next to the row of the only other player
	flip     *ui.IconButton // turns the middle from the picker to the notes, where both have no room
	flipped  bool
	mine     *seatCard
	decision *decision
	flight   *flight
	mover    ui.Ring // around the card of who acts, while that is watched
	glow     *draw.Glow
}

func newTurn(d *table.Desk, acts ownActs, s ownState) *turn {
	t := &turn{desk: d, acts: acts}
	t.root = ui.Laid(t.least, t.place)
	for seat := range games.Seat(len(s.view.Seats)) {
		if seat != s.seat {
			c := newRival(d, seat, t.point)
			t.rivals = append(t.rivals, c)
			t.root.Add(c.object)
		}
	}
	t.verdict, t.watch = newVerdict(d), newWatch(d)
	t.pool = newPool(d, t.watch.foot, t.draw)
	t.picker = newPicker(d, acts.edit)
	t.notes, t.past = newNotes(d, acts, t.toPast), newPast(d, func() { t.list(false) })
	t.mine = newMine(d, s.seat, acts.choose, t.layAt)
	t.decision = newDecision(d, t.act, t.stopTurn)
	t.flight, t.mover, t.glow = newFlight(), ui.NewRing(), draw.NewGlow()
	t.flip = ui.NewIconButton(ui.IconPencil, "", ui.Soft, t.turnOver)
	for _, x := range []fyne.CanvasObject{t.pool.object, t.verdict.object, t.watch.object, t.picker.object, t.notes.object, t.past.object, t.flip, t.mine.object, t.decision.object} {
		t.root.Add(x)
	}
	t.root.Add(t.mover.Rectangle)
	t.root.Add(t.glow)
	t.root.Add(t.flight.chip)
	return t
}

func (t *turn) object() fyne.CanvasObject { return t.root }

// render brings the page to the view and the draft.
func (t *turn) render(s ownState) {
	gained, tile := s.gained(t.state)
	fallen := newlyCracked(t.state.view, s.view)
	t.state = s
	for _, c := range t.rivals {
		c.renderRival(s)
	}
	t.pool.render(s.view, s.tip)
	t.verdict.render(s)
	t.watch.render(s)
	t.picker.render(s)
	t.notes.render(s)
	t.past.render(s.view)
	t.mine.renderMine(s)
	question := "" // the notes hide it
	if t.flipped {
		question = t.picker.question.String()
	}
	t.decision.render(s, question)
	ui.PlaceAnew(t.root)
	if gained > 0 && ui.Animations() {
		t.fly(gained, tile)
	}
	for _, c := range t.rivals {
		if slices.Contains(fallen, c.seat) {
			t.glow.Shine(tipped, tileRadius, areasOf(c.row.tiles[:len(c.row.cells)])...)
		}
	}
}

// fly lets the points for a tile fly to the own score, which has them when they are there.
func (t *turn) fly(points, tile int) {
	d := fyne.CurrentApp().Driver()
	middle := func(o fyne.CanvasObject) fyne.Position {
		return d.AbsolutePositionForObject(o).Subtract(d.AbsolutePositionForObject(t.root)).AddXY(o.Size().Width/2, o.Size().Height/2)
	}
	for _, c := range t.rivals {
		if i := slices.IndexFunc(c.row.cells, func(cell rowCell) bool { return cell.id == tile }); i >= 0 {
			t.mine.score(t.state.view, points)
			t.flight.fly(points, middle(c.row.tiles[i]), middle(t.mine.points), func() { t.mine.score(t.state.view, 0) })
		}
	}
}

// list shows the guesses in place of the notes, or the notes again.
func (t *turn) list(on bool) {
	if t.listing != on && t.state.notesOn() {
		t.listing = on
		ui.PlaceAnew(t.root)
	}
}

// toPast brings up the guesses where something else stands in their place.
func (t *turn) toPast() {
	if t.beside {
		return
	}
	t.list(true)
	if t.flip.Visible() && !t.flipped {
		t.turnOver()
	}
}

// turnOver shows the notes in place of the picker, or the picker again.
func (t *turn) turnOver() {
	t.flipped = !t.flipped
	t.render(t.state)
}

func (t *turn) showTurn() { t.watch.showTurn() }

func (t *turn) showTime(left time.Duration) { t.decision.showTime(left) }

// hurry ends what is only for the eye.
func (t *turn) hurry() {
	t.flight.land()
	t.glow.Out()
}

func (t *turn) stop() {
	t.hurry()
	for _, c := range append(t.rivals, t.mine) {
		c.row.stop()
	}
}

// draw takes a tile of a colour from the middle.
func (t *turn) draw(c dv.Color) {
	if v := t.state.view; v.Phase == dv.PhaseDraw && v.Middle[c] > 0 {
		t.acts.submit(dv.Draw{Color: c})
	}
}

// point points at a tile, or no longer.
func (t *turn) point(id int) {
	if t.state.guessing() {
		t.acts.edit(t.state.draft.Point(t.state.view, id))
	}
}

// layAt chooses where the drawn tile goes.
func (t *turn) layAt(at int) { t.acts.edit(t.state.draft.SetPlace(t.state.view, at)) }

// act does what stands on the main button.
func (t *turn) act() {
	v := t.state.view
	if t.state.moment != nil {
		t.desk.GoOn()
		return
	}
	if v.Phase == dv.PhaseDraw {
		if c, one := v.OnlyColor(); one {
			t.draw(c)
		} else {
			t.desk.Toast(t.desk.T("davinci.turn.draw"))
		}
		return
	}
	if v.Phase == dv.PhaseOpen {
		if _, seat, _, ok := v.Find(t.state.opening); ok && seat == v.Me {
			t.acts.submit(dv.Open{Tile: t.state.opening})
		} else {
			t.desk.Toast(t.desk.T("davinci.turn.need_own"))
		}
		return
	}
	g, ok := t.state.draft.Guess(v)
	if !ok {
		if t.state.guessing() {
			t.desk.Toast(t.desk.T(t.state.missing()))
		}
		return
	}
	if w := dv.Warn(v, g); w != nil {
		t.warn(g, w)
		return
	}
	t.acts.submit(g)
}

// warn asks before a guess that can't be right. Enter goes back: whoever presses it twice
// in a row has not read it.
func (t *turn) warn(g dv.Guess, w *dv.Warning) {
	d := t.desk
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("davinci.turn.warn"),
		Body:  ui.NewPara(d.Say(w.ID, w.Args), ui.Lead, ui.Ink),
		Buttons: []ui.DialogButton{
			{Text: d.T("davinci.turn.warn_go"), OnTap: func() { t.acts.submit(g) }},
			{Text: d.T("davinci.turn.warn_back"), Kind: ui.Primary, Cancel: true, Default: true},
		},
	})
}

// stopTurn ends the turn after a right guess.
func (t *turn) stopTurn() {
	if a, ok := t.state.draft.Stop(t.state.view); ok {
		t.acts.submit(a)
	}
}
