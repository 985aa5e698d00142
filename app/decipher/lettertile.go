package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// letterTile is a tile of the box: the letter in pieces, its name, and a dot for each
// copy, full while it is left. It fills its size; 66×88 is the size it is drawn for.
type letterTile struct {
	widget.BaseWidget
	letter string
	left   int // copies left; -1: no limit, no dots
}

// tileRatio is the height of a tile of width 1.
const tileRatio float32 = 88.0 / 66

func newLetterTile(letter rune) *letterTile {
	t := &letterTile{letter: string(letter), left: dc.TilesEach}
	t.ExtendBaseWidget(t)
	return t
}

// set changes what is left.
func (t *letterTile) set(left int) {
	if t.left != left {
		t.left = left
		t.Refresh()
	}
}

// lift makes it a tile in the hand, of another letter.
func (t *letterTile) lift(letter string) {
	t.letter = letter
	t.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (t *letterTile) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &letterLook{
		t: t, shadow: ui.NewRect(), rim: ui.NewRect(), face: ui.NewRect(),
		word: draw.NewWord(t.letter, 20), name: canvas.NewText("", nil),
	}
	for i := range r.dots {
		r.dots[i] = canvas.NewCircle(nil)
	}
	return ui.Drawn(t, r.least, r.place).Changing(r.parts).Repaints()
}

type letterLook struct {
	t                 *letterTile
	shadow, rim, face *canvas.Rectangle
	word              *draw.Word
	name              *canvas.Text
	dots              [dc.TilesEach]*canvas.Circle
}

func (r *letterLook) least() fyne.Size { return fyne.NewSize(40, 40*tileRatio) }

func (r *letterLook) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{r.shadow, r.rim, r.face, r.word, r.name}
	for _, d := range r.dots {
		out = append(out, d)
	}
	return out
}

func (r *letterLook) place(s fyne.Size) {
	k := s.Width / 66
	fill, edge, sw := ui.TileBG, ui.TileBorder, float32(1)
	switch r.t.left {
	case 0:
		fill, edge, sw = ui.Dis, ui.Ctrl, 2
	case 1, 2:
		fill, edge, sw = ui.AccentSoft, ui.Accent, 2
	}
	h := s.Height - 3
	setRect(r.shadow, fyne.NewPos(0, 3), fyne.NewSize(s.Width, h), 10*k, ui.Color(ui.TileShadow))
	setBox(r.rim, r.face, fyne.NewPos(0, 0), fyne.NewSize(s.Width, h), 10*k, fill, edge, sw)
	r.word.SetWord(r.t.letter)
	r.word.SetOptions(draw.Options{Faded: r.t.left == 0})
	r.word.SetHeight(ui.Whole(h * .51))
	size := r.word.MinSize()
	r.word.Resize(size)
	r.word.Move(fyne.NewPos(ui.Whole((s.Width-size.Width)/2), ui.Whole(h*.36-r.word.MinSize().Height/2)))
	r.caption(s.Width, h, k)
}

// caption is the line below: name and dots.
func (r *letterLook) caption(w, h, k float32) {
	ink := ui.Ink
	if r.t.left == 0 {
		ink = ui.DisText
	}
	y := h * .84
	x, align := float32(10)*k, float32(0)
	if r.t.left < 0 {
		x, align = w/2, .5
	}
	ui.DrawText(r.name, printed(r.t.letter), max(12, 14*k), 800, ui.Color(ink), x, y, align)
	d, pitch := max(4, 7*k), max(5.5, 10*k)
	for i, dot := range r.dots {
		ui.Show(r.t.left >= 0, dot)
		dot.StrokeColor, dot.StrokeWidth, dot.FillColor = ui.Color(ui.Ink2), max(1, 1.5*k), ui.Color(ui.None)
		if i < r.t.left {
			dot.StrokeWidth, dot.FillColor = 0, ui.Color(ui.Ink2)
		}
		dot.Move(fyne.NewPos(ui.Whole(w-7*k-d-float32(len(r.dots)-1-i)*pitch), ui.Whole(y-d/2)))
		dot.Resize(fyne.NewSquareSize(d))
		dot.Refresh()
	}
}
