package decipher

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

// house are house words: true accepts, false refuses.
type house map[string]bool

func (h house) House(key string) (accept, known bool) {
	accept, known = h[key]
	return accept, known
}

func notes(a Advice) (ids []games.ID) {
	for _, n := range a.Notes {
		ids = append(ids, n.ID)
	}
	return ids
}

func TestAdvice(t *testing.T) {
	for _, c := range []struct {
		l         Language
		word      string
		want      []games.ID
		warn      int
		spellings string
	}{
		{LanguageGerman, "Boot", []games.ID{NoteKnown, NoteUnique}, 0, "Boot boot"},
		{LanguageGerman, "NAHM", []games.ID{NoteKnown, NoteInflected, NoteUnique}, 0, "nahm"},
		{LanguageEnglish, "TOOK", []games.ID{NoteKnown, NoteInflected, NoteLookalikes}, 0, "took"},
		{LanguageEnglish, "boot", []games.ID{NoteKnown, NoteName, NoteUnique}, 0, "boot"},
		{LanguageEnglish, "IT'S", []games.ID{NoteUnknown, NoteUnique}, 1, ""},
		{LanguageGerman, "TINA", []games.ID{NoteUnknown, NoteUnique}, 1, ""},
	} {
		s := setupOf(t, options(2, 4, c.l, PickOrder), 1)
		a := CheckSecret(s, nil, indexOf(t, c.l, 4), nil, c.word)
		warn := 0
		for _, n := range a.Notes {
			if n.Warn {
				warn++
			}
			if n.Args["Word"] != a.Word {
				t.Errorf("%+v", n)
			}
		}
		if got := notes(a); !slices.Equal(got, c.want) || warn != c.warn || strings.Join(a.Spellings, " ") != c.spellings || a.Known != (warn == 0) || !a.Whole || a.Refusal != nil {
			t.Errorf("%s: %v, %+v", c.word, got, a)
		}
	}
}

func TestAdviceOnUmlauts(t *testing.T) {
	a := CheckSecret(setupOf(t, options(2, 4, LanguageGerman, PickOrder), 1), nil, indexOf(t, LanguageGerman, 4), nil, "Bär")
	if a.Word != "BAER" || !a.Known || !slices.Equal(a.Spellings, []string{"Bär"}) || a.Tier != 1 || a.Need != (letterpiece.Count{5, 5, 0, 3}) {
		t.Errorf("%+v", a)
	}
}

// Every figure of the page while the word is typed, and what is refused.
func TestAdviceOnTheWay(t *testing.T) {
	s, ix := setupOf(t, options(2, 6, LanguageEnglish, PickOrder), 1), indexOf(t, LanguageEnglish, 6)
	a := CheckSecret(s, nil, ix, nil, "VOO")
	if a.Whole || a.Notes != nil || a.Need != (letterpiece.Count{2, 0, 4, 0}) || a.Shortages != nil {
		t.Errorf("%+v", a)
	}
	gamestest.WantID(t, "refused", a.Refusal, IllegalLength)
	a = CheckSecret(s, []string{"VOODOO"}, ix, nil, "voodoo")
	gamestest.WantID(t, "refused", a.Refusal, IllegalStock)
	if len(a.Shortages) != 2 || !a.Whole || a.Notes[0].ID != NoteUsed || !a.Notes[0].Warn {
		t.Errorf("%+v", a)
	}
	if a := CheckSecret(s, []string{"BOTTLE"}, nil, nil, "BOTTLE"); a.Refusal != nil || a.Known || !reflect.DeepEqual(notes(a), []games.ID{NoteUsed}) {
		t.Errorf("without a lexicon: %+v", a)
	}
}

func TestHouseWordsComeFirst(t *testing.T) {
	s, ix := setupOf(t, options(2, 4, LanguageGerman, PickOrder), 1), indexOf(t, LanguageGerman, 4)
	h := house{"TINA": true, "BOOT": false}
	if a := CheckSecret(s, nil, ix, h, "Tina"); !a.Known || notes(a)[0] != NoteHouse || a.Notes[0].Warn {
		t.Errorf("%+v", a)
	}
	if a := CheckSecret(s, nil, ix, h, "Boot"); a.Known || notes(a)[0] != NoteRefused || !a.Notes[0].Warn {
		t.Errorf("%+v", a)
	}
}

// A rare word is one of tier 6, and said so.
func TestRareWords(t *testing.T) {
	s, ix := setupOf(t, options(2, 5, LanguageEnglish, PickOrder), 1), indexOf(t, LanguageEnglish, 5)
	tiers := map[int]int{}
	for shape, list := range ix.shapes {
		if shape[0] > 'E' { // a part of them will do
			continue
		}
		for _, k := range list {
			a := CheckSecret(s, nil, ix, nil, k.Word)
			tiers[k.Tier]++
			if a.Tier != k.Tier || a.Rank != k.Rank || slices.Contains(notes(a), NoteRare) != (k.Tier == 6) {
				t.Fatalf("%+v: %+v", k, a)
			}
		}
	}
	if len(tiers) != 6 {
		t.Errorf("%v", tiers)
	}
}

