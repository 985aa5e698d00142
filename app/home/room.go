package home

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// gap is between boxes, and between the papers.
const gap float32 = 16

// room is where everything stands: boxes on a shelf at the wall, and below it the desk with two papers.
type room struct {
	bar, banner, boxes, left, right fyne.CanvasObject // banner may be nil
	ledge                           fyne.CanvasObject
	seated                          *fyne.Container      // in the bar: a word and faces
	desk                            [5]fyne.CanvasObject // what is seen of it: above, below, and beside the papers
}

func newRoom(bar, banner, boxes, left, right fyne.CanvasObject, seated *fyne.Container) *fyne.Container {
	r := &room{bar: bar, seated: seated, banner: banner, boxes: boxes, left: left, right: right, ledge: ui.NewLedge()}
	for i := range r.desk {
		r.desk[i] = ui.NewArea(ui.Desk, 0, nil)
	}
	all := append(r.desk[:len(r.desk):len(r.desk)], boxes, r.ledge, banner, left, right, bar) // as Tab goes
	return ui.Laid(func() fyne.Size { return fyne.NewSize(ui.MinWidth, ui.MinHeight) }, r.place, all...)
}

// roomLook are the measures of a room.
type roomLook struct {
	margin, head, top float32 // head: where the bar begins; top: the boxes
	boxes, below      float32 // how high the boxes are, and what is below their feet to the papers
	foot, high        float32 // what is free below the papers; of the window that all of this fits
}

var (
	usual = roomLook{margin: 40, head: 16, top: 88, boxes: 300, below: 48, foot: 28, high: 800}
	short = roomLook{margin: 40, head: 6, top: 68, boxes: 202, below: 34, foot: 16, high: 620}
)

// manyFaces is from how many on the faces at the table stand without a word in a narrow page, so that the program's name stays.
const manyFaces = 7

// narrowPaper is how wide the right paper is where the page is narrow.
const narrowPaper float32 = 376

func (r *room) place(s fyne.Size) {
	l := usual
	if s.Height < ui.ShortPage {
		l = short
	}
	w := min(s.Width, ui.PageMostWide)
	x, y := ui.Whole((s.Width-w)/2), max(0, s.Height-ui.PageMostHigh) // what is left over is wall
	if w < ui.NarrowPage {
		l.margin = 24
	}
	ends := float32(24) // that the bar keeps by itself
	if l.margin < usual.margin {
		ends = 16
	}
	if o := r.seated.Objects; len(o) > manyFaces {
		ui.Show(w >= ui.NarrowPage, o[0])
	}
	ui.Put(r.bar, x+l.margin-ends, y+l.head, w-2*l.margin+2*ends, ui.HeadHeight)
	top := y + l.top
	if r.banner != nil {
		r.banner.Resize(fyne.NewSize(w-2*l.margin, 0))
		h := r.banner.MinSize().Height
		ui.Put(r.banner, x+l.margin, top, w-2*l.margin, h)
		top += h + 12
	}
	l.boxes = ui.Whole(l.boxes + (s.Height-y-l.high-(top-y-l.top))/2)
	x, w = x+l.margin, w-2*l.margin
	ui.Put(r.boxes, x, top, w, l.boxes)
	foot := top + l.boxes
	ui.Put(r.ledge, x-24, foot-2, w+48, ui.LedgeHeight+5)
	top = foot + l.below
	right := ui.Whole((w - gap) / 2)
	if w+2*l.margin < ui.NarrowPage {
		right = narrowPaper
	}
	h := s.Height - l.foot - top
	ui.Put(r.left, x, top, w-gap-right, h)
	ui.Put(r.right, x+w-right, top, right, h)
	r.placeDesk(s, foot+14, x, x+w-right-gap, x+w-right, x+w, top, top+h)
}

// placeDesk paints the desk around the papers, and below their corners: all of it would be a tenth of a frame more where the
// processor draws. The papers lie from x to middle, from right to end, and from top to foot.
func (r *room) placeDesk(s fyne.Size, from, x, middle, right, end, top, foot float32) {
	const in, lap = 16, 1
	ui.Put(r.desk[0], 0, from, s.Width, top+in-from)
	ui.Put(r.desk[1], 0, foot-in, s.Width, s.Height-foot+in)
	for i, side := range [...][2]float32{{0, x + in}, {middle - in, right + in}, {end - in, s.Width}} {
		ui.Put(r.desk[2+i], side[0], top+in-lap, side[1]-side[0], foot-top-2*in+2*lap)
	}
}
