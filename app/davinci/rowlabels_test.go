// In the package: what stands below the tiles of a row is nothing that a page shows by name.

package davinci

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// What stands below two tiles never touches, and is long or short below all of them alike.
func TestLabelsOfARowNeverTouch(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.ApplyPrefs()
	for _, told := range []bool{false, true} {
		for width := float32(240); width <= 700; width += 20 {
			r := newRow(nil, nil)
			r.set([]rowCell{
				{id: 1, text: "1 offen", short: "1", icon: ui.IconEye, tiny: ui.IconEye, bold: true},
				{id: 2, text: "2 offen", short: "2", icon: ui.IconEye, tiny: ui.IconEye, bold: true},
				{id: 3, text: "3 geheim", short: "3", icon: ui.IconLock, tiny: ui.IconLock},
				{id: 4, text: "4 geheim", short: "4", icon: ui.IconLock, tiny: ui.IconLock},
				{id: 5, text: "5 offen", short: "5", icon: ui.IconEye, tiny: ui.IconEye, bold: true},
				{id: 6, text: pick(told, "„die 11?“", "6 offen"), short: "6", icon: ui.IconCheck, tiny: ui.IconCheck, bold: true, says: told},
			}, false)
			r.place(fyne.NewSize(width, 200))
			long, labels := 0, r.labels[:len(r.cells)]
			for i, l := range labels {
				if r.cells[i].text == l.String() && !r.cells[i].says {
					long++
				}
				if i == 0 || labels[i-1].Position().Y != l.Position().Y {
					continue
				}
				before := labels[i-1]
				if gap := r.icons[i].Position().X - before.Position().X - before.Size().Width; gap < 5 {
					t.Errorf("%v px wide: %.0f px between %q and %q", width, gap, before.String(), l.String())
				}
			}
			if all := len(labels) - map[bool]int{true: 1}[told]; long != 0 && long != all {
				t.Errorf("%v px wide: %d of %d labels are long", width, long, all)
			}
		}
	}
}
