package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

func newWaiting(t *testing.T) *waiting {
	t.Helper()
	env := shelltest.New(t, locales.German)
	l := &waiting{
		discs: []fyne.CanvasObject{ui.NewAvatar("T", 0, 192), ui.NewAvatar("T", 0, 112), ui.NewAvatar("T", 0, 56)},
		task:  ui.NewPara("Tina denkt sich das geheime Wort aus.", ui.Title, ui.Ink), hold: newHoldButton(env.T("table.curtain.hold"), "", func() {}),
		who: ui.NewText("Tina ist dran", ui.Hero, ui.Ink).Truncate(), alone: ui.NewPara("Nur Tina schaut hin", ui.Lead, ui.Ink2),
		how: ui.NewPara(env.T("table.curtain.how"), ui.Strong, ui.Ink), released: ui.NewPara(env.T("table.curtain.release"), ui.Body, ui.Ink2),
	}
	return l
}

// seen are the discs that are seen.
func (l *waiting) seen() (out []fyne.CanvasObject) {
	for _, d := range l.discs {
		if d.Visible() {
			out = append(out, d)
		}
	}
	return out
}

// stacked fails when parts that are seen lie over each other or below the end.
func (l *waiting) stacked(t *testing.T, h float32) {
	t.Helper()
	y := float32(0)
	for _, o := range append(slices.Clone(l.discs), l.who, l.task, l.alone, l.hold, l.keys[0], l.keys[1]) {
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
	for h := float32(760); h >= least; h -= 4 {
		c.Resize(fyne.NewSize(450, h))
		l.stacked(t, h)
		if !l.who.Visible() || !l.hold.Visible() || !l.keys[0].Visible() || len(l.seen()) != 1 {
			t.Fatalf("%.0f high: what must be seen isn't", h)
		}
		for _, first := range [][2]fyne.CanvasObject{{l.keys[1], l.alone}, {l.alone, l.task}} {
			if first[0].Visible() && !first[1].Visible() {
				t.Fatalf("%.0f high: the wrong part went first", h)
			}
		}
	}
	c.Resize(fyne.NewSize(450, least))
	if l.task.Visible() || !l.discs[2].Visible() || l.hold.Size().Height != 144 {
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

// What the curtain tells begins after the seat's own last action; before its first one it is all.
func TestSinceOnesOwnLastAction(t *testing.T) {
	events := []games.Event{{Step: 1, Seat: 0}, {Step: 2, Seat: 1}, {Step: 3, Seat: games.Table}, {Step: 4, Seat: 1}}
	for seat, want := range map[games.Seat]int{0: 3, 1: 0, 2: 4} {
		if got := since(events, seat); len(got) != want {
			t.Errorf("seat %d is told %d lines, want %d", seat, len(got), want)
		}
	}
}

// The ring of the button is empty until it is held, whether or not it has the keyboard.
func TestEmptyRingLooksEmpty(t *testing.T) {
	shelltest.New(t, locales.German)
	h := newHoldButton("Halten", "", func() {})
	h.Resize(fyne.NewSquareSize(184))
	empty := h.track.FillColor
	h.FocusGained()
	if h.track.FillColor != empty || h.ring.EndAngle != 0 || !h.around.Visible() {
		t.Errorf("the track is %v, was %v; %.0f degrees", h.track.FillColor, empty, h.ring.EndAngle)
	}
	h.press()
	h.grown = holdSteps / 2
	h.update()
	if h.ring.EndAngle != 180 {
		t.Errorf("half held: %.0f degrees", h.ring.EndAngle)
	}
}

// With the largest letters the word on the button stays inside of its disc.
func TestHoldStaysOnTheButton(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		ui.Apply(env.App, ui.Light, 1.5)
		for i, size := range []float32{143, 184, 276, 143, 143} {
			text := []games.ID{"table.curtain.hold", "table.curtain.hold", "table.curtain.hold", "table.curtain.press", "table.curtain.confirm"}[i]
			h := newHoldButton(env.T(text), "", func() {})
			h.Resize(fyne.NewSquareSize(size))
			word := shelltest.Inside[*canvas.Text](h.label)[0]
			middle := h.label.Position().Y + h.label.Size().Height/2 - size/2
			r, below := float64(h.face.Size().Width/2), float64(middle+word.TextSize*.36)
			if x := float64(word.MinSize().Width / 2); x*x+below*below > r*r {
				t.Errorf("%s, %.0f: %q is %.0f wide, %.0f below the middle of a disc of %.0f", lang, size, word.Text, 2*x, below, r)
			}
		}
	}
}
