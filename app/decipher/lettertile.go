package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// letterTile is a tile of the box: the letter in pieces, its name, and a dot for each
// copy, full while it is left. It fills its size; 66×88 is the size it is drawn for.
type letterTile struct {
	ui.Base
	letter string
	left   int // copies left; -1: no limit, no dots

	shadow *canvas.Rectangle
	box    *ui.Box
	word   *draw.Word
	name   ui.Line
	dots   [dc.TilesEach]*canvas.Circle
}

// tileRatio is the height of a tile of width 1.
const tileRatio float32 = 88.0 / 66

func newLetterTile(letter rune) *letterTile {
	t := &letterTile{
		letter: string(letter), left: dc.TilesEach,
		shadow: ui.NewRect(), box: ui.NewBox(),
		word: draw.NewWord(string(letter), 20), name: ui.NewLine(),
	}
	parts := []fyne.CanvasObject{t.shadow, t.box, t.word, t.name}
	for i := range t.dots {
		t.dots[i] = canvas.NewCircle(nil)
		parts = append(parts, t.dots[i])
	}
	t.Draw(t, t.least, t.place, parts...).Repaints()
	return t
}

// set changes what is left.
func (t *letterTile) set(left int) { ui.Change(&t.left, left, t) }

func (t *letterTile) least() fyne.Size { return fyne.NewSize(40, 40*tileRatio) }

func (t *letterTile) place(s fyne.Size) {
	k := s.Width / 66
	fill, edge, sw := ui.TileBG, ui.TileBorder, float32(1)
	switch t.left {
	case 0:
		fill, edge, sw = ui.Dis, ui.Ctrl, 2
	case 1, 2:
		fill, edge, sw = ui.AccentSoft, ui.Accent, 2
	}
	h := s.Height - 3
	ui.SetRect(t.shadow, 0, 3, s.Width, h, 10*k, ui.TileShadow)
	t.box.Set(0, 0, s.Width, h, 10*k, fill, edge, sw)
	t.word.SetWord(t.letter)
	t.word.SetOptions(draw.Options{Faded: t.left == 0})
	t.word.SetHeight(ui.Whole(h * .51))
	size := t.word.MinSize()
	t.word.Resize(size)
	t.word.Move(fyne.NewPos(ui.Whole((s.Width-size.Width)/2), ui.Whole(h*.36-t.word.MinSize().Height/2)))
	t.caption(s.Width, h, k)
}

// caption is the line below: name and dots.
func (t *letterTile) caption(w, h, k float32) {
	ink := ui.Ink
	if t.left == 0 {
		ink = ui.DisText
	}
	y := h * .84
	x, align := float32(10)*k, float32(0)
	if t.left < 0 {
		x, align = w/2, .5
	}
	t.name.Draw(printed(t.letter), max(12, 14*k), 800, ink, x, y, align)
	d, pitch := max(4, 7*k), max(5.5, 10*k)
	for i, dot := range t.dots {
		ui.Show(t.left >= 0, dot)
		dot.StrokeColor, dot.StrokeWidth, dot.FillColor = ui.Color(ui.Ink2), max(1, 1.5*k), ui.Color(ui.None)
		if i < t.left {
			dot.StrokeWidth, dot.FillColor = 0, ui.Color(ui.Ink2)
		}
		dot.Move(fyne.NewPos(ui.Whole(w-7*k-d-float32(len(t.dots)-1-i)*pitch), ui.Whole(y-d/2)))
		dot.Resize(fyne.NewSquareSize(d))
		dot.Refresh()
	}
}
