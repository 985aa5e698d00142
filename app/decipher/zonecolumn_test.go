// Inside the package: where the parts of a zone lie is drawn without a page.

package decipher

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// The bulb of a tip stays in its zone, whatever stands above, and leaves the number and the state to be read.
func TestBulbStaysInItsZone(t *testing.T) {
	test.NewTempApp(t)
	for _, size := range []fyne.Size{fyne.NewSize(1000, 500), fyne.NewSize(520, 190)} {
		b := zonePlan{size: size, n: 5, told: true}.box(1)
		c := newZoneColumn()
		for _, f := range []zoneFace{{number: 2, tip: true}, {number: 2, tip: true, state: "gewählt", chosen: true}} {
			c.draw(b, f)
			if f.state != "" {
				if c.badge.Visible() {
					t.Errorf("%v: the bulb lies on %q", size, f.state)
				}
				continue
			}
			at, low := c.badge.Position(), c.badge.Position().Add(c.badge.Size())
			in := at.X >= b.at.X && at.Y >= b.at.Y && low.X <= b.at.X+b.size.Width && low.Y <= b.area.Y
			if !c.badge.Visible() || !in || at.X < c.disc.Position().X+c.disc.Size().Width {
				t.Errorf("%v: the bulb lies from %v to %v in the zone at %v, %v", size, at, low, b.at, b.size)
			}
		}
	}
}

// An answer hides no piece that lies in its zone, and no number next to which it stands.
func TestTheAnswerHidesNoPiece(t *testing.T) {
	answer := fyne.NewSize(78, 28)
	for n := 3; n <= 6; n++ {
		for _, size := range []fyne.Size{fyne.NewSize(zonesWidth(n), 224), fyne.NewSize(656, 354), fyne.NewSize(900, 500)} {
			for _, told := range []bool{false, true} {
				b := zonePlan{size: size, n: n, told: told, words: 60}.box(0)
				at := b.beside(answer)
				low := at.Y+answer.Height <= b.area.Y+2
				if below := at.Y >= b.center().Y+.36*b.room.Height; !low && !below { // as far as a piece reaches
					t.Errorf("%d zones in %v: at %v, the pieces lie from %v to %v", n, size, at, b.area.Y, b.area.Y+b.room.Height)
				}
				if low && at.X < b.at.X+b.pad+b.disc() {
					t.Errorf("%d zones in %v: at %v, on the number", n, size, at)
				}
				if at.X < b.at.X || at.X+answer.Width > b.at.X+b.size.Width {
					t.Errorf("%d zones in %v: at %v, out of the zone", n, size, at)
				}
			}
		}
	}
}
