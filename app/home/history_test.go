package home_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// In the least window the entry of the search has room for all that it says, and no scroll bar lies in it.
func TestSearchHasRoom(t *testing.T) {
	for _, lang := range locales.Langs {
		s := filled(t, lang, 3)
		s.env.Router.Open(shell.Route{Page: shell.Matches})
		shelltest.Resize(s.env, 1000, 620)
		search := shelltest.Marked(t, s.env, "history-search")
		const around = 44 + 24 // the sign at its end, and what the entry keeps free
		if room, says := search.Size().Width-around, ui.Lead.Measure(s.env.T("history.search")); says > room {
			t.Errorf("%s: %v wide, with room for %v", lang, says, room)
		}
	}
}

// told is what the first page says of so many matches.
func told(n int) string {
	switch {
	case n == 1:
		return "1 match"
	case n <= 20:
		return fmt.Sprintf("%d matches", n)
	}
	return fmt.Sprintf("1 to 20 of %d", n)
}

// filled is the history of a family that played n games of the fake game and of another,
// unknown one.
func filled(t *testing.T, lang locales.Lang, n int) *stand {
	t.Helper()
	s := newStand(t, lang)
	shelltest.FillFamily(t, s.env, n, fakegame.Name, "davinci")
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	return s
}

func TestHistoryFilters(t *testing.T) {
	s := filled(t, locales.English, 60)
	s.sees(t, "1 to 20 of 60")
	y, m, d := s.env.Now().Date()
	today := time.Date(y, m, d, 0, 0, 0, 0, s.env.Now().Location())
	all, _, err := s.env.Store.History(store.HistoryFilter{Limit: 100})
	if err != nil || len(all) != 60 {
		t.Fatalf("%d games, %v", len(all), err)
	}
	for _, step := range []struct {
		tap, choose string
		want        func(store.Play) bool
	}{
		{"All games", "Dicewords", func(x store.Play) bool { return x.Kind == fakegame.Name }},
		{"All players", "Mia", func(x store.Play) bool {
			return slices.ContainsFunc(x.Players, func(k store.Player) bool { return k.Name == "Mia" })
		}},
		{"Any time", "Last 7 days", func(x store.Play) bool { return !x.At.Before(today.AddDate(0, 0, -6)) }},
	} {
		shelltest.Tap(t, s.env, step.tap)
		shelltest.Menu(t, s.env, step.choose)
		all = slices.DeleteFunc(all, func(x store.Play) bool { return !step.want(x) })
		if len(all) == 0 {
			t.Fatalf("%s: nothing is left", step.choose)
		}
		s.sees(t, told(len(all)))
	}
	for _, b := range []string{"Dicewords", "Mia", "Last 7 days"} {
		shelltest.Button(t, s.env, b)
	}
	shelltest.Tap(t, s.env, "All places")
	shelltest.Menu(t, s.env, "Küche") // where only the other game was played
	s.sees(t, "There are no matches like that.")
	shelltest.Tap(t, s.env, "Show all matches")
	shelltest.Button(t, s.env, "All places")
	shelltest.Button(t, s.env, "All players")
}

