package mind

import (
	"errors"
	"slices"

	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
)

// ErrSize means that a set of dice has too many throws for tables.
var ErrSize = errors.New("dicewords/mind: too many throws")

// maxRolls is how many different throws of ten dice fit into memory: a little more than the box has, 25,194,240.
const maxRolls = 26_000_000

// jokerLetter is the joker's number next to the letters of the lexicon's alphabet.
const jokerLetter = lexicon.Letters

// die is one of the dice: its different faces and how many of the six each is.
type die struct {
	letters []int    // numbers of the alphabet, or jokerLetter
	weights []uint32 // sum dicewords.FaceCount
	face    [dicewords.FaceCount]int
}

func newDie(faces []rune) die {
	var d die
	for i, f := range faces {
		letter := numberOf(f)
		k := slices.Index(d.letters, letter)
		if k < 0 {
			k = len(d.letters)
			d.letters, d.weights = append(d.letters, letter), append(d.weights, 0)
		}
		d.weights[k]++
		d.face[i] = k
	}
	return d
}

func (d die) same(o die) bool {
	for i, l := range d.letters {
		k := slices.Index(o.letters, l)
		if k < 0 || o.weights[k] != d.weights[i] {
			return false
		}
	}
	return len(d.letters) == len(o.letters)
}

// The places of the dice in a grid: two that make the pair, two outer ones, six inner ones.
const (
	pairDice  = 2
	outerDice = 2
	innerDice = dicewords.DiceCount - pairDice - outerDice
)

// grid numbers the throws of a set. A throw is a slice, which is what the pair shows, and a cell in it: the outer
// dice and then the inner ones, the last one counting fastest. Where two dice are equal they are the pair, and it
// doesn't matter which of the two shows what.
type grid struct {
	place [dicewords.DiceCount]int // the die of the set at each place
	dice  [dicewords.DiceCount]die // by place
	pairs []pairRoll
	ones  []pairOne
	cells int // of a slice
	inner int // cells of the inner dice
}

// pairRoll is what the pair can show.
type pairRoll struct {
	face   [pairDice]int
	weight uint32        // of 36
	ones   [pairDice]int // the keeps of one die that it extends, by the die kept
}

// pairOne is one die of the pair kept with a face, the other thrown.
type pairOne struct {
	letter int
	rolls  []weighted // of 6
}

// weighted is a slice and how often it comes.
type weighted struct {
	slice  int
	weight uint32
}

// newGrid fails with ErrSize where there would be too many throws.
func newGrid(set dicewords.Set) (*grid, error) {
	var all [dicewords.DiceCount]die
	for i := range all {
		all[i] = newDie(set.Faces(i))
	}
	g := &grid{place: placed(all), inner: 1}
	for at, i := range g.place {
		g.dice[at] = all[i]
	}
	for _, d := range g.dice[pairDice+outerDice:] {
		g.inner *= len(d.letters)
	}
	g.cells = len(g.dice[2].letters) * len(g.dice[3].letters) * g.inner
	g.pair()
	if len(g.pairs)*g.cells > maxRolls {
		return nil, ErrSize
	}
	return g, nil
}

// placed are the dice in the order of the grid: two equal ones first if there are any, then the joker's.
func placed(all [dicewords.DiceCount]die) [dicewords.DiceCount]int {
	var order []int
	for i := range all {
		for k := range i {
			if order == nil && all[i].same(all[k]) && !slices.Contains(all[i].letters, jokerLetter) {
				order = []int{k, i}
			}
		}
	}
	var joker, rest []int
	for i, d := range all {
		switch {
		case slices.Contains(order, i):
		case slices.Contains(d.letters, jokerLetter):
			joker = append(joker, i)
		default:
			rest = append(rest, i)
		}
	}
	if order == nil {
		order, rest = rest[:pairDice], rest[pairDice:]
	}
	return [dicewords.DiceCount]int(slices.Concat(order, joker, rest))
}

// pair numbers what the pair shows and its keeps of one die.
func (g *grid) pair() {
	a, b := g.dice[0], g.dice[1]
	equal := a.same(b)
	for _, d := range []die{a, b} {
		if equal && len(g.ones) > 0 {
			break
		}
		for _, l := range d.letters {
			g.ones = append(g.ones, pairOne{letter: l})
		}
	}
	for i := range a.letters {
		for k := range b.letters {
			r := pairRoll{face: [pairDice]int{i, k}, weight: a.weights[i] * b.weights[k], ones: [pairDice]int{i, len(a.letters) + k}}
			if equal {
				other := slices.Index(a.letters, b.letters[k])
				if other < i {
					continue
				}
				r.ones[1] = other
				if other > i {
					r.weight *= 2
				}
			}
			g.extend(r)
		}
	}
}

func (g *grid) extend(r pairRoll) {
	s := len(g.pairs)
	g.pairs = append(g.pairs, r)
	first, second := &g.ones[r.ones[0]], &g.ones[r.ones[1]]
	first.rolls = append(first.rolls, weighted{s, g.dice[1].weights[r.face[1]]})
	if second != first {
		second.rolls = append(second.rolls, weighted{s, g.dice[0].weights[r.face[0]]})
	}
}

// at is the slice and the cell of the throw that shows these faces, 0 to 5 by die of the set, and its faces by
// place.
func (g *grid) at(up []int) (slice, cell int, face [dicewords.DiceCount]int) {
	for at, i := range g.place {
		face[at] = g.dice[at].face[up[i]]
	}
	slice = g.slice(face[0], face[1])
	for at := pairDice; at < dicewords.DiceCount; at++ {
		cell = cell*len(g.dice[at].letters) + face[at]
	}
	return slice, cell, face
}

// oneOf is the keep of one die of the pair with a face.
func (g *grid) oneOf(at, face int) int {
	letter := g.dice[at].letters[face]
	if at == 1 && !g.dice[0].same(g.dice[1]) {
		return len(g.dice[0].letters) + face
	}
	return slices.Index(g.dice[0].letters, letter)
}

// slice is the one where the pair shows these faces.
func (g *grid) slice(first, second int) int {
	a, b := g.oneOf(0, first), g.oneOf(1, second)
	return slices.IndexFunc(g.pairs, func(r pairRoll) bool {
		return r.ones == [pairDice]int{a, b} || r.ones == [pairDice]int{b, a}
	})
}
