package course

import (
	"math"
	"slices"
	"strings"
	"testing"

	"spieltisch/assets/lexicon"
	"spieltisch/games"
	lex "spieltisch/games/lexicon"
)

// learner is somebody who answers tasks on their own clock.
type learner struct {
	t      testing.TB
	c      *Course
	p      Progress
	log    []Answer
	at     int64
	chance *games.Chance
	think  func(l *learner, it Item, r rune) (said rune, ms int) // reads one letter
	kinds  map[Kind]int
	taught map[string]int // items by pair
}

const dayMs = 24 * 60 * 60 * 1000

func (l *learner) day() int { return int(l.at / dayMs) }

func newLearner(t testing.TB, c *Course, seed uint64, think func(*learner, Item, rune) (rune, int)) *learner {
	return &learner{t: t, c: c, at: 20_000*dayMs + 16*60*60*1000, chance: games.NewChance(seed, 0, 0), think: think, kinds: map[Kind]int{}, taught: map[string]int{}}
}

// do answers the next task; the log is what the progress is folded from in the end.
func (l *learner) do(mode Mode) Item {
	it := l.c.Next(l.p, mode, l.day(), 7)
	said, ms := l.answer(it)
	l.at += int64(ms)
	a := it.Answer(said, ms, 0, l.at, l.day())
	l.at += 1000 // sees whether it was right, and the next one
	if !a.Right {
		l.at += 2000
	}
	l.kinds[it.Kind]++
	l.taught[it.Target+string(it.Against)]++
	l.log = append(l.log, a)
	l.p = l.c.Add(l.p, a)
	return it
}

func (l *learner) answer(it Item) (said string, ms int) {
	var b strings.Builder
	switch it.Kind {
	case Look:
		return "", 6000
	case Build:
		r, t := l.think(l, it, []rune(it.Target)[0])
		b.WriteRune(r)
		ms = t + 2500*it.Pieces.Total()
	case Loose, Deduce:
		for _, r := range it.Must {
			r, t := l.think(l, it, r)
			b.WriteRune(r)
			ms += t
		}
		ms += 300 * len(it.Among)
	default:
		for _, r := range it.Target {
			r, t := l.think(l, it, r)
			b.WriteRune(r)
			ms += t
		}
		if it.Turned {
			ms += ms / 3
		}
	}
	return b.String(), ms
}

// session practises for so many minutes, or until all is sure.
func (l *learner) session(minutes int) (sure bool) {
	for end := l.at + int64(minutes)*60_000; l.at < end; {
		l.do(Mixed)
		if n, all := l.c.SureOf(l.p); n == all {
			return true
		}
	}
	return false
}

func perfect(_ *learner, _ Item, r rune) (rune, int) { return r, 1800 }

var german, english []string

func words(t testing.TB) (de, en []string) {
	t.Helper()
	if german != nil {
		return german, english
	}
	for _, x := range []struct {
		data    []byte
		blocked []string
		out     *[]string
	}{{lexicon.German(), slices.Concat(lexicon.BlockedGerman(), lexicon.GrimGerman()), &german}, {lexicon.English(), slices.Concat(lexicon.BlockedEnglish(), lexicon.GrimEnglish()), &english}} {
		l, err := lex.Open(x.data)
		if err != nil {
			t.Fatal(err)
		}
		*x.out = Words(l, alphabet(t), x.blocked)
	}
	return german, english
}

