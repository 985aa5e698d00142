package ui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Chip is a small rounded label: a fact, not a control.
type Chip struct {
	Base
	text, tip string
	others    []string // texts that it keeps room for
	icon      IconName
	fill, tok Token
	height    float32
	outlined  bool

	bg    *canvas.Rectangle
	img   IconImage
	label Line
}

// NewChip is a grey chip, 28 high; icon may be "".
func NewChip(text string, icon IconName) *Chip {
	c := &Chip{text: text, icon: icon, fill: Well, tok: Ink2, height: 28, bg: NewRect(), img: NewIconImage(), label: NewLine()}
	c.Draw(c, c.least, c.place, c.bg, c.img, c.label)
	return c
}

// Colored sets the colours and returns c.
func (c *Chip) Colored(fill, text Token) *Chip {
	c.fill, c.tok = fill, text
	return c
}

// Outlined gives it the look of a verdict, and returns c: an outline in the colour of its words.
func (c *Chip) Outlined() *Chip {
	c.outlined, c.height = true, 26
	return c
}

// Tipped gives it a tooltip where it stands in a TopBar, and returns c.
func (c *Chip) Tipped(tip string) *Chip {
	c.tip = tip
	return c
}

// Holding keeps room for other texts that it may have, so that nothing moves when it changes, and returns c.
func (c *Chip) Holding(others ...string) *Chip {
	c.others = others
	return c
}

// Set changes everything at once.
func (c *Chip) Set(text string, icon IconName, fill, tok Token) {
	if c.text == text && c.icon == icon && c.fill == fill && c.tok == tok {
		return
	}
	c.text, c.icon, c.fill, c.tok = text, icon, fill, tok
	c.Refresh()
}

// Text is the chip's text.
func (c *Chip) Text() string { return c.text }

func (c *Chip) iconRoom() float32 {
	if c.icon == "" {
		return 0
	}
	return 22
}

func (c *Chip) least() fyne.Size {
	w := Strong.Measure(c.text)
	for _, text := range c.others {
		w = max(w, Strong.Measure(text))
	}
	return fyne.NewSize(Whole(w+.5)+24+c.iconRoom(), c.height)
}

func (c *Chip) place(s fyne.Size) {
	h := min(s.Height, c.height)
	y := Whole((s.Height - h) / 2)
	SetRect(c.bg, 0, y, s.Width, h, h/2, c.fill)
	if c.outlined {
		c.bg.StrokeColor, c.bg.StrokeWidth, c.bg.Hidden = Color(c.tok), 1.5, false
	}
	text := ellipsis(c.text, Strong, s.Width-24-c.iconRoom())
	x := float32(12)
	if len(c.others) > 0 { // it may be wider than its text
		x = max(x, Whole((s.Width-Strong.Measure(text)-c.iconRoom())/2))
	}
	c.img.Set(c.icon, c.tok)
	c.img.Place(x+8, y+h/2, 16)
	c.label.Set(text, Strong, c.tok)
	c.label.Place(x+c.iconRoom(), y+h/2, 0)
}

// Avatar is a player's disc with their initials, or a figure in its place.
type Avatar struct {
	Base
	initials string
	player   int
	size     float32
	picture  image.Image // nil: the initials
	figure   fyne.CanvasObject

	disc *canvas.Rectangle
	text Line
	face *canvas.Image
}

// NewAvatar is a disc of size×size pixels in the colour of a player (0…); initials as
// Initials makes them.
func NewAvatar(initials string, player int, size float32) *Avatar {
	a := &Avatar{initials: initials, player: player, size: size, disc: NewRect(), text: NewLine(), face: &canvas.Image{FillMode: canvas.ImageFillContain}}
	a.Draw(a, a.least, a.place).Changing(a.parts)
	return a
}

// WithPicture shows a round picture, as Portrait makes it, instead of the initials, with a rim in the
// player's colour, and returns a; nil is none.
func (a *Avatar) WithPicture(p image.Image) *Avatar {
	if a.picture != p {
		a.picture = p
		a.Refresh()
	}
	return a
}

// Set changes whom the avatar stands for.
func (a *Avatar) Set(initials string, player int) {
	if a.initials != initials || a.player != player {
		a.initials, a.player = initials, player
		a.Refresh()
	}
}

// SetSize changes how large it is.
func (a *Avatar) SetSize(size float32) {
	if a.size == size {
		return
	}
	a.size = size
	if f, ok := a.figure.(interface{ SetSize(float32) }); ok {
		f.SetSize(size)
	}
	a.Refresh()
}

// WithFigure shows a figure of the avatar's size instead of the disc, such as that of a player who is no person, and
// returns a; nil is none.
func (a *Avatar) WithFigure(f fyne.CanvasObject) *Avatar {
	if a.figure != f {
		a.figure = f
		a.Refresh()
	}
	return a
}

// Figure is what WithFigure was given last.
func (a *Avatar) Figure() fyne.CanvasObject { return a.figure }

func (a *Avatar) least() fyne.Size { return fyne.NewSquareSize(a.size) }
func (a *Avatar) parts() []fyne.CanvasObject {
	if a.figure != nil {
		return []fyne.CanvasObject{a.figure}
	}
	if a.picture != nil {
		return []fyne.CanvasObject{a.disc, a.face}
	}
	return []fyne.CanvasObject{a.disc, a.text}
}

func (a *Avatar) place(s fyne.Size) {
	d := a.size
	pos := fyne.NewPos(Whole((s.Width-d)/2), Whole((s.Height-d)/2))
	if a.figure != nil {
		if f, ok := a.figure.(interface{ SetSize(float32) }); ok { // it is drawn for a size
			f.SetSize(d)
		}
		Put(a.figure, pos.X, pos.Y, d, d)
		return
	}
	SetRect(a.disc, pos.X, pos.Y, d, d, d/2, Player(a.player))
	if a.picture != nil {
		rim := max(2, Whole(d/14))
		a.face.Move(pos.AddXY(rim, rim))
		a.face.Resize(fyne.NewSquareSize(d - 2*rim))
		if a.face.Image != a.picture {
			a.face.Image = a.picture
			a.face.Refresh()
		}
		return
	}
	size := d / 2
	if len([]rune(a.initials)) > 1 {
		size = d * .4
	}
	a.text.Draw(a.initials, size, 800, OnPlayer, pos.X+d/2, pos.Y+d/2, .5)
}

// Initials are short marks for names: the first letter, or the first and another one
// where several begin alike, all different as far as the names allow.
func Initials(names []string) []string {
	out := make([]string, len(names))
	count := map[string]int{}
	for _, n := range names {
		count[initial(n)]++
	}
	taken := map[string]bool{}
	for i, n := range names {
		out[i] = initial(n)
		if count[out[i]] > 1 {
			out[i] = second(n, taken)
		}
		taken[out[i]] = true
	}
	return out
}
