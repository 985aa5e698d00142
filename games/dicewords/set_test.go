package dicewords

import (
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
)

func TestGermanSetIsTheRulesTable(t *testing.T) {
	s := german(t)
	want := []struct{ id, mark, faces string }{
		{"gold", "E", "EAEIOU"},
		{"dark_blue", "E", "EAEIOU"},
		{"orange", "J", "JIBMRT"},
		{"purple", "Q", "QEFGRS"},
		{"light_blue", "V", "VÄCGLT"},
		{"brown", "W", "WÜBPNS"},
		{"green", "X", "XEHKPT"},
		{"red", "Y", "YADKLS"},
		{"black", "Z", "ZÖCDNR"},
		{"silver", "?", "?FHMLN"},
	}
	marks := map[string]bool{}
	for i, w := range want {
		d := s.Dice[i]
		if d.ID != w.id || d.Mark != w.mark || d.Faces != w.faces {
			t.Errorf("die %d is %+v, want %+v", i+1, d, w)
		}
		mark := d.Mark
		if d.Dot {
			mark += "·"
		}
		if marks[mark] {
			t.Errorf("die %d can't be told apart by its mark %s", i+1, mark)
		}
		marks[mark] = true
	}
	for letters, points := range map[string]int{
		"EAILNRST": 1, "UDGHO": 2, "BCFKMPÜÄ": 3, "ZÖ": 4, "WV": 5, "J": 6, "Y": 7, "X": 8, "Q": 9, "?": -2,
	} {
		for _, r := range letters {
			if p, ok := s.Points(r); !ok || p != points {
				t.Errorf("%c counts %d, want %d", r, p, points)
			}
		}
	}
}

// The rulebook proves some values, and all of its sums hold.
func TestProvedValues(t *testing.T) {
	s := german(t)
	var proved string
	for _, v := range s.Values {
		if v.Source == Proved {
			proved += v.Letter
		} else if v.Source != Reconstructed {
			t.Errorf("%s comes from %q", v.Letter, v.Source)
		}
	}
	if want := "CEFILMNRUWÜ?"; proved != want {
		t.Errorf("proved are %s, want %s", proved, want)
	}
	if len(s.Values) != len([]rune(Letters))+1 {
		t.Errorf("%d values", len(s.Values))
	}
	for letters, want := range map[string]int{"SHK": 6, "QKÖPG": 21, "SCHENK": 11, "KNIRSCHEN": 14} {
		sum := 0
		for _, r := range letters {
			p, _ := s.Points(r)
			sum += p
		}
		if sum != want {
			t.Errorf("%s sums to %d, want %d", letters, sum, want)
		}
	}
}

func TestParseSetRefuses(t *testing.T) {
	good := german(t)
	change := func(f func(*Set)) Set {
		s := good.Clone()
		f(&s)
		return s
	}
	for name, c := range map[string]struct {
		set Set
		id  games.ID
	}{
		"five faces":     {change(func(s *Set) { s.Dice[3].Faces = "QEFGR" }), IllegalSet},
		"no such letter": {change(func(s *Set) { s.Dice[3].Faces = "QEFGR1" }), IllegalSet},
		"lower case":     {change(func(s *Set) { s.Dice[3].Faces = "qefgrs" }), IllegalSet},
		"no id":          {change(func(s *Set) { s.Dice[0].ID = "" }), IllegalSet},
		"twice the id":   {change(func(s *Set) { s.Dice[0].ID = "silver" }), IllegalSet},
		"two joker dice": {change(func(s *Set) { s.Dice[0].Faces = "?AEIOU" }), IllegalSet},
		"no value":       {change(func(s *Set) { s.Values = s.Values[1:] }), IllegalSet},
		"two values":     {change(func(s *Set) { s.Values = append(s.Values, s.Values[0]) }), IllegalSet},
		"no source":      {change(func(s *Set) { s.Values[0].Source = "" }), IllegalSet},
		"letter 21":      {change(func(s *Set) { s.Values[0].Points = 21 }), IllegalValue},
		"joker 1":        {change(func(s *Set) { s.Values[29].Points = 1 }), IllegalValue},
	} {
		wantID(t, name, c.set.Validate(), c.id)
	}
	for name, data := range map[string]string{"nothing": "", "null": "null", "list": "[]", "unknown field": `{"Dyce":[]}`} {
		if _, err := ParseSet([]byte(data)); err == nil {
			t.Errorf("%s: parsed", name)
		}
	}
}

