// Package tools holds what `make` needs to set itself up. It has no Go code but these tests, which run the
// scripts with stand-ins for the system's programs.
package tools

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// scripts is where they stand: they find the top folder from there.
const scripts = ".ci/tools"

// nobody is a user who may install nothing.
const nobody = 65534

// machine is a folder with stand-ins for the system's programs, which write their arguments to a journal.
type machine struct {
	t   *testing.T
	dir string
}

// newMachine makes a machine with the named programs, each a few lines of shell, and an empty folder two levels
// deep for the script.
func newMachine(t *testing.T, programs map[string]string) *machine {
	t.Helper()
	m := &machine{t, t.TempDir()}
	// Also nobody must reach it.
	if err := os.MkdirAll(filepath.Join(m.dir, scripts), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{filepath.Dir(m.dir), m.dir, filepath.Join(m.dir, filepath.Dir(scripts)), filepath.Join(m.dir, scripts)} {
		if err := os.Chmod(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	m.write("journal", "", 0o666)
	for name, script := range programs {
		m.write(name, "#!/bin/bash\n"+script+"\n", 0o755)
	}
	return m
}

func (m *machine) write(name, text string, mode os.FileMode) {
	m.t.Helper()
	path := filepath.Join(m.dir, name)
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		m.t.Fatal(err)
	}
	if err := os.Chmod(path, mode); err != nil { // whatever the umask is
		m.t.Fatal(err)
	}
}

// run starts a copy of the script, as nobody when the tests run as root, and returns what it printed, the
// journal and the exit code.
func (m *machine) run(path, script string, args ...string) (said, journal string, code int) {
	m.t.Helper()
	text, err := os.ReadFile(script)
	if err != nil {
		m.t.Fatal(err)
	}
	m.write(filepath.Join(scripts, script), string(text), 0o755)
	cmd := exec.Command("/bin/bash", append([]string{filepath.Join(m.dir, scripts, script)}, args...)...)
	cmd.Dir = "/"
	cmd.Env = []string{"PATH=" + path, "JOURNAL=" + filepath.Join(m.dir, "journal")}
	if os.Geteuid() == 0 {
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	}
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		m.t.Fatal(err)
	}
	log, err := os.ReadFile(filepath.Join(m.dir, "journal"))
	if err != nil {
		m.t.Fatal(err)
	}
	return string(out), string(log), cmd.ProcessState.ExitCode()
}

// debian knows one installed package, one that was removed with its settings left, and no other.
var debian = map[string]string{
	"dpkg-query": `case ${!#} in here) echo -n installed ;; removed) echo -n config-files ;; *) exit 1 ;; esac`,
	"apt-get":    `echo "apt-get $*" >>"$JOURNAL"`,
	"sudo":       `exit 1`,
}

func TestNeedInstalledDoesNothing(t *testing.T) {
	m := newMachine(t, debian)
	said, journal, code := m.run(m.dir+":/usr/bin:/bin", "need.sh", "run", "here")
	if said != "" || journal != "" || code != 0 {
		t.Errorf("code %d, said %q, did %q", code, said, journal)
	}
}

func TestNeedPrintsTheCommand(t *testing.T) {
	m := newMachine(t, debian)
	said, journal, code := m.run(m.dir+":/usr/bin:/bin", "need.sh", "run", "here", "removed", "new")
	const line = "    sudo apt-get update && sudo apt-get install -y --no-install-recommends removed new\n"
	if code != 1 || journal != "" || !strings.Contains(said, line) {
		t.Errorf("code %d, did %q, said:\n%s", code, journal, said)
	}
}

func TestNeedInstallsWithSudo(t *testing.T) {
	programs := map[string]string{}
	for name, script := range debian {
		programs[name] = script
	}
	programs["sudo"] = `echo "sudo $1" >>"$JOURNAL"; shift; exec "$@"`
	m := newMachine(t, programs)
	said, journal, code := m.run(m.dir+":/usr/bin:/bin", "need.sh", "run", "here", "new")
	if code != 0 || !strings.Contains(said, "run: installing new\n") {
		t.Errorf("code %d, said %q", code, said)
	}
	if !strings.Contains(journal, " update\n") || !strings.HasSuffix(journal, " install -y --no-install-recommends new\n") || !strings.Contains(journal, "sudo -n\n") {
		t.Errorf("did:\n%s", journal)
	}
}

func TestNeedElsewhereSaysWhatIsNeeded(t *testing.T) {
	m := newMachine(t, nil)
	said, _, code := m.run(m.dir, "need.sh", "run", "gcc", "xorg-dev")
	if code != 0 || !strings.Contains(said, "gcc xorg-dev") {
		t.Errorf("code %d, said %q", code, said)
	}
}

// goProgram is a go command of this version with this GOTOOLCHAIN.
func goProgram(version, toolchain string) map[string]string {
	return map[string]string{"go": `
case "$*" in
"env GOVERSION") echo ` + version + ` ;;
"env GOTOOLCHAIN") echo ` + toolchain + ` ;;
version) echo fetched >>"$JOURNAL"; echo "go version ` + version + ` linux/amd64" ;;
esac`}
}

func TestNeedGo(t *testing.T) {
	cases := []struct {
		name     string
		programs map[string]string
		code     int
		says     string
		fetches  bool
	}{
		{"new enough", goProgram("go1.26.8", "local"), 0, "", false},
		{"newer", goProgram("go1.30", "auto"), 0, "", false},
		{"the toolchain is fetched", goProgram("go1.21.3", "auto"), 0, "Go 1.26.0 is fetched once", true},
		{"may not fetch", goProgram("go1.24.1", "local"), 1, "GOTOOLCHAIN=auto make", false},
		{"too old", goProgram("go1.19.8", "auto"), 1, "This is Go 1.19.8, and Spieltisch needs 1.21 or newer", false},
		{"missing", nil, 1, "Go is missing", false},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			m := newMachine(t, c.programs)
			m.write("go.mod", "module spieltisch\n\ngo 1.26.0\n", 0o644)
			// Only what the script uses, so that the system's own go is not found.
			for _, tool := range []string{"awk", "dirname", "sort", "head"} {
				path, err := exec.LookPath(tool)
				if err != nil {
					t.Fatal(err)
				}
				m.write(tool, "#!/bin/bash\nexec "+path+` "$@"`+"\n", 0o755)
			}
			said, journal, code := m.run(m.dir, "need-go.sh")
			if code != c.code || !strings.Contains(said, c.says) || c.says == "" && said != "" {
				t.Errorf("code %d, said %q", code, said)
			}
			if fetched := strings.Contains(journal, "fetched"); fetched != c.fetches {
				t.Errorf("fetched: %v", fetched)
			}
		})
	}
}

