package dicewords

import (
	"slices"
	"strings"

	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/each"
)

// state is what the table shows and what the player has begun: pure, without widgets.
type state struct {
	view   dw.View
	draft  dw.Draft
	acting bool // somebody may throw and declare here: not in the replay, nor in a computer's turn
	replay bool
	// declared is the draft whose word was declared last, for when it is taken back, picked are its dice.
	declared dw.Draft
	picked   []int
	// loaded is set while draft came from the store and the next view must keep it.
	loaded bool
	tip    think.Mark // what a tip means
	// rolling is set while the dice of the last throw don't lie yet: nothing tells how they will.
	rolling bool
	soFar   bool // the word is one that a computer has for now
	theirs  bool // a computer's turn is shown
	struck  bool // so is a verdict
	held    bool // which waits until everybody has read it
	swept   bool // the dice of the turn before have been taken up: somebody is to throw all of them
	doubted bool // the list judges, and doesn't have the word
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

// emptied tells whether all dice have gone to the rack.
func (s state) emptied() bool {
	tray, _ := s.rows()
	return len(tray) == 0
}

// left is how many throws can still change a die.
func (s state) left() int {
	if s.view.Late {
		return 0
	}
	return s.view.Left
}

// toCome is how many throws somebody may still make; where somebody else plays, once it is known what they keep.
func (s state) toCome() int {
	if !s.acting && len(s.draft.Prefer()) == 0 {
		return 0
	}
	return s.left()
}

// typing tells whether a word is being made from dice that lie there.
func (s state) typing() bool { return s.draft.Word != "" && s.view.Up != nil }

// word is the one that is made: the typed one, or else what the dice on the rack spell as they stand there.
func (s state) word() string {
	if s.typing() || !s.declaring() {
		return s.draft.Word
	}
	_, row := s.rows()
	if len(row) < dw.MinWord {
		return ""
	}
	word := each.Of(row, func(p piece) rune { return s.letter(p.die) })
	return string(word)
}

// ready tells whether the word can be declared, and counts as far as is known.
func (s state) ready() bool { return s.worth().Problem == nil && !s.doubted }

// unnamed tells whether the word lacks nothing but the joker's letter.
func (s state) unnamed() bool {
	w := s.worth()
	return strings.ContainsRune(w.Word, dw.Joker) && len(w.Missing) == 0 && len(w.Dice) >= dw.MinWord
}

// missing are the letters that the typed word still needs.
func (s state) missing() []string {
	if !s.typing() {
		return nil
	}
	return s.worth().Missing
}

// kept tells whether the next throw leaves die i lying: it is kept, or in the word.
func (s state) kept(i int) bool {
	return s.draft.Keep[i] || s.typing() && slices.Contains(s.worth().Dice, i)
}

// throw throws what is not kept, all ten dice at the start of a turn; false if all are kept.
func (s state) throw() (t dw.Throw, ok bool) {
	for i := range dw.DiceCount {
		if s.view.Up == nil || !s.kept(i) {
			t.Dice = append(t.Dice, i)
		}
	}
	return t, len(t.Dice) > 0
}

// free are the dice that the next throw takes.
func (s state) free() []int {
	t, _ := s.throw()
	return t.Dice
}

// worth is what the word of the draft counts, and what is in its way.
func (s state) worth() dw.Worth { return dw.WorthOf(s.view, s.word(), s.draft.Prefer()...) }

// typed is the draft with a letter at the cursor, or in the place of the joker's mark.
func (s state) typed(r rune) dw.Draft {
	if strings.ContainsRune(s.draft.Word, dw.Joker) {
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

// tapped is the draft after a click on die i: it goes over to the end of the rack or back to the tray. While a word is typed, or
// no throw is left, its letter goes into the word or out of it.
func (s state) tapped(i int) dw.Draft {
	d := s.draft
	inWord := s.typing() && slices.Contains(s.worth().Dice, i)
	switch {
	case inWord && d.Keep[i] && !d.Locked[i] && s.left() > 0:
		return once(d, d.TapDie(s.view, i).Toggle(i))
	case s.building():
		return once(d, s.asWord().TapDie(s.view, i))
	case inWord, s.typing() && !d.Keep[i]:
		return d.TapDie(s.view, i)
	case d.Keep[i]:
		return d.Toggle(i)
	}
	return s.keptAt(i, dw.DiceCount)
}

// keptAt is the draft that keeps die i, which stands at a place of the rack then: in the word, while one is made.
func (s state) keptAt(i, at int) dw.Draft {
	if s.typing() || s.building() {
		return once(s.draft, s.asWord().SetCursor(at).TapDie(s.view, i))
	}
	_, rack := s.rows()
	d := s.draft.Toggle(i)
	if at < len(rack) {
		d = d.Move(i, s.orderAt(rack[at].die, i))
	} else if len(rack) > 0 {
		d = d.Move(i, s.orderAt(rack[len(rack)-1].die, i)+1)
	}
	return once(s.draft, d)
}

// asWord is the draft whose word is what stands on the rack. Where no throw is left nothing is kept besides.
func (s state) asWord() dw.Draft {
	d := s.draft
	if s.typing() {
		return d
	}
	_, row := s.rows()
	for _, p := range row {
		d = d.TapDie(s.view, p.die)
	}
	if s.building() {
		d = d.KeepNone()
	}
	return once(s.draft, d)
}

// once is a draft after several edits, as one step of undo.
func once(before, after dw.Draft) dw.Draft {
	if before.Keep == after.Keep && before.Word == after.Word && before.Order == after.Order {
		return before
	}
	after.Steps = before.On(before.Edit)
	return after
}

// shownLast is the turn whose dice still lie there: the one before, until the next throw. nil if none do.
func (s state) shownLast() *dw.ScoredTurn {
	if s.view.Up != nil || s.swept {
		return nil
	}
	return s.view.Last
}

// up are the faces that lie there, nil for none.
func (s state) up() []int {
	if last := s.shownLast(); last != nil {
		return last.Up[:]
	}
	return s.view.Up
}

// told tells whether it is about the word of the turn before: other dice don't lie about then, but in a replay until the end.
func (s state) told() bool {
	last := s.shownLast()
	return last != nil && last.Word != "" && (!s.replay || s.view.Phase == dw.PhaseOver)
}

// letter is what die i shows now, 0 for nothing.
func (s state) letter(i int) rune {
	if last := s.shownLast(); last != nil {
		return last.Letters(s.view.Set)[i]
	}
	r, _ := s.view.Letter(i)
	return r
}

// lastRound tells whether somebody has reached the target, and the others have, or had, their last turns.
func (s state) lastRound() bool {
	v := s.view
	return len(v.Points) > 1 && slices.Max(v.Points) >= v.Options.Target
}

// lastTurn tells whether somebody has their last turn before them, with no word to be judged first.
func (s state) lastTurn() bool { return s.lastRound() && s.view.Pending == nil }

// piece is what stands on the rack: a die, or a letter of the word that no die gives.
type piece struct {
	die    int // -1 for none
	letter int // of the word, from 0; -1 for a die that is only kept
}

// key tells pieces apart.
func (p piece) key() int {
	if p.die >= 0 {
		return p.die
	}
	return dw.DiceCount + p.letter
}

// rows are the dice to be thrown in the tray; and what stands on the rack: the word, then what else is kept.
func (s state) rows() (tray, rack []piece) {
	var word []int
	if last := s.shownLast(); last != nil {
		word = s.stayed(*last)
	} else if s.typing() {
		word = s.worth().Dice
	}
	used := map[int]bool{}
	for k, i := range word {
		if s.rolling && i >= 0 && !s.draft.Keep[i] {
			i = -1
		}
		rack = append(rack, piece{i, k})
		used[i] = true
	}
	for _, i := range s.draft.Order {
		switch {
		case used[i]:
		case s.view.Up != nil && s.draft.Keep[i] && (!s.typing() || !s.building()):
			rack = append(rack, piece{i, -1})
		default:
			tray = append(tray, piece{i, -1})
		}
	}
	return tray, rack
}

// stayed are the dice of a word: those with which it was laid here, where other ones with the same letters would do as well.
func (s state) stayed(last dw.ScoredTurn) []int {
	shows := last.Letters(s.view.Set)
	if slices.EqualFunc(s.picked, last.Dice, func(a, b int) bool { return shows[a] == shows[b] }) {
		return s.picked
	}
	return last.Dice
}

// orderAt is the place of die j in the order from which die i has been taken.
func (s state) orderAt(j, i int) int {
	at := slices.Index(s.draft.Order[:], j)
	if slices.Index(s.draft.Order[:], i) < at {
		at--
	}
	return at
}

// mover is whose turn it is, or whose word the table judges; games.Table at the end.
func (s state) mover() games.Seat {
	if p := s.view.Pending; p != nil && s.view.Asked == games.Table {
		return p.Seat
	}
	return s.view.Asked
}

// coming is what a seat is about to get: the word open to challenge, or the one being made when it can be declared.
func (s state) coming() (games.Seat, int) {
	v := s.view
	switch {
	case v.Pending != nil:
		return v.Pending.Seat, v.Pending.Points
	case v.Up != nil && v.Asked != games.Table && !s.rolling:
		if s.ready() {
			return v.Asked, s.worth().Tally.Points()
		}
	}
	return games.Table, 0
}
