package zone

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// CreateRenderer implements fyne.Widget.
func (l *letters) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	r := &lettersLook{l: l, ring: canvas.NewRectangle(color.Transparent)}
	return ui.Drawn(l, r.least, r.place).Changing(r.parts)
}

// cell is what is drawn of a letter.
type cell struct {
	face   *canvas.Rectangle
	name   *canvas.Text
	check  *canvas.Image
	strike *canvas.Rectangle
}

type lettersLook struct {
	l       *letters
	ring    *canvas.Rectangle
	cells   []cell
	objects []fyne.CanvasObject
}

func (r *lettersLook) parts() []fyne.CanvasObject { return r.objects }
func (r *lettersLook) least() fyne.Size {
	least := float32(4*(cellLeast+cellGap) + 2*air)
	return fyne.NewSize(least, r.l.least(max(least, r.l.Size().Width)))
}

func (r *lettersLook) place(fyne.Size) {
	l := r.l
	for len(r.cells) < len(l.shown) {
		check := canvas.NewImageFromResource(nil)
		check.FillMode = canvas.ImageFillContain
		r.cells = append(r.cells, cell{canvas.NewRectangle(color.Transparent), canvas.NewText("", color.Transparent), check, canvas.NewRectangle(color.Transparent)})
	}
	if len(r.objects) != 1+4*len(r.cells) {
		r.objects = []fyne.CanvasObject{r.ring}
		for _, c := range r.cells {
			r.objects = append(r.objects, c.face, c.name, c.check, c.strike)
		}
	}
	r.ring.Hide()
	for i := range r.cells {
		r.cell(i)
	}
}

// cell draws a letter: what is named is filled and has a check, what is ruled out is struck.
func (r *lettersLook) cell(i int) {
	l, c := r.l, r.cells[i]
	letter := l.shown[i]
	at, edge := l.place(i)
	fill, ink, rim, sw := ui.CardBG, ui.Ink, ui.Ctrl, float32(1)
	picked, struck := l.picked[letter], l.struck[letter]
	switch {
	case picked:
		fill, ink, rim = ui.Accent, ui.OnAccent, ui.Accent
	case struck, l.frozen:
		fill, ink, rim = ui.Dis, ui.DisText, ui.Border
	case l.hovered == i:
		rim, sw = ui.Accent, 2
	}
	c.face.FillColor, c.face.StrokeColor, c.face.StrokeWidth, c.face.CornerRadius = ui.Color(fill), ui.Color(rim), sw, 10
	c.face.Move(at)
	c.face.Resize(fyne.NewSquareSize(edge))
	c.face.Refresh()
	ui.DrawText(c.name, draw.Name(letter), edge*.46, 800, ui.Color(ink), at.X+edge/2, at.Y+edge/2, .5)
	c.check.Hide()
	if picked {
		d := max(10, edge*.26)
		c.check.Resource = ui.IconResource(ui.IconCheck, ui.Color(ui.OnAccent))
		c.check.Move(at.AddXY(edge-d-3, 3))
		c.check.Resize(fyne.NewSquareSize(d))
		c.check.Show()
		c.check.Refresh()
	}
	c.strike.Hide()
	if struck {
		c.strike.FillColor = ui.Color(ui.DisText)
		c.strike.Move(at.AddXY(edge*.2, edge/2-1))
		c.strike.Resize(fyne.NewSize(edge*.6, 2))
		c.strike.Show()
		c.strike.Refresh()
	}
	if l.focused && !l.frozen && i == l.cursor {
		r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = ui.Color(ui.Ink), 2.5, 13
		r.ring.Move(at.SubtractXY(3, 3))
		r.ring.Resize(fyne.NewSquareSize(edge + 6))
		r.ring.Show()
		r.ring.Refresh()
	}
}
