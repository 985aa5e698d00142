package shell_test

import (
	"errors"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
	"spieltisch/store"
)

// counted is a number whose changes have a history.
type counted struct {
	env  *shell.Env
	h    *shell.History
	n    int
	fail error
}

func newCounted(t *testing.T) *counted {
	t.Helper()
	env := shelltest.New(t, locales.English)
	env.Router = shell.NewRouter(env, nil)
	return &counted{env: env, h: shell.NewHistory(env)}
}

func (c *counted) up() {
	by := func(d int) func() error {
		return func() error {
			if c.fail == nil {
				c.n += d
			}
			return c.fail
		}
	}
	c.n++
	c.h.Add("up", shell.Change{Undo: by(-1), Redo: by(1)})
}

func (c *counted) mustBe(t *testing.T, n int, what string) {
	t.Helper()
	if c.n != n {
		t.Fatalf("%s: %d, want %d", what, c.n, n)
	}
}

func TestHistory(t *testing.T) {
	c := newCounted(t)
	if c.h.Undo() || c.h.Redo() {
		t.Error("something to undo before any change")
	}
	c.up()
	c.up()
	for i, want := range []bool{true, true, false} {
		if got := c.h.Undo(); got != want {
			t.Errorf("step %d back: %t", i+1, got)
		}
	}
	c.mustBe(t, 0, "undone")
	c.h.Redo()
	c.mustBe(t, 1, "made again")
	c.up()
	if c.h.Redo() {
		t.Error("a new change leaves something to make again")
	}
	c.mustBe(t, 2, "changed anew")
}

// The toast takes back only the change that it tells of, in the data of then, and goes with it.
func TestHistoryToast(t *testing.T) {
	c := newCounted(t)
	c.up()
	c.up()
	shelltest.Tap(t, c.env, "Undo")
	c.mustBe(t, 1, "the toast")

	c.up()
	c.h.Undo()
	c.mustBe(t, 1, "the key")
	if shelltest.Has(c.env, "Undo") {
		t.Error("the toast stays after the key")
	}

	c.up()
	c.env.Store = new(store.Store) // another file was opened
	shelltest.Tap(t, c.env, "Undo")
	c.mustBe(t, 2, "the toast in other data")
}

// What can't be taken back is said, and can be tried again.
func TestHistoryFailure(t *testing.T) {
	c := newCounted(t)
	c.up()
	c.fail = errors.New("disk full")
	if !c.h.Undo() {
		t.Error("a failure is not nothing to undo")
	}
	if !shelltest.Has(c.env, "That didn’t work") {
		t.Errorf("shows %q", shelltest.Texts(c.env))
	}
	c.mustBe(t, 1, "failed")
	c.fail = nil
	c.h.Undo()
	c.mustBe(t, 0, "tried again")
}
