package settings

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// fillPair fills the open dialog's form in and sends it.
func fillPair(t *testing.T, s *stage, word, other string, same bool) {
	t.Helper()
	var fields []*ui.Field
	for _, o := range objects(s.Env) {
		switch o := o.(type) {
		case *ui.Field:
			fields = append(fields, o)
		case *ui.Segmented:
			at := 0
			if !same {
				at = 1
			}
			o.SetSelected(at)
		}
	}
	if len(fields) != 2 {
		t.Fatal(len(fields), "fields")
	}
	if word != "" {
		fields[0].SetText(word)
		fields[1].SetText(other)
	}
	key(s.Env, fyne.KeyReturn)
}

// Meanings are added, changed and deleted, each with undo, as they are spelled with tiles.
func TestHouseMeanings(t *testing.T) {
	s := open(t, locales.German, Words)
	mustSee(t, s.Env, "Hausbedeutungen", "Noch habt ihr über kein Wortpaar entschieden.")
	tap(t, s.Env, "Wortpaar hinzufügen")
	fillPair(t, s, "mäuse", " Maus ", true)
	mustSee(t, s.Env, "MAEUSE / MAUS", "MAEUSE / MAUS steht jetzt auf der Liste.", "1 Wortpaar", "Dasselbe")
	if got := list(t, s, "de"); got != "=MAEUSE MAUS\n" {
		t.Fatalf("%q", got)
	}

	tap(t, s.Env, "Wortpaar hinzufügen")
	for pair, want := range map[[2]string]string{
		{"", "x"}:          "Da steht noch kein Wort.",
		{"HUND", "x"}:      "2 bis 24 Buchstaben",
		{"HU-ND", "HUNDE"}: "ist kein Buchstabe",
		{"ÖL", "OEL"}:      "zweimal dieselben Buchstaben",
		{"Maus", "Mäuse"}:  "MAEUSE / MAUS steht schon auf der Liste",
	} {
		var fields []*ui.Field
		for _, o := range objects(s.Env) {
			if f, ok := o.(*ui.Field); ok {
				fields = append(fields, f)
			}
		}
		fields[0].SetText(pair[0])
		fields[1].SetText(pair[1])
		key(s.Env, fyne.KeyReturn)
		mustSee(t, s.Env, want, "Abbrechen")
	}
	key(s.Env, fyne.KeyEscape)
	if got := list(t, s, "de"); got != "=MAEUSE MAUS\n" {
		t.Fatalf("%q", got)
	}

	w := sectionOf[*words](s)
	h, ok := w.findMeaning("MAUS", "MAEUSE")
	if !ok {
		t.Fatal("not found in the other order")
	}
	w.editMeaning(h)
	fillPair(t, s, "", "", false)
	if got := list(t, s, "de"); got != "!MAEUSE MAUS\n" {
		t.Fatalf("changed: %q", got)
	}
	mustSee(t, s.Env, "Verschieden")
	s.page.Undo()
	if got := list(t, s, "de"); got != "=MAEUSE MAUS\n" {
		t.Fatalf("change undone: %q", got)
	}
	s.page.Redo()
	h, _ = w.findMeaning("MAUS", "MAEUSE")
	w.remove(h)
	if got := list(t, s, "de"); got != "" {
		t.Fatalf("removed: %q", got)
	}
	tap(t, s.Env, "Rückgängig")
	if got := list(t, s, "de"); got != "!MAEUSE MAUS\n" {
		t.Fatalf("removal undone: %q", got)
	}
	for range 2 { // the change, then the addition
		s.page.Undo()
	}
	if got := list(t, s, "de"); got != "" {
		t.Fatalf("addition undone: %q", got)
	}
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
	p, err := s.Store.AddPlayer("Tina", 0)
	if err != nil {
		t.Fatal(err)
	}
	id, err := s.Store.CreateMatch(store.NewMatch{Kind: "woerterklauer", Rules: 1, Players: []store.PlayerID{p.ID}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: "KLOCK", Other: "KLOCKEN", Accept: true, Match: id, Seq: 1}); err != nil {
		t.Fatal(err)
	}
	w.show()
	mustSee(t, s.Env, "aus einer Partie")
	h, _ := w.findMeaning("KLOCK", "KLOCKEN")
	w.editMeaning(h)
	fillPair(t, s, "", "", false)
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
