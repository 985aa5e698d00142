//go:build e2e && linux

package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// place is everything that outlives a program's run: who starts it, where its data and settings are.
type place struct {
	t    *testing.T
	home string // HOME, and below it the fresh configuration
	data string
	bin  string              // the program's path
	env  []string            // more of its environment
	user *syscall.Credential // nil: whoever runs the test

	windows *windows // nil: the program is one of this system
}

func newPlace(t *testing.T) *place {
	t.Helper()
	bin := os.Getenv("SPIELTISCH_BIN")
	if bin == "" {
		t.Fatal("SPIELTISCH_BIN is not set: use make e2e")
	}
	home := t.TempDir()
	p := &place{t: t, home: home, data: filepath.Join(home, "data"), bin: bin}
	if prefix := winePrefix(); prefix != "" { // one for all, which follow each other
		p.windows = newWindows(t, prefix)
	} else {
		t.Parallel() // each has a program, a data file and a screen of its own, and mostly waits
	}
	return p
}

// readOnly makes the data folder one that the program can't write to. Who may write everywhere is put
// into the shoes of nobody, with a home and a copy of the program within reach.
func (p *place) readOnly() {
	p.t.Helper()
	mode := func(dir, file os.FileMode) {
		entries, err := os.ReadDir(p.data)
		if err != nil {
			p.t.Fatal(err)
		}
		for _, e := range entries {
			if !e.IsDir() {
				p.must(os.Chmod(filepath.Join(p.data, e.Name()), file))
			}
		}
		p.must(os.Chmod(p.data, dir))
	}
	mode(0o555, 0o444)
	p.t.Cleanup(func() { mode(0o755, 0o644) })
	if os.Geteuid() != 0 {
		return
	}
	const nobody = 65534
	p.user = &syscall.Credential{Uid: nobody, Gid: nobody}
	home := p.t.TempDir()
	program, err := os.ReadFile(p.bin)
	p.must(err)
	p.bin = filepath.Join(home, "spieltisch")
	p.must(os.WriteFile(p.bin, program, 0o755))
	for _, dir := range []string{home, filepath.Dir(home), p.home} {
		p.must(os.Chmod(dir, 0o755))
	}
	p.must(os.Chown(home, nobody, nobody))
	p.home = home
}

func (p *place) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

// command is the real program, in German unless its settings or arguments say otherwise.
func (p *place) command(display string, args ...string) *exec.Cmd {
	cmd := exec.Command(p.bin, args...)
	if p.windows != nil {
		cmd = p.windows.command(p.bin, args...)
	}
	cmd.Dir = p.home
	cmd.Env = append(cmd.Env,
		"PATH="+os.Getenv("PATH"), "HOME="+p.home, "XDG_CONFIG_HOME="+filepath.Join(p.home, "config"),
		"DISPLAY="+display, "LANG=de_DE.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1", "SPIELTISCH_TRACE=1",
		"GORACE=halt_on_error=1", // so that a race fails the test that met it
	)
	cmd.Env = append(cmd.Env, p.env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: p.user}
	return cmd
}

// program is a running Spieltisch: keys and clicks go in, and what it does is read from its trace.
type program struct {
	t      *testing.T
	place  *place
	screen *screen
	cmd    *exec.Cmd
	errors string        // the file that stderr goes to
	lines  <-chan string // of the trace; closed when the program has ended
	seen   []string
	marks  map[string]mark // widgets of the page that was shown last
	fresh  map[string]mark // those of the page being shown
	window string
	lull   bool // clicks do nothing for a moment
}

// mark is a rectangle in pixels of the window.
type mark struct{ x, y, width, height float64 }

// start opens the program on the screen, with the data of the place. scale is FYNE_SCALE; with 0 the program has its own.
func (p *place) start(s *screen, scale int, args ...string) *program {
	p.t.Helper()
	return p.open(s, scale, p.command(s.display, append([]string{"-data", p.path(p.data)}, args...)...))
}

// open is start with the command that starts it. A process that is not the program's has its window found by its name.
func (p *place) open(s *screen, scale int, cmd *exec.Cmd, window ...string) *program {
	p.t.Helper()
	if p.windows != nil {
		p.windows.on(s)
	}
	if scale > 0 {
		cmd.Env = append(cmd.Env, "FYNE_SCALE="+strconv.Itoa(scale))
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		p.t.Fatal(err)
	}
	log, err := os.CreateTemp(p.t.TempDir(), "stderr")
	if err != nil {
		p.t.Fatal(err)
	}
	cmd.Stderr = log
	if err := cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	if err := log.Close(); err != nil {
		p.t.Fatal(err)
	}
	lines := make(chan string, 1<<12)
	go func() {
		defer close(lines)
		for scan := bufio.NewScanner(out); scan.Scan(); {
			lines <- scan.Text()
		}
	}()
	r := &program{t: p.t, place: p, screen: s, cmd: cmd, errors: log.Name(), lines: lines, fresh: map[string]mark{}}
	p.t.Cleanup(func() { stop(p.t, cmd) })
	if window == nil {
		window = []string{"--pid", strconv.Itoa(cmd.Process.Pid)}
	}
	r.window = r.search(window...)
	r.corner()
	r.focus()
	r.tool("xdotool", r.park()...)
	return r
}

