package app

import (
	"bytes"
	"database/sql"
	"encoding/csv"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/pdf"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// typed is a family whose names, places and notes are all texts that a person may type, also as earlier versions have let
// them in.
type typed struct {
	env    *shell.Env
	dir    string
	people []store.Player
	notes  []string // of matches and sheets, as they were taken
}

// TestTypedTextsGoThroughEveryOutput sends each of them through all that shows or writes texts, or compares them. A new
// output is a line here.
func TestTypedTextsGoThroughEveryOutput(t *testing.T) {
	f := typedFamily(t)
	for _, out := range []struct {
		what string
		try  func(*testing.T, *typed)
	}{
		{"comparison", comparesTyped},
		{"sorting", sortsTyped},
		{"search", searchesTyped},
		{"CSV", tablesTyped},
		{"JSON of a sheet", copiesTyped},
		{"JSON", exportsTyped},
		{"PDF", printsTyped},
		{"file names", filesTyped},
		{"clipboard", clipsTyped},
		{"print", printsSheet},
		{"screen", showsTyped},
	} {
		t.Run(out.what, func(t *testing.T) { out.try(t, f) })
	}
}

func typedFamily(t *testing.T) *typed {
	t.Helper()
	f := &typed{env: shelltest.NewMoving(t, locales.German)}
	st := f.env.Store
	f.dir = st.Dir()
	var ids []store.PlayerID
	var names []string
	for i, x := range gamestest.TypedTexts() {
		name, err := store.StoredName(x.Text)
		if err != nil || slices.ContainsFunc(names, func(n string) bool { return store.NameKey(n) == store.NameKey(name) }) {
			continue
		}
		p, err := st.AddPlayer("Person "+string(rune('A'+i/20))+string(rune('a'+i%20)), i)
		fine(t, err)
		ids, names = append(ids, p.ID), append(names, name)
	}
	fine(t, st.Close())
	db, err := sql.Open("sqlite3", filepath.Join(f.dir, "spieltisch.sqlite"))
	fine(t, err)
	for i, id := range ids { // as earlier versions have kept names
		_, err := db.Exec("UPDATE players SET name = ?, name_key = ? WHERE id = ?", names[i], store.NameKey(names[i]), id)
		fine(t, err)
	}
	fine(t, db.Close())
	shelltest.Open(t, f.env, f.dir, false)
	st = f.env.Store
	g, err := Games().Find("dicewords")
	fine(t, err)
	q := golden(t, "dicewords", "challenge")
	setup, edit, err := g.Sheet.Kind.FromMatch(q.Log(t).Match())
	fine(t, err)
	for i, x := range gamestest.TypedTexts() {
		var four []store.PlayerID
		for k := range 4 {
			four = append(four, ids[(4*i+k)%len(ids)])
		}
		n := store.NewSheet{Setup: setup, Players: four, Place: x.Text, Note: x.Text}
		if len(x.Text) > store.MaxPlace {
			n.Place, n.Note = "", ""
		}
		if i < len(ids)/4+1 {
			fine(t, st.DescribeMatch(q.Play(t, st, "", four...), n.Place, n.Note))
		}
		id := fill(t, st, "dicewords", n, false, edit)
		s, err := st.Sheet(id)
		fine(t, err)
		f.notes = append(f.notes, s.Note)
	}
	f.people, err = st.Players()
	fine(t, err)
	f.env.Router = shell.NewRouter(f.env, Pages(f.env))
	shelltest.Resize(f.env, 1280, 800)
	return f
}

// A name that is new has something to see, and no two of them look the same.
func comparesTyped(t *testing.T, _ *typed) {
	var known []store.Player
	for i, x := range gamestest.TypedTexts() {
		name, err := store.CheckName(x.Text, known, 0)
		var no *store.Error
		switch {
		case err == nil:
			known = append(known, store.Player{ID: store.PlayerID(i + 1), Name: name})
		case errors.As(err, &no) && no.Code == store.CodeNameTaken:
			kept, err := store.StoredName(store.Shown(x.Text))
			fine(t, err)
			if !slices.ContainsFunc(known, func(p store.Player) bool { return p.Name == no.Args["Name"] && store.Alike(p.Name, kept) }) {
				t.Errorf("%s is taken by %q, which isn't there", x.What, no.Args["Name"])
			}
		}
		for _, p := range known[:max(0, len(known)-1)] {
			if err == nil && store.Alike(p.Name, name) {
				t.Errorf("%q next to %q", name, p.Name)
			}
		}
	}
	if len(known) < 20 {
		t.Error("only", len(known), "names")
	}
}

// Sorting has one order for all, whatever stood first.
func sortsTyped(t *testing.T, f *typed) {
	all, err := f.env.Store.AllPlayers()
	fine(t, err)
	names := make([]string, len(all))
	for i, p := range all {
		names[i] = p.Name
	}
	if !slices.IsSortedFunc(names, store.Alphabetical) || len(names) != len(f.people) {
		t.Errorf("%q", names)
	}
	again := slices.Clone(names)
	slices.Reverse(again)
	if slices.SortFunc(again, store.Alphabetical); !slices.Equal(again, names) {
		t.Errorf("%q\n%q", again, names)
	}
}

// Each name and note finds its games, in capitals and in small letters.
func searchesTyped(t *testing.T, f *typed) {
	for _, p := range f.people {
		for _, text := range []string{p.Name, strings.ToUpper(p.Name), strings.ToLower(p.Name), store.Folded(p.Name)} {
			page, _, err := f.env.Store.History(store.HistoryFilter{Text: text, Limit: 1000})
			fine(t, err)
			if !slices.ContainsFunc(page, func(x store.Play) bool {
				return slices.ContainsFunc(x.Players, func(o store.Player) bool { return o.ID == p.ID })
			}) {
				t.Errorf("%q doesn't find %q", text, p.Name)
			}
		}
	}
	for _, x := range gamestest.TypedTexts() {
		kept, _ := store.StoredName(x.Text)
		at := slices.IndexFunc(f.people, func(p store.Player) bool { return p.Name == kept })
		if x.As == "" || x.As == gamestest.Unseen || at < 0 || x.What == "Cyrillic like Latin" {
			continue
		}
		page, _, err := f.env.Store.History(store.HistoryFilter{Text: x.As, Limit: 1000})
		fine(t, err)
		if !slices.ContainsFunc(page, func(x store.Play) bool {
			return slices.ContainsFunc(x.Players, func(o store.Player) bool { return o.ID == f.people[at].ID })
		}) {
			t.Errorf("%q doesn't find %s", x.As, x.What)
		}
	}
	for _, note := range f.notes {
		page, _, err := f.env.Store.History(store.HistoryFilter{Text: note, Limit: 1000})
		fine(t, err)
		if !slices.ContainsFunc(page, func(x store.Play) bool { return x.Note == note }) {
			t.Errorf("the note %q doesn't find itself", note)
		}
	}
}

// cellsOf reads a table back, and fails where a spreadsheet would calculate.
func cellsOf(t *testing.T, table string) (all []string) {
	t.Helper()
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(table, "\ufeff")))
	r.Comma, r.FieldsPerRecord = ';', -1
	lines, err := r.ReadAll()
	fine(t, err)
	for _, line := range lines {
		for _, cell := range line {
			if cell != "" && strings.ContainsRune("=+@＝\t\r", []rune(cell)[0]) {
				t.Errorf("a formula: %q", cell)
			}
			all = append(all, cell, strings.TrimPrefix(cell, "'"))
		}
	}
	return all
}

