package dicewords

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// mostLines is how many lines of the log there are at most.
const mostLines = 6

// lines are what happened last, the newest at the top, as many as have room.
type lines struct {
	desk   *table.Desk
	object *fyne.Container
	all    [mostLines]*parts.LogLine
	n      int // how many have something to tell
}

func newLines(d *table.Desk) *lines {
	l := &lines{desk: d}
	objects := make([]fyne.CanvasObject, mostLines)
	for i := range l.all {
		l.all[i] = parts.NewLogLine(d)
		objects[i] = l.all[i].Object
	}
	l.object = ui.Laid(l.least, l.place, objects...)
	return l
}

func (l *lines) render(events []games.Event) {
	l.n = min(len(events), mostLines)
	for i := range l.n {
		l.line(l.all[i], events[len(events)-1-i])
	}
	ui.PlaceAnew(l.object)
}

// line writes one event; what a word counts, or that it doesn't, is its pill.
func (l *lines) line(line *parts.LogLine, e games.Event) {
	d := l.desk
	author, ok := e.Args["Seat"].(games.Seat)
	if !ok {
		author = e.Seat
	}
	points, _ := e.Args["Points"].(int)
	switch e.ID {
	case dw.EventDeclare, dw.EventClaim, dw.EventAccept, dw.EventKnown, dw.EventStands:
		line.Set(author, d.Say("dicewords.line.word", e.Args))
		icon, fill, ink := ui.IconCheck, ui.OKSoft, ui.OK
		if e.ID == dw.EventClaim { // it is still open
			icon, fill, ink = ui.IconQuestion, ui.Well, ui.Ink2
		}
		line.Pill.Set("+"+strconv.Itoa(points), icon, fill, ink)
		line.Pill.Show()
	case dw.EventDoubtCost:
		line.Set(e.Seat, d.Say("dicewords.line.doubt_cost", e.Args))
		line.Pill.Set(ui.Signed(-points), ui.IconX, ui.WarnSoft, ui.Warn)
		line.Pill.Show()
	case dw.EventRefuted, dw.EventPass:
		line.Set(author, d.Say(games.ID("dicewords.line."+string(e.ID[len("dicewords.event."):])), e.Args))
		line.Pill.Set("0", ui.IconX, ui.WarnSoft, ui.Warn)
		line.Pill.Show()
	case dw.EventThrow:
		line.Set(author, d.Say("dicewords.line.throw", e.Args))
	default:
		line.Set(e.Seat, d.Say(e.ID, e.Args))
	}
	ui.PlaceAnew(line.Object)
}

func (l *lines) least() fyne.Size { return l.all[0].Object.MinSize() }

func (l *lines) place(s fyne.Size) {
	h := l.all[0].Object.MinSize().Height
	for i, line := range l.all {
		y := float32(i) * h
		ui.Show(i < l.n && (i == 0 || y+h <= s.Height), line.Object)
		ui.Put(line.Object, 0, y, s.Width, h)
	}
}
