package decipher

import (
	"spieltisch/games/letterpiece"
)

// Candidates are the letters that a zone may still become (RULES.md, "What is public"): a
// letter needs at least what lies there, and exactly that of a covered kind. They
// come in the alphabet's order, only those of the language.
func Candidates(letters []Letter, l Language, z Zone) []rune {
	return candidates(letters, l, z, letterpiece.Kinds*maxStock)
}

// candidates are those that need at most so many pieces more.
func candidates(letters []Letter, l Language, z Zone, most int) []rune {
	var out []rune
	laid := z.Laid()
	for _, x := range letters {
		r := []rune(x.Letter)[0]
		if !isLetter(r, l) || !fits(x.Pieces, laid, z.Covered) {
			continue
		}
		if x.Pieces.Minus(laid).Total() <= most {
			out = append(out, r)
		}
	}
	return out
}

func fits(need, laid letterpiece.Count, covered [letterpiece.Kinds]bool) bool {
	for k := range need {
		if need[k] < laid[k] || covered[k] && need[k] > laid[k] {
			return false
		}
	}
	return true
}

// Missing is how many pieces don't lie in a zone yet, the one in hand too, as everybody may know it; LeftUnknown before Bonus Mode.
func (v View) Missing() int {
	if v.Left == LeftUnknown || v.Hand == nil {
		return v.Left
	}
	return v.Left + 1
}

// Candidates are the letters that still fit zone i, as everybody may know it. From
// Bonus Mode on, the number of pieces that are not laid counts too: no letter needs more
// than these, and all zones together need all of them.
func (v View) Candidates(i int) []rune {
	if i < 0 || i >= len(v.Zones) {
		return nil
	}
	letters, lang := v.Letters, v.Options.Language
	rest := v.Missing()
	if rest == LeftUnknown {
		return Candidates(letters, lang, v.Zones[i])
	}
	// sums are the numbers of pieces that the other zones can need together.
	sums := map[int]bool{0: true}
	for j, z := range v.Zones {
		if j == i {
			continue
		}
		next := map[int]bool{}
		for _, r := range candidates(letters, lang, z, rest) {
			need, _ := piecesOf(letters, r)
			for s := range sums {
				next[s+need.Minus(z.Laid()).Total()] = true
			}
		}
		sums = next
	}
	var out []rune
	for _, r := range candidates(letters, lang, v.Zones[i], rest) {
		need, _ := piecesOf(letters, r)
		if sums[rest-need.Minus(v.Zones[i].Laid()).Total()] {
			out = append(out, r)
		}
	}
	return out
}
