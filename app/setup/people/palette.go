package people

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Palette chooses one of the players' colours. The chosen one has a ring, a mark and
// its name next to it; the arrow keys move it.
type Palette struct {
	ui.Areas // the colours; At is the chosen one
	env      *shell.Env
	initial  string
	changed  func(int)

	ring   ui.Ring
	chosen *ui.Box
	discs  []*canvas.Rectangle
	mark   ui.Line
	check  *ui.Icon
	name   *ui.Text
}

var _ fyne.Widget = (*Palette)(nil)

// NewPalette has the colour at (0…) chosen; changed is told when the user takes another.
func NewPalette(env *shell.Env, at int, changed func(int)) *Palette {
	p := &Palette{env: env, changed: changed, ring: ui.NewRing(), chosen: ui.NewBox(), mark: ui.NewLine(), check: ui.NewIcon(ui.IconCheck, 16, ui.OnPlayer), name: ui.NewText("", ui.Strong, ui.Ink2).Truncate()}
	for range ui.Players {
		p.discs = append(p.discs, ui.NewRect())
	}
	p.At, p.Frames, p.OnTap, p.OnMove, p.OnKey = at, p.frames, p.choose, p.choose, p.walk
	p.Draw(p, p.least, p.place, p.parts()...)
	return p
}

// Color is the chosen colour, for tests.
func (p *Palette) Color() int { return p.At }

// SetColor chooses without calling changed.
func (p *Palette) SetColor(at int) {
	p.At = at
	p.Refresh()
}

// SetInitial changes the letter on the chosen disc.
func (p *Palette) SetInitial(s string) {
	if p.initial != s {
		p.initial = s
		p.Refresh()
	}
}

// Name is the name of the chosen colour.
func (p *Palette) Name() string { return ColorName(p.env, p.At) }

// colors are the names of the players' colours.
var colors = [ui.Players]games.ID{
	"setup.color.1", "setup.color.2", "setup.color.3", "setup.color.4",
	"setup.color.5", "setup.color.6", "setup.color.7", "setup.color.8",
}

// ColorName names a player's colour.
func ColorName(env *shell.Env, color int) string {
	return env.T(colors[(color%ui.Players+ui.Players)%ui.Players])
}

func (p *Palette) choose(i int) {
	i = (i + ui.Players) % ui.Players
	if i == p.At {
		return
	}
	p.SetColor(i)
	if p.changed != nil {
		p.changed(i)
	}
}

// walk goes around at the ends, and up and down as to the sides.
func (p *Palette) walk(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		p.choose(p.At - 1)
	case fyne.KeyRight, fyne.KeyDown, fyne.KeySpace:
		p.choose(p.At + 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		ui.BubbleKey(p, e)
	default:
		return false
	}
	return true
}

// frames is where the colours are clicked.
func (p *Palette) frames() []ui.Frame {
	out := make([]ui.Frame, ui.Players)
	for i := range out {
		out[i] = ui.NewFrame(float32(i)*p.step(), 0, p.step(), p.Size().Height)
	}
	return out
}

// step is the distance of two discs.
func (p *Palette) step() float32 { return 40 }

// least has room for the longest name.
func (p *Palette) least() fyne.Size {
	longest := float32(0)
	for i := range ui.Players {
		longest = max(longest, ui.Strong.Measure(ColorName(p.env, i)))
	}
	return fyne.NewSize(ui.Players*p.step()+8+longest+1, 40)
}

func (p *Palette) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.ring, p.chosen}
	for _, d := range p.discs {
		out = append(out, d)
	}
	return append(out, p.mark, p.check, p.name)
}

func (p *Palette) place(s fyne.Size) {
	step, d := p.step(), float32(28)
	cy := s.Height / 2
	for i, disc := range p.discs {
		cx := step*float32(i) + step/2
		ui.SetRect(disc, cx-d/2, cy-d/2, d, d, d/2, ui.Player(i))
		if i != p.At {
			continue
		}
		big := d + 10
		p.chosen.Set(cx-big/2, cy-big/2, big, big, big/2, ui.CardBG, ui.Player(i), 2.5)
		p.mark.Draw(p.initial, d/2, 800, ui.OnPlayer, cx, cy, .5)
		ui.Put(p.check, cx-d/2, cy-d/2, d, d)
		ui.Show(p.initial == "", p.check)
	}
	x := step*ui.Players + 8
	p.name.SetText(p.Name())
	ui.Put(p.name, x, 0, s.Width-x, s.Height)
	p.Ring(p.ring, 0, 0, step*ui.Players, s.Height, 10)
}
