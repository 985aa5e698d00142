package dicewords

import "slices"

// Type types a rune at the cursor: ß as SS, accents dropped, "?" as the joker's
// placeholder. What is no letter or doesn't fit into 10 letters changes nothing.
func (d Draft) Type(r rune) Draft {
	if r == Joker {
		return d.insert([]rune{Joker})
	}
	if before := []rune(d.Word); r == '\u0308' && d.Cursor > 0 { // combining diaeresis
		before[d.Cursor-1] = umlaut(before[d.Cursor-1])
		e := d.Edit
		e.Word = string(before)
		return d.with(e)
	}
	return d.insert([]rune(Fold(string(r))))
}

func (d Draft) insert(letters []rune) Draft {
	word := []rune(d.Word)
	if len(letters) == 0 || len(word)+len(letters) > MaxWord {
		return d
	}
	if letters[0] == Joker && slices.Contains(word, Joker) {
		return d
	}
	e := d.Edit
	e.Word = string(slices.Insert(word, d.Cursor, letters...))
	e.Cursor += len(letters)
	return d.with(e)
}

// Name gives the joker's placeholder its letter.
func (d Draft) Name(r rune) Draft {
	word := []rune(d.Word)
	k := slices.Index(word, Joker)
	letter := []rune(Fold(string(r)))
	if k < 0 || len(letter) != 1 {
		return d
	}
	word[k] = letter[0]
	e := d.Edit
	e.Word = string(word)
	return d.with(e)
}

// Backspace deletes the letter before the cursor.
func (d Draft) Backspace() Draft {
	if d.Cursor == 0 {
		return d
	}
	return d.delete(d.Cursor - 1)
}

// Delete deletes the letter behind the cursor.
func (d Draft) Delete() Draft { return d.delete(d.Cursor) }

func (d Draft) delete(k int) Draft {
	word := []rune(d.Word)
	if k >= len(word) {
		return d
	}
	e := d.Edit
	e.Word = string(slices.Delete(word, k, k+1))
	if k < e.Cursor {
		e.Cursor--
	}
	if e.Word == "" {
		e.Taps = nil
	}
	return d.with(e)
}

// Clear empties the word.
func (d Draft) Clear() Draft {
	e := d.Edit
	e.Word, e.Cursor, e.Taps = "", 0, nil
	return d.with(e)
}

// SetCursor moves the cursor behind k letters, or as far as there are any.
func (d Draft) SetCursor(k int) Draft {
	e := d.Edit
	e.Cursor = max(0, min(k, len([]rune(d.Word))))
	return d.with(e)
}

// TapDie types what die i shows. The joker is typed as the placeholder "?": it
// counts in the live value, but needs its letter (Name) to be declared, since what
// is declared is a true word; typing that letter in the first place does without. A die
// that the word uses already is taken out of it again.
func (d Draft) TapDie(v View, i int) Draft {
	letter, ok := v.Letter(i)
	if !ok {
		return d
	}
	used := WorthOf(v, d.Word, d.Prefer()...).Dice
	if k := slices.Index(used, i); k >= 0 {
		return d.untap(k, i)
	}
	tapped := d.insert([]rune{letter})
	if tapped.Word != d.Word {
		// Taps whose letter was deleted since would take the place of this one.
		still := slices.DeleteFunc(slices.Clone(d.Taps), func(t int) bool { return !slices.Contains(used, t) })
		tapped.Taps = append(still, i)
	}
	return tapped
}

// untap takes letter k and its die out of the word in one step.
func (d Draft) untap(k, die int) Draft {
	out := d.delete(k)
	out.Taps = slices.DeleteFunc(slices.Clone(out.Taps), func(i int) bool { return i == die })
	return out
}
