package course

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/assets"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

func alphabet(t testing.TB) *letterpiece.Alphabet {
	t.Helper()
	a, err := letterpiece.Parse(assets.Alphabet)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// Every letter comes in exactly once; letters that are hard to tell apart, or that the same
// pieces make, never come in together, and signs come last.
func TestGroups(t *testing.T) {
	c := newCourse(t)
	var all []rune
	for i, g := range c.Groups() {
		t.Log(string(g))
		all = append(all, g...)
		for j, a := range g {
			for _, b := range g[:j] {
				if i < len(c.groups)-1 && (c.by[a].count == c.by[b].count || c.by[a].like[b] >= .6) {
					t.Errorf("%c and %c come in together", a, b)
				}
			}
		}
		if i < 2 && slices.ContainsFunc(g, func(r rune) bool { return c.by[r].count.Total() > 2 }) {
			t.Errorf("group %d is %s", i, string(g))
		}
	}
	if last := string(all[len(all)-2:]); last != "'-" && last != "-'" {
		t.Errorf("last are %s", last)
	}
	slices.Sort(all)
	if !slices.Equal(all, c.Letters()) {
		t.Errorf("%s", string(all))
	}
}

func TestLookAlikes(t *testing.T) {
	c := newCourse(t)
	for pair, want := range map[string]bool{"MW": true, "EF": true, "PR": true, "VA": true, "CO": true, "OS": false, "KB": false} {
		r := []rune(pair)
		if got := slices.Contains(c.LookAlikes(r[0]), r[1]); got != want || got != slices.Contains(c.LookAlikes(r[1]), r[0]) {
			t.Errorf("%s: %v", pair, got)
		}
	}
	if got := string(c.Shared('F')); got != "KZ" {
		t.Errorf("F shares with %s", got)
	}
	a, b := c.Differ('E', 'F')
	if len(a) != 1 || c.by['E'].places[a[0]].Y != 4 || len(b) != 0 {
		t.Errorf("E and F differ in %v, %v", a, b)
	}
	if a, b = c.Differ('P', 'R'); len(a) != 0 || len(b) != 1 || c.by['R'].places[b[0]].Kind != letterpiece.ShortStick {
		t.Errorf("P and R differ in %v, %v", a, b)
	}
	if got := string(c.Within(letterpiece.Count{1, 1, 0, 1})); got != "'-IJLPRT" {
		t.Errorf("pieces of R make %s", got)
	}
}

func TestRecipe(t *testing.T) {
	c := newCourse(t)
	b := c.Recipe('B')
	if len(b) != 2 || b[0] != (Part{letterpiece.LongStick, 1}) || b[1] != (Part{letterpiece.UCurve, 2}) {
		t.Errorf("%v", b)
	}
	if c.Recipe('?') != nil || c.LookAlikes('?') != nil || c.Shared('?') != nil || c.Tray('?').Total() != 0 {
		t.Error("there is no such letter")
	}
}

// A corrected file is enough: another alphabet gives another course, and another version.
func TestOtherAlphabet(t *testing.T) {
	a, err := letterpiece.Parse([]byte(`{"X":[{"piece":"long","from":[0,0],"to":[0,4]}],"Y":[{"piece":"u","center":[1,1],"open":"up"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	c, err := New(a, []string{"XY", "YX", "XXY", "YYX", "ABC", ""})
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Groups()) != 1 || len(c.words) != 4 || c.Version() == newCourse(t).Version() {
		t.Errorf("%v, %v, %s", c.Groups(), c.words, c.Version())
	}
	l := newLearner(t, c, 1, perfect)
	if !l.session(10) {
		t.Errorf("%+v", l.p)
	}
	if _, err := New(nil, nil); err == nil {
		t.Error("a course of nothing")
	}
}

func TestWords(t *testing.T) {
	de, en := words(t)
	for _, all := range [][]string{de, en} {
		if len(all) < 500 {
			t.Fatalf("only %d words", len(all))
		}
		a := alphabet(t)
		for _, w := range all {
			if n, ok := a.Count(w); !ok || !n.Within(letterpiece.Stock()) || len(w) > LongestWord || len(w) < ShortestWord {
				t.Errorf("%s", w)
			}
		}
	}
	if !slices.Contains(de, "HAUS") || !slices.Contains(en, "WATER") || slices.Contains(de, "MORD") || slices.Contains(en, "SEX") {
		t.Error("words that must or must not be there")
	}
	t.Log(len(de), len(en))
}

// someProgress is anybody's progress, by a random way through the course.
func someProgress(rt *rapid.T, c *Course) Progress {
	l := newLearner(nil, c, rapid.Uint64().Draw(rt, "seed"), func(l *learner, _ Item, r rune) (rune, int) {
		if known := l.c.known(l.p); len(known) > 0 && l.chance.IntN(12) == 0 {
			r = known[l.chance.IntN(len(known))]
		}
		return r, 1000 + l.chance.IntN(4000)
	})
	for range rapid.IntRange(0, 250).Draw(rt, "answers") {
		l.do(Mixed)
		if l.chance.IntN(40) == 0 {
			l.tomorrow()
		}
	}
	return l.p
}

// Every task of every mode can be answered, its right answer is right, and the same
// question gives the same task.
func TestTasks(t *testing.T) {
	c := newCourse(t)
	rapid.Check(t, func(rt *rapid.T) {
		p := someProgress(rt, c)
		for _, m := range []Mode{Mixed, BuildMode, ReadMode, TurnedMode, LooseMode, DeduceMode, SpeedMode, PairsMode} {
			it := c.Next(p, m, p.Days.Last, 3)
			if again := c.Next(p, m, p.Days.Last, 3); again.Target != it.Target || again.Kind != it.Kind || again.Turned != it.Turned {
				rt.Fatalf("%+v, then %+v", it, again)
			}
			checkTask(rt, c, p, it)
		}
		if r := rapid.SampledFrom(c.Letters()).Draw(rt, "letter"); c.On(p, r, p.Days.Last, 3).Target != string(r) {
			rt.Fatalf("on %c: %+v", r, c.On(p, r, p.Days.Last, 3))
		}
	})
}

func checkTask(rt *rapid.T, c *Course, p Progress, it Item) {
	right, known := it.Target, c.known(p)
	switch it.Kind {
	case Loose, Deduce:
		right = string(it.Must)
		checkAll(rt, c, it, known)
	case Build:
		if it.Pieces != c.Tray([]rune(it.Target)[0]) {
			rt.Fatalf("%+v", it)
		}
	}
	if a := it.Answer(right, 1000, 0, 0, 1); !a.Right || a.check() != nil {
		rt.Fatalf("%+v answered with %s: %+v", it, right, a)
	}
	if it.Kind == Look {
		return
	}
	if a := it.Answer("?", 1000, 0, 0, 1); a.Right {
		rt.Fatalf("%+v takes a question mark", it)
	}
	if len(it.May) > 0 && !it.Answer(right+string(it.May), 1, 0, 0, 1).Right {
		rt.Fatalf("%+v takes only the letters learnt", it)
	}
}

// asDecipher are the letters that the game itself thinks possible.
func asDecipher(c *Course, it Item) []rune {
	zone := decipher.Zone{Covered: it.Covered}
	for k, n := range it.Pieces {
		for range n {
			zone.Pieces = append(zone.Pieces, decipher.Piece{Kind: letterpiece.Kind(k)})
		}
	}
	var letters []decipher.Letter
	for _, l := range c.letters {
		letters = append(letters, decipher.Letter{Letter: string(l.r), Pieces: l.count})
	}
	return decipher.Candidates(letters, decipher.LanguageEnglish, zone)
}

func checkAll(rt *rapid.T, c *Course, it Item, known []rune) {
	if len(it.Must) == 0 || !slices.Contains(it.Must, []rune(it.Target)[0]) {
		rt.Fatalf("%+v doesn't ask for its letter", it)
	}
	for _, l := range c.letters {
		possible := l.count == it.Pieces
		if it.Kind == Deduce {
			possible = slices.Contains(asDecipher(c, it), l.r)
		}
		must, may := slices.Contains(it.Must, l.r), slices.Contains(it.May, l.r)
		if must && may || possible != (must || may) || must && l.r != []rune(it.Target)[0] && !slices.Contains(known, l.r) {
			rt.Fatalf("%+v: %c", it, l.r)
		}
	}
}

// Whoever begins with another mode gets the first letters there too, and then only what was chosen.
func TestModeBegins(t *testing.T) {
	c := newCourse(t)
	for _, m := range []Mode{BuildMode, ReadMode, TurnedMode, LooseMode, DeduceMode} {
		var p Progress
		looked := map[string]bool{}
		for n := range 60 {
			it := c.Next(p, m, 1, 7)
			if it.Kind == Look {
				if looked[it.Target] || n > 2*GroupSize+2 {
					t.Errorf("%s: task %d is to look at %s", m, n, it.Target)
				}
				looked[it.Target] = true
			}
			said := it.Target
			if it.Kind == Loose || it.Kind == Deduce {
				said = string(it.Must)
			}
			p = c.Add(p, it.Answer(said, 3000, 0, int64(n), 1))
		}
		if len(looked) != GroupSize {
			t.Errorf("%s: %d letters were looked at", m, len(looked))
		}
	}
}
