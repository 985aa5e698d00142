package store

import (
	"bytes"
	"errors"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
)

// houseList is one line a word, for comparing.
func houseList(t *testing.T, s *Store, lang string) (lines []string) {
	t.Helper()
	all, err := s.HouseWords(lang)
	fatal(t, err)
	for _, h := range all {
		lines = append(lines, h.line())
	}
	return lines
}

func wantHouse(t *testing.T, s *Store, want ...string) {
	t.Helper()
	if got := houseList(t, s, "de"); !slices.Equal(got, want) {
		t.Errorf("house words %v, want %v", got, want)
	}
}

func wantMeanings(t *testing.T, s *Store, want ...string) {
	t.Helper()
	all, err := s.HouseMeanings("de")
	fatal(t, err)
	var lines []string
	for _, h := range all {
		lines = append(lines, h.line())
	}
	if !slices.Equal(lines, want) {
		t.Errorf("house meanings %v, want %v", lines, want)
	}
}

func put(t *testing.T, s *Store, h HouseWord) HouseWord {
	t.Helper()
	h, err := s.PutHouseWord(h)
	fatal(t, err)
	return h
}

func TestHouseWordsPutLookUpAndExport(t *testing.T) {
	s, c := newStore(t)
	first := put(t, s, HouseWord{Lang: "de", Word: "ZOO", Accept: true, Lemma: "Zoo", Class: "N", Tier: 2, By: "Ada"})
	for _, h := range []HouseWord{
		{Lang: "de", Word: "ÄSEN", Accept: true},
		{Lang: "de", Word: "AST", Accept: true, Lemma: "Ast\n-FAKE"},
		{Lang: "de", Word: "BAUM", Accept: true, Class: "N"},
		{Lang: "de", Word: "ÖL", Lemma: "Öl", Class: "N"},
		{Lang: "en", Word: "ZOO"},
	} {
		put(t, s, h)
	}
	wantHouse(t, s, "+ÄSEN", "+AST ? Ast -FAKE", "+BAUM N", "-ÖL", "+ZOO N Zoo")
	c.forward(time.Hour)
	second := put(t, s, HouseWord{Lang: "de", Word: "ZOO", Lemma: "Zoo", By: "Ben"})
	if second.ID != first.ID || second.UID != first.UID || len(first.UID) != 32 || !second.At.Equal(c.now()) {
		t.Errorf("first %+v, then %+v", first, second)
	}
	got, ok, err := s.HouseWord("de", "ZOO")
	if !ok || err != nil || got != second {
		t.Errorf("%+v, %v, %v, want %+v", got, ok, err, second)
	}
	if _, ok, err := s.HouseWord("en", "ÖL"); ok || err != nil {
		t.Errorf("%v, %v", ok, err)
	}
	var b bytes.Buffer
	fatal(t, s.ExportHouseWords("de", &b))
	if want := "+ÄSEN\n+AST ? Ast -FAKE\n+BAUM N\n-ÖL\n-ZOO\n"; b.String() != want {
		t.Errorf("export %q, want %q", b.String(), want)
	}
	wantCode(t, s.ExportHouseWords("de", broken{}), CodeInternal)
	for word, code := range map[string]Code{"": CodeNameEmpty, "A B": CodeInternal, "A\n-B": CodeInternal} {
		_, err := s.PutHouseWord(HouseWord{Lang: "de", Word: word})
		wantCode(t, err, code)
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("broken") }

func TestHouseWordRemoveAndRestore(t *testing.T) {
	s, c := newStore(t)
	h := put(t, s, HouseWord{Lang: "de", Word: "ZOO", Accept: true})
	fatal(t, s.RemoveHouseWord(h.ID))
	wantHouse(t, s)
	wantCode(t, s.RemoveHouseWord(h.ID), CodeNotFound, "What", "house word")
	fatal(t, s.RestoreHouseWord(h.ID))
	wantHouse(t, s, "+ZOO")
	fatal(t, s.RemoveHouseWord(h.ID))
	put(t, s, HouseWord{Lang: "de", Word: "ZOO", Accept: false})
	fatal(t, s.RestoreHouseWord(h.ID))
	wantHouse(t, s, "+ZOO")
	wantCode(t, s.RestoreHouseWord(99), CodeNotFound)
	fatal(t, s.RemoveHouseWord(h.ID))
	forgotten(t, s, c)
	wantCode(t, s.RestoreHouseWord(h.ID), CodeNotFound)
}

func house(words ...HouseWord) func(*Append) { return func(a *Append) { a.House = words } }

func dropping(a *Append) { a.DropHouse = true }

func TestUndoTakesHouseWordsOfItsActionBack(t *testing.T) {
	s, _ := newStore(t)
	ids := addPlayers(t, s, "Ada")
	id, other := newMatch(t, s, ids...), newMatch(t, s, ids...)
	put(t, s, HouseWord{Lang: "de", Word: "ÖL"})
	act(t, s, id, "rule", house(HouseWord{Lang: "de", Word: "AST", Accept: true, By: "table"}))
	act(t, s, other, "rule", house(HouseWord{Lang: "de", Word: "BAUM"}))
	act(t, s, id, "rule", house(HouseWord{Lang: "de", Word: "ÖL", Accept: true}, HouseWord{Lang: "de", Word: "AST", Accept: true}, HouseWord{Lang: "de", Word: "ZOO"}))
	wantHouse(t, s, "+AST", "-BAUM", "+ÖL", "-ZOO")
	if h, _, err := s.HouseWord("de", "ÖL"); err != nil || h.Match != id || h.Seq != 2 {
		t.Errorf("%+v, %v", h, err)
	}
	act(t, s, id, games.Undo, dropping)
	wantHouse(t, s, "+AST", "-BAUM", "-ÖL") // ruled otherwise before, so it comes back
	act(t, s, id, "throw")
	act(t, s, id, games.Undo, dropping)
	wantHouse(t, s, "+AST", "-BAUM", "-ÖL")
	act(t, s, id, games.Undo, dropping) // row 1
	wantHouse(t, s, "-BAUM", "-ÖL")
	act(t, s, id, games.Undo, dropping) // nothing is in force
	act(t, s, other, games.Undo)        // without DropHouse
	wantHouse(t, s, "-BAUM", "-ÖL")
}

func TestUndoLeavesHouseWordsChangedByHand(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "rule", house(HouseWord{Lang: "de", Word: "AST"}, HouseWord{Lang: "de", Word: "ÖL"}))
	put(t, s, HouseWord{Lang: "de", Word: "AST", Accept: true})
	oel, _, err := s.HouseWord("de", "ÖL")
	fatal(t, err, s.RemoveHouseWord(oel.ID))
	act(t, s, id, games.Undo, dropping)
	wantHouse(t, s, "+AST")
	fatal(t, s.RestoreHouseWord(oel.ID))
	wantHouse(t, s, "+AST", "-ÖL")
}

