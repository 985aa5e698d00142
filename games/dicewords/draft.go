package dicewords

import (
	"slices"
	"strings"

	"spieltisch/games"
)

// Edit is one state of a draft.
type Edit struct {
	Keep   [DiceCount]bool // dice that are not thrown next
	Order  [DiceCount]int  // die indices as they lie in the row
	Word   string          // letters A–Z, Ä, Ö, Ü and at most one "?", see TapDie
	Cursor int             // letters before the cursor
	Taps   []int           `json:",omitempty"` // dice tapped into the word: they are used first
}

// Draft is what a player prepares between two actions: dice kept, their order, the
// word. Drafts are values: every edit returns a new one, and an edit that is
// impossible or changes nothing returns the same. None of it is in the log.
type Draft struct {
	Edit
	Locked [DiceCount]bool // dice that can't be thrown again (Options.KeptStay)
	games.Steps[Edit]
}

// NewDraft is the empty draft for a position: locked dice kept, in table order.
func NewDraft(v View) Draft {
	d := Draft{Edit: Edit{Keep: v.Locked}, Locked: v.Locked}
	for i := range d.Order {
		d.Order[i] = i
	}
	return d
}

// Next is the draft for the position after one's own throw: dice kept, order and
// word go on, the history starts again. In any other position it is empty.
func (d Draft) Next(v View) Draft {
	n := NewDraft(v)
	if v.Thrown < 2 || v.Up == nil {
		return n
	}
	n.Order, n.Word, n.Cursor = d.Order, d.Word, d.Cursor
	for _, i := range d.Taps {
		if d.Keep[i] {
			n.Taps = append(n.Taps, i)
		}
	}
	for i := range n.Keep {
		n.Keep[i] = n.Keep[i] || d.Keep[i]
	}
	return n
}

// ParseDraft reads a draft's JSON, as Encode writes it. The error is an
// *games.Illegal.
func ParseDraft(data []byte) (Draft, error) {
	var d Draft
	if err := games.Decode(data, &d); err != nil {
		return Draft{}, err
	}
	valid := func(e Edit) bool { return e.valid(d.Locked) }
	if !valid(d.Edit) || !d.Valid(valid) {
		return Draft{}, games.Refuse(games.IllegalData, nil)
	}
	return d, nil
}

// Fits tells whether the draft is one of this position.
func (d Draft) Fits(v View) bool { return d.Locked == v.Locked }

// Encode is the draft's JSON, history included.
func (d Draft) Encode() ([]byte, error) { return games.Encode(d) }

func (e Edit) valid(locked [DiceCount]bool) bool {
	if !dieList(e.Order[:]) || !dieList(e.Taps) {
		return false
	}
	for i, l := range locked {
		if l && !e.Keep[i] {
			return false
		}
	}
	letters := []rune(e.Word)
	for _, r := range letters {
		if r != Joker && !isLetter(r) {
			return false
		}
	}
	return strings.Count(e.Word, string(Joker)) <= 1 && len(letters) <= MaxWord && e.Cursor >= 0 && e.Cursor <= len(letters)
}

// dieList tells whether all are indices of dice, each once.
func dieList(dice []int) bool { return len(distinct(dice)) == len(dice) }

func (e Edit) equal(o Edit) bool {
	return e.Keep == o.Keep && e.Order == o.Order && e.Word == o.Word && e.Cursor == o.Cursor && slices.Equal(e.Taps, o.Taps)
}

// with is the draft after an edit. Moving the cursor alone is no step of undo.
func (d Draft) with(e Edit) Draft {
	moved := e
	moved.Cursor = d.Cursor
	if d.equal(moved) {
		d.Edit = e
		return d
	}
	d.Steps, d.Edit = d.On(d.Edit), e
	return d
}

// MoveLetter takes letter i of the word (from 0) to place to; the cursor stands behind it then. Tapped dice stay tapped.
func (d Draft) MoveLetter(i, to int) Draft {
	word := []rune(d.Word)
	if i < 0 || i >= len(word) || to < 0 || to >= len(word) || i == to {
		return d
	}
	e := d.Edit
	letter := word[i]
	e.Word = string(slices.Insert(slices.Delete(word, i, i+1), to, letter))
	e.Cursor = to + 1
	return d.with(e)
}

// Undo takes back the last edit.
func (d Draft) Undo() Draft {
	d.Edit, d.Steps = d.Back(d.Edit)
	return d
}

// Redo does again what Undo took back.
func (d Draft) Redo() Draft {
	d.Edit, d.Steps = d.Forth(d.Edit)
	return d
}

// Toggle keeps die i or puts it back to be thrown.
func (d Draft) Toggle(i int) Draft {
	if i < 0 || i >= DiceCount || d.Locked[i] {
		return d
	}
	e := d.Edit
	e.Keep[i] = !e.Keep[i]
	return d.with(e)
}

// KeepAll keeps every die.
func (d Draft) KeepAll() Draft {
	e := d.Edit
	for i := range e.Keep {
		e.Keep[i] = true
	}
	return d.with(e)
}

// KeepNone keeps only the locked dice.
func (d Draft) KeepNone() Draft {
	e := d.Edit
	e.Keep = d.Locked
	return d.with(e)
}

// KeepWord keeps exactly the dice that give letters of the word as far as it can
// be laid, and the locked ones.
func (d Draft) KeepWord(v View) Draft {
	e := d.Edit
	e.Keep = d.Locked
	for _, i := range WorthOf(v, d.Word, d.Prefer()...).Dice {
		if i >= 0 {
			e.Keep[i] = true
		}
	}
	return d.with(e)
}

// Prefer are the dice that the word should use first: tapped ones, then kept ones.
func (d Draft) Prefer() []int {
	out := slices.Clone(d.Taps)
	for i, k := range d.Keep {
		if k {
			out = append(out, i)
		}
	}
	return out
}

// Throw is the action that throws the dice not kept; false if all are kept.
func (d Draft) Throw() (Throw, bool) {
	var t Throw
	for i, k := range d.Keep {
		if !k {
			t.Dice = append(t.Dice, i)
		}
	}
	return t, len(t.Dice) > 0
}

// Move lays die i at place to (0 to 9) of the row.
func (d Draft) Move(i, to int) Draft {
	from := slices.Index(d.Order[:], i)
	if from < 0 || to < 0 || to >= DiceCount {
		return d
	}
	e := d.Edit
	row := slices.Delete(slices.Clone(e.Order[:]), from, from+1)
	copy(e.Order[:], slices.Insert(row, to, i))
	return d.with(e)
}

// SortByLetter lays the dice by what they show, Ä behind A, the joker last.
func (d Draft) SortByLetter(v View) Draft {
	if v.Up == nil {
		return d
	}
	e := d.Edit
	slices.Sort(e.Order[:])
	slices.SortStableFunc(e.Order[:], func(a, b int) int { return rank(v, a) - rank(v, b) })
	return d.with(e)
}

// rank is the place of die i's letter in the German alphabet.
func rank(v View, i int) int {
	letter, _ := v.Letter(i)
	return slices.Index([]rune("AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ?"), letter)
}

// Shuffle lays the dice in any order; the chance is not the match's.
func (d Draft) Shuffle(c *games.Chance) Draft {
	e := d.Edit
	c.Shuffle(DiceCount, func(i, j int) { e.Order[i], e.Order[j] = e.Order[j], e.Order[i] })
	return d.with(e)
}
