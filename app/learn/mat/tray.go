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
	left    int // pieces in it, or unlimited
	compact bool
	off     bool
	over    bool
	ring    bool
	lit     bool
	text    trayText
}

// trayText is how the names of all trays are written.
type trayText struct{ name, size ui.Style }

// tray is one of the four: a piece with its name and size, and how many there are.
type tray struct {
	box        *ui.Box
	ring       ui.Ring
	piece      *draw.Piece
	name, size *ui.Text
	disc       *canvas.Circle
	number     ui.Line
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
		box: ui.NewBox(), ring: ui.NewRing(), piece: draw.NewPiece(k, 40, draw.Options{}),
		name: ui.NewText(env.T(trayNames[k][0]), ui.Label, ui.Ink).Truncate(), size: ui.NewText(env.T(trayNames[k][1]), ui.Body, ui.Ink2).Truncate(),
		disc: canvas.NewCircle(ui.Color(ui.None)), number: ui.NewLine(),
	}
}

func (t *tray) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{t.ring, t.box, t.piece, t.name, t.size, t.disc, t.number}
}

// set shows the tray in a frame.
func (t *tray) set(f ui.Frame, l trayLook) {
	empty := l.left == 0 || l.off
	fill, rim, wide := ui.TileBG, ui.TileBorder, float32(1)
	switch {
	case l.lit:
		fill, rim, wide = ui.AccentSoft, ui.Accent, 2
	case empty:
		fill, rim = ui.Well, ui.Border
	}
	face := ui.Color(fill)
	if l.over && !empty {
		face = ui.Mix(face, ui.Color(ui.Ink), .95)
	}
	setBox(t.box, f, face, rim, wide)
	t.ring.Set(l.ring, f.X, f.Y, f.Width, f.Height, 8)
	name, size := ui.Ink, ui.Ink2
	if empty {
		name, size = ui.DisText, ui.DisText
	}
	t.name.SetColor(name)
	t.size.SetColor(size)
	x := t.picture(f, l, empty)
	t.text(f, x, l.text)
}

// column is the width of the picture in a tray.
func column(f ui.Frame, compact bool) float32 {
	if compact {
		return min(44, f.Width*.36)
	}
	return min(88, f.Width*.45)
}

// picture draws the piece, and the number of pieces at its foot; it returns where the text
// begins.
func (t *tray) picture(f ui.Frame, l trayLook, empty bool) float32 {
	wide, capital := column(f, l.compact), f.Height-2*12
	if l.compact {
		capital = f.Height - 2*6
	}
	counted := l.left > 0 && !l.off
	mid := fyne.NewPos(f.X+wide/2, f.Y+f.Height/2)
	d := float32(20)
	if l.compact && counted { // so that the number covers little of it
		mid.X, d = f.X+wide*.62, 17
	}
	t.piece.SetHeight(ui.Whole(min(capital, wide*.9)))
	t.piece.SetOptions(draw.Options{Faded: empty})
	size := t.piece.MinSize()
	t.piece.Resize(size)
	t.piece.Move(fyne.NewPos(ui.Whole(mid.X-size.Width/2), ui.Whole(mid.Y-size.Height/2)))
	ui.Show(counted, t.disc)
	ui.Show(counted, t.number)
	if counted {
		at := fyne.NewPos(ui.Whole(max(f.X+3, mid.X-size.Width/2-d-1)), ui.Whole(min(mid.Y+size.Height/2-d/2, f.Y+f.Height-d-3)))
		t.disc.FillColor = ui.Color(ui.Ink)
		t.disc.Move(at)
		t.disc.Resize(fyne.NewSquareSize(d))
		t.disc.Refresh()
		t.number.Draw(strconv.Itoa(l.left), d*.65, 700, ui.CardBG, at.X+d/2, at.Y+d/2, .5)
	}
	return f.X + wide
}

// trayStyles are those in which the names of all trays fit.
func trayStyles(trays []*tray, f ui.Frame, compact bool) trayText {
	room := f.Width - column(f, compact) - 4
	for _, s := range []trayText{{ui.Label, ui.Body}, {ui.Strong, ui.Body}, {ui.Strong, ui.Small}} {
		wide := float32(0)
		for _, t := range trays {
			wide = max(wide, s.name.Measure(t.name.String()), s.size.Measure(t.size.String()))
		}
		if wide <= room && s.name.Height()+s.size.Height() <= f.Height-2 {
			return s
		}
	}
	return trayText{ui.Small, ui.Small}
}

// text writes name and size below each other.
func (t *tray) text(f ui.Frame, x float32, s trayText) {
	room := f.X + f.Width - x - 2
	t.name.SetStyle(s.name)
	t.size.SetStyle(s.size)
	y := f.Y + (f.Height-s.name.Height()-s.size.Height())/2
	t.name.Move(fyne.NewPos(x, ui.Whole(y)))
	t.name.Resize(fyne.NewSize(room, s.name.Height()))
	t.size.Move(fyne.NewPos(x, ui.Whole(y+s.name.Height())))
	t.size.Resize(fyne.NewSize(room, s.size.Height()))
}