func TestUndoInTheMiddleOfAChain(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada")
	id, other := newMatch(t, s, ids...), newMatch(t, s, ids...)
	hand := put(t, s, HouseWord{Lang: "de", Word: "AST", Accept: true, Lemma: "hand"})
	act(t, s, id, "rule", house(HouseWord{Lang: "de", Word: "AST"}))
	act(t, s, other, "rule", house(HouseWord{Lang: "de", Word: "AST", Accept: true, Lemma: "other"}))
	act(t, s, id, games.Undo, dropping)
	wantHouse(t, s, "+AST ? other")
	act(t, s, other, games.Undo, dropping)
	wantHouse(t, s, "+AST ? hand")

	// Once somebody has ruled by hand, what stood before need not wait for an undo.
	act(t, s, id, "rule", house(HouseWord{Lang: "de", Word: "AST"}))
	put(t, s, HouseWord{Lang: "de", Word: "AST", Lemma: "hand again"})
	forgotten(t, s, c)
	wantCode(t, s.RestoreHouseWord(hand.ID), CodeNotFound)
	wantHouse(t, s, "-AST")
}

func TestPurgedMatchKeepsItsHouseWords(t *testing.T) {
	s, c := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "rule", house(HouseWord{Lang: "de", Word: "AST"}))
	fatal(t, s.DeleteMatch(id))
	forgotten(t, s, c)
	h, ok, err := s.HouseWord("de", "AST")
	if !ok || err != nil || h.Match != 0 {
		t.Errorf("%+v, %v, %v", h, ok, err)
	}
}

