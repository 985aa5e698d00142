package zone

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// cell is what is drawn of a letter.
type cell struct {
	face   *canvas.Rectangle
	name   ui.Line
	check  ui.IconImage
	strike *canvas.Rectangle
}

func (l *letters) least() fyne.Size {
	least := float32(4*(cellLeast+cellGap) + 2*air)
	return fyne.NewSize(least, l.leastHeight(max(least, l.Size().Width)))
}

func (l *letters) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{l.ring}
	for _, c := range l.cells {
		out = append(out, c.face, c.name, c.check, c.strike)
	}
	return out
}

func (l *letters) place(fyne.Size) {
	for len(l.cells) < len(l.shown) {
		l.cells = append(l.cells, cell{ui.NewRect(), ui.NewLine(), ui.NewIconImage(), ui.NewRect()})
	}
	l.ring.Hide()
	for i, at := range l.frames() {
		l.drawCell(i, at)
	}
}

// drawCell draws a letter: what is named is filled and has a check, what is ruled out is struck.
func (l *letters) drawCell(i int, at ui.Frame) {
	c := l.cells[i]
	letter := l.shown[i]
	edge := at.Width
	fill, ink, rim, sw := ui.CardBG, ui.Ink, ui.Ctrl, float32(1)
	picked, struck := l.picked[letter], l.struck[letter]
	switch {
	case picked:
		fill, ink, rim = ui.Accent, ui.OnAccent, ui.Accent
	case struck, l.frozen:
		fill, ink, rim = ui.Dis, ui.DisText, ui.Border
	case l.Over() == i:
		rim, sw = ui.Accent, 2
	}
	c.face.StrokeColor, c.face.StrokeWidth = ui.Color(rim), sw
	ui.SetRect(c.face, at.X, at.Y, edge, edge, 10, fill)
	c.name.Draw(draw.Name(letter), edge*.46, 800, ink, at.X+edge/2, at.Y+edge/2, .5)
	c.check.Hide()
	if picked {
		d := max(10, edge*.26)
		c.check.Set(ui.IconCheck, ui.OnAccent)
		ui.Put(c.check, at.X+edge-d-3, at.Y+3, d, d)
	}
	strike := ui.None
	if struck {
		strike = ui.DisText
	}
	ui.SetRect(c.strike, at.X+edge*.2, at.Y+edge/2-1, edge*.6, 2, 0, strike)
	if i == l.At && !l.frozen {
		l.Ring(l.ring, at.X, at.Y, edge, edge, 10)
	}
}
