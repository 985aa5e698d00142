package sheets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// numberPad types into a number by the mouse. It is shown from the first tap on a number until something else has the
// keyboard.
type numberPad struct {
	*fyne.Container
	desk   table.SheetDesk
	ground *ui.Areas // between the keys: a click that misses them is none outside
	keys   []padKey
	target *count
	// moved is called when the pad comes or goes.
	moved func()
	stop  func() // stops waiting for what comes after the number has lost the keyboard
}

// padKey is a key of the pad.
type padKey interface {
	fyne.CanvasObject
	fyne.Focusable
	Hovered() bool
	Focused() bool
}

// padPause is how long the pad waits before it goes: a key of it that is clicked gives the keyboard back to the number, and
// anything else that is clicked must not move before the button of the mouse comes up.
const padPause = 250 * time.Millisecond

func newNumberPad(d table.SheetDesk) *numberPad {
	p := &numberPad{desk: d, moved: func() {}, stop: func() {}}
	p.ground = &ui.Areas{Deaf: true, Shape: desktop.DefaultCursor, OnTap: func(int) { p.press(func(*count) {}) }}
	p.ground.Draw(p.ground, func() fyne.Size { return fyne.Size{} }, func(fyne.Size) {})
	var cols []ui.Column
	key := func(mark string, k padKey) {
		d.Trace.Mark("pad."+mark, k)
		p.keys = append(p.keys, k)
		cols = append(cols, ui.Column{Weight: 1, Min: 40, Object: k})
	}
	press := func(text string, do func(*count)) padKey {
		return ui.NewSmallButton(text, ui.WellBtn, func() { p.press(do) })
	}
	for i := range 10 {
		digit := '0' + rune((i+1)%10)
		key(string(digit), press(string(digit), func(c *count) { c.TypedRune(digit) }))
	}
	key("plus", press("+", func(c *count) {
		c.fresh = false // one adds to what stands there
		c.TypedRune('+')
	}))
	key("empty", ui.NewIconButton(ui.IconX, d.T("sheets.pad.empty"), ui.WellBtn, func() { p.press(func(c *count) { c.take("") }) }))
	p.Container = container.NewStack(p.ground, ui.KeepClear(ui.VGap(6, ui.Columns(6, cols[:6]...), ui.Columns(6, cols[6:]...))))
	p.Hide()
	return p
}

// press does something with the number, which keeps the keyboard and what was typed so far.
func (p *numberPad) press(do func(*count)) {
	if p.target != nil {
		p.target.resume()
		do(p.target)
	}
}

// open types into c from now on.
func (p *numberPad) open(c *count) {
	p.target = c
	p.Show()
	p.moved()
}

// follow types into the number that has got the keyboard, if the pad is open.
func (p *numberPad) follow(c *count) {
	if p.target != nil {
		p.target = c
	}
}

// close puts the pad away until a number is tapped again, and tells whether it was open.
func (p *numberPad) close() bool {
	p.stop()
	if p.target == nil {
		return false
	}
	p.target = nil
	p.Hide()
	p.moved()
	return true
}

// left is when a number has lost the keyboard: the pad goes unless it is used, or the next number has it.
func (p *numberPad) left() {
	p.stop()
	if p.target == nil {
		return
	}
	p.stop = ui.After(padPause, func() {
		switch _, number := p.desk.Window.Canvas().Focused().(*count); {
		case number:
		case p.used():
			p.left() // until it isn't any more
		default:
			p.close()
		}
	})
}

// used tells whether the pointer is on the pad, or the keyboard at one of its keys.
func (p *numberPad) used() bool {
	for _, k := range p.keys {
		if k.Hovered() || k.Focused() {
			return true
		}
	}
	return p.ground.Hovered()
}
