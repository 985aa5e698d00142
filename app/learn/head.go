package learn

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/each"
)

// head is the upper part of the card: what is practised, what to do, and how far somebody is. The
// modes lie side by side above the title, or as a list next to it where there is no room.
type head struct {
	*fyne.Container
	env    *shell.Env
	choose func(course.Mode)
	all    []course.Mode
	at     course.Mode
	row    *ui.Segmented
	list   *ui.Button
	title  *ui.Text
	count  *ui.Text
	width  float32 // last laid out
}

func newHead(env *shell.Env, choose func(course.Mode)) *head {
	h := &head{env: env, choose: choose, width: ui.MinWidth / 2}
	h.row = ui.NewSegmented(nil, 0, func(i int) { choose(h.all[i]) }).Low()
	h.list = ui.NewSmallButton("", ui.Secondary, h.open).WithEndIcon(ui.IconDown)
	h.list.SetTip(env.T("learn.modes"))
	h.title = ui.NewText("", ui.Question, ui.Ink).Truncate()
	h.count = ui.NewText("", ui.Strong, ui.Ink2)
	h.Container = ui.Laid(h.least, h.place, h.row, h.title, h.count, h.list)
	env.Trace.Mark("learn-modes", h.row)
	return h
}

func (h *head) name(x course.Mode) string { return h.env.T(modeNames[x]) }

// show offers modes, one of them chosen.
func (h *head) show(all []course.Mode, at course.Mode, title, count string) {
	if !slices.Equal(h.all, all) {
		h.all = all
		h.row.SetOptions(each.Of(all, h.name))
	}
	h.at = at
	h.row.SetSelected(slices.Index(all, at))
	h.list.SetText(h.name(at))
	h.title.SetText(title)
	h.count.SetText(count)
	h.Refresh()
}

func (h *head) open() {
	items := make([]ui.MenuItem, len(h.all))
	for i, x := range h.all {
		items[i] = ui.MenuItem{Text: h.name(x), Checked: x == h.at, OnTap: func() { h.choose(x) }}
	}
	ui.ShowMenu(h.list, items)
}

const headGap = 12

func (h *head) wide() bool { return h.row.MinSize().Width <= h.width }

func (h *head) line() float32 { return max(ui.Question.Height(), 36) }

func (h *head) least() fyne.Size {
	if h.wide() {
		return fyne.NewSize(200, 40+headGap+h.line())
	}
	return fyne.NewSize(200, max(h.line(), 40))
}

func (h *head) place(s fyne.Size) {
	h.width = s.Width
	wide := h.wide()
	ui.Show(wide, h.row)
	ui.Show(!wide, h.list)
	y, end, line := float32(0), s.Width, max(h.line(), 40)
	if wide {
		ui.Put(h.row, 0, 0, h.row.MinSize().Width, 40)
		y, line = 40+headGap, h.line()
	} else {
		w := h.list.MinSize().Width
		ui.Put(h.list, end-w, 0, w, 40)
		end -= w + headGap
	}
	w := h.count.MinSize().Width
	fits := wide || ui.Question.Measure(h.title.String())+headGap+w <= end
	ui.Show(fits, h.count)
	if fits {
		ui.Put(h.count, end-w, y, w, line)
		end -= w + headGap
	}
	ui.Put(h.title, 0, y, end, line)
}
