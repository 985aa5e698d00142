package learn

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// beside is the least width at text size 100 % in which the side has its place beside the task. In
// a narrower window a button of the top bar opens it.
const beside = 780

// desk lays the task and the side beside each other, or one card alone.
type desk struct{ page *Page }

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 320) }

// Layout implements fyne.Layout.
func (d desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	if len(o) == 1 {
		ui.Put(o[0], 0, 0, s.Width, s.Height)
		d.page.fold(false)
		return
	}
	inside := min(s.Width-2*margin, 1500)
	x := float32(int((s.Width - inside) / 2))
	folded := s.Width < beside*ui.Scale()
	d.page.fold(folded)
	ui.Show(!folded, o[1])
	side := float32(456)
	switch {
	case folded:
		side = -gap
	case s.Width < 1270 || ui.Scale() > 1:
		side = float32(int(max(336, min(inside*.37, ui.Px(456)))))
	}
	ui.Put(o[0], x, gap, inside-side-gap, s.Height-2*gap-3)
	ui.Put(o[1], x+inside-side-4, 0, side+8, s.Height) // with air for focus rings
}

// fold offers the side by a button of the top bar, or not.
func (p *Page) fold(on bool) {
	if p.unfold.Visible() != on {
		ui.Show(on, p.unfold)
		p.bar.Refresh()
	}
}

// showProgress shows the side where it has no place beside the task.
func (p *Page) showProgress() {
	if p.c == nil || p.s.player.ID == 0 {
		return
	}
	var h *ui.DialogHandle
	s := newSide(p, func(r rune) {
		h.Close()
		p.practise(r)
	})
	s.mapFirst()
	s.show()
	h = ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.env.T("learn.practises", p.name()), Body: s.content, Width: ui.Px(520), Focus: s.letters,
		Buttons: []ui.DialogButton{{Text: p.env.T("common.close"), Kind: ui.Primary, Cancel: true}},
	})
}
