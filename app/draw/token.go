package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// Colours of the look that only tokens have.
const (
	noColor    ui.Token = "no"
	onNo       ui.Token = "on_no"
	tokenColor ui.Token = "token"
	onToken    ui.Token = "on_token"
)

// TokenKind is what a token is, which its shape and sign tell (look, "Never colour
// alone").
type TokenKind int

// The kinds of tokens.
const (
	GuessToken    TokenKind = iota // disc with ?, in the player's colour
	SpentToken                     // outline with minus
	NoToken                        // disc with ×
	BonusToken                     // double ring with 2
	DecipherToken                  // hexagon with 5
)

// Token is a token as it lies on the board, size×size pixels.
type Token struct {
	widget.BaseWidget
	kind   TokenKind
	size   float32
	player int // colour of a guess token
}

var _ fyne.Widget = (*Token)(nil)

// NewToken is a token; player is the colour of a Guess Token.
func NewToken(kind TokenKind, size float32, player int) *Token {
	t := &Token{kind: kind, size: size, player: player}
	t.ExtendBaseWidget(t)
	return t
}

// Set changes what it is and how big.
func (t *Token) Set(kind TokenKind, size float32) {
	if t.kind != kind || t.size != size {
		t.kind, t.size = kind, size
		t.Refresh()
	}
}

// SetKind changes what it is.
func (t *Token) SetKind(kind TokenKind) { t.Set(kind, t.size) }

// CreateRenderer implements fyne.Widget.
func (t *Token) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &tokenLook{
		t: t, disc: ui.NewRect(), ring: ui.NewRect(), hole: ui.NewRect(), hexagon: canvas.NewPolygon(6, color.Transparent),
		text: newText(), icon: newImage(),
	}
	return ui.Drawn(t, r.least, r.place, r.disc, r.ring, r.hole, r.hexagon, r.text, r.icon)
}

type tokenLook struct {
	t                *Token
	disc, ring, hole *canvas.Rectangle
	hexagon          *canvas.Polygon
	text             *canvas.Text
	icon             *canvas.Image
}

func (r *tokenLook) least() fyne.Size { return fyne.NewSquareSize(r.t.size) }

// round draws a disc smaller by in on all sides.
func (r *tokenLook) round(o *canvas.Rectangle, in float32, tok ui.Token) {
	d := r.t.size - 2*in
	o.FillColor, o.CornerRadius = ui.Color(tok), d/2
	o.Move(r.at().AddXY(in, in))
	o.Resize(fyne.NewSquareSize(d))
	o.Show()
	o.Refresh()
}

// at is the token's corner in the middle of the room that it was given.
func (r *tokenLook) at() fyne.Position {
	s := r.t.Size()
	return fyne.NewPos(max(0, ui.Whole((s.Width-r.t.size)/2)), max(0, ui.Whole((s.Height-r.t.size)/2)))
}

func (r *tokenLook) place(fyne.Size) {
	for _, o := range []fyne.CanvasObject{r.disc, r.ring, r.hole, r.hexagon, r.text, r.icon} {
		o.Hide()
	}
	d := r.t.size
	switch r.t.kind {
	case GuessToken:
		r.round(r.disc, 0, ui.Player(r.t.player))
		r.sign("?", .56, ui.OnPlayer)
	case SpentToken:
		r.round(r.disc, 0, ui.Ctrl)
		r.round(r.hole, max(1, ui.Whole(d/28)), ui.Well)
		r.glyph(ui.IconMinus, .5, ui.Ink2)
	case NoToken:
		r.round(r.disc, 0, noColor)
		r.glyph(ui.IconX, .52, onNo)
	case BonusToken:
		r.round(r.disc, 0, tokenColor)
		in := max(1.5, d*.07)
		r.round(r.ring, in, onToken)
		r.round(r.hole, in+max(1, d/36), tokenColor)
		r.sign("2", .48, onToken)
	case DecipherToken:
		r.hexagon.FillColor = ui.Color(ui.Accent)
		r.hexagon.Angle = 0
		r.hexagon.Move(r.at())
		r.hexagon.Resize(fyne.NewSquareSize(d))
		r.hexagon.Show()
		r.hexagon.Refresh()
		r.sign("5", .42, ui.OnAccent)
	}
}

func (r *tokenLook) sign(s string, share float32, tok ui.Token) {
	at, d := r.at(), r.t.size
	r.text.Show()
	ui.DrawText(r.text, s, d*share, 800, ui.Color(tok), at.X+d/2, at.Y+d/2, .5)
}

func (r *tokenLook) glyph(name ui.IconName, share float32, tok ui.Token) {
	d := ui.Whole(r.t.size * share)
	in := (r.t.size - d) / 2
	res, at := ui.IconResource(name, ui.Color(tok)), r.at()
	r.icon.Move(fyne.NewPos(ui.Whole(at.X+in), ui.Whole(at.Y+in)))
	r.icon.Resize(fyne.NewSquareSize(d))
	r.icon.Show()
	if r.icon.Resource == nil || r.icon.Resource.Name() != res.Name() {
		r.icon.Resource = res
		r.icon.Refresh()
	}
}
