// Package draw draws the things that lie on the table: dice, tiles, letters of pieces.
// It only draws: no rules, no input. What is clicked is the business of boards.
package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

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
	Dim      bool // can't be used now
	Empty    bool // an empty place for a die
}

// Die is a die of size×size pixels; its lower edge lies 3 pixels below.
type Die struct {
	widget.BaseWidget
	face  DieFace
	state DieState
	size  float32
}

var _ fyne.Widget = (*Die)(nil)

// NewDie is a die of 24 pixels or more.
func NewDie(face DieFace, size float32) *Die {
	d := &Die{face: face, size: max(24, size)}
	d.ExtendBaseWidget(d)
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

// Face is the face shown.
func (d *Die) Face() DieFace { return d.face }

// State is how the die lies.
func (d *Die) State() DieState { return d.state }

// CreateRenderer implements fyne.Widget.
func (d *Die) CreateRenderer() fyne.WidgetRenderer {
	d.ExtendBaseWidget(d)
	r := &dieLook{d: d, cursor: newRing(), ring: newRing(), edge: ui.NewRect(), rim: ui.NewRect(), face: ui.NewRect(), dot: ui.NewRect(), badge: ui.NewRect(), lock: newImage(), letter: newText(), value: newText(), mark: newText()}
	return ui.Drawn(d, r.least, r.place, r.cursor, r.ring, r.edge, r.rim, r.face, r.letter, r.value, r.mark, r.dot, r.badge, r.lock)
}

type dieLook struct {
	d                   *Die
	cursor, ring        *canvas.Rectangle
	edge, rim, face     *canvas.Rectangle
	dot, badge          *canvas.Rectangle
	lock                *canvas.Image
	letter, value, mark *canvas.Text
}

func (r *dieLook) least() fyne.Size { return fyne.NewSquareSize(r.d.size) }
func (r *dieLook) place(fyne.Size) {
	f, st, sz := r.d.face, r.d.state, r.d.size
	radius := sz * .2
	setRing(r.ring, st.Selected, sz, radius, 4, ui.Color(ui.Accent))
	out := float32(4)
	if st.Selected {
		out = 8
	}
	setRing(r.cursor, st.Cursor, sz, radius, out, ui.Color(ui.Ink))
	if st.Empty {
		r.empty(sz, radius)
		return
	}
	face, text := f.Color, f.Text
	if st.Dim {
		face, text = dimmed(face, text)
	}
	setRect(r.edge, 0, 3, sz, sz, radius, ui.Mix(face, color.Black, .72))
	setFace(r.rim, r.face, 0, 0, sz, sz, radius, face, 2)
	k := max(1, sz/56) // the small texts don't shrink below 12
	value, mark := "", ""
	if sz >= 40 {
		mark = f.Mark
		if !f.Hidden {
			value = ui.Signed(f.Value)
		}
	}
	pad := 7 * k
	if sz < 56 {
		pad = 6
	}
	ui.DrawText(r.value, value, 12*k, 800, text, sz-pad, sz-pad-4*k, 1)
	ui.DrawText(r.mark, mark, 12*k, 800, text, pad, pad+4*k, 0)
	ui.DrawText(r.letter, f.Letter, sz/2, 800, text, sz*.5, sz*.56, .5)
	if over := r.letter.Position().X + r.letter.Size().Width - r.value.Position().X; value != "" && over > 0 {
		r.letter.Move(r.letter.Position().SubtractXY(min(over, sz*.1), 0)) // beside the value
	}
	r.placeDot(f.Dot && mark != "", text, pad, k)
	r.placeLock(st.Locked, sz)
}

func (r *dieLook) placeDot(on bool, c color.Color, pad, k float32) {
	if !on {
		r.dot.Hide()
		return
	}
	d := 5 * k
	setRect(r.dot, pad+r.mark.MinSize().Width+2*k, pad+4*k-d/2, d, d, d/2, c)
}

// dimmed is a face faded into the card, with the text that is read better on it.
func dimmed(face, text color.NRGBA) (color.NRGBA, color.NRGBA) {
	face = ui.Mix(face, ui.Color(ui.CardBG), .4)
	if ink := ui.Color(ui.Ink); ui.Contrast(ink, face) > ui.Contrast(text, face) {
		text = ink
	}
	return face, ui.Mix(text, face, .75)
}

func (r *dieLook) placeLock(on bool, sz float32) {
	if !on {
		r.badge.Hide()
		r.lock.Hide()
		return
	}
	d := max(20, sz*.36)
	setRect(r.badge, sz-d*.68, -d*.32, d, d, d/2, ui.Color(ui.Ink))
	r.lock.Resource = ui.IconResource(ui.IconLock, ui.Color(ui.BG))
	r.lock.Move(fyne.NewPos(sz-d*.68+d*.2, -d*.32+d*.2))
	r.lock.Resize(fyne.NewSquareSize(d * .6))
	r.lock.Show()
	r.lock.Refresh()
}

func (r *dieLook) empty(sz, radius float32) {
	for _, o := range []fyne.CanvasObject{r.edge, r.dot, r.badge, r.lock} {
		o.Hide()
	}
	for _, t := range []*canvas.Text{r.letter, r.value, r.mark} {
		ui.DrawText(t, "", 12, 500, color.Transparent, 0, 0, 0)
	}
	r.rim.Show()
	setRect(r.rim, 0, 0, sz, sz, radius, ui.Color(ui.Border))
	setRect(r.face, 1, 1, sz-2, sz-2, radius-1, ui.Color(ui.Well))
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
