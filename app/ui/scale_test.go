package ui

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
)

func TestScaleFor(t *testing.T) {
	for _, c := range []struct {
		w, h   float32
		system float32
		want   [3]float32 // of 100, 125 and 150 %
	}{
		{1000, 620, 1, [3]float32{1, 1, 1}},
		{800, 500, 1, [3]float32{1, 1, 1}},
		{1280, 800, 1, [3]float32{1, 1.2, 1.2}},
		{1366, 700, 1, [3]float32{1, 1.1, 1.1}},
		{1366, 768, 1, [3]float32{1, 1.2, 1.2}},
		{1600, 860, 1, [3]float32{1, 1.3, 1.3}},
		{1920, 1000, 1, [3]float32{1.2, 1.5, 1.6}},
		{1920, 1080, 1, [3]float32{1.3, 1.6, 1.7}},
		{2560, 1080, 1, [3]float32{1.3, 1.6, 1.7}},
		{2560, 1400, 1, [3]float32{1.7, 2.1, 2.2}},
		{2560, 1440, 1, [3]float32{1.8, 2.2, 2.3}},
		{3840, 2100, 1, [3]float32{2, 2.5, 3}},
		{1280, 800, 2, [3]float32{2, 2, 2}}, // a dense screen: 640×400 units
		{2560, 1600, 2, [3]float32{2, 2.5, 2.5}},
		{3840, 2160, 2, [3]float32{2.7, 3.3, 3.4}},
		{1300, 760, 1.3, [3]float32{1.3, 1.3, 1.3}},
		{1920, 1080, 1.25, [3]float32{1.3, 1.6, 1.7}}, // Fyne draws 1.25 as 1.3
	} {
		for i, percent := range []int{100, 125, 150} {
			if got := ScaleFor(fyne.NewSize(c.w, c.h), c.system, percent); got != c.want[i] {
				t.Errorf("%g×%g px, system %g, %d %%: %g, want %g", c.w, c.h, c.system, percent, got, c.want[i])
			}
		}
	}
}

// wrongScale is what no scale may be.
func wrongScale(w, h, system float32, percent int, got float32) (wrong []string) {
	least := func(width, height float32) bool { return w/got >= width-.1 && h/got >= height-.1 }
	back := fyne.NewSize(w/got*got, h/got*got)
	for what, is := range map[string]bool{
		"isn't in tenths":                      math.Abs(float64(got)*10-math.Round(float64(got)*10)) > 1e-5,
		"is less than the system's":            got < system,
		"leaves a page too few units":          got > system && !least(MinWidth, MinHeight),
		"leaves less than the design's window": got > system && percent == 100 && !least(designWidth, designHeight),
		"isn't that of the same pixels":        ScaleFor(back, system, percent) != got,
	} {
		if is {
			wrong = append(wrong, what)
		}
	}
	return wrong
}

func TestScaleForSweep(t *testing.T) {
	const step = 20
	for _, system := range []float32{1, 1.3, 1.5, 2} {
		for _, percent := range []int{100, 125, 150} {
			var before [step]float32
			for x := range step {
				left := float32(0)
				for y := range step {
					w, h := 700+float32(x)*173, 450+float32(y)*101
					got := ScaleFor(fyne.NewSize(w, h), system, percent)
					for _, wrong := range wrongScale(w, h, system, percent, got) {
						t.Errorf("%g×%g, system %g, %d %%: %g %s", w, h, system, percent, got, wrong)
					}
					if got < left || got < before[y] {
						t.Errorf("%g×%g: %g is less than in a smaller window", w, h, got)
					}
					left, before[y] = got, got
				}
			}
		}
	}
}