// Only the product is counted, not tests, what serves them, generators, and what is fetched or made.
func TestLinesAreTheProducts(t *testing.T) {
	m := newMachine(t, nil)
	for name, lines := range map[string]int{
		"main.go": 1, "app/run.go": 2, "app/ui/button.go": 4, "app/ui/tiles/tiles.go": 8, "app/e2e/doc.go": 16, "games/mind/mind.go": 32,
		"app/run_test.go": 1000, "app/ui/uitest/tap.go": 1000, "games/mind/arena/arena.go": 1000, "assets/make/main.go": 1000, ".tools/left.go": 1000, "app/page.md": 1000,
	} {
		path := filepath.Join(m.dir, filepath.Dir(name))
		if err := os.MkdirAll(path, 0o755); err != nil {
			t.Fatal(err)
		}
		for ; len(path) > len(m.dir); path = filepath.Dir(path) {
			if err := os.Chmod(path, 0o755); err != nil {
				t.Fatal(err)
			}
		}
		m.write(name, strings.Repeat("//\n", lines), 0o644)
	}
	said, _, code := m.run("/usr/bin:/bin", "lines.sh")
	want := "(top) 1 app 30 app/(itself) 2 app/e2e 16 app/ui 12 games 32 sum 63"
	if got := strings.Join(strings.Fields(said), " "); got != want || code != 0 {
		t.Errorf("code %d, %q, want %q", code, got, want)
	}
}
