package decipher

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// Colours of the look that only this table has.
const (
	noColor    ui.Token = "no"
	onNo       ui.Token = "on_no"
	tokenColor ui.Token = "token"
	onToken    ui.Token = "on_token"
	sheetGrey  ui.Token = "sheet_grey"
)

// tokenKind is what a token is, which its shape and sign tell (look, "Never colour
// alone").
type tokenKind int

const (
	guessToken    tokenKind = iota // disc with ?, in the player's colour
	spentToken                     // outline with minus
	noToken                        // disc with ×
	bonusToken                     // double ring with 2
	decipherToken                  // hexagon with 5
)

// token is a token as it lies on the board, size×size pixels.
type token struct {
	widget.BaseWidget
	kind   tokenKind
	size   float32
	player int // colour of a guess token
}

var _ fyne.Widget = (*token)(nil)

func newToken(kind tokenKind, size float32, player int) *token {
	t := &token{kind: kind, size: size, player: player}
	t.ExtendBaseWidget(t)
	return t
}

// set changes what it is and how big.
func (t *token) set(kind tokenKind, size float32) {
	if t.kind != kind || t.size != size {
		t.kind, t.size = kind, size
		t.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (t *token) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &tokenRenderer{
		t: t, disc: newRect(), ring: newRect(), hole: newRect(), hexagon: canvas.NewPolygon(6, color.Transparent),
		text: canvas.NewText("", color.Transparent), icon: newIcon(),
	}
	r.Refresh()
	return r
}

type tokenRenderer struct {
	t                *token
	disc, ring, hole *canvas.Rectangle
	hexagon          *canvas.Polygon
	text             *canvas.Text
	icon             *canvas.Image
}

func (r *tokenRenderer) Destroy()           {}
func (r *tokenRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(r.t.size) }
func (r *tokenRenderer) Refresh()           { r.Layout(r.t.Size()) }
func (r *tokenRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.disc, r.ring, r.hole, r.hexagon, r.text, r.icon}
}

// round draws a disc smaller by in on all sides.
func (r *tokenRenderer) round(o *canvas.Rectangle, in float32, tok ui.Token) {
	d := r.t.size - 2*in
	o.FillColor, o.CornerRadius = ui.Color(tok), d/2
	o.Move(r.at().AddXY(in, in))
	o.Resize(fyne.NewSquareSize(d))
	o.Show()
	o.Refresh()
}

// at is the token's corner in the middle of the room that it was given.
func (r *tokenRenderer) at() fyne.Position {
	s := r.t.Size()
	return fyne.NewPos(max(0, whole((s.Width-r.t.size)/2)), max(0, whole((s.Height-r.t.size)/2)))
}

func (r *tokenRenderer) Layout(fyne.Size) {
	for _, o := range r.Objects() {
		o.Hide()
	}
	d := r.t.size
	switch r.t.kind {
	case guessToken:
		r.round(r.disc, 0, ui.Player(r.t.player))
		r.sign("?", .56, ui.OnPlayer)
	case spentToken:
		r.round(r.disc, 0, ui.Ctrl)
		r.round(r.hole, max(1, whole(d/28)), ui.Well)
		r.glyph(ui.IconMinus, .5, ui.Ink2)
	case noToken:
		r.round(r.disc, 0, noColor)
		r.glyph(ui.IconX, .52, onNo)
	case bonusToken:
		r.round(r.disc, 0, tokenColor)
		in := max(1.5, d*.07)
		r.round(r.ring, in, onToken)
		r.round(r.hole, in+max(1, d/36), tokenColor)
		r.sign("2", .48, onToken)
	case decipherToken:
		r.hexagon.FillColor = ui.Color(ui.Accent)
		r.hexagon.Angle = 0
		r.hexagon.Move(r.at())
		r.hexagon.Resize(fyne.NewSquareSize(d))
		r.hexagon.Show()
		r.hexagon.Refresh()
		r.sign("5", .42, ui.OnAccent)
	}
}

