package frame_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// seated is a table with a match of the fake game on it.
type seated struct {
	env    *shell.Env
	game   *table.Game
	made   *tabletest.Made
	s      *session.Session
	page   *frame.Page
	waits  *tabletest.Waits
	opened *[]shell.Route
}

func seat(t *testing.T, lang locales.Lang, names ...string) *seated {
	t.Helper()
	env := shelltest.New(t, lang)
	return sit(t, env, tabletest.Match(t, env.Store, 20, names...))
}

// sit opens the table; prepare may set up the board before it is shown.
func sit(t *testing.T, env *shell.Env, s *session.Session, prepare ...func(*tabletest.Board)) *seated {
	t.Helper()
	w := tabletest.NewWaits(t)
	env.Now = w.Now
	g, made := tabletest.New()
	x := &seated{env: env, game: g, made: made, s: s, waits: w, opened: shelltest.Pages(env, nil)}
	x.page = frame.New(env, g, s)
	for _, f := range prepare {
		f(made.Board)
	}
	env.Router.Show(x.page)
	return x
}

func (x *seated) board() *tabletest.Board { return x.made.Board }

// draft is the text kept in the store for a seat, "" for none.
func (x *seated) draft(t *testing.T, seat games.Seat) string {
	t.Helper()
	d, ok, err := x.env.Store.Draft(x.s.ID(), seat)
	if err != nil {
		t.Fatal(err)
	}
	if !ok || string(d.Data) == "null" {
		return ""
	}
	return string(d.Data)
}

func (x *seated) typeIn(text string) {
	x.env.Window.Canvas().Focus(x.board().Entry)
	shelltest.Type(x.env, text)
}

// While a table is open, the next start can tell; once it was left, it can't.
func TestOpenTableIsNoted(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	if got := table.LeftOpen(x.env); got != x.s.ID() {
		t.Errorf("match %d is noted, not %d", got, x.s.ID())
	}
	x.env.Router.Open(shell.Route{Page: shell.Rules})
	if got := table.LeftOpen(x.env); got != 0 {
		t.Errorf("match %d is noted still", got)
	}
}

func TestDraftIsSavedSoon(t *testing.T) {
	if table.SaveAfter > 300*time.Millisecond {
		t.Error("a draft may be unsaved for", table.SaveAfter)
	}
	x := seat(t, locales.German, "Tina", "Lee")
	x.typeIn("a")
	x.waits.Pass(100 * time.Millisecond)
	x.typeIn("b")
	if got := x.draft(t, 0); got != "" {
		t.Error("saved at once:", got)
	}
	x.waits.Pass(table.SaveAfter - 100*time.Millisecond)
	if got := x.draft(t, 0); got != `"ab"` {
		t.Errorf("saved %s", got)
	}
	if x.waits.Open() != 0 {
		t.Error("another save is planned without a change")
	}
	x.typeIn("c")
	x.env.Router.Open(shell.Route{Page: shell.Rules})
	if got := x.draft(t, 0); got != `"abc"` || x.waits.Open() != 0 {
		t.Errorf("leaving saved %s, %d waiting", got, x.waits.Open())
	}
	if x.board().Stopped != 1 {
		t.Error("animations weren't stopped")
	}
}

func TestDraftIsThereAgain(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	tabletest.Play(t, x.s, 3)
	x.env.Router.Rebuild()
	x.typeIn("half a w")
	x.page.Leave()
	s, err := session.Open(x.env.Store, tabletest.Kind{}, x.s.ID())
	if err != nil {
		t.Fatal(err)
	}
	again := sit(t, x.env, s)
	if got := again.board().Entry.Text; got != "half a w" {
		t.Errorf("Lee finds %q", got)
	}
}

// An action lands while somebody types: nothing is built again, and he types on.
func TestTypingSurvivesAnAction(t *testing.T) {
	x := seat(t, locales.English, "Tina", "Lee")
	x.typeIn("wi")
	entry := x.board().Entry
	if !x.board().Rune('5') || x.s.Seq() != 1 {
		t.Fatal("no action landed")
	}
	shelltest.Type(x.env, "p")
	if found := shelltest.Find[*widget.Entry](x.env); len(found) != 1 || found[0] != entry || x.board().Builds != 1 {
		t.Error("the widgets were made again", found, x.board().Builds)
	}
	if f := x.env.Window.Canvas().Focused(); f != fyne.Focusable(entry) || entry.Text != "wip" {
		t.Errorf("focus %v, text %q", f, entry.Text)
	}
	if got := x.board().Label.Text; got != "1 Lee" {
		t.Errorf("shows %q", got)
	}
	if v := x.board().Seen[len(x.board().Seen)-1]; v.Step != 1 || v.Points[0] != 5 {
		t.Error("rendered", v)
	}
}

