//go:build e2e && linux

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// scaled waits until the content is drawn with another scale in a window of so many pixels, and until the page has told its new
// places. On a busy machine Fyne may undo a size in between; that each size is one change is tested in app/ui.
func (r *program) scaled(scale float32, width, height int) {
	r.t.Helper()
	want := fmt.Sprintf("scale %.1f %d %d", scale, width, height)
	r.await(want, func(got []string) bool { return strings.Join(got[1:], " ") == want })
	r.line("page")
}

// sized asks for a size of the window; once more where Fyne's answer to the size before came later, and has undone it.
func (r *program) sized(width, height int) {
	r.t.Helper()
	for range 3 {
		r.tool("xdotool", "windowsize", "--sync", r.window, strconv.Itoa(width), strconv.Itoa(height))
		r.screen.still()
		if strings.Contains(r.tool("xdotool", "getwindowgeometry", r.window), fmt.Sprintf("Geometry: %dx%d", width, height)) {
			return
		}
	}
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
		p.sized(width, height)
		if want := ui.ScaleFor(fyne.NewSize(float32(width), float32(height)), 1, 100); want != now {
			p.scaled(want, width, height)
			now = want
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
	p.sized(2400, 1500)
	p.await("the scale of the last size", func(got []string) bool { return got[1] == "scale" && got[2] == "1.8" })
	p.line("page")
	s.still()
	p.has(2400, 1500)
	now = 1.8
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
	full := s.still()
	p.shot("scale-full")
	p.key("F11")
	p.scaled(1.3, 1664, 1040)
	p.sized(most, tall)
	p.scaled(1.8, most, tall)
	if n := differing(full, s.still()); n >= caret {
		p.shot("scale-large")
		p.fail("full screen differs from a window as large by %d pixels", n)
	}
	p.quit()

	// A scale of one's own wins.
	p = here.start(s, 1)
	p.page("home")
	p.sized(1920, 1200)
	s.still()
	p.key("ctrl+comma")
	p.page("settings")
	for _, line := range p.seen {
		if strings.HasPrefix(line, "trace scale") {
			p.fail("with FYNE_SCALE: %s", line)
		}
	}
	p.quit()
}
