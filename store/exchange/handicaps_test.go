package exchange

import (
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Handicaps travel in a form that programs refuse which don't know them; without any the form stays.
func TestHandicapsTravel(t *testing.T) {
	s, c := withNova(t)
	people, err := s.Players()
	fatal(t, err)
	players := []store.PlayerID{people[0].ID, people[1].ID}
	plain := newSheet(t, s, players[0])
	n := store.NewSheet{Kind: "kind", Setup: []byte(`{"Seats":2,"Target":400}`), Players: players}
	typed, err := s.CreateSheet(n)
	fatal(t, err)
	version := func(text, want string) {
		t.Helper()
		if !strings.HasPrefix(text, `{"format":"spieltisch","version":`+want+`,`) {
			t.Errorf("%.60s, want %s", text, want)
		}
	}
	version(exported(t, s), "3")
	edit, err := games.Encode(sheet.Edit{}.Number(sheet.Cell{Seat: 1, Field: sheet.FieldHead}, 60))
	fatal(t, err)
	fatal(t, s.Append(store.Append{Log: typed, Seq: 1, Row: games.Row{Seat: games.Table, Type: sheet.TypeSet, Data: edit}}))
	version(exported(t, s), "10")
	version(sheetExport(t, s, typed), "10")
	version(sheetExport(t, s, plain), "7")
	fatal(t, s.DeleteSheet(typed))
	version(exported(t, s), "3")
	_, err = s.CreateMatch(store.NewMatch{Kind: "kind", Setup: []byte(`{"Options":{"Seats":2,"Target":400,"Head":[0,60]}}`), Players: players})
	fatal(t, err)
	text := exported(t, s)
	version(text, "10")
	other := reopen(t, t.TempDir(), c)
	if r := imported(t, other, text); r.LeftOut.Count > 0 || exported(t, other) != text {
		t.Errorf("%+v: %s", r, exported(t, other))
	}
}
