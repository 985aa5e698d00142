package dicewords

import (
	"image/color"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// medal is what a word counts: the one that is made, or the one that was laid last; alone, between two words, the best so far.
type medal struct {
	ui.Base
	desk           *table.Desk
	edge, disc     *canvas.Rectangle
	ring           *canvas.Rectangle
	top, sum, unit ui.Line

	text  [2]string // above and below the number
	n     int       // the number that is shown, and the one that it counts to
	to    int
	sign  string
	tok   ui.Token
	count *ui.Animation
}

const (
	medalSize  float32 = 132
	medalDrop  float32 = 5
	medalRing  float32 = 7 // inside of the edge
	medalCount         = 80 * time.Millisecond
)

func newMedal(d *table.Desk) *medal {
	m := &medal{desk: d, edge: ui.NewRect(), disc: ui.NewRect(), ring: ui.NewRect(), top: ui.NewLine(), sum: ui.NewLine(), unit: ui.NewLine(), tok: ui.AccentText}
	m.Draw(m, func() fyne.Size { return fyne.NewSize(medalSize, medalSize+medalDrop) }, m.place, m.edge, m.disc, m.ring, m.top, m.sum, m.unit).Gone(func() { m.count.Stop() })
	d.Trace.Mark("value", m)
	return m
}

// render shows the state; false where there is nothing to tell.
func (m *medal) render(s state) bool {
	points := m.desk.T("dicewords.medal.points")
	last, sum, length, n, sign := s.shownLast(), 0, 0, 0, ""
	m.tok = ui.AccentText
	switch {
	case s.ready() && !s.rolling:
		t := s.worth().Tally
		sum, length, n = t.Sum(), t.Length(), t.Points()
	case last != nil && last.Word != "":
		sum, length, n = last.Sum, last.Length, last.Points
		if last.Verdict == dw.VerdictRefuted {
			m.tok = ui.Ink2
		} else if last.Challenger != games.Table && last.Verdict == dw.VerdictStands && n < 100 { // no room for more
			sign = "+"
		}
	case len(s.view.Points) == 1 && len(s.view.Turns) > 0:
		for _, t := range s.view.Turns {
			n = max(n, t.Points)
		}
		m.tok = ui.Ink2
		m.text = [2]string{m.desk.T("dicewords.medal.best"), points}
		m.show(n, "")
		return true
	default:
		m.to = 0
		return false
	}
	m.text = [2]string{ui.Signed(sum) + " × " + strconv.Itoa(length), points}
	m.show(n, sign)
	return true
}

// show counts to a number.
func (m *medal) show(n int, sign string) {
	from := m.to
	m.to, m.sign = n, sign
	m.count.Stop()
	m.n = n
	if from != n && from > 0 && ui.Animations() {
		m.count = ui.Animate(medalCount, fyne.AnimationLinear, func(f float32) {
			m.n = from + int(f*float32(n-from))
			m.Refresh()
		})
	}
	m.Refresh()
}

func (m *medal) place(fyne.Size) {
	const r = medalSize / 2
	ui.SetRect(m.edge, 0, medalDrop, medalSize, medalSize, r, ui.DiceCloth.Edge)
	ui.SetRect(m.disc, 0, 0, medalSize, medalSize, r, ui.Slip)
	ui.SetRect(m.ring, medalRing, medalRing, medalSize-2*medalRing, medalSize-2*medalRing, r-medalRing, color.Transparent)
	m.ring.StrokeWidth, m.ring.StrokeColor = 3, ui.Color(ui.Accent)
	if m.tok != ui.AccentText {
		m.ring.StrokeColor = ui.Color(ui.Ctrl)
	}
	m.ring.Show()
	m.ring.Refresh()
	m.top.Set(m.text[0], ui.Label, ui.Ink2)
	m.top.Place(r, r-30, .5)
	m.sum.Set(m.sign+ui.Signed(m.n), ui.Living, m.tok)
	m.sum.Place(r, r+4, .5)
	m.unit.Set(m.text[1], ui.Strong, ui.Ink2)
	m.unit.Place(r, r+37, .5)
}
