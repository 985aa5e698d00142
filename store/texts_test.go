package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/unicode/norm"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// Two texts are one where people take them for one, and nowhere else.
func TestFolded(t *testing.T) {
	for _, x := range gamestest.TypedTexts() {
		text, as := Shown(x.Text), x.As
		if as == "" || as == gamestest.Unseen {
			as = text
		}
		if !Alike(text, as) || x.What != "Cyrillic like Latin" && Folded(text) != Folded(as) {
			t.Errorf("%s is %q, and %q is %q", x.What, Folded(text), as, Folded(as))
		}
		for _, other := range []string{strings.ToUpper(text), strings.ToLower(text), Folded(text), norm.NFD.String(text)} {
			if Folded(other) != Folded(text) {
				t.Errorf("%s: %q is %q, and %q is %q", x.What, other, Folded(other), text, Folded(text))
			}
		}
	}
	if got := Folded("STRASSE"); got != Folded("Straße") || got != "strasse" {
		t.Error(got)
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
	for _, x := range gamestest.TypedTexts() {
		switch x.As {
		case "":
		case gamestest.Unseen:
			_, err := s.AddPlayer(x.Text, 0)
			wantCode(t, err, CodeNameUnseen)
			continue
		default:
			if _, err := s.AddPlayer(x.As, 0); err != nil {
				wantCode(t, err, CodeNameTaken)
			}
			_, err := s.AddPlayer(x.Text, 0)
			wantCode(t, err, CodeNameTaken)
			no, _ := errors.AsType[*Error](err)
			if there, _ := no.Args["Name"].(string); !Alike(there, x.As) {
				t.Errorf("%s is taken by %q", x.What, there)
			}
			continue
		}
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
	old := gamestest.TypedText("zero width space in a name")
	_, err := s.write.Exec("UPDATE players SET name = ?1, name_key = ?1 WHERE id = ?2", old, id)
	fatal(t, err)
	fatal(t, s.UpdatePlayer(Player{ID: id, Name: old, Color: 5}))
	all, err := s.Players()
	fatal(t, err)
	equal(t, "names", names(all), []string{"Anna", old})
	equal(t, "colour", all[1].Color, 5)
	wantCode(t, s.UpdatePlayer(Player{ID: id, Name: old + " "}), CodeNameTaken, "Name", "Anna")
	fatal(t, s.UpdatePlayer(Player{ID: id, Name: "Ben"}))
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
	second := played("GROSSE HÜTTE", "", "BAEREN")
	third := played("Zug", "Weit", "HAUS")
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
		"jörg": all, "JÖRG": all, "voss": all, "VOSS": all, "jorg": nil,
		"straße": {first}, "STRASSE": {first}, "bär": {second, first}, "BAER": {second},
		"große": {second, first}, "grosse hütte": {second, first}, "ärger": {first}, "izmir": {first}, "weit": {third}, gamestest.TypedText("zero width space"): all,
	} {
		equal(t, text, search(HistoryFilter{Text: text}), want)
	}
	places, err := s.Places()
	fatal(t, err)
	equal(t, "places", places, []string{"GROSSE HÜTTE", "Zug"})
	for _, spelled := range []string{"GROSSE HÜTTE", "Große Hütte", "grosse hütte"} {
		equal(t, spelled, search(HistoryFilter{Place: spelled}), []MatchID{second, first})
	}
	for _, x := range gamestest.TypedTexts() {
		if got := search(HistoryFilter{Text: x.Text, Place: x.Text}); got != nil && !slices.Equal(got, all) {
			t.Error(x.What, got)
		}
	}
}
