package dicewords

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// Keys implements table.Keyed: those that do something now.
func (b *Board) Keys() []shell.KeyHelp {
	v := b.state.view
	out := []shell.KeyHelp{b.desk.Guide(v.Phase)}
	if b.state.throwing() {
		out = append(out, shell.KeyHelp{Keys: "Space", What: "dicewords.keys.throw"})
	}
	if b.state.declaring() {
		out = append(out,
			shell.KeyHelp{Keys: "Letters", What: "dicewords.keys.letters"},
			shell.KeyHelp{Keys: "Enter", What: "dicewords.keys.enter"},
			shell.KeyHelp{Keys: "Digits", What: "dicewords.keys.digits"},
			shell.KeyHelp{Keys: "Left / Right", What: "dicewords.keys.leftright"},
			shell.KeyHelp{Keys: "Backspace / Del", What: "dicewords.keys.backspace"},
			shell.KeyHelp{Keys: "F2 / F3", What: "dicewords.keys.sort"})
	}
	if b.state.declaring() && !b.state.building() {
		out = append(out, shell.KeyHelp{Keys: "Up / Down", What: "dicewords.keys.updown"})
	}
	out = append(out, shell.KeyHelp{Keys: "F4", What: "dicewords.keys.reckoner"})
	if id := (map[games.ID]games.ID{dw.PhaseConfirm: "dicewords.rule.yes", dw.PhaseOver: "table.end.result", dw.PhaseRuling: "dicewords.rule.no"})[v.Phase]; id != "" {
		out = append(out, shell.KeyHelp{Keys: "Enter", What: id})
	}
	if len(doubters(b.desk, v)) > 0 {
		out = append(out, shell.KeyHelp{Keys: "F6", What: "dicewords.keys.doubt"})
	}
	if v.Pending != nil || b.state.declaring() {
		out = append(out, shell.KeyHelp{Keys: "F8", What: "dicewords.keys.pass"})
	}
	return out
}

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	if b.state.held && slices.Contains([]fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape}, e.Name) {
		b.stamp.Lift()
		return true
	}
	if !b.state.held {
		b.stamp.Lift()
	}
	b.track.stop()
	if b.state.view.Pending != nil && b.state.view.Asked == games.Table && b.acts.answer(e.Name) {
		return true
	}
	act, ok := map[fyne.KeyName]func(){
		fyne.KeySpace: b.hit, fyne.KeyReturn: b.Submit, fyne.KeyEnter: b.Submit,
		fyne.KeyUp:   func() { b.edit(b.state.keptUp()) },
		fyne.KeyDown: func() { b.edit(once(b.state.draft, b.state.draft.Clear().KeepNone())) },
		fyne.KeyF2:   b.edits.sort, fyne.KeyF3: b.edits.shuffle, fyne.KeyF4: func() { showReckoner(b.desk, b.state) }, fyne.KeyF6: b.doubt, fyne.KeyF8: b.countsOrPass,
	}[e.Name]
	if ok {
		act()
		return true
	}
	if table.CaretKey(e.Name, b.state.draft, b.state.draft.Cursor, b.edit) {
		return true
	}
	if e.Name == fyne.KeyEscape && b.state.draft.Word != "" {
		b.edit(b.state.draft.Clear())
		return true
	}
	return false
}

// Rune implements table.Keyed: digits are dice in the order of the dice table, letters the word.
func (b *Board) Rune(r rune) bool {
	if b.state.view.Up == nil {
		return false
	}
	if r >= '0' && r <= '9' {
		b.edits.tapDie(int(r-'0'+9) % dw.DiceCount)
		return true
	}
	if r == '?' || r == ' ' {
		return false
	}
	b.edit(b.state.typed(r))
	return true
}

// Forced implements table.Forced: the first throw of a turn is all there is to do.
func (b *Board) Forced() bool { return b.state.acting && b.state.throwing() && b.state.view.Up == nil }
