package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// moment is what everybody may tell of a guess: the answer, what followed, and how the
// turn ended; or of something else that was done.
type moment struct {
	seat       games.Seat
	line, more string
	short      string // the line where who guesses stands before it
	guess      bool
	right      bool
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
			if m.guess {
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

// firstOf are the events that begin a moment, and what it says then; moreOf are those
// that say more about it.
var (
	firstOf = map[games.ID]games.ID{
		dv.EventDeal: dv.EventDeal, dv.EventArrange: dv.EventArrange, dv.EventTimeUp: dv.EventTimeUp,
		dv.EventRight: "davinci.out.guess", dv.EventWrong: "davinci.out.guess",
	}
	moreOf = map[games.ID]games.ID{
		dv.EventRight: "davinci.out.opened", dv.EventShown: "davinci.out.shown", dv.EventOpen: "davinci.out.shown",
		dv.EventCracked: "davinci.out.cracks", dv.EventOut: "davinci.out.outs", dv.EventLast: "davinci.out.last",
		dv.EventStop: "davinci.out.stops", dv.EventHidden: "davinci.out.hides",
	}
)

// since are the moments after a seat's last turn: its own last action isn't among them,
// but everything that followed.
func since(all []moment, seat games.Seat) []moment {
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].seat == seat {
			return all[i+1:]
		}
	}
	return all
}

// newMomentLine is a moment with the player's disc and the answer.
func newMomentLine(d *table.Desk, m moment, size float32) *momentLine {
	l := &momentLine{
		line: ui.NewPara(m.line, ui.Label, ui.Ink), more: ui.NewPara(m.more, ui.Body, ui.Ink2),
		disc: ui.Space(size, size), size: size,
	}
	if m.seat >= 0 {
		l.disc = d.SeatAvatar(m.seat, size)
	}
	l.chip = ui.NewChip("", "")
	ui.Show(m.guess, l.chip)
	if m.right {
		l.chip.Set(d.T("davinci.out.right"), ui.IconCheck, ui.OKSoft, ui.OK)
	} else {
		l.chip.Set(d.T("davinci.out.wrong"), ui.IconX, ui.Ink, ui.CardBG)
	}
	ui.Show(m.more != "", l.more)
	l.Container = ui.Laid(l.least, l.place, l.disc, l.line, l.more, l.chip)
	return l
}

// momentLine places a moment: disc, text, and the answer at the right.
type momentLine struct {
	*fyne.Container
	disc       fyne.CanvasObject
	line, more *ui.Para
	chip       *ui.Chip
	size       float32
	width      float32
}

// height is what the moment needs in a width, with what followed or without.
func (l *momentLine) height(width float32, whole bool) float32 {
	w, least := width-l.size-12, l.size
	if l.chip.Visible() { // it is higher than a line, so both lines keep clear of it
		c := l.chip.MinSize()
		w, least = w-c.Width-8, max(least, c.Height)
	}
	l.line.Resize(fyne.NewSize(max(40, w), l.line.MinSize().Height))
	h := l.line.MinSize().Height
	if whole && l.more.String() != "" {
		l.more.Resize(fyne.NewSize(max(40, w), l.more.MinSize().Height))
		h += l.more.MinSize().Height
	}
	return max(h, least)
}

func (l *momentLine) least() fyne.Size {
	w := l.width
	if w == 0 {
		w = 280
	}
	return fyne.NewSize(200, l.height(w, l.more.Visible()))
}

func (l *momentLine) place(s fyne.Size) {
	l.width = s.Width
	whole := l.more.Visible()
	h := l.height(s.Width, whole)
	x := l.size + 12
	line := l.line.MinSize().Height
	text, disc := line, (h-l.size)/2
	if whole {
		text, disc = line+l.more.MinSize().Height, 0
	}
	put(l.disc, 0, disc, l.size, l.size)
	y := max(0, (h-text)/2)
	l.line.Move(fyne.NewPos(x, y))
	c := l.chip.MinSize()
	put(l.chip, s.Width-c.Width, max(0, y+(ui.Label.Size()*1.45-c.Height)/2), c.Width, c.Height)
	if whole {
		l.more.Move(fyne.NewPos(x, y+line))
	}
}
