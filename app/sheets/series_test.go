package sheets

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dvp "spieltisch/games/davinci/paper"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	wkp "spieltisch/games/woerterklauer/paper"
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
	if !shelltest.Has(d.Env, d.Named(p.desk.Names(), "table.end.won", games.Args{"Seats": []games.Seat{2}})) {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
	shelltest.Tap(t, d.Env, d.T("sheets.next"))
	q := d.page()
	if q.s.ID() == p.s.ID() || q.st.paperUID() != p.st.paperUID() || q.st.number() != 2 || len(q.st.series) != 2 {
		t.Error("the next game isn't on the same paper")
	}
	shot(d, "second")
	other := d.T("sheets.other", games.Args{"Number": 1, "Points": "Tina 21 · Lee 20 · Ben 25"})
	shelltest.Tap(t, d.Env, other)
	if d.page().s.ID() != p.s.ID() {
		t.Error("no way back to the first game")
	}
	shot(d, "first")
	if shelltest.Tap(t, d.Env, d.T("sheets.next")); d.page().s.ID() != q.s.ID() {
		t.Error("the next game isn't the one that runs")
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
	d.must(q.commit(q.s.Seq(), dvp.Typed(1, []string{"10", "0"})))
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
		for _, c := range shelltest.Find[*people.Chip](d.Env)[:2] {
			c.Tapped(&fyne.PointEvent{})
		}
		shelltest.Field(t, d.Env, d.T("sheets.about.place"), 0).Focus()
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
		return d.Trace.Marked("start").Visible()
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

// seen are the names above a game with what they have, from left to right.
func seen(g cells.Grid) (out []string) {
	for i, c := range g.Columns {
		if p, _, ok := g.Owner(c); ok {
			out = append(out, p.Name+" "+g.Totals[i])
		}
	}
	return out
}

// Each game of a paper stands under the names of who played it, whoever sits at the one that is open: in its grid, on its button,
// and in the print.
func TestOtherGamesKeepTheirPlayers(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	e := append(hobby(), paper.Typed(2, "PANDA", []string{"10", "8", "2"})...)
	p := d.decipher(append(e, paper.Typed(3, "FISCH", []string{"2", "9", "13"})...))
	mia, err := d.Store.AddPlayer("Mia", 3)
	d.must(err)
	first := []string{"Tina 21", "Lee 20", "Ben 25"}
	said := d.T("sheets.other", games.Args{"Number": 1, "Points": "Tina 21 · Lee 20 · Ben 25"})
	check := func(when string, now ...string) {
		t.Helper()
		q := d.page()
		if !slices.Equal(seen(gridOf(q.desk, q.st)), now) || !shelltest.Has(d.Env, said) {
			t.Errorf("%s: %q, and no %q among %q", when, seen(gridOf(q.desk, q.st)), said, shelltest.Texts(d.Env))
		}
		doc, err := q.printer().doc()
		d.must(err)
		if !slices.Equal(seen(doc.Games[0].Grid), first) || !slices.Equal(seen(doc.Games[1].Grid), now) {
			t.Errorf("%s: printed as %q, %q", when, seen(doc.Games[0].Grid), seen(doc.Games[1].Grid))
		}
	}
	shelltest.Tap(t, d.Env, d.T("sheets.next"))
	check("at first", "Tina 0", "Lee 0", "Ben 0")
	seat(d.Env, d.page().st.stored, []store.Player{d.players[1], d.players[0], d.players[2]}, d.page().again)
	check("swapped", "Lee 0", "Tina 0", "Ben 0")
	shot(d, "swapped")
	seat(d.Env, d.page().st.stored, []store.Player{d.players[1], mia, d.players[2]}, d.page().again)
	check("replaced", "Lee 0", "Mia 0", "Ben 0")

	fewer, err := paper.Options{Seats: 2, Length: 5, Language: dc.LanguageGerman}.Encode()
	d.must(err)
	d.must(d.Store.DeleteSheet(d.page().s.ID()))
	g, err := registry().Find(dc.Name)
	d.must(err)
	id, err := create(d.Env, g, store.NewSheet{Setup: fewer, Series: p.st.paperUID()}, d.players[1:], nil)
	d.must(err)
	d.open(id)
	check("two of three", "Lee 0", "Ben 0")
	if d.open(p.s.ID()); !slices.Equal(seen(gridOf(d.page().desk, d.page().st)), first) {
		t.Errorf("the first game is %q", seen(gridOf(d.page().desk, d.page().st)))
	}
}

// However many games a paper has, each is one step away.
func TestEachGameOfThePaperIsOneStepAway(t *testing.T) {
	for name, begin := range map[string]func(*desk) *Page{
		"decipher": func(d *desk) *Page { return d.decipher(hobby()) },
		"woerterklauer": func(d *desk) *Page {
			return d.woerterklauer(wkp.Counted(1, wkp.Turn{Tally: wk.Tally{Red: 8, Black: 3}}))
		},
	} {
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			names := []string{"Tina", "Lee", "Ben"}
			if name == "woerterklauer" {
				names = names[:2]
			}
			d := newDesk(t, locales.English, names...)
			shelltest.Resize(d.Env, size.Width, size.Height)
			all := []store.SheetID{begin(d).s.ID()}
			for n := 2; n <= 5; n++ {
				d.page().end(sheet.EndClosed)
				d.page().nextGame()
				all = append(all, d.page().s.ID())
				for i, id := range all[:n-1] {
					goTo, other := d.T("sheets.goto", games.Args{"Number": i + 1}), d.T("sheets.game", games.Args{"Number": i + 1})+":"
					at := slices.IndexFunc(shelltest.Find[*ui.Button](d.Env), func(b *ui.Button) bool {
						return b.Text() == goTo || strings.HasPrefix(b.Text(), other)
					})
					if at < 0 {
						t.Fatalf("%s, game %d at %v: no way to game %d: %q", name, n, size, i+1, shelltest.Texts(d.Env))
					}
					shelltest.Find[*ui.Button](d.Env)[at].Tapped(&fyne.PointEvent{})
					if d.page().s.ID() != id {
						t.Fatalf("%s, game %d at %v: the button to game %d leads elsewhere", name, n, size, i+1)
					}
					d.open(all[n-1])
				}
				if out := shelltest.Outside(d.Env); len(out) > 0 {
					t.Errorf("%s, game %d at %v: cut off: %q", name, n, size, out)
				}
			}
			shot(d, name+"-many-"+strconv.Itoa(int(size.Width)))
		}
	}
}