func tablesTyped(t *testing.T, f *typed) {
	var b strings.Builder
	fine(t, exchange.WriteHistory(t.Context(), f.env.Store, &b, store.HistoryFilter{}, exchange.CSVStyle{
		Comma: ';', Header: make([]string, 9), Kind: func(s string) string { return s }, Player: func(p store.Player) string { return p.Name },
		State: func(store.Play) string { return "" }, Time: func(time.Time) string { return "" },
	}))
	read := cellsOf(t, b.String())
	for _, p := range f.people {
		if !slices.Contains(read, p.Name) {
			t.Errorf("%q isn't in the table", p.Name)
		}
	}
	for _, note := range f.notes {
		if !slices.Contains(read, csvText(note)) {
			t.Errorf("the note %q isn't in the table", note)
		}
	}
	for _, x := range gamestest.TypedTexts() {
		b.Reset()
		fine(t, exchange.WriteTable(&b, ';', [][]string{{x.Text, x.Text}}))
		if x.Text != "" {
			cellsOf(t, b.String())
		}
	}
}

// csvText is a text as it comes back from a table: line ends are those of the table.
func csvText(text string) string { return strings.ReplaceAll(text, "\r\n", "\n") }

// sheetsOf are the ids of all sheets.
func sheetsOf(t *testing.T, st *store.Store) (ids []store.SheetID) {
	t.Helper()
	page, _, err := st.History(store.HistoryFilter{Sheets: true, Limit: 1000})
	fine(t, err)
	for _, p := range page {
		ids = append(ids, p.Sheet)
	}
	return ids
}

