package puzzles

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	"spieltisch/games/daily"
)

// strip are the days of a month side by side, each with a square for every game: full where its puzzle is solved. A click opens a day;
// the page's own arrow keys go through them.
type strip struct {
	ui.Areas
	s    *state
	rows int // games

	rings   []*canvas.Rectangle
	squares []*canvas.Rectangle
	moons   []ui.IconImage
	numbers []ui.Line
}

// Sizes of the strip. A day is as wide as there is room, within these.
const (
	stripLeast float32 = 17
	stripMost  float32 = 25
	stripGap   float32 = 3
	stripFoot  float32 = 24 // the line with the numbers
)

func newStrip(s *state, tip func(daily.Day) string, open func(daily.Day)) *strip {
	b := &strip{s: s, rows: len(s.kinds)}
	b.Deaf = true
	day := func(i int) daily.Day { return s.month.First() + daily.Day(i) }
	b.Frames = func() []ui.Frame {
		w := b.wide()
		out := make([]ui.Frame, s.month.Days())
		for i := range out {
			out[i] = ui.NewFrame(float32(i)*w, 0, w, b.high()+stripFoot)
		}
		return out
	}
	b.OnTap = func(i int) { open(day(i)) }
	b.Name = func(i int) string { return tip(day(i)) }
	var parts []fyne.CanvasObject
	for range s.month.Days() {
		b.rings, b.moons, b.numbers = append(b.rings, ui.NewRect()), append(b.moons, ui.NewIconImage()), append(b.numbers, ui.NewLine())
		parts = append(parts, b.rings[len(b.rings)-1])
		for range b.rows {
			b.squares = append(b.squares, ui.NewRect())
			parts = append(parts, b.squares[len(b.squares)-1])
		}
		parts = append(parts, b.moons[len(b.moons)-1], b.numbers[len(b.numbers)-1])
	}
	b.Draw(b, func() fyne.Size { return fyne.NewSize(stripLeast*float32(s.month.Days()), b.high()+stripFoot) }, b.place, parts...)
	return b
}

// wide is how wide a day is.
func (b *strip) wide() float32 {
	return min(stripMost, max(stripLeast, float32(int(b.Size().Width/float32(b.s.month.Days())))))
}

// high is the height of a day's squares.
func (b *strip) high() float32 { return float32(b.rows)*(b.wide()-stripGap) + 2*stripGap }

func (b *strip) place(fyne.Size) {
	w := b.wide()
	side := w - 2*stripGap
	for i, f := range b.Frames() {
		d := b.s.month.First() + daily.Day(i)
		ring := ui.None
		switch {
		case d == b.s.day:
			ring = ui.AccentSoft
		case i == b.Over():
			ring = ui.Well
		}
		ui.SetRect(b.rings[i], f.X, 0, w, f.Height, 7, ring)
		for row, kind := range b.s.kinds {
			fill := ui.Border
			switch {
			case b.s.square(d, kind):
				fill = ui.Accent
			case b.s.shut(d):
				fill = ui.Well
			}
			y := stripGap + float32(row)*(w-stripGap)
			ui.SetRect(b.squares[i*b.rows+row], f.X+stripGap, y, side, side, 4, fill)
		}
		moon := ui.IconName("")
		if b.s.free(d) {
			moon = ui.IconMoon
		}
		b.moons[i].Set(moon, ui.AccentText)
		b.moons[i].Place(f.X+w/2, b.high()-stripGap-side/2, side)
		text, tok, style := "", ui.Ink2, ui.Body
		if d == b.s.day || d == b.s.today {
			tok, style = ui.AccentText, ui.Strong
		}
		if d == b.s.day || d == b.s.today || i%7 == 0 && !b.near(i) {
			text = strconv.Itoa(d.OfMonth())
		}
		b.numbers[i].Set(text, style, tok)
		b.numbers[i].Place(f.X+(w-b.numbers[i].Width())/2, b.high()+stripFoot/2, 0)
	}
}

// near tells whether the number of a day would touch the one of today or of the day that is shown.
func (b *strip) near(i int) bool {
	for _, d := range []daily.Day{b.s.day, b.s.today} {
		if at := int(d - b.s.month.First()); at-i == 1 || i-at == 1 {
			return true
		}
	}
	return false
}
