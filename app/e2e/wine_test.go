//go:build e2e && linux

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// windows is a Windows to play in: wine's, which .ci/tools/wine.sh has set up.
type windows struct {
	t      *testing.T
	script string
	prefix string
	screen *screen // that its programs show on
}

// winePrefix is the folder of the Windows to play in, "" for the program of this system.
func winePrefix() string { return os.Getenv("SPIELTISCH_WINE") }

// frameRoom is how many pixels a screen needs beyond those of a window's content: Windows makes a window that
// doesn't fit on the screen with its frame smaller.
func frameRoom() int {
	if winePrefix() == "" {
		return 0
	}
	return 100
}

// newWindows takes the Windows that lies in the folder, and removes what the program has kept there.
func newWindows(t *testing.T, prefix string) *windows {
	t.Helper()
	script, err := filepath.Abs("../../.ci/tools/wine.sh")
	if err != nil {
		t.Fatal(err)
	}
	w := &windows{t: t, script: script, prefix: prefix}
	kept, err := filepath.Glob(w.roaming("fyne"))
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range kept {
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// roaming is the pattern of a path where programs keep what is a person's own.
func (w *windows) roaming(name string) string {
	return filepath.Join(w.prefix, "drive_c/users/*/AppData/Roaming", name)
}

// command is a program for Windows: the path of a file, or the name of one of Windows' own. The process is the program's own: wine becomes it.
func (w *windows) command(bin string, args ...string) *exec.Cmd {
	if filepath.IsAbs(bin) {
		bin = windowsPath(bin)
	}
	cmd := exec.Command(w.script, append([]string{bin}, args...)...)
	cmd.Env = []string{"WINEPREFIX=" + w.prefix}
	return cmd
}

// on has programs show on the screen from now on. Wine's desktop belongs to one, and ends with it.
func (w *windows) on(s *screen) {
	w.t.Helper()
	if w.screen == s {
		return
	}
	w.screen = s
	w.end()
	s.tb.Cleanup(w.end) // before the screen's own
}

// end ends all that runs in this Windows.
func (w *windows) end() {
	cmd := exec.Command(w.script, "-k")
	cmd.Env = append(os.Environ(), "WINEPREFIX="+w.prefix)
	if out, err := cmd.CombinedOutput(); err != nil {
		w.t.Errorf("end wine: %v %s", err, out)
	}
}

// windowsPath is how a program for Windows calls a file of this system: wine shows all of it as the drive Z.
func windowsPath(path string) string { return "Z:" + strings.ReplaceAll(path, "/", `\`) }

// path is how the program calls a file.
func (p *place) path(path string) string {
	if p.windows != nil {
		return windowsPath(path)
	}
	return path
}

// TestWineSmallScreen opens the window, which would be larger, on the screen of a small laptop: all of it is on the
// screen, and what is seen is where the program thinks that it is.
func TestWineSmallScreen(t *testing.T) {
	const laptopWide, laptopHigh = 1366, 768
	here, s := newPlace(t), newScreen(t, laptopWide-frameRoom(), laptopHigh-frameRoom())
	p := here.start(s, 1)
	p.page("home", "lang=de")
	var width, height int
	for line := range strings.Lines(p.tool("xdotool", "getwindowgeometry", "--shell", p.window)) {
		_, _ = fmt.Sscanf(line, "WIDTH=%d", &width) // other lines say other things
		_, _ = fmt.Sscanf(line, "HEIGHT=%d", &height)
	}
	if width != wide || height >= laptopHigh || height < leastHigh {
		t.Errorf("the window has %d × %d px, the screen %d × %d", width, height, laptopWide, laptopHigh)
	}
	p.shot("small-screen")
	p.click("lang")
	p.page("home", "lang=en")
	p.quit()
}

// TestWineFirstStart starts the program as Windows does, without what other systems say of the language in the
// environment: the first page speaks that of Windows, and the data lies where Windows keeps what is a person's own.
func TestWineFirstStart(t *testing.T) {
	for _, c := range []struct{ locale, lang string }{{"de_DE.UTF-8", "de"}, {"en_US.UTF-8", "en"}} {
		here, s := newPlace(t), newScreen(t, wide, high)
		script := filepath.Join(here.home, "start.bat")
		here.must(os.WriteFile(script, []byte("@set LANG=\r\n@\"%PROGRAM%\"\r\n"), 0o644))
		cmd := here.windows.command("cmd", "/c", windowsPath(script))
		cmd.Env = append(cmd.Env, here.command(s.display).Env...)
		cmd.Env = append(cmd.Env, "LANG="+c.locale, "PROGRAM="+windowsPath(here.bin))
		p := here.open(s, 1, cmd, "--name", "^Spieltisch$")
		p.page("home", "lang="+c.lang)
		p.shot("first-" + c.lang)
		p.until("the data file", func() bool {
			return len(p.files(here.windows.roaming("fyne/app.spieltisch.Spieltisch/spieltisch.sqlite"))) == 1
		})
		p.quit()
	}
}

// doubleClick opens the program as the Explorer does, which gives it nowhere to print to.
func (p *place) doubleClick(s *screen, args ...string) {
	p.t.Helper()
	p.windows.on(s)
	cmd := p.windows.command("start", append([]string{"/wait", windowsPath(p.bin)}, args...)...)
	cmd.Env = append(cmd.Env, p.command(s.display).Env...)
	if err := cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { stop(p.t, cmd) })
}

// TestWineDoubleClick opens the program without a console: what is wrong with a damaged data file stands in the log file,
// and what is wrong with an option of a shortcut in a box.
func TestWineDoubleClick(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	here.must(os.Mkdir(here.data, 0o755))
	here.must(os.WriteFile(filepath.Join(here.data, "spieltisch.sqlite"), []byte("no data file"), 0o644))
	here.doubleClick(s, "-data", windowsPath(here.data))
	s.until("the log file", 20*time.Millisecond, func() bool {
		log, err := os.ReadFile(filepath.Join(here.data, "spieltisch.log"))
		return err == nil && strings.Contains(string(log), "open data")
	})
	here.windows.end()

	here.doubleClick(s, "-dice", "11")
	box := &program{t: t, place: here, screen: s}
	box.search("--name", "^Spieltisch$")
	picture := s.still()
	s.save(box.picture("box"), picture, wide, high)
}

// TestWineOpensFolder opens the data folder, whose name has what a URL would need other signs for, in the Explorer.
func TestWineOpensFolder(t *testing.T) {
	const name = "50 % Übung #1"
	here, s := newPlace(t), newScreen(t, wide, high)
	here.data = filepath.Join(here.home, name)
	p := here.start(s, 1)
	p.page("home")
	p.settings()
	p.click("settings-folder")
	p.search("--name", "^"+name+"$")
	p.shot("folder")
}
