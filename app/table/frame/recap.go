package frame

import (
	"cmp"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// happened is what everybody may know of what happened since a seat's last turn, the newest at the end, at most so much (0: all).
func (p around) happened(seat games.Seat, most int) (title games.ID, told []fyne.CanvasObject) {
	events := p.desk.Events()
	news := since(events, seat)
	title = "table.curtain.recap"
	if len(news) < len(events) && len(news) > 0 {
		title = "table.curtain.since"
	}
	if p.board.Recap == nil {
		return title, toldLines(p.desk, events, news, most)
	}
	told = p.board.Recap(seat)
	return title, told[max(0, len(told)-cmp.Or(most, len(told))):]
}

// Recap implements drive.Host: it tells the person who is asked what the computers did in turns that were skipped, where that were several: what a
// single one did stands on the board.
func (p around) Recap() {
	seat := p.session.Standing().Asked
	if p.face.kind != public && p.face.kind != private || seat == games.Table {
		return // a curtain tells it, too
	}
	others := map[games.Seat]bool{}
	for _, e := range since(p.desk.Events(), seat) {
		if p.drive.Drives(e.Seat) {
			others[e.Seat] = true
		}
	}
	if len(others) < 2 {
		return
	}
	title, told := p.happened(seat, 0)
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title:   p.env.T(title),
		Width:   608,
		Body:    ui.VGap(8, told...),
		Calm:    true,
		Buttons: []ui.DialogButton{{Text: p.env.T("table.computer.on"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// since are the events after the last one that a seat has caused; all, if there is none. Who causes an action is whom its first
// event is about: those after it may be about others, such as the points of all at the end of a round.
func since(events []games.Event, seat games.Seat) []games.Event {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Seat == seat && (i == 0 || events[i-1].Step != events[i].Step) {
			return events[i+1:]
		}
	}
	return events
}

// toldLines are the lines of the log that a seat hasn't seen, or the last one.
func toldLines(d *table.Desk, all, news []games.Event, most int) []fyne.CanvasObject {
	if len(news) == 0 {
		news = all[max(0, len(all)-1):]
	}
	if len(news) == 0 {
		return nil
	}
	if n := len(news); n > 1 && news[n-1].Seat == games.Table {
		news = news[:n-1] // the curtain itself says that they are asked
	}
	return table.Told(d, news[max(0, len(news)-cmp.Or(most, len(news))):], recapDisc)
}

const recapDisc float32 = 24
