package decipher

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

// minTwins is how many pairs of twins must survive for the test to mean something.
const minTwins = 1000

// lasting is how many answers must agree for a pair to count.
const lasting = 3

// looker is how a seat looks at a match.
type looker func(games.Match, games.Seat) any

func honest(m games.Match, seat games.Seat) any { return m.View(seat) }

// leaks are Views as careless changes would make them.
var leaks = map[string]looker{
	"word": func(m games.Match, seat games.Seat) any { return []any{m.View(seat), m.View(m.(*Match).maker())} },
	"text": func(m games.Match, _ games.Seat) any { return m.View(m.(*Match).maker()).(View).String() },
	"left": func(m games.Match, seat games.Seat) any {
		v := m.View(seat).(View)
		v.Left = m.(*Match).Left.Total()
		return v
	},
	"kinds": func(m games.Match, seat games.Seat) any {
		v, left := m.View(seat).(View), m.(*Match).Left
		for i := range v.Zones {
			for k := range left {
				v.Zones[i].Covered[k] = v.Zones[i].Covered[k] || left[k] == 0
			}
		}
		return v
	},
	"order": func(m games.Match, seat games.Seat) any {
		if m.(*Match).Order == nil {
			return m.View(seat)
		}
		return []any{m.View(seat), m.(*Match).Order[len(m.(*Match).Order)-1]}
	},
}

// told is everything that a match returns to a seat, events as far as they are new.
func told(m games.Match, seat games.Seat, look looker) []any {
	o, over := m.Outcome()
	from := m.(*Match).Step - 1
	v := look(m, seat)
	return []any{v, fmt.Sprint(v), m.Events(seat, from), m.Prompts(), slices.Collect(m.(games.Mover).Moves(seat)), m.CanUndo(seat), m.Standing(), o, over}
}

// tries is one action of every kind and some more, right and wrong.
func tries(v View) []games.Action {
	refuted := ""
	if len(v.Refuted) > 0 {
		refuted = v.Refuted[0].Word
	}
	return []games.Action{
		SetWord{Word: "VOODOO"},
		SetWord{Word: "ROT", Order: []letterpiece.Kind{long}},
		Reorder{},
		Reorder{Order: []letterpiece.Kind{long, short}},
		Give{long},
		Give{uu},
		Give{9},
		Take{},
		AskPiece{},
		Ask{-1},
		Ask{9},
		Guess{""},
		Guess{refuted},
		Guess{"1"},
		TimeUp{},
		Next{},
		games.Abandon{},
		Pass{},
		foreign{},
	}
}

// same compares what twins tell everybody but the Puzzle Maker, refusals included.
func same(a, b games.Match, look looker) error {
	v := a.View(games.Table).(View)
	for seat := games.Table; int(seat) < v.Options.Seats; seat++ {
		if seat == v.Maker {
			continue
		}
		if !reflect.DeepEqual(told(a, seat, look), told(b, seat, look)) {
			return fmt.Errorf("seat %d is told another thing in %s", seat, v.Phase)
		}
		try := tries(v)
		for i, z := range v.Zones { // a right zone and a wrong one differ in the answer only
			if v.Hand != nil && z.Covered[v.Hand.Kind] {
				try = append(try, Ask{i})
			}
		}
		for _, act := range try {
			x, y := a.Clone().Apply(seat, act), b.Clone().Apply(seat, act)
			if !reflect.DeepEqual(x, y) {
				return fmt.Errorf("%T by %d: %w", act, seat, errors.Join(x, y))
			}
		}
	}
	return nil
}

// answers is what the public was truly told by a step: what a twin may differ in.
func answers(m games.Match, step int) (out []string) {
	for _, e := range m.Events(games.Table, step-1) {
		switch e.ID {
		case EventUnguessed: // the word is shown
			out = append(out, fmt.Sprint(e.ID, e.Args["Word"]))
		case EventTake, EventGive, EventNo, EventYes, EventOnly, EventBonusMode, EventRight, EventWrong:
			out = append(out, fmt.Sprint(e.ID, e.Args["Kind"], e.Args["Zone"]))
		}
	}
	return out
}

