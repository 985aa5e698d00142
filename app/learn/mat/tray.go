package mat

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// trayLook is how a tray looks.
type trayLook struct {
	left int // pieces in it, or unlimited
	row  bool
	off  bool
	over bool
	ring bool
	lit  bool
}

// tray is one of the four: a piece with its name and size, and how many there are.
type tray struct {
	rim, face  *canvas.Rectangle
	ring       *canvas.Rectangle
	piece      *draw.Piece
	name, size *ui.Text
	disc       *canvas.Circle
	number     *canvas.Text
}

// trayNames are what the kinds are called there; their sizes end in ".size".
var trayNames = [letterpiece.Kinds][2]games.ID{
	{"learn.mat.tray.long", "learn.mat.tray.long.size"},
	{"learn.mat.tray.short", "learn.mat.tray.short.size"},
	{"learn.mat.tray.wide", "learn.mat.tray.wide.size"},
	{"learn.mat.tray.u", "learn.mat.tray.u.size"},
}

func newTray(env *shell.Env, k letterpiece.Kind) *tray {
	return &tray{
		rim: newRect(), face: newRect(), ring: newRect(), piece: draw.NewPiece(k, 40, draw.Options{}),
		name: ui.NewText(env.T(trayNames[k][0]), ui.Label, ui.Ink).Truncate(), size: ui.NewText(env.T(trayNames[k][1]), ui.Body, ui.Ink2).Truncate(),
		disc: canvas.NewCircle(ui.Color(ui.None)), number: canvas.NewText("", ui.Color(ui.None)),
	}
}

func (t *tray) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{t.ring, t.rim, t.face, t.piece, t.name, t.size, t.disc, t.number}
}

// set shows the tray in a frame.
func (t *tray) set(f frame, l trayLook) {
	empty := l.left == 0 || l.off
	fill, rim, sw := ui.TileBG, ui.TileBorder, float32(1)
	switch {
	case l.lit:
		fill, rim, sw = ui.AccentSoft, ui.Accent, 2
	case empty:
		fill, rim = ui.Well, ui.Border
	}
	setBox(t.rim, t.face, f, 8, fill, rim, sw)
	if l.over && !empty {
		t.face.FillColor = ui.Mix(ui.Color(fill), ui.Color(ui.Ink), .95)
		t.face.Refresh()
	}
	show(t.ring, l.ring)
	if l.ring {
		t.ring.StrokeColor, t.ring.StrokeWidth = ui.Color(ui.Ink), 2.5
		setRect(t.ring, frame{f.SubtractXY(4, 4), f.AddWidthHeight(8, 8)}, 12, ui.None)
	}
	name, size := ui.Ink, ui.Ink2
	if empty {
		name, size = ui.DisText, ui.DisText
	}
	t.name.SetColor(name)
	t.size.SetColor(size)
	x := t.picture(f, l, empty)
	t.text(f, x)
}

// picture draws the piece, and the number of pieces at its foot; it returns where the text
// begins.
func (t *tray) picture(f frame, l trayLook, empty bool) float32 {
	column := min(ui.Px(88), f.Width*.45)
	capital := f.Height - 2*12
	if l.row {
		column, capital = min(ui.Px(44), f.Width*.36), f.Height-2*6
	}
	t.piece.SetHeight(whole(min(capital, column*.9)))
	t.piece.SetOptions(draw.Options{Faded: empty})
	size := t.piece.MinSize()
	mid := fyne.NewPos(f.X+column/2, f.Y+f.Height/2)
	t.piece.Resize(size)
	t.piece.Move(fyne.NewPos(whole(mid.X-size.Width/2), whole(mid.Y-size.Height/2)))
	counted := l.left != unlimited
	show(t.disc, counted)
	show(t.number, counted)
	if counted {
		d := ui.Px(20)
		at := fyne.NewPos(whole(min(mid.X+size.Width/2+2, f.X+column-d*.8)), f.Y+f.Height-d-4)
		t.disc.FillColor = ui.Color(ui.Ink)
		ink := ui.Color(ui.CardBG)
		if empty {
			t.disc.FillColor, ink = ui.Color(ui.Dis), ui.Color(ui.DisText)
		}
		t.disc.Move(at)
		t.disc.Resize(fyne.NewSquareSize(d))
		t.disc.Refresh()
		ui.DrawText(t.number, strconv.Itoa(l.left), ui.Px(13), 700, ink, at.X+d/2, at.Y+d/2, .5)
	}
	return f.X + column
}

// text writes name and size below each other, smaller where they have little room.
func (t *tray) text(f frame, x float32) {
	room := f.X + f.Width - x - 4
	name, size := ui.Label, ui.Body
	if max(name.Measure(t.name.String()), size.Measure(t.size.String())) > room || name.Height()+size.Height() > f.Height-4 {
		name, size = ui.Strong, ui.Small
	}
	if max(name.Measure(t.name.String()), size.Measure(t.size.String())) > room {
		name = ui.Small
	}
	t.name.SetStyle(name)
	t.size.SetStyle(size)
	h := name.Height() + size.Height()
	y := f.Y + (f.Height-h)/2
	t.name.Move(fyne.NewPos(x, whole(y)))
	t.name.Resize(fyne.NewSize(room, name.Height()))
	t.size.Move(fyne.NewPos(x, whole(y+name.Height())))
	t.size.Resize(fyne.NewSize(room, size.Height()))
}
