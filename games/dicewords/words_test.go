package dicewords_test

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
)

// germanWords is the list as it is committed.
var germanWords = sync.OnceValue(func() *lexicon.Lexicon {
	l, err := lexicon.Open(data.German())
	if err != nil {
		panic(err)
	}
	return l
})

// rulebookPoints are the letter values (RULES.md, "Letter values").
func rulebookPoints(letter rune) int {
	for points, letters := range map[int]string{
		1: "EAILNRST", 2: "UDGHO", 3: "BCFKMPÜÄ", 4: "ZÖ", 5: "WV", 6: "J", 7: "Y", 8: "X", 9: "Q", -2: "?",
	} {
		if strings.ContainsRune(letters, letter) {
			return points
		}
	}
	panic(string(letter))
}

// germanDice are the faces (RULES.md, "The German dice set").
var germanDice = []string{
	"EAEIOU", "EAEIOU", "JIBMRT", "QEFGRS", "VÄCGLT", "WÜBPNS", "XEHKPT", "YADKLS", "ZÖCDNR", "?FHMLN",
}

// A worked example: the roll, a word in it with the joker's letter in lower case, its sum and points.
func TestAllWordsExamples(t *testing.T) {
	for _, c := range []struct {
		roll, word  string
		sum, points int
	}{
		{"EURFSWTLJE", "WUERFEL", 14, 98},
		{"SCHIKENBVH", "SCHENK", 11, 66},
		{"SCHIKENBVN", "SCHINKEN", 13, 104},
		{"SCHIKENRLF", "KIRSCHEN", 13, 104},
		{"KIRSCHENCN", "KNIRSCHEN", 14, 126},
		{"KIRSCHENCN", "SCHICKEN", 15, 120},
		{"SCHMINKEAA", "SCHMINKE", 15, 120},
		{"QUERKÖPFIG", "QUERKÖPFIG", 29, 290},
		{"SCHIKENAU?", "SCHIcKEN", 10, 80},
		{"SCHIKENAU?", "SCHINKEn", 10, 80},
		{"SCHIKENAU?", "SCHmINKE", 10, 80},
		{"WRFELAAAA?", "WüRFEL", 9, 54},
		{"WUERFELAAA", "WUERFEL", 14, 98},
	} {
		all := dicewords.AllWords(germanWords(), []rune(c.roll), rulebookPoints)
		i := slices.IndexFunc(all, func(f dicewords.Found) bool { return marked(f) == c.word })
		if i < 0 {
			t.Errorf("%s: no %s", c.roll, c.word)
			continue
		}
		if f := all[i]; f.Sum != c.sum || f.Points != c.points || f.Length != len([]rune(c.word)) {
			t.Errorf("%s: %+v", c.roll, f)
		}
	}
	for roll, word := range map[string]string{
		"SCHIKENBVH": "KIRSCHEN", // destroyed by the throw
		"WUERFELWUE": "WÜRFEL",   // no Ü there
		"SCHIKENRLF": "SCHICKEN", // one C only
		"POTAAAAAAA": "POET",     // no E
		"PÖTAAAAAAA": "POET",     // one way only
	} {
		for _, f := range dicewords.AllWords(germanWords(), []rune(roll), rulebookPoints) {
			if f.Word == word {
				t.Errorf("%s spells %s", roll, word)
			}
		}
	}
}

// marked is the word with the joker's letter in lower case.
func marked(f dicewords.Found) string {
	letters := []rune(f.Word)
	if f.Joker >= 0 {
		letters[f.Joker] = []rune(strings.ToLower(string(letters[f.Joker])))[0]
	}
	return string(letters)
}

// form is one way to lay a key.
type form struct {
	text    string
	letters []int  // numbers of the alphabet
	set     uint32 // a bit for each letter that occurs
}

// germanForms are all ways to lay the German keys in 3 to 10 letters.
var germanForms = sync.OnceValue(func() []form {
	var out []form
	for key := range germanWords().All() {
		texts := []string{""}
		for at := strings.IndexAny(key, "ÄÖÜ"); at >= 0; at = strings.IndexAny(key, "ÄÖÜ") {
			umlaut := key[at : at+len("Ä")]
			var next []string
			for _, text := range texts {
				next = append(next, text+key[:at]+umlaut, text+key[:at]+lexicon.Transcribe(umlaut))
			}
			texts, key = next, key[at+len(umlaut):]
		}
		for _, text := range texts {
			if f := newForm(text + key); len(f.letters) >= 3 && len(f.letters) <= 10 {
				out = append(out, f)
			}
		}
	}
	return out
})

