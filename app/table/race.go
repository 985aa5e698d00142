package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// Racer is a player's line of a race to so many points: how many there are, how many are
// about to come, and how far that is on the way.
type Racer struct {
	Object  fyne.CanvasObject
	line    *fyne.Container
	tint    *canvas.Rectangle
	pending *ui.Text
	points  *ui.Text
	bar     *ui.Bar
}

// The avatars of racers.
const (
	RacerAvatar      = 40
	SmallRacerAvatar = 28 // where many have to fit
)

// NewRacer is the line of a player, whose mark ui.Initials makes; size is that of his
// avatar, and what stands around it follows.
func NewRacer(env *shell.Env, p store.Player, mark string, size float32) *Racer {
	gap := float32(8)
	if size < RacerAvatar {
		gap = 4
	}
	tok := ui.Player(p.Color)
	if p.Computer() { // the face tells which
		tok = ui.ComputerTone
	}
	r := &Racer{
		tint:    canvas.NewRectangle(nil),
		pending: ui.NewText("", ui.Strong, ui.AccentText),
		points:  ui.NewText("0", ui.Title, ui.Ink),
		bar:     ui.NewBar(tok),
	}
	r.tint.CornerRadius = 8
	name := ui.NewText(p.Name, ui.Label, ui.Ink).Truncate()
	r.line = ui.HMid(12, env.Avatar(p, mark, size), ui.Stretch(name), r.pending, r.points)
	r.Object = container.NewStack(r.tint, ui.Inset(gap, 8, gap+2, 8, ui.VGap(gap, r.line, r.bar)))
	return r
}

// Set shows points and those that are about to come; on marks whose turn it is.
func (r *Racer) Set(points, pending, target int, on bool) {
	r.tint.FillColor = ui.Color(ui.None)
	if on {
		r.tint.FillColor = ui.Color(ui.AccentSoft)
	}
	r.tint.Refresh()
	r.points.SetText(ui.Signed(points))
	text := ""
	if pending > 0 {
		text = "+" + strconv.Itoa(pending)
	}
	r.pending.SetText(text)
	r.line.Layout.Layout(r.line.Objects, r.line.Size())
	whole := float32(max(1, target))
	r.bar.Set(float32(points)/whole, float32(pending)/whole)
}
