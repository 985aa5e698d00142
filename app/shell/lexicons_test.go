package shell_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
	"spieltisch/locales"
	"spieltisch/store"
)

// A flipped byte anywhere in the data is found, the message says so in both
// languages, and the other word list still opens.
func TestDamagedLexiconSaysSo(t *testing.T) {
	env := shelltest.NewBare(t, locales.German)
	whole, english := shelltest.Packed(t, locales.German), shelltest.Packed(t, locales.English)
	want := map[locales.Lang]string{
		locales.German:  "Die Wortliste lässt sich nicht öffnen",
		locales.English: "word list can’t be opened",
	}
	for at := range whole {
		damaged := slices.Clone(whole)
		damaged[at] ^= 1
		l := shell.NewLexicons(map[locales.Lang]func() []byte{
			locales.German:  func() []byte { return damaged },
			locales.English: func() []byte { return english },
		})
		_, err := l.Get(locales.German)
		if err == nil {
			t.Fatalf("byte %d of %d: damage was not found", at, len(whole))
		}
		if _, again := l.Get(locales.German); !errors.Is(again, err) {
			t.Fatal("asked again the answer is", again)
		}
		if lex, err := l.Get(locales.English); err != nil || lex.Len() == 0 {
			t.Fatal("the other list:", err)
		}
		if at%64 != 0 {
			continue
		}
		for _, lang := range locales.Langs {
			env.Texts.Set(lang)
			if got := env.Explain(nil, err); !strings.Contains(got, want[lang]) {
				t.Fatalf("%s: %q", lang, got)
			}
		}
	}
}

func TestMissingLexiconSaysSo(t *testing.T) {
	env := shelltest.NewBare(t, locales.English)
	_, err := shell.NewLexicons(nil).Get(locales.German)
	if err == nil {
		t.Fatal("there is no such list")
	}
	if got := env.Explain(nil, err); got != env.T(shell.LexiconDamaged) {
		t.Error(got)
	}
}

func TestSoundLexiconsOpenOnce(t *testing.T) {
	calls := 0
	data := shelltest.Packed(t, locales.German)
	l := shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: func() []byte { calls++; return data }})
	for range 3 {
		lex, err := l.Get(locales.German)
		if err != nil || !lex.Contains("HUND") {
			t.Fatal(err)
		}
	}
	if calls != 1 {
		t.Errorf("opened %d times", calls)
	}
}

// Words that count besides are known in their language, and damage of theirs is found like any other.
func TestLexiconsWithMoreWords(t *testing.T) {
	lists := map[locales.Lang]func() []byte{
		locales.German:  func() []byte { return shelltest.Packed(t, locales.German) },
		locales.English: func() []byte { return shelltest.Packed(t, locales.English) },
	}
	more, err := pack.Pack("en", []lexicon.Entry{{Key: "DONUT", Tier: 1, Readings: []lexicon.Reading{{Spelling: "donut", Class: lexicon.ClassUnknown, Lemma: "donut"}}}})
	if err != nil {
		t.Fatal(err)
	}
	l := shell.NewLexicons(lists).With(map[locales.Lang]func() []byte{locales.English: func() []byte { return more }})
	for lang, want := range map[locales.Lang]bool{locales.German: false, locales.English: true} {
		if lex, err := l.Get(lang); err != nil || lex.Contains("DONUT") != want {
			t.Errorf("%s: DONUT is known: %v, %v", lang, !want, err)
		}
	}
	damaged := slices.Clone(more)
	damaged[len(damaged)-1] ^= 1
	l = shell.NewLexicons(lists).With(map[locales.Lang]func() []byte{locales.English: func() []byte { return damaged }})
	if _, err := l.Get(locales.English); !errors.Is(err, lexicon.ErrDamaged) {
		t.Errorf("damaged: %v", err)
	}
}

// A word is known by the list of its language or as a house word that counts, however it is typed; by some list where no language is
// said; and where a list can't be opened nobody can say.
func TestKnows(t *testing.T) {
	env := shelltest.New(t, locales.German)
	for word, accept := range map[string]bool{"XYLO": true, "QUARX": false, "ROT": false, "ÄX": true} {
		if _, err := env.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Accept: accept}); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		lang, word string
		want       bool
	}{
		{"de", "HUND", true},
		{"de", "hund", true},
		{"en", "HUND", false},
		{"de", "DOG", false},
		{"en", "DOG", true},
		{"de", "EOREGSELNH", false},
		{"en", "EOREGSELNH", false},
		{"", "HUND", true},
		{"", "DOG", true},
		{"", "EOREGSELNH", false},
		{"de", "XYLO", true},
		{"en", "XYLO", false},
		{"", "XYLO", true},
		{"de", "AEX", true},
		{"de", "QUARX", false},
		{"de", "ROT", true}, // it is in the list, though the family doesn't let it count
		{"de", "", false},
	} {
		if got := env.Knows(c.lang, c.word); got != c.want {
			t.Errorf("%q knows %q: %v", c.lang, c.word, got)
		}
	}
	env.Lexicons = shell.NewLexicons(nil)
	if !env.Knows("de", "EOREGSELNH") || !env.Knows("", "EOREGSELNH") {
		t.Error("without a list a word is doubted")
	}
}
