package woerterklauer

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// Keys implements table.Keyed: those that do something now.
func (b *Board) Keys() []shell.KeyHelp {
	s := b.state
	if q := s.asking; q != nil {
		safe := map[bool]games.ID{false: "judge.ask.no", true: "judge.ask.same.yes"}[q.safe()]
		return []shell.KeyHelp{{Keys: "Enter", What: safe}, {Keys: "Esc", What: "judge.ask.back"}}
	}
	out := shell.KeysNow{b.desk.Guide(s.view.Phase)}
	laying, editing, main := s.laying(), s.laying() || s.choosing(), s.main()
	out.Add(editing, "Left / Right / Up / Down", "studio.keys.arrows")
	out.Add(editing, "Letters", "studio.keys.letters")
	out.Add(editing, "Space", "studio.keys.space")
	out.Add(laying, "Backspace / Del", "studio.keys.backspace")
	out.Add(editing, "Enter", "studio.keys.enter")
	out.Add(laying, "Shift+Enter", "studio.keys.run")
	out.Add(laying, "Shift+Left / Shift+Right", "studio.keys.shove")
	out.Add(laying, "Tab", "studio.keys.turn")
	out.Add(laying, "Ctrl+Left / Ctrl+Right", "studio.keys.shift")
	out.Add(editing, "F2", "studio.keys.pool")
	out.Add(laying, "F3", "studio.keys.back")
	leads := !editing && main > moveResult && main != moveFinish
	out.Add(leads, "Enter / Ctrl+Enter", "judge.keys.main")
	out.Add(!leads && main > moveResult, "Ctrl+Enter", "judge.keys.main")
	out.Add(main == moveResult, "Enter", "table.end.result")
	out.Add(laying && s.view.Swap > 0, "F8", "judge.keys.joker")
	return out
}

// Key implements table.Keyed. While the table is asked, Enter is the answer that nobody gives by a slip.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	if b.state.asking != nil && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) {
		b.poll.answer(func(q *inquiry) bool { return q.rule(q.safe()) })
		return true
	}
	return b.key(e)
}

// key uses a key of the turn. Enter alone only does what ends no turn: it also lays tiles, and a turn must not end by a slip.
func (b *Board) key(e *fyne.KeyEvent) bool {
	s := b.state
	b.field.unflip()
	b.stamp.Lift()
	if d, ok := arrows[fyne.KeyName(strings.TrimPrefix(string(e.Name), "Ctrl+"))]; ok && strings.HasPrefix(string(e.Name), "Ctrl+") {
		return b.field.shift(d) || b.state.laying()
	}
	switch e.Name {
	case fyne.KeyEscape:
		return b.poll.stop() || b.escape()
	case fyne.KeyF2:
		if s.acting {
			b.pool.tiles.Take()
		}
	case fyne.KeyF3:
		b.back()
	case fyne.KeyF8:
		b.askJoker()
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.laying() || s.choosing() {
			return b.pass(e)
		}
		if s.main() == moveNone {
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
		b.field.Take()
		b.field.TypedKey(e)
	case b.state.choosing() && e.Name != fyne.KeyBackspace && e.Name != fyne.KeyDelete:
		b.pool.tiles.Take()
		b.pool.tiles.TypedKey(e)
	default:
		return false
	}
	return true
}

// escape leaves the joker, takes back a word that is being typed, or lets go of what is picked up.
func (b *Board) escape() (done bool) {
	if b.state.main() == moveJoker {
		b.leaveJoker()
		return true
	}
	b.do.just(func(s *state) { done = s.dropTyped() || s.release() })
	return done
}

// Rune implements table.Keyed: letters are laid wherever the focus is.
func (b *Board) Rune(r rune) bool {
	letter := wk.Fold(string(r))
	b.field.unflip()
	b.stamp.Lift()
	switch {
	case letter != "" && b.state.choosing():
		b.do(func(s *state) notice { return s.chooseLetter(letter) })
	case letter != "" && b.state.laying():
		b.field.Take()
		b.field.TypedRune(r)
	default:
		return false
	}
	return true
}
