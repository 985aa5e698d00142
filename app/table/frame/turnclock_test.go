package frame_test

import (
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/locales"
)

func TestClockEndsTheTurnAndIsSaved(t *testing.T) {
	env := shelltest.New(t, locales.German)
	s := tabletest.Match(t, env.Store, 20, "Tina", "Lee")
	timed := func(b *tabletest.Board) { b.Runs, b.Limit = true, 10*time.Second }
	x := sit(t, env, s, timed)
	x.waits.Pass(4 * time.Second)
	if x.board().Left != 6*time.Second {
		t.Error("left:", x.board().Left)
	}
	// The lid is closed: whoever goes on has the time that was left.
	again, err := session.Open(env.Store, tabletest.Kind{}, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	y := sit(t, env, again, timed)
	if y.board().Left != 6*time.Second {
		t.Error("left after going on:", y.board().Left)
	}
	y.waits.Pass(5 * time.Second)
	if again.Seq() != 0 {
		t.Fatal("ended too early")
	}
	y.waits.Pass(1 * time.Second)
	if again.Seq() != 1 || again.Standing().Asked != 1 {
		t.Error("the turn didn't end", again.Seq(), again.Standing())
	}
	if rows, err := env.Store.Rows(s.ID()); err != nil || rows[0].Elapsed != 10*time.Second {
		t.Error("the row took", rows, err)
	}
	if y.board().Left != 10*time.Second {
		t.Error("Lee has", y.board().Left)
	}
}

// A row that can't be written doesn't give the time back that it would have closed.
func TestFailedCommitKeepsTheTime(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x := sit(t, env, tabletest.Match(t, env.Store, 20, "Tina", "Lee"), func(b *tabletest.Board) { b.Runs, b.Limit = true, 10*time.Second })
	x.waits.Pass(3 * time.Second)
	if err := env.Store.Close(); err != nil {
		t.Fatal(err)
	}
	x.board().Rune('4')
	x.waits.Pass(time.Second)
	if x.board().Left != 6*time.Second {
		t.Error("left:", x.board().Left)
	}
}

func TestClockStandsWhenThePageIsLeft(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x := sit(t, env, tabletest.Match(t, env.Store, 20, "Tina", "Lee"), func(b *tabletest.Board) { b.Runs, b.Limit = true, 10*time.Second })
	x.waits.Pass(2 * time.Second)
	env.Router.Open(shell.Route{Page: shell.Settings})
	x.waits.Pass(time.Hour)
	if x.s.Seq() != 0 || x.waits.Open() != 0 {
		t.Error("went on ticking", x.s.Seq(), x.waits.Open())
	}
}
