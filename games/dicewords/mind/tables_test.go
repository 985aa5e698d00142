package mind_test

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
)

// obvious values the throws of a set with few different faces in the slow and simple way.
type obvious struct {
	set   dicewords.Set
	faces [dicewords.DiceCount][]int // of each die, one for each letter
	share [dicewords.DiceCount][]float64
	rolls [][]int
	at    map[string]int // number of a roll
	word  []float64
}

func newObvious(set dicewords.Set, lex *lexicon.Lexicon) *obvious {
	o := &obvious{set: set, rolls: [][]int{nil}, at: map[string]int{}}
	for i := range set.Dice {
		letters := set.Faces(i)
		for k, l := range letters {
			if slices.Index(letters, l) == k {
				n := strings.Count(set.Dice[i].Faces, string(l))
				o.faces[i], o.share[i] = append(o.faces[i], k), append(o.share[i], float64(n)/6)
			}
		}
		var next [][]int
		for _, r := range o.rolls {
			for _, f := range o.faces[i] {
				next = append(next, append(slices.Clone(r), f))
			}
		}
		o.rolls = next
	}
	for i, r := range o.rolls {
		o.at[key(r)] = i
		best, _ := dicewords.BestWord(lex, shown(set, r), points(set), nil)
		o.word = append(o.word, float64(max(0, best.Points)))
	}
	return o
}

func key(roll []int) string {
	var b strings.Builder
	for _, f := range roll {
		b.WriteByte(byte('0' + f))
	}
	return b.String()
}

func shown(set dicewords.Set, up []int) []rune {
	var out []rune
	for i, f := range up {
		out = append(out, set.Faces(i)[f])
	}
	return out
}

func points(set dicewords.Set) func(rune) int {
	return func(r rune) int {
		p, _ := set.Points(r)
		return p
	}
}

// mean is over all throws of the dice that aren't kept.
func (o *obvious) mean(values []float64, roll []int, keep mind.Keep) float64 {
	now := slices.Clone(roll)
	var throw func(i int) float64
	throw = func(i int) float64 {
		if i == len(roll) {
			return values[o.at[key(now)]]
		}
		if keep>>i&1 != 0 {
			return throw(i + 1)
		}
		sum := 0.0
		for k, f := range o.faces[i] {
			now[i] = f
			sum += o.share[i][k] * throw(i+1)
		}
		now[i] = roll[i]
		return sum
	}
	return throw(0)
}

// better is what each roll is worth with one more throw.
func (o *obvious) better(values []float64) []float64 {
	out := make([]float64, len(o.rolls))
	means := map[string]float64{} // of what lies is kept alike
	for i, r := range o.rolls {
		for k := range mind.AllKept + 1 {
			kept := slices.Clone(r)
			for d := range kept {
				if k>>d&1 == 0 {
					kept[d] = 9
				}
			}
			v, known := means[key(kept)]
			if !known {
				v = o.mean(values, r, k)
				means[key(kept)] = v
			}
			out[i] = max(out[i], v)
		}
	}
	return out
}

func sample(keys []string) *lexicon.Lexicon {
	var entries []lexicon.Entry
	for _, k := range keys {
		entries = append(entries, lexicon.Entry{Key: k, Tier: 1, Readings: []lexicon.Reading{{
			Spelling: strings.ToLower(k), Class: lexicon.ClassOther, Lemma: strings.ToLower(k),
		}}})
	}
	return packed(entries)
}

func packed(entries []lexicon.Entry) *lexicon.Lexicon {
	data, err := pack.Pack("de", entries)
	if err != nil {
		panic(err)
	}
	l, err := lexicon.Open(data)
	if err != nil {
		panic(err)
	}
	return l
}

var smallWords = strings.Fields("EIS REIS EISEN REISEN ÄSTE TÄTER TAETER ÄÄÄ NESTER STEIN STEINE TEST ESEL ER TASTE AST RASTE SEE TEE " +
	"RIESE RIESEN NIE NIESEN INSEL LIESE NASE NASEN SAAT TANNE TANTE STATT STETS STIEREN SEELE LEITEN STELLEN REIN SEIN LEISE ÄNERST")

