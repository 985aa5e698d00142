package gamestest

import (
	"flag"
	"testing"
)

// Same lets rapid.Check draw the same cases in every run of t. It is for tests that also
// count what they met (every ending, every refusal): over fresh cases such a count
// misses its mark now and then, although nothing is wrong.
func Same(t *testing.T) {
	t.Helper()
	set(t, "rapid.seed", "1")
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
