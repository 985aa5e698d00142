package settings

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

func putWord(t *testing.T, s *stage, word string, accept bool) store.HouseWord {
	t.Helper()
	h, err := s.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Accept: accept})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// list is the family's list as a text, a word each line.
func list(t *testing.T, s *stage, lang string) string {
	t.Helper()
	var b strings.Builder
	if err := s.Store.ExportHouseWords(lang, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestLookup(t *testing.T) {
	s := open(t, locales.German, Words)
	w := sectionOf[*words](s)
	putWord(t, s, "KLOCK", true)
	for typed, want := range map[string][]string{
		"masse":  {"Gilt", "MASSE steht in der Wortliste.", "Masse", "Maße", "Mehrzahl · gehört zu Maß", "häufig, Platz 3.000", "spells MASSE/MASSE/MASSE"},
		"Maße":   {"MASSE steht in der Wortliste."},
		"hunde":  {"Substantiv · Mehrzahl · gehört zu Hund"},
		"blubb":  {"Gilt nicht", "BLUBB steht nicht in der Wortliste.", "spells BLUBB"},
		"klock":  {"Gilt", "unter euren Hauswörtern", "Hauswort ändern"},
		"ge-hen": {"Gilt nicht", "„-“ ist kein Buchstabe"},
		"ab":     {"ist zu kurz"},
	} {
		w.lookup.field.OnChanged(typed)
		for _, text := range want {
			if all := texts(s.Env); !strings.Contains(all, text) {
				t.Errorf("%s: %q is missing in\n%s", typed, text, all)
			}
		}
	}
	w.lookup.field.OnChanged("  ")
	if all := texts(s.Env); strings.Contains(all, "Gilt nicht\n") {
		t.Errorf("judges nothing:\n%s", all)
	}
}

// form is the open dialog's form, filled in and sent.
func fill(t *testing.T, s *stage, word string, accept bool, lemma string) {
	t.Helper()
	var fields []*ui.Field
	for _, o := range objects(s.Env) {
		switch o := o.(type) {
		case *ui.Field:
			fields = append(fields, o)
		case *ui.Segmented:
			if !accept {
				o.SetSelected(1)
			}
		}
	}
	if len(fields) != 2 {
		t.Fatal(len(fields), "fields")
	}
	if word != "" {
		fields[0].SetText(word)
	}
	fields[1].SetText(lemma)
	key(s.Env, fyne.KeyReturn)
}

func TestHouseWords(t *testing.T) {
	s := open(t, locales.German, Words)
	tap(t, s.Env, "Wort hinzufügen")
	fill(t, s, "süßlich", true, " süßlich ")
	mustSee(t, s.Env, "SÜSSLICH", "gehört zu süßlich", "SÜSSLICH steht jetzt auf der Liste.", "1 Wort")
	if got := list(t, s, "de"); got != "+SÜSSLICH ? süßlich\n" {
		t.Fatalf("%q", got)
	}

	tap(t, s.Env, "Wort hinzufügen")
	for word, want := range map[string]string{
		"":         "Da steht noch kein Wort.",
		"x":        "2 bis 24 Buchstaben",
		"zwei wör": "ist kein Buchstabe",
		"SÜSSLICH": "steht schon auf der Liste",
	} {
		for _, o := range objects(s.Env) {
			if f, ok := o.(*ui.Field); ok {
				f.SetText(word)
				break
			}
		}
		key(s.Env, fyne.KeyReturn)
		mustSee(t, s.Env, want, "Abbrechen")
	}
	key(s.Env, fyne.KeyEscape)
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Fatal("Esc leaves the dialog open")
	}
	if got := list(t, s, "de"); got != "+SÜSSLICH ? süßlich\n" {
		t.Fatalf("%q", got)
	}

	w := sectionOf[*words](s)
	w.lookup.field.OnChanged("süßlich")
	tap(t, s.Env, "Hauswort ändern")
	fill(t, s, "", false, "")
	if got := list(t, s, "de"); got != "-SÜSSLICH\n" {
		t.Fatalf("changed: %q", got)
	}
	s.page.Undo()
	if got := list(t, s, "de"); got != "+SÜSSLICH ? süßlich\n" {
		t.Fatalf("change undone: %q", got)
	}
	s.page.Redo()

	h, _ := w.find("SÜSSLICH")
	w.remove(h)
	if got := list(t, s, "de"); got != "" {
		t.Fatalf("removed: %q", got)
	}
	mustSee(t, s.Env, "Noch habt ihr über kein Wort entschieden.")
	tap(t, s.Env, "Rückgängig")
	if got := list(t, s, "de"); got != "-SÜSSLICH\n" {
		t.Fatalf("removal undone: %q", got)
	}
	mustSee(t, s.Env, "SÜSSLICH", "Gilt nicht")
	for range 2 { // the change, then the addition
		s.page.Undo()
	}
	if got := list(t, s, "de"); got != "" {
		t.Fatalf("addition undone: %q", got)
	}
}

// A word from a match that is changed by hand is not the match's any more: taking
// the match's action back must not take the change away.
func TestChangingAMatchsWord(t *testing.T) {
	s := open(t, locales.English, Words)
	w := sectionOf[*words](s)
	p, err := s.Store.AddPlayer("Tina", 0)
	if err != nil {
		t.Fatal(err)
	}
	id, err := s.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: []store.PlayerID{p.ID}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: "KLOCK", Accept: true, Match: id, Seq: 1}); err != nil {
		t.Fatal(err)
	}
	w.show()
	mustSee(t, s.Env, "from a match")
	h, _ := w.find("KLOCK")
	w.edit(h)
	fill(t, s, "", false, "")
	if h, _ = w.find("KLOCK"); h.Match != 0 || h.Seq != 0 || h.Accept {
		t.Errorf("%+v", h)
	}
	s.page.Undo()
	if h, _ = w.find("KLOCK"); h.Match != id || !h.Accept {
		t.Errorf("undone: %+v", h)
	}
}