// smallSets have few different faces: with and without two equal dice, with the joker or without, with house values.
func smallSets() []dicewords.Set {
	set := func(values map[rune]int, dice ...string) dicewords.Set {
		var s dicewords.Set
		for i, faces := range dice {
			s.Dice[i] = dicewords.Die{ID: string(rune('a' + i)), Mark: "M", Faces: faces}
		}
		for _, r := range dicewords.Letters + "?" {
			p, ok := values[r]
			if !ok {
				p = 1 + int(r)%3
			}
			if r == '?' {
				p = values[r]
			}
			s.Values = append(s.Values, dicewords.Value{Letter: string(r), Points: p, Source: dicewords.House})
		}
		return s
	}
	return []dicewords.Set{
		set(map[rune]int{'?': -2}, "EEAAII", "EEAAII", "RRRRSS", "NSSSSS", "TTTTTT", "ÄLLLLL", "EEEEEE", "NNNNTT", "SSSSSS", "?TTLLL"),
		set(map[rune]int{'?': -10, 'E': 20, 'S': 0}, "?RRRRR", "SSEEEE", "RRRRRR", "NSSSSS", "TTTAAA", "LLLLLL", "EEEEII", "NNNNNN", "SSSSTT", "EIIIII"),
		set(nil, "EEEEII", "RRRRSS", "EEEEII", "TTTTTT", "AAANNN", "SSSSSS", "LLLLLL", "EEEAAA", "NNNNÄÄ", "IIIIII"),
		set(nil, "EEEEII", "RRRRRR", "AAAEEE", "TTTTTS", "NNNNNN", "SSSSSS", "LLLLLL", "TTTTTT", "ÄÄNNNN", "IIIIIT"),
	}
}

var proof = flag.Bool("proof", false, "check the figures of the package's doc: minutes and a gigabyte")

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Fatalf("%s: %.5f, want %.5f", what, got, want)
	}
}

// Every throw, keep and turn of small sets is worth what counting everything out says.
func TestTablesAgreeWithTheObvious(t *testing.T) {
	lex := sample(smallWords)
	for n, set := range smallSets() {
		if err := set.Validate(); err != nil {
			t.Fatal(err)
		}
		words := mind.NewWords(set, lex.All(), nobody, nil)
		tables, err := mind.Build(context.Background(), set, words, mind.Plan{Again: true, Workers: 1 + n%2})
		if err != nil {
			t.Fatal(err)
		}
		o := newObvious(set, lex)
		again := o.better(o.word)
		turn := o.better(again)
		goal := mind.Goal{Win: 40, Draw: 30}
		reach := make([]float64, len(o.word))
		for i, w := range o.word {
			reach[i] = goal.Of(int(w))
		}
		reachAgain := o.better(reach)

		fresh, err := tables.Fresh(context.Background(), mind.Plan{})
		if err != nil {
			t.Fatal(err)
		}
		near(t, "a fresh turn", fresh, o.mean(turn, o.rolls[0], 0), 0.05)
		for i, r := range o.rolls {
			if got := tables.Word(r); got != int(o.word[i]) {
				t.Fatalf("%s: %d, want %g", string(shown(set, r)), got, o.word[i])
			}
		}
		rnd := rand.New(rand.NewPCG(1, uint64(n)))
		for range 3 {
			up := o.rolls[rnd.IntN(len(o.rolls))]
			last, next, reachLast := tables.Last(up), tables.Next(up), tables.ReachLast(up, goal.Of)
			reachNext, err := tables.ReachNext(context.Background(), up, goal, mind.Plan{})
			if err != nil {
				t.Fatal(err)
			}
			for k := range mind.AllKept + 1 {
				near(t, "one throw left", last[k], o.mean(o.word, up, k), 1e-3)
				near(t, "two throws left", next[k], o.mean(again, up, k), 0.03)
				near(t, "the chance with one throw left", reachLast[k], o.mean(reach, up, k), 1e-3)
				near(t, "the chance with two throws left", reachNext[k], o.mean(reachAgain, up, k), 1e-3)
			}
			for range 6 {
				k := mind.Keep(rnd.IntN(1 << 10))
				near(t, "one throw left of one keep", tables.LastOf(up, k), last[k], 1e-6)
			}
		}
	}
}

func nobody(string) bool { return false }
