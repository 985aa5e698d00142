package grid

import (
	"image"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// head is the line of the players.
type head struct {
	widget.BaseWidget
	shown    cells.Grid
	portrait func(store.Player) image.Image // nil: nobody has a picture
}

func newHead(portrait func(store.Player) image.Image) *head {
	h := &head{portrait: portrait}
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer implements fyne.Widget.
func (h *head) CreateRenderer() fyne.WidgetRenderer {
	h.ExtendBaseWidget(h)
	r := &headLook{h: h}
	return ui.Drawn(h, r.least, r.place).Changing(r.parts)
}

type headLook struct {
	h       *head
	names   []*ui.Text
	subs    []*ui.Text
	avatars []*ui.Avatar // nil for a column of nobody
	lines   []*canvas.Rectangle
	objects []fyne.CanvasObject
}

func (r *headLook) parts() []fyne.CanvasObject { return r.objects }

func (r *headLook) least() fyne.Size { return fyne.NewSize(40, headHeight(r.h.shown)) }

func (r *headLook) place(s fyne.Size) {
	g := r.h.shown
	r.fit()
	e := edges(g.Columns, s.Width)
	sub := float32(0)
	if g.Heads != nil {
		sub = ui.Body.Height()
	}
	high := s.Height - sub
	small, marks := narrow(g, e), ui.Initials(g.Names())
	for i, c := range g.Columns {
		x, w := e[i], e[i+1]-e[i]
		ui.SetRect(r.lines[i], x, 0, 1, s.Height, 0, ui.Ctrl)
		ui.Show(i > 0, r.lines[i])
		if r.avatars[i] == nil {
			r.names[i].SetText(c.Title)
			ui.Put(r.names[i], x+12, 0, w-20, high)
		} else {
			p, seat, _ := g.Owner(c)
			r.player(i, p, marks[seat], x, w, high, small)
		}
		if sub > 0 && i < len(g.Heads) {
			r.subs[i].SetText(fitted(g.Heads[i], w-12))
			ui.Put(r.subs[i], x+6, high-6, w-12, sub)
		}
	}
}

// narrow tells whether a name has no room beside its avatar.
func narrow(g cells.Grid, edges []float32) bool {
	for i, c := range g.Columns {
		p, _, ok := g.Owner(c)
		if ok && ui.Label.Measure(p.Name)+ui.Px(30)+24 > edges[i+1]-edges[i] {
			return true
		}
	}
	return false
}

// player shows whose column it is: the name beside the avatar, or small below it.
func (r *headLook) player(i int, p store.Player, mark string, x, w, high float32, narrow bool) {
	avatar, name := r.avatars[i], r.names[i]
	avatar.Set(mark, p.Color)
	if r.h.portrait != nil {
		avatar.WithPicture(r.h.portrait(p))
	}
	name.SetText(p.Name)
	if narrow {
		d := ui.Whole(min(ui.Px(30), high-ui.Body.Height()+2))
		avatar.Resize(fyne.NewSquareSize(d))
		ui.Put(avatar, x, 1, w, d)
		name.SetStyle(ui.Body)
		ui.Put(name, x+4, d-1, w-8, ui.Body.Height())
		name.Align(fyne.TextAlignCenter).Refresh()
		return
	}
	d, wide := ui.Px(30), ui.Label.Measure(p.Name)+2
	left := x + max(8, (w-wide-d-8)/2)
	ui.Put(avatar, left, (high-d)/2, d, d)
	name.SetStyle(ui.Label)
	ui.Put(name, left+d+8, 0, wide, high)
	name.Align(fyne.TextAlignLeading).Refresh()
}

// fitted is a text, or only the number in it where it has no room.
func fitted(text string, room float32) string {
	if ui.Body.Measure(text) <= room {
		return text
	}
	if i := strings.IndexFunc(text, unicode.IsDigit); i >= 0 {
		return text[i : i+len(text[i:])-len(strings.TrimLeftFunc(text[i:], unicode.IsDigit))]
	}
	return text
}

// fit makes as many parts as there are columns.
func (r *headLook) fit() {
	g := r.h.shown
	if len(r.names) == len(g.Columns) && r.objects != nil {
		return
	}
	r.names, r.subs, r.avatars, r.lines, r.objects = nil, nil, nil, nil, nil
	for _, c := range g.Columns {
		style, tok := ui.Body, ui.Ink2
		var avatar *ui.Avatar
		if _, _, ok := g.Owner(c); ok {
			style, tok = ui.Label, ui.Ink
			avatar = ui.NewAvatar("", 0, ui.Px(30))
			r.objects = append(r.objects, avatar)
		}
		name, line := ui.NewText("", style, tok).Truncate(), ui.NewRect()
		sub := ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignCenter).Truncate()
		r.names, r.subs, r.avatars, r.lines = append(r.names, name), append(r.subs, sub), append(r.avatars, avatar), append(r.lines, line)
		r.objects = append(r.objects, name, sub, line)
	}
}

// foot is the line of the totals.
type foot struct {
	widget.BaseWidget
	shown cells.Grid
}

func newFoot() *foot {
	f := &foot{}
	f.ExtendBaseWidget(f)
	return f
}

// CreateRenderer implements fyne.Widget.
func (f *foot) CreateRenderer() fyne.WidgetRenderer {
	f.ExtendBaseWidget(f)
	r := &footLook{f: f, ground: ui.NewRect(), top: ui.NewRect()}
	return ui.Drawn(f, r.least, r.place).Changing(r.parts)
}

type footLook struct {
	f           *foot
	ground, top *canvas.Rectangle
	texts       []*ui.Text
	lines       []*canvas.Rectangle
	objects     []fyne.CanvasObject
}

func (r *footLook) parts() []fyne.CanvasObject { return r.objects }

func (r *footLook) least() fyne.Size { return fyne.NewSize(40, footHeight(r.f.shown)) }

func (r *footLook) place(s fyne.Size) {
	g := r.f.shown
	if r.objects == nil || len(r.texts) != len(g.Totals) {
		r.texts, r.lines, r.objects = nil, nil, []fyne.CanvasObject{r.ground, r.top}
		for range g.Totals {
			t, l := ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(), ui.NewRect()
			r.texts, r.lines = append(r.texts, t), append(r.lines, l)
			r.objects = append(r.objects, t, l)
		}
	}
	ui.SetRect(r.ground, 0, 0, s.Width, s.Height, 0, ui.Well)
	r.ground.BottomLeftCornerRadius, r.ground.BottomRightCornerRadius = 11, 11
	ui.SetRect(r.top, 0, 0, s.Width, 1, 0, ui.Ctrl)
	e := edges(g.Columns, s.Width)
	for i, t := range r.texts {
		style := ui.Question
		if g.Columns[i].Seat < 0 {
			style = ui.Label
			t.Align(fyne.TextAlignLeading)
		}
		left := float32(4)
		if g.Columns[i].Seat < 0 && e[i+1]-e[i] >= ui.Px(100) {
			left = 12 // below the title of its column
		}
		room := e[i+1] - e[i] - left - 4
		for _, smaller := range []ui.Style{ui.Title, ui.Strong} {
			if style.Measure(g.Totals[i]) > room {
				style = smaller
			}
		}
		t.SetStyle(style)
		t.SetText(g.Totals[i])
		ui.Put(t, e[i]+left, 0, room, s.Height)
		t.Refresh()
		ui.SetRect(r.lines[i], e[i], 0, 1, s.Height, 0, ui.Ctrl)
		ui.Show(i > 0, r.lines[i])
	}
}