// Another language or size builds the widgets again, and loses nothing.
func TestTypingSurvivesALanguage(t *testing.T) {
	x := seat(t, locales.English, "Tina", "Lee")
	x.typeIn("wip")
	x.env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	if !slices.Contains(shelltest.Texts(x.env), "Regeln") {
		t.Error(shelltest.Texts(x.env))
	}
	if x.board().Builds != 2 || x.board().Entry.Text != "wip" {
		t.Errorf("%d builds, text %q", x.board().Builds, x.board().Entry.Text)
	}
}

func TestUndoTakesTheDraftFirst(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.board().Rune('5')
	x.typeIn("ab")
	undo := func() { x.page.Undo() }
	undo()
	if x.board().Entry.Text != "a" || x.s.Seq() != 1 {
		t.Fatal(x.board().Entry.Text, x.s.Seq())
	}
	undo()
	x.page.Redo()
	if x.board().Entry.Text != "a" || x.s.Seq() != 1 {
		t.Fatal(x.board().Entry.Text, x.s.Seq())
	}
	undo()
	if x.board().Entry.Text != "" || x.s.Steps() != 1 {
		t.Fatal(x.board().Entry.Text, x.s.Steps())
	}
	undo()
	if x.s.Steps() != 0 || x.s.Seq() != 2 {
		t.Error("the action wasn't taken back", x.s.Steps(), x.s.Seq())
	}
	if !shelltest.Has(x.env, x.env.T("table.undone")) {
		t.Error("nobody is told", shelltest.Texts(x.env))
	}
	undo()
	if x.s.Seq() != 2 || !shelltest.Has(x.env, x.env.T("common.illegal.undo")) {
		t.Error("an undo too many:", x.s.Seq(), shelltest.Texts(x.env))
	}
	if x.board().Rune('5'); shelltest.Has(x.env, x.env.T("common.illegal.undo")) {
		t.Error("what was said of the position before still stands there")
	}
}

// Ctrl+Z and Ctrl+Y reach the page from the keyboard.
func TestUndoKeys(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.board().Rune('5')
	shelltest.Shortcut(x.env, fyne.KeyModifierControl, fyne.KeyZ)
	if x.s.Steps() != 0 {
		t.Error("Ctrl+Z did nothing")
	}
}

// Actions that were taken back can be done again in their order, until something else is done.
func TestRedoKeys(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	key := func(name fyne.KeyName) { shelltest.Shortcut(x.env, fyne.KeyModifierControl, name) }
	points := func(want ...int) {
		t.Helper()
		if got := x.s.Standing().Points; !slices.Equal(got, want) {
			t.Fatal(got, "want", want)
		}
	}
	tabletest.Play(t, x.s, 5)
	x.env.Router.Show(frame.New(x.env, x.game, x.s))
	x.board().Rune('7')
	key(fyne.KeyZ)
	points(5, 0)
	key(fyne.KeyY)
	points(5, 7)
	key(fyne.KeyY)
	if points(5, 7); !shelltest.Has(x.env, x.env.T("common.illegal.redo")) {
		t.Error("nothing says that there is nothing more to redo")
	}
	key(fyne.KeyZ)
	x.board().Rune('2') // something else
	key(fyne.KeyY)
	points(5, 2)
	key(fyne.KeyZ)
	x.typeIn("a")
	key(fyne.KeyY)
	points(5, 0)
}

func TestRefusalIsShownAndChangesNothing(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.typeIn("wip")
	x.board().Rune('0') // out of range
	if x.s.Seq() != 0 || x.board().Entry.Text != "wip" {
		t.Error(x.s.Seq(), x.board().Entry.Text)
	}
	if !shelltest.Has(x.env, x.env.T(tabletest.Refused)) {
		t.Error("no reason is shown:", shelltest.Texts(x.env))
	}
	x.waits.Pass(time.Second)
	if got := x.draft(t, 0); got != `"wip"` {
		t.Errorf("the draft is %s", got)
	}
}

