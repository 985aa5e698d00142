package store

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// What people take for one text is one, and what they don't isn't.
func TestFolded(t *testing.T) {
	for _, same := range [][]string{
		{"Jörg", "JÖRG", "jo\u0308rg", "JO\u0308RG", "J\u00adörg"},
		{"Straße", "STRASSE", "straẞe", "strasse"},
		{"ＡＮＮＡ", "anna", "\u202eAnNa", "An\u200bna", "Anna\u3164"},
		{"İpek", "ipek", "IPEK", "ıpek"},
		{"Σίσυφος", "ΣΊΣΥΦΟΣ"},
		{"ﬁnn", "FINN"},
	} {
		for _, text := range same {
			if got, want := Folded(text), Folded(same[0]); got != want {
				t.Errorf("%q is %q, and %q is %q", text, got, same[0], want)
			}
			if got := Folded(Folded(text)); got != Folded(text) {
				t.Errorf("%q folded twice is %q", text, got)
			}
		}
	}
	for _, other := range [][2]string{{"Jörg", "Jorg"}, {"Jörg", "Joerg"}, {"Anna", "Anne"}, {"André", "Andre"}} {
		if Folded(other[0]) == Folded(other[1]) {
			t.Errorf("%q and %q are one", other[0], other[1])
		}
	}
}

// SQLite compares as the program does, with each text that a person may type.
func TestSQLComparesAsGoDoes(t *testing.T) {
	s, _ := newStore(t)
	all := gamestest.TypedTexts()
	for _, x := range all {
		var folded string
		fatal(t, s.read.QueryRow("SELECT folded(?)", x.Text).Scan(&folded))
		equal(t, x.What, folded, Folded(x.Text))
		for _, y := range all {
			var less bool
			fatal(t, s.read.QueryRow("SELECT ? < ? COLLATE alphabetical", x.Text, y.Text).Scan(&less))
			equal(t, x.What+" and "+y.What, less, Alphabetical(x.Text, y.Text) < 0)
		}
	}
}

// A new name shows, and looks like no other; the error has the name that is there.
func TestNamesThatLookTheSame(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Voss", "Anna", "Jürgen", "Lisa Marie")
	for name, there := range map[string]string{
		"Voß": "Voss", "VOẞ": "Voss", "An\u200bna": "Anna", "\u202eAnna": "Anna", "Аnnа": "Anna", "ＡＮＮＡ": "Anna", "Jurgen\u200b": "",
		"Ju\u0308rgen": "Jürgen", "Lisa\u00a0Marie": "Lisa Marie", "Lisa\tMarie": "Lisa Marie", "Annа B": "",
	} {
		_, err := s.AddPlayer(name, 0)
		if there == "" {
			fatal(t, err)
			continue
		}
		wantCode(t, err, CodeNameTaken, "Name", there)
	}
	for _, name := range []string{"\u200b", "\u3164", "\u0301\u0308", "\u2800", "\ufeff \u00ad"} {
		_, err := s.AddPlayer(name, 0)
		wantCode(t, err, CodeNameUnseen)
	}
	for _, x := range gamestest.TypedTexts() {
		p, err := s.AddPlayer(x.Text, 0)
		if err != nil {
			continue
		}
		if again, err := CheckName(p.Name, nil, 0); err != nil || again != p.Name || p.Name != Shown(p.Name) {
			t.Errorf("%s is kept as %q, which would be kept as %q, %v", x.What, p.Name, again, err)
		}
		_, err = s.AddPlayer(x.Text, 0)
		wantCode(t, err, CodeNameTaken, "Name", p.Name)
	}
}

// Names that an earlier version has let in stay as they are, next to others that look the same, until somebody changes them.
func TestStoredNamesStay(t *testing.T) {
	s, _ := newStore(t)
	id := addPlayers(t, s, "Anna", "Ben")[1]
	const old = "An\u200bna"
	_, err := s.write.Exec("UPDATE players SET name = ?1, name_key = ?1 WHERE id = ?2", old, id)
	fatal(t, err)
	fatal(t, s.UpdatePlayer(Player{ID: id, Name: old, Color: 5}))
	all, err := s.Players()
	fatal(t, err)
	equal(t, "names", names(all), []string{"Anna", old})
	equal(t, "colour", all[1].Color, 5)
	wantCode(t, s.UpdatePlayer(Player{ID: id, Name: old + " "}), CodeNameTaken, "Name", "Anna")
	fatal(t, s.UpdatePlayer(Player{ID: id, Name: "B\u00aden"}))
	all, err = s.Players()
	fatal(t, err)
	equal(t, "names", names(all), []string{"Anna", "Ben"})
}

// Search and filters take each way to write a text for it.
func TestSearchHoweverItIsWritten(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "JÖRG", "Voß")
	played := func(place, note string, words ...string) MatchID {
		c.forward(time.Hour)
		id := newMatch(t, s, p...)
		act(t, s, id, "end", func(a *Append) {
			a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1}, {Seat: 1, Rank: 2}}}
			for _, w := range words {
				a.Standing.Scored = append(a.Standing.Scored, games.ScoredTurn{Seat: 0, Word: w, Points: 9})
			}
		})
		fatal(t, s.DescribeMatch(id, place, note))
		return id
	}
	first := played("Große Hütte", "ÄRGER über İzmir", "STRASSE", "BÄREN")
	second := played("GROSSE HU\u0308TTE", "", "BAEREN")
	third := played("Zug", "Ｗｅｉｔ", "HAUS")
	all := []MatchID{third, second, first}
	search := func(f HistoryFilter) (got []MatchID) {
		t.Helper()
		page, _, err := s.History(f)
		fatal(t, err)
		n, err := s.CountHistory(f, 100)
		fatal(t, err)
		equal(t, fmt.Sprintf("count of %+v", f), n, len(page))
		for _, x := range page {
			got = append(got, x.Match)
		}
		return got
	}
	for text, want := range map[string][]MatchID{
		"jörg": all, "jo\u0308rg": all, "voss": all, "VOẞ": all, "jorg": nil,
		"straße": {first}, "STRASSE": {first}, "bär": {second, first}, "BAER": {second},
		"große": {second, first}, "grosse hütte": {second, first}, "ärger": {first}, "izmir": {first}, "ｗｅｉｔ": {third}, "WEIT": {third}, "zu\u200bg": {third}, "\u200b": all,
	} {
		equal(t, text, search(HistoryFilter{Text: text}), want)
	}
	places, err := s.Places()
	fatal(t, err)
	equal(t, "places", places, []string{"GROSSE HU\u0308TTE", "Zug"})
	for _, spelled := range []string{"GROSSE HU\u0308TTE", "Große Hütte", "grosse hütte"} {
		equal(t, spelled, search(HistoryFilter{Place: spelled}), []MatchID{second, first})
	}
	for _, x := range gamestest.TypedTexts() {
		if got := search(HistoryFilter{Text: x.Text, Place: x.Text}); got != nil && !slices.Equal(got, all) {
			t.Error(x.What, got)
		}
	}
}
