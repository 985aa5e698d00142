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
					if math.Abs(float64(got)*10-math.Round(float64(got)*10)) > 1e-5 {
						t.Fatalf("%g×%g: %g isn't in tenths", w, h, got)
					}
					if got < left || got < before[y] {
						t.Errorf("%g×%g: %g is less than in a smaller window", w, h, got)
					}
					if got < system {
						t.Errorf("%g×%g: %g is less than the system's %g", w, h, got, system)
					}
					if got > system && (w/got < MinWidth-.1 || h/got < MinHeight-.1) {
						t.Errorf("%g×%g: at %g a page has %g×%g units", w, h, got, w/got, h/got)
					}
					if got > system && percent == 100 && (w/got < designWidth-.1 || h/got < designHeight-.1) {
						t.Errorf("%g×%g: at %g and 100 %% a page has %g×%g units", w, h, got, w/got, h/got)
					}
					if back := fyne.NewSize(w/got*got, h/got*got); ScaleFor(back, system, percent) != got {
						t.Errorf("%g×%g: another scale for the same pixels", w, h)
					}
					left, before[y] = got, got
				}
			}
		}
	}
}
