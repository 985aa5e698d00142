// Package draw draws the things that lie on the table: dice, tiles, letters of pieces. It only draws: no rules, no input. What
// is clicked is the business of boards.
//
//   - Letters of pieces: pieces.go and piece.go have the shapes, lie.go where one lies, word.go, figure.go, compare.go and
//     print.go put them together, assembly.go lets a letter come together; alphabet.go and its like are the chart of all.
//   - Tiles: tile.go for typed letters, lettertile.go and its like with letterfield.go for Wörterklauer, numbertile.go for Da
//     Vinci Code, turning.go turns them over.
//   - die.go, token.go, zone.go, crown.go: what else lies in the boxes.
//   - Persons and figures: face.go and facehead.go are the characters, strength.go how strong one is; chart.go and its like,
//     chartrange.go and spark.go show numbers.
//   - paint.go and parts.go are how all of it comes to the screen; glow.go, ghost.go and rain.go are its effects.
package draw

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// DieFace is one face of a die as it lies.
type DieFace struct {
	Letter string
	Value  int
	Mark   string // identifier of the die, top left; "" for none
	Dot    bool   // a dot behind the mark tells two dice of one mark apart
	Hidden bool   // the value is not shown
	Color  color.NRGBA
	Text   color.NRGBA
}

// DieState is how a die lies there.
type DieState struct {
	Selected bool // ring in the accent colour
	Cursor   bool // ring of the keyboard, outside of the other
	Locked   bool // may not be thrown again
	Tip      bool // a tip means it
	Dim      bool // can't be used now
	Empty    bool // an empty place for a die
}

// Die is a die of size×size pixels; its lower edge lies 3 pixels below.
type Die struct {
	ui.Base
	face  DieFace
	state DieState
	size  float32

	cursor, ring      ui.Ring
	edge              *canvas.Rectangle
	box               *ui.Box
	dot, badge        *canvas.Rectangle
	lock              ui.IconImage
	sign, value, mark ui.Line
}

// NewDie is a die of 24 pixels or more.
func NewDie(face DieFace, size float32) *Die {
	d := &Die{face: face, size: max(24, size), cursor: ui.NewRing(), ring: ui.NewRing(), edge: ui.NewRect(), box: ui.NewBox(), dot: ui.NewRect(), badge: ui.NewRect(), lock: ui.NewIconImage(), sign: ui.NewLine(), value: ui.NewLine(), mark: ui.NewLine()}
	d.Draw(d, d.least, d.place, d.cursor, d.ring, d.edge, d.box, d.sign, d.value, d.mark, d.dot, d.badge, d.lock)
	return d
}

// Set changes what is seen.
func (d *Die) Set(face DieFace, state DieState) {
	if d.face != face || d.state != state {
		d.face, d.state = face, state
		d.Refresh()
	}
}

// SetSize changes the size.
func (d *Die) SetSize(size float32) {
	if size = max(24, size); d.size != size {
		d.size = size
		d.Refresh()
	}
}

func (d *Die) least() fyne.Size { return fyne.NewSquareSize(d.size) }
func (d *Die) place(fyne.Size) {
	f, st, sz := d.face, d.state, d.size
	radius := sz * .2
	d.ring.Around(st.Selected || st.Tip, 0, 0, sz, sz+3, radius, 4, ui.Accent)
	out := float32(4)
	if st.Selected || st.Tip {
		out = 8
	}
	d.cursor.Around(st.Cursor, 0, 0, sz, sz+3, radius, out, ui.Ink)
	if st.Empty {
		d.empty(sz, radius)
		return
	}
	face, text := f.Color, f.Text
	if st.Dim {
		face, text = dimmed(face, text)
	}
	ui.SetRect(d.edge, 0, 3, sz, sz, radius, ui.Mix(face, color.Black, .72))
	setFace(d.box, 0, 0, sz, sz, radius, face, 2)
	k := max(1, sz/56) // the small texts don't shrink below 12
	value, mark := "", ""
	if sz >= 48 { // else they would crowd the letter
		mark = f.Mark
		if !f.Hidden {
			value = ui.Signed(f.Value)
		}
	}
	pad := 7 * k
	if sz < 56 {
		pad = 6
	}
	d.value.Draw(value, 12*k, 800, text, sz-pad, sz-pad-4*k, 1)
	d.mark.Draw(mark, 12*k, 800, text, pad, pad+4*k, 0)
	d.placeSign(text, pad+d.mark.Width()-1)
	if over := d.sign.Position().X + d.sign.Size().Width - d.value.Position().X; value != "" && over > 0 {
		d.sign.Move(d.sign.Position().SubtractXY(min(over, sz*.1), 0)) // beside the value
	}
	d.placeDot(text, pad, k)
	d.placeBadge(st, sz)
}

