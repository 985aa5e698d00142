package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

func (t *turn) keys() []shell.KeyHelp {
	switch t.o.view.Phase {
	case dv.PhaseDraw:
		return []shell.KeyHelp{{Keys: "Left / Right", What: "davinci.turn.keys.draw"}, {Keys: "Enter", What: "davinci.turn.keys.take"}}
	case dv.PhaseOpen:
		return []shell.KeyHelp{{Keys: "Left / Right", What: "davinci.turn.keys.own"}, {Keys: "Enter", What: "davinci.turn.keys.open"}}
	}
	out := []shell.KeyHelp{
		{Keys: "Left / Right", What: "davinci.turn.keys.point"},
		{Keys: "Up / Down", What: "davinci.turn.keys.seat"},
		{Keys: "Digits", What: "davinci.turn.keys.number"},
	}
	if t.o.view.Options.Dashes {
		out = append(out, shell.KeyHelp{Keys: "-", What: "davinci.turn.keys.dash"})
	}
	out = append(out,
		shell.KeyHelp{Keys: "Backspace", What: "davinci.turn.keys.clear"},
		shell.KeyHelp{Keys: ", / .", What: "davinci.turn.keys.place"},
		shell.KeyHelp{Keys: "Enter", What: "davinci.turn.keys.guess"},
		shell.KeyHelp{Keys: "S", What: "davinci.turn.keys.stop"})
	if t.notes.shown() {
		out = append(out, shell.KeyHelp{Keys: "N", What: "davinci.turn.keys.notes"})
	}
	return out
}

func (t *turn) key(e *fyne.KeyEvent) bool {
	if t.notes.key(e) || t.asksNumber() && t.picker.key(e) {
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
	default:
		return false
	}
	return true
}

func (t *turn) rune(r rune) bool {
	switch r {
	case 's', 'S':
		t.stopTurn()
		return true
	case ',', '.':
		t.stepPlace(map[rune]int{',': -1, '.': 1}[r])
		return true
	case 'n', 'N':
		return t.toNotes(r)
	}
	return t.asksNumber() && t.picker.rune(r)
}

// toNotes brings the notes up where they have no room beside the picker, and gives them
// the keyboard; once more brings the picker back.
func (t *turn) toNotes(r rune) bool {
	if t.flip.Visible() {
		t.turnOver()
		if !t.flipped {
			t.o.unfocus()
			return true
		}
	}
	return t.notes.rune(r)
}

// step moves to the next tile that can be chosen, or to another pile.
func (t *turn) step(by int) {
	v := t.o.view
	switch {
	case v.Phase == dv.PhaseDraw && by < 0:
		t.pool.focus(dv.Black)
	case v.Phase == dv.PhaseDraw:
		t.pool.focus(dv.White)
	case v.Phase == dv.PhaseOpen:
		var hidden []int
		for _, s := range v.Own() {
			if !s.Open {
				hidden = append(hidden, s.ID)
			}
		}
		t.choose(after(hidden, t.opening, by))
	case t.o.guessing():
		var ids []int
		for _, s := range v.Targets() {
			ids = append(ids, s.ID)
		}
		t.pointTo(after(ids, t.o.draft.Target, by))
	}
}

// after is the entry of a list by steps behind another one, around its ends; from
// nowhere it is the first or the last.
func after(list []int, from, by int) int {
	if len(list) == 0 {
		return 0
	}
	at := slices.Index(list, from)
	if at < 0 && by < 0 {
		at = 0
	}
	return list[(at+by+len(list))%len(list)]
}

// pointTo points at a tile; it stays if it is the one already.
func (t *turn) pointTo(id int) {
	if id != 0 && id != t.o.draft.Target {
		t.point(id)
	}
}

// stepSeat points at the row of another player, at about the same place.
func (t *turn) stepSeat(by int) {
	if !t.o.guessing() {
		return
	}
	v := t.o.view
	rows := map[games.Seat][]int{}
	var seats []int
	for _, s := range v.Targets() {
		_, seat, _, _ := v.Find(s.ID)
		if rows[seat] == nil {
			seats = append(seats, int(seat))
		}
		rows[seat] = append(rows[seat], s.ID)
	}
	from, at := -1, 0
	if _, seat, _, ok := v.Find(t.o.draft.Target); ok {
		from, at = int(seat), slices.Index(rows[seat], t.o.draft.Target)
	}
	if row := rows[games.Seat(after(seats, from, by))]; len(row) > 0 {
		t.pointTo(row[min(max(at, 0), len(row)-1)])
	}
}

// stepPlace moves the place of the drawn tile to the next gap that is lawful.
func (t *turn) stepPlace(by int) {
	if places := t.o.view.Places; len(places) > 0 {
		t.place(after(places, t.o.draft.Place, by))
	}
}
