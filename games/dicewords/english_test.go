package dicewords

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// What is known of the publisher's English set holds in ours (RULES.md, "The English dice set").
func TestEnglishSetKeepsWhatIsKnown(t *testing.T) {
	s := english(t)
	dice := map[string]string{}
	for _, d := range s.Dice {
		dice[d.ID] = d.Faces
	}
	for id, faces := range map[string]string{"gold": "?AEIOU", "orange": "JAHMNR", "green": "ZEGMPT"} {
		if sorted(dice[id]) != sorted(faces) {
			t.Errorf("%s has %s", id, dice[id])
		}
	}
	for id, letters := range map[string]string{"dark_blue": "AEIOY", "light_blue": "VS", "purple": "Q", "brown": "Y"} {
		if among(dice[id], letters) < len(letters) {
			t.Errorf("%s has %s, without some of %s", id, dice[id], letters)
		}
	}
	for word, want := range map[string]int{"ELEPHANT": 11, "ELEPHANTS": 12, "PLINTHS": 10, "QUEUE": 13, "Q": 9, "?": -2, "S": 1} {
		sum := 0
		for _, r := range word {
			p, _ := s.Points(r)
			sum += p
		}
		if sum != want {
			t.Errorf("%s sums to %d, not %d", word, sum, want)
		}
	}
}

// Seven dice have one rare letter and one vowel each; all have marks that tell them apart without their colours.
func TestEnglishDiceAreToldApart(t *testing.T) {
	const rare, vowels = "JKQVWXZ", "AEIOU"
	rares, marks := "", map[string]bool{}
	for _, d := range english(t).Dice {
		mark := fmt.Sprint(d.Mark, d.Dot)
		if marks[mark] {
			t.Errorf("two dice have the mark %s", mark)
		}
		marks[mark] = true
		if !strings.Contains(d.Faces, d.Mark) {
			t.Errorf("%s has no %s", d.ID, d.Mark)
		}
		if among(d.Faces, rare) == 0 {
			continue
		}
		rares += d.Mark
		if among(d.Faces, rare) != 1 || among(d.Faces, vowels) != 1 || !strings.Contains(rare, d.Mark) {
			t.Errorf("%s has not one rare letter, which is its mark, and one vowel", d.ID)
		}
	}
	if sorted(rares) != rare {
		t.Errorf("rare letters are %s", rares)
	}
}

// sorted are letters in the order of their codes.
func sorted(letters string) string {
	r := []rune(letters)
	slices.Sort(r)
	return string(r)
}

// among is how many of the faces are one of these letters.
func among(faces, letters string) (n int) {
	for _, r := range faces {
		if strings.ContainsRune(letters, r) {
			n++
		}
	}
	return n
}

// A setup of before, which knew no other language, is the German one to the byte.
func TestGermanSetupIsAsBefore(t *testing.T) {
	german, err := json.Marshal(Setup{Options: DefaultOptions(2), Set: german(t), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(german), "Language") {
		t.Error("the German set says its language")
	}
	if s := english(t); s.Lang() != English || s.Language != English {
		t.Errorf("the English set is %q", s.Lang())
	}
	s := english(t)
	for _, lang := range []string{"de", "fr"} { // one way only to say German
		if s.Language = lang; s.Validate() == nil {
			t.Errorf("a set of language %q is played with", lang)
		}
	}
}

// A word is spelled with the English dice, and counts what they say.
func TestEnglishTurn(t *testing.T) {
	l := record(t, Setup{Options: DefaultOptions(2), Set: english(t), Seed: 3}).Log
	l = thrown(t, l, 0, "AEEHNLWPTX")
	r := games.Ruling{Word: "ELEPHANT", Answer: true, By: games.ByLexicon + ":en:1"}
	l = gamestest.Do(t, l, 0, Declare{Word: "ELEPHANT", Rulings: games.Rulings{r}})
	if v := view(l); v.Turns[0].Points != 88 {
		t.Errorf("ELEPHANT counts %d, not 88", v.Turns[0].Points)
	}
}

// Records with English words have a key of their own; those with German ones keep theirs.
func TestRecordsOfEachLanguage(t *testing.T) {
	o := DefaultOptions(1)
	de, en := RecordKey(o, german(t)), RecordKey(o, english(t))
	if !strings.HasPrefix(de, "target=400 set=") || !strings.HasSuffix(de, " keptstay=false aids=false check=dictionary") {
		t.Errorf("the German key is %q", de)
	}
	if !strings.HasSuffix(en, " check=dictionary words=en") {
		t.Errorf("the English key is %q", en)
	}
}