// placeSign draws the letter; the dots of an umlaut keep off a mark that ends at x.
func (d *Die) placeSign(c color.Color, x float32) {
	sz := d.size
	d.sign.Draw(d.face.Letter, sz/2, 800, c, sz*.5, sz*.56, .5)
	if d.mark.Text.Text != "" && strings.ContainsAny(d.face.Letter, "ÄÖÜ") && d.sign.Position().X < x {
		d.sign.Draw(d.face.Letter, sz*.44, 800, c, sz*.53, sz*.6, .5)
	}
}

// placeDot puts the dot behind the mark, or behind the letter where that is the mark.
func (d *Die) placeDot(c color.Color, pad, k float32) {
	x, y, wide := pad+d.mark.Width()+2*k, pad+4*k, 5*k
	switch marked := d.mark.Text.Text != ""; {
	case !d.face.Dot || !marked && d.face.Mark != "":
		d.dot.Hide()
		return
	case !marked:
		y, wide = d.size*.56, max(3, d.size*.11)
		d.sign.Move(d.sign.Position().SubtractXY(wide/2, 0))
		x = d.sign.Position().X + d.sign.Size().Width + 1
	}
	ui.SetRect(d.dot, x, y-wide/2, wide, wide, wide/2, c)
}

// dimmed is a face faded into the card, with the text that is read better on it.
func dimmed(face, text color.NRGBA) (color.NRGBA, color.NRGBA) {
	face = ui.Mix(face, ui.Color(ui.CardBG), .4)
	if ink := ui.Color(ui.Ink); ui.Contrast(ink, face) > ui.Contrast(text, face) {
		text = ink
	}
	return face, ui.Mix(text, face, .75)
}

// placeBadge puts a sign on the corner: of a tip, or that the die is locked.
func (d *Die) placeBadge(st DieState, sz float32) {
	if !st.Locked && !st.Tip {
		d.badge.Hide()
		d.lock.Hide()
		return
	}
	wide := max(20, sz*.36)
	fill, ink, icon := ui.Ink, ui.BG, ui.IconLock
	if st.Tip {
		fill, ink, icon = ui.Accent, ui.OnAccent, ui.IconBulb
	}
	ui.SetRect(d.badge, sz-wide*.68, -wide*.32, wide, wide, wide/2, fill)
	d.lock.Set(icon, ink)
	ui.Put(d.lock, sz-wide*.68+wide*.2, -wide*.32+wide*.2, wide*.6, wide*.6)
}

func (d *Die) empty(sz, radius float32) {
	for _, o := range []fyne.CanvasObject{d.edge, d.dot, d.badge, d.lock} {
		o.Hide()
	}
	for _, t := range []ui.Line{d.sign, d.value, d.mark} {
		t.Draw("", 12, 500, color.Transparent, 0, 0, 0)
	}
	d.box.Set(0, 0, sz, sz, radius, ui.Well, ui.Border, 1)
}

// faceRim is the rim's colour of a face that has less than 3:1 to the card; ok is false
// where none is needed.
func faceRim(face color.NRGBA) (rim color.NRGBA, ok bool) {
	if ui.Contrast(face, ui.Color(ui.CardBG)) >= 3 {
		return color.NRGBA{}, false
	}
	pole := color.NRGBA{A: 255}
	if ui.Dark() {
		pole = color.NRGBA{R: 255, G: 255, B: 255, A: 255}
	}
	return ui.Mix(face, pole, .62), true
}
