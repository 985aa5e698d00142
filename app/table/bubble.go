package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
)

// bubble is what a computer says; while the pointer is on it, it stays.
type bubble struct {
	ui.Base
	para *ui.Para
	back *ui.Box
	hold func(bool)
}

var _ desktop.Hoverable = (*bubble)(nil)

func newBubble(hold func(bool)) *bubble {
	b := &bubble{para: ui.NewPara("", ui.Label, ui.Ink).MaxLines(bubbleLineCap), back: ui.NewBox(), hold: hold}
	b.Draw(b, b.least, b.place, b.back, b.para).Gone(func() { hold(false) })
	return b
}

func (b *bubble) say(text string) { b.para.SetText(text) }

// height is what the sentence needs in a width; most what any sentence may need.
func (b *bubble) height(width float32) float32 {
	b.para.Resize(fyne.NewSize(max(40, width-2*bubblePad-4), b.para.MinSize().Height))
	return b.para.MinSize().Height + bubblePad
}

// lines bounds the sentence by a height, but not below its usual lines.
func (b *bubble) lines(height float32) {
	b.para.MaxLines(max(bubbleLineCap, int((height-bubblePad)/ui.Whole(ui.Label.Size()*1.45))))
}

func (b *bubble) most() float32 { return bubbleLineCap*ui.Whole(ui.Label.Size()*1.45) + bubblePad }

func (b *bubble) least() fyne.Size { return fyne.NewSize(120, b.para.MinSize().Height+bubblePad) }

func (b *bubble) place(s fyne.Size) {
	b.back.Set(0, 0, s.Width, s.Height, bubbleCorner, ui.Well, ui.Border, 1)
	ui.Put(b.para, bubblePad+2, bubblePad/2, s.Width-2*bubblePad-4, s.Height-bubblePad)
}

// MouseIn implements desktop.Hoverable.
func (b *bubble) MouseIn(*desktop.MouseEvent) { b.hold(true) }

// MouseMoved implements desktop.Hoverable.
func (b *bubble) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *bubble) MouseOut() { b.hold(false) }

// dots are three dots next to a name, one of them lit in turn, while somebody thinks. With less motion they stand still.
type dots struct {
	ui.Base
	lit  int
	stop func()
	on   bool
	all  [3]*canvas.Circle
}

func newDots() *dots {
	d := &dots{}
	var parts []fyne.CanvasObject
	for i := range d.all {
		d.all[i] = canvas.NewCircle(nil)
		parts = append(parts, d.all[i])
	}
	d.Draw(d, d.least, d.place, parts...).Gone(func() { d.run(false) })
	d.Hide()
	return d
}

// run lights the dots in turn, or puts them away.
func (d *dots) run(on bool) {
	if on == d.on {
		return
	}
	d.on = on
	ui.Show(on, d)
	if d.stop != nil {
		d.stop()
		d.stop = nil
	}
	if on && ui.Animations() {
		d.next()
	}
}

func (d *dots) next() {
	d.stop = ui.After(dotsStep, func() {
		d.lit = (d.lit + 1) % len(d.all)
		d.Refresh()
		d.next()
	})
}

func (d *dots) least() fyne.Size {
	return fyne.NewSize(float32(len(d.all))*(2*dotsRadius+4), ui.Heading.Height())
}

func (d *dots) place(s fyne.Size) {
	for i, c := range d.all {
		c.FillColor = ui.Color(ui.Ink3)
		if i == d.lit {
			c.FillColor = ui.Color(ui.Accent)
		}
		ui.Put(c, float32(i)*(2*dotsRadius+4), ui.Whole(s.Height/2-dotsRadius), 2*dotsRadius, 2*dotsRadius)
		c.Refresh()
	}
}
