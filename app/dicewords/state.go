package dicewords

import (
	"slices"

	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
)

// state is what the table shows and what the player has begun: pure, without widgets.
type state struct {
	view   dw.View
	draft  dw.Draft
	acting bool // somebody may throw and declare here: not in the replay, nor in a computer's turn
	// declared is the draft whose word was declared last, for when it is taken back.
	declared dw.Draft
	// loaded is set while draft came from the store and the next view must keep it.
	loaded bool
	tip    think.Mark // what a tip means
	soFar  bool       // the word is one that a computer has for now
	// doubted is set while the aids say that the list doesn't have the typed word.
	doubted bool
}

// room is what a window has no room for.
type room struct {
	low   bool // the window is low: only what a decision needs
	tight bool // it is lower still
	bare  bool // and the table is asked something, or a computer speaks
}

// next is the state after another view.
func (s state) next(v dw.View) state {
	before := s.view
	s.view = v
	if before.Step != v.Step {
		s.tip = think.Mark{}
	}
	s.draft, s.loaded = s.nextDraft(before), false
	return s
}

// foresee keeps the dice that the throw to come leaves lying, in the replay and in a computer's turn, whatever was shown
// before; and lays the word that will be declared, or the one that a computer says it has already ("" for none).
func (s *state) foresee(next games.Action, has string) {
	if s.acting {
		return
	}
	s.draft, s.soFar = dw.NewDraft(s.view), false
	if t, ok := next.(dw.Throw); ok && s.view.Up != nil {
		for _, r := range has {
			s.draft, s.soFar = s.draft.Type(r), true
		}
		for i := range s.draft.Keep {
			s.draft.Keep[i] = !slices.Contains(t.Dice, i)
		}
	}
	if a, ok := next.(dw.Declare); ok && s.view.Up != nil {
		for _, r := range a.Word {
			s.draft = s.draft.Type(r)
		}
		s.draft = s.draft.KeepWord(s.view)
	}
}

// nextDraft is the draft for the position now, after the one before.
func (s state) nextDraft(before dw.View) dw.Draft {
	v := s.view
	same := v.Round == before.Round && v.Asked == before.Asked && v.Thrown == before.Thrown && v.Up != nil
	switch {
	case s.loaded && s.draft.Fits(v):
		return s.draft
	case before.Set.Values == nil:
		return dw.NewDraft(v)
	case same: // the clock ran out, or nothing happened at all
		return s.draft
	case v.Step < before.Step && v.Up != nil && s.declared.Word != "": // the word was taken back, to be mended
		return s.declared
	default:
		return s.draft.Next(v)
	}
}

// throwing tells whether the dice may be thrown now, by the seat whose turn it is.
func (s state) throwing() bool {
	return s.acting && s.view.Left > 0 && !s.view.Late && s.view.Asked != games.Table
}

// declaring tells whether a word may be declared now, or the turn passed.
func (s state) declaring() bool { return s.acting && s.view.Up != nil }

// building tells whether the dice only serve to lay the word: no throw is left. Where somebody else plays they lie as they
// were thrown until the word is known.
func (s state) building() bool {
	return s.view.Up != nil && s.left() == 0 && (s.acting || s.typing())
}

// left is how many throws can still change a die.
func (s state) left() int {
	if s.view.Late {
		return 0
	}
	return s.view.Left
}

// toCome is how many throws somebody may still make.
func (s state) toCome() int {
	if !s.acting {
		return 0
	}
	return s.left()
}

// typing tells whether a word is being made from dice that lie there.
func (s state) typing() bool { return s.draft.Word != "" && s.view.Up != nil }

// ready tells whether the typed word can be laid with these dice.
func (s state) ready() bool { return s.typing() && s.worth().Problem == nil }

// missing are the letters that the typed word still needs.
func (s state) missing() []string {
	if !s.typing() {
		return nil
	}
	return s.worth().Missing
}

