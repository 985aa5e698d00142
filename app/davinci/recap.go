package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// recapMost is how many moments the curtain tells, and recapTiles are the widths that
// tiles get there, from the best to the least.
const recapMost = 3

var recapTiles = []float32{44, 40, 36, 32, 28, 24}

// recap is what the curtain shows: the last moments and the codes from outside, as much
// of it as the window's height has room for.
type recap struct {
	desk    *table.Desk
	moments []*momentLine // the newest last
	rule    fyne.CanvasObject
	head    *ui.Text
	middle  *ui.Text
	counts  [2]string // tiles in the middle, in words and shorter
	codes   *codes
	object  *fyne.Container
	width   float32
}

// CurtainRecap implements table.Outsider. It is made of the Table's view and log alone.
func (b *Board) CurtainRecap(v dv.View, seat games.Seat) fyne.CanvasObject {
	if len(v.Seats) == 0 {
		return ui.Space(0, 0)
	}
	return newRecap(b.desk, v, seat).object
}

func newRecap(d *table.Desk, v dv.View, seat games.Seat) *recap {
	r := &recap{
		desk: d, rule: ui.NewDivider(), head: ui.NewText(d.T("davinci.out.codes"), ui.Heading, ui.Ink).Truncate(),
		middle: ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing), codes: newCodes(d, true),
		counts: [2]string{inMiddle(d, v, "davinci.out.middle"), inMiddle(d, v, "davinci.out.middle_short")},
	}
	r.object = &fyne.Container{Layout: r}
	told := told(moments(d), seat)
	for _, m := range told[max(0, len(told)-recapMost):] {
		l := newMomentLine(d, m, 36)
		r.moments = append(r.moments, l)
		r.object.Add(l.Container)
	}
	r.codes.render(v)
	for _, o := range []fyne.CanvasObject{r.rule, r.head, r.middle, r.codes.object} {
		r.object.Add(o)
	}
	return r
}

// told are the moments since a seat's last turn, or the newest one if nobody has acted
// since: the seat comes back to the screen in the middle of its own turn.
func told(all []moment, seat games.Seat) []moment {
	if after := since(all, seat); len(after) > 0 {
		return after
	}
	return all[max(0, len(all)-1):]
}

// recapPlan is what there is room for.
type recapPlan struct {
	moments int
	whole   bool    // with what followed
	bare    bool    // no places below the tiles
	thin    bool    // names alone next to them
	tiles   float32 // width of a tile at most
	height  float32
}

// recapTries are the ways to fill the room, the best one first: the newest answer is in
// all of them.
var recapTries = []struct {
	recapPlan
	least float32
}{
	{recapPlan{moments: 3, whole: true}, 32},
	{recapPlan{moments: 2, whole: true}, 32},
	{recapPlan{moments: 2, whole: true}, 24},
	{recapPlan{moments: 1, whole: true}, 24},
	{recapPlan{moments: 1, whole: true, bare: true}, 24},
	{recapPlan{moments: 1, whole: true, bare: true, thin: true}, 24},
	{recapPlan{moments: 1, bare: true, thin: true}, 24},
}

// room is the height that the curtain has left for the recap.
func (r *recap) room() float32 {
	head := max(40, ui.Title.Height()+ui.Body.Height())
	return r.desk.Window.Canvas().Size().Height - ui.Px(64) - 48 - 32 - 6 - 39 - head - 12
}

// The gaps of the recap, in px.
const (
	recapGap  float32 = 8
	recapRule float32 = 17
	recapLine float32 = 8 // between codes
)

// plan chooses the most that fits.
func (r *recap) plan(width float32) recapPlan {
	room := r.room()
	var p recapPlan
	for _, try := range recapTries {
		p = try.recapPlan
		p.moments = min(p.moments, len(r.moments))
		for _, p.tiles = range recapTiles {
			if p.tiles < try.least {
				break
			}
			if p.height = r.height(p, width); p.height <= room {
				return p
			}
		}
	}
	return p
}

// height is what a plan takes.
func (r *recap) height(p recapPlan, width float32) float32 {
	n := float32(len(r.codes.lines))
	h := n*r.codes.line(width, p.tiles, p.bare, p.thin) + (n-1)*recapLine + r.head.MinSize().Height + recapGap
	for _, m := range r.moments[len(r.moments)-p.moments:] {
		h += m.height(width, p.whole) + recapGap
	}
	if p.moments > 0 {
		h += recapRule - recapGap
	}
	return h
}

// MinSize implements fyne.Layout.
func (r *recap) MinSize([]fyne.CanvasObject) fyne.Size {
	w := r.width
	if w == 0 {
		w = 412
	}
	return fyne.NewSize(ui.Px(260), r.plan(w).height)
}

// Layout implements fyne.Layout.
func (r *recap) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	r.width = s.Width
	p := r.plan(s.Width)
	y := float32(0)
	for i, m := range r.moments {
		on := i >= len(r.moments)-p.moments
		ui.Show(on, m.Container)
		if !on {
			continue
		}
		h := m.height(s.Width, p.whole)
		ui.Show(p.whole && m.more.String() != "", m.more)
		put(m.Container, 0, y, s.Width, h)
		y += h + recapGap
	}
	ui.Show(p.moments > 0, r.rule)
	if p.moments > 0 {
		put(r.rule, 0, y, s.Width, 1)
		y += recapRule - recapGap
	}
	r.middle.SetText(r.counts[0])
	if ui.Heading.Measure(r.head.String())+16+r.middle.MinSize().Width > s.Width {
		r.middle.SetText(r.counts[1])
	}
	head, middle := r.head.MinSize().Height, min(s.Width*.6, r.middle.MinSize().Width)
	put(r.middle, s.Width-middle, y+(head-r.middle.MinSize().Height)/2, middle, r.middle.MinSize().Height)
	put(r.head, 0, y, s.Width-middle-8, head)
	y += head + recapGap
	r.codes.fit(p.tiles, p.bare, p.thin)
	put(r.codes.object, 0, y, s.Width, s.Height-y)
}
