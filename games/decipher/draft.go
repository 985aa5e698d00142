package decipher

import (
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// Edit is one state of a Puzzle Maker's draft.
type Edit struct {
	Word   string
	Cursor int // letters before the cursor
	// Order is the order of the pieces; empty until it was proposed, and again when
	// the word changes.
	Order []letterpiece.Kind `json:",omitempty"`
}

// MakerDraft is what a Puzzle Maker prepares: the word and the order of its pieces, or
// a new order of the rest. Drafts are values: every edit returns a new one, and an
// edit that is impossible or changes nothing returns the same. None of it is in
// the log.
type MakerDraft struct {
	Edit
	games.Steps[Edit]
}

// NewMakerDraft is the draft for a Puzzle Maker's View: empty, or the word with the
// order of what is left.
func NewMakerDraft(v View) MakerDraft {
	if v.Secret == nil {
		return MakerDraft{}
	}
	return MakerDraft{Edit: Edit{Word: v.Secret.Word, Cursor: len(v.Secret.Word), Order: slices.Clone(v.Secret.Order)}}
}

// ParseMakerDraft reads a draft's JSON, as Encode writes it. The error is an
// *games.Illegal.
func ParseMakerDraft(data []byte) (MakerDraft, error) {
	var d MakerDraft
	if err := games.Decode(data, &d); err != nil {
		return MakerDraft{}, err
	}
	if !d.valid() || !d.Valid(Edit.valid) {
		return MakerDraft{}, games.Refuse(games.IllegalData, nil)
	}
	return d, nil
}

// Fits tells whether the draft is one of this position: after the word is made it is of this word, with exactly the pieces that
// are left.
func (d MakerDraft) Fits(v View) bool {
	fits := func(e Edit) bool {
		if v.Secret == nil {
			return len(e.Word) <= v.Options.Length
		}
		count, _ := countKinds(e.Order)
		return e.Word == v.Secret.Word && (v.Secret.Order == nil || count == v.Secret.Left)
	}
	return fits(d.Edit) && d.Valid(fits)
}

// Encode is the draft's JSON, history included.
func (d MakerDraft) Encode() ([]byte, error) { return games.Encode(d) }

func (e Edit) valid() bool {
	for _, r := range e.Word {
		if !isLetter(r, LanguageEnglish) {
			return false
		}
	}
	_, kinds := countKinds(e.Order)
	return kinds && len(e.Word) <= MaxLength && e.Cursor >= 0 && e.Cursor <= len(e.Word) &&
		len(e.Order) <= letterpiece.Kinds*maxStock
}

func (e Edit) equal(o Edit) bool {
	return e.Word == o.Word && e.Cursor == o.Cursor && slices.Equal(e.Order, o.Order)
}

// with is the draft after an edit. Moving the cursor alone is no step of undo.
func (d MakerDraft) with(e Edit) MakerDraft {
	moved := e
	moved.Cursor = d.Cursor
	if d.equal(moved) {
		d.Edit = e
		return d
	}
	d.Steps, d.Edit = d.On(d.Edit), e
	return d
}

// Undo takes back the last edit.
func (d MakerDraft) Undo() MakerDraft {
	d.Edit, d.Steps = d.Back(d.Edit)
	return d
}

// Redo does again what Undo took back.
func (d MakerDraft) Redo() MakerDraft {
	d.Edit, d.Steps = d.Forth(d.Edit)
	return d
}

// word is the draft with another word; the order of its pieces starts again.
func (d MakerDraft) word(word string, cursor int) MakerDraft {
	e := Edit{Word: word, Cursor: cursor, Order: d.Order}
	if word != d.Word {
		e.Order = nil
	}
	return d.with(e)
}

// Type types a rune at the cursor, Ä as AE, ß as SS. What is no letter of the
// language, has no tile left or doesn't fit into the word's length changes nothing.
func (d MakerDraft) Type(o Options, r rune) MakerDraft { return d.insert(o, Fold(string(r))) }

// Put puts a whole word in the draft, such as a suggestion or pasted text; one that
// doesn't fit changes nothing.
func (d MakerDraft) Put(o Options, word string) MakerDraft {
	empty := MakerDraft{}.insert(o, Fold(word))
	if empty.Word == "" {
		return d
	}
	return d.word(empty.Word, empty.Cursor)
}

func (d MakerDraft) insert(o Options, letters string) MakerDraft {
	for _, r := range letters {
		if !isLetter(r, o.Language) {
			return d
		}
	}
	word := d.Word[:d.Cursor] + letters + d.Word[d.Cursor:]
	if letters == "" || len(word) > o.Length {
		return d
	}
	for _, r := range letters {
		if !isMark(r) && strings.Count(word, string(r)) > TilesEach {
			return d
		}
	}
	return d.word(word, d.Cursor+len(letters))
}

// Backspace deletes the letter before the cursor.
func (d MakerDraft) Backspace() MakerDraft {
	if d.Cursor == 0 {
		return d
	}
	return d.word(d.Word[:d.Cursor-1]+d.Word[d.Cursor:], d.Cursor-1)
}

// Delete deletes the letter behind the cursor.
func (d MakerDraft) Delete() MakerDraft {
	if d.Cursor == len(d.Word) {
		return d
	}
	return d.word(d.Word[:d.Cursor]+d.Word[d.Cursor+1:], d.Cursor)
}

// Remove takes letter i, from 0, out of the word: its tile goes back.
func (d MakerDraft) Remove(i int) MakerDraft {
	if i < 0 || i >= len(d.Word) {
		return d
	}
	cursor := d.Cursor
	if i < cursor {
		cursor--
	}
	return d.word(d.Word[:i]+d.Word[i+1:], cursor)
}

// MoveLetter moves letter i to place to, both from 0.
func (d MakerDraft) MoveLetter(i, to int) MakerDraft {
	if i < 0 || to < 0 || i >= len(d.Word) || to >= len(d.Word) {
		return d
	}
	rest := []byte(d.Word[:i] + d.Word[i+1:])
	return d.word(string(slices.Insert(rest, to, d.Word[i])), d.Cursor)
}

// Clear empties the word.
func (d MakerDraft) Clear() MakerDraft { return d.word("", 0) }

// SetCursor moves the cursor behind k letters, or as far as there are any.
func (d MakerDraft) SetCursor(k int) MakerDraft {
	e := d.Edit
	e.Cursor = max(0, min(k, len(e.Word)))
	return d.with(e)
}

// TilesLeft is how many tiles of a letter are not in the word; -1: no limit.
func (d MakerDraft) TilesLeft(r rune) int {
	if isMark(r) {
		return -1
	}
	return TilesEach - strings.Count(d.Word, string(r))
}

// order is the draft with another order.
func (d MakerDraft) order(order []letterpiece.Kind) MakerDraft {
	e := d.Edit
	e.Order = order
	return d.with(e)
}

// MovePiece moves piece i of the order to place to, both from 0.
func (d MakerDraft) MovePiece(i, to int) MakerDraft {
	if i < 0 || to < 0 || i >= len(d.Order) || to >= len(d.Order) {
		return d
	}
	rest := slices.Delete(slices.Clone(d.Order), i, i+1)
	return d.order(slices.Insert(rest, to, d.Order[i]))
}

// Shuffle proposes any order of the pieces that are not given; the chance is not the
// match's.
func (d MakerDraft) Shuffle(v View, c *games.Chance) MakerDraft {
	order := d.left(v).List()
	c.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return d.order(order)
}

// HardestFirst proposes the order in which the next piece is always of the kind with the
// most wrong zones not yet covered (see Hardest).
func (d MakerDraft) HardestFirst(v View) MakerDraft {
	return d.order(Hardest(Need(v.Letters, d.Word), d.left(v), v.Zones))
}

// left are the pieces that are not given: of a new word all of them.
func (d MakerDraft) left(v View) letterpiece.Count {
	if v.Secret != nil {
		return v.Secret.Left
	}
	return sum(Need(v.Letters, d.Word))
}

// SetWord is the action that the draft makes for the match of v.
func (d MakerDraft) SetWord(v View) SetWord {
	a := SetWord{Word: d.Word}
	if v.Options.Pick == PickOrder {
		a.Order = slices.Clone(d.Order)
	}
	return a
}

// Reorder is the action with the draft's order.
func (d MakerDraft) Reorder() Reorder { return Reorder{Order: slices.Clone(d.Order)} }
