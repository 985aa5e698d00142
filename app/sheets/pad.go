package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// numberPad types into a number by the mouse. It is shown from the first tap on a number until something else is asked.
type numberPad struct {
	*fyne.Container
	target *count
}

func newNumberPad(d table.SheetDesk) *numberPad {
	p := &numberPad{}
	var keys []ui.Column
	key := func(mark string, o fyne.CanvasObject) {
		d.Trace.Mark("pad."+mark, o)
		keys = append(keys, ui.Column{Weight: 1, Min: 40, Object: o})
	}
	press := func(text string, do func(*count)) fyne.CanvasObject {
		return ui.NewSmallButton(text, ui.WellBtn, func() { p.press(do) })
	}
	for i := range 10 {
		digit := '0' + rune((i+1)%10)
		key(string(digit), press(string(digit), func(c *count) { c.TypedRune(digit) }))
	}
	key("plus", press("+", func(c *count) { c.TypedRune('+') }))
	key("empty", ui.NewIconButton(ui.IconX, d.T("sheets.pad.empty"), ui.WellBtn, func() { p.press(func(c *count) { c.take("") }) }))
	p.Container = ui.VGap(6, ui.Columns(6, keys[:6]...), ui.Columns(6, keys[6:]...))
	p.Hide()
	return p
}

// press does something with the number, which keeps the keyboard and what was typed so far.
func (p *numberPad) press(do func(*count)) {
	p.target.resume()
	do(p.target)
}

// open types into c from now on.
func (p *numberPad) open(c *count) {
	p.target = c
	p.Show()
}

// close puts the pad away until a number is tapped again.
func (p *numberPad) close() {
	p.target = nil
	p.Hide()
}
