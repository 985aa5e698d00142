package dicewords

import "fyne.io/fyne/v2/driver/desktop"

// places are where the dice of a row lie, counted from the left, also of those that a tap has taken away: what is
// left doesn't close up below a pointer that is on its way to the next die.
type places map[int]int

// lay gives every die of a row its place: the one that it has had where all have one, else they lie side by side.
func (p places) lay(row []int) places {
	next := places{}
	for k, i := range row {
		if _, ok := p[i]; !ok {
			p = nil
		}
		next[i] = k
	}
	if p != nil {
		return p
	}
	return next
}

// closeUp has the dice lie side by side.
func (d *diceBox) closeUp() {
	for r, row := range d.rows {
		d.places[r] = places(nil).lay(row)
	}
	d.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (d *diceBox) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (d *diceBox) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (d *diceBox) MouseOut() { d.closeUp() }