// Lookalikes against the slow way: all words whose letters need the same pieces.
func TestLookalikes(t *testing.T) {
	for _, l := range []Language{LanguageGerman, LanguageEnglish} {
		s, ix, lex := setupOf(t, options(2, 4, l, PickOrder), 1), indexOf(t, l, 4), lexiconOf(t, l)
		all := map[string]bool{}
		for key := range lex.All() {
			if w := Fold(key); len(w) == 4 {
				all[w] = true
			}
		}
		n := 0
		for _, word := range []string{"HALT", "BOOT", "MAUS", "TAKE", "FILM", "QUIZ", "WALL"} {
			need := Need(s.Letters, word)
			var want []string
			for w := range all {
				if w != word && reflect.DeepEqual(Need(s.Letters, w), need) {
					want = append(want, w)
				}
			}
			var got []string
			for i, k := range ix.Lookalikes(word) {
				got = append(got, k.Word)
				if i > 0 && common(ix.Lookalikes(word)[i-1], k) > 0 {
					t.Errorf("%s: not the most common first", word)
				}
			}
			n += len(got)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %v, want %v", word, got, want)
			}
		}
		if n == 0 {
			t.Error("no lookalikes at all")
		}
	}
}

// Suggestions fit the box, are known, come by chance, and never twice.
func TestSuggest(t *testing.T) {
	for _, l := range []Language{LanguageGerman, LanguageEnglish} {
		for length := MinLength; length <= MaxLength; length++ {
			s, ix := setupOf(t, options(2, length, l, PickOrder), 1), indexOf(t, l, length)
			for _, d := range []Difficulty{DifficultyEasy, DifficultyMedium, DifficultyHard} {
				all := Suggest(ix, d, nil, games.NewChance(1, 0, 0), 1<<20)
				if len(all) < 60 {
					t.Errorf("%s, %d letters, %s: only %d", l, length, d, len(all))
				}
				checkSuggestions(t, s, ix, d, all)
				few := Suggest(ix, d, []string{all[0].Word, all[1].Word}, games.NewChance(1, 0, 0), 5)
				if len(few) != 5 || slices.Contains(few, all[0]) || slices.Contains(few, all[1]) {
					t.Errorf("%v", few)
				}
				if other := Suggest(ix, d, nil, games.NewChance(2, 0, 0), 5); slices.Equal(other, all[:5]) {
					t.Errorf("not by chance: %v", other)
				}
			}
		}
	}
	if Suggest(nil, DifficultyEasy, nil, games.NewChance(1, 0, 0), 3) != nil {
		t.Error("suggestions without a lexicon")
	}
	if n := len(Suggest(indexOf(t, LanguageGerman, 4), DifficultyMedium, nil, games.NewChance(1, 0, 0), -1)); n != 0 {
		t.Errorf("%d", n)
	}
}

func checkSuggestions(t *testing.T, s Setup, ix *Index, d Difficulty, all []Known) {
	t.Helper()
	seen := map[string]bool{}
	for _, k := range all {
		a := CheckSecret(s, nil, ix, nil, k.Word)
		if a.Refusal != nil || !a.Known || a.Tier > 2 || seen[k.Word] || slices.ContainsFunc(a.Notes, func(n Note) bool { return n.Warn }) {
			t.Fatalf("%s: %+v", d, a)
		}
		if d == DifficultyEasy && len(a.Lookalikes) > 0 && a.Lookalikes[0].Tier <= readingTier {
			t.Fatalf("easy, but %+v", a)
		}
		seen[k.Word] = true
	}
}

// Blocked words are never suggested, but known all the same.
func TestBlocked(t *testing.T) {
	s := setupOf(t, options(2, 4, LanguageGerman, PickOrder), 1)
	ix := NewIndex(lexiconOf(t, LanguageGerman), s, []string{"Maus", "bär"})
	if n, m := len(ix.pool), len(indexOf(t, LanguageGerman, 4).pool); n != m-2 {
		t.Errorf("%d of %d are left", n, m)
	}
	if a := CheckSecret(s, nil, ix, nil, "MAUS"); !a.Known {
		t.Errorf("%+v", a)
	}
}

// Must stay below 1 ms: it is asked at every letter typed.
func BenchmarkCheckSecret(b *testing.B) {
	s, ix := setupOf(b, options(2, 5, LanguageGerman, PickOrder), 1), indexOf(b, LanguageGerman, 5)
	words := wordsOf(b, LanguageGerman, 5)
	i := 0
	for b.Loop() {
		CheckSecret(s, []string{"HOBBY", "PANDA"}, ix, house{}, words[i%len(words)])
		i++
	}
	var slowest time.Duration
	for _, w := range words[:300] {
		best := time.Hour
		for range 10 {
			start := time.Now()
			CheckSecret(s, []string{"HOBBY", "PANDA"}, ix, house{}, w)
			best = min(best, time.Since(start))
		}
		slowest = max(slowest, best)
	}
	b.ReportMetric(float64(slowest.Nanoseconds()), "max-ns")
}

// What the caller does once, off the screen's goroutine.
func BenchmarkNewIndex(b *testing.B) {
	s, lex := setupOf(b, options(2, 5, LanguageGerman, PickOrder), 1), lexiconOf(b, LanguageGerman)
	for b.Loop() {
		NewIndex(lex, s, nil)
	}
}

// The page asks for each zone when it is rendered.
func BenchmarkCandidates(b *testing.B) {
	v := view(bonus(b, begun(b, start(b, options(2, 6, LanguageEnglish, PickOrder), 1), "bottle")))
	for b.Loop() {
		for i := range v.Zones {
			v.Candidates(i)
		}
	}
}
