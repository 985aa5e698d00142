package sheets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	dwp "spieltisch/games/dicewords/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// seated are the names at the sheet as they are stored.
func (d *desk) seated(id store.SheetID) string {
	d.t.Helper()
	sh, err := d.Store.Sheet(id)
	d.must(err)
	var names []string
	for _, p := range sh.Players {
		names = append(names, p.Name)
	}
	return strings.Join(names, " ")
}

// pick chooses a player for a seat of the open dialog.
func (d *desk) pick(seat int, name string) {
	d.t.Helper()
	choice := shelltest.Find[*ui.Choice](d.Env)[seat]
	choice.Tapped(&fyne.PointEvent{})
	shelltest.Menu(d.t, d.Env, name)
}

// Other players can be seated on a sheet; what is entered and typed stays, and it can be
// taken back.
func TestOtherPlayers(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	_, err := d.Store.AddPlayer("Mia", 3)
	d.must(err)
	d.write("pan")
	chooseSeats(d.Env, p.st.stored, p.again)
	d.pick(0, "Mia")
	d.pick(1, "Ben") // who sits on the third seat
	shot(d, "seats")
	if off := shelltest.Outside(d.Env); len(off) > 0 {
		t.Errorf("cut off: %q", off)
	}
	shelltest.Tap(t, d.Env, d.T("sheets.about.save"))
	if got := d.seated(p.s.ID()); got != "Mia Ben Lee" {
		t.Fatal(got)
	}
	q := d.page()
	if got := q.st.sheet().Score().Totals; q == p || !slices.Equal(got, []int{9, 3, 10}) || !shelltest.Has(d.Env, "Mia") || q.st.typed == nil || !q.st.pending() {
		t.Error("not the same sheet with others:", got, q.st.typed)
	}
	buttons := shelltest.Find[*ui.Button](d.Env)
	toast := buttons[len(buttons)-1]
	if toast.Text() != d.T("common.undo") {
		t.Fatal(toast.Text())
	}
	toast.Tapped(&fyne.PointEvent{})
	if got := d.seated(p.s.ID()); got != "Tina Lee Ben" || !shelltest.Has(d.Env, "Tina") || shelltest.Has(d.Env, "Mia") {
		t.Error("taken back:", got, shelltest.Texts(d.Env))
	}
	chooseSeats(d.Env, d.page().st.stored, d.page().again)
	d.key(fyne.KeyReturn)
	if d.seated(p.s.ID()) != "Tina Lee Ben" {
		t.Error("nothing was chosen, but the players changed")
	}
}

// The players of a match that was played here are known.
func TestPlayersOfMatchStay(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	setup, err := dc.NewSetup(dc.Options{Seats: 3, Length: 5, Language: dc.LanguageGerman, Pick: dc.PickOrder}, draw.Letters(), 1).Encode()
	d.must(err)
	s, err := session.Begin(d.Store, dc.Kind{}, store.NewMatch{Setup: setup, Players: ids(d.players)})
	d.must(err)
	d.Router.Open(shell.Route{Page: shell.Sheet, Match: s.ID()})
	why := d.T("sheets.seats.match")
	if !slices.ContainsFunc(d.page().menu(), func(i ui.MenuItem) bool { return i.Text == d.T("sheets.menu.seats") && i.Disabled == why }) {
		t.Error("other players can be seated")
	}
}

// A change lists its fields in the order of counting at the table.
func TestChangesInOrder(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	d.panda() // in the first round, Lee guesses
	d.key(fyne.KeyReturn)
	p.showChanges()
	var got []string
	for _, text := range shelltest.Texts(d.Env) {
		if what, _, ok := strings.Cut(text, ": "); ok {
			got = append(got, what)
		}
	}
	want := []string{"Geheimes Wort", "Erraten von", "Nein-Marker", "Bonusmarker", "Lees Ratemarker", "Bens Ratemarker"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// Changes stand below the round that they are of, the last round first; one that takes another one back names it and repeats nothing.
func TestChangesByRound(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(append(hobby(), paper.Typed(2, "PANDA", []string{"10", "8", "2"})...))
	d.must(p.commit(p.s.Seq(), sheet.Edit{}.Set(sheet.Of(1, paper.FieldNo), "6")))
	p.Undo()
	p.showChanges()
	var got []string
	for _, text := range shelltest.Texts(d.Env) {
		if head, _, ok := strings.Cut(text, " · "); ok && strings.HasPrefix(head, "Nr.") || strings.HasPrefix(text, "Runde ") || strings.HasPrefix(text, "Nein-Marker:") {
			got = append(got, head)
		}
	}
	want := []string{"Runde 2", "Nr. 1", "Runde 1", "Nr. 2 zurückgenommen", "Nr. 2", "Nein-Marker: 6 statt 5", "Nr. 1", "Nein-Marker: 5"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// The race shows the word that is being typed as points about to come.
func TestRaceOnTheSheet(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(400, 0, rounds())
	title := d.T("dicewords.race", games.Args{"Target": 400})
	if !shelltest.Has(d.Env, title) {
		t.Fatalf("no %q among %q", title, shelltest.Texts(d.Env))
	}
	d.write("hunde")
	coming := "+" + ui.Signed(dwp.WorthOf(p.st.sheet(), "HUNDE").Tally.Points())
	if !shelltest.Has(d.Env, coming) {
		t.Errorf("no %q among %q", coming, shelltest.Texts(d.Env))
	}
	shot(d, "race")
	p.Confirm()
	if shelltest.Has(d.Env, coming) || !shelltest.Has(d.Env, title) {
		t.Errorf("entered: %q", shelltest.Texts(d.Env))
	}
	p.end("closed")
	if shelltest.Has(d.Env, title) {
		t.Error("the race goes on next to the result")
	}
	if d.decipher(nil).entry.race.Visible() {
		t.Error("Decipher is a race")
	}
}

// For a sheet of a game that has none yet, those who played last sit at the table, or as many of them as can play it.
func TestLastPlayersAreSuggested(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	d.decipher(hobby())
	for kind, want := range map[string][]string{"davinci": {"Tina", "Lee", "Ben"}, "woerterklauer": {"Tina", "Lee"}} {
		d.Router.Open(shell.Route{Page: shell.NewSheet, Game: kind})
		if !shelltest.Has(d.Env, d.Join(want)) {
			t.Errorf("%s: no %q among %q", kind, want, shelltest.Texts(d.Env))
		}
	}
}