func wantID(t *testing.T, name string, err error, id games.ID) {
	t.Helper()
	var illegal *games.Illegal
	if !errors.As(err, &illegal) || illegal.ID != id {
		t.Errorf("%s: got %v, want %s", name, err, id)
	}
}

func TestHouseValues(t *testing.T) {
	s := german(t)
	h, err := s.WithValues(map[string]int{"Q": 20, "E": 0, "?": -10, "W": 5})
	if err != nil {
		t.Fatal(err)
	}
	for letter, want := range map[rune]Value{
		'Q': {"Q", 20, House}, 'E': {"E", 0, House}, '?': {"?", -10, House}, 'W': {"W", 5, Proved}, 'R': {"R", 1, Proved},
	} {
		i := slices.IndexFunc(h.Values, func(v Value) bool { return v.Letter == string(letter) })
		if h.Values[i] != want {
			t.Errorf("%c: %+v, want %+v", letter, h.Values[i], want)
		}
	}
	if p, _ := s.Points('Q'); p != 9 {
		t.Errorf("the set itself changed: Q %d", p)
	}
	if h.Hash() == s.Hash() {
		t.Error("sets with other values have the same hash")
	}
	if again, _ := s.WithValues(map[string]int{"Q": 9}); again.Hash() != s.Hash() {
		t.Error("a house value that changes nothing changes the hash")
	}
	for name, house := range map[string]map[string]int{
		"21": {"Q": 21}, "-1": {"Q": -1}, "joker 1": {"?": 1}, "joker -11": {"?": -11},
	} {
		_, err := s.WithValues(house)
		wantID(t, name, err, IllegalValue)
	}
	_, err = s.WithValues(map[string]int{"QU": 3})
	wantID(t, "QU", err, IllegalSet)
}

// The worked examples of the rules.
func TestWorkedExamples(t *testing.T) {
	s := german(t)
	for _, c := range []struct {
		word                string
		sum, length, points int
		set, joker          bool // spellable without and with the joker
	}{
		{"WÜRFEL", 14, 6, 84, false, true},
		{"WUERFEL", 14, 7, 98, true, true},
		{"SCHENK", 11, 6, 66, true, true},
		{"SCHINKEN", 13, 8, 104, true, true},
		{"SCHICKEN", 15, 8, 120, true, true},
		{"SCHMINKE", 15, 8, 120, true, true},
		{"KIRSCHEN", 13, 8, 104, true, true},
		{"KNIRSCHEN", 14, 9, 126, true, true},
		{"QUERKÖPFIG", 29, 10, 290, true, true},
	} {
		tally, err := CountWord(s, c.word)
		if err != nil || tally.Sum() != c.sum || tally.Length() != c.length || tally.Points() != c.points {
			t.Errorf("%s: %d × %d = %d (%v), want %d × %d = %d", c.word,
				tally.Sum(), tally.Length(), tally.Points(), err, c.sum, c.length, c.points)
		}
		if got := SetCanSpell(s, c.word, false); got != c.set {
			t.Errorf("%s without joker: %v", c.word, got)
		}
		if got := SetCanSpell(s, c.word, true); got != c.joker {
			t.Errorf("%s with joker: %v", c.word, got)
		}
	}
	for word, points := range map[string]int{"SCHI?KEN": 80, "SCH?INKE": 80, "W?RFEL": 54} {
		if tally, err := CountWord(s, word); err != nil || tally.Points() != points {
			t.Errorf("%s: %d (%v), want %d", word, tally.Points(), err, points)
		}
	}
	for word, id := range map[string]games.ID{
		"ei": IllegalShort, "EI": IllegalShort, "ABCDEFGHIJK": IllegalLong, "SCH??KEN": IllegalLetters, "Haus": IllegalLetters, "MÄß": IllegalLetters,
	} {
		_, err := CountWord(s, word)
		wantID(t, word, err, id)
	}
}

