package woerterklauer

import wk "spieltisch/games/woerterklauer"

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

// typedWord is a word that is being typed, from where it began.
type typedWord struct {
	draft   wk.Draft // before its first letter
	at      wk.Cell
	writing bool
	chosen  bool
	letters []wk.Letter
	edits   int // of the draft, after its newest letter
}

// turn has the word that is being typed go the other way from its first letter on, where it has no room on its own and the other
// way is free for one letter more. How long a word is to be nobody says before: so it stays where it was begun as long as it fits.
func (s *hands) turn() {
	l, other, n := s.typed, s.otherWay(), len(s.typed.letters)
	if n == 0 || l.chosen || l.edits != s.edits { // where something else was done meanwhile
		return
	}
	if lies := l.draft.At(l.at); l.writing && s.letter(lies) != l.letters[0] {
		n++ // the first letter lay there already
	}
	now := s.draft
	s.draft = l.draft // the room beside what lay there before
	free := s.room(l.at, other) >= n
	for i := 1; i <= n; i++ {
		free = free && s.draft.At(l.at.Next(other, i)) == 0
	}
	if !free {
		s.draft = now
		return
	}
	s.setCursor(l.at)
	s.down, s.writing, s.typing, s.typed.letters = !s.down, l.writing, true, nil
	for _, letter := range l.letters {
		s.lay(letter)
	}
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
