package dicewords

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// race is the left column: how far everybody is, and the points by round.
type race struct {
	b      *Board
	object fyne.CanvasObject
	title  *ui.Text
	rows   []*raceRow
	sheet  *sheet
}

// raceRow is one player's line of the race.
type raceRow struct {
	object  fyne.CanvasObject
	line    *fyne.Container
	tint    *canvas.Rectangle
	name    *ui.Text
	pending *ui.Text
	points  *ui.Text
	bar     *ui.Bar
}

func newRace(b *Board) *race {
	r := &race{b: b, title: ui.NewText("", ui.Title, ui.Ink).Truncate()}
	players := b.desk.Players()
	initials := ui.Initials(names(b))
	lines := ui.VGap(4)
	for i, p := range players {
		row := newRaceRow(p.Name, initials[i], p.Color, len(players) > 4)
		r.rows = append(r.rows, row)
		lines.Add(row.object)
	}
	r.sheet = newSheet(b, initials)
	r.object = ui.VGap(16,
		ui.NewCardPad(12, ui.VGap(8,
			ui.Inset(8, 8, 0, 8, ui.HMid(8, ui.Stretch(r.title), ui.NewIcon(ui.IconFlag, 20, ui.Ink2))), lines)),
		ui.Stretch(ui.NewCardPad(12, r.sheet.object)))
	return r
}

func newRaceRow(name, initials string, color int, compact bool) *raceRow {
	size, gap := float32(40), float32(8)
	if compact {
		size, gap = 28, 4
	}
	row := &raceRow{
		tint:    canvas.NewRectangle(nil),
		name:    ui.NewText(name, ui.Label, ui.Ink).Truncate(),
		pending: ui.NewText("", ui.Strong, ui.AccentText),
		points:  ui.NewText("0", ui.Title, ui.Ink),
		bar:     ui.NewBar(ui.Player(color)),
	}
	row.tint.CornerRadius = 8
	row.line = ui.HMid(12, ui.NewAvatar(initials, color, size), ui.Stretch(row.name), row.pending, row.points)
	row.object = container.NewStack(row.tint, ui.Inset(gap, 8, gap+2, 8, ui.VGap(gap, row.line, row.bar)))
	return row
}

func (r *race) render() {
	v := r.b.view
	r.title.SetText(r.b.desk.T("dicewords.race", games.Args{"Target": v.Options.Target}))
	for i, row := range r.rows {
		seat := games.Seat(i)
		row.tint.FillColor = ui.Color(ui.None)
		if seat == v.Turn {
			row.tint.FillColor = ui.Color(ui.AccentSoft)
		}
		row.tint.Refresh()
		points, pending := v.Points[i], r.pending(seat)
		row.points.SetText(strconv.Itoa(points))
		row.pending.SetText("")
		if pending > 0 {
			row.pending.SetText("+" + strconv.Itoa(pending))
		}
		relayout(row.line)
		target := float32(v.Options.Target)
		row.bar.Set(float32(points)/target, float32(pending)/target)
	}
	r.sheet.render()
}

// pending is what a seat is about to get: the word open to challenge, or the one
// being typed when it can be declared.
func (r *race) pending(seat games.Seat) int {
	v := r.b.view
	switch {
	case v.Pending != nil && v.Pending.Seat == seat:
		return v.Pending.Points
	case v.Pending == nil && v.Turn == seat && v.Up != nil && r.b.draft.Word != "":
		if w := r.b.worth(); w.Problem == nil {
			return w.Tally.Points()
		}
	}
	return 0
}
