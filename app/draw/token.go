package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// Colours of the look that only tokens have.
const (
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
	ui.Base
	kind   TokenKind
	size   float32
	player int // colour of a guess token

	disc, ring, hole *canvas.Rectangle
	hexagon          *canvas.Polygon
	text             ui.Line
	icon             ui.IconImage
}

// NewToken is a token; player is the colour of a Guess Token.
func NewToken(kind TokenKind, size float32, player int) *Token {
	t := &Token{
		kind: kind, size: size, player: player,
		disc: ui.NewRect(), ring: ui.NewRect(), hole: ui.NewRect(), hexagon: canvas.NewPolygon(6, color.Transparent),
		text: ui.NewLine(), icon: ui.NewIconImage(),
	}
	t.Draw(t, t.least, t.place, t.disc, t.ring, t.hole, t.hexagon, t.text, t.icon)
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

func (t *Token) least() fyne.Size { return fyne.NewSquareSize(t.size) }

// round draws a disc smaller by in on all sides.
func (t *Token) round(o *canvas.Rectangle, in float32, tok ui.Token) {
	at, d := t.at(), t.size-2*in
	ui.SetRect(o, at.X+in, at.Y+in, d, d, d/2, tok)
}

// at is the token's corner in the middle of the room that it was given.
func (t *Token) at() fyne.Position {
	s := t.Size()
	return fyne.NewPos(max(0, ui.Whole((s.Width-t.size)/2)), max(0, ui.Whole((s.Height-t.size)/2)))
}

func (t *Token) place(fyne.Size) {
	for _, o := range []fyne.CanvasObject{t.disc, t.ring, t.hole, t.hexagon, t.text, t.icon} {
		o.Hide()
	}
	d := t.size
	switch t.kind {
	case GuessToken:
		t.round(t.disc, 0, ui.Player(t.player))
		t.sign("?", .56, ui.OnPlayer)
	case SpentToken:
		t.round(t.disc, 0, ui.Ctrl)
		t.round(t.hole, max(1, ui.Whole(d/28)), ui.Well)
		t.glyph(ui.IconMinus, .5, ui.Ink2)
	case NoToken:
		t.round(t.disc, 0, ui.NoMark)
		t.glyph(ui.IconX, .52, ui.OnNoMark)
	case BonusToken:
		t.round(t.disc, 0, tokenColor)
		in := max(1.5, d*.07)
		t.round(t.ring, in, onToken)
		t.round(t.hole, in+max(1, d/36), tokenColor)
		t.sign("2", .48, onToken)
	case DecipherToken:
		t.hexagon.FillColor = ui.Color(ui.Accent)
		t.hexagon.Angle = 0
		t.hexagon.Move(t.at())
		t.hexagon.Resize(fyne.NewSquareSize(d))
		t.hexagon.Show()
		t.hexagon.Refresh()
		t.sign("5", .42, ui.OnAccent)
	}
}

func (t *Token) sign(s string, share float32, tok ui.Token) {
	at, d := t.at(), t.size
	t.text.Show()
	t.text.Draw(s, d*share, 800, tok, at.X+d/2, at.Y+d/2, .5)
}

func (t *Token) glyph(name ui.IconName, share float32, tok ui.Token) {
	d := ui.Whole(t.size * share)
	in := (t.size - d) / 2
	at := t.at()
	t.icon.Set(name, tok)
	ui.Put(t.icon, ui.Whole(at.X+in), ui.Whole(at.Y+in), d, d)
}
