package table

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// waiting is the curtain's left side: who is asked, the button to hold, and how. What
// one can do without goes where height is short, as with large text.
type waiting struct {
	large, small         *ui.Avatar
	who                  *ui.Text
	alone, how, released *ui.Para
	hold                 *holdButton
	width                float32
}

// waitingGap lies between the parts, in px, and waitingHold is how small the button gets.
const (
	waitingGap  float32 = 8
	waitingHold float32 = 144
)

func (l *waiting) container() *fyne.Container {
	return &fyne.Container{Layout: l, Objects: []fyne.CanvasObject{l.large, l.small, l.who, l.alone, l.hold, l.how, l.released}}
}

// tight are the ways to save height, each with what went before it: 1 drops what
// letting go does, 2 makes the disc small, 3 drops that one is alone, 4 makes the
// button small.
const tight = 4

// parts are the objects that are seen, with their heights for the width.
func (l *waiting) parts(saved int) ([]fyne.CanvasObject, []float32) {
	avatar, hold := l.large, ui.Px(152)
	if saved >= 2 {
		avatar = l.small
	}
	if saved >= 4 {
		hold = min(hold, waitingHold)
	}
	objects, heights := []fyne.CanvasObject{avatar, l.who}, []float32{avatar.MinSize().Height, l.who.MinSize().Height}
	add := func(o fyne.CanvasObject, h float32) { objects, heights = append(objects, o), append(heights, h) }
	para := func(p *ui.Para) {
		p.Resize(fyne.NewSize(max(l.width, 1), p.MinSize().Height))
		add(p, p.MinSize().Height)
	}
	if saved < 3 {
		para(l.alone)
	}
	add(l.hold, hold)
	para(l.how)
	if saved < 1 {
		para(l.released)
	}
	return objects, heights
}

func total(heights []float32) float32 {
	sum := waitingGap * float32(len(heights)-1)
	for _, h := range heights {
		sum += h
	}
	return sum
}

// MinSize implements fyne.Layout: with everything saved that can be.
func (l *waiting) MinSize([]fyne.CanvasObject) fyne.Size {
	if l.width == 0 {
		l.width = 400
	}
	_, heights := l.parts(tight)
	return fyne.NewSize(ui.Px(200), total(heights))
}

// Layout implements fyne.Layout.
func (l *waiting) Layout(all []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	l.who.SetStyle(ui.Hero)
	if ui.Hero.Measure(l.who.String()) > size.Width {
		l.who.SetStyle(ui.Question)
	}
	saved := 0
	objects, heights := l.parts(saved)
	for ; total(heights) > size.Height && saved < tight; objects, heights = l.parts(saved) {
		saved++
	}
	for _, o := range all {
		o.Hide()
	}
	gap := waitingGap
	if free := size.Height - total(heights); free > 0 { // larger ones around the button
		gap += min(8, free/float32(len(heights)))
	}
	y := max(0, (size.Height-total(heights)-(gap-waitingGap)*float32(len(heights)-1))/2)
	for i, o := range objects {
		w := o.MinSize().Width
		if o == fyne.CanvasObject(l.hold) {
			w = heights[i]
		}
		if _, disc := o.(*ui.Avatar); !disc && o != fyne.CanvasObject(l.hold) {
			w = size.Width
		}
		o.Show()
		o.Move(fyne.NewPos((size.Width-w)/2, y))
		o.Resize(fyne.NewSize(w, heights[i]))
		y += heights[i] + gap
	}
}
