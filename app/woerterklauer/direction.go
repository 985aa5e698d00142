package woerterklauer

import wk "spieltisch/games/woerterklauer"

// way is which way typing goes.
func (s *hands) way() wk.Dir {
	if s.down {
		return wk.DirDown
	}
	return wk.DirRight
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

// aside has a word that begins at the cursor with a letter go the other way, if that is free, where there is no room on its own,
// or where that is the last letter of a word, which the new one would only hang on to.
func (s *hands) aside(l wk.Letter) {
	way, other, c := wk.DirRight, wk.DirDown, s.cursor
	if s.down {
		way, other = other, way
	}
	lies := func(d wk.Dir) bool { return s.draft.At(c.Next(d, 1)) != 0 }
	last := s.letter(s.draft.At(c)) == l && lies(way.Back()) && !lies(way) && !lies(other.Back())
	if (last || s.room(c, way) <= 0) && !lies(other) && s.room(c, other) > 0 {
		s.down = !s.down
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
