package grid

import (
	"image"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// head is the line of the players.
type head struct {
	ui.Base
	shown    cells.Grid
	portrait func(store.Player) image.Image // nil: nobody has a picture

	names   []*ui.Text
	more    []*ui.Text // second lines of names
	subs    []*ui.Text
	avatars []*ui.Avatar // nil for a column of nobody
	lines   []*canvas.Rectangle
	objects []fyne.CanvasObject
}

func newHead(portrait func(store.Player) image.Image) *head {
	h := &head{portrait: portrait}
	h.Draw(h, h.least, h.place).Changing(h.parts)
	return h
}

func (h *head) parts() []fyne.CanvasObject { return h.objects }

func (h *head) least() fyne.Size { return fyne.NewSize(40, headHeight(h.shown, h.Size().Width)) }

func (h *head) place(s fyne.Size) {
	g := h.shown
	h.fit()
	e := edges(g.Columns, s.Width)
	sub := float32(0)
	if g.Heads != nil {
		sub = ui.Body.Height()
	}
	high := s.Height - sub
	small, marks := narrow(g, e), ui.Initials(g.Names())
	for i, c := range g.Columns {
		x, w := e[i], e[i+1]-e[i]
		ui.SetRect(h.lines[i], x, 0, 1, s.Height, 0, ui.Border)
		ui.Show(i > 0, h.lines[i])
		if h.avatars[i] == nil {
			h.names[i].SetText(c.Title)
			ui.Put(h.names[i], x+12, 0, w-20, high)
		} else {
			p, seat, _ := g.Owner(c)
			h.player(i, p, marks[seat], x, w, high, small)
		}
		if sub > 0 && i < len(g.Heads) {
			h.subs[i].SetText(fitted(g.Heads[i], w-12))
			up := float32(6)
			if small { // the name stands there
				up = 1
			}
			ui.Put(h.subs[i], x+6, high-up, w-12, sub)
		}
	}
}

// narrow tells whether a name has no room next to its avatar.
func narrow(g cells.Grid, edges []float32) bool {
	for i, c := range g.Columns {
		p, _, ok := g.Owner(c)
		if ok && ui.Label.Measure(p.Name)+30+24 > edges[i+1]-edges[i] {
			return true
		}
	}
	return false
}

// player shows whose column it is: the name next to the avatar, or small below it.
func (h *head) player(i int, p store.Player, mark string, x, w, high float32, narrow bool) {
	avatar, name := h.avatars[i], h.names[i]
	avatar.Set(mark, p.Color)
	if h.portrait != nil {
		avatar.WithPicture(h.portrait(p))
	}
	draw.ShowFace(avatar, p.Level, p.Emblem, p.Color)
	h.more[i].Hide()
	if narrow {
		lines, style := nameIn(p.Name, w-8)
		d := ui.Whole(min(30, high-float32(len(lines))*nameHigh))
		avatar.Resize(fyne.NewSquareSize(d))
		ui.Put(avatar, x, 1, w, d)
		for j, t := range []*ui.Text{name, h.more[i]}[:len(lines)] {
			t.SetStyle(style)
			t.SetText(lines[j])
			ui.Put(t, x+2, d-1+float32(j)*nameHigh, w-4, nameHigh)
			t.Align(fyne.TextAlignCenter).Show()
			t.Refresh()
		}
		return
	}
	name.SetText(p.Name)
	d, wide := float32(30), ui.Label.Measure(p.Name)+2
	left := x + max(8, (w-wide-d-8)/2)
	ui.Put(avatar, left, (high-d)/2, d, d)
	name.SetStyle(ui.Label)
	ui.Put(name, left+d+8, 0, wide, high)
	name.Align(fyne.TextAlignLeading).Refresh()
}

// nameHigh is the height of a line of a name below a face.
const nameHigh float32 = 18

// nameIn is a name in a width: in two lines where one has no room, then a step smaller, then a single word broken, then cut with ….
func nameIn(name string, width float32) (lines []string, style ui.Style) {
	for _, style = range []ui.Style{ui.Body, ui.Small} {
		lines = wrapped(strings.ReplaceAll(name, "-", "- "), style, width)
		for i, line := range lines {
			lines[i] = strings.ReplaceAll(line, "- ", "-")
		}
		if len(lines) <= 2 && !slices.ContainsFunc(lines, func(s string) bool { return style.Measure(s) > width }) {
			return lines, style
		}
	}
	const slack = 4 // that a single word may take at both edges
	if len(lines) == 1 && style.Measure(name) <= width+slack {
		return lines, style
	}
	if len(lines) > 1 {
		return []string{lines[0], strings.Join(lines[1:], " ")}, style
	}
	letters := []rune(name)
	n := max(1, len(letters)-3) // no lone letter on the second line
	for n > 1 && style.Measure(string(letters[:n])+"-") > width {
		n--
	}
	return []string{string(letters[:n]) + "-", string(letters[n:])}, style
}

// nameLines is in how many lines the longest name stands.
func nameLines(g cells.Grid, edges []float32) int {
	most := 1
	for i, c := range g.Columns {
		if p, _, ok := g.Owner(c); ok && narrow(g, edges) {
			lines, _ := nameIn(p.Name, edges[i+1]-edges[i]-8)
			most = max(most, len(lines))
		}
	}
	return most
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
func (h *head) fit() {
	g := h.shown
	if len(h.names) == len(g.Columns) && h.objects != nil {
		return
	}
	h.names, h.more, h.subs, h.avatars, h.lines, h.objects = nil, nil, nil, nil, nil, nil
	for _, c := range g.Columns {
		style, tok := ui.Body, ui.Ink2
		var avatar *ui.Avatar
		if _, _, ok := g.Owner(c); ok {
			style, tok = ui.Label, ui.Ink
			avatar = ui.NewAvatar("", 0, 30)
			h.objects = append(h.objects, avatar)
		}
		name, more, line := ui.NewText("", style, tok).Truncate(), ui.NewText("", style, tok).Truncate(), ui.NewRect()
		sub := ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignCenter).Truncate()
		h.names, h.more, h.subs, h.avatars, h.lines = append(h.names, name), append(h.more, more), append(h.subs, sub), append(h.avatars, avatar), append(h.lines, line)
		h.objects = append(h.objects, name, more, sub, line)
	}
}

// foot is the line of the totals.
type foot struct {
	ui.Base
	shown cells.Grid

	ground, top *canvas.Rectangle
	texts       []*ui.Text
	lines       []*canvas.Rectangle
	objects     []fyne.CanvasObject
}

func newFoot() *foot {
	f := &foot{ground: ui.NewRect(), top: ui.NewRect()}
	f.Draw(f, f.least, f.place).Changing(f.parts)
	return f
}

func (f *foot) parts() []fyne.CanvasObject { return f.objects }

func (f *foot) least() fyne.Size { return fyne.NewSize(40, footHeight(f.shown)) }

func (f *foot) place(s fyne.Size) {
	g := f.shown
	if f.objects == nil || len(f.texts) != len(g.Totals) {
		f.texts, f.lines, f.objects = nil, nil, []fyne.CanvasObject{f.ground, f.top}
		for range g.Totals {
			t, l := ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(), ui.NewRect()
			f.texts, f.lines = append(f.texts, t), append(f.lines, l)
			f.objects = append(f.objects, t, l)
		}
	}
	ui.SetRect(f.ground, 0, 0, s.Width, s.Height, 0, ui.Well)
	f.ground.BottomLeftCornerRadius, f.ground.BottomRightCornerRadius = 11, 11
	ui.SetRect(f.top, 0, 0, s.Width, 1, 0, ui.Border)
	e := edges(g.Columns, s.Width)
	for i, t := range f.texts {
		style, left := ui.Question, float32(4)
		if g.Columns[i].Seat < 0 {
			style, left = ui.Label, 12 // below the title of its column
			t.Align(fyne.TextAlignLeading)
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
		ui.SetRect(f.lines[i], e[i], 0, 1, s.Height, 0, ui.Border)
		ui.Show(i > 0, f.lines[i])
	}
}
