package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

func (s *start) keys() []shell.KeyHelp {
	if s.state.view.Phase == dv.PhaseTake {
		out := shell.KeysNow{table.Guide(dv.PhaseTake)}
		full := len(s.taken) == s.need()
		out.Add(!full, "Left / Right", "davinci.start.keys.colors")
		out.Add(true, "Enter", pick[games.ID](full, "davinci.start.turn", "davinci.start.keys.take"))
		out.Add(len(s.taken) > 0, "Backspace", "davinci.start.keys.back")
		return out
	}
	dashes := slices.ContainsFunc(s.state.view.Hand, dv.Tile.IsDash) // numbers stand where they must
	out := shell.KeysNow{table.Guide(dv.PhaseArrange)}
	out.Add(dashes, "Left / Right", "davinci.start.keys.gap")
	out.Add(s.cursor >= 0, "Space", "davinci.start.keys.put")
	out.Add(dashes, "Up / Down", "davinci.start.keys.pick")
	out.Add(true, "Enter", "davinci.start.keys.arrange")
	return out
}

func (s *start) key(e *fyne.KeyEvent) bool {
	if s.state.view.Phase == dv.PhaseTake {
		return s.takeKey(e)
	}
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyRight:
		l := s.laying
		if l.picked == noTile {
			l = l.nextDash(s.state.view.Hand)
		}
		s.lay(l.step(s.state.draft.Row, pick(e.Name == fyne.KeyLeft, -1, 1)))
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.cursor >= 0 {
			s.putInto(s.cursor)
		} else {
			s.act()
		}
	case fyne.KeySpace:
		if s.cursor >= 0 {
			s.putInto(s.cursor)
		}
	case fyne.KeyUp, fyne.KeyDown:
		s.lay(s.nextDash(s.state.view.Hand))
	default:
		return false
	}
	return true
}

// takeKey goes through the backs by arrows, takes by Enter or Space and gives back by Backspace; once all are there Enter turns them.
func (s *start) takeKey(e *fyne.KeyEvent) bool {
	b, full := s.backs, len(s.taken) == s.need()
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		switch {
		case b.At >= 0 && !full: // not by b.Key, which lets a key do something but once while it is down
			s.take(b.left[b.At])
		case e.Name != fyne.KeySpace: // that opened the curtain, perhaps held a moment too long
			s.act()
		}
		return true
	case fyne.KeyBackspace, fyne.KeyDelete:
		return s.giveBack()
	}
	b.keyed = true
	return b.Key(e)
}
