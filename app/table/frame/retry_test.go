package frame_test

import (
	"slices"
	"testing"
	"time"

	_ "github.com/mattn/go-sqlite3" // the driver

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// While another program holds the data file the page says so, and what was done is done by itself once it is free: a move, taking one
// back, what is being typed.
func TestWhatAnotherProgramHoldsUpIsDoneByItself(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	says := x.env.T("store.busy.waits")
	release := shelltest.Occupy(t, x.env)
	x.board().Rune('5')
	if x.s.Seq() != 0 || !shelltest.Has(x.env, says) {
		t.Fatal(x.s.Seq(), shelltest.Texts(x.env))
	}
	x.waits.Pass(10 * time.Second)
	if x.s.Seq() != 0 || !shelltest.Has(x.env, says) {
		t.Fatal("it isn't said any more", shelltest.Texts(x.env))
	}
	shelltest.Fine(t, release())
	x.waits.Pass(time.Second)
	if x.s.Seq() != 1 || shelltest.Has(x.env, says) || x.board().Seen[len(x.board().Seen)-1].Step != 1 {
		t.Fatal("the move isn't made", x.s.Seq(), shelltest.Texts(x.env))
	}

	release = shelltest.Occupy(t, x.env)
	x.page.Undo()
	x.typeIn("a")
	x.waits.Pass(time.Second)
	shelltest.Fine(t, release())
	x.waits.Pass(time.Second)
	if x.s.Seq() != 1 || x.draft(t, 1) != `"a"` {
		t.Error("who goes on otherwise has still taken it back", x.s.Seq(), x.draft(t, 1))
	}
	x.board().Undo()
	release = shelltest.Occupy(t, x.env)
	x.page.Undo()
	shelltest.Fine(t, release())
	x.waits.Pass(time.Second)
	if x.s.Seq() != 2 || x.s.Steps() != 0 {
		t.Error("it isn't taken back", x.s.Seq())
	}

	release = shelltest.Occupy(t, x.env)
	x.board().Rune('7')
	x.page.Undo()
	shelltest.Fine(t, release())
	x.waits.Pass(time.Minute)
	if x.s.Seq() != 2 || shelltest.Has(x.env, says) {
		t.Error("what waited is made though it was taken back", x.s.Seq())
	}
}

// A computer waits, too, and isn't left behind.
func TestComputerWaitsForAnotherProgram(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova")
	x.board().Rune('5')
	release := shelltest.Occupy(t, x.env)
	x.waits.Pass(20 * time.Second)
	if x.s.Seq() != 1 || !shelltest.Has(x.env, x.env.T("store.busy.waits")) {
		t.Fatal(x.s.Seq(), shelltest.Texts(x.env))
	}
	shelltest.Fine(t, release())
	x.waits.Pass(time.Second)
	if !slices.Equal(x.points(), []int{5, 3}) {
		t.Error("it hasn't acted", x.points(), shelltest.Texts(x.env))
	}
}