// A sheet for another computer comes to an empty program with its texts and people.
func copiesTyped(t *testing.T, f *typed) {
	for _, id := range sheetsOf(t, f.env.Store) {
		want, err := f.env.Store.Sheet(id)
		fine(t, err)
		var b bytes.Buffer
		fine(t, exchange.ExportSheets(t.Context(), f.env.Store, &b, id))
		other := emptyStore(t)
		_, err = taken(t, other, b.Bytes())
		fine(t, err)
		got, err := other.Sheet(sheetsOf(t, other)[0])
		fine(t, err)
		same := func(a, b store.Player) bool { return a.UID == b.UID && a.Name == b.Name && a.Color == b.Color }
		if got.Note != want.Note || got.Place != want.Place || !slices.EqualFunc(got.Players, want.Players, same) {
			t.Errorf("%q %q %v\n%q %q %v", want.Note, want.Place, want.Players, got.Note, got.Place, got.Players)
		}
	}
}

// An export is taken in whole by a program that is empty, with all names as they are.
func exportsTyped(t *testing.T, f *typed) {
	var b bytes.Buffer
	left, err := exchange.Export(t.Context(), f.env.Store, &b)
	fine(t, err)
	other, err := store.Open(t.TempDir(), store.Options{})
	fine(t, err)
	defer other.Close() //nolint:errcheck // of the test
	r, err := taken(t, other, b.Bytes())
	fine(t, err)
	people, err := other.AllPlayers()
	fine(t, err)
	was, err := f.env.Store.AllPlayers()
	fine(t, err)
	if !slices.EqualFunc(people, was, func(a, b store.Player) bool { return a.Name == b.Name && a.UID == b.UID }) || left.Count+r.LeftOut.Count > 0 {
		t.Errorf("%+v %+v\n%+v\n%+v", left, r, was, people)
	}
	var notes []string
	page, _, err := other.History(store.HistoryFilter{Sheets: true, Limit: 1000})
	fine(t, err)
	for _, p := range page {
		notes = append(notes, p.Note)
	}
	for _, note := range f.notes {
		if !slices.Contains(notes, note) {
			t.Errorf("the note %q was lost", note)
		}
	}
}

// Every text prints, wherever it stands in a document; what the fonts haven't got is told. Those of signs that they have go into
// one document, since each takes a while.
func printsTyped(t *testing.T, f *typed) {
	all, plain := pdf.Doc{Made: f.env.Now()}, 0
	for _, x := range gamestest.TypedTexts() {
		face := cells.Face{Text: x.Text, Sub: x.Text}
		d := pdf.Doc{
			Title: x.Text, Date: x.Text, Note: x.Text, Legend: x.Text, Facts: x.Text, Program: x.Text, Made: f.env.Now(),
			Games: []pdf.Game{{Name: x.Text, Grid: cells.Grid{
				Players: []store.Player{{Name: x.Text}},
				Columns: []cells.Column{{Title: x.Text, Seat: games.Table, Weight: 1}, {Seat: 0, Weight: 1}},
				Lines:   [][]cells.Face{{face, {Pieces: x.Text}}, {{Text: x.Text, Left: true}, face}}, Heads: []string{x.Text, x.Text}, Totals: []string{x.Text, x.Text},
			}}},
		}
		if !strings.ContainsFunc(store.Shown(x.Text), func(r rune) bool { return r > 'ž' }) {
			all.Games, all.Note, plain = append(all.Games, d.Games...), all.Note+x.Text, plain+1
			continue
		}
		lacks := slices.Contains([]string{"emoji", "emoji of several signs", "flags", "outside the BMP", "the first sign outside the BMP", "the last sign of all", "Hebrew", "Arabic", "Chinese"}, x.What)
		if out := printed(t, d); lacks && len(out.Missing) == 0 {
			t.Errorf("%s lacks nothing", x.What)
		}
	}
	if out := printed(t, all); len(out.Missing) > 0 || plain < 20 {
		t.Errorf("%d texts lack %q", plain, out.Missing)
	}
}

