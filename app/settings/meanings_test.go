package settings_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// Meanings are added, changed and deleted, each with undo, as they are spelled with tiles.
func TestHouseMeanings(t *testing.T) {
	s := open(t, locales.German, settings.Words)
	mustSee(t, s.Env, "Hausbedeutungen", "Noch habt ihr über kein Wortpaar entschieden.")
	shelltest.Tap(t, s.Env, "Wortpaar hinzufügen")
	fill(t, s, "Dasselbe", "mäuse", " Maus ")
	mustSee(t, s.Env, "MAEUSE / MAUS", "MAEUSE / MAUS steht jetzt auf der Liste.", "1 Wortpaar", "Dasselbe")
	mustList(t, s, "added", "=MAEUSE MAUS\n")

	shelltest.Tap(t, s.Env, "Wortpaar hinzufügen")
	for pair, want := range map[[2]string]string{
		{"", "x"}:          "Da steht noch kein Wort.",
		{"HUND", "x"}:      "2 bis 24 Buchstaben",
		{"HU-ND", "HUNDE"}: "ist kein Buchstabe",
		{"ÖL", "OEL"}:      "zweimal dieselben Buchstaben",
		{"Maus", "Mäuse"}:  "MAEUSE / MAUS steht schon auf der Liste",
	} {
		shelltest.Write(t, s.Env, "Das eine Wort", pair[0])
		shelltest.Write(t, s.Env, "Das andere Wort", pair[1])
		shelltest.Key(s.Env, fyne.KeyReturn)
		mustSee(t, s.Env, want, "Abbrechen")
	}
	shelltest.Key(s.Env, fyne.KeyEscape)
	mustList(t, s, "refused", "=MAEUSE MAUS\n")

	shelltest.Tap(t, s.Env, "MAEUSE / MAUS ändern")
	fill(t, s, "Verschieden")
	mustList(t, s, "changed", "!MAEUSE MAUS\n")
	mustSee(t, s.Env, "Verschieden")
	s.undo()
	mustList(t, s, "change undone", "=MAEUSE MAUS\n")
	s.redo()
	shelltest.Tap(t, s.Env, "MAEUSE / MAUS von der Liste nehmen")
	mustList(t, s, "removed", "")
	shelltest.Tap(t, s.Env, "Rückgängig")
	mustList(t, s, "removal undone", "!MAEUSE MAUS\n")
	for range 2 { // the change, then the addition
		s.undo()
	}
	mustList(t, s, "addition undone", "")
}

// Words and meanings are filtered each by its own field, and each language has its own.
func TestMeaningsStandApart(t *testing.T) {
	s := open(t, locales.English, settings.Words)
	shelltest.Menu(t, s.Env, "German")
	putWord(t, s, "KLOCK", true)
	put := func(lang, word, other string) {
		if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: lang, Word: word, Other: other, Accept: true}); err != nil {
			t.Fatal(err)
		}
	}
	put("de", "KLOCK", "KLOCKEN")
	put("de", "MAEUSE", "MAUS")
	shelltest.WriteInto(s.Env, shelltest.Field(t, s.Env, "Search the list", 1), "mäus")
	mustSee(t, s.Env, "1 of 2", "MAEUSE / MAUS", "1 word")
	mustNotSee(t, s.Env, "KLOCK / KLOCKEN")
	shelltest.WriteInto(s.Env, shelltest.Find[*ui.Field](s.Env)[2], "")
	shelltest.Menu(t, s.Env, "English")
	mustSee(t, s.Env, "House meanings")
	mustNotSee(t, s.Env, "KLOCK / KLOCKEN")
	put("en", "DOG", "DOGGO")
	s.Router.Rebuild()
	mustSee(t, s.Env, "DOG / DOGGO", "1 pair of words")
}

// What a match has ruled can be deleted here, but not changed into somebody else's ruling
// by taking the match's turn back.
func TestChangingAMatchsMeaning(t *testing.T) {
	s := open(t, locales.German, settings.Words)
	byMatch(t, s, "woerterklauer", "KLOCK", "KLOCKEN")
	s.Router.Rebuild()
	mustSee(t, s.Env, "aus einer Partie")
	shelltest.Tap(t, s.Env, "KLOCK / KLOCKEN ändern")
	fill(t, s, "Verschieden")
	if h, ok, err := s.Store.HouseMeaning("de", "KLOCK", "KLOCKEN"); err != nil || !ok || h.Match != 0 || h.Accept {
		t.Errorf("%+v %v %v", h, ok, err)
	}
}

// Rows made again in a list that is as high as before have their places too.
func TestRowsHaveTheirPlaces(t *testing.T) {
	s := open(t, locales.German, settings.Words)
	putWord(t, s, "KLOCK", true)
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: "KLOCK", Other: "KLOCKEN", Accept: true}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		shelltest.Menu(t, s.Env, "Englisch")
		shelltest.Menu(t, s.Env, "Deutsch")
		places := map[fyne.Position]bool{}
		for _, b := range shelltest.Find[*ui.IconButton](s.Env) {
			if strings.HasSuffix(b.Tip(), " ändern") {
				places[fyne.CurrentApp().Driver().AbsolutePositionForObject(b)] = b.Size().Width >= 40
			}
		}
		if len(places) != 2 {
			t.Error(places)
		}
	}
}
