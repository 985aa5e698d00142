package decipher

import (
	"slices"
	"testing"

	"spieltisch/games"
)

// The score sheet of the rulebook: HOBBY 9 3 10, PANDA 10 8 2, totals 19 11 12.
func TestSheet(t *testing.T) {
	hobby := Tally{Maker: 0, Guesser: 2, GuessLeft: []int{0, 3, 1}, BonusLeft: 2, NoTokens: 5}
	panda := Tally{Maker: 1, Guesser: 0, GuessLeft: []int{1, 0, 2}, BonusLeft: 2, NoTokens: 3}
	for want, tally := range map[[3]int]Tally{{9, 3, 10}: hobby, {10, 8, 2}: panda} {
		if !tally.Valid(5) {
			t.Errorf("%+v isn't valid", tally)
		}
		if got := Totals(3, tally.Scores()); !slices.Equal(got, want[:]) {
			t.Errorf("%v, want %v", got, want)
		}
	}
	if got := Totals(3, hobby.Scores(), panda.Scores()); !slices.Equal(got, []int{19, 11, 12}) {
		t.Errorf("%v", got)
	}
	unguessed := Tally{Maker: 1, Guesser: games.Table, GuessLeft: []int{3, 0}, BonusLeft: 1}
	if got := Totals(2, unguessed.Scores()); !slices.Equal(got, []int{3, 9}) { // 5 + 2×2
		t.Errorf("%v", got)
	}
}

func TestImpossibleTallies(t *testing.T) {
	good := func() Tally {
		return Tally{Maker: 1, Guesser: 0, GuessLeft: []int{1, 0, 2}, BonusLeft: 2, NoTokens: 20}
	}
	if !good().Valid(5) {
		t.Fatal("a good one is refused")
	}
	for name, change := range map[string]func(*Tally){
		"no token given":      func(x *Tally) { x.GuessLeft[0] = 3 },
		"maker has tokens":    func(x *Tally) { x.GuessLeft[1] = 1 },
		"too many tokens":     func(x *Tally) { x.GuessLeft[2] = 4 },
		"negative":            func(x *Tally) { x.GuessLeft[2] = -1 },
		"maker guesses":       func(x *Tally) { x.Guesser = 1 },
		"nobody's seat":       func(x *Tally) { x.Guesser = 3 },
		"too many Bonus":      func(x *Tally) { x.BonusLeft = 4 },
		"fewer than no Bonus": func(x *Tally) { x.BonusLeft = -1 },
		"more than all No":    func(x *Tally) { x.NoTokens = 21 },
		"fewer than no No":    func(x *Tally) { x.NoTokens = -1 },
		"no maker":            func(x *Tally) { x.Maker = games.Table },
		"one seat":            func(x *Tally) { x.GuessLeft = []int{1} },
		"maker beyond":        func(x *Tally) { x.Maker = 3 },
		"five seats":          func(x *Tally) { x.GuessLeft = make([]int, 5) },
	} {
		x := good()
		change(&x)
		if x.Valid(5) {
			t.Errorf("%s: %+v is valid", name, x)
		}
		x.Scores() // whatever it is, no panic
	}
}
