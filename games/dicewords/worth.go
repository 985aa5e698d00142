package dicewords

import "spieltisch/games"

// Worth is the live value of a typed word with the dice that lie on the table.
type Worth struct {
	Word    string
	Dice    []int    // die of each letter, -1 where none gives it
	Joker   int      // index of the letter that the joker stands for, or -1
	Missing []string // letters that no die gives, in the order of the word
	Tally   Tally    // as it would be scored; a missing letter counts its own value
	Letters Tally    // the same with a letter in place of the joker; equal to Tally without joker
	SetCan  bool     // some throw of the set can spell it, with the joker if need be
	// Problem is why the word can't be declared now, nil if it can. Whether it is a
	// word is not asked.
	Problem *games.Illegal
}

// WorthOf is what word, as typed in a draft, is worth in the position v; dice in
// prefer are used first. Characters that are no letters count nothing.
func WorthOf(v View, word string, prefer ...int) Worth {
	l := lay(v.Faces(), word, prefer)
	w := Worth{Word: word, Dice: l.Dice, Joker: l.Joker, Missing: l.missingLetters()}
	for k, r := range []rune(word) {
		p, _ := v.Set.Points(r)
		w.Letters.Values = append(w.Letters.Values, p)
		if k == l.Joker {
			p, _ = v.Set.Points(Joker)
		}
		w.Tally.Values = append(w.Tally.Values, p)
	}
	w.SetCan = settable(v.Set, word)
	w.Problem = problem(v, w)
	return w
}

// settable is SetCanSpell with the joker, for words with a placeholder too.
func settable(s Set, word string) bool {
	named := []rune(word)
	for k, r := range named {
		if r == Joker {
			// Any letter does for the joker's die; the rest needs dice of its own.
			return SetCanSpell(s.without(), string(named[:k])+string(named[k+1:]), false)
		}
	}
	return SetCanSpell(s, word, true)
}

// without is the set with a blank in place of the joker's die.
func (s Set) without() Set {
	for i, d := range s.Dice {
		for _, f := range d.Faces {
			if f == Joker {
				s.Dice[i].Faces = ""
			}
		}
	}
	return s
}

func problem(v View, w Worth) *games.Illegal {
	if err, ok := CheckWord(w.Word).(*games.Illegal); ok { //nolint:errorlint // CheckWord returns it bare
		return err
	}
	switch {
	case v.Up == nil:
		return games.Refuse(IllegalFirst, nil)
	case len(w.Missing) > 0:
		return games.Refuse(IllegalSpell, games.Args{"Word": w.Word, "Missing": w.Missing})
	}
	return nil
}
