package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
)

// tops are the places and heights of the bands that are seen.
func tops(c *fyne.Container) (out []string) {
	for i, o := range c.Objects {
		if o.Visible() {
			out = append(out, fmt.Sprintf("%d %.0f+%.0f", i, o.Position().Y, o.Size().Height))
		}
	}
	return out
}

func TestBandsShareHeight(t *testing.T) {
	for _, c := range []struct {
		fills  bool
		height float32
		want   string
	}{
		{false, 400, "[0 89+100 1 200+20 2 231+80]"}, // gaps have grown, the rest is around
		{false, 220, "[0 0+100 1 110+20 2 140+80]"},
		{false, 150, "[0 0+58 1 68+20 2 98+52]"},
		{false, 119, "[0 0+57 2 67+52]"}, // 1 has gone, by which there is room
		{true, 400, "[0 0+100 1 110+20 2 140+260]"},
	} {
		page := Bands(10, 11,
			Band{Object: Space(1, 1), Least: 40, Good: 100},
			Band{Object: Space(5, 20), Goes: 1},
			Band{Object: Space(1, 1), Least: 40, Good: 80, Fills: c.fills})
		if got := page.MinSize(); got != fyne.NewSize(1, 90) {
			t.Errorf("needs %v", got)
		}
		page.Resize(fyne.NewSize(300, c.height))
		if got := fmt.Sprint(tops(page)); got != c.want {
			t.Errorf("%.0f high: %s, want %s", c.height, got, c.want)
		}
	}
}

func TestBandsLeaveOutWhatIsHidden(t *testing.T) {
	first := Space(10, 30)
	page := Bands(10, 10, Band{Object: first}, Band{Object: Space(10, 20)})
	page.Resize(fyne.NewSize(100, 60))
	first.Hide()
	page.Resize(fyne.NewSize(100, 61))
	if got := fmt.Sprint(tops(page)); got != "[1 20+20]" && got != "[1 21+20]" {
		t.Error(got)
	}
	first.Show()
	page.Resize(fyne.NewSize(100, 60))
	if got := fmt.Sprint(tops(page)); got != "[0 0+30 1 40+20]" {
		t.Error(got)
	}
}
