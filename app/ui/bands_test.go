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

func TestGapsOfBandsShareTheRest(t *testing.T) {
	bands := []Band{{Least: 40, Good: 60, Above: 20}, {Good: 30, Goes: 1, Above: 10}, {Least: 40, Good: 50, Above: 20}, {Above: 10}}
	for height, want := range map[float32]string{
		260: "[40+60 120+30 190+50 260+0]", // 60 more than needed: by the gaps' heights
		200: "[20+60 90+30 140+50 200+0]",
		155: "[11+44 64+30 104+42 155+0]",
		142: "[8+40 56+30 94+40 142+0]",
		120: "[11+46 0+0 69+43 120+0]", // 1 has gone
	} {
		var got []string
		for _, f := range BandsIn(fyne.NewSize(300, height), 8, bands...) {
			got = append(got, fmt.Sprintf("%.0f+%.0f", f.Y, f.Height))
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%.0f high: %v, want %s", height, got, want)
		}
	}
}
