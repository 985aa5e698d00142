package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	wk "spieltisch/games/woerterklauer"
)

// Keys implements table.Keyed: those that do something now.
func (b *Board) Keys() []shell.KeyHelp {
	s := b.state
	out := shell.KeysNow{b.desk.Guide(s.view.Phase)}
	laying, editing, main := s.laying(), s.laying() || s.choosing(), s.main()
	out.Add(editing, "Left / Right / Up / Down", "studio.keys.arrows")
	out.Add(editing, "Letters", "studio.keys.letters")
	out.Add(editing, "Space", "studio.keys.space")
	out.Add(laying, "Backspace / Del", "studio.keys.backspace")
	out.Add(editing, "Enter", "studio.keys.enter")
	out.Add(laying, "Shift+Enter", "studio.keys.run")
	out.Add(laying, "Shift+Left / Shift+Right", "studio.keys.shove")
	out.Add(true, "+ / -", "studio.keys.zoom")
	out.Add(true, "F5 / F6", "studio.keys.fit")
	out.Add(editing, "F2", "studio.keys.pool")
	out.Add(laying, "F3", "studio.keys.back")
	leads := !editing && main != moveNone && main != moveFinish
	out.Add(leads, "Enter / Ctrl+Enter", "judge.keys.main")
	out.Add(!leads && main != moveNone, "Ctrl+Enter", "judge.keys.main")
	out.Add(laying && s.view.Swap > 0, "F8", "judge.keys.joker")
	return out
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

// pass gives a key that nothing had the focus for to where the next tile comes from or goes to, with the keyboard. From there
// a key that it has no use for, such as Up in a pool of one line, comes back as the page's: then nobody takes it.
func (b *Board) pass(e *fyne.KeyEvent) bool {
	if b.passing {
		return false
	}
	b.passing = true
	defer func() { b.passing = false }()
	switch {
	case b.state.laying():
		focus(b.field)
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
		focus(b.field)
		b.field.TypedRune(r)
	default:
		return false
	}
	return true
}

// letterRune tells whether typing it lays a tile.
func letterRune(r rune) bool { return wk.Fold(string(r)) != "" }
