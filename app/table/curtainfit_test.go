package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

func newWaiting(t *testing.T) *waiting {
	t.Helper()
	env := shelltest.New(t, locales.German)
	l := &waiting{
		large: ui.NewAvatar("T", 0, 112), small: ui.NewAvatar("T", 0, 56), hold: newHoldButton(env.T("table.curtain.hold"), func() {}),
		who: ui.NewText("Tina ist dran", ui.Hero, ui.Ink).Truncate(), alone: ui.NewPara("Nur Tina schaut hin", ui.Lead, ui.Ink2),
		how: ui.NewPara(env.T("table.curtain.how"), ui.Strong, ui.Ink), released: ui.NewPara(env.T("table.curtain.release"), ui.Body, ui.Ink2),
	}
	return l
}

// stacked fails when parts that are seen lie over each other or below the end.
func (l *waiting) stacked(t *testing.T, h float32) {
	t.Helper()
	y := float32(0)
	for _, o := range []fyne.CanvasObject{l.large, l.small, l.who, l.alone, l.hold, l.how, l.released} {
		if !o.Visible() {
			continue
		}
		if o.Position().Y < y {
			t.Fatalf("%.0f high: %T lies over what is above it", h, o)
		}
		y = o.Position().Y + o.Size().Height
	}
	if y > h+1 {
		t.Fatalf("%.0f high: ends at %.0f", h, y)
	}
}

// With less height the curtain drops first what one can do without, keeps who is asked,
// the button and how to hold it, and never lets anything overlap.
func TestWaitingSavesHeight(t *testing.T) {
	l := newWaiting(t)
	c := l.container()
	c.Resize(fyne.NewSize(450, 600))
	least := c.MinSize().Height
	for h := float32(640); h >= least; h -= 4 {
		c.Resize(fyne.NewSize(450, h))
		l.stacked(t, h)
		if !l.who.Visible() || !l.hold.Visible() || !l.how.Visible() || l.large.Visible() == l.small.Visible() {
			t.Fatalf("%.0f high: what must be seen isn't", h)
		}
		if l.released.Visible() && !l.alone.Visible() || l.alone.Visible() && l.hold.Size().Height < ui.Px(152) {
			t.Fatalf("%.0f high: the wrong part went first", h)
		}
	}
	c.Resize(fyne.NewSize(450, least))
	if l.released.Visible() || l.alone.Visible() || !l.small.Visible() || l.hold.Size().Height != waitingHold {
		t.Error("the least height keeps too much")
	}
}

// A long name is written smaller before it is cut.
func TestWaitingWritesLongNamesSmaller(t *testing.T) {
	l := newWaiting(t)
	c := l.container()
	c.Resize(fyne.NewSize(450, 600))
	wide := l.who.MinSize().Height
	l.who.SetText("Großmutter Hannelore ist dran")
	c.Resize(fyne.NewSize(451, 600))
	if got := l.who.MinSize().Height; got >= wide {
		t.Errorf("%.0f high, was %.0f", got, wide)
	}
}
