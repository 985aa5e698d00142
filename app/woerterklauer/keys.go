package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	wk "spieltisch/games/woerterklauer"
)

// Keys implements table.Keyed: those that do something now.
func (b *Board) Keys() []shell.KeyHelp {
	out := []shell.KeyHelp{b.desk.Guide(b.state.view.Phase)}
	editing := b.state.laying() || b.state.choosing()
	if editing {
		out = append(out,
			shell.KeyHelp{Keys: "Left / Right / Up / Down", What: "studio.keys.arrows"},
			shell.KeyHelp{Keys: "Letters", What: "studio.keys.letters"},
			shell.KeyHelp{Keys: "Space", What: "studio.keys.space"},
			shell.KeyHelp{Keys: "Backspace / Del", What: "studio.keys.backspace"})
	}
	out = append(out, shell.KeyHelp{Keys: "Enter", What: "studio.keys.enter"})
	if editing {
		out = append(out, shell.KeyHelp{Keys: "Shift+Enter", What: "studio.keys.run"}, shell.KeyHelp{Keys: "Shift+Left / Shift+Right", What: "studio.keys.shove"})
	}
	return append(out,
		shell.KeyHelp{Keys: "+ / -", What: "studio.keys.zoom"},
		shell.KeyHelp{Keys: "F5 / F6", What: "studio.keys.fit"},
		shell.KeyHelp{Keys: "F2", What: "studio.keys.pool"},
		shell.KeyHelp{Keys: "F3", What: "studio.keys.back"},
		shell.KeyHelp{Keys: "Ctrl+Enter", What: "judge.keys.main"},
		shell.KeyHelp{Keys: "F8", What: "judge.keys.joker"})
}

// Key implements table.Keyed. Enter alone only does what ends no turn: it also lays tiles,
// and a turn must not end by a slip.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	s := b.state
	b.field.unflip()
	switch e.Name {
	case fyne.KeyEscape:
		return b.escape()
	case fyne.KeyF2:
		if s.acting {
			focus(b.pool.tiles)
		}
	case fyne.KeyF3:
		b.back()
	case fyne.KeyF5:
		b.field.fit()
	case fyne.KeyF6:
		b.field.center()
	case fyne.KeyF8:
		b.askJoker()
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.laying() || s.choosing() {
			return b.pass(e)
		}
		if m := s.main(); m == moveNone || m == moveFinish {
			return false
		}
		b.Submit()
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeySpace, fyne.KeyBackspace, fyne.KeyDelete:
		return b.pass(e)
	default:
		return false
	}
	return true
}

// pass gives a key that nothing had the focus for to where the next tile comes from or goes to, with the keyboard.
func (b *Board) pass(e *fyne.KeyEvent) bool {
	switch {
	case b.state.laying():
		b.focusField()
		b.field.TypedKey(e)
	case b.state.choosing() && e.Name != fyne.KeyBackspace && e.Name != fyne.KeyDelete:
		focus(b.pool.tiles)
		b.pool.tiles.TypedKey(e)
	default:
		return false
	}
	return true
}

// escape leaves the joker, or lets go of what is picked up.
func (b *Board) escape() (done bool) {
	if b.state.main() == moveJoker {
		b.leaveJoker()
		return true
	}
	b.do.just(func(s *state) { done = s.release() })
	return done
}

// Rune implements table.Keyed: letters are laid wherever the focus is.
func (b *Board) Rune(r rune) bool {
	letter := wk.Fold(string(r))
	b.field.unflip()
	switch {
	case r == '+' || r == '-':
		b.field.TypedRune(r)
	case letter != "" && b.state.choosing():
		b.do(func(s *state) notice { return s.chooseLetter(letter) })
	case letter != "" && b.state.laying():
		b.focusField()
		b.field.TypedRune(r)
	default:
		return false
	}
	return true
}

// letterRune tells whether typing it lays a tile.
func letterRune(r rune) bool { return wk.Fold(string(r)) != "" }
