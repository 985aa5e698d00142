package mind_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/lexicon"
)

// A lattice holds, for the dice of the box, all keeps at once and in the plainest way: what the two equal dice keep, and
// for each of the others its face or 6 for "thrown". It takes half a gigabyte.
type lattice [][]float32

const (
	vowels    = 5      // different faces of the two equal dice: E twice, A, I, O, U
	bare      = vowels // of the pair: thrown
	eight     = 7 * 7 * 7 * 7 * 7 * 7 * 7 * 7
	bothKept  = (vowels + 1) * (vowels + 1)
	faceCount = dicewords.FaceCount
)

// vowelOf is which of the different faces a face of EAEIOU is, and shares how often each comes.
var (
	vowelOf = [faceCount]int{0, 1, 0, 2, 3, 4}
	shares  = [vowels]float32{2. / 6, 1. / 6, 1. / 6, 1. / 6, 1. / 6}
	faceOf  = [vowels]int{0, 1, 3, 4, 5}
)

// pairAt is the place of what the pair keeps, in any order.
func pairAt(a, b int) int { return max(a, b)*(vowels+1) + min(a, b) }

func newLattice() lattice {
	l := make(lattice, bothKept)
	for a := range vowels + 1 {
		for b := range a + 1 {
			l[pairAt(a, b)] = make([]float32, eight)
		}
	}
	return l
}

// each calls f for all runs of cells that differ in die d of the eight.
func (lattice) each(cells []float32, d int, f func(run *[7]*float32)) {
	stride := int(math.Pow(7, float64(7-d)))
	var run [7]*float32
	for base := 0; base < eight; base += 7 * stride {
		for i := range stride {
			for k := range run {
				run[k] = &cells[base+k*stride+i]
			}
			f(&run)
		}
	}
}

// average fills in the keeps with thrown dice from those where all lie.
func (l lattice) average() {
	for a := range vowels {
		for b := range a + 1 {
			for d := range 8 {
				l.each(l[pairAt(a, b)], d, func(run *[7]*float32) {
					*run[6] = (*run[0] + *run[1] + *run[2] + *run[3] + *run[4] + *run[5]) / 6
				})
			}
		}
	}
	for a := range vowels + 1 {
		sum := l[pairAt(a, bare)]
		clear(sum)
		for b, share := range shares {
			for i, v := range l[pairAt(a, b)] {
				sum[i] += share * v
			}
		}
	}
}

// better is what each throw is worth with one more, where all lie.
func (l lattice) better() lattice {
	out := newLattice()
	for at, cells := range l {
		copy(out[at], cells)
	}
	for a := range vowels + 1 {
		for b := range a + 1 {
			for d := range 8 {
				out.each(out[pairAt(a, b)], d, func(run *[7]*float32) {
					for k := range 6 {
						*run[k] = max(*run[k], *run[6])
					}
				})
			}
		}
	}
	for a := range vowels {
		for b := range a + 1 {
			for _, keep := range [][2]int{{a, bare}, {b, bare}, {bare, bare}} {
				for i, v := range out[pairAt(keep[0], keep[1])] {
					out[pairAt(a, b)][i] = max(out[pairAt(a, b)][i], v)
				}
			}
		}
	}
	return out
}

// fresh is the mean over all throws, once average has been called.
func (l lattice) fresh() float64 { return float64(l[pairAt(bare, bare)][eight-1]) }

// of are the words of the tables.
func latticeOf(t *mind.Tables) lattice {
	l := newLattice()
	up := make([]int, dicewords.DiceCount)
	for a := range vowels {
		for b := range a + 1 {
			up[0], up[1] = faceOf[a], faceOf[b]
			cells := l[pairAt(a, b)]
			for i := range cells {
				lies := true
				for d, rest := dicewords.DiceCount-1, i; d > 1; d, rest = d-1, rest/7 {
					up[d] = rest % 7
					lies = lies && up[d] < 6
				}
				if lies {
					cells[i] = float32(t.Word(up))
				}
			}
		}
	}
	return l
}

// best is the keep that is worth most.
func (l lattice) best(up []int) mind.Keep {
	best, at := float32(-1), mind.Keep(0)
	for k := range mind.AllKept + 1 {
		pair := [2]int{bare, bare}
		cell := 0
		for d := range dicewords.DiceCount {
			kept := k>>d&1 != 0
			switch {
			case d < 2 && kept:
				pair[d] = vowelOf[up[d]]
			case d >= 2:
				cell *= 7
				if kept {
					cell += up[d]
				} else {
					cell += 6
				}
			}
		}
		if v := l[pairAt(pair[0], pair[1])][cell]; v > best || v == best && k == mind.AllKept {
			best, at = v, k
		}
	}
	return at
}

// playOut is what a turn brings that keeps what the lattices say, the first of them after the first throw.
func playOut(rnd *rand.Rand, lattices [2]lattice, lex *lexicon.Lexicon) float64 {
	up := someThrow(rnd)
	for _, l := range lattices {
		keep := l.best(up)
		for d := range up {
			if keep>>d&1 == 0 {
				up[d] = rnd.IntN(faceCount)
			}
		}
	}
	best, _ := dicewords.BestWord(lex, shown(box(), up), points(box()), nil)
	return float64(max(0, best.Points))
}

// TestProof checks the figures in the package's doc: a fresh turn is worth what the plain lattice says and what 200,000
// turns bring that are played by it, their words found by BestWord.
func TestProof(t *testing.T) {
	if !*proof {
		t.Skip("only with -proof")
	}
	for _, n := range []int{1, 2, 6} {
		tables, err := mind.Build(context.Background(), box(), mind.NewWords(box(), tiers(n), nobody, nil), mind.Plan{Again: true})
		if err != nil {
			t.Fatal(err)
		}
		fresh, err := tables.Fresh(context.Background(), mind.Plan{})
		if err != nil {
			t.Fatal(err)
		}
		lex := german()
		if n < 6 {
			lex = sample(slices.Collect(tiers(n)))
		}
		last := latticeOf(tables)
		last.average()
		next := last.better()
		next.average()
		first := next.better()
		first.average()
		near(t, "a fresh turn", fresh, first.fresh(), 0.01)
		first = nil
		for _, c := range []struct {
			what     string
			lattices [2]lattice
			want     float64 // 0: not known
		}{{"exactly", [2]lattice{next, last}, fresh}, {"one throw ahead", [2]lattice{last, last}, 0}} {
			rnd := rand.New(rand.NewPCG(11, uint64(n)))
			const turns = 200_000
			sum, squares := 0.0, 0.0
			for range turns {
				p := playOut(rnd, c.lattices, lex)
				sum, squares = sum+p, squares+p*p
			}
			mean := sum / turns
			within := 1.96 * math.Sqrt((squares/turns-mean*mean)/turns)
			t.Logf("tiers up to %d, played %s: fresh turn %.2f, %d turns bring %.2f ± %.2f", n, c.what, fresh, turns, mean, within)
			if c.want > 0 && math.Abs(mean-c.want) > within {
				t.Errorf("%.2f isn't within %.2f ± %.2f", c.want, mean, within)
			}
		}
	}
}
