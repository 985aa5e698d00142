package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// moment is what everybody may tell of a guess: the answer, what followed, and how the turn ended; or of something else that was done.
type moment struct {
	seat       games.Seat
	line, more string
	short      string // the line where who guesses stands before it
	guess      bool
	right      bool
	tile       *draw.NumberTileLook // that was guessed, where it is drawn
}

// moments are those of the round that is on the table, the oldest first. What ends a turn
// belongs to the guess before, so that the newest moment of a turn has the answer.
func moments(d *table.Desk) []moment {
	var out []moment
	for _, e := range d.Events() {
		if e.ID == dv.EventNext {
			out = nil
			continue
		}
		id, begins := firstOf[e.ID]
		if begins {
			seat := e.Seat
			if e.ID == dv.EventTimeUp {
				seat = e.Args["Seat"].(games.Seat)
			}
			right := e.ID == dv.EventRight
			m := moment{seat: seat, line: d.Say(id, e.Args), guess: right || e.ID == dv.EventWrong, right: right}
			if m.guess { // without the place, which moves on as codes grow
				m.short = d.Say("davinci.past.guess", e.Args)
			}
			out = append(out, m)
		}
		if id, ok := moreOf[e.ID]; ok && len(out) > 0 {
			last := &out[len(out)-1]
			if last.more != "" {
				last.more += " "
			}
			last.more += d.Say(id, e.Args)
		}
	}
	return out
}

// firstOf are the events that begin a moment, and what it says then; moreOf are those that say more about it.
var (
	firstOf = map[games.ID]games.ID{
		dv.EventDeal: dv.EventDeal, dv.EventArrange: dv.EventArrange, dv.EventGiven: dv.EventGiven, dv.EventTimeUp: dv.EventTimeUp,
		dv.EventRight: "davinci.out.guess", dv.EventWrong: "davinci.out.guess",
	}
	moreOf = map[games.ID]games.ID{
		dv.EventRight: "davinci.out.opened", dv.EventShown: "davinci.out.shown", dv.EventOpen: "davinci.out.shown",
		dv.EventCracked: "davinci.out.cracks", dv.EventOut: "davinci.out.outs", dv.EventLast: "davinci.out.last",
		dv.EventStop: "davinci.out.stops", dv.EventHidden: "davinci.out.hides",
	}
)

// since are the moments after a seat's last turn: its own last action isn't among them, but everything that followed.
func since(all []moment, seat games.Seat) []moment {
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].seat == seat {
			return all[i+1:]
		}
	}
	return all
}

// lineTile is the width of a tile in a line.
const lineTile float32 = 26

// momentLine is a moment with the player's disc and the answer; with more also what followed.
func momentLine(d *table.Desk, m moment, size float32, more bool) fyne.CanvasObject {
	disc := ui.Space(size, size)
	if m.seat >= 0 {
		disc = d.SeatAvatar(m.seat, size)
	}
	words := ui.VGap(0, ui.NewPara(m.line, ui.Label, ui.Ink))
	if more && m.more != "" {
		words.Add(ui.NewPara(m.more, ui.Body, ui.Ink2))
	}
	line := ui.HMid(12, disc, ui.Stretch(words))
	if m.tile != nil {
		line.Add(draw.NewNumberTile(*m.tile, lineTile))
	}
	icon, tok := pick(m.right, ui.IconCheck, ui.IconX), pick(m.right, ui.OK, ui.Ink)
	switch {
	case m.guess && more:
		line.Add(ui.NewIcon(icon, 20, tok))
	case m.guess:
		line.Add(ui.NewChip(d.T(pick[games.ID](m.right, "davinci.past.right", "davinci.past.wrong")), icon).Colored(ui.None, tok).Outlined())
	}
	return line
}

// CurtainRecap implements table.Outsider: the moments since the seat's last turn. They are made of the Table's log alone.
func (b *Board) CurtainRecap(seat games.Seat) (lines []fyne.CanvasObject) {
	for _, m := range told(moments(b.desk), seat) {
		lines = append(lines, momentLine(b.desk, m, 24, false))
	}
	return lines
}

// told are the moments since a seat's last turn, or the newest one if nobody has acted
// since: the seat comes back to the screen in the middle of its own turn.
func told(all []moment, seat games.Seat) []moment {
	if after := since(all, seat); len(after) > 0 {
		return after
	}
	return all[max(0, len(all)-1):]
}
