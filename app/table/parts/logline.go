package parts

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// LogLine is one line of what happened: who, what, and the answer as a pill right behind it.
type LogLine struct {
	Object *fyne.Container
	Pill   *ui.Chip // hidden by Set
	desk   *table.Desk
	avatar *ui.Avatar
	text   *ui.Text
}

// logAvatar is the size of a line's avatar, in pixels.
const logAvatar float32 = 24

// NewLogLine is an empty line.
func NewLogLine(d *table.Desk) *LogLine {
	l := &LogLine{desk: d, Pill: ui.NewChip("", "").Outlined(), avatar: ui.NewAvatar("", 0, logAvatar), text: ui.NewText("", ui.Body, ui.Ink).Truncate()}
	l.Object = ui.Laid(l.least, l.place, l.avatar, l.text, l.Pill)
	return l
}

// Set writes what a seat did, or the table: without a pill. Who shows one says ui.PlaceAnew(Object).
func (l *LogLine) Set(seat games.Seat, text string) {
	ui.Show(seat != games.Table, l.avatar)
	if seat != games.Table {
		l.desk.ShowSeat(l.avatar, seat)
	}
	l.Pill.Hide()
	l.text.SetText(text)
	ui.PlaceAnew(l.Object)
}

func (l *LogLine) least() fyne.Size { return fyne.NewSize(120, max(29, ui.Body.Height())) }

func (l *LogLine) place(s fyne.Size) {
	pill := float32(0)
	if l.Pill.Visible() {
		pill = l.Pill.MinSize().Width + 8
	}
	x := float32(0)
	if l.avatar.Visible() {
		x = logAvatar + 8
	}
	ui.Put(l.avatar, 0, ui.Whole((s.Height-logAvatar)/2), logAvatar, logAvatar)
	w := min(ui.Body.Measure(l.text.String())+1, max(s.Width-x-pill, 0))
	ui.Put(l.text, x, ui.Whole((s.Height-ui.Body.Height())/2), w, ui.Body.Height())
	ui.Put(l.Pill, x+w+8, 0, pill-8, s.Height)
}
