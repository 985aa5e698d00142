package table

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// waiting is the curtain's left side: who is asked and for what, the button to hold, and
// how. What one can do without goes where height is short, as with large text.
type waiting struct {
	discs                []fyne.CanvasObject // of the player, from large to small
	who                  *ui.Text
	task                 *ui.Para // "" where the phase isn't this player's
	alone, how, released *ui.Para
	keys                 [2]fyne.CanvasObject // how and released, which messages don't cover
	hold                 *holdButton
	width                float32
}

// waitingGap lies between the parts, in px.
const waitingGap float32 = 8

func (l *waiting) container() *fyne.Container {
	l.keys = [2]fyne.CanvasObject{ui.KeepClear(l.how), ui.KeepClear(l.released)}
	all := append([]fyne.CanvasObject{l.who, l.task, l.alone, l.hold, l.keys[0], l.keys[1]}, l.discs...)
	return &fyne.Container{Layout: l, Objects: all}
}

// tight are the ways to save height, the first one that fits is taken.
var tight = []struct {
	disc                  int     // which one
	hold                  float32 // the button's size
	released, alone, task bool    // whether they are said
}{
	{0, 184, true, true, true},
	{1, 184, true, true, true},
	{1, 152, true, true, true},
	{1, 152, false, true, true},
	{2, 152, false, true, true},
	{2, 152, false, false, true},
	{2, 144, false, false, true},
	{2, 144, false, false, false},
}

// parts are the objects that are seen, with their heights for the width.
func (l *waiting) parts(saved int) ([]fyne.CanvasObject, []float32) {
	t := tight[saved]
	disc := l.discs[t.disc]
	objects, heights := []fyne.CanvasObject{disc, l.who}, []float32{disc.MinSize().Height, l.who.MinSize().Height}
	add := func(o fyne.CanvasObject, h float32) { objects, heights = append(objects, o), append(heights, h) }
	para := func(on bool, p *ui.Para, o fyne.CanvasObject) {
		if on && p.String() != "" {
			p.Resize(fyne.NewSize(max(l.width, 1), p.MinSize().Height))
			add(o, p.MinSize().Height)
		}
	}
	para(t.task, l.task, l.task)
	para(t.alone, l.alone, l.alone)
	hold := ui.Px(t.hold)
	if saved >= len(tight)-2 {
		hold = min(hold, t.hold)
	}
	add(l.hold, hold)
	para(true, l.how, l.keys[0])
	para(t.released, l.released, l.keys[1])
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
	_, heights := l.parts(len(tight) - 1)
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
	for ; total(heights) > size.Height && saved < len(tight)-1; objects, heights = l.parts(saved) {
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
		if i != 0 && o != fyne.CanvasObject(l.hold) {
			w = size.Width
		}
		o.Show()
		o.Move(fyne.NewPos((size.Width-w)/2, y))
		o.Resize(fyne.NewSize(w, heights[i]))
		y += heights[i] + gap
	}
}
