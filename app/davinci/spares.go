package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// spares are objects of which one needs now more and now less.
type spares[T fyne.CanvasObject] struct {
	make func() T
	all  []T
	used int
}

// next is one more of them, shown.
func (p *spares[T]) next() T {
	if p.used == len(p.all) {
		p.all = append(p.all, p.make())
	}
	o := p.all[p.used]
	p.used++
	o.Show()
	return o
}

// rest hides those that aren't needed, and begins again.
func (p *spares[T]) rest() {
	for _, o := range p.all[p.used:] {
		o.Hide()
	}
	p.used = 0
}

func (p *spares[T]) objects(to []fyne.CanvasObject) []fyne.CanvasObject {
	for _, o := range p.all {
		to = append(to, o)
	}
	return to
}

func newBoxes() *spares[*ui.Box] { return &spares[*ui.Box]{make: ui.NewBox} }

func newName() *ui.Text { return ui.NewText("", ui.Strong, ui.Ink).Truncate() }
