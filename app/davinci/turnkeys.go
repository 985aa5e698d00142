package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	dv "spieltisch/games/davinci"
)

// keys are those that do something now.
func (t *turn) keys() []shell.KeyHelp {
	guide := table.Guide(t.state.view.Phase)
	if t.state.watching() {
		return t.listKeys([]shell.KeyHelp{shell.Guide("guide.davinci.watch")})
	}
	switch t.state.view.Phase {
	case dv.PhaseDraw:
		if _, one := t.state.view.OnlyColor(); one {
			return []shell.KeyHelp{guide, {Keys: "Enter", What: "davinci.turn.draw_one"}}
		}
		return []shell.KeyHelp{guide, {Keys: "Left / Right", What: "davinci.turn.keys.draw"}, {Keys: "Enter", What: "davinci.turn.keys.take"}}
	case dv.PhaseOpen:
		return []shell.KeyHelp{guide, {Keys: "Left / Right", What: "davinci.turn.keys.own"}, {Keys: "Enter", What: "davinci.turn.keys.open"}}
	}
	return t.listKeys(append([]shell.KeyHelp{guide}, t.state.guessKeys()...))
}

// guessKeys are those of somebody who is to guess, or to end the turn.
func (s ownState) guessKeys() (out shell.KeysNow) {
	out.Add(s.guessing(), "Left / Right", "davinci.turn.keys.point")
	out.Add(s.guessing() && s.nextRow(1) != s.nextRow(0), "Up / Down", "davinci.turn.keys.seat")
	out.Add(s.guessing(), "Digits", "davinci.turn.keys.number")
	out.Add(s.guessing() && s.view.Options.Dashes, "-", "davinci.turn.keys.dash")
	out.Add(s.guessing(), "Backspace", "davinci.turn.keys.clear")
	out.Add(len(s.view.Places) > 1, ", / .", "davinci.turn.keys.place")
	out.Add(s.guessing(), "Enter", "davinci.turn.keys.guess")
	_, stops := s.draft.Stop(s.view)
	out.Add(stops, "S", "davinci.turn.keys.stop")
	return out
}

// listKeys adds those of the guesses so far and of the notes.
func (t *turn) listKeys(out []shell.KeyHelp) []shell.KeyHelp {
	notes := t.state.notesOn() && !t.state.watching()
	if notes && !t.beside {
		out = append(out, shell.KeyHelp{Keys: "L", What: "davinci.turn.keys.past"})
	}
	if t.past.object.Visible() && t.past.most() > 0 {
		out = append(out, shell.KeyHelp{Keys: "PageUp / PageDown", What: "davinci.turn.keys.page"})
	}
	if notes {
		out = append(out, shell.KeyHelp{Keys: "N", What: "davinci.turn.keys.notes"})
	}
	return out
}

func (t *turn) key(e *fyne.KeyEvent) bool {
	t.hurry()
	if t.state.asksNumber() && t.picker.key(e) {
		return true
	}
	switch e.Name {
	case fyne.KeyLeft:
		t.step(-1)
	case fyne.KeyRight:
		t.step(1)
	case fyne.KeyUp:
		t.stepSeat(-1)
	case fyne.KeyDown:
		t.stepSeat(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		t.act()
	case fyne.KeySpace: // it opened the curtain, perhaps held a moment too long: the first one only goes to a pile
		if t.state.view.Phase != dv.PhaseDraw {
			return false
		}
		t.pool.focus(dv.Black)
	case fyne.KeyPageUp:
		t.past.page(-1)
	case fyne.KeyPageDown:
		t.past.page(1)
	default:
		return false
	}
	return true
}

func (t *turn) rune(r rune) bool {
	t.hurry()
	switch r {
	case 's', 'S':
		t.stopTurn()
		return true
	case ',', '.':
		t.stepPlace(map[rune]int{',': -1, '.': 1}[r])
		return true
	case 'l', 'L':
		if t.listing {
			t.list(false)
		} else {
			t.toPast()
		}
		return true
	case 'n', 'N':
		t.list(false)
		return t.toNotes(r)
	}
	return t.state.asksNumber() && t.picker.rune(r)
}

// toNotes brings the notes up where they have no room next to the picker, and gives them
// the keyboard; once more brings the picker back.
func (t *turn) toNotes(r rune) bool {
	if t.flip.Visible() {
		t.turnOver()
		if !t.flipped {
			return true
		}
	}
	return t.notes.rune(r)
}

// step moves to the next tile that can be chosen, or to another pile.
func (t *turn) step(by int) {
	switch phase := t.state.view.Phase; {
	case phase == dv.PhaseDraw && by < 0:
		t.pool.focus(dv.Black)
	case phase == dv.PhaseDraw:
		t.pool.focus(dv.White)
	case phase == dv.PhaseOpen:
		t.acts.choose(t.state.nextOwn(by))
	case t.state.guessing():
		t.pointTo(t.state.nextTarget(by))
	}
}

// pointTo points at a tile; it stays if it is the one already.
func (t *turn) pointTo(id int) {
	if id != 0 && id != t.state.draft.Target {
		t.point(id)
	}
}

// stepSeat points at the row of another player, at about the same place.
func (t *turn) stepSeat(by int) {
	if t.state.guessing() {
		t.pointTo(t.state.nextRow(by))
	}
}

// stepPlace moves the place of the drawn tile to the next gap that is lawful.
func (t *turn) stepPlace(by int) {
	if places := t.state.view.Places; len(places) > 0 {
		t.layAt(after(places, t.state.draft.Place, by))
	}
}
