package dicewords

import "slices"

// Outlook is the chance for one letter, or the joker, by throwing dice again.
type Outlook struct {
	Letter string  // or "?"
	Dice   []int   // thrown dice that have it, by index
	Chance float64 // 0 to 1
}

// ChanceOf is the chance to get letter (or Joker, which is never counted for a
// letter) when the dice in free are thrown up to throws times, all of them each
// time until it comes: 1 − Π(1 − k/6)^throws, k faces with the letter (RULES.md, "The
// two tables").
func ChanceOf(s Set, free []int, throws int, letter rune) Outlook {
	o := Outlook{Letter: string(letter)}
	miss := 1.0
	for _, i := range distinct(free) {
		k := count(s.Faces(i), letter)
		if k == 0 {
			continue
		}
		o.Dice = append(o.Dice, i)
		for range throws {
			miss *= float64(FaceCount-k) / FaceCount
		}
	}
	o.Chance = 1 - miss
	return o
}

// Reach are the different letters (and the joker) that each die in free can still
// bring, in the order of its faces; nil for the other dice and if no throw is left.
func Reach(s Set, free []int, throws int) [DiceCount][]rune {
	var out [DiceCount][]rune
	if throws <= 0 {
		return out
	}
	for _, i := range distinct(free) {
		for _, r := range s.Faces(i) {
			if !slices.Contains(out[i], r) {
				out[i] = append(out[i], r)
			}
		}
	}
	return out
}

// distinct are the dice that exist, each once, by index.
func distinct(free []int) []int {
	out := slices.DeleteFunc(slices.Clone(free), func(i int) bool { return i < 0 || i >= DiceCount })
	slices.Sort(out)
	return slices.Compact(out)
}

func count(faces []rune, letter rune) int {
	n := 0
	for _, f := range faces {
		if f == letter {
			n++
		}
	}
	return n
}
