package settings

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/locales"
	"spieltisch/store"
)

// Meanings are added, changed and deleted, each with undo, as they are spelled with tiles.
func TestHouseMeanings(t *testing.T) {
	s := open(t, locales.German, Words)
	mustSee(t, s.Env, "Hausbedeutungen", "Noch habt ihr über kein Wortpaar entschieden.")
	tap(t, s.Env, "Wortpaar hinzufügen")
	fill(t, s, 0, "mäuse", " Maus ")
	mustSee(t, s.Env, "MAEUSE / MAUS", "MAEUSE / MAUS steht jetzt auf der Liste.", "1 Wortpaar", "Dasselbe")
	mustList(t, s, "added", "=MAEUSE MAUS\n")

	tap(t, s.Env, "Wortpaar hinzufügen")
	for pair, want := range map[[2]string]string{
		{"", "x"}:          "Da steht noch kein Wort.",
		{"HUND", "x"}:      "2 bis 24 Buchstaben",
		{"HU-ND", "HUNDE"}: "ist kein Buchstabe",
		{"ÖL", "OEL"}:      "zweimal dieselben Buchstaben",
		{"Maus", "Mäuse"}:  "MAEUSE / MAUS steht schon auf der Liste",
	} {
		for i, f := range fields(t, s) {
			f.SetText(pair[i])
		}
		key(s.Env, fyne.KeyReturn)
		mustSee(t, s.Env, want, "Abbrechen")
	}
	key(s.Env, fyne.KeyEscape)
	mustList(t, s, "refused", "=MAEUSE MAUS\n")

	w := sectionOf[*words](s)
	h, ok := w.findMeaning("MAUS", "MAEUSE")
	if !ok {
		t.Fatal("not found in the other order")
	}
	w.editMeaning(h)
	fill(t, s, 1)
	mustList(t, s, "changed", "!MAEUSE MAUS\n")
	mustSee(t, s.Env, "Verschieden")
	s.page.Undo()
	mustList(t, s, "change undone", "=MAEUSE MAUS\n")
	s.page.Redo()
	h, _ = w.findMeaning("MAUS", "MAEUSE")
	w.remove(h)
	mustList(t, s, "removed", "")
	tap(t, s.Env, "Rückgängig")
	mustList(t, s, "removal undone", "!MAEUSE MAUS\n")
	for range 2 { // the change, then the addition
		s.page.Undo()
	}
	mustList(t, s, "addition undone", "")
}

// Words and meanings are filtered each by its own field, and other languages have no
// meanings unless somebody brought them along.
func TestMeaningsStandApart(t *testing.T) {
	s := open(t, locales.English, Words)
	w := sectionOf[*words](s)
	putWord(t, s, "KLOCK", true)
	put := func(lang, word, other string) {
		if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: lang, Word: word, Other: other, Accept: true}); err != nil {
			t.Fatal(err)
		}
	}
	put("de", "KLOCK", "KLOCKEN")
	put("de", "MAEUSE", "MAUS")
	w.meanings.filter = "mäus"
	w.show()
	mustSee(t, s.Env, "1 of 2", "MAEUSE / MAUS", "1 word")
	if strings.Contains(texts(s.Env), "KLOCK / KLOCKEN") {
		t.Error("KLOCK / KLOCKEN is not filtered out")
	}
	w.meanings.filter = ""
	w.lookup.lang = locales.English
	w.show()
	if w.meanings.card.Visible() {
		t.Error("English has meanings")
	}
	put("en", "DOG", "DOGGO")
	w.show()
	mustSee(t, s.Env, "DOG / DOGGO", "1 pair of words")
}

// What a match has ruled can be deleted here, but not changed into somebody else's ruling
// by taking the match's turn back.
func TestChangingAMatchsMeaning(t *testing.T) {
	s := open(t, locales.German, Words)
	w := sectionOf[*words](s)
	byMatch(t, s, "woerterklauer", "KLOCK", "KLOCKEN")
	w.show()
	mustSee(t, s.Env, "aus einer Partie")
	h, _ := w.findMeaning("KLOCK", "KLOCKEN")
	w.editMeaning(h)
	fill(t, s, 1)
	if h, _ = w.findMeaning("KLOCK", "KLOCKEN"); h.Match != 0 || h.Accept {
		t.Errorf("%+v", h)
	}
}

// Rows made anew in a list that is as high as before have their places too.
func TestRowsHaveTheirPlaces(t *testing.T) {
	s := open(t, locales.German, Words)
	w := sectionOf[*words](s)
	putWord(t, s, "KLOCK", true)
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: "KLOCK", Other: "KLOCKEN", Accept: true}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		w.show()
		for _, l := range []*houseList{w.list, w.meanings} {
			for _, o := range l.rows.Objects {
				if o.Size().Width < 200 || o.Size().Height < 40 {
					t.Errorf("a row of %s is %v", l.texts, o.Size())
				}
			}
		}
	}
}