func TestHouseMeanings(t *testing.T) {
	s, c := newStore(t)
	first := put(t, s, HouseWord{Lang: "de", Word: "LOB", Other: "LOBEN", Accept: true, By: "Ada"})
	put(t, s, HouseWord{Lang: "de", Word: "LOB"})
	put(t, s, HouseWord{Lang: "de", Word: "BUCH", Other: "ÄHRE"})
	put(t, s, HouseWord{Lang: "en", Word: "A", Other: "B", Accept: true})
	wantHouse(t, s, "-LOB")
	wantMeanings(t, s, "!BUCH ÄHRE", "=LOB LOBEN")
	c.forward(time.Hour)
	second := put(t, s, HouseWord{Lang: "de", Word: "LOBEN", Other: "LOB", By: "Ben"})
	if second.ID != first.ID || second.UID != first.UID || second.Word != "LOB" || second.Other != "LOBEN" || second.Accept {
		t.Errorf("first %+v, then %+v", first, second)
	}
	lookUpMeanings(t, s, second)
	var b bytes.Buffer
	fatal(t, s.ExportHouseWords("de", &b))
	if want := "-LOB\n!BUCH ÄHRE\n!LOB LOBEN\n"; b.String() != want {
		t.Errorf("export %q, want %q", b.String(), want)
	}
	fatal(t, s.RemoveHouseWord(second.ID))
	wantMeanings(t, s, "!BUCH ÄHRE")
	put(t, s, HouseWord{Lang: "de", Word: "LOB", Other: "LOBEN", Accept: true})
	fatal(t, s.RestoreHouseWord(second.ID))
	wantMeanings(t, s, "!BUCH ÄHRE", "!LOB LOBEN")
	wantHouse(t, s, "-LOB")
	for _, h := range []HouseWord{{Word: "A", Other: "A"}, {Word: "A", Other: "B C"}} {
		h.Lang = "de"
		_, err := s.PutHouseWord(h)
		wantCode(t, err, CodeInternal)
	}
}

// lookUpMeanings finds LOB/LOBEN in either order, and nothing that isn't there.
func lookUpMeanings(t *testing.T, s *Store, second HouseWord) {
	t.Helper()
	for _, pair := range [][2]string{{"LOB", "LOBEN"}, {"LOBEN", "LOB"}} {
		if got, ok, err := s.HouseMeaning("de", pair[0], pair[1]); !ok || err != nil || got != second {
			t.Errorf("%+v, %v, %v", got, ok, err)
		}
	}
	for _, pair := range [][2]string{{"LOB", ""}, {"LOB", "BUCH"}, {"", ""}} {
		if got, ok, err := s.HouseMeaning("de", pair[0], pair[1]); ok || err != nil {
			t.Errorf("%v: %+v, %v, %v", pair, got, ok, err)
		}
	}
	if h, ok, err := s.HouseWord("de", "BUCH"); ok || err != nil {
		t.Errorf("a pair taken for a word: %+v, %v", h, err)
	}
}

// A word and a pair that begins with it don't touch each other, in either order.
func TestUndoTakesMeaningsOfItsActionBack(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	put(t, s, HouseWord{Lang: "de", Word: "LOB", Other: "LOBEN"})
	put(t, s, HouseWord{Lang: "de", Word: "LOB", Accept: true})
	act(t, s, id, "rule", house(
		HouseWord{Lang: "de", Word: "LOBEN", Other: "LOB", Accept: true, By: "table"},
		HouseWord{Lang: "de", Word: "KLOCK", Accept: true, By: "table"},
	))
	wantMeanings(t, s, "=LOB LOBEN")
	wantHouse(t, s, "+KLOCK", "+LOB")
	if h, _, err := s.HouseMeaning("de", "LOB", "LOBEN"); err != nil || h.Match != id || h.Seq != 1 {
		t.Errorf("%+v, %v", h, err)
	}
	act(t, s, id, games.Undo, dropping)
	wantMeanings(t, s, "!LOB LOBEN")
	wantHouse(t, s, "+LOB")
}
