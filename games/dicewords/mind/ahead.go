package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/dicewords"
)

// How far a mind without tables looks: at so many keeps, and how the other dice may fall next so many times.
const (
	aheadKeeps  = 14
	aheadThrows = 60
	aheadLetter = 3 // letters of a word that may still be missing
)

// ahead looks one throw ahead from the keeps that most good words are near to.
func (p *position) ahead(ctx context.Context) []kept {
	rated := map[Keep]float64{}
	for i := range p.words.forms {
		f := &p.words.forms[i]
		if keep, chance := p.near(f); chance > 0 && keep != AllKept {
			rated[keep] += chance * p.of(int(f.points))
		}
		if i%1024 == 0 && ctx.Err() != nil {
			break
		}
	}
	rated[p.locked] += 0
	all := make([]Keep, 0, len(rated))
	for k := range rated {
		all = append(all, k)
	}
	slices.SortFunc(all, func(a, b Keep) int { return cmp.Or(cmp.Compare(rated[b], rated[a]), cmp.Compare(b, a)) })
	all = all[:min(aheadKeeps, len(all))]
	if word := p.wordDice(); word != AllKept && !slices.Contains(all, word) {
		all = append(all, word)
	}
	return p.sampled(all)
}

// near is the keep of what lies there of a form, and about the chance that the other dice bring the rest next.
func (p *position) near(f *form) (Keep, float64) {
	var left [aheadLetter]int
	missing, used := 0, Keep(0)
	for l := f.letters; l != 0; l = l.rest() {
		if die := p.showing(l.first(), used); die >= 0 {
			used |= 1 << die
			continue
		}
		if missing == aheadLetter {
			return 0, 0
		}
		left[missing] = l.first()
		missing++
	}
	keep, chance := p.locked|used, 1.0
	used = keep
	for _, letter := range left[:missing] {
		die, faces := p.bringing(letter, used)
		if die < 0 {
			return 0, 0
		}
		used |= 1 << die
		chance *= float64(faces) / dicewords.FaceCount
	}
	return keep, chance
}

// showing is a die that shows a letter and isn't used, a locked one first; -1 for none.
func (p *position) showing(letter int, used Keep) int {
	die := -1
	for i := range p.dice {
		if p.dice[i][p.Up[i]] == letter && used>>i&1 == 0 && (die < 0 || p.locked>>die&1 == 0 && p.locked>>i&1 != 0) {
			die = i
		}
	}
	return die
}

// bringing is the die that brings a letter likeliest of those not used, and on how many faces; -1 for none.
func (p *position) bringing(letter int, used Keep) (die, faces int) {
	die = -1
	for i := range p.dice {
		n := 0
		for _, l := range p.dice[i] {
			if l == letter {
				n++
			}
		}
		if n > faces && used>>i&1 == 0 {
			die, faces = i, n
		}
	}
	return die, faces
}

// sampled values keeps by how the other dice fall in some throws, the same for all keeps.
func (p *position) sampled(keeps []Keep) []kept {
	out := make([]kept, len(keeps))
	seed := games.Hash(p.Up)
	for n := range aheadThrows {
		c := games.NewChance(seed, n, 0)
		var fall [dicewords.DiceCount]int
		for i := range fall {
			fall[i] = p.dice[i][c.IntN(dicewords.FaceCount)]
		}
		for i, k := range keeps {
			var r rack
			for d, letter := range fall {
				if k>>d&1 != 0 {
					letter = p.dice[d][p.Up[d]]
				}
				r.add(letter)
			}
			_, points := p.words.best(&r, p.except)
			out[i].Keep = k
			out[i].worth += p.of(max(0, points)) / aheadThrows
		}
	}
	return out
}
