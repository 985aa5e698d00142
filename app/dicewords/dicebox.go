package dicewords

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// diceBox is the ten dice in two rows: kept above, thrown again below; or, when no
// throw is left, those in the word above and those left over below. Tap, drag and
// keys do the same things.
type diceBox struct {
	ui.Base
	desk   *table.Desk
	edits  *edits
	lift   *lift
	state  state
	room   room    // how large they may be
	wide   float32 // the width that there is for the dice
	dice   [dw.DiceCount]*draw.Die
	titles [2]*ui.Text
	hints  [2]*ui.Text
	rows   [2][]int // the dice as they lie
	places [2]places
	tapped bool // a tap is being carried out
	cursor int  // die under the keyboard's cursor, by index
	focus  bool

	drag     ui.Carry
	dragAt   fyne.Position // where the pointer was last in a drag
	dragOver bool          // that was on the word card
	motion   motion

	line *canvas.Rectangle // parts the rows
	tip  ui.Ring           // around the row that a tip means
}

var (
	_ fyne.Widget    = (*diceBox)(nil)
	_ fyne.Tappable  = (*diceBox)(nil)
	_ fyne.Draggable = (*diceBox)(nil)
	_ fyne.Focusable = (*diceBox)(nil)

	_ desktop.Hoverable = (*diceBox)(nil)
)

const (
	diceGap float32 = 8 // between two dice, in px
	between float32 = 8 // above and below the line that parts the rows
)

func newDiceBox(desk *table.Desk, edits *edits, lift *lift) *diceBox {
	d := &diceBox{desk: desk, edits: edits, lift: lift, line: ui.NewRect(), tip: ui.NewRing()}
	for i := range d.dice {
		d.dice[i] = draw.NewDie(draw.DieFace{}, 56)
	}
	for i := range d.titles {
		d.titles[i] = ui.NewText("", ui.Strong, ui.Ink)
		d.hints[i] = ui.NewText("", ui.Body, ui.Ink2).Truncate()
	}
	d.Draw(d, d.least, d.place, d.parts()...).Repaints().Gone(d.gone)
	desk.Trace.Mark("dice", d)
	return d
}

func (d *diceBox) render(s state) {
	before, step := d.rows, d.state.view.Step
	d.state, d.rows = s, s.rows()
	for r, row := range d.rows {
		if step != s.view.Step || !slices.Equal(row, before[r]) && (!d.tapped || r == upper && s.building()) {
			d.places[r] = nil
		}
		d.places[r] = d.places[r].lay(row)
	}
	d.label()
	d.showDice()
	d.Refresh()
}

// showDice shows every die as it lies there.
func (d *diceBox) showDice() {
	w := d.state.worth()
	for i, die := range d.dice {
		die.Set(d.lying(i), d.look(i, w))
	}
}

// lying is the face that die i shows now.
func (d *diceBox) lying(i int) draw.DieFace { return face(d.state.view.Set, i, d.state.letter(i)) }

// look is how die i lies there now.
func (d *diceBox) look(i int, w dw.Worth) draw.DieState {
	s := d.state
	return draw.DieState{
		Locked:   s.view.Up != nil && s.view.Locked[i] && !s.building(),
		Selected: s.typing() && !s.building() && slices.Contains(w.Dice, i),
		Cursor:   d.focus && d.cursor == i,
		Tip:      s.tip.Dice>>i&1 != 0,
	}
}

// label writes the rows' titles.
func (d *diceBox) label() {
	s, t := d.state, d.desk.T
	if last := s.shownLast(); last != nil {
		d.labelLast(last)
		return
	}
	ids := [2]games.ID{"dicewords.dice.keep", "dicewords.dice.again"}
	empty := [2]games.ID{"dicewords.dice.keep.empty", "dicewords.dice.again.empty"}
	switch {
	case s.building():
		ids = [2]games.ID{"dicewords.dice.word", "dicewords.dice.rest"}
		empty = [2]games.ID{"dicewords.dice.word.empty", ""}
	case s.left() == 0:
		ids[lower] = "dicewords.dice.thrown"
	}
	if s.view.Up == nil {
		ids, empty = [2]games.ID{"", "dicewords.dice.fresh"}, [2]games.ID{}
	}
	if !s.acting { // nothing can be done there
		empty = [2]games.ID{}
	}
	for r := range d.titles {
		title := ""
		if ids[r] != "" {
			title = t(ids[r])
		}
		d.titles[r].SetText(title)
		d.hints[r].SetText(d.hint(r, empty[r]))
	}
}