// brute tries every assignment of letters to unused dice.
func brute(s Set, letters []rune, used [DiceCount]bool, joker bool) bool {
	if len(letters) == 0 {
		return true
	}
	for i, d := range s.Dice {
		if used[i] || !strings.ContainsRune(d.Faces, letters[0]) && (!joker || !strings.ContainsRune(d.Faces, Joker)) {
			continue
		}
		u := used
		u[i] = true
		if brute(s, letters[1:], u, joker) {
			return true
		}
	}
	return false
}

// QUERKÖPFIG needs all ten dice, so a letter more than once on other dice must not
// be taken greedily: the matching agrees with trying every assignment.
func TestSetCanSpellAgainstBruteForce(t *testing.T) {
	s := german(t)
	c := games.NewChance(1, 0, 0)
	letters := []rune(Letters + "EEENNSSRT")
	yes := 0
	for range 3000 {
		word := make([]rune, MinWord+c.IntN(5))
		for i := range word {
			word[i] = letters[c.IntN(len(letters))]
		}
		for _, joker := range []bool{false, true} {
			got := SetCanSpell(s, string(word), joker)
			if got != brute(s, word, [DiceCount]bool{}, joker) {
				t.Fatalf("%s, joker %v: %v", string(word), joker, got)
			}
			if got {
				yes++
			}
		}
	}
	if yes < 500 || yes > 5500 {
		t.Errorf("%d of 6000 spellable: the sample shows nothing", yes)
	}
	for _, word := range []string{"WÜRFEL", "ÄÖÜV", "a", "ABCDEFGHIJKLM", "X?X"} {
		if SetCanSpell(s, word, false) {
			t.Errorf("%s without joker", word)
		}
	}
}

// The reckoner's range is the largest word value: reachable sums of all dice, each
// used or not, by trying them all.
func TestMaxSumIs51(t *testing.T) {
	s := german(t)
	sums := map[int]bool{0: true}
	for i := range s.Dice {
		next := map[int]bool{}
		for sum := range sums {
			next[sum] = true
			for _, f := range s.Faces(i) {
				p, _ := s.Points(f)
				next[sum+p] = true
			}
		}
		sums = next
	}
	best := 0
	for sum := range sums {
		best = max(best, sum)
	}
	if best != 51 || s.MaxSum() != best {
		t.Errorf("largest sum %d, MaxSum %d, want 51", best, s.MaxSum())
	}
	for sum := -1; sum <= 52; sum++ {
		for length := 2; length <= 11; length++ {
			got, ok := Reckon(s, sum, length)
			if inside := sum >= 0 && sum <= 51 && length >= 3 && length <= 10; ok != inside || ok && got != sum*length {
				t.Errorf("Reckon(%d, %d) = %d, %v", sum, length, got, ok)
			}
		}
	}
}

