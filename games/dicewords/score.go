package dicewords

import "spieltisch/games"

// Tally is what one counts at the table: the value of each letter of a word, in
// order, the joker's in place of the letter it stands for.
type Tally struct{ Values []int }

// Sum is the word value.
func (t Tally) Sum() int {
	sum := 0
	for _, v := range t.Values {
		sum += v
	}
	return sum
}

// Length is the number of letters, joker included.
func (t Tally) Length() int { return len(t.Values) }

// Points is word value × number of letters.
func (t Tally) Points() int { return times(t.Sum(), t.Length()) }

// times is the score of a word (RULES.md, "A word"); nothing else computes points.
func times(sum, length int) int { return sum * length }

// CountWord counts a word by the set's values without any dice, for a score
// sheet: upper case letters, and at most one "?" where the joker lay. The error is
// an *games.Illegal.
func CountWord(s Set, word string) (Tally, error) {
	letters := []rune(word)
	if err := checkLength(len(letters)); err != nil {
		return Tally{}, err
	}
	t, jokers := Tally{}, 0
	for _, r := range letters {
		p, ok := s.Points(r)
		if r == Joker {
			jokers++
		}
		if !ok || jokers > 1 {
			return Tally{}, games.Refuse(IllegalLetters, nil)
		}
		t.Values = append(t.Values, p)
	}
	return t, nil
}

// Reckon is the ready reckoner: the points of a word value (0 to s.MaxSum()) and a
// number of letters (3 to 10); false outside the table.
func Reckon(s Set, sum, length int) (int, bool) {
	if sum < 0 || sum > s.MaxSum() || length < MinWord || length > MaxWord {
		return 0, false
	}
	return times(sum, length), true
}