func TestFilterAndLanguage(t *testing.T) {
	s := open(t, locales.English, Words)
	w := sectionOf[*words](s)
	for _, word := range []string{"KEKS", "MÜRBEKEKS", "DOSE"} {
		putWord(t, s, word, true)
	}
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "en", Word: "DOGGO", Accept: true}); err != nil {
		t.Fatal(err)
	}
	w.list.filter = "keks"
	w.show()
	mustSee(t, s.Env, "2 of 3", "KEKS", "MÜRBEKEKS")
	if strings.Contains(texts(s.Env), "DOSE") {
		t.Error("DOSE is not filtered out")
	}
	w.list.filter = ""
	w.lookup.lang = locales.English
	w.show()
	mustSee(t, s.Env, "1 word", "DOGGO")
	w.lookup.field.OnChanged("dog")
	mustSee(t, s.Env, "DOG is in the word list.")
	if strings.Contains(texts(s.Env), "spells") {
		t.Error("the game is asked for words of another language")
	}
}

// target is a file that a save dialog gave.
type target struct {
	io.WriteCloser
	uri fyne.URI
}

func (t target) URI() fyne.URI { return t.uri }

func TestExport(t *testing.T) {
	s := open(t, locales.English, Words)
	putWord(t, s, "KEKSIG", true)
	putWord(t, s, "DINGSDA", false)
	path := filepath.Join(t.TempDir(), "words.txt")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := sectionOf[*words](s)
	w.exportTo(target{f, storage.NewFileURI(path)}, nil)
	mustSee(t, s.Env, "Saved as words.txt")
	got, err := os.ReadFile(path)
	if err != nil || string(got) != "-DINGSDA\n+KEKSIG\n" {
		t.Errorf("%q %v", got, err)
	}
	w.exportTo(nil, nil) // cancelled
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Error("cancelling is no failure")
	}
	w.exportTo(target{f, storage.NewFileURI(path)}, nil) // closed already
	mustSee(t, s.Env, "The file couldn’t be written")
	key(s.Env, fyne.KeyReturn)
	w.exportTo(nil, errors.New("no such folder"))
	mustSee(t, s.Env, "The file couldn’t be written")
}
