package learn

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// modeRow chooses the mode: all beside each other, or as a list where that is too wide.
type modeRow struct {
	*fyne.Container
	page *Page
	all  []course.Mode
	row  *ui.Segmented
	list *ui.Button
}

func newModeRow(p *Page) *modeRow {
	m := &modeRow{page: p}
	m.row = ui.NewSegmented(nil, 0, m.choose)
	m.list = ui.NewSmallButton("", ui.Secondary, m.open).WithEndIcon(ui.IconDown)
	m.list.SetTip(p.env.T("learn.modes"))
	m.Container = &fyne.Container{Layout: m, Objects: []fyne.CanvasObject{m.row, m.list}}
	p.env.Trace.Mark("learn-modes", m.row)
	return m
}

func (m *modeRow) name(x course.Mode) string { return m.page.env.T(modeNames[x]) }

// show offers modes, one of them chosen.
func (m *modeRow) show(all []course.Mode, at course.Mode) {
	if !slices.Equal(m.all, all) {
		m.all = all
		names := make([]string, len(all))
		for i, x := range all {
			names[i] = m.name(x)
		}
		m.row.SetOptions(names)
	}
	m.row.SetSelected(slices.Index(all, at))
	m.list.SetText(m.name(at))
	m.Refresh()
}

func (m *modeRow) choose(i int) {
	if i >= 0 && i < len(m.all) {
		m.page.setMode(m.all[i])
	}
}

func (m *modeRow) open() {
	items := make([]ui.MenuItem, len(m.all))
	for i, x := range m.all {
		items[i] = ui.MenuItem{Text: m.name(x), Checked: x == m.page.mode, OnTap: func() { m.page.setMode(x) }}
	}
	ui.ShowMenu(m.list, items)
}

// MinSize implements fyne.Layout.
func (m *modeRow) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(120, ui.Px(40))
}

// Layout implements fyne.Layout.
func (m *modeRow) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	wide := m.row.MinSize().Width <= s.Width
	show(wide, m.row)
	show(!wide, m.list)
	put(m.row, 0, 0, m.row.MinSize().Width, s.Height)
	put(m.list, 0, 0, min(s.Width, m.list.MinSize().Width), s.Height)
}

func show(on bool, objects ...fyne.CanvasObject) {
	for _, o := range objects {
		if on {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(0, w), max(0, h)))
}

// desk lays the task and the side beside each other, or one card alone.
type desk struct{ page *Page }

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 320) }

// Layout implements fyne.Layout.
func (desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	inside := min(s.Width-2*margin, 1500)
	x := float32(int((s.Width - inside) / 2))
	if len(o) == 1 {
		put(o[0], 0, 0, s.Width, s.Height)
		return
	}
	side := float32(456)
	if s.Width < 1270 || ui.Scale() > 1 {
		side = float32(int(max(336, min(inside*.37, ui.Px(456)))))
	}
	put(o[0], x, gap, inside-side-gap, s.Height-2*gap-3)
	put(o[1], x+inside-side-4, 0, side+8, s.Height) // with air for focus rings
}
