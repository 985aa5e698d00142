package learn

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// sideBySide is the least width in which the side has its place next to the task. In
// a narrower window a button of the top bar opens it.
const sideBySide = 780

// desk lays the task and the side side by side, or one card alone.
type desk struct {
	fold func(on bool) // called when the side has no place, or has one
}

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 320) }

// Layout implements fyne.Layout.
func (d desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	if len(o) == 1 {
		ui.Put(o[0], 0, 0, s.Width, s.Height)
		d.fold(false)
		return
	}
	inside := min(s.Width-2*margin, 1500)
	x := float32(int((s.Width - inside) / 2))
	folded := s.Width < sideBySide
	d.fold(folded)
	ui.Show(!folded, o[1])
	side := float32(456)
	switch {
	case folded:
		side = -gap
	case s.Width < 1270:
		side = float32(int(max(336, min(inside*.37, 456))))
	}
	ui.Put(o[0], x, gap, inside-side-gap, s.Height-2*gap-3)
	ui.Put(o[1], x+inside-side-4, 0, side+8, s.Height) // with air for focus rings
}

// showProgress shows the side where it has no place next to the task.
func showProgress(env *shell.Env, st *state, practise func(rune)) {
	var h *ui.DialogHandle
	s := newSide(env, func(r rune) {
		h.Close()
		practise(r)
	})
	s.mapFirst()
	s.render(st)
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("learn.practises", st.name()), Body: s.content, Width: 520, Focus: s.letters,
		Buttons: []ui.DialogButton{{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true}},
	})
}