// throw throws what is not kept, all ten dice at the start of a turn; false if all are
// kept.
func (s state) throw() (dw.Throw, bool) {
	if s.view.Up != nil {
		return s.draft.Throw()
	}
	var all dw.Throw
	for i := range dw.DiceCount {
		all.Dice = append(all.Dice, i)
	}
	return all, true
}

// free are the dice that the next throw takes.
func (s state) free() []int {
	t, _ := s.throw()
	return t.Dice
}

// worth is what the word of the draft counts, and what is in its way.
func (s state) worth() dw.Worth { return dw.WorthOf(s.view, s.draft.Word, s.draft.Prefer()...) }

// typed is the draft with a letter at the cursor, or in the place of the joker's mark
// there.
func (s state) typed(r rune) dw.Draft {
	word := []rune(s.draft.Word)
	if c := s.draft.Cursor; c > 0 && word[c-1] == dw.Joker {
		return s.draft.Name(r)
	}
	return s.draft.Type(r)
}

// keptUp is the draft that keeps the dice of the word, or all when no word is typed.
func (s state) keptUp() dw.Draft {
	if s.draft.Word == "" {
		return s.draft.KeepAll()
	}
	return s.draft.KeepWord(s.view)
}

// allKept tells whether no die is left to throw again.
func (s state) allKept() bool { return s.draft.Keep == s.draft.KeepAll().Keep }

// shownLast is the turn whose dice still lie there: the one before, until the next
// throw. nil if none do.
func (s state) shownLast() *dw.ScoredTurn {
	if s.view.Up != nil {
		return nil
	}
	return s.view.Last
}

// letter is what die i shows now, 0 for nothing.
func (s state) letter(i int) rune {
	if last := s.shownLast(); last != nil {
		return last.Letters(s.view.Set)[i]
	}
	r, _ := s.view.Letter(i)
	return r
}

// The rows of dice: kept above, thrown again below; or, when no throw is left, those in
// the word above and those left over below.
const (
	upper = iota
	lower
)

// lastRound tells whether somebody has reached the target, and the others have their last turns.
func (s state) lastRound() bool {
	v := s.view
	return v.Phase != dw.PhaseOver && len(v.Points) > 1 && slices.Max(v.Points) >= v.Options.Target
}

// rows are the dice as they lie.
func (s state) rows() (rows [2][]int) {
	if last := s.shownLast(); last != nil {
		rows[upper] = slices.Clone(last.Dice)
		for i := range dw.DiceCount {
			if !slices.Contains(last.Dice, i) {
				rows[lower] = append(rows[lower], i)
			}
		}
		return rows
	}
	w := s.worth()
	var spelled []int
	if s.typing() {
		spelled = slices.DeleteFunc(slices.Clone(w.Dice), func(i int) bool { return i < 0 })
	}
	if s.building() {
		rows[upper] = spelled
	} else if len(w.Missing) == 0 {
		// Dice that spell the word lie in its order.
		rows[upper] = slices.DeleteFunc(spelled, func(i int) bool { return !s.draft.Keep[i] })
	}
	for _, i := range s.draft.Order {
		switch {
		case slices.Contains(rows[upper], i):
		case s.view.Up != nil && !s.building() && s.draft.Keep[i]:
			rows[upper] = append(rows[upper], i)
		default:
			rows[lower] = append(rows[lower], i)
		}
	}
	return rows
}

// orderAt is the place of die j in the order from which die i has been taken.
func (s state) orderAt(j, i int) int {
	at := slices.Index(s.draft.Order[:], j)
	if slices.Index(s.draft.Order[:], i) < at {
		at--
	}
	return at
}

// pending is what a seat is about to get: the word open to challenge, or the one
// being typed when it can be declared.
func (s state) pending(seat games.Seat) int {
	v := s.view
	switch {
	case v.Pending != nil && v.Pending.Seat == seat:
		return v.Pending.Points
	case v.Pending == nil && v.Asked == seat && s.typing():
		if w := s.worth(); w.Problem == nil && !s.doubted {
			return w.Tally.Points()
		}
	}
	return 0
}
