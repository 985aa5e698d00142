package mind_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	levels "spieltisch/games/mind"
)

// staying are the points to expect of all keeps with two throws left, where kept dice stay kept.
func (o *obvious) staying(up []int) *mind.Keeps {
	means := map[int]float64{} // of the best words, by the faces that lie there
	mean := func(roll []int, keep mind.Keep) float64 {
		at := 0
		for d, f := range roll {
			if at *= 10; keep>>d&1 != 0 {
				at += f + 1
			}
		}
		v, known := means[at]
		if !known {
			v = o.mean(o.word, roll, keep)
			means[at] = v
		}
		return v
	}
	out := new(mind.Keeps)
	for keep := range out {
		keep, roll := mind.Keep(keep), slices.Clone(up)
		free := mind.AllKept &^ keep
		var fall func(d int) float64
		fall = func(d int) float64 {
			switch {
			case d < len(roll) && keep>>d&1 != 0:
				return fall(d + 1)
			case d < len(roll):
				sum := 0.0
				for k, f := range o.faces[d] {
					roll[d] = f
					sum += o.share[d][k] * fall(d+1)
				}
				roll[d] = up[d]
				return sum
			}
			best := 0.0
			for more := free; ; more = (more - 1) & free {
				best = max(best, mean(roll, keep|more))
				if more == 0 {
					return best
				}
			}
		}
		out[keep] = fall(0)
	}
	return out
}

// Where kept dice stay kept, each of the 1,024 keeps with two throws left is worth what counting everything out says, and the
// strongest mind chooses the best of them: with house values, and with words that the house has taken and refused.
func TestKeptDiceStay(t *testing.T) {
	for _, set := range smallSets()[:2] {
		house := map[string]bool{"EISEN": false, "STEINE": false}
		var listed, known []string
		for i, w := range smallWords {
			switch _, refused := house[w]; {
			case i%3 == 0 && !refused:
				house[w], known = true, append(known, w)
			case refused:
				listed = append(listed, w)
			default:
				listed, known = append(listed, w), append(known, w)
			}
		}
		library := mind.NewLibrary(sample(listed), house, nil, set)
		if err := library.Build(context.Background(), levels.Sphinx, mind.Plan{}); err != nil {
			t.Fatal(err)
		}
		o := newObvious(set, sample(known))
		options := dicewords.DefaultOptions(1)
		options.KeptStay = true
		for _, seed := range []uint64{0, 3, 6} { // in 3 and 6 another keep would be best without the rule
			m, err := dicewords.New(dicewords.Setup{Options: options, Set: set, Seed: seed})
			if err == nil {
				err = m.Apply(0, all())
			}
			if err != nil {
				t.Fatal(err)
			}
			v := m.View(0).(dicewords.View)
			up := make([]int, len(v.Up))
			for d, f := range v.Up {
				up[d] = slices.Index(set.Faces(d), set.Faces(d)[f])
			}
			want := o.staying(up)
			for k := range mind.AllKept {
				c, err := library.Mind().Worth(context.Background(), v, thrown(k))
				if err != nil {
					t.Fatal(err)
				}
				near(t, "a keep", c.Worth, want[k], 0.03)
			}
			best, err := library.Mind().Best(context.Background(), v, 1)
			if err != nil {
				t.Fatal(err)
			}
			near(t, "the best choice", best[0].Worth, slices.Max(want[:]), 0.03)
			if a, throws := best[0].Action.(dicewords.Throw); throws {
				near(t, "what it keeps", want[keptOf(a)], slices.Max(want[:]), 0.03)
			}
		}
	}
}

// thrown throws all dice but those kept.
func thrown(keep mind.Keep) (t dicewords.Throw) {
	for d := range dicewords.DiceCount {
		if keep>>d&1 == 0 {
			t.Dice = append(t.Dice, d)
		}
	}
	return t
}

func keptOf(t dicewords.Throw) mind.Keep {
	k := mind.AllKept
	for _, d := range t.Dice {
		k &^= 1 << d
	}
	return k
}

// TestStayProof plays turns with the dice of the box in which kept dice stay kept: they bring what the keep is worth.
func TestStayProof(t *testing.T) {
	if !*proof {
		t.Skip("only with -proof")
	}
	tables, err := mind.Build(context.Background(), box(), coreWords(), mind.Plan{Again: true})
	if err != nil {
		t.Fatal(err)
	}
	lex := sample(slices.Collect(tiers(1)))
	rnd := rand.New(rand.NewPCG(21, 3))
	const turns = 4000
	for range 4 {
		up := someThrow(rnd)
		next := tables.Next(up)
		keep := mind.Keep(1 + slices.Index(next[1:mind.AllKept], slices.Max(next[1:mind.AllKept])))
		if rnd.IntN(2) == 0 { // and one that nobody would choose
			keep = mind.Keep(1 + rnd.IntN(int(mind.AllKept)-1))
		}
		stay := tables.Stay(up, keep, nil)
		sum, squares := 0.0, 0.0
		for range turns {
			roll := slices.Clone(up)
			again(rnd, roll, keep)
			last := tables.Last(roll)
			best := mind.AllKept
			for k := range mind.AllKept {
				if k&keep == keep && last[k] > last[best] {
					best = k
				}
			}
			again(rnd, roll, best)
			word, _ := dicewords.BestWord(lex, shown(box(), roll), points(box()))
			p := float64(max(0, word.Points))
			sum, squares = sum+p, squares+p*p
		}
		mean := sum / turns
		within := 2.58 * math.Sqrt((squares/turns-mean*mean)/turns)
		t.Logf("%s, kept %010b: worth %.2f, without the rule %.2f; %d turns bring %.2f ± %.2f", string(shown(box(), up)), keep, stay, next[keep], turns, mean, within)
		if math.Abs(mean-stay) > within {
			t.Errorf("%.2f isn't within %.2f ± %.2f", stay, mean, within)
		}
	}
}

// again throws all dice but those kept.
func again(rnd *rand.Rand, roll []int, keep mind.Keep) {
	for d := range roll {
		if keep>>d&1 == 0 {
			roll[d] = rnd.IntN(dicewords.FaceCount)
		}
	}
}