// An action is meant for the position that the page shows. When the match has moved on
// behind its back it is refused, and the page shows what there is now.
func TestActionForAnOlderPositionIsRefused(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	tabletest.Play(t, x.s, 3, 4) // not by the page, which still asks Tina for her first number
	x.board().Rune('5')
	if got := x.s.Standing().Points; x.s.Seq() != 2 || got[0] != 3 {
		t.Error("Tina's 5 counts for another turn:", x.s.Seq(), got)
	}
	if !shelltest.Has(x.env, x.env.T(session.Stale)) || x.board().Label.Text != "2 Tina" {
		t.Error("shows", x.board().Label.Text, shelltest.Texts(x.env))
	}
	if x.board().Rune('5'); x.s.Standing().Points[0] != 8 {
		t.Error("nor does the next one count", x.s.Standing().Points)
	}
	tabletest.Play(t, x.s, 6)
	if x.page.Undo(); x.s.Steps() != 4 {
		t.Error("an undo took back what the page doesn't show")
	}
}

func TestCtrlEnterCarriesOutTheMainAction(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.page.Confirm()
	if got := x.s.Standing().Points; x.s.Seq() != 1 || got[0] != 1 {
		t.Error(x.s.Seq(), got)
	}
}

func TestFailedCommitShowsTheOldPosition(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.board().Rune('5')
	seen := len(x.board().Seen)
	if err := x.env.Store.Close(); err != nil {
		t.Fatal(err)
	}
	x.board().Rune('6')
	if x.s.Seq() != 1 || len(x.board().Seen) != seen || x.board().Label.Text != "1 Lee" {
		t.Error("shows what isn't saved:", x.s.Seq(), x.board().Label.Text)
	}
	if len(shelltest.Texts(x.env)) == 0 || !hasPrefix(shelltest.Texts(x.env), "Im Programm ist etwas schiefgegangen") {
		t.Error("no message:", shelltest.Texts(x.env))
	}
}

func hasPrefix(texts []string, prefix string) bool {
	return slices.ContainsFunc(texts, func(s string) bool { return len(s) >= len(prefix) && s[:len(prefix)] == prefix })
}

func TestMenu(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	x.board().Rune('5')
	open := func() { shelltest.Key(x.env, fyne.KeyF10) }
	open()
	shelltest.Menu(t, x.env, "Partie beenden")
	shelltest.Tap(t, x.env, "Weiterspielen")
	if _, over := x.s.Outcome(); over {
		t.Fatal("ended without a yes")
	}
	open()
	shelltest.Menu(t, x.env, "Partie beenden")
	shelltest.Tap(t, x.env, "Partie beenden")
	if m, err := x.env.Store.Match(x.s.ID()); err != nil || m.State != store.Abandoned {
		t.Fatal(m.State, err)
	}
	shelltest.Tap(t, x.env, "Rückgängig") // in the toast
	if m, err := x.env.Store.Match(x.s.ID()); err != nil || m.State != store.Running {
		t.Fatal(m.State, err)
	}
	open()
	shelltest.Menu(t, x.env, "Was bisher geschah")
	if !shelltest.Has(x.env, "Tina und 5") {
		t.Error("the log:", shelltest.Texts(x.env))
	}
	shelltest.Key(x.env, fyne.KeyEscape)
	open()
	shelltest.Menu(t, x.env, "Partie ansehen")
	if got := (*x.opened)[len(*x.opened)-1]; got.Page != shell.Replay || got.Match != x.s.ID() {
		t.Error(got)
	}
}

func TestRematchIsOfferedAtTheEnd(t *testing.T) {
	x := seat(t, locales.English, "Tina", "Lee")
	tabletest.Play(t, x.s, 9, 1, 9, 1, 9)
	x.env.Router.Rebuild()
	shelltest.Key(x.env, fyne.KeyF10)
	shelltest.Menu(t, x.env, "Rematch")
	if got := (*x.opened)[len(*x.opened)-1]; got.Page != shell.Setup || got.Match != x.s.ID() || got.Game != tabletest.Name {
		t.Error(got)
	}
}

