package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Verdict is what a stamp says, in colour and sign.
type Verdict int

// The verdicts.
const (
	Valid   Verdict = iota // right, counts, Yes
	Refused                // wrong, doesn't count, No
	Golden                 // stolen, a record
	Doubted                // to be looked at
)

var verdictLooks = [...]struct {
	edge, on Token
	icon     IconName
}{Valid: {OK, Slip, IconCheck}, Refused: {NoMark, OnNoMark, IconX}, Golden: {Gold, OnGold, IconStar}, Doubted: {Warn, Slip, IconWarn}}

// StampTime is how long a verdict stays that nothing keeps.
const StampTime = 1200 * time.Millisecond

const (
	stampIn  = 180 * time.Millisecond
	stampOut = 200 * time.Millisecond
)

// Sizes of a stamp.
const (
	stampHigh  float32 = 104
	stampShort float32 = 72
	stampPad   float32 = 16
	stampRim   float32 = 4
	stampGap   float32 = 20 // between sign and words
)

// Stamp is a verdict that is struck over the mat: a word, and a line that says what it means. It goes by itself, or by a click. Where
// it is put is the room that it is struck in the middle of, high or low as that is; it takes no clicks beside its pill.
type Stamp struct {
	Areas
	OnGone func() // it has gone, whatever ended it

	kind Verdict
	on   bool
	big  float32 // share of its size
	stay Pause
	anim *Animation
	room Frame

	slip *Surface
	disc *canvas.Circle
	sign IconImage
	word Line
	line *Text
}

// NewStamp is hidden.
func NewStamp(c Cloth) *Stamp {
	s := &Stamp{slip: NewSlip(c, -1, nil), disc: canvas.NewCircle(nil), sign: NewIconImage(), word: NewLine(), line: NewText("", Label, Ink2)}
	s.Deaf = true
	s.OnTap = func(int) { s.Lift() }
	s.Draw(s, func() fyne.Size { return fyne.Size{} }, s.place, s.slip, s.disc, s.sign, s.word, s.line).Gone(s.end)
	s.Hide()
	return s
}

// Strike shows a verdict for StampTime, or with stays until it is lifted.
func (s *Stamp) Strike(k Verdict, word, line string, stays bool) {
	s.end()
	s.kind, s.on, s.big = k, true, 1
	s.word.Set(word, Question, Ink)
	s.line.SetText(line)
	s.settle()
	s.Show()
	if !stays {
		s.stay.Begin(StampTime, s.leave)
	}
	if Animations() {
		s.anim = Animate(stampIn, fyne.AnimationEaseOut, func(f float32) { s.grow(.8 + .2*f) })
	}
	s.Refresh()
}

// Struck tells whether a verdict is shown.
func (s *Stamp) Struck() bool { return s.on }

// Struck are the verdicts that are shown within a tree.
func Struck(tree fyne.CanvasObject) (all []*Stamp) {
	if s, ok := tree.(*Stamp); ok && s.on {
		return []*Stamp{s}
	}
	for _, o := range inside(tree) {
		if o != nil {
			all = append(all, Struck(o)...)
		}
	}
	return all
}

// Said is what the stamp says: its word and its line.
func (s *Stamp) Said() (word, line string) { return s.word.Text.Text, s.line.String() }

// Lift takes the verdict away at once, and tells whether there was one.
func (s *Stamp) Lift() bool {
	was := s.on
	s.end()
	s.gone()
	return was
}

func (s *Stamp) end() {
	s.stay.End()
	s.anim.Stop()
}

func (s *Stamp) leave() {
	if !Animations() {
		s.gone()
		return
	}
	s.anim = Animate(stampOut, fyne.AnimationEaseIn, func(f float32) {
		s.grow(1 - .4*f)
		if f == 1 {
			s.gone()
		}
	})
}

func (s *Stamp) gone() {
	if !s.on {
		return
	}
	s.on = false
	s.Hide()
	if s.OnGone != nil {
		Guard(s.OnGone)
	}
}

func (s *Stamp) grow(share float32) {
	s.big = share
	s.Refresh()
}

// Move implements fyne.CanvasObject for the room.
func (s *Stamp) Move(at fyne.Position) {
	s.room.Position = at
	s.settle()
}

// Resize implements fyne.CanvasObject for the room.
func (s *Stamp) Resize(room fyne.Size) {
	s.room.Size = room
	s.settle()
}

// settle has the stamp lie in the middle of its room, as large as it needs.
func (s *Stamp) settle() {
	h := stampHigh
	if s.room.Height < h {
		h = stampShort
	}
	rest := stampPad + h - 2*stampPad + stampGap + h/2
	style := Label
	if style.Measure(s.line.String()) > s.room.Width-rest {
		style = Strong
	}
	s.line.SetStyle(style)
	words := max(s.word.Width(), style.Measure(s.line.String()))
	w := min(s.room.Width, rest+words)
	s.Areas.Move(s.room.AddXY((s.room.Width-w)/2, (s.room.Height-h)/2))
	s.Areas.Resize(fyne.NewSize(w, h))
}

func (s *Stamp) place(all fyne.Size) {
	l := verdictLooks[s.kind]
	w, h := all.Width*s.big, all.Height*s.big
	x, cy := (all.Width-w)/2, all.Height/2
	s.slip.SetRim(l.edge, stampRim)
	Put(s.slip, x, cy-h/2, w, h)
	d := h - 2*stampPad*s.big
	x += stampPad * s.big
	s.disc.FillColor = Color(l.edge)
	Put(s.disc, x, cy-d/2, d, d)
	s.disc.Refresh()
	s.sign.Set(l.icon, l.on)
	s.sign.Place(x+d/2, cy, d*.56)
	x += d + stampGap
	words := max(s.word.Width(), s.line.style.Measure(s.line.String()))
	Show(s.big == 1 || x+words+h/4 <= (all.Width+w)/2, s.word, s.line) // they don't grow, and the pill's ends are round
	s.word.Color = Color(Ink)
	if s.line.String() == "" {
		s.word.Place(x, cy, 0)
		return
	}
	s.word.Place(x, cy-h*.145, 0)
	lh := s.line.MinSize().Height
	Put(s.line, x, Whole(cy+h*.19-lh/2), all.Width-x-stampPad, lh) // while it grows, too
}