// hint says how many dice lie in a row and what they are, or what to do while there are none.
func (d *diceBox) hint(r int, empty games.ID) string {
	s, t := d.state, d.desk.T
	if len(d.rows[r]) == 0 || s.view.Up == nil {
		if empty == "" {
			return ""
		}
		return t(empty)
	}
	hint := t("dicewords.dice.count", games.Args{"N": len(d.rows[r])})
	switch {
	case r == upper && s.acting:
		hint += ", " + t("dicewords.dice.keep.hint")
	case r == lower && s.typing() && !s.building() && slices.ContainsFunc(s.worth().Dice, func(i int) bool { return slices.Contains(d.rows[lower], i) }):
		hint += ", " + t("dicewords.dice.ring")
	}
	return hint
}

// labelLast names the word whose dice still lie there.
func (d *diceBox) labelLast(last *dw.ScoredTurn) {
	desk := d.desk
	d.titles[0].SetText(desk.Name(last.Seat))
	d.hints[0].SetText(desk.T("dicewords.dice.none"))
	if last.Word != "" {
		d.hints[0].SetText(desk.T("dicewords.dice.last", games.Args{"Word": last.Word, "Points": last.Points}))
	}
	d.titles[1].SetText(desk.T("dicewords.dice.rest"))
	d.hints[1].SetText("")
}

// dieSize is the edge of a die so that ten fit side by side.
func (d *diceBox) dieSize() float32 {
	w, most := d.wide, float32(84)
	switch {
	case d.room.bare:
		most = 44
	case d.room.low:
		most = 48
	}
	return float32(int(min(max((w+diceGap)/dw.DiceCount-diceGap, 36), most)))
}

// labelHeight is the line above a row.
func labelHeight() float32 { return ui.Body.Height() + 6 }

// rowY is the top of the dice of row r.
func (d *diceBox) rowY(r int) float32 {
	return labelHeight() + float32(r)*(labelHeight()+d.dieSize()+3+2*between)
}

// spot is where die i belongs.
func (d *diceBox) spot(i int) fyne.Position {
	for r, row := range d.rows {
		if slices.Contains(row, i) {
			return fyne.NewPos(float32(d.places[r][i])*(d.dieSize()+diceGap), d.rowY(r))
		}
	}
	return fyne.Position{}
}

// at is the die under a point, -1 for none.
func (d *diceBox) at(p fyne.Position) int {
	s := d.dieSize()
	for i := range d.dice {
		q := d.spot(i)
		if p.X >= q.X && p.X < q.X+s && p.Y >= q.Y && p.Y < q.Y+s+3 {
			return i
		}
	}
	return -1
}

func (d *diceBox) least() fyne.Size {
	return fyne.NewSize(10*36+9*diceGap, d.rowY(1)+d.dieSize()+3)
}

func (d *diceBox) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{d.tip.Rectangle, d.titles[0], d.hints[0], d.line, d.titles[1], d.hints[1]}
	for _, die := range d.dice {
		out = append(out, die)
	}
	return out
}

func (d *diceBox) place(size fyne.Size) {
	s := d.dieSize()
	for i := range d.titles {
		y := d.rowY(i) - labelHeight()
		w := d.titles[i].MinSize().Width
		ui.Put(d.titles[i], 0, y, w, ui.Body.Height())
		if w > 0 {
			w += 8
		}
		ui.Put(d.hints[i], w, y, size.Width-w, ui.Body.Height())
	}
	d.tip.Around(d.state.tip.Row, 0, 0, size.Width, d.rowY(0)+s+3, 8, 6, ui.Accent)
	ui.SetRect(d.line, 0, d.rowY(0)+s+3+between-1, size.Width, 1, 0, ui.Border)
	for i, die := range d.dice {
		die.SetSize(s)
		die.Resize(fyne.NewSquareSize(s))
		ui.Show(i != d.lift.index, die)
		d.motion.glide(die, d.spot(i))
	}
}