// In a folder that can't be written the table can be looked at, and says so when
// one tries more.
func TestReadOnlyTable(t *testing.T) {
	env := shelltest.New(t, locales.German)
	dir := env.Store.Dir()
	s := tabletest.Match(t, env.Store, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	shelltest.Open(t, env, dir, true)
	again, err := session.Open(env.Store, tabletest.Kind{}, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	x := sit(t, env, again, func(b *tabletest.Board) { b.Runs, b.Limit = true, 10*time.Second })
	x.typeIn("wip")
	x.waits.Pass(time.Minute)
	if texts := shelltest.Texts(env); hasPrefix(texts, "Im Programm") || hasPrefix(texts, "In den Datenordner") {
		t.Error("looking on is an error:", texts)
	}
	if again.Seq() != 1 || x.waits.Open() != 0 {
		t.Error("the clock ran", again.Seq(), x.waits.Open())
	}
	x.board().Rune('4')
	if again.Seq() != 1 || !hasPrefix(shelltest.Texts(env), "In den Datenordner kann nicht geschrieben werden") {
		t.Error(again.Seq(), shelltest.Texts(env))
	}
}

func TestTapsReachTheBoard(t *testing.T) {
	x := seat(t, locales.German, "Tina", "Lee")
	if shelltest.TapAt(t, x.env, shelltest.Middle(x.board().Button)); x.board().Taps != 1 {
		t.Error(x.board().Taps, "taps")
	}
}

func TestRulesButton(t *testing.T) {
	for lang, label := range map[locales.Lang]string{locales.German: "Regeln", locales.English: "Rules"} {
		x := seat(t, lang, "Tina", "Lee")
		shelltest.Resize(x.env, 1000, 620)
		test.Tap(shelltest.Button(t, x.env, label))
		if got := (*x.opened)[len(*x.opened)-1]; got.Page != shell.Rules || got.Game != tabletest.Name {
			t.Error(got)
		}
		if out := shelltest.Outside(x.env); len(out) > 0 {
			t.Error(out)
		}
	}
}

// The players' names stand in the texts of the log, in both languages.
func TestDeskNamesSeats(t *testing.T) {
	for lang, want := range map[locales.Lang]string{locales.German: "Tina und 3", locales.English: "Tina and 3"} {
		x := seat(t, lang, "Tina", "Lee")
		d := x.board().Desk
		if got := d.Say("common.and", games.Args{"A": games.Seat(0), "B": 3}); got != want {
			t.Errorf("%q", got)
		}
		if d.Name(1) != "Lee" || len(d.Players()) != 2 || !d.Acting() {
			t.Error(d.Name(1), d.Players(), d.Acting())
		}
		if d.CanUndo() {
			t.Error("an undo before the first action")
		}
		x.board().Rune('5')
		if !d.CanUndo() {
			t.Error("no undo after the first action")
		}
		if _, ok := d.Outcome(); ok {
			t.Error("over")
		}
	}
}

// A match in which nothing was done is gone when its table is left for good, also from a page that was opened there, or with the
// program.
func TestUntouchedTableLeavesNoMatch(t *testing.T) {
	for what, c := range map[string]struct {
		do   func(*testing.T, *shell.Env, *tabletest.Made, *session.Session)
		gone bool
	}{
		"nothing": {func(*testing.T, *shell.Env, *tabletest.Made, *session.Session) {}, true},
		"something is typed": {func(_ *testing.T, env *shell.Env, m *tabletest.Made, _ *session.Session) {
			env.Window.Canvas().Focus(m.Board.Entry)
			shelltest.Type(env, "1")
		}, false},
		"an action": {func(t *testing.T, env *shell.Env, m *tabletest.Made, s *session.Session) { act(t, m, s) }, false},
		"an action, and taken back": {func(t *testing.T, env *shell.Env, m *tabletest.Made, s *session.Session) {
			act(t, m, s)
			shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ)
		}, false},
	} {
		for _, from := range []string{"the table", "the rules", "the program"} {
			env := shelltest.New(t, locales.German)
			id := tabletest.Match(t, env.Store, 20, "Tina", "Lee").ID()
			g, made := tabletest.New()
			var s *session.Session
			shelltest.Pages(env, map[string]shell.Builder{shell.Table: func(r shell.Route) (_ shell.Page, err error) {
				if s, err = session.Open(env.Store, g.Kind, r.Match); err != nil {
					return nil, err
				}
				return frame.New(env, g, s), nil
			}})
			env.Router.Home()
			env.Router.Open(shell.Route{Page: shell.Table, Match: id})
			there := func() bool {
				_, err := env.Store.Match(id)
				return err == nil
			}
			env.Router.Open(shell.Route{Page: shell.Rules})
			if env.Router.Back(); !there() {
				t.Fatalf("%s: the match is gone while one comes back to it", what)
			}
			c.do(t, env, made, s)
			switch from {
			case "the table":
				env.Router.Back()
			case "the rules":
				env.Router.Open(shell.Route{Page: shell.Rules})
				env.Router.Home()
			default:
				env.Router.Quit()
			}
			if there() == c.gone {
				t.Errorf("%s, left from %s: the match is there: %t", what, from, there())
			}
		}
	}
}

func act(t *testing.T, m *tabletest.Made, s *session.Session) {
	t.Helper()
	if err := m.Board.Desk.Submit(s.Standing().Asked, tabletest.Add{N: 2}); err != nil {
		t.Fatal(err)
	}
}
