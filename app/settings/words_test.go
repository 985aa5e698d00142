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

	"spieltisch/app/shell/shelltest"
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

// mustList fails unless this is the family's list of German words as a text, each on a line.
func mustList(t *testing.T, s *stage, what, want string) {
	t.Helper()
	var b strings.Builder
	if err := s.Store.ExportHouseWords("de", &b); err != nil {
		t.Fatal(err)
	}
	if b.String() != want {
		t.Fatalf("%s: %q, want %q", what, b.String(), want)
	}
}

// byMatch puts a ruling of a match on the list.
func byMatch(t *testing.T, s *stage, kind, word, other string) store.MatchID {
	t.Helper()
	tina := shelltest.Players(t, s.Env, "Tina")[0]
	id, err := s.Store.CreateMatch(store.NewMatch{Kind: kind, Rules: 1, Players: []store.PlayerID{tina.ID}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Other: other, Accept: true, Match: id, Seq: 1}); err != nil {
		t.Fatal(err)
	}
	return id
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

// fields are those of the open dialog's form: the word and its lemma, or the two words of a pair.
func fields(t *testing.T, s *stage) []*ui.Field {
	t.Helper()
	var all []*ui.Field
	for _, o := range objects(s.Env) {
		if f, ok := o.(*ui.Field); ok {
			all = append(all, f)
		}
	}
	if len(all) != 2 {
		t.Fatal(len(all), "fields")
	}
	return all
}

// fill fills the open dialog's form in, with the first or the second choice, and sends it. Without
// texts the fields stay as they are.
func fill(t *testing.T, s *stage, choice int, texts ...string) {
	t.Helper()
	all := fields(t, s)
	for i, text := range texts {
		all[i].SetText(text)
	}
	for _, o := range objects(s.Env) {
		if c, ok := o.(*ui.Segmented); ok {
			c.SetSelected(choice)
		}
	}
	key(s.Env, fyne.KeyReturn)
}

func TestHouseWords(t *testing.T) {
	s := open(t, locales.German, Words)
	tap(t, s.Env, "Wort hinzufügen")
	fill(t, s, 0, "süßlich", " süßlich ")
	mustSee(t, s.Env, "SÜSSLICH", "gehört zu süßlich", "SÜSSLICH steht jetzt auf der Liste.", "1 Wort")
	mustList(t, s, "added", "+SÜSSLICH ? süßlich\n")

	tap(t, s.Env, "Wort hinzufügen")
	for word, want := range map[string]string{
		"":         "Da steht noch kein Wort.",
		"x":        "2 bis 24 Buchstaben",
		"zwei wör": "ist kein Buchstabe",
		"SÜSSLICH": "steht schon auf der Liste",
	} {
		fields(t, s)[0].SetText(word)
		key(s.Env, fyne.KeyReturn)
		mustSee(t, s.Env, want, "Abbrechen")
	}
	key(s.Env, fyne.KeyEscape)
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Fatal("Esc leaves the dialog open")
	}
	mustList(t, s, "refused", "+SÜSSLICH ? süßlich\n")

	w := sectionOf[*words](s)
	w.lookup.field.OnChanged("süßlich")
	tap(t, s.Env, "Hauswort ändern")
	fill(t, s, 1, "SÜSSLICH", "")
	mustList(t, s, "changed", "-SÜSSLICH\n")
	s.page.Undo()
	mustList(t, s, "change undone", "+SÜSSLICH ? süßlich\n")
	s.page.Redo()

	h, _ := w.find("SÜSSLICH")
	w.remove(h)
	mustList(t, s, "removed", "")
	mustSee(t, s.Env, "Noch habt ihr über kein Wort entschieden.")
	tap(t, s.Env, "Rückgängig")
	mustList(t, s, "removal undone", "-SÜSSLICH\n")
	mustSee(t, s.Env, "SÜSSLICH", "Gilt nicht")
	for range 2 { // the change, then the addition
		s.page.Undo()
	}
	mustList(t, s, "addition undone", "")
}

// A word from a match that is changed by hand is not the match's any more: taking
// the match's action back must not take the change away.
func TestChangingAMatchsWord(t *testing.T) {
	s := open(t, locales.English, Words)
	w := sectionOf[*words](s)
	id := byMatch(t, s, "dicewords", "KLOCK", "")
	w.show()
	mustSee(t, s.Env, "from a match")
	h, _ := w.find("KLOCK")
	w.edit(h)
	fill(t, s, 1, "KLOCK", "")
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
	s.Save(target{f, storage.NewFileURI(path)}, nil, houseWords("de"))
	mustSee(t, s.Env, "Saved as words.txt")
	got, err := os.ReadFile(path)
	if err != nil || string(got) != "-DINGSDA\n+KEKSIG\n" {
		t.Errorf("%q %v", got, err)
	}
	s.Save(nil, nil, houseWords("de")) // cancelled
	if s.Window.Canvas().Overlays().Top() != nil {
		t.Error("cancelling is no failure")
	}
	s.Save(target{f, storage.NewFileURI(path)}, nil, houseWords("de")) // closed already
	mustSee(t, s.Env, "The file couldn’t be written")
	key(s.Env, fyne.KeyReturn)
	s.Save(nil, errors.New("no such folder"), houseWords("de"))
	mustSee(t, s.Env, "The file couldn’t be written")
}
