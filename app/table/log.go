package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// journal is the log as a drawer: what happened, the newest at the end, with the rounds as heads; of everybody or of one seat.
type journal struct {
	desk  *Desk
	who   []*ui.Button // everybody, then each seat
	lines *fyne.Container
	open  *ui.DialogHandle
}

// ShowLog opens the list of what happened, as the table may know it.
func (d *Desk) ShowLog() {
	if !d.Acting() {
		return
	}
	j := &journal{desk: d, lines: ui.VGap(8)}
	j.who = append(j.who, ui.NewSmallButton(d.T("home.matches.all"), ui.Plain, func() { j.show(games.Table) }).WithHeight(48))
	for i, name := range d.Names() {
		seat := games.Seat(i)
		b := ui.NewSmallButton(name, ui.Plain, func() { j.show(seat) }).WithFigure(d.SeatAvatar(seat, logPick)).WithHeight(48)
		b.IconOnly(true)
		j.who = append(j.who, b)
	}
	faces := each.Of(j.who, func(b *ui.Button) fyne.CanvasObject { return b })
	j.open = ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("table.log"), Head: ui.Flow(8, 48, faces...), Body: j.lines, Calm: true,
		Drawer: fyne.KeyF9, Buttons: []ui.DialogButton{{Text: d.T("common.close"), Cancel: true}},
	})
	j.show(games.Table)
}

// The size of a face in the log, and of one that chooses whom it tells of.
const (
	logFace float32 = 30
	logPick float32 = 40
)

// show lists what a seat has done, or everybody.
func (j *journal) show(of games.Seat) {
	for i, b := range j.who {
		kind := ui.Plain
		if i == int(of)+1 {
			kind = ui.Soft
		}
		b.SetKind(kind)
	}
	events := slices.DeleteFunc(slices.Clone(j.desk.Events()), func(e games.Event) bool { return of != games.Table && e.Seat != of })
	j.lines.Objects = Told(j.desk, events, logFace)
	j.open.Renew(true)
}

// Told are lines of the log with faces and, where it has several rounds, the rounds as heads.
func Told(d *Desk, events []games.Event, face float32) (lines []fyne.CanvasObject) {
	if len(events) == 0 {
		return []fyne.CanvasObject{ui.NewPara(d.T("table.log.empty"), ui.Lead, ui.Ink2)}
	}
	of := func(e games.Event) int { return d.place.Session.At(max(0, e.Step-1)).Round() }
	round, last := 0, of(events[len(events)-1])
	if of(events[0]) == last {
		round = last // one alone needs no head
	}
	for _, e := range events {
		in := of(e)
		if in != round {
			lines = append(lines, ui.Inset(8, 0, 0, 0, ui.NewText(d.T("home.turn.unknown", games.Args{"Round": in}), ui.Heading, ui.Ink2)))
		}
		round = in
		disc := ui.Space(face, face)
		if e.Seat >= 0 {
			disc = d.SeatAvatar(e.Seat, face)
		}
		lines = append(lines, ui.HMid(12, disc, ui.Stretch(d.logged(e))))
	}
	return lines
}

// logged is what an event tells: as the game draws it, or as its sentence.
func (d *Desk) logged(e games.Event) fyne.CanvasObject {
	if draw := d.place.Game.Logged; draw != nil && e.Step > 0 {
		if o := draw(d, e, d.place.Session.Coming(e.Step-1)); o != nil {
			return o
		}
	}
	return ui.NewPara(d.Say(e.ID, e.Args), ui.Lead, ui.Ink)
}
