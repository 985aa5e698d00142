package sheets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/setup/people"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dvp "spieltisch/games/davinci/paper"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	"spieltisch/locales"
	"spieltisch/store"
)

// Three rounds end the game; the next one begins on the same paper.
func TestResultAndNextGame(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	e := append(hobby(), paper.Typed(2, "PANDA", []string{"10", "8", "2"})...)
	p := d.decipher(append(e, paper.Typed(3, "FISCH", []string{"2", "9", "13"})...))
	if p.st.at.Row != 0 {
		t.Fatal(p.st.at)
	}
	shot(d, "result")
	if got := shelltest.Heard(d.Env); got != "" {
		t.Errorf("heard %q for a sheet that was full before", got)
	}
	if !shelltest.Has(d.Env, d.Named(p.desk.Names(), "home.won", games.Args{"Seats": []games.Seat{2}, "Points": 25})) {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
	shelltest.Tap(t, d.Env, d.T("sheets.next"))
	q := d.page()
	if q.s.ID() == p.s.ID() || q.st.paperUID() != p.st.paperUID() || q.st.number() != 2 || len(q.st.series) != 2 {
		t.Error("the next game isn't on the same paper")
	}
	shot(d, "second")
	for _, word := range []string{"HOBBY", "PANDA", "FISCH"} {
		if !slices.ContainsFunc(shelltest.Find[*draw.Word](d.Env), func(w *draw.Word) bool { return w.String() == word }) {
			t.Errorf("%s of the first game isn't on the paper", word)
		}
	}
	shelltest.Tap(t, d.Env, d.T("sheets.goto", games.Args{"Number": 1}))
	if d.page().s.ID() != p.s.ID() {
		t.Error("no way back to the first game")
	}
	shot(d, "first")
	if shelltest.Tap(t, d.Env, d.T("sheets.next")); d.page().s.ID() != q.s.ID() {
		t.Error("the next game isn't the one that runs")
	}
	shelltest.Tap(t, d.Env, d.T("sheets.goto", games.Args{"Number": 1}))
	grids := shelltest.Find[*grid.Lines](d.Env)
	grids[len(grids)-1].Tapped(&fyne.PointEvent{})
	if d.page().s.ID() != q.s.ID() {
		t.Error("a tap on the second game doesn't open it")
	}
	shelltest.Resize(d.Env, 1000, 620) // no room for two
	shelltest.Tap(t, d.Env, d.T("sheets.other", games.Args{"Number": 1, "Points": "Tina 21 · Lee 20 · Ben 25"}))
	if d.page().s.ID() != p.s.ID() {
		t.Error("in a small window there is no way back to the first game")
	}
}

// That the next game was begun is taken back by Undo as long as nothing is entered, and by the message.
func TestUnbegin(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee")
	p := d.davinci(1, dvp.Typed(1, []string{"30", "20"}))
	next := func() *Page {
		t.Helper()
		shelltest.Tap(t, d.Env, d.T("sheets.next"))
		q := d.page()
		if q == p || q.st.number() != 2 {
			t.Fatal("no second game")
		}
		return q
	}
	sheets := func() int {
		t.Helper()
		all, _, err := d.Store.History(store.HistoryFilter{})
		d.must(err)
		return len(all)
	}
	message := func() {
		t.Helper()
		buttons := shelltest.Find[*ui.Button](d.Env)
		buttons[len(buttons)-1].Tapped(&fyne.PointEvent{})
	}
	next()
	message()
	if d.page().s.ID() != p.s.ID() || sheets() != 1 {
		t.Fatal("it still is begun")
	}
	message() // brings it back
	if d.page().st.number() != 2 || sheets() != 2 {
		t.Fatal("it isn't brought back")
	}
	q := d.page()
	d.must(q.write(q.s.Seq(), dvp.Typed(1, []string{"10", "0"})))
	q.Undo()
	if d.page() != q || sheets() != 2 {
		t.Fatal("the game goes with its first entry")
	}
	q.Undo()
	if d.page().s.ID() != p.s.ID() || sheets() != 1 {
		t.Error("Undo doesn't take the game back")
	}
	if d.page().Undo(); d.page().st.sheet().Score().Outcome != nil {
		t.Error("Undo stops at the first game")
	}
}

// From the last field of a new sheet Tab comes to the button that begins it before the one that leads back.
func TestTabReachesStart(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee")
	for _, g := range registry() {
		d.Router.Open(shell.Route{Page: shell.NewSheet, Game: g.Kind.Name()})
		shelltest.Field(t, d.Env, d.T("sheets.about.note"), 0).Focus()
		start := shelltest.Button(t, d.Env, d.T("sheets.new.start"))
		back := shelltest.Find[*ui.IconButton](d.Env)
		reached := false
		for range 40 {
			d.key(fyne.KeyTab)
			f := d.Window.Canvas().Focused()
			if reached = f == fyne.Focusable(start); reached {
				break
			}
			for _, b := range back {
				if f == fyne.Focusable(b) && b.Tip() == d.T("common.back") {
					t.Fatalf("%s: Tab comes to %q first", g.Kind.Name(), b.Tip())
				}
			}
		}
		if !reached {
			t.Errorf("%s: Tab doesn't come to the button", g.Kind.Name())
		}
	}
}

// What was typed about a new sheet, and who plays, is there again after the page was left, until the sheet is begun.
func TestNewSheetIsKept(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	open := func() *ui.Field {
		t.Helper()
		d.Router.Open(shell.Route{Page: shell.NewSheet, Game: dc.Name})
		return shelltest.Field(t, d.Env, d.T("sheets.about.place"), 0)
	}
	seated := func() bool {
		t.Helper()
		off, _ := shelltest.Button(t, d.Env, d.T("sheets.new.start")).Disabled()
		return !off
	}
	shelltest.WriteInto(d.Env, open(), "at Grandma’s")
	for _, c := range shelltest.Find[*people.Chip](d.Env)[:2] {
		c.Tapped(&fyne.PointEvent{})
	}
	d.Router.Back()
	if f := open(); f.Text() != "at Grandma’s" || !seated() {
		t.Fatalf("%q, %q", f.Text(), shelltest.Texts(d.Env))
	}
	shelltest.Tap(t, d.Env, d.T("sheets.new.start"))
	if at := d.page().st.stored; at.Place != "at Grandma’s" || len(at.Players) != 2 {
		t.Error(at)
	}
	if f := open(); f.Text() != "" || !seated() {
		t.Errorf("the next sheet is %q, too", f.Text())
	}
}
