package mat

import (
	"math"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// frame is a rectangle on the board in pixels.
type frame struct {
	fyne.Position
	fyne.Size
}

func (f frame) has(p fyne.Position) bool {
	return p.X >= f.X && p.Y >= f.Y && p.X < f.X+f.Width && p.Y < f.Y+f.Height
}

func (f frame) middle() fyne.Position { return f.AddXY(f.Width/2, f.Height/2) }

// plan is where everything lies on a board of some size.
type plan struct {
	mat     frame
	trays   [letterpiece.Kinds]frame
	row     bool          // the trays stand below the mat, not beside it
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

// The mat is this wide at least, in units: so a piece can lie beside the letter.
const matUnits = 6.6

// planOf lays a board out whose letters have a box in common.
func planOf(s fyne.Size, box letterpiece.Box) plan {
	p := plan{row: s.Height < 4*ui.Px(62)+3*trayGap}
	side := min(ui.Px(192), max(ui.Px(150), s.Width*.27))
	p.mat = frame{Size: fyne.NewSize(s.Width-side-gap, s.Height)}
	if p.row {
		p.mat.Size = fyne.NewSize(s.Width, s.Height-ui.Px(52)-trayGap)
	}
	p.mat.Width, p.mat.Height = max(p.mat.Width, 40), max(p.mat.Height, 40)
	for i := range p.trays {
		p.trays[i] = p.tray(float32(i), s, side)
	}
	p.scale(box)
	return p
}

func (p *plan) tray(i float32, s fyne.Size, side float32) frame {
	if p.row {
		w := (s.Width - 3*trayGap) / 4
		return frame{fyne.NewPos(whole(i*(w+trayGap)), p.mat.Height+trayGap), fyne.NewSize(whole(w), ui.Px(52))}
	}
	h := (s.Height - 3*trayGap) / 4
	return frame{fyne.NewPos(p.mat.Width+gap, whole(i*(h+trayGap))), fyne.NewSize(side, whole(h))}
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
	p.origin = fyne.NewPos(whole(x), whole(y))
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
func (p *plan) around(l course.Laid) frame {
	w, h := reach(l)
	w, h = w+letterpiece.Thickness/2, h+letterpiece.Thickness/2
	return frame{p.pos(l.X-w, l.Y-h), fyne.NewSize(float32(2*w*p.unit), float32(2*h*p.unit))}
}

func whole(v float32) float32 { return float32(math.Round(float64(v))) }
