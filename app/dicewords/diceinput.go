package dicewords

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// Tapped implements fyne.Tappable.
func (d *diceBox) Tapped(e *fyne.PointEvent) {
	if i := d.at(e.Position); i >= 0 {
		d.tapped = true
		d.edits.tapDie(i)
		d.tapped = false
	}
}

// Dragged implements fyne.Draggable: the die follows the pointer.
func (d *diceBox) Dragged(e *fyne.DragEvent) {
	if !d.state.declaring() || d.drag.Spent() {
		return
	}
	if d.lift.index < 0 || d.lift.flight.Running() {
		i := d.at(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY))
		if i < 0 {
			return
		}
		d.stop()
		d.closeUp()
		d.drag.Begin(d, func() { d.flyBack(i) })
		d.lift.take(i, d.lying(i), d.dieSize(), e.AbsolutePosition)
		d.Refresh()
	}
	d.dragAt, d.dragOver = e.Position, d.lift.over(e.AbsolutePosition)
	d.lift.carry(e.AbsolutePosition)
}

// DragEnd implements fyne.Draggable: the die goes into the word or the row where it is let go, and back to its place from
// anywhere else.
func (d *diceBox) DragEnd() {
	i, at := d.lift.index, d.dragAt
	if !d.drag.End() || i < 0 || d.lift.flight.Running() {
		return
	}
	size := d.Size()
	switch {
	case d.dragOver:
		if !slices.Contains(d.state.worth().Dice, i) || d.state.draft.Word == "" {
			d.edits.edit(d.state.draft.TapDie(d.state.view, i))
		}
	case at.X < -d.dieSize() || at.X > size.Width+d.dieSize() || at.Y < -d.dieSize() || at.Y > size.Height+d.dieSize()/2:
	case at.Y < d.rowY(1)-labelHeight():
		d.drop(i, 0, at.X)
	default:
		d.drop(i, 1, at.X)
	}
	d.flyBack(i)
}

// flyBack has a die fly from the hand to its place.
func (d *diceBox) flyBack(i int) {
	d.dice[i].Move(d.spot(i)) // it flies above, not here
	d.motion.glides[d.dice[i]] = &glide{to: d.spot(i)}
	d.lift.fly(fyne.CurrentApp().Driver().AbsolutePositionForObject(d).Add(d.spot(i)), d.Refresh)
}

// drop lays die i into a row, at the place that x names.
func (d *diceBox) drop(i, row int, x float32) {
	draft := d.state.draft
	was := 1
	if slices.Contains(d.rows[0], i) {
		was = 0
	}
	others := slices.DeleteFunc(slices.Clone(d.rows[row]), func(j int) bool { return j == i })
	k := min(max(int((x+diceGap/2)/(d.dieSize()+diceGap)), 0), len(others))
	if row != was {
		d.edits.tapDie(i)
		draft = d.state.draft
	}
	if d.state.building() && row == 0 {
		return // the word's letters decide the order
	}
	if k < len(others) {
		draft = draft.Move(i, d.state.orderAt(others[k], i))
	} else if len(others) > 0 {
		draft = draft.Move(i, d.state.orderAt(others[len(others)-1], i)+1)
	}
	d.edits.edit(draft)
}

// FocusGained implements fyne.Focusable.
func (d *diceBox) FocusGained() {
	d.focus = true
	d.render(d.state)
}

// FocusLost implements fyne.Focusable.
func (d *diceBox) FocusLost() {
	d.focus = false
	d.render(d.state)
}

// TypedRune implements fyne.Focusable: comma and full stop push the die along its
// row, everything else is the page's.
func (d *diceBox) TypedRune(r rune) {
	switch r {
	case ',':
		d.push(-1)
	case '.':
		d.push(1)
	default:
		ui.BubbleRune(d, r)
	}
}

// TypedKey implements fyne.Focusable: the arrows move the cursor, Enter taps the die.
func (d *diceBox) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		d.step(-1)
	case fyne.KeyRight:
		d.step(1)
	case fyne.KeyUp, fyne.KeyDown:
		d.change()
	case fyne.KeyReturn, fyne.KeyEnter:
		d.edits.tapDie(d.cursor)
	default:
		ui.BubbleKey(d, e)
	}
}

// where is the row and place of the cursor.
func (d *diceBox) where() (row, k int) {
	for r := range d.rows {
		if k := slices.Index(d.rows[r], d.cursor); k >= 0 {
			return r, k
		}
	}
	return 1, 0
}

func (d *diceBox) step(by int) {
	r, k := d.where()
	row := d.rows[r]
	if len(row) == 0 {
		return
	}
	d.cursor = row[(k+by+len(row))%len(row)]
	d.render(d.state)
}

// change moves the cursor to the other row.
func (d *diceBox) change() {
	r, k := d.where()
	if row := d.rows[1-r]; len(row) > 0 {
		d.cursor = row[min(k, len(row)-1)]
		d.render(d.state)
	}
}

// push moves the die under the cursor along its row.
func (d *diceBox) push(by int) {
	r, k := d.where()
	row := d.rows[r]
	if k+by < 0 || k+by >= len(row) || !d.state.declaring() {
		return
	}
	at := slices.Index(d.state.draft.Order[:], row[k+by])
	d.edits.edit(d.state.draft.Move(d.cursor, at))
}
