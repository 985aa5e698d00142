package frame_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/sound"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/locales"
)

func TestActionsAreHeard(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.game.Sound = func(before, after any) sound.Sound {
		if before.(tabletest.View).Step+1 != after.(tabletest.View).Step {
			t.Error("not the views around the action")
		}
		return sound.Dice
	}
	add := func(n int) { _ = x.board().Desk.Submit(x.s.Standing().Asked, tabletest.Add{N: n}) }
	add(5)
	add(-1) // refused
	if got := shelltest.Heard(x.env); got != "dice" {
		t.Errorf("heard %q", got)
	}
	x.page.Undo()
	add(9)
	add(1)
	add(9)
	add(1)
	if got := shelltest.Heard(x.env); got != "dice dice dice dice dice" {
		t.Errorf("heard %q after taking back", got)
	}
	add(9)
	shelltest.Key(x.env, fyne.KeySpace)
	if got := shelltest.Heard(x.env); got != "dice dice dice dice dice dice win" {
		t.Errorf("heard %q at the end", got)
	}
}

func TestAbandonedMatchIsSilent(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	if err := x.board().Desk.Submit(games.Table, games.Abandon{}); err != nil {
		t.Fatal(err)
	}
	if got := shelltest.Heard(x.env); got != "" {
		t.Errorf("heard %q", got)
	}
}

func TestLastSecondsAreHeard(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x := sit(t, env, tabletest.Match(t, env.Store, 20, "Tina", "Lee"), func(b *tabletest.Board) { b.Runs, b.Limit = true, 10*time.Second })
	x.waits.Pass(4900 * time.Millisecond)
	if got := shelltest.Heard(env); got != "" {
		t.Errorf("heard %q with time left", got)
	}
	x.waits.Pass(4 * time.Second)
	if got := shelltest.Heard(env); got != "time time time time" {
		t.Errorf("heard %q in the last seconds", got)
	}
}
