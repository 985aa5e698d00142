package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	wk "spieltisch/games/woerterklauer"
)

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		b.desk.Guide(b.state.view.Phase),
		{Keys: "Left / Right / Up / Down", What: "studio.keys.arrows"},
		{Keys: "Letters", What: "studio.keys.letters"},
		{Keys: "Space", What: "studio.keys.space"},
		{Keys: "Backspace / Del", What: "studio.keys.backspace"},
		{Keys: "Enter", What: "studio.keys.enter"},
		{Keys: "Shift+Enter", What: "studio.keys.run"},
		{Keys: "Shift+Left / Shift+Right", What: "studio.keys.shove"},
		{Keys: "+ / -", What: "studio.keys.zoom"},
		{Keys: "F5 / F6", What: "studio.keys.fit"},
		{Keys: "F2", What: "studio.keys.pool"},
		{Keys: "F3", What: "studio.keys.back"},
		{Keys: "Ctrl+Enter", What: "judge.keys.main"},
		{Keys: "F8", What: "judge.keys.joker"},
	}
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
