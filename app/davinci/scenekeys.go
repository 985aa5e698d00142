package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// keys are those that do something now.
func (c *scene) keys() []shell.KeyHelp {
	s, p := c.state, c.state.view.Phase
	if c.acts == nil {
		guide := shell.Guide("guide.davinci.outside")
		if p == dv.PhaseDeal || p == dv.PhaseScored || p == dv.PhaseOver {
			guide = table.Guide(p)
		}
		help := shell.KeysNow{guide}
		help.Add(p == dv.PhaseDeal || p == dv.PhaseScored, "Enter", "davinci.out.keys.enter")
		help.Add(p == dv.PhaseOver, "Enter", "table.end.result")
		return help
	}
	if s.watching() {
		return []shell.KeyHelp{shell.Guide("guide.davinci.watch")}
	}
	help := shell.KeysNow{table.Guide(p)}
	switch p {
	case dv.PhaseDraw:
		_, one := s.view.OnlyColor()
		help.Add(!one, "Left / Right", "davinci.turn.keys.draw")
		help.Add(true, "Enter", pick[games.ID](one, "davinci.turn.draw_one", "davinci.turn.keys.take"))
	case dv.PhaseOpen:
		help.Add(true, "Left / Right", "davinci.turn.keys.own")
		help.Add(true, "Enter", "davinci.turn.keys.open")
	default:
		help = append(help, s.guessKeys()...)
	}
	help.Add(s.notesOn() && p != dv.PhaseOpen && p != dv.PhaseDraw, "N", "davinci.turn.keys.notes")
	return help
}

// guessKeys are those of somebody who is to guess, or to end the turn.
func (s ownState) guessKeys() (out shell.KeysNow) {
	aimed := s.draft.Target != 0
	out.Add(s.guessing(), "Left / Right", "davinci.turn.keys.point")
	out.Add(s.guessing() && s.nextRow(1) != s.nextRow(0), "Up / Down", "davinci.turn.keys.seat")
	out.Add(s.guessing() && aimed, "Digits", "davinci.turn.keys.number")
	out.Add(s.guessing() && aimed && s.view.Options.Dashes, "-", "davinci.turn.keys.dash")
	out.Add(s.guessing() && s.draft.Number != dv.NumberUnknown, "Backspace", "davinci.turn.keys.clear")
	out.Add(s.guessing() && aimed, "Escape", "davinci.pick.close")
	out.Add(len(s.view.Places) > 1, ", / .", "davinci.turn.keys.place")
	_, stops := s.draft.Stop(s.view)
	out.Add(s.guessing() && (aimed || !stops || s.led != 0), "Enter", "davinci.turn.keys.guess")
	out.Add(stops, "S", "davinci.turn.keys.stop")
	return out
}

func (c *scene) key(e *fyne.KeyEvent) bool {
	lifted := c.hurry()
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		c.act()
		return true
	case fyne.KeySpace: // it opened the curtain, perhaps held a moment too long: the first one only goes to a pile
		if c.acts != nil && c.state.view.Phase == dv.PhaseDraw && !c.state.watching() {
			c.toPile()
			return true
		}
		return lifted
	}
	return c.acts != nil && !c.state.watching() && c.ownKey(e.Name)
}

// ownKey takes the keys of whoever is asked.
func (c *scene) ownKey(key fyne.KeyName) bool {
	s := c.state
	switch key {
	case fyne.KeyLeft:
		c.step(-1)
	case fyne.KeyRight:
		c.step(1)
	case fyne.KeyUp:
		c.stepSeat(-1)
	case fyne.KeyDown:
		c.stepSeat(1)
	case fyne.KeyEscape:
		if !s.guessing() || s.draft.Target == 0 {
			return false
		}
		c.acts.point(s.draft.Target)
	case fyne.KeyBackspace, fyne.KeyDelete:
		if !s.guessing() || s.draft.Number == dv.NumberUnknown {
			return false
		}
		c.acts.name(s.draft.Number)
	default:
		return false
	}
	return true
}

func (c *scene) rune(r rune) bool {
	c.hurry()
	if c.acts == nil || c.state.watching() {
		return false
	}
	switch r {
	case 's', 'S':
		c.stopTurn()
		return true
	case ',', '.':
		if places := c.state.view.Places; len(places) > 1 {
			c.acts.layAt(after(places, c.state.draft.Place, pick(r == ',', -1, 1)))
		}
		return true
	}
	if c.block.rune(r) {
		return true
	}
	_, loose := c.state.toPlace()
	if (loose || c.state.guessing() && c.state.draft.Target == 0) && (r >= '0' && r <= '9' || r == '-') {
		c.acts.led = -1
		c.acts.show()
		c.ask.say(c.desk.T(c.state.missing()))
		return true
	}
	return false
}

// act does what stands on the main button, or what Enter means where there is none.
func (c *scene) act() {
	s, v := c.state, c.state.view
	switch {
	case s.moment != nil:
		c.desk.GoOn()
	case c.acts == nil:
		c.goOn()
	case s.watching():
	case v.Phase == dv.PhaseDraw:
		if color, one := v.OnlyColor(); one {
			c.draw(color)
		} else {
			c.toPile()
		}
	case v.Phase == dv.PhaseOpen:
		if _, ok := s.toOpen(); ok {
			c.acts.submit(dv.Open{Tile: s.opening})
		} else {
			c.ask.say(c.desk.T("davinci.turn.need_own"))
		}
	case v.Phase == dv.PhaseAgain && (s.draft.Target == 0 && s.led == 0 || v.Late):
		c.stopTurn()
	default:
		c.acts.guess()
	}
}

// toPile gives a pile the keyboard, and says what comes then.
func (c *scene) toPile() {
	c.pool.focus(dv.Black)
	c.ask.say(c.desk.T("davinci.turn.need_color"))
}

// goOn deals, begins the next round, or leads to the result.
func (c *scene) goOn() {
	switch c.state.view.Phase {
	case dv.PhaseDeal:
		_ = c.desk.Submit(games.Table, dv.Deal{})
	case dv.PhaseScored:
		_ = c.desk.Submit(games.Table, dv.Next{})
	case dv.PhaseOver:
		c.desk.ShowResult()
	}
}

// draw takes a tile of a colour from the middle.
func (c *scene) draw(color dv.Color) {
	if v := c.state.view; c.acts != nil && v.Phase == dv.PhaseDraw && v.Middle[color] > 0 && !c.state.watching() {
		c.acts.submit(dv.Draw{Color: color})
	}
}

// goOnGuessing points at the first tile that is hidden, which a tap then keeps.
func (c *scene) goOnGuessing() {
	c.acts.led = c.state.nextTarget(1)
	c.acts.pointTo(c.acts.led)
}

// stopTurn ends the turn after a right guess.
func (c *scene) stopTurn() {
	if a, ok := c.state.draft.Stop(c.state.view); ok {
		c.acts.submit(a)
	} else if _, loose := c.state.toPlace(); loose && c.state.view.Phase == dv.PhaseAgain {
		c.ask.say(c.desk.T("davinci.turn.need_place"))
	}
}

// step moves to the next tile that can be chosen, or to another pile.
func (c *scene) step(by int) {
	switch c.state.view.Phase {
	case dv.PhaseDraw:
		c.pool.focus(pick(by < 0, dv.Black, dv.White))
	case dv.PhaseOpen:
		c.acts.choose(c.state.nextOwn(by))
	default:
		c.acts.pointTo(c.state.nextTarget(by))
	}
}

// stepSeat points at the row of another player, at about the same place.
func (c *scene) stepSeat(by int) { c.acts.pointTo(c.state.nextRow(by)) }