// corner puts the window of a program for Windows, which has a frame, with its content into the corner of the screen,
// where others open. The program itself moves its window until it shows the first page.
func (r *program) corner() {
	r.t.Helper()
	if r.place.windows != nil {
		r.tool("xdotool", "windowmove", r.window, "0", "0")
	}
}

// search waits until such windows are in sight, and names them. Another window that goes while xdotool looks ends that; then it looks
// again.
func (r *program) search(window ...string) string {
	r.t.Helper()
	args := append([]string{"search", "--sync", "--onlyvisible"}, window...)
	for tries := 1; ; tries++ {
		out, err := r.run("xdotool", args...)
		switch {
		case err == nil:
			return strings.TrimSpace(out)
		case tries == 20 || !strings.Contains(err.Error(), "BadWindow"):
			r.fail("xdotool %q: %v", args, err)
		}
	}
}

// tool runs a program on the screen of this one and returns what it prints.
func (r *program) tool(name string, args ...string) string {
	r.t.Helper()
	out, err := r.run(name, args...)
	if err != nil {
		r.fail("%s %q: %v", name, args, err)
	}
	return out
}

func (r *program) run(name string, args ...string) (string, error) {
	cmd := exec.Command("timeout", append([]string{strconv.Itoa(int(longest.Seconds())), name}, args...)...)
	cmd.Env = append(os.Environ(), "DISPLAY="+r.screen.display, "LC_ALL=C.UTF-8")
	out, err := cmd.Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		err = fmt.Errorf("%w: %s", err, exit.Stderr)
	}
	return string(out), err
}

// focus gives the window the keyboard: there is no window manager to do so.
func (r *program) focus() {
	r.t.Helper()
	r.tool("xdotool", "windowfocus", "--sync", r.window)
}

// key presses keys one after the other, by the names that X has for them.
func (r *program) key(names ...string) {
	r.t.Helper()
	r.tool("xdotool", append([]string{"key", "--delay", "40"}, names...)...)
}

// write types a text.
func (r *program) write(text string) {
	r.t.Helper()
	r.tool("xdotool", "type", "--delay", "60", text)
}

// park is where the pointer rests: at the lower right corner, where it hovers over nothing.
func (r *program) park() []string {
	return []string{"mousemove", strconv.Itoa(r.screen.width - 1), strconv.Itoa(r.screen.height - 1)}
}

// lulled waits until the page takes what is pressed.
func (r *program) lulled() {
	r.t.Helper()
	if r.lull {
		r.line("lull", "on=false")
	}
}

// click clicks the middles of marked widgets of the page, once that takes clicks: just after it has come by itself it doesn't.
func (r *program) click(names ...string) {
	r.t.Helper()
	r.lulled()
	var moves []string
	for _, name := range names {
		at := r.middle(name)
		moves = append(moves, "mousemove", "--window", r.window, at[0], at[1], "click", "1")
	}
	r.tool("xdotool", append(moves, r.park()...)...)
}

// middle is that of a marked widget.
func (r *program) middle(name string) [2]string {
	r.t.Helper()
	m, ok := r.marks[name]
	if !ok {
		r.fail("the page has no widget %q, but %v", name, r.marks)
	}
	at := func(from, size float64) string { return strconv.Itoa(int(from + size/2)) }
	return [...]string{at(m.x, m.width), at(m.y, m.height)}
}

// page waits until the page is shown with all these fields of the trace, such as "seq=3".
func (r *program) page(name string, fields ...string) {
	r.t.Helper()
	first := r.marks == nil
	r.line(append([]string{"page", name}, fields...)...)
	if first {
		r.corner()
	}
}

// seats puts new players to the table of an empty setup.
func (r *program) seats(names []string) {
	r.t.Helper()
	r.click("player.name")
	for i, name := range names {
		r.write(name)
		r.key("Return")
		r.page("setup", "seats="+strconv.Itoa(i+1))
	}
}

// saved waits until a draft with all these fields has been written.
func (r *program) saved(fields ...string) {
	r.t.Helper()
	r.line(append([]string{"saved"}, fields...)...)
}

// line waits for a line of the trace that has all these words; those before it are passed over.
func (r *program) line(words ...string) {
	r.t.Helper()
	r.await(strings.Join(words, " "), func(got []string) bool {
		return !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(got, w) })
	})
}

// await waits for a line of the trace that is the one, by its words; those before it are passed over.
func (r *program) await(what string, is func(words []string) bool) {
	r.t.Helper()
	if !r.within(longest, what, is) {
		r.fail("waited %v for: %s", longest, what)
	}
}

// within tells whether such a line comes in that time.
func (r *program) within(d time.Duration, what string, is func(words []string) bool) bool {
	r.t.Helper()
	deadline := time.NewTimer(d)
	defer deadline.Stop()
	for {
		select {
		case text, open := <-r.lines:
			if !open {
				r.fail("the program ended, instead of: %s", what)
			}
			if r.read(text) && is(strings.Fields(text)) {
				return true
			}
		case <-deadline.C:
			return false
		}
	}
}

