package exchange

import (
	"bytes"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/store"
)

func sheetExport(t *testing.T, s *store.Store, sheets ...store.SheetID) string {
	t.Helper()
	var b bytes.Buffer
	fatal(t, ExportSheets(t.Context(), s, &b, sheets...))
	return b.String()
}

// A sheet goes with who sat there, who typed, and who they are, and with nothing else: no other player, no picture.
func TestSheetGoesAlone(t *testing.T) {
	s, c := full(t)
	p := addPlayers(t, s, "Emil", "Finn", "Gast")
	fatal(t, s.SetPicture(p[0], []byte("\xff\xd8\xffface")))
	id := newSheet(t, s, p[0], p[1])
	won(t, s, id)
	fatal(t, s.Append(store.Append{Log: id, Seq: 2, Row: games.Row{Seat: games.Table, Type: "undo"}, By: p[2], Standing: games.Standing{Points: []int{0, 0}}}), s.MergePlayers(p[2], 2))
	newSheet(t, s, 1, 2)
	text := sheetExport(t, s, id)
	for _, gone := range []string{"Ada", "Cleo", "picture", "lang", "ÄSEN"} {
		if strings.Contains(text, gone) {
			t.Errorf("%q is in\n%s", gone, text)
		}
	}
	other := reopen(t, t.TempDir(), c)
	r := imported(t, other, text)
	equal(t, "counts", counts(r), [6]Count{{Added: 4}, {}, {Added: 1}, {}, {}, {}})
	all, err := other.Merged()
	fatal(t, err)
	if len(all) != 1 || all[0].Name != "Gast" {
		t.Errorf("%+v", all)
	}
	if again := sheetExport(t, other, 1); body(again) != body(text) {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	if r = imported(t, s, text); counts(r) != [6]Count{{Same: 4}, {}, {Same: 1}, {}, {}, {}} {
		t.Errorf("into itself: %+v", r)
	}
}

// A sheet that can't be given out is said to be so, and not left out.
func TestSheetThatIsDamagedIsNamed(t *testing.T) {
	s, _ := newStore(t)
	id := newSheet(t, s, addPlayers(t, s, "Ada", "Ben")...)
	damage(t, s, "DELETE FROM seats WHERE seat = 0")
	for _, id := range []store.SheetID{id, 99} {
		if err := ExportSheets(t.Context(), s, &bytes.Buffer{}, id); store.CodeOf(err) != store.CodeInternal {
			t.Error(id, err)
		}
	}
}

// A sheet that came before the match that it stands for becomes one game with
// it, as soon as everything comes.
func TestSheetBeforeItsMatch(t *testing.T) {
	s, match, _ := played(t)
	id, err := s.CreateSheet(store.NewSheet{Kind: "dicewords", Players: []store.PlayerID{1, 2}, Match: match})
	fatal(t, err)
	won(t, s, id)
	there, _ := newStore(t)
	imported(t, there, sheetExport(t, s, id))
	plays := func() (all []store.Play) {
		all, _, err := there.History(store.HistoryFilter{})
		fatal(t, err)
		return all
	}
	if page := plays(); len(page) != 1 || page[0].Match != 0 {
		t.Fatalf("alone: %+v", page)
	}
	for range 2 { // and it stays so
		r := imported(t, there, exported(t, s))
		if r.Sheets.Same != 1 || r.Sheets.Added != 0 {
			t.Errorf("%+v", r)
		}
		if page := plays(); len(page) != 1 || page[0].Match == 0 || page[0].Sheet == 0 {
			t.Fatalf("with its match: %+v", page)
		}
	}
	if _, found, err := there.SheetOf(plays()[0].Match); !found || err != nil {
		t.Error(found, err)
	}
}
