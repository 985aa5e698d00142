package settings

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// atHome makes a folder with files the one where the dialogs begin.
func atHome(t *testing.T, files map[string]string) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// choose picks a file in the dialog that is open.
func choose(t *testing.T, s *stage, name string) {
	t.Helper()
	shelltest.Menu(t, s.Env, name)
	shelltest.Menu(t, s.Env, s.T("files.open.yes"))
}

// overlays is how many things lie above the page.
func overlays(s *stage) int { return len(s.Window.Canvas().Overlays().List()) }

// The whole way through the dialog: everything in one file, a damaged one, and none.
func TestTakeInByTheDialog(t *testing.T) {
	all := given(t, locales.German, 12)
	atHome(t, map[string]string{"familie.json": string(all), "kaputt.json": "{\"format\":\"spieltisch\",\n", "brief.txt": "Hallo"})
	s := open(t, locales.German, Data)
	x := believing(s)
	x.ask()
	key(s.Env, fyne.KeyEscape)
	if overlays(s) != 0 || s.Router.Page() != s.page {
		t.Fatal("Esc doesn't close the dialog alone")
	}
	x.ask()
	choose(t, s, "familie")
	mustSee(t, s.Env, "familie.json übernehmen?", "12 neu")
	if overlays(s) != 1 {
		t.Error(overlays(s), "things above the page")
	}
	key(s.Env, fyne.KeyReturn)
	if n, err := s.Store.CountMatches(store.MatchFilter{}); err != nil || n != 12 {
		t.Fatal(n, err)
	}
	x.ask()
	choose(t, s, "kaputt")
	mustSee(t, s.Env, "Zeile 2.")
	key(s.Env, fyne.KeyReturn)
	if overlays(s) != 0 {
		t.Error(overlays(s), "things above the page")
	}
}

// sheetTable is a score sheet of Dicewords as a table, from another family's program.
func sheetTable(t *testing.T, g *table.Game) string {
	t.Helper()
	env := shelltest.New(t, locales.German)
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, "Tina", "Opa") {
		ids = append(ids, p.ID)
	}
	form := g.Sheet.Form(env)
	form.Build(2)
	form.SetSeats(2)
	setup := form.Setup(2, 0)
	log, err := sheet.NewLog(g.Sheet.Kind, setup)
	must(err)
	log, row, _, err := log.Set(sheet.Edit{}.Number(sheet.Cell{Row: 1, Field: sheet.FieldPoints}, 40))
	must(err)
	score := log.Sheet().Score()
	id, err := env.Store.CreateSheet(store.NewSheet{
		Kind: g.Kind.Name(), Rules: 1, Setup: setup, Players: ids, First: &row, Standing: score.Standing(),
	})
	must(err)
	c, err := env.Store.CopySheet(id)
	must(err)
	var b strings.Builder
	must(store.WriteSheetCSV(&b, ';', env.Now(), c, score))
	return b.String()
}

// One score sheet is taken in from its table, with the same look before; a second time
// there is nothing to take in, and a damaged one is refused with its line.
func TestTakeInOneSheet(t *testing.T) {
	g := dicewords.Game()
	whole := sheetTable(t, g)
	s := open(t, locales.German, Data)
	x := &sectionOf[*data](s).move
	x.all, x.replayer = table.Games{g}, table.Games{g}.Replayer()
	atHome(t, map[string]string{
		"blatt.csv": whole, "falsch.csv": strings.Replace(whole, "points;1;;40", "points;1;;44", 1), "liste.csv": "Wann;Spiel\r\n1.1.2026;Dicewords\r\n",
	})
	take := func(name string) {
		t.Helper()
		x.ask()
		choose(t, s, name)
	}
	take("blatt")
	mustSee(t, s.Env, "blatt.csv übernehmen?", "1 neu", "Tina und Opa")
	key(s.Env, fyne.KeyReturn)
	all, _, err := s.Store.History(store.HistoryFilter{})
	if err != nil || len(all) != 1 || all[0].Points[0] != 40 || all[0].Players[1].Name != "Opa" {
		t.Fatal(all, err)
	}
	take("blatt")
	mustSee(t, s.Env, "Hier ist schon alles da.", "1 schon da")
	key(s.Env, fyne.KeyReturn)
	take("falsch")
	mustSee(t, s.Env, "Zeile 7.", "Es wurde nichts übernommen.")
	key(s.Env, fyne.KeyReturn)
	take("liste")
	mustSee(t, s.Env, "Zeile 1.")
	key(s.Env, fyne.KeyReturn)
}