func (r *tokenRenderer) sign(s string, share float32, tok ui.Token) {
	at, d := r.at(), r.t.size
	r.text.Show()
	ui.DrawText(r.text, s, d*share, 800, ui.Color(tok), at.X+d/2, at.Y+d/2, .5)
}

func (r *tokenRenderer) glyph(name ui.IconName, share float32, tok ui.Token) {
	d := whole(r.t.size * share)
	in := (r.t.size - d) / 2
	setIcon(r.icon, name, tok, r.at().AddXY(in, in), d)
}

// tokenBar is the lower part of the board: the Bonus Tokens and the Decipher Token, what
// they count, and whether it is Bonus Mode.
type tokenBar struct {
	b       *Board
	object  *fyne.Container
	row     *fyne.Container
	bonus   [dc.BonusTokens]*token
	prize   *token
	titles  [2]*ui.Text
	helps   [2]*ui.Text
	mode    *ui.Chip
	divider fyne.CanvasObject
	space   fyne.CanvasObject // before mode
	box     *panel
}

func newTokenBar(b *Board) *tokenBar {
	t := b.desk.T
	k := &tokenBar{b: b, prize: newToken(decipherToken, 64, 0), mode: ui.NewChip("", ui.IconFlag)}
	for i, ids := range [2][2]games.ID{{"decipher.seek.bonus", "decipher.seek.bonus_worth"}, {"decipher.seek.prize", "decipher.seek.prize_worth"}} {
		k.titles[i] = ui.NewText(t(ids[0]), ui.Heading, ui.Ink)
		k.helps[i] = ui.NewText(t(ids[1], games.Args{"Points": [2]int{dc.BonusPoints, dc.DecipherPoints}[i]}), ui.Body, ui.Ink2)
	}
	discs := ui.HMid(12)
	for i := range k.bonus {
		k.bonus[i] = newToken(bonusToken, 52, 0)
		discs.Add(k.bonus[i])
	}
	k.divider, k.space = ui.NewArea(ui.Border, 0, ui.Space(1, 44)), ui.Spacer()
	label := func(i int) fyne.CanvasObject { return ui.VGap(0, k.titles[i], k.helps[i]) }
	k.row = ui.HMid(18, label(0), discs, ui.Spacer(), k.divider, ui.Spacer(), label(1), k.prize, k.space, k.mode)
	k.box = newPanel(ui.Well, ui.Border, 1, 12, ui.Inset(0, 22, 0, 22, k.row))
	k.object = container.NewStack(k.box)
	return k
}

// fit makes the bar as high as there is room.
func (k *tokenBar) fit(height float32) {
	small := height < 84
	disc, prize := float32(52), float32(64)
	if small {
		disc = min(36, height-12)
		prize = disc + 4
	}
	for _, h := range k.helps {
		show(h, !small)
	}
	for i, t := range k.bonus {
		t.set(k.kind(i), disc)
	}
	k.prize.set(k.prizeKind(), prize)
	// The mode goes first where it has no room: it stands with the players, too.
	show(k.mode, true)
	show(k.space, true)
	on := k.row.MinSize().Width <= k.box.Size().Width-44
	show(k.mode, on)
	show(k.space, on)
	relayoutAll(k.row)
}

func (k *tokenBar) kind(i int) tokenKind {
	if i < k.b.view.BonusTokens {
		return bonusToken
	}
	return spentToken
}

// prizeKind is the Decipher Token, or the place where it lay.
func (k *tokenBar) prizeKind() tokenKind {
	if _, over := k.b.over(); over {
		return spentToken
	}
	return decipherToken
}

func (k *tokenBar) render() {
	for i, t := range k.bonus {
		t.set(k.kind(i), t.size)
	}
	k.prize.set(k.prizeKind(), k.prize.size)
	text, tok := k.b.mode()
	fill := ui.None
	if k.b.view.Bonus {
		fill = ui.WarnSoft
	}
	k.mode.Set(text, ui.IconFlag, fill, tok)
	relayout(k.row)
}