// read takes in a line of the trace and tells whether anybody may wait for it.
func (r *program) read(text string) bool {
	r.t.Helper()
	got := strings.Fields(text)
	if len(got) < 2 || got[0] != "trace" {
		r.fail("no line of the trace: %q", text)
	}
	if got[1] == "rect" {
		var name string
		var m mark
		if _, err := fmt.Sscanf(text, "trace rect %s %g %g %g %g", &name, &m.x, &m.y, &m.width, &m.height); err != nil {
			r.fail("%q: %v", text, err)
		}
		r.fresh[name] = m
		return false
	}
	r.seen = append(r.seen, text)
	if got[1] == "lull" {
		r.lull = got[2] == "on=true"
	}
	switch got[1] {
	case "page":
		r.marks, r.fresh = r.fresh, map[string]mark{}
	case "saved":
		maps.Copy(r.marks, r.fresh)
		clear(r.fresh)
	}
	return got[1] != "view" // the position, for whoever reads why a test failed
}

// shot keeps a picture of the window, once it stands still.
func (r *program) shot(name string) {
	r.t.Helper()
	r.shotOf(name, r.screen.width, r.screen.height)
}

// shotOf is shot of the top left corner of the screen.
func (r *program) shotOf(name string, width, height int) {
	r.t.Helper()
	pixels := r.screen.still()
	if !r.screen.shows() {
		r.fail("%s: the screen is black", name)
	}
	r.keep(name, pixels, width, height)
}

// film does something that lets things move, and keeps pictures of that by name: each at its share of the time until the
// picture stands still, or at 0 the one that is least like the first and the last.
func (r *program) film(do func(), pictures map[string]float64) {
	r.t.Helper()
	frames := r.screen.film(do)
	for name, share := range pictures {
		at := int(share * float64(len(frames)-1))
		if share == 0 {
			at = amidst(frames)
		}
		r.keep(name, frames[at], r.screen.width, r.screen.height)
	}
}

func (r *program) keep(name string, pixels []byte, width, height int) {
	r.t.Helper()
	r.screen.save(r.picture(name), pixels, width, height)
}

// picture is the path of a picture.
func (r *program) picture(name string) string {
	r.t.Helper()
	dir := os.Getenv("SPIELTISCH_OUT")
	if dir == "" {
		r.t.Fatal("SPIELTISCH_OUT is not set: use make e2e")
	}
	if r.place.windows != nil {
		name = "windows-" + name
	}
	return filepath.Join(dir, name+".png")
}

// resize makes the window smaller than the screen, and waits until it is.
func (r *program) resize(width, height int) {
	r.t.Helper()
	r.tool("xdotool", "windowsize", r.window, strconv.Itoa(width), strconv.Itoa(height))
	s := r.screen
	s.until("the window to shrink", 10*time.Millisecond, func() bool {
		return s.black(width+1, height/2) && s.black(width/2, height+1) && !s.black(width-2, height-2)
	})
}

// quit closes the program by its key; it must end well.
func (r *program) quit() {
	r.t.Helper()
	r.key("ctrl+q")
	r.ended()
	if err := r.cmd.Wait(); err != nil && !r.fyneRaced() {
		r.fail("after Ctrl+Q: %v", err)
	}
}

// fyneRaced tells whether all that the race detector found is what Fyne does at its end: the main goroutine closes the
// queue while the last job, "it is over", is just going through it. Nothing of ours runs then, and a program that waits
// for that job for ever ends all the same (app/ending.go).
func (r *program) fyneRaced() bool {
	said, err := os.ReadFile(r.errors)
	report := string(said)
	return err == nil && strings.Count(report, "WARNING: DATA RACE") == 1 &&
		strings.Contains(report, "internal/async.(*UnboundedChan[") && strings.Contains(report, "]).closed()") &&
		strings.Contains(report, "internal/app.(*Lifecycle).RunEventQueue()")
}

// kill ends the program as a power cut does.
func (r *program) kill() {
	r.t.Helper()
	if err := r.cmd.Process.Kill(); err != nil {
		r.fail("kill: %v", err)
	}
	r.ended()
}

// ended waits for the end of the trace.
func (r *program) ended() {
	r.t.Helper()
	deadline := time.NewTimer(longest)
	defer deadline.Stop()
	for {
		select {
		case _, open := <-r.lines:
			if !open {
				return
			}
		case <-deadline.C:
			r.fail("waited %v for the program to end", longest)
		}
	}
}

// fail ends the test with what the program did last, and a picture.
func (r *program) fail(format string, args ...any) {
	r.t.Helper()
	s := r.screen
	r.keep("failed-"+strings.ReplaceAll(r.t.Name(), "/", "-"), s.pixels, s.width, s.height)
	log, err := os.ReadFile(r.errors)
	if err != nil {
		log = []byte(err.Error())
	}
	r.t.Logf("%s", log) // before the message, which the end of a long output then shows
	r.t.Fatalf(strings.Join(r.seen[max(0, len(r.seen)-12):], "\n")+"\n"+format, args...)
}
