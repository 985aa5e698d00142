package replay_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/replay"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// watched is the replay of a match of the fake game with five actions in force.
type watched struct {
	env    *shell.Env
	made   *tabletest.Made
	s      *session.Session
	replay *replay.Page
	waits  *tabletest.Waits
}

func watch(t *testing.T, lang locales.Lang) *watched {
	t.Helper()
	env := shelltest.New(t, lang)
	s := tabletest.Match(t, env.Store, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5, 9, 1)
	if err := s.Undo(s.Seq()); err != nil {
		t.Fatal(err)
	}
	tabletest.Play(t, s, 7, 6, 8) // Tina reaches 20
	if _, over := s.Outcome(); !over || s.Steps() != 5 {
		t.Fatal("the match isn't as the tests need it", s.Steps())
	}
	g, made := tabletest.New()
	x := &watched{env: env, made: made, s: s, waits: tabletest.NewWaits(t)}
	x.replay = replay.New(env, g, s)
	shelltest.Pages(env, nil)
	env.Router.Show(x.replay)
	return x
}

func (x *watched) view() tabletest.View { return x.made.Board.Seen[len(x.made.Board.Seen)-1] }

// check looks at everything that shows step n.
func (x *watched) check(t *testing.T, n int) {
	t.Helper()
	if x.replay.Step() != n || !reflect.DeepEqual(x.view(), x.s.ViewAt(n)) {
		t.Errorf("shows step %d, %+v; want %d, %+v", x.replay.Step(), x.view(), n, x.s.ViewAt(n))
	}
	texts := shelltest.Texts(x.env)
	if want := x.env.T("table.replay.step", games.Args{"Step": n, "Steps": 5}); !slices.Contains(texts, want) {
		t.Errorf("no %q in %q", want, texts)
	}
	for i, e := range x.s.Now().Events() {
		line := x.env.Named(x.s.Names(), e.ID, e.Args)
		if shown := slices.Contains(texts, line); shown != (i < n) {
			t.Errorf("step %d: line %d %q shown: %v", n, i+1, line, shown)
		}
	}
	if v := shelltest.Find[*ui.Slider](x.env)[0].Value; int(v) != n {
		t.Errorf("the slider stands at %v, want %d", v, n)
	}
}

func TestReplayStepsByKeys(t *testing.T) {
	for _, lang := range locales.Langs {
		x := watch(t, lang)
		x.check(t, 0)
		for _, step := range []struct {
			key  fyne.KeyName
			want int
		}{
			{fyne.KeyLeft, 0},
			{fyne.KeyRight, 1},
			{fyne.KeyRight, 2},
			{fyne.KeyLeft, 1},
			{fyne.KeyEnd, 5},
			{fyne.KeyRight, 5},
			{fyne.KeyLeft, 4},
			{fyne.KeyHome, 0},
		} {
			shelltest.Key(x.env, step.key)
			x.check(t, step.want)
		}
	}
}

func TestReplayStepsByPointer(t *testing.T) {
	x := watch(t, locales.English)
	for _, step := range []struct {
		tip  string
		want int
	}{
		{"One step forward", 1},
		{"One step forward", 2},
		{"One step back", 1},
		{"To the end", 5},
		{"To the beginning", 0},
	} {
		shelltest.Tap(t, x.env, step.tip)
		x.check(t, step.want)
	}
	slider := shelltest.Find[*ui.Slider](x.env)[0]
	slider.SetValue(3)
	x.check(t, 3)
	x.env.Window.Canvas().Focus(slider)
	shelltest.Key(x.env, fyne.KeyRight)
	x.check(t, 4)
}

// What an action that was taken back had led to isn't seen any more.
func TestReplayShowsActionsInForce(t *testing.T) {
	x := watch(t, locales.German)
	shelltest.Key(x.env, fyne.KeyEnd)
	if got := x.view().Points; got[0] != 20 || got[1] != 15 {
		t.Error(got)
	}
	if shelltest.Has(x.env, "Tina und 1") {
		t.Error("the log has a line of an action that was taken back")
	}
	d := x.made.Board.Desk
	if _, over := d.Outcome(); !over || len(d.Events()) != 5 {
		t.Error("at the end it isn't over", len(d.Events()))
	}
	shelltest.Key(x.env, fyne.KeyLeft)
	if _, over := d.Outcome(); over || len(d.Events()) != 4 {
		t.Error("before the end it is over", len(d.Events()))
	}
}

// tapBoard taps where the board's button is.
func tapBoard(env *shell.Env, b *tabletest.Board) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b.Button)
	test.TapCanvas(env.Window.Canvas(), at.AddXY(8, 8))
}

// Nothing can be done on the board: not by its Desk, not by keys, not by pointer.
func TestReplayChangesNothing(t *testing.T) {
	x := watch(t, locales.German)
	shelltest.Key(x.env, fyne.KeyRight)
	d := x.made.Board.Desk
	if d.Acting() || d.CanUndo() {
		t.Error("the board isn't told")
	}
	if err := d.Submit(1, tabletest.Add{N: 2}); err != nil {
		t.Error(err)
	}
	d.Touched()
	d.Undo()
	d.Rematch()
	shelltest.Type(x.env, "5")
	if tapBoard(x.env, x.made.Board); x.made.Board.Taps != 0 {
		t.Error("a tap reaches the board")
	}
	rows, err := x.env.Store.Rows(x.s.ID())
	if err != nil || len(rows) != 7 || x.waits.Open() != 0 {
		t.Error("written:", len(rows), err, x.waits.Open())
	}
	x.check(t, 1)
}

