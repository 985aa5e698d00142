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
	const name = "rapid.seed"
	f := flag.Lookup(name)
	if f == nil {
		t.Fatalf("the tests of this package don't use rapid")
	}
	old := f.Value.String()
	if old != f.DefValue {
		return // somebody looks for a failure again
	}
	if err := flag.Set(name, "1"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := flag.Set(name, old); err != nil {
			t.Error(err)
		}
	})
}
