//go:build e2e && linux

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// scaled waits until the content is drawn with another scale in a window of so many pixels, and until the page has told its new
// places.
func (r *program) scaled(scale float32, width, height int) {
	r.t.Helper()
	r.await(scaledLine(scale, width, height))
	r.line("page")
}

func scaledLine(scale float32, width, height int) (string, func(got []string) bool) {
	want := fmt.Sprintf("scale %.1f %d %d", scale, width, height)
	return want, func(got []string) bool { return strings.Join(got[1:], " ") == want }
}

// sized asks for a size of the window that gives another scale. Where Fyne's answer to the size before comes later on a busy
// machine and undoes it, it asks again; that each size is one change is tested in app/ui.
func (r *program) sized(scale float32, width, height int) {
	r.t.Helper()
	what, is := scaledLine(scale, width, height)
	came := false
	for range 5 {
		r.ask(width, height)
		if r.within(longest/6, what, is) {
			came = true
			r.line("page")
			r.screen.still()
		}
		if r.sizeIs(width, height) {
			if came {
				return
			}
			break
		}
	}
	r.fail("the window has another size or another scale: %s", what)
}

// ask asks for a size of the window until it has it, a few times.
func (r *program) ask(width, height int) {
	r.t.Helper()
	for range 3 {
		r.tool("xdotool", "windowsize", "--sync", r.window, strconv.Itoa(width), strconv.Itoa(height))
		r.screen.still()
		if r.sizeIs(width, height) {
			return
		}
	}
}

func (r *program) sizeIs(width, height int) bool {
	r.t.Helper()
	return strings.Contains(r.tool("xdotool", "getwindowgeometry", r.window), fmt.Sprintf("Geometry: %dx%d", width, height))
}

// has fails unless the window has so many pixels.
func (r *program) has(width, height int) {
	r.t.Helper()
	want := fmt.Sprintf("Geometry: %dx%d", width, height)
	if got := r.tool("xdotool", "getwindowgeometry", r.window); !strings.Contains(got, want) {
		r.fail("the window has %q, not %q", got, want)
	}
}

// TestE2EScale makes the window larger and smaller in many ways. Each leads to the scale that its pixels want by one change, none
// makes it another window, and what is clicked is what is seen.
func TestE2EScale(t *testing.T) {
	const most, tall = 2560, 1440
	here, s := newPlace(t), newScreen(t, most, tall)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
	p := here.start(s, 0)
	p.page("home")
	p.has(1280, 800)
	now := float32(1)
	to := func(width, height int) {
		t.Helper()
		if want := ui.ScaleFor(fyne.NewSize(float32(width), float32(height)), 1, 100); want != now {
			p.sized(want, width, height)
			now = want
		} else {
			p.ask(width, height)
		}
		s.still()
		p.has(width, height)
	}
	for _, size := range [][2]int{
		{1920, 1080},
		{1000, 620},
		{2560, 1440},
		{1366, 700},
		{1366, 768},
		{1600, 860},
		{1920, 1000},
		{2560, 1080},
		{1280, 800},
		{1281, 801},
		{1409, 881},
		{1664, 1040},
		{1792, 1120},
		{1920, 1200},
		{2048, 1280},
		{2176, 1360},
		{800, 500},
		{2303, 1439},
		{1500, 1400},
		{1280, 800},
	} {
		to(size[0], size[1])
	}

	for w := 1300; w < 2400; w += 50 { // the border is dragged
		p.tool("xdotool", "windowsize", p.window, strconv.Itoa(w), strconv.Itoa(w*5/8))
	}
	to(2432, 1520)
	to(1280, 800)

	for range 2 {
		p.key("F11")
		p.scaled(1.8, most, tall)
		full := s.still()
		p.key("F11")
		p.scaled(1, 1280, 800)
		s.still()
		p.has(1280, 800)
		if differing(full, s.pixels) < caret {
			p.fail("full screen looks like the window")
		}
	}

	p.key("F1") // a dialog is open
	s.still()
	to(1664, 1040)
	p.keep("scale-dialog", s.still(), 1664, 1040)
	p.key("Escape")
	s.still()
	to(1280, 800)
	s.changes(func() { p.click("tool.rules") }) // a menu is
	to(1664, 1040)
	p.keep("scale-menu", s.still(), 1664, 1040)
	s.changes(func() { p.key("Escape") })
	s.still()
	p.click("lang")
	p.page("home")

	p.quit() // the size is remembered, and the first page has its scale at once
	p = here.start(s, 0)
	p.page("home")
	for _, line := range p.seen {
		if strings.HasPrefix(line, "trace scale") {
			p.fail("the first page was laid out for another scale: %s", line)
		}
	}
	p.has(1664, 1040)
	p.keep("scale-home", s.still(), 1664, 1040)

	// Texts are as sharp in full screen as in a window of its size.
	p.key("F11")
	p.scaled(1.8, most, tall)
	s.changes(func() { p.key("F1") }) // what comes after it isn't drawn before it
	s.still()
	s.changes(func() { p.key("Escape") })
	full := s.still()
	p.shot("scale-full")
	p.key("F11")
	p.scaled(1.3, 1664, 1040)
	p.sized(1.8, most, tall)
	s.until("the window to look like full screen", 120*time.Millisecond, func() bool { return differing(full, s.pixels) < caret })
	p.quit()

	// A scale of one's own wins.
	p = here.start(s, 1)
	p.page("home")
	p.ask(1920, 1200)
	p.key("ctrl+comma")
	p.page("settings")
	for _, line := range p.seen {
		if strings.HasPrefix(line, "trace scale") {
			p.fail("with FYNE_SCALE: %s", line)
		}
	}
	p.quit()
}
