package woerterklauer

import wk "spieltisch/games/woerterklauer"

// way is which way typing goes.
func (s *hands) way() wk.Dir {
	if s.down {
		return wk.DirDown
	}
	return wk.DirRight
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
