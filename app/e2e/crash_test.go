//go:build e2e && linux

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// plantedProgram builds a program that fails where it is told to (app/plant.go).
func plantedProgram(t *testing.T) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "spieltisch.exe") // Windows wants the ending, Linux does not mind
	build := exec.Command("go", "build", "-tags", "migrated_fynedo,plant", "-o", bin, "spieltisch")
	if winePrefix() != "" {
		args := []string{"go", "build", "-tags", "migrated_fynedo,plant", "-ldflags", "-H windowsgui", "-o", bin, "spieltisch"}
		build = exec.Command("../../.ci/tools/for-windows.sh", args...)
	}
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return bin
}

// TestE2ECrash has the real program fail everywhere that a panic can come from.
func TestE2ECrash(t *testing.T) {
	bin := plantedProgram(t)
	for name, fails := range map[string]func(*place, *screen){"caught": failsAndGoesOn, "fatal": failsForGood, "twice": failsTwice, "minds": mindsFail, "lexicon": noLexicon} {
		t.Run(name, func(t *testing.T) {
			here := newPlace(t)
			here.bin = bin
			fails(here, newScreen(t, wide, high))
		})
	}
}

// failsAndGoesOn: each time there is a page that says so, from a program that was started again where Fyne's loop
// had ended, and the log has the stack.
func failsAndGoesOn(here *place, s *screen) {
	for where, again := range map[string]string{
		"tap": "again=true", "layout": "again=true", "renderer": "again=true",
		"key": "again=false", "tick": "again=false", "work": "again=false",
	} {
		here.env = []string{"SPIELTISCH_PLANT=" + where}
		p := here.start(s, 1)
		p.spring(where)
		p.page("crash", again)
		here.logged("planted in "+where, "app.(*plant).fail")
		p.refocus(again == "again=true")
		p.shot("crash-" + where)
		p.key("Return")
		p.page("home")
		p.key("ctrl+q")
		p.gone()
	}
}

// failsForGood: what no recover can catch is told at the next start, and only then.
func failsForGood(here *place, s *screen) {
	here.env = []string{"SPIELTISCH_PLANT=goroutine"}
	p := here.start(s, 1)
	p.spring("goroutine")
	p.gone()
	here.env = nil
	p = here.start(s, 1)
	p.page("crash", "again=true")
	here.logged("planted in goroutine", "app.(*plant).fail")
	p.key("Return")
	p.page("home")
	p.quit()
	p = here.start(s, 1)
	p.page("home")
	p.quit()
}

// failsTwice: a program that fails again within a minute stays ended, and says so.
func failsTwice(here *place, s *screen) {
	here.env = []string{"SPIELTISCH_PLANT=renderer", "SPIELTISCH_PLANT_AGAIN=1"}
	p := here.start(s, 1)
	p.spring("renderer")
	p.page("plant")
	p.refocus(true)
	p.key("space")
	p.gone()
	here.logged("failed twice within a minute")
	if said, err := os.ReadFile(p.errors); err != nil || !strings.Contains(string(said), "zweimal kurz nacheinander") {
		here.t.Errorf("%v: said %s", err, said)
	}
}

// spring has the page fail, by a click where it is a tap that fails, else by a key.
func (r *program) spring(where string) {
	r.t.Helper()
	r.page("plant", "where="+where)
	if where == "tap" {
		r.tool("xdotool", "mousemove", "300", "300", "click", "1")
		return
	}
	r.key("space")
	if where == "layout" {
		r.saved("sprung") // a window may be told its new size before the key
		resize := exec.Command("xdotool", "windowsize", r.window, "1200", "700")
		resize.Env = append(os.Environ(), "DISPLAY="+r.screen.display)
		_ = resize.Run() // the window may have gone already: where it was moved before, that layout comes late and fails
	}
}

// refocus gives the keyboard to the window of a program that was started again, or is the same: the one that has failed
// may still have its own for a moment.
func (r *program) refocus(again bool) {
	r.t.Helper()
	r.screen.until("the window of the program", 50*time.Millisecond, func() bool {
		for _, id := range strings.Fields(r.search("--name", "Spieltisch")) {
			cmd := exec.Command("xdotool", "getwindowpid", id)
			cmd.Env = append(os.Environ(), "DISPLAY="+r.screen.display)
			out, err := cmd.Output() // it fails for a window that has just gone
			pid := strings.TrimSpace(string(out))
			// wine's windows are of processes that wine has started.
			if err == nil && (r.place.windows != nil || again == (pid != strconv.Itoa(r.cmd.Process.Pid))) {
				r.window = id
				return true
			}
		}
		return false
	})
	r.focus()
}

// gone waits until neither the program nor one that it has started writes any more.
func (r *program) gone() {
	r.t.Helper()
	for range r.lines { //nolint:revive // until it is closed
	}
}

// logged fails unless the log in the data folder has these words.
func (p *place) logged(words ...string) {
	p.t.Helper()
	log, err := os.ReadFile(filepath.Join(p.data, "spieltisch.log"))
	p.must(err)
	for _, w := range words {
		if !strings.Contains(string(log), w) {
			p.t.Errorf("the log lacks %q", w)
		}
	}
}
