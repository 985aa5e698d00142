package draw

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

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
	widget.BaseWidget
	values []int
	best   int
}

var _ fyne.Widget = (*Spark)(nil)

// NewSpark shows values, none of them negative; those equal to best stand out.
func NewSpark(values []int, best int) *Spark {
	s := &Spark{values: slices.Clone(values), best: best}
	s.ExtendBaseWidget(s)
	return s
}

// Set changes what is seen.
func (s *Spark) Set(values []int, best int) {
	s.values, s.best = slices.Clone(values), best
	s.Refresh()
}

// Values are the numbers shown, oldest first.
func (s *Spark) Values() []int { return slices.Clone(s.values) }

// CreateRenderer implements fyne.Widget.
func (s *Spark) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := newSparkLook(s)
	return ui.Drawn(s, r.least, r.place).Updated(r.update).Changing(r.parts).Repaints()
}

type sparkLook struct {
	s      *Spark
	base   *canvas.Rectangle
	bars   []*canvas.Rectangle
	labels []*canvas.Text
	all    []fyne.CanvasObject
}

func newSparkLook(s *Spark) *sparkLook {
	r := &sparkLook{s: s, base: ui.NewRect()}
	r.update()
	return r
}

func (r *sparkLook) parts() []fyne.CanvasObject { return r.all }

// least has room for the numbers.
func (r *sparkLook) least() fyne.Size {
	n := float32(len(r.s.values))
	return fyne.NewSize(n*ui.Px(sparkBar)+max(0, n-1)*sparkGap, ui.Px(sparkHeight))
}

func (r *sparkLook) update() {
	r.all = []fyne.CanvasObject{r.base}
	for len(r.bars) < len(r.s.values) {
		r.bars, r.labels = append(r.bars, ui.NewRect()), append(r.labels, newText())
	}
	for i := range r.s.values {
		r.all = append(r.all, r.bars[i], r.labels[i])
	}
}

func (r *sparkLook) place(size fyne.Size) {
	if len(r.s.values) == 0 {
		r.base.Hide()
		return
	}
	most := max(1, slices.Max(r.s.values))
	room := size.Height - ui.Px(sparkLabel) - 2
	for i, v := range r.s.values {
		tok, ink, weight := ui.Ctrl, ui.Ink2, 500
		if v == r.s.best {
			tok, ink, weight = ui.Accent, ui.Ink, 800
		}
		w := ui.Px(sparkBar)
		x := float32(i) * (w + sparkGap)
		h := max(3, ui.Whole(room*float32(max(v, 0))/float32(most)))
		setRect(r.bars[i], x, size.Height-2-h, w, h, 4, ui.Color(tok))
		ui.DrawText(r.labels[i], strconv.Itoa(v), ui.Body.Size(), weight, ui.Color(ink), x+w/2, size.Height-2-h-ui.Px(sparkLabel)/2, .5)
	}
	setRect(r.base, 0, size.Height-2, r.least().Width, 2, 1, ui.Color(ui.Border))
}
