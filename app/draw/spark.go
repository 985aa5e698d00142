package draw

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// The measures of a spark at text scale 1.
const (
	sparkBar    float32 = 28 // the widest bar
	sparkGap    float32 = 8
	sparkHeight float32 = 96
	sparkLabel  float32 = 20 // above a bar
)

// Spark is a row of bars with their numbers above, oldest at the left. All bars
// begin at zero. The best ones stand out by colour and by weight of the number.
type Spark struct {
	ui.Base
	values []int
	best   int

	base   *canvas.Rectangle
	bars   []*canvas.Rectangle
	labels []ui.Line
	all    []fyne.CanvasObject
}

// NewSpark shows values, none of them negative; those equal to best stand out.
func NewSpark(values []int, best int) *Spark {
	s := &Spark{values: slices.Clone(values), best: best, base: ui.NewRect()}
	s.Draw(s, s.least, s.place).Updated(s.update).Changing(s.parts).Repaints()
	return s
}

func (s *Spark) parts() []fyne.CanvasObject { return s.all }

// least has room for the numbers.
func (s *Spark) least() fyne.Size {
	n := float32(len(s.values))
	return fyne.NewSize(n*sparkBar+max(0, n-1)*sparkGap, sparkHeight)
}

func (s *Spark) update() {
	s.all = []fyne.CanvasObject{s.base}
	for len(s.bars) < len(s.values) {
		s.bars, s.labels = append(s.bars, ui.NewRect()), append(s.labels, ui.NewLine())
	}
	for i := range s.values {
		s.all = append(s.all, s.bars[i], s.labels[i])
	}
}

func (s *Spark) place(size fyne.Size) {
	if len(s.values) == 0 {
		s.base.Hide()
		return
	}
	most := max(1, slices.Max(s.values))
	room := size.Height - sparkLabel - 2
	for i, v := range s.values {
		tok, ink, weight := ui.Ctrl, ui.Ink2, 500
		if v == s.best {
			tok, ink, weight = ui.Accent, ui.Ink, 800
		}
		w := sparkBar
		x := float32(i) * (w + sparkGap)
		h := max(3, ui.Whole(room*float32(max(v, 0))/float32(most)))
		ui.SetRect(s.bars[i], x, size.Height-2-h, w, h, 4, tok)
		s.labels[i].Draw(strconv.Itoa(v), ui.Body.Size(), weight, ink, x+w/2, size.Height-2-h-sparkLabel/2, .5)
	}
	ui.SetRect(s.base, 0, size.Height-2, s.least().Width, 2, 1, ui.Border)
}
