// Package parts has parts for boards: the lines of a race to so many points, and a line of what happened.
package parts

import (
	"slices"
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
	row     *fyne.Container
	avatar  fyne.CanvasObject
	name    *ui.Text
	tint    *canvas.Rectangle
	pending *ui.Text
	points  *ui.Text
	bar     *ui.Bar
	gap     float32
	names   []string // of all in the race
}

// The avatars of racers.
const (
	RacerAvatar      = 40
	SmallRacerAvatar = 28 // where many have to fit
)

const (
	racerGap    float32 = 12 // between the parts of a line
	racerBarGap float32 = 8  // between the bar and what is about to come
)

// mostComing and mostPoints have room for what is about to come, and for what there is.
const mostComing, mostPoints = "+888", "888"

// NewRacers are the lines of players, whose marks ui.Initials makes; size is that of their avatars, and what stands around
// them follows.
func NewRacers(env *shell.Env, players []store.Player, marks []string, size float32) []*Racer {
	names := store.Names(players)
	all := make([]*Racer, len(players))
	for i, p := range players {
		all[i] = newRacer(env, p, marks[i], size, names)
	}
	return all
}

func newRacer(env *shell.Env, p store.Player, mark string, size float32, names []string) *Racer {
	gap := float32(8)
	if size < RacerAvatar {
		gap = 4
	}
	tok := ui.Player(p.Color)
	if p.Computer() { // the face tells which
		tok = ui.ComputerTone
	}
	r := &Racer{
		avatar:  env.Avatar(p, mark, size),
		name:    ui.NewText(p.Name, ui.Label, ui.Ink).Truncate(),
		tint:    canvas.NewRectangle(nil),
		pending: ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing),
		points:  ui.NewText("0", ui.Title, ui.Ink).Align(fyne.TextAlignTrailing),
		bar:     ui.NewBar(tok), gap: gap, names: names,
	}
	r.tint.CornerRadius = 8
	r.row = ui.Laid(r.least, r.place, r.avatar, r.name, r.pending, r.points, r.bar)
	r.Object = container.NewStack(r.tint, ui.Inset(gap, 8, gap+2, 8, r.row))
	return r
}

// line is the height of the line above the bar.
func (r *Racer) line() float32 {
	return max(r.avatar.MinSize().Height, r.name.MinSize().Height, r.points.MinSize().Height)
}

func (r *Racer) least() fyne.Size {
	return fyne.NewSize(r.avatar.MinSize().Width+racerGap+24+racerGap+r.points.MinSize().Width, r.line()+r.gap+r.bar.MinSize().Height)
}

// roomy tells whether every name of the race has room next to the points with what is about to come.
func (r *Racer) roomy(width float32) bool {
	room := width - r.avatar.MinSize().Width - ui.Strong.Measure(mostComing) - ui.Title.Measure(mostPoints) - 3*racerGap
	return !slices.ContainsFunc(r.names, func(name string) bool { return ui.Label.Measure(name) > room })
}

// place has what is about to come stand before the points. Where a name had no room then, it stands next to the bar in all lines of
// the race, also while nothing comes: so all bars are equally long, and none changes its length while somebody types.
func (r *Racer) place(s fyne.Size) {
	line, bar := r.line(), r.bar.MinSize().Height
	put := func(o fyne.CanvasObject, x, w float32) float32 {
		h := o.MinSize().Height
		ui.Put(o, x, ui.Whole((line-h)/2), w, h)
		return x + w
	}
	x := put(r.avatar, 0, r.avatar.MinSize().Width) + racerGap
	end := s.Width - r.points.MinSize().Width
	put(r.points, end, s.Width-end)
	barEnd, coming := s.Width, r.pending.MinSize()
	if r.roomy(s.Width) {
		if coming.Width > 0 {
			end -= coming.Width + racerGap
			put(r.pending, end, coming.Width)
		}
	} else {
		barEnd -= max(ui.Strong.Measure(mostComing), coming.Width) + racerBarGap
		ui.Put(r.pending, s.Width-coming.Width, line+r.gap+ui.Whole((bar-coming.Height)/2), coming.Width, coming.Height)
	}
	put(r.name, x, max(0, end-racerGap-x))
	ui.Put(r.bar, 0, line+r.gap, barEnd, bar)
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
	r.place(r.row.Size())
	whole := float32(max(1, target))
	r.bar.Set(float32(points)/whole, float32(pending)/whole)
}
