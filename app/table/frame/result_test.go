package frame_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// won plays a match to its end on its page, with things that move.
func won(t *testing.T) *seated {
	t.Helper()
	env := shelltest.New(t, locales.German)
	ui.SetAnimations(true)
	s := tabletest.Match(t, env.Store, 20, "Tina", "Lee")
	x := sit(t, env, s)
	for _, n := range []int{9, 3, 9, 4, 2} {
		if err := x.board().Desk.Submit(x.s.Standing().Asked, tabletest.Add{N: n}); err != nil {
			t.Fatal(err)
		}
	}
	return x
}

func (x *seated) shows(id games.ID, args ...games.Args) bool {
	return shelltest.Has(x.env, x.board().Desk.Say(id, args...))
}

// rain is the letter pieces on the page, nil for none.
func (x *seated) rain() *draw.Rain {
	if all := shelltest.Find[*draw.Rain](x.env); len(all) > 0 {
		return all[0]
	}
	return nil
}

// A match that ends shows the board for a moment, then the result, with all that moves.
func TestResultIsCelebrated(t *testing.T) {
	x := won(t)
	if x.rain() != nil || shelltest.Heard(x.env) != "" {
		t.Fatal("the board can't be looked at")
	}
	x.waits.Pass(2 * time.Second)
	if x.rain() == nil || shelltest.Heard(x.env) != "win" {
		t.Fatalf("no rain, heard %q", shelltest.Heard(x.env))
	}
	if !x.shows("table.end.won", games.Args{"Seats": []games.Seat{0}}) || !x.shows("table.end.ahead", games.Args{"Points": 20, "By": 13, "Seat": games.Seat(1)}) {
		t.Error("who has won?", shelltest.Texts(x.env))
	}
	if !shelltest.Has(x.env, "20") || !shelltest.Has(x.env, "7") {
		t.Error("the points don't end at what they are", shelltest.Texts(x.env))
	}
	shelltest.Key(x.env, fyne.KeyReturn)
	if n := len(*x.opened); n != 1 || (*x.opened)[0].Page != shell.Setup || (*x.opened)[0].Match != x.s.ID() {
		t.Error("Enter is for the rematch", *x.opened)
	}
}

func TestKeyBringsTheResult(t *testing.T) {
	x := won(t)
	shelltest.Key(x.env, fyne.KeySpace)
	if x.rain() == nil || x.s.Seq() != 5 {
		t.Error("a key while the board is looked at")
	}
}

// Without motion everything lies and stands as it is, at once.
func TestResultWithoutMotion(t *testing.T) {
	x := won(t)
	ui.SetAnimations(false)
	shelltest.Key(x.env, fyne.KeySpace)
	if x.rain() == nil || x.rain().Falling() || !shelltest.Has(x.env, "20") {
		t.Error("something moves")
	}
}

// One can look at the board again, take the last action back, and come to the same end.
func TestResultAndBoard(t *testing.T) {
	x := won(t)
	shelltest.Key(x.env, fyne.KeySpace)
	shelltest.Tap(t, x.env, x.env.T("table.end.board"))
	if x.rain() != nil {
		t.Fatal("the board isn't shown")
	}
	for _, back := range []func(){func() { shelltest.Key(x.env, fyne.KeyEscape) }, func() { shelltest.Tap(t, x.env, x.env.T("common.back")) }} {
		if back(); x.rain() == nil {
			t.Fatal("the way back from the board leads past the result")
		}
		shelltest.Tap(t, x.env, x.env.T("table.end.board"))
	}
	shelltest.Tap(t, x.env, x.env.T("table.end.result"))
	if x.rain() == nil || x.rain().Falling() || shelltest.Heard(x.env) != "win" {
		t.Error("it was celebrated before")
	}
	shelltest.Shortcut(x.env, fyne.KeyModifierControl, fyne.KeyZ)
	if x.rain() != nil || shelltest.Has(x.env, x.env.T("table.end.board")) {
		t.Fatal("it isn't over now")
	}
	if err := x.board().Desk.Submit(x.s.Standing().Asked, tabletest.Add{N: 3}); err != nil {
		t.Fatal(err)
	}
	shelltest.Key(x.env, fyne.KeySpace)
	if x.rain() == nil || shelltest.Heard(x.env) != "win win" {
		t.Error("the new end")
	}
}

// A match that was over before is shown with its result, still and silent; one that was ended early has nothing to rain.
func TestOldResults(t *testing.T) {
	x := won(t)
	y := sit(t, x.env, x.s)
	if y.rain() == nil || y.rain().Falling() || shelltest.Heard(y.env) != "" {
		t.Error("an old match is celebrated")
	}
	z := seat(t, locales.English, "Tina", "Lee")
	if err := z.board().Desk.Submit(games.Table, games.Abandon{}); err != nil {
		t.Fatal(err)
	}
	if !z.shows("table.end.abandoned") || !z.shows("table.end.nobody") || shelltest.Heard(z.env) != "" {
		t.Error("ended early", shelltest.Texts(z.env))
	}
}

// The result fits the least window and large letters: nothing that leads on is out of sight.
func TestResultFits(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}} {
		env := shelltest.New(t, locales.German)
		s := tabletest.Match(t, env.Store, 20, "Maximiliane Charlotte", "Lee", "Ben", "Mia")
		tabletest.Play(t, s, 9, 1, 1, 1, 9, 1, 1, 1, 9)
		x := sit(t, env, s)
		shelltest.Resize(env, size.Width, size.Height)
		for _, a := range shelltest.Find[*ui.Avatar](x.env) {
			from := shelltest.Middle(a).X - a.Size().Width/2
			if a.Visible() && from < 0 {
				t.Errorf("%v: a portrait begins at %.0f", size, from)
			}
		}
		again, home := shelltest.Button(t, x.env, x.env.T("table.rematch")), shelltest.Button(t, x.env, x.env.T("table.end.home"))
		if a, b := shelltest.Middle(again), shelltest.Middle(home); a.Y != b.Y {
			t.Errorf("%v: the buttons stand in two rows, at %v and %v", size, a, b)
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(again)
		if at.Y+again.Size().Height > size.Height || at.X+again.Size().Width > size.Width {
			t.Errorf("%v: the button ends at %v", size, at.Add(again.Size()))
		}
	}
}
