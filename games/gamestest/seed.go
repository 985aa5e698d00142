package gamestest

import (
	"flag"
	"strconv"
	"testing"
)

// Same lets rapid.Check draw the same cases in every run of t. It is for tests that also
// count what they met (every ending, every refusal): over fresh cases such a count
// misses its mark now and then, although nothing is wrong.
func Same(t *testing.T) {
	t.Helper()
	set(t, "rapid.seed", "1")
}

// Share is n cases, or, under the race detector, a fifth of them. The rules have no goroutines
// for it to watch, so it sees enough in a part; `make test` runs the packages that ask for a
// Share a second time without it, and there all cases run. What a test has to meet in its
// cases is a Share too.
func Share(n int) int { return n / share }

// Fewer lets rapid.Check draw a Share of the usual number of cases in t.
func Fewer(t *testing.T) {
	t.Helper()
	const usual = 100
	set(t, "rapid.checks", strconv.Itoa(Share(usual)))
}

// set gives a flag of rapid another value until the end of t, unless somebody who looks for a
// failure has chosen one.
func set(t *testing.T, name, value string) {
	t.Helper()
	f := flag.Lookup(name)
	if f == nil {
		t.Fatalf("the tests of this package don't use rapid")
	}
	old := f.Value.String()
	if old != f.DefValue {
		return
	}
	if err := flag.Set(name, value); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := flag.Set(name, old); err != nil {
			t.Error(err)
		}
	})
}
