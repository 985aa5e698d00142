package decipher

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	dc "spieltisch/games/decipher"
)

// Keys implements table.Keyed: those that do something now.
func (b *Board) Keys() []shell.KeyHelp {
	guide := b.desk.Guide(b.s.view.Phase)
	if p := b.s.view.Phase; (p == dc.PhaseWord || p == dc.PhaseGive) && b.desk.Turn().Stage == table.StageNone {
		guide = shell.Guide("guide.decipher.wait")
	}
	return append([]shell.KeyHelp{guide}, b.s.keys()...)
}

// keys are those of the state.
func (s *state) keys() (out shell.KeysNow) {
	switch {
	case s.guessing():
		out.Add(true, "Letters", "decipher.maker.keys.letters")
		out.Add(true, "Enter", "decipher.seek.keys.guess")
		out.Add(true, "Backspace / Del", "decipher.maker.keys.delete")
		out.Add(true, "Left / Right", "decipher.maker.keys.cursor")
	case s.acting:
		s.addSeeking(&out)
	}
	out.Add(s.mayReorder(), "F2", "decipher.seek.keys.order")
	out.Add(s.acting, "F6", "decipher.seek.keys.side")
	return out
}

// addSeeking adds the keys of a turn while nobody names a word.
func (s *state) addSeeking(out *shell.KeysNow) {
	mine, p := s.mine(), s.view.Phase
	placing := mine && p == dc.PhasePlace
	out.Add(placing || s.view.Options.Filter && !s.revealed(), s.zoneKeys(), "decipher.seek.keys.digits")
	out.Add(placing, "Left / Right", "decipher.seek.keys.arrows")
	out.Add(placing || mine && (p == dc.PhaseTake || s.revealed()), "Enter", "decipher.seek.keys.enter")
	out.Add(mine && p == dc.PhaseBonus, "Enter / Space", "decipher.seek.keys.space")
	out.Add(mine && p == dc.PhaseTake, "Space", "decipher.seek.keys.space")
	out.Add(s.mayPass(), "P", "decipher.seek.keys.pass")
	out.Add(s.mayGuess(), "G", "decipher.seek.keys.guess")
	out.Add(s.laid() && !s.revealed(), "R / Shift+R", "decipher.seek.keys.turn")
}

// laid tells whether a piece lies in a zone.
func (s *state) laid() bool {
	return slices.ContainsFunc(s.view.Zones, func(z dc.Zone) bool { return len(z.Pieces) > 0 })
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
		fyne.KeyF2: p.do.askOrder, fyne.KeyF6: p.otherSide,
	}[e.Name]
	if ok {
		act()
		return true
	}
	if e.Name == fyne.KeyEscape && b.s.draft.Zone != dc.NoZone {
		p.do.keep(b.s.pad.Look(dc.NoZone))
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
	case fyne.KeySpace: // no letter, and no piece either
	default:
		return table.CaretKey(e.Name, d, d.Cursor, do.edit)
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
		p.guess()
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
