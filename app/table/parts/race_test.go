package parts_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// A name of a usual length is read to its end while points are about to come: they stand next to the bar then, in all lines of the
// race. The bars are equally long, and stay so. Where all names are short, the points stand before the others as they do in a text.
func TestRacersKeepTheirNames(t *testing.T) {
	for _, c := range []struct {
		names  []string
		beside bool
	}{{[]string{"Maximilian", "Lee"}, true}, {[]string{"Tina", "Lee"}, false}} {
		env := shelltest.New(t, locales.German)
		all := parts.NewRacers(env, shelltest.Players(t, env, c.names...), ui.Initials(c.names), parts.RacerAvatar)
		box := ui.VGap(4, all[0].Object, all[1].Object)
		env.Window.SetContent(container.NewWithoutLayout(box))
		box.Resize(fyne.NewSize(204, 160))
		bars := func() (widths []float32) {
			for _, r := range all {
				widths = append(widths, shelltest.Inside[*ui.Bar](r.Object)[0].Size().Width)
			}
			return widths
		}
		before := bars()
		all[0].Set(188, 119, 250, true)
		if after := bars(); !slices.Equal(before, after) || after[0] != after[1] {
			t.Errorf("%q: bars %v, then %v", c.names, before, after)
		}
		heights := map[string]float32{}
		for _, word := range shelltest.Words(all[0].Object) {
			if strings.Contains(word.Text, "…") {
				t.Errorf("%q: %q is cut", c.names, word.Text)
			}
			heights[word.Text] = word.At.Y
		}
		if beside := heights["+119"] > heights["188"]; beside != c.beside || len(heights) < 3 {
			t.Errorf("%q: %v", c.names, heights)
		}
	}
}