// A route can ask for what two have played together, or for a month; the filters say so and lead
// back to everything.
func TestHistoryOfARoute(t *testing.T) {
	s := filled(t, locales.English, 60)
	all, _, err := s.env.Store.History(store.HistoryFilter{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Lee", "Mia"}
	who := map[string]store.PlayerID{}
	together, lastMonth := 0, 0
	now := s.env.Now()
	for _, x := range all {
		n := 0
		for _, p := range x.Players {
			if who[p.Name] = p.ID; slices.Contains(names, p.Name) {
				n++
			}
		}
		if n == 2 {
			together++
		}
		if x.At.Month() != now.Month() {
			lastMonth++
		}
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches, Player: who["Lee"], With: who["Mia"]})
	s.sees(t, fmt.Sprintf("1 to 20 of %d", together))
	shelltest.Tap(t, s.env, "Lee and Mia")
	shelltest.Menu(t, s.env, "All players")
	s.sees(t, "1 to 20 of 60")
	s.env.Router.Open(shell.Route{Page: shell.Matches, Period: store.Month(now.Year(), now.Month()-1)})
	if lastMonth > 0 {
		s.sees(t, told(lastMonth))
	} else {
		s.sees(t, "There are no matches like that.")
	}
	shelltest.Tap(t, s.env, s.env.Texts.Month(now.Month()-1)+" "+fmt.Sprint(now.Year()))
	shelltest.Menu(t, s.env, "Any time")
	s.sees(t, "1 to 20 of 60")
}

// The search waits until nobody types, or for Enter, and is kept with the page.
func TestHistorySearch(t *testing.T) {
	s := filled(t, locales.German, 60)
	all, _, err := s.env.Store.History(store.HistoryFilter{Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	there, mia := 0, 0
	for _, x := range all {
		if x.Place != "Küche" {
			continue
		}
		there++
		if slices.ContainsFunc(x.Players, func(p store.Player) bool { return p.Name == "Mia" }) {
			mia++
		}
	}
	var wait []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		wait = append(wait, f)
		return func() {}
	})
	s.sees(t, "1 bis 20 von 60")
	shelltest.Write(t, s.env, "Name, Ort, Wort", "küche")
	s.sees(t, "1 bis 20 von 60")
	for _, f := range wait {
		f()
	}
	s.sees(t, fmt.Sprint("1 bis 20 von ", there))
	shelltest.Type(s.env, " mia")
	shelltest.Key(s.env, fyne.KeyReturn)
	s.sees(t, fmt.Sprint("1 bis 20 von ", mia))
	if f := shelltest.Find[*ui.Field](s.env)[0]; s.env.Window.Canvas().Focused() != f.Focusable() {
		t.Error("the search has lost the keyboard")
	}
	s.env.Router.Rebuild()
	if got := shelltest.Find[*ui.Field](s.env)[0].Text(); got != "küche mia" {
		t.Errorf("%q", got)
	}
	shelltest.WriteInto(s.env, shelltest.Find[*ui.Field](s.env)[0], "niemand")
	shelltest.Key(s.env, fyne.KeyReturn)
	s.sees(t, "Dazu gibt es keine Partien.")
}

// Three pages there and back: each game once.
func TestHistoryPages(t *testing.T) {
	s := newStand(t, locales.English)
	shelltest.FillFamily(t, s.env, 50, fakegame.Name)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	seen := map[store.MatchID]bool{}
	for _, n := range []int{20, 20, 10} {
		if len(s.cards()) != n {
			t.Fatalf("%d games on a page, want %d", len(s.cards()), n)
		}
		for i := range n {
			s.menu(t, i)
			shelltest.Menu(t, s.env, "Watch again")
			seen[s.last().Match] = true
			s.env.Router.Back()
		}
		shelltest.Key(s.env, fyne.KeyPageDown)
	}
	s.sees(t, "41 to 50 of 50")
	if len(seen) != 50 {
		t.Errorf("%d games are listed", len(seen))
	}
	shelltest.Key(s.env, fyne.KeyPageUp)
	s.sees(t, "21 to 40 of 50")
	shelltest.Key(s.env, fyne.KeyPageUp, fyne.KeyPageUp)
	s.sees(t, "1 to 20 of 50")
}

func TestHistoryOfMany(t *testing.T) {
	s := filled(t, locales.German, 210)
	s.sees(t, "1 bis 20 von über 200")
	s.home()
	s.sees(t, "Alle Partien (über 200)")
}

func TestHistoryTable(t *testing.T) {
	for lang, want := range map[locales.Lang][2]string{
		locales.German:  {"Wann;Spiel;Ort;Stand;Sitz;Spieler;Platz;Punkte oder Buchstaben;Vorgabe;Notiz", ";davinci;Küche;beendet;1;"},
		locales.English: {"When,Game,Place,State,Seat,Player,Rank,Points or letters,Handicap,Note", ",davinci,Küche,finished,1,"},
	} {
		s := filled(t, lang, 30)
		var b bytes.Buffer
		filter, style := s.env.Router.Page().(*home.MatchesPage).Table()
		if err := exchange.WriteHistory(t.Context(), s.env.Store, &b, filter, style); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(b.String()), "\r\n")
		if lines[0] != "\ufeff"+want[0] || !strings.Contains(b.String(), want[1]) || len(lines) < 61 {
			t.Errorf("%d lines: %q", len(lines), lines[:3])
		}
	}
}

func TestHistoryInEveryWindow(t *testing.T) {
	for _, lang := range locales.Langs {
		s := filled(t, lang, 60)
		shelltest.Resize(s.env, 1000, 620)
		if out := shelltest.Outside(s.env); len(out) > 0 {
			t.Errorf("%s: outside of the window: %q", lang, out)
		}
		shelltest.Shot(t, s.env, fmt.Sprintf("history-%s", lang))
	}
}

// A sheet stands in the list with the place where it was played; deleting it can be undone.
func TestHistoryOfSheets(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	known, err := s.env.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	id, err := s.env.Store.CreateSheet(store.NewSheet{
		Kind: fakegame.Name, Rules: 1, Setup: []byte("{}"), Players: []store.PlayerID{known[0].ID, known[1].ID},
		Played: s.env.Now().Add(-time.Hour), Place: "Kitchen", Standing: games.Standing{Round: 2},
	})
	if err != nil {
		t.Fatal(err)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.sees(t, "In progress", "Kitchen · Sheet, round 2")
	s.cards()[0].Focus()
	shelltest.Key(s.env, fyne.KeyReturn)
	if s.last() != (shell.Route{Page: shell.Sheet, Sheet: id}) {
		t.Errorf("Enter opens %v", s.last())
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.cards()[0].Focus()
	shelltest.Key(s.env, fyne.KeyDelete)
	s.sees(t, "Your matches will be here soon.")
	shelltest.Tap(t, s.env, "Undo")
	s.sees(t, "Kitchen · Sheet, round 2")

	s.games[0].Sheet = &table.Sheet{Turns: true}
	s.env.Router.Rebuild()
	s.sees(t, "Kitchen · Sheet, turn 2") // as the sheet itself calls its rows
}

// Place and note of a match can be told later, and are refused where they are too long.
func TestDescribe(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	s.match(t, time.Hour, 2, 9, 3, 4, 9)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	s.menu(t, 0)
	shelltest.Menu(t, s.env, "Place and note")
	fields := shelltest.Find[*ui.Field](s.env)
	if len(fields) != 2 {
		t.Fatal("fields:", len(fields))
	}
	fields[0].SetText("Cabin")
	fields[1].SetText(strings.Repeat("x", store.MaxNote+1))
	shelltest.Key(s.env, fyne.KeyReturn)
	if fields[0].Error() != "" || fields[1].Error() == "" {
		t.Errorf("%q and %q", fields[0].Error(), fields[1].Error())
	}
	fields[1].SetText("It rained.")
	shelltest.Key(s.env, fyne.KeyReturn)
	s.sees(t, "Cabin · Tina wins with 12 points")
	if tip := s.cards()[0].Tip(); !strings.HasSuffix(tip, "\nIt rained.") {
		t.Errorf("%q", tip)
	}
}
