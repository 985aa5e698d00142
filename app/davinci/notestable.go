package davinci

import "spieltisch/app/ui"

// noteTable is what the card of the notes shows, and where it lies: its head and its
// lines share it.
type noteTable struct {
	lines    []noteLine
	names    []noteName // of the lines
	numbers  []int      // of the columns
	target   int        // the tile that is pointed at
	number   int        // the number that is named
	pointing bool       // a tap on a name points at its tile
	row      float32    // height of a line, as there is room
}

// noteName names a tile: its owner and its place in the row.
type noteName struct{ owner, place string }

// Lengths of the card in pixels.
const (
	notePad  float32 = 16 // between the card's side and the lines
	noteMark float32 = 32 // from the line's side to the name
)

// noteCellLeast is the least width of a column: two digits.
func noteCellLeast() float32 { return 22 }

// noteRow is the least height of a line.
func noteRow() float32 { return ui.Whole(4 + 17) }

// noteGeometry says where the parts of a line lie.
type noteGeometry struct{ name, cell, row float32 }

// geometry is for lines of a width; 0: as narrow as they may be.
func (t *noteTable) geometry(width float32) noteGeometry {
	g := noteGeometry{row: max(t.row, noteRow())}
	longest := float32(0)
	for _, l := range t.names {
		longest = max(longest, ui.Strong.Measure(l.owner+" "+l.place))
	}
	columns := float32(len(t.numbers))
	least := noteMark + 44
	most := max(least, min(width-columns*noteCellLeast()-8, width*.28))
	g.name = min(max(least, noteMark+longest+12), most)
	if width == 0 {
		g.name = least
	}
	g.cell = max(0, (width-g.name-8)/max(1, columns))
	return g
}

// lineOf is the line of a tile, -1 for none.
func (t *noteTable) lineOf(tile int) int {
	for i, l := range t.lines {
		if l.stone.ID == tile {
			return i
		}
	}
	return -1
}