func newCourse(t testing.TB) *Course {
	t.Helper()
	de, _ := words(t)
	c, err := New(alphabet(t), de)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// forgetful learns a letter with each task on it, forgets it in between, and is slow at
// first. A forgotten letter is taken for another one that is known.
func forgetful() func(*learner, Item, rune) (rune, int) {
	type trace struct {
		strength float64 // days
		at       int64
	}
	minds := map[rune]*trace{}
	return func(l *learner, it Item, r rune) (rune, int) {
		m := minds[r]
		if m == nil {
			m = &trace{strength: .01, at: l.at}
			minds[r] = m
		}
		keep := math.Exp(-float64(l.at-m.at) / dayMs / m.strength)
		known := l.c.known(l.p)
		said := r
		if float64(l.chance.IntN(1000)) > 1000*(.35+.64*keep) && len(known) > 0 {
			said = known[l.chance.IntN(len(known))]
		}
		if it.Kind != Look { // being asked, or told, strengthens, more after a while
			m.strength += .02 + m.strength*.6*(1-keep)
			m.at = l.at
		}
		return said, 2000 + int(3000*(1-keep)) + l.chance.IntN(1500)
	}
}

// confused takes M for W and W for M, until they were shown the difference often enough.
func confused(until int) func(*learner, Item, rune) (rune, int) {
	shown := 0
	return func(l *learner, it Item, r rune) (rune, int) {
		if other := map[rune]rune{'M': 'W', 'W': 'M'}[r]; other != 0 && it.Kind == Read && len([]rune(it.Target)) == 1 && slices.Contains(l.c.known(l.p), other) {
			if it.Against == other {
				shown++
			}
			if shown < until {
				return other, 3000
			}
		}
		return r, 2500
	}
}

// random says any letter that they were shown.
func random(l *learner, _ Item, _ rune) (rune, int) {
	known := l.c.known(l.p)
	if len(known) == 0 {
		return '?', 900
	}
	return known[l.chance.IntN(len(known))], 900
}

// minutes is how long they have practised, in whole minutes; days in between don't count.
func (l *learner) minutes(start int64) int { return int((l.at - start) / 60_000) }

func (l *learner) tomorrow() { l.at = int64(l.day()+1)*dayMs + 16*60*60*1000 }

// Whoever never errs is through with the map in half the time there is (doc.go has the figures).
func TestPerfectLearner(t *testing.T) {
	c := newCourse(t)
	for seed := range uint64(3) {
		l := newLearner(t, c, seed, perfect)
		start := l.at
		if !l.session(45) {
			n, _ := c.SureOf(l.p)
			t.Errorf("only %d letters in 45 minutes", n)
		}
		t.Logf("%d minutes, %d tasks: %v", l.minutes(start), len(l.log), l.kinds)
		if l.minutes(start) > 32 || len(l.log) > 320 {
			t.Error("more than doc.go says")
		}
		for _, k := range []Kind{Look, Build, Read, Loose, Deduce} {
			if l.kinds[k] == 0 {
				t.Errorf("no %s", k)
			}
		}
		if len(l.p.Confused) > 0 || l.p.BestRow != l.p.Row {
			t.Errorf("%+v", l.p)
		}
	}
}

// Whoever types slowly is not kept from anything.
func TestSlowLearner(t *testing.T) {
	l := newLearner(t, newCourse(t), 1, func(_ *learner, _ Item, r rune) (rune, int) { return r, 8000 })
	start := l.at
	done := l.session(100)
	t.Logf("%d minutes, %d tasks", l.minutes(start), len(l.log))
	if !done {
		t.Error("not in 100 minutes")
	}
}

// Whoever forgets gets there in some days of a quarter of an hour, and then has less and
// less to refresh.
func TestForgetfulLearner(t *testing.T) {
	c := newCourse(t)
	for seed := range uint64(3) {
		l := newLearner(t, c, seed, forgetful())
		days := 1
		for ; days < 12 && !l.session(15); days++ {
			l.tomorrow()
		}
		t.Logf("%d days, %d tasks", days, len(l.log))
		if days > 6 {
			t.Errorf("not in %d days", days)
		}
		var due []int
		for range 60 {
			l.tomorrow()
			due = append(due, len(c.Due(l.p, l.day())))
			for range 2 * len(c.letters) {
				if len(c.Due(l.p, l.day())) == 0 {
					break
				}
				l.do(Mixed)
			}
		}
		early, late := sum(due[:14]), sum(due[46:])
		t.Logf("due in the first and in the last fortnight of 60 days: %d, %d", early, late)
		if late*2 > early {
			t.Errorf("upkeep doesn't get less: %v", due)
		}
		if n, all := c.SureOf(l.p); n < all-4 {
			t.Errorf("%d letters are sure in the end", n)
		}
	}
}

func sum(all []int) (n int) {
	for _, v := range all {
		n += v
	}
	return n
}

// Whoever confuses two letters is shown them side by side until that is over, and not for ever.
func TestConfusedLearner(t *testing.T) {
	c := newCourse(t)
	l := newLearner(t, c, 1, confused(6))
	start := l.at
	if !l.session(60) {
		t.Error("they didn't get through")
	}
	pairs, first := l.p.Confusions(), ""
	if len(pairs) > 0 {
		first = pairs[0].Asked + pairs[0].Said
	}
	t.Logf("%d minutes, %v, pairs %d and %d", l.minutes(start), pairs, l.taught["MW"], l.taught["WM"])
	if len(pairs) == 0 || first != "MW" && first != "WM" || pairs[0].Times < 2 || l.taught["MW"] < 6 || l.taught["WM"] < 6 {
		t.Errorf("%v, %v", pairs, l.taught)
	}
	for _, x := range pairs {
		if x.Owed != 0 {
			t.Errorf("still owed: %+v", x)
		}
	}
	if c.Mastery(l.p, 'M') != Sure || c.Mastery(l.p, 'W') != Sure {
		t.Error("M and W are not sure")
	}
	plain := newLearner(t, c, 1, perfect)
	plain.session(60)
	if all := plain.taught["MW"] + plain.taught["WM"]; all >= l.taught["MW"]+l.taught["WM"] {
		t.Errorf("%d such tasks without any confusion", all)
	}
}

// Whoever says anything never gets beyond the first letters.
func TestRandomLearner(t *testing.T) {
	c := newCourse(t)
	for seed := range uint64(4) {
		l := newLearner(t, c, seed, random)
		l.session(300)
		n, _ := c.SureOf(l.p)
		if l.p.Open != 0 || n > 0 || len(l.log) < 2000 {
			t.Errorf("%d groups open and %d letters sure after %d tasks", l.p.Open+1, n, len(l.log))
		}
	}
}