func printed(t *testing.T, d pdf.Doc) pdf.Printed {
	t.Helper()
	out, err := d.Print()
	fine(t, err)
	if !bytes.HasPrefix(out.Data, []byte("%PDF-")) {
		t.Errorf("%.40q is no PDF", d.Title)
	}
	return out
}

// A file that is called so lies where it should, is for its owner alone, takes nobody's place, and can be a data folder's.
func filesTyped(t *testing.T, _ *typed) {
	for _, x := range gamestest.TypedTexts() {
		dir := filepath.Join(t.TempDir(), "export")
		name := shell.FileName(x.Text)
		for n := range 3 {
			path, err := shell.KeepFile(dir, name+".pdf", []byte{byte(n)})
			fine(t, err)
			data, err := os.ReadFile(path)
			fine(t, err)
			if filepath.Dir(path) != dir || len(data) != 1 || data[0] != byte(n) {
				t.Errorf("%s: %q has %q", x.What, path, data)
			}
		}
		in, err := os.ReadDir(dir)
		fine(t, err)
		for _, file := range in {
			info, err := file.Info()
			fine(t, err)
			if runtime.GOOS != "windows" && info.Mode() != 0o600 || strings.HasPrefix(file.Name(), ".") {
				t.Errorf("%s: %v %q", x.What, info.Mode(), file.Name())
			}
		}
		if len(in) != 3 {
			t.Errorf("%s has %d files", x.What, len(in))
		}
		home := filepath.Join(dir, name)
		st, err := store.Open(home, store.Options{})
		fine(t, err)
		_, err = st.AddPlayer("Tina", 0)
		fine(t, err, st.Close())
		if _, err := os.Stat(filepath.Join(home, "spieltisch.sqlite")); err != nil {
			t.Errorf("%s: the data isn't in %q: %v", x.What, home, err)
		}
	}
}

// A text pasted into a line can be copied from it again.
func clipsTyped(t *testing.T, f *typed) {
	f.env.Router.Replace(shell.Route{Page: shell.Matches})
	clip := f.env.App.Clipboard()
	line := shelltest.Find[*ui.Field](f.env)[0]
	for _, x := range gamestest.TypedTexts() {
		line.SetText("")
		line.Focus()
		clip.SetContent(x.Text)
		shelltest.Shortcut(f.env, fyne.KeyModifierShortcutDefault, fyne.KeyV)
		typed := line.Text()
		clip.SetContent("")
		shelltest.Shortcut(f.env, fyne.KeyModifierShortcutDefault, fyne.KeyA)
		shelltest.Shortcut(f.env, fyne.KeyModifierShortcutDefault, fyne.KeyC)
		if got := clip.Content(); got != typed {
			t.Errorf("%s: %q is copied as %q", x.What, typed, got)
		}
	}
}

// The sheet on the screen prints, and says what its print hasn't got.
func printsSheet(t *testing.T, f *typed) {
	said, n := 0, 0
	f.env.Launch = func(string) error { return nil }
	for _, id := range sheetsOf(t, f.env.Store) {
		f.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id})
		shelltest.Key(f.env, fyne.KeyF8)
		told := strings.Join(shelltest.Texts(f.env), "\n")
		lacks := strings.Contains(told, "Druckschrift nicht hat")
		if n++; lacks {
			said++
			shelltest.Key(f.env, fyne.KeyEscape)
			told = strings.Join(shelltest.Texts(f.env), "\n")
		}
		if !strings.Contains(told, "Zum Drucken gespeichert") {
			t.Fatalf("sheet %d isn't printed:\n%s", id, told)
		}
	}
	files, err := filepath.Glob(filepath.Join(f.dir, "export", "*.pdf"))
	fine(t, err)
	if len(files) != n || said < 5 || said == n {
		t.Errorf("%d files of %d sheets, and %d lack something", len(files), n, said)
	}
}

func showsTyped(t *testing.T, f *typed) {
	fine(t, f.env.Store.Close())
	f.env.Store = nil
	visitEveryPage(t, f.env, f.dir, part{0, 1})
}
