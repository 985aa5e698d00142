package ui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Chip is a small rounded label: a fact, not a control.
type Chip struct {
	widget.BaseWidget
	text      string
	icon      IconName
	fill, tok Token
	height    float32
}

var _ fyne.Widget = (*Chip)(nil)

// NewChip is a grey chip, 28 high; icon may be "".
func NewChip(text string, icon IconName) *Chip {
	c := &Chip{text: text, icon: icon, fill: Well, tok: Ink2, height: 28}
	c.ExtendBaseWidget(c)
	return c
}

// Colored sets the colours and returns c.
func (c *Chip) Colored(fill, text Token) *Chip {
	c.fill, c.tok = fill, text
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

// CreateRenderer implements fyne.Widget.
func (c *Chip) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	r := &chipLook{c: c, bg: NewRect(), img: NewIconImage(), label: NewLine()}
	return Drawn(c, r.least, r.place, r.bg, r.img, r.label)
}

type chipLook struct {
	c     *Chip
	bg    *canvas.Rectangle
	img   IconImage
	label Line
}

func (r *chipLook) icon() float32 {
	if r.c.icon == "" {
		return 0
	}
	return Px(22)
}

func (r *chipLook) least() fyne.Size {
	return fyne.NewSize(Whole(Strong.Measure(r.c.text)+.5)+24+r.icon(), Px(r.c.height))
}

func (r *chipLook) place(s fyne.Size) {
	h := min(s.Height, Px(r.c.height))
	y := Whole((s.Height - h) / 2)
	SetRect(r.bg, 0, y, s.Width, h, h/2, r.c.fill)
	r.img.Set(r.c.icon, r.c.tok)
	r.img.Place(12+Px(8), y+h/2, Px(16))
	r.label.Set(ellipsis(r.c.text, Strong, s.Width-24-r.icon()), Strong, r.c.tok)
	r.label.Place(12+r.icon(), y+h/2, 0)
}

// Avatar is a player's disc with his initials.
type Avatar struct {
	widget.BaseWidget
	initials string
	player   int
	size     float32
	picture  image.Image // nil: the initials
}

var _ fyne.Widget = (*Avatar)(nil)

// NewAvatar is a disc of size×size pixels in the colour of a player (0…); initials as
// Initials makes them.
func NewAvatar(initials string, player int, size float32) *Avatar {
	a := &Avatar{initials: initials, player: player, size: size}
	a.ExtendBaseWidget(a)
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

// CreateRenderer implements fyne.Widget.
func (a *Avatar) CreateRenderer() fyne.WidgetRenderer {
	a.ExtendBaseWidget(a)
	r := &avatarLook{a: a, disc: NewRect(), text: NewLine(), face: &canvas.Image{FillMode: canvas.ImageFillContain}}
	return Drawn(a, r.least, r.place).Changing(r.parts)
}

type avatarLook struct {
	a    *Avatar
	disc *canvas.Rectangle
	text Line
	face *canvas.Image
}

func (r *avatarLook) least() fyne.Size { return fyne.NewSquareSize(r.a.size) }
func (r *avatarLook) parts() []fyne.CanvasObject {
	if r.a.picture != nil {
		return []fyne.CanvasObject{r.disc, r.face}
	}
	return []fyne.CanvasObject{r.disc, r.text}
}

func (r *avatarLook) place(s fyne.Size) {
	d := r.a.size
	pos := fyne.NewPos(Whole((s.Width-d)/2), Whole((s.Height-d)/2))
	SetRect(r.disc, pos.X, pos.Y, d, d, d/2, Player(r.a.player))
	if r.a.picture != nil {
		rim := max(2, Whole(d/14))
		r.face.Move(pos.AddXY(rim, rim))
		r.face.Resize(fyne.NewSquareSize(d - 2*rim))
		if r.face.Image != r.a.picture {
			r.face.Image = r.a.picture
			r.face.Refresh()
		}
		return
	}
	size := d / 2
	if len([]rune(r.a.initials)) > 1 {
		size = d * .4
	}
	r.text.Draw(r.a.initials, size, 800, OnPlayer, pos.X+d/2, pos.Y+d/2, .5)
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