// twin is one secret of a pair.
type twin struct {
	word  string
	order []letterpiece.Kind
}

// pair is two matches with different secrets, as yet not different for anybody else.
type pair struct {
	a, b   games.Log
	agreed int
	bonus  bool // reached Bonus Mode with different pieces left
}

// play gives both the same action. It tells whether they are still twins.
func (p *pair) play(t *testing.T, seat games.Seat, x, y games.Action) bool {
	t.Helper()
	p.a, p.b = gamestest.Do(t, p.a, seat, x), gamestest.Do(t, p.b, seat, y)
	got := answers(p.a.Match(), p.a.Len())
	if !slices.Equal(got, answers(p.b.Match(), p.b.Len())) {
		return false
	}
	p.agreed += len(got)
	return true
}

// playTwins plays a pair until their answers differ, or the word is shown. It tells how
// many answers agreed.
func playTwins(t *testing.T, o Options, twins [2]twin, c *games.Chance, look looker) (pair, error) {
	t.Helper()
	p := pair{a: start(t, o, 5), b: start(t, o, 5)}
	if !p.play(t, 0, SetWord{twins[0].word, twins[0].order}, SetWord{twins[1].word, twins[1].order}) {
		return pair{}, nil
	}
	for range 60 {
		if err := same(p.a.Match(), p.b.Match(), look); err != nil {
			return p, err
		}
		if v := view(p.a); v.Phase == PhaseScored || v.Phase == PhaseOver {
			break // the word is shown, or would be
		}
		if !p.step(t, c) {
			break
		}
		x, y := p.a.Match().(*Match), p.b.Match().(*Match)
		p.bonus = p.bonus || x.Bonus && x.Left != y.Left
	}
	return p, nil
}

// step is some action of somebody.
func (p *pair) step(t *testing.T, c *games.Chance) bool {
	t.Helper()
	v, w := makerView(p.a), makerView(p.b)
	if len(view(p.a).Results) > 0 {
		return false
	}
	seat, act := lawful(t, p.a.Match(), c.IntN)
	switch act.(type) {
	case games.Abandon:
		p.a, p.b = gamestest.Do(t, p.a, seat, act), gamestest.Do(t, p.b, seat, act)
		return true
	case Reorder:
		// The rest in two ways, with the same piece next if there is one.
		x, y := NewMakerDraft(v).Shuffle(v, c), NewMakerDraft(w).Shuffle(w, c)
		if i := slices.Index(y.Order, x.Order[0]); i >= 0 {
			y = y.MovePiece(i, 0)
		}
		return p.play(t, seat, x.Reorder(), y.Reorder())
	case Give:
		for _, k := range v.Secret.Left.List() {
			if w.Secret.Left[k] > 0 {
				return p.play(t, seat, Give{k}, Give{k})
			}
		}
		return false
	case Guess:
		word := someGuess(t, p.a.Match(), func(n int) int { return max(1, c.IntN(n)) }) // never A's own
		return p.play(t, seat, Guess{word}, Guess{word})
	}
	return p.play(t, seat, act, act)
}

