package draw

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/ui"
)

func spark(t *testing.T, best int, values ...int) *Spark {
	t.Helper()
	ui.Apply(test.NewTempApp(t), ui.Light)
	s := NewSpark(values, best)
	w := test.NewTempWindow(t, s)
	w.Resize(fyne.NewSize(400, 200))
	s.Resize(s.MinSize())
	return s
}

func TestSparkBarsBeginAtZero(t *testing.T) {
	r := spark(t, 5, 10, 5, 0)
	a, b, c := r.bars[0], r.bars[1], r.bars[2]
	if ratio := b.Size().Height / a.Size().Height; ratio < .48 || ratio > .52 {
		t.Errorf("half the value is %.2f of the height: bars must begin at zero", ratio)
	}
	if c.Size().Height <= 0 || c.Size().Height > 4 {
		t.Error("zero is", c.Size().Height)
	}
	foot := func(i int) float32 { return r.bars[i].Position().Y + r.bars[i].Size().Height }
	if foot(0) != foot(1) || foot(1) != foot(2) {
		t.Error("the bars don't stand on one line")
	}
}

func TestSparkNumbers(t *testing.T) {
	r := spark(t, 5, 10, 5, 0)
	if r.labels[0].Text.Text != "10" || r.labels[1].Text.Text != "5" || r.labels[1].FontSource == nil || r.labels[0].FontSource != nil {
		t.Error("the best one's number isn't the heavy one")
	}
	for i, l := range r.labels {
		if y := l.Position().Y + l.Size().Height/2; y < 0 || y > r.bars[i].Position().Y {
			t.Errorf("number %d stands at %v", i, y)
		}
	}
}

func TestSparkContrast(t *testing.T) {
	spark(t, 1, 1)
	for _, tok := range []ui.Token{ui.Accent, ui.Ctrl} {
		if c := ui.Contrast(ui.Color(tok), ui.Color(ui.CardBG)); c < 3 {
			t.Errorf("%s has a contrast of %.1f", tok, c)
		}
	}
}