func TestReplayPlaysByItself(t *testing.T) {
	x := watch(t, locales.German)
	env := x.env
	env.Change(func(p *shell.Prefs) { p.Animations = true })
	if !ui.Animations() {
		t.Fatal("the test desktop forbids animations")
	}
	shelltest.Tap(t, env, "Abspielen")
	x.check(t, 0)
	for n := 1; n <= 3; n++ {
		x.waits.Pass(time.Second)
		x.check(t, n)
	}
	shelltest.Tap(t, env, "Anhalten")
	x.waits.Pass(time.Minute)
	x.check(t, 3)
	shelltest.Key(env, fyne.KeyEscape) // from the button; there is no page to go back to
	env.Window.Canvas().Unfocus()
	shelltest.Key(env, fyne.KeySpace)
	x.waits.Pass(10 * time.Second)
	x.check(t, 5)
	if x.waits.Open() != 0 {
		t.Error("goes on at the end")
	}
	shelltest.Key(env, fyne.KeySpace) // from the end: once more from the start
	x.check(t, 0)
	x.waits.Pass(time.Second)
	shelltest.Key(env, fyne.KeyRight) // by hand: that stops it
	x.waits.Pass(time.Minute)
	x.check(t, 2)
	shelltest.Key(env, fyne.KeySpace)
	env.Router.Open(shell.Route{Page: shell.Home})
	if x.waits.Open() != 0 {
		t.Error("plays on after it was left")
	}
}

func TestReplayWithoutAnimations(t *testing.T) {
	x := watch(t, locales.German)
	for _, b := range shelltest.Find[*ui.IconButton](x.env) {
		if b.Tip() == "Abspielen" {
			t.Error("offers to play although nothing may move")
		}
	}
	shelltest.Key(x.env, fyne.KeySpace)
	x.waits.Pass(time.Minute)
	x.check(t, 0)
	for _, k := range x.replay.Keys() {
		if k.Keys == "Space" {
			t.Error("lists a key that does nothing")
		}
	}
}

func TestReplayKeepsItsStep(t *testing.T) {
	x := watch(t, locales.German)
	shelltest.Key(x.env, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	x.env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	x.check(t, 3)
	if !shelltest.Has(x.env, "Tina and 7") {
		t.Error(shelltest.Texts(x.env))
	}
}

func TestReplayOfARunningMatch(t *testing.T) {
	env := shelltest.New(t, locales.German)
	s := tabletest.Match(t, env.Store, 20, "Tina", "Lee")
	g, made := tabletest.New()
	shelltest.Pages(env, nil)
	env.Router.Show(replay.New(env, g, s))
	shelltest.Key(env, fyne.KeyRight, fyne.KeyEnd, fyne.KeyHome)
	if v := made.Board.Seen[len(made.Board.Seen)-1]; v.Step != 0 || !shelltest.Has(env, "Schritt 0 von 0") {
		t.Error(v, shelltest.Texts(env))
	}
	if !shelltest.Has(env, env.T("table.log.empty")) {
		t.Error(shelltest.Texts(env))
	}
}

// A page that was short says the step whole when it grows, without the round that its chips name then; and the start says how to go on.
func TestReplayGrows(t *testing.T) {
	x := watch(t, locales.German)
	shelltest.Resize(x.env, 1000, 620)
	if !shelltest.Has(x.env, x.env.T("table.replay.start")) {
		t.Error("the start says nothing", shelltest.Texts(x.env))
	}
	shelltest.Key(x.env, fyne.KeyEnd)
	shelltest.Resize(x.env, 1280, 800)
	x.check(t, 5)
}

// The controls and what happened last are whole and in sight in every window, and on a short page the board has all of the rest.
func TestReplayFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			x := watch(t, lang)
			shelltest.Resize(x.env, size.Width, size.Height)
			x.env.Change(func(p *shell.Prefs) { p.Animations = true }) // with the button to play
			shelltest.Key(x.env, fyne.KeyEnd)
			shelltest.Key(x.env, fyne.KeyLeft)
			if out := shelltest.Outside(x.env); len(out) > 0 {
				t.Errorf("%s %v: outside: %q", lang, size, out)
			}
			for _, txt := range shelltest.Find[*ui.Text](x.env) {
				if shelltest.Seen(x.env, txt) && txt.Size().Width < txt.MinSize().Width {
					t.Errorf("%s %v: %q is cut", lang, size, txt.String())
				}
			}
			e := x.s.At(4).Events()
			if last := x.env.Named(x.s.Names(), e[len(e)-1].ID, e[len(e)-1].Args); !slices.Contains(shelltest.Lines(x.env), last) {
				t.Errorf("%s %v: no %q in %q", lang, size, last, shelltest.Lines(x.env))
			}
			buttons := 0
			for _, b := range shelltest.Find[*ui.IconButton](x.env) {
				y := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Y
				if shelltest.Seen(x.env, b) && y >= 0 && y+b.Size().Height <= size.Height && (y < ui.HeadHeight) == (size.Height < ui.ShortPage) {
					buttons++
				}
			}
			if buttons < 5 {
				t.Errorf("%s %v: %d buttons in their place", lang, size, buttons)
			}
			shelltest.Shot(t, x.env, fmt.Sprint("replay-", lang, size.Width))
		}
	}
}
