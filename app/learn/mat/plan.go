package mat

import (
	"math"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// plan is where everything lies on a board of some size.
type plan struct {
	mat     ui.Frame
	trays   [letterpiece.Kinds]ui.Frame
	compact bool          // the trays have little room
	capital float32       // height of capitals in pixels
	unit    float64       // pixels
	origin  fyne.Position // of 0, 0: where letters have their own place
	room    room
}

// Lengths of the board, in pixels.
const (
	gap       float32 = 16
	trayGap   float32 = 8
	matEdge   float32 = 8  // between the mat's rim and its pieces
	letterAir float32 = 14 // above a letter in its own place, at least
)

// The mat is this wide at least in pixels, for its texts, before trays stand two by two next to it.
const matLeast = 260

// The mat is this wide at least, in units: so a piece can lie next to the letter.
const matUnits = 6.6

// planOf lays a board out whose letters have a box in common: the trays stand below each other
// next to the mat. In low windows they stand in a row below it, or two by two next to it, whichever
// leaves the larger letters.
func planOf(s fyne.Size, box letterpiece.Box) plan {
	if s.Height >= 4*62+3*trayGap {
		return aside(s, box, 1, min(192, max(150, s.Width*.27)))
	}
	row, block := below(s, box), aside(s, box, 2, 2*116+trayGap)
	if block.capital > row.capital && block.mat.Width >= matLeast {
		return block
	}
	return row
}

// aside has the trays at the right in some columns, together side wide.
func aside(s fyne.Size, box letterpiece.Box, columns int, side float32) plan {
	p := plan{compact: columns > 1, mat: ui.Frame{Size: fyne.NewSize(max(40, s.Width-side-gap), max(40, s.Height))}}
	rows := len(p.trays) / columns
	w, h := (side-float32(columns-1)*trayGap)/float32(columns), (s.Height-float32(rows-1)*trayGap)/float32(rows)
	for i := range p.trays {
		x, y := float32(i%columns)*(w+trayGap), float32(i/columns)*(h+trayGap)
		p.trays[i] = ui.Frame{Position: fyne.NewPos(ui.Whole(p.mat.Width+gap+x), ui.Whole(y)), Size: fyne.NewSize(ui.Whole(w), ui.Whole(h))}
	}
	p.scale(box)
	return p
}

// below has the trays in a row below the mat.
func below(s fyne.Size, box letterpiece.Box) plan {
	high := float32(52)
	p := plan{compact: true, mat: ui.Frame{Size: fyne.NewSize(max(40, s.Width), max(40, s.Height-high-trayGap))}}
	w := (s.Width - 3*trayGap) / 4
	for i := range p.trays {
		p.trays[i] = ui.Frame{Position: fyne.NewPos(ui.Whole(float32(i)*(w+trayGap)), p.mat.Height+trayGap), Size: fyne.NewSize(ui.Whole(w), high)}
	}
	p.scale(box)
	return p
}

// foot is the height of the line of text at the bottom of the mat.
func foot() float32 { return ui.Body.Height() + 14 }

// scale makes letters as large as the mat has room for, and puts them in its middle.
func (p *plan) scale(box letterpiece.Box) {
	const thick = letterpiece.Thickness
	above := max(letterAir, min(foot(), p.mat.Height*.1))
	high := float64(p.mat.Height - above - foot())
	unit := min(high/(box.Max.Y-box.Min.Y+thick), float64(p.mat.Width)/matUnits)
	p.capital = max(20, float32(math.Floor(unit*(letterpiece.CapHeight+thick))))
	p.unit = draw.Unit(p.capital)
	x := p.mat.X + p.mat.Width/2 - float32((box.Min.X+box.Max.X)/2*p.unit)
	y := p.mat.Y + above + float32(high/2) - float32((box.Min.Y+box.Max.Y)/2*p.unit)
	p.origin = fyne.NewPos(ui.Whole(x), ui.Whole(y))
	edge := float64(matEdge) + thick/2*p.unit
	p.room.x, p.room.y = p.at(p.mat.Position)
	x1, y1 := p.at(p.mat.AddXY(p.mat.Width, p.mat.Height))
	e := edge / p.unit
	p.room = room{p.room.x + e, p.room.y + e, x1 - p.room.x - 2*e, y1 - p.room.y - 2*e}
}

// at is a point in units.
func (p *plan) at(pos fyne.Position) (x, y float64) {
	return float64(pos.X-p.origin.X) / p.unit, float64(pos.Y-p.origin.Y) / p.unit
}

// pos is the point of x, y in pixels.
func (p *plan) pos(x, y float64) fyne.Position {
	return p.origin.AddXY(float32(x*p.unit), float32(y*p.unit))
}

// around is the box of a piece in pixels.
func (p *plan) around(l course.Laid) ui.Frame {
	w, h := reach(l)
	w, h = w+letterpiece.Thickness/2, h+letterpiece.Thickness/2
	return ui.Frame{Position: p.pos(l.X-w, l.Y-h), Size: fyne.NewSize(float32(2*w*p.unit), float32(2*h*p.unit))}
}
