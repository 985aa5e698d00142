package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
)

// rack is a Rack with these letters, ? for the joker, and digraphs.
func rack(letters string, shortest, longest int) lexicon.Rack {
	r := lexicon.Rack{Shortest: shortest, Longest: longest, Digraphs: true}
	for _, c := range letters {
		if i, ok := lexicon.Index(c); ok {
			r.Letters[i]++
		}
	}
	r.Joker = strings.Contains(letters, "?")
	return r
}

// spelled are the words that Spell finds, the joker's letter in lower case, sorted.
func spelled(l *lexicon.Lexicon, r lexicon.Rack) []string {
	var out []string
	l.Spell(r, func(word []byte, joker int) {
		var b strings.Builder
		for i, letter := range word {
			s := string(lexicon.Letter(int(letter)))
			if i == joker {
				s = strings.ToLower(s)
			}
			b.WriteString(s)
		}
		out = append(out, b.String())
	})
	slices.Sort(out)
	return out
}

// laidForms are all ways to type a key.
func laidForms(key string, digraphs bool) []string {
	forms := []string{""}
	for _, r := range key {
		var next []string
		for _, f := range forms {
			next = append(next, f+string(r))
			if t := lexicon.Transcribe(string(r)); digraphs && t != string(r) {
				next = append(next, f+t)
			}
		}
		forms = next
	}
	return forms
}

// obvious is spelled, word by word.
func obvious(l *lexicon.Lexicon, r lexicon.Rack) []string {
	var out []string
	for key := range l.All() {
	form:
		for _, form := range laidForms(key, r.Digraphs) {
			letters := []rune(form)
			if len(letters) < r.Shortest || len(letters) > r.Longest {
				continue
			}
			left, joker := r.Letters, r.Joker
			for k, c := range letters {
				i, _ := lexicon.Index(c)
				switch {
				case left[i] > 0:
					left[i]--
				case joker:
					joker = false
					letters[k] = []rune(strings.ToLower(string(c)))[0]
				default:
					continue form
				}
			}
			out = append(out, string(letters))
		}
	}
	slices.Sort(out)
	return out
}

func TestSpell(t *testing.T) {
	l := mustOpen(packed(t, "de", fixture))
	for _, c := range []struct{ rack, want string }{
		{"AAL", "AAL"},
		{"AALE", "AAL AALE"},
		{"AL?", "AaL"},
		{"WUERFEL", "WUERFEL"},
		{"WUERFELN", "WUERFEL WUERFELN"},
		{"WÜRFEL", "WÜRFEL"},
		{"WRFEL?", "WüRFEL oEL"},
		{"WURFEL?", "WUERFeL WüRFEL oEL"}, // the joker is the last E
	} {
		got := strings.Join(spelled(l, rack(c.rack, 3, 10)), " ")
		if got != c.want {
			t.Errorf("%s spells %q, want %q", c.rack, got, c.want)
		}
	}
}

func TestSpellAgreesWithTheObvious(t *testing.T) {
	letters := rapid.StringOfN(rapid.SampledFrom([]rune("AÄEENSOÖUÜZ?")), 0, 10, -1)
	rapid.Check(t, func(t *rapid.T) {
		b, err := pack.Pack("xx", entries(t))
		if err != nil {
			t.Fatal(err)
		}
		r := rack(letters.Draw(t, "rack"), rapid.IntRange(0, 4).Draw(t, "shortest"), rapid.IntRange(0, 12).Draw(t, "longest"))
		r.Digraphs = rapid.Bool().Draw(t, "digraphs")
		l := mustOpen(b)
		if got, want := spelled(l, r), obvious(l, r); !slices.Equal(got, want) {
			t.Fatalf("%v\n got %q\nwant %q", r, got, want)
		}
	})
}

// The longest key that can be packed, laid in more letters than a word may have.
func TestSpellLongest(t *testing.T) {
	key := strings.Repeat("N", 23) + "Ä"
	l := mustOpen(packed(t, "xx", []lexicon.Entry{{
		Key: key, Tier: 1, Readings: []lexicon.Reading{{Spelling: key, Class: lexicon.ClassOther, Lemma: key}},
	}}))
	if got := spelled(l, rack(key+"AE", 0, 100)); !slices.Equal(got, []string{key}) {
		t.Errorf("%q", got)
	}
	if got := spelled(l, rack(key, 0, -1)); len(got) != 0 {
		t.Errorf("%q", got)
	}
}