func newForm(text string) form {
	f := form{text: text, letters: make([]int, 0, len(text))}
	for _, r := range text {
		i, _ := lexicon.Index(r)
		f.letters = append(f.letters, i)
		f.set |= 1 << i
	}
	return f
}

// obviousWords is AllWords, form by form.
func obviousWords(faces []rune, points func(rune) int) []dicewords.Found {
	var roll [lexicon.Letters]int
	var values [lexicon.Letters]int
	var have uint32
	for _, r := range faces {
		if i, ok := lexicon.Index(r); ok {
			roll[i]++
			have |= 1 << i
		}
	}
	for i := range values {
		values[i] = points(lexicon.Letter(i))
	}
	joker := slices.Contains(faces, '?')
	found := map[string]dicewords.Found{}
forms:
	for _, f := range germanForms() {
		if bits.OnesCount32(f.set&^have) > 1 { // most miss two letters, which is quickly seen
			continue
		}
		left := roll
		w := dicewords.Found{Word: f.text, Joker: -1, Length: len(f.letters)}
		for i, letter := range f.letters {
			switch {
			case left[letter] > 0:
				left[letter]--
				w.Sum += values[letter]
			case joker && w.Joker < 0:
				w.Joker = i
				w.Sum += points('?')
			default:
				continue forms
			}
		}
		w.Points = w.Sum * w.Length
		found[f.text] = w
	}
	out := slices.Collect(maps.Values(found))
	plain := strings.NewReplacer("Ä", "A", "Ö", "O", "Ü", "U")
	slices.SortFunc(out, func(a, b dicewords.Found) int {
		return cmp.Or(
			cmp.Compare(b.Points, a.Points),
			cmp.Compare(plain.Replace(a.Word), plain.Replace(b.Word)),
			slices.Compare([]rune(a.Word), []rune(b.Word)), // dots last
		)
	})
	return out
}

func TestAllWordsAgreesWithTheObvious(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var faces []rune
		for i, die := range germanDice {
			if i == 9 && rapid.Bool().Draw(t, "joker") {
				die = "?"
			}
			faces = append(faces, rapid.SampledFrom([]rune(die)).Draw(t, "face"))
		}
		faces = faces[rapid.IntRange(0, 4).Draw(t, "without"):]
		points := rulebookPoints
		if rapid.Bool().Draw(t, "house values") {
			values := map[rune]int{'?': rapid.IntRange(-10, 0).Draw(t, "joker value")}
			for _, r := range dicewords.Letters {
				values[r] = rapid.IntRange(0, 20).Draw(t, "value")
			}
			points = func(r rune) int { return values[r] }
		}
		got, want := dicewords.AllWords(germanWords(), faces, points), obviousWords(faces, points)
		if !slices.Equal(got, want) {
			t.Fatalf("%s: %d words, want %d: %v", string(faces), len(got), len(want), firstDifference(got, want))
		}
		best, ok := dicewords.BestWord(germanWords(), faces, points, nil)
		if ok != (len(want) > 0) || ok && best != want[0] {
			t.Fatalf("%s: best %+v, %v; want %+v", string(faces), best, ok, want[:min(1, len(want))])
		}
	})
}

func firstDifference(a, b []dicewords.Found) []dicewords.Found {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return []dicewords.Found{a[i], b[i]}
		}
	}
	return nil
}

func TestNoWords(t *testing.T) {
	for _, faces := range []string{"", "?", "EE", "JQVWXYZCC", "..,,"} {
		if all := dicewords.AllWords(germanWords(), []rune(faces), rulebookPoints); len(all) != 0 {
			t.Errorf("%q: %v", faces, all)
		}
		if best, ok := dicewords.BestWord(germanWords(), []rune(faces), rulebookPoints, nil); ok {
			t.Errorf("%q: %v", faces, best)
		}
	}
}
