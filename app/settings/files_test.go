package settings_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/settings"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// atHome makes a folder with files the one where the dialogs begin.
func atHome(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", dir)
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// takeIn asks for a file to take in, and chooses the one of this name, without its ending.
func takeIn(t *testing.T, s *stage, name string) {
	t.Helper()
	shelltest.Tap(t, s.Env, s.T("settings.import"))
	for _, text := range shelltest.Texts(s.Env) {
		if strings.TrimSuffix(text, filepath.Ext(text)) == name {
			name = text
		}
	}
	shelltest.Menu(t, s.Env, name)
	shelltest.Menu(t, s.Env, s.T("files.open.yes"))
}

// sheetCopy is a score sheet of Dicewords for another computer, from another family's program.
func sheetCopy(t *testing.T, g *table.Game) string {
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
	var b strings.Builder
	must(exchange.ExportSheets(t.Context(), env.Store, &b, id))
	return b.String()
}

// One score sheet is taken in, with the same look before; a second time there is nothing to take in. One with a change that
// can't be is left out, a damaged one is refused with its line, and a table is named for what it is.
func TestTakeInOneSheet(t *testing.T) {
	g := dicewords.Game()
	whole := sheetCopy(t, g)
	damaged := func(old, now string) string {
		if !strings.Contains(whole, old) {
			t.Fatalf("no %q in %s", old, whole)
		}
		return strings.Replace(whole, old, now, 1)
	}
	atHome(t, map[string]string{
		"blatt.json": whole, "anders.json": damaged(`"Text":"40"`, `"Text":"vierzig"`), "falsch.json": damaged(`"format"`, `format`),
		"halb.json": whole[:len(whole)/2], "liste.csv": "Wann;Spiel\r\n1.1.2026;Dicewords\r\n", "neu.csv": whole,
	})
	s := &stage{Env: shelltest.New(t, locales.German)}
	s.with(table.Games{g}, settings.Data)
	takeIn(t, s, "blatt")
	mustSee(t, s.Env, "blatt.json übernehmen?", "1 neu", "Tina und Opa")
	shelltest.Key(s.Env, fyne.KeyReturn)
	all, _, err := s.Store.History(store.HistoryFilter{})
	if err != nil || len(all) != 1 || all[0].Points[0] != 40 || all[0].Players[1].Name != "Opa" {
		t.Fatal(all, err)
	}
	takeIn(t, s, "blatt")
	mustSee(t, s.Env, "Hier ist schon alles da.", "1 schon da")
	shelltest.Key(s.Env, fyne.KeyReturn)
	takeIn(t, s, "anders")
	mustSee(t, s.Env, "ist nichts, was sich übernehmen ließe", "Dicewords, Wertungsblatt · Tina und Opa", "Schritt 1 kann so nicht gespielt worden sein. (Zeile 7)")
	shelltest.Key(s.Env, fyne.KeyReturn)
	for name, line := range map[string]string{"falsch": "Zeile 1.", "halb": "Zeile 7."} {
		takeIn(t, s, name)
		mustSee(t, s.Env, line, "Es wurde nichts übernommen.")
		shelltest.Key(s.Env, fyne.KeyReturn)
	}
	takeIn(t, s, "liste")
	mustSee(t, s.Env, "Das ist eine Tabelle (CSV) zum Ansehen")
	shelltest.Key(s.Env, fyne.KeyReturn)
	takeIn(t, s, "neu") // by what stands in it
	mustSee(t, s.Env, "neu.csv übernehmen?", "1 schon da")
}
