package games_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// allowed are the packages that code under games/ may import; a name that ends
// with "/" stands for everything below it.
var allowed = []string{
	"bytes", "cmp", "context", "encoding/", "errors", "fmt", "hash/", "io", "iter", "maps", "math", "math/bits", "slices", "sort", "strconv",
	"strings", "sync", "unicode", "unicode/", "spieltisch/games", "spieltisch/games/",
	"github.com/open-spaced-repetition/go-fsrs/v4", // only arithmetic; games/course gives it days, not times
}

// never is what games/ must not reach, not even through others.
var never = []string{
	"fyne.io/", "database/sql", "github.com/mattn/go-sqlite3", "net", "net/http", "math/rand", "math/rand/v2",
	"spieltisch/app", "spieltisch/app/", "spieltisch/store", "spieltisch/locales", "spieltisch/assets", "spieltisch/assets/",
}

func matches(name string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool {
		return p == name || strings.HasSuffix(p, "/") && strings.HasPrefix(name, p)
	})
}

// forTests tells whether a package holds only what tests share.
func forTests(name string) bool { return strings.HasSuffix(name, "test") }

// offences are the imports that are not allowed.
func offences(imports []string) []string {
	return slices.DeleteFunc(slices.Clone(imports), func(i string) bool { return matches(i, allowed) && !forTests(i) })
}

// trespasses are the packages that must not be reached.
func trespasses(deps []string) []string {
	return slices.DeleteFunc(slices.Clone(deps), func(i string) bool { return !matches(i, never) })
}

// list runs go list; its lines are split at blanks.
func list(t *testing.T, args ...string) [][]string {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list"}, args...)...).Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var lines [][]string
	for line := range strings.Lines(string(out)) {
		lines = append(lines, strings.Fields(line))
	}
	return lines
}

// games/ is pure: no clock, no files, no global chance, nothing of the program
// around it. Imports of tests don't count.
func TestBorder(t *testing.T) {
	packages := slices.DeleteFunc(list(t, "-f", `{{.ImportPath}} {{join .Imports " "}}`, "spieltisch/games/..."),
		func(p []string) bool { return forTests(p[0]) })
	if len(packages) < 2 {
		t.Fatalf("only %v", packages)
	}
	names := []string{"-deps"}
	for _, p := range packages {
		if bad := offences(p[1:]); len(bad) > 0 {
			t.Errorf("%s imports %v", p[0], bad)
		}
		names = append(names, p[0])
	}
	deps := slices.Concat(list(t, names...)...)
	if !slices.Contains(deps, "encoding/json") {
		t.Fatalf("these are not all packages reached: %v", deps)
	}
	if bad := trespasses(deps); len(bad) > 0 {
		t.Errorf("games/ reaches %v", bad)
	}
}

func TestBorderCatches(t *testing.T) {
	imports := []string{"os", "fmt", "time", "io/fs", "math/rand", "math/bits", "spieltisch/store", "spieltisch/games/lexicon", "embed", "spieltisch/games/gamestest"}
	if got := offences(imports); !slices.Equal(got, []string{"os", "time", "io/fs", "math/rand", "spieltisch/store", "embed", "spieltisch/games/gamestest"}) {
		t.Errorf("%v", got)
	}
	deps := []string{"fmt", "fyne.io/fyne/v2/canvas", "os", "spieltisch/app/home", "spieltisch/games", "database/sql", "spieltisch/assets/dice"}
	if got := trespasses(deps); !slices.Equal(got, []string{"fyne.io/fyne/v2/canvas", "spieltisch/app/home", "database/sql", "spieltisch/assets/dice"}) {
		t.Errorf("%v", got)
	}
}