// twinsOf is a pair of secrets: with the same pieces in every zone, in all but one, or in
// any, and with the same word; orders begin alike as far as pieces go and end differently.
func twinsOf(t *testing.T, o Options, k int, c *games.Chance) [2]twin {
	t.Helper()
	words := wordsOf(t, o.Language, o.Length)
	a := words[c.IntN(len(words))]
	b := words[c.IntN(len(words))]
	if k%3 == 0 {
		for tries := 0; tries < 200; tries++ {
			a = words[c.IntN(len(words))]
			if like := fitting(t, o, a); len(like) > 0 {
				b = like[c.IntN(len(like))]
				break
			}
		}
	}
	if k%3 == 1 {
		b = neighbour(t, o, a, b)
	}
	if k%7 == 0 {
		b = a
	}
	out := [2]twin{{word: a}, {word: b}}
	if o.Pick != PickOrder {
		return out
	}
	letters := setupOf(t, o, 0).Letters
	rest := [2]letterpiece.Count{sum(Need(letters, a)), sum(Need(letters, b))}
	var both []letterpiece.Kind
	for i := range rest[0] {
		for range min(rest[0][i], rest[1][i]) {
			both = append(both, letterpiece.Kind(i))
		}
	}
	shuffle := func(l []letterpiece.Kind) { c.Shuffle(len(l), func(i, j int) { l[i], l[j] = l[j], l[i] }) }
	shuffle(both)
	tail := len(both)
	if k%3 != 1 {
		tail = max(0, tail-3)
	}
	for i := range out {
		end := slices.Clone(both[tail:])
		shuffle(end)
		common, _ := countKinds(both)
		out[i].order = slices.Concat(both[:tail], end, rest[i].Minus(common).List())
	}
	return out
}

// neighbour is a word with as many pieces, other ones in just one zone; b if there is none.
func neighbour(t *testing.T, o Options, a, b string) string {
	t.Helper()
	letters := setupOf(t, o, 0).Letters
	need := Need(letters, a)
	words := wordsOf(t, o.Language, o.Length)
	for i := range words {
		w := words[(i+len(a)*97)%len(words)]
		other, differ := Need(letters, w), 0
		for j := range need {
			if other[j] != need[j] {
				differ++
			}
		}
		if differ == 1 && sum(other).Total() == sum(need).Total() {
			return w
		}
	}
	return b
}

// fitting are lookalikes that may be secret.
func fitting(t *testing.T, o Options, word string) []string {
	t.Helper()
	var out []string
	for _, k := range indexOf(t, o.Language, o.Length).Lookalikes(word) {
		if CheckSecretWord(setupOf(t, o, 0), k.Word) == nil {
			out = append(out, k.Word)
		}
	}
	return out
}

func twinOptions(k int) Options {
	return Options{
		Seats: 2 + k%3, Length: 3 + k/3%4, Language: []Language{LanguageGerman, LanguageEnglish}[k/12%2],
		Pick: []Pick{PickOrder, PickLive, PickRandom}[k/24%3], Filter: true, Clock: k / 72 % 2 * 60,
	}
}

// Whoever doesn't know the secret can't tell twins apart by anything but the answers.
func TestTwins(t *testing.T) {
	survived, others, bonus, picks := 0, 0, 0, map[Pick]int{}
	for k := range 1700 {
		c := games.NewChance(uint64(k), 0, 0)
		o := twinOptions(k)
		twins := twinsOf(t, o, k, c)
		p, err := playTwins(t, o, twins, c, honest)
		if err != nil {
			t.Fatalf("pair %d, %+v: %v", k, twins, err)
		}
		if p.bonus {
			bonus++
		}
		if p.agreed < lasting {
			continue
		}
		survived++
		picks[o.Pick]++
		if k%3 != 0 && k%7 != 0 {
			others++
		}
	}
	if least := minTwins; survived < least || others < least/5 || bonus < least/50 || len(picks) != 3 {
		t.Errorf("only %d pairs of twins survived, %d of them by chance, %d in Bonus Mode: %v", survived, others, bonus, picks)
	}
	t.Logf("%d pairs survived %d answers, %d of them words with other pieces, %d in Bonus Mode: %v", survived, lasting, others, bonus, picks)
}

func TestTwinsCatchLeaks(t *testing.T) {
	for name, look := range leaks {
		caught := false
		for k := 0; k < 300 && !caught; k++ {
			c := games.NewChance(uint64(k), 0, 0)
			o := twinOptions(k)
			_, err := playTwins(t, o, twinsOf(t, o, k, c), c, look)
			caught = err != nil
		}
		if !caught {
			t.Errorf("a view that leaks the %s isn't caught", name)
		}
	}
}
