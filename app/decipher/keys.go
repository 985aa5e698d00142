package decipher

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	dc "spieltisch/games/decipher"
)

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp {
	guide := b.desk.Guide(b.s.view.Phase)
	if p := b.s.view.Phase; (p == dc.PhaseWord || p == dc.PhaseGive) && b.desk.Turn().Stage == table.StageNone {
		guide = shell.Guide("guide.decipher.wait")
	}
	return []shell.KeyHelp{
		guide,
		{Keys: b.s.zoneKeys(), What: "decipher.seek.keys.digits"},
		{Keys: "Left / Right", What: "decipher.seek.keys.arrows"},
		{Keys: "Enter", What: "decipher.seek.keys.enter"},
		{Keys: "Space", What: "decipher.seek.keys.space"},
		{Keys: "P", What: "decipher.seek.keys.pass"},
		{Keys: "G", What: "decipher.seek.keys.guess"},
		{Keys: "Letters", What: "decipher.seek.keys.letters"},
		{Keys: "R / Shift+R", What: "decipher.seek.keys.turn"},
		{Keys: "F2", What: "decipher.seek.keys.order"},
		{Keys: "F5", What: "decipher.seek.keys.alphabet"},
		{Keys: "F6", What: "decipher.seek.keys.side"},
	}
}

// zoneKeys are the digits that choose a zone: "1 / 2 / 3".
func (s *state) zoneKeys() string {
	var keys []string
	for zone := range s.view.Zones {
		keys = append(keys, strconv.Itoa(zone+1))
	}
	return strings.Join(keys, " / ")
}

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	b.seekers.hurry()
	switch {
	case !b.s.acting:
		return false
	case b.s.guessing() && b.guessKey(e):
		return true
	}
	p := b.seekers
	act, ok := map[fyne.KeyName]func(){
		fyne.KeyReturn: p.do.act, fyne.KeyEnter: p.do.act, fyne.KeySpace: p.do.space,
		fyne.KeyLeft: func() { p.do.step(-1) }, fyne.KeyRight: func() { p.do.step(1) },
		fyne.KeyF2: p.do.askOrder, fyne.KeyF5: p.showAlphabet, fyne.KeyF6: p.otherSide,
	}[e.Name]
	if ok {
		act()
		return true
	}
	if e.Name == fyne.KeyEscape && b.s.draft.Zone != dc.NoZone {
		p.do.edit(b.s.draft.Choose(b.s.view, dc.NoZone))
		return true
	}
	return false
}

// guessKey takes the keys of somebody who names a word.
func (b *Board) guessKey(e *fyne.KeyEvent) bool {
	d, do := b.s.draft, b.seekers.do
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		do.confirm()
	case fyne.KeyEscape:
		do.cancel()
	case fyne.KeyBackspace:
		do.edit(d.Backspace())
	case fyne.KeyDelete:
		do.edit(d.Delete())
	case fyne.KeyLeft:
		do.edit(d.SetCursor(d.Cursor - 1))
	case fyne.KeyRight:
		do.edit(d.SetCursor(d.Cursor + 1))
	case fyne.KeyHome:
		do.edit(d.SetCursor(0))
	case fyne.KeyEnd:
		do.edit(d.SetCursor(dc.MaxLength))
	case fyne.KeySpace: // no letter, and no piece either
	default:
		return false
	}
	return true
}

// Rune implements table.Keyed: the letters of a guess, or else digits and commands.
func (b *Board) Rune(r rune) bool {
	b.seekers.hurry()
	switch {
	case !b.s.acting:
		return false
	case b.s.guessing():
		return b.seekers.do.typed(r)
	}
	p := b.seekers
	switch {
	case r >= '1' && r <= '9':
		p.do.choose(int(r - '1'))
	case r == 'g' || r == 'G':
		p.askGuesser()
	case r == 'p' || r == 'P':
		p.do.pass()
	case r == 'r':
		p.zones.turnTouched(turnStep)
	case r == 'R':
		p.zones.turnTouched(-turnStep)
	default:
		return r == ' '
	}
	return true
}