func TestSpell(t *testing.T) {
	faces := []rune("IERSLNHKCF") // KIRSCHEN is there
	for _, c := range []struct {
		word   string
		faces  []rune
		prefer []int
		dice   []int
		joker  int
	}{
		{"KIRSCHEN", faces, nil, []int{7, 0, 2, 3, 8, 6, 1, 5}, -1},
		{"NENN", []rune("EEBENNHAN?"), nil, []int{4, 0, 5, 8}, -1},
		{"NENN", []rune("EEBENNHAN?"), []int{8, 1, 99, -1}, []int{8, 1, 4, 5}, -1},
		{"NENN", []rune("EEBENNHAD?"), nil, []int{4, 0, 5, 9}, 3},       // the joker takes the missing N
		{"ÖDE", []rune("EEBENNHAD?"), nil, []int{9, 8, 0}, 0},           // the joker may be Ö
		{"ENDE", []rune("EEBENNHAD?"), []int{9}, []int{0, 4, 8, 1}, -1}, // and is never used without need
	} {
		got, ok := Spell(c.faces, c.word, c.prefer...)
		if want := (Spelling{c.word, c.dice, c.joker}); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v, want %+v", c.word, got, ok, want)
		}
	}
	for _, word := range []string{"ÖDÄ", "EE", "EEEEE", "ende", "NENNENDENNE", "", "E?E"} {
		if _, ok := Spell([]rune("EEBENNHAD?"), word); ok {
			t.Errorf("%q was spelled", word)
		}
	}
	if s, _ := Spell([]rune("EEBENNHAD?"), "NENN"); s.Pattern() != "NEN?" {
		t.Errorf("pattern %s", s.Pattern())
	}
	if s, ok := Spell([]rune("EEB"), "PÖT"); ok {
		t.Errorf("spelled %+v", s)
	}
	// One way only: the dice of POET don't give PÖT.
	if _, ok := Spell([]rune("POETBBBBBB"), "PÖT"); ok {
		t.Error("POET is PÖT")
	}
}

func TestFold(t *testing.T) {
	for text, want := range map[string]string{
		"würfel": "WÜRFEL", "Straße": "STRASSE", "GROẞ": "GROSS", "Café": "CAFE", "Cafe\u0301": "CAFE",
		"a\u0308rger": "ÄRGER", "\u0308x": "X", "e-mail 2": "EMAIL", "façade ñ æ": "FACADENAE", "?": "", "日本\xff": "",
	} {
		if got := Fold(text); got != want {
			t.Errorf("Fold(%q) = %q, want %q", text, got, want)
		}
	}
}

// The formula of the rules against counting every course of throws.
func TestChanceAgainstEnumeration(t *testing.T) {
	s := german(t)
	for _, c := range []struct {
		free   []int
		throws int
		letter rune
	}{
		{[]int{9}, 1, 'N'},
		{[]int{4, 9}, 1, 'L'},
		{[]int{4, 9}, 2, 'L'},
		{[]int{0, 3}, 2, 'E'},
		{[]int{0, 1, 3}, 2, 'E'},
		{[]int{2, 9}, 3, 'M'},
		{[]int{9}, 2, Joker},
		{[]int{2, 4}, 2, 'X'},
		{[]int{0}, 0, 'E'},
	} {
		hits, courses := 0, 0
		var run func(n int, hit bool)
		run = func(n int, hit bool) {
			if n == len(c.free)*c.throws {
				courses++
				if hit {
					hits++
				}
				return
			}
			for _, f := range s.Faces(c.free[n%len(c.free)]) {
				run(n+1, hit || f == c.letter)
			}
		}
		run(0, false)
		want := float64(hits) / float64(courses)
		if got := ChanceOf(s, c.free, c.throws, c.letter).Chance; math.Abs(got-want) > 1e-12 {
			t.Errorf("%+v: %v, want %v", c, got, want)
		}
	}
	o := ChanceOf(s, []int{9, 4, 4, 12, -1, 0}, 2, 'L')
	if !slices.Equal(o.Dice, []int{4, 9}) || math.Abs(o.Chance-(1-math.Pow(5.0/6, 4))) > 1e-12 {
		t.Errorf("L: %+v", o)
	}
}

func TestReach(t *testing.T) {
	s := german(t)
	reach := Reach(s, []int{0, 9}, 1)
	if string(reach[0]) != "EAIOU" || string(reach[9]) != "?FHMLN" || reach[1] != nil {
		t.Errorf("reach %q", reach)
	}
	if Reach(s, []int{0}, 0)[0] != nil {
		t.Error("something is in reach without a throw")
	}
}
