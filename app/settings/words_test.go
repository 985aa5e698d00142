package settings_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
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
	s := open(t, locales.German, settings.Words)
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
		shelltest.Write(t, s.Env, "Wort", typed)
		for _, text := range want {
			if all := texts(s.Env); !strings.Contains(all, text) {
				t.Errorf("%s: %q is missing in\n%s", typed, text, all)
			}
		}
	}
	shelltest.Write(t, s.Env, "Wort", "  ")
	mustNotSee(t, s.Env, "Gilt nicht\n")
}

// fill fills the open dialog's form in and sends it: the word and its lemma, or the two words of a
// pair, and what is said of them. Without texts the entries stay as they are.
func fill(t *testing.T, s *stage, choice string, texts ...string) {
	t.Helper()
	for i, text := range texts {
		shelltest.WriteInto(s.Env, shelltest.Find[*ui.Field](s.Env)[i], text)
	}
	shelltest.Menu(t, s.Env, choice)
	shelltest.Key(s.Env, fyne.KeyReturn)
}

func TestHouseWords(t *testing.T) {
	s := open(t, locales.German, settings.Words)
	shelltest.Tap(t, s.Env, "Wort hinzufügen")
	fill(t, s, "Gilt", "süßlich", " süßlich ")
	mustSee(t, s.Env, "SÜSSLICH", "gehört zu süßlich", "SÜSSLICH steht jetzt auf der Liste.", "1 Wort")
	mustList(t, s, "added", "+SÜSSLICH ? süßlich\n")

	shelltest.Tap(t, s.Env, "Wort hinzufügen")
	for word, want := range map[string]string{
		"":         "Da steht noch kein Wort.",
		"x":        "2 bis 24 Buchstaben",
		"zwei wör": "ist kein Buchstabe",
		"SÜSSLICH": "steht schon auf der Liste",
	} {
		shelltest.Write(t, s.Env, "Wort", word)
		shelltest.Key(s.Env, fyne.KeyReturn)
		mustSee(t, s.Env, want, "Abbrechen")
	}
	shelltest.Key(s.Env, fyne.KeyEscape)
	if s.above() {
		t.Fatal("Esc leaves the dialog open")
	}
	mustList(t, s, "refused", "+SÜSSLICH ? süßlich\n")

	shelltest.Write(t, s.Env, "Wort", "süßlich")
	shelltest.Tap(t, s.Env, "Hauswort ändern")
	fill(t, s, "Gilt nicht", "SÜSSLICH", "")
	mustList(t, s, "changed", "-SÜSSLICH\n")
	s.undo()
	mustList(t, s, "change undone", "+SÜSSLICH ? süßlich\n")
	s.redo()

	shelltest.Tap(t, s.Env, "SÜSSLICH von der Liste nehmen")
	mustList(t, s, "removed", "")
	mustSee(t, s.Env, "Noch habt ihr über kein Wort entschieden.")
	shelltest.Tap(t, s.Env, "Rückgängig")
	mustList(t, s, "removal undone", "-SÜSSLICH\n")
	mustSee(t, s.Env, "SÜSSLICH", "Gilt nicht")
	for range 2 { // the change, then the addition
		s.undo()
	}
	mustList(t, s, "addition undone", "")
}

// A word from a match that is changed by hand is not the match's any more: taking
// the match's action back must not take the change away.
func TestChangingAMatchsWord(t *testing.T) {
	s := open(t, locales.English, settings.Words)
	shelltest.Menu(t, s.Env, "German")
	id := byMatch(t, s, "dicewords", "KLOCK", "")
	kept := func() store.HouseWord {
		h, ok, err := s.Store.HouseWord("de", "KLOCK")
		if err != nil || !ok {
			t.Fatal(ok, err)
		}
		return h
	}
	s.Router.Rebuild()
	mustSee(t, s.Env, "from a match")
	shelltest.Tap(t, s.Env, "Change KLOCK")
	fill(t, s, "Not valid")
	if h := kept(); h.Match != 0 || h.Seq != 0 || h.Accept {
		t.Errorf("%+v", h)
	}
	s.undo()
	if h := kept(); h.Match != id || !h.Accept {
		t.Errorf("undone: %+v", h)
	}
}

// The words are those of the program's language until somebody chooses, and so is what is said about spelling.
func TestFilterAndLanguage(t *testing.T) {
	s := open(t, locales.English, settings.Words)
	mustSee(t, s.Env, "British and American spellings both count.")
	mustNotSee(t, s.Env, "Ä")
	shelltest.Menu(t, s.Env, "German")
	s.Router.Rebuild() // as another size does
	mustSee(t, s.Env, "Ä, Ö and Ü may be typed as AE, OE and UE")
	for _, word := range []string{"KEKS", "MÜRBEKEKS", "DOSE"} {
		putWord(t, s, word, true)
	}
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "en", Word: "DOGGO", Accept: true}); err != nil {
		t.Fatal(err)
	}
	shelltest.Write(t, s.Env, "Search the list", "keks")
	mustSee(t, s.Env, "2 of 3", "KEKS", "MÜRBEKEKS")
	mustNotSee(t, s.Env, "DOSE")
	shelltest.Write(t, s.Env, "Search the list", "")
	mustSee(t, s.Env, "DOSE")
	shelltest.Menu(t, s.Env, "English")
	mustSee(t, s.Env, "1 word", "DOGGO")
	shelltest.Write(t, s.Env, "Word", "dog")
	mustSee(t, s.Env, "DOG is in the word list.")
	mustNotSee(t, s.Env, "spells")
}

func TestExport(t *testing.T) {
	home := atHome(t, nil)
	s := open(t, locales.English, settings.Words)
	shelltest.Menu(t, s.Env, "German")
	if no, why := off(t, s.Env, "Save as a text file"); !no || why == "" {
		t.Error("an empty list can be saved")
	}
	putWord(t, s, "KEKSIG", true)
	putWord(t, s, "DINGSDA", false)
	s.Router.Rebuild()
	shelltest.Tap(t, s.Env, "Save as a text file")
	shelltest.Menu(t, s.Env, "Cancel")
	if s.above() {
		t.Error("cancelling is no failure")
	}
	shelltest.Tap(t, s.Env, "Save as a text file")
	shelltest.Key(s.Env, fyne.KeyReturn)
	mustSee(t, s.Env, "Saved as house-words-de.txt")
	got, err := os.ReadFile(filepath.Join(home, "house-words-de.txt"))
	if err != nil || string(got) != "-DINGSDA\n+KEKSIG\n" {
		t.Errorf("%q %v", got, err)
	}
}
