package woerterklauer

import (
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// way is which way typing goes.
func (s *hands) way() wk.Dir {
	if s.down {
		return wk.DirDown
	}
	return wk.DirRight
}

// flip has typing go the other way.
func (s *hands) flip() { s.down, s.chosen = !s.down, true }

func (s *hands) otherWay() wk.Dir {
	if s.down {
		return wk.DirRight
	}
	return wk.DirDown
}

// room is how many letters can follow a cell in a direction until the field is as large as was agreed.
func (s *hands) room(c wk.Cell, d wk.Dir) int {
	first := c
	for _, l := range s.draft.Laid {
		first = wk.Cell{X: min(first.X, l.At.X), Y: min(first.Y, l.At.Y)}
	}
	if d == wk.DirDown {
		return first.Y + s.view.Options.Size - 1 - c.Y
	}
	return first.X + s.view.Options.Size - 1 - c.X
}

// aside has a word that begins at the cursor with a letter go the other way, if that is free, where that is the last letter of a
// word, which the new one would only hang on to.
func (s *hands) aside(l wk.Letter) {
	way, other, c := s.way(), s.otherWay(), s.cursor
	lies := func(d wk.Dir) bool { return s.draft.At(c.Next(d, 1)) != 0 }
	last := s.letter(s.draft.At(c)) == l && lies(way.Back()) && !lies(way) && !lies(other.Back())
	if last && !lies(other) && s.room(c, other) > 0 {
		s.down = !s.down
	}
}

// typedWord is a word that is being typed, from where it began: a preview until Enter, or anything else, settles it.
type typedWord struct {
	draft   wk.Draft // before its first letter
	at      wk.Cell
	writing bool
	letters []wk.Letter
	edits   int // of the draft, after its newest letter
}

// previews tells whether a word is being typed, and nothing else was done since.
func (s *hands) previews() bool {
	return s.typing && len(s.typed.letters) > 0 && s.typed.edits == s.edits && s.laying()
}

// settleTyped has a word that was typed lie there; false where none was.
func (s *hands) settleTyped() bool {
	previews := s.previews()
	s.typing, s.typed = false, typedWord{}
	return previews
}

// dropTyped takes a word back that is being typed; false where none is.
func (s *hands) dropTyped() bool {
	if !s.previews() {
		return false
	}
	l := s.typed
	s.draft = l.draft
	s.edits++
	s.assess()
	s.setCursor(l.at)
	s.writing = l.writing
	return true
}

// isTyped tells whether a tile lies there by the word that is being typed.
func (s *hands) isTyped(l wk.Lay) bool {
	at, on := s.typed.draft.Cell(l.ID)
	return s.previews() && (!on || at != l.At)
}

// turn has the word that is being typed go the other way from its first letter on, where there is room.
func (s *hands) turn() notice {
	l, down, was := s.typed, s.down, *s
	if !s.dropTyped() {
		return notice{}
	}
	s.down, s.chosen = !down, true
	for _, letter := range l.letters {
		if n := s.lay(letter); !n.empty() {
			*s = was
			return n
		}
	}
	return notice{}
}

// turned tells whether a word typed from a letter goes down: it crosses the one that lies there.
func (s *hands) turned(c wk.Cell) bool {
	lies := func(a, b wk.Dir) bool { return s.draft.At(c.Next(a, 1)) != 0 || s.draft.At(c.Next(b, 1)) != 0 }
	across, down := lies(wk.DirLeft, wk.DirRight), lies(wk.DirUp, wk.DirDown)
	if across == down {
		return !s.down
	}
	return across
}

// meets tells whether a word typed from an empty cell goes down: where that alone leads to letters that lie there already, since
// a new word has to cross an old one. Else it goes across, whatever the word before did.
func (s *hands) meets(c wk.Cell) bool {
	leads := func(d wk.Dir) bool {
		for n := 1; n < s.view.Options.Size; n++ {
			if s.draft.At(c.Next(d, n)) != 0 {
				return true
			}
		}
		return s.draft.At(c.Next(d.Back(), 1)) != 0
	}
	return leads(wk.DirDown) && !leads(wk.DirRight)
}

// setCursor moves the keyboard's mark.
func (s *hands) setCursor(c wk.Cell) {
	if max(c.X, -c.X, c.Y, -c.Y) <= wk.MaxCell {
		s.cursor, s.marked, s.writing, s.typing, s.chosen, s.typed = c, false, false, false, false, typedWord{}
	}
}

// lay lays a letter on the cursor's cell and goes on, unless nobody has it.
func (s *hands) lay(l wk.Letter) notice {
	if !s.laying() {
		return notice{}
	}
	if !s.typing {
		if !s.chosen {
			s.aside(l)
		}
		s.typed = typedWord{draft: s.draft, at: s.cursor, writing: s.writing}
	}
	if id := s.draft.At(s.cursor); s.writing && s.letter(id) != l { // the word's first letter lies already
		s.cursor, s.writing = s.cursor.Next(s.way(), 1), false
	}
	if id := s.draft.At(s.cursor); id == 0 || s.letter(id) != l {
		id, ok := s.free(l)
		if !ok {
			return notice{"studio.missing", games.Args{"Letter": l.String()}}
		}
		s.hand = hand{}
		if n := s.edit(s.draft.Put(s.view, id, s.cursor)); !n.empty() {
			return n
		}
	}
	typed := s.typed
	s.setCursor(s.cursor.Next(s.way(), 1))
	s.typing, s.typed = true, typed
	s.typed.letters, s.typed.edits = append(s.typed.letters, l), s.edits
	return notice{}
}

// backspace goes back to a cell, and clears it of what was laid there in this turn.
func (s *hands) backspace(c wk.Cell) {
	typed := s.typed
	s.setCursor(c)
	switch id := s.draft.At(s.cursor); {
	case id == 0 || !s.laying():
	case s.fromField(id):
		s.hand = hand{}
	default:
		s.clear(s.cursor)
	}
	s.typing = true
	if n := len(typed.letters); n > 0 {
		typed.letters, typed.edits = typed.letters[:n-1], s.edits
		s.typed = typed
	}
}

// clear takes the tile on a cell off. The letter that it had replaced comes back.
func (s *hands) clear(c wk.Cell) {
	id := s.draft.At(c)
	if id == 0 || !s.laying() {
		return
	}
	s.hand = hand{}
	if old := s.replaced(c); !s.fromField(id) && old != 0 {
		s.edit(s.draft.Put(s.view, old, c))
		return
	}
	s.edit(s.draft.Take(id))
}
