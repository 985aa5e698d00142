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

// head is the line of the players: their faces with the names below, and a crown above whoever has won.
type head struct {
	ui.Areas
	shown    cells.Grid
	portrait func(store.Player) image.Image // nil: nobody has a picture

	columns []*column
	rule    *canvas.Rectangle
	objects []fyne.CanvasObject
}

// nameLines is how many lines a name has at most.
const nameLines = 4

// column are the parts of one column's head.
type column struct {
	won    *canvas.Rectangle
	crown  *draw.Crown
	avatar *ui.Avatar // nil for a column of nobody
	names  [nameLines]*ui.Text
	sub    *ui.Text
	first  *ui.Text
}

func newHead(portrait func(store.Player) image.Image) *head {
	h := &head{portrait: portrait, rule: ui.NewRect()}
	h.Deaf, h.Find, h.Name = true, h.find, func(i int) string { return h.shown.Players[i].Name }
	h.Draw(h, h.least, h.place).Changing(h.parts)
	return h
}

// find is the seat whose name stands at a point only in part.
func (h *head) find(p fyne.Position) int {
	e := edges(h.shown.Columns, h.Size().Width)
	lines, _ := named(h.shown, e)
	for i, c := range h.shown.Columns {
		if owner, seat, ok := h.shown.Owner(c); ok && p.X >= e[i] && p.X < e[i+1] && strings.Join(lines[i], "") != strings.ReplaceAll(owner.Name, " ", "") {
			return int(seat)
		}
	}
	return -1
}

func (h *head) parts() []fyne.CanvasObject { return h.objects }

func (h *head) least() fyne.Size { return fyne.NewSize(40, headHeight(h.shown, h.Size().Width)) }

// Heights in the head.
const (
	faceHigh  float32 = 40
	faceLow   float32 = 24 // of a form
	faceAlone float32 = 28 // without a name
	crownHigh float32 = 30 // with its air
	crownUnit float32 = 22
	headPad   float32 = 8
)

// headOf are how large the faces are and how much air is above and below: little on a form, which has no rule.
func headOf(g cells.Grid) (face, air, rule float32) {
	if g.Form {
		return faceLow, 2, 0
	}
	if g.Faces {
		return faceAlone, 3, thick
	}
	return faceHigh, headPad, thick
}

// headHeight is the height of the players' line where all columns are so wide together.
func headHeight(g cells.Grid, width float32) float32 {
	if g.Bare() {
		return 0
	}
	lines, style := named(g, edges(g.Columns, width))
	face, air, rule := headOf(g)
	h, most := 2*air+rule, 1
	if g.Faces {
		return h + face
	}
	for _, l := range lines {
		most = max(most, len(l))
	}
	if h += float32(most) * style.Height(); len(g.Players) > 0 {
		h += face
	}
	if len(g.Won) > 0 {
		h += crownHigh
	}
	for _, line := range [][]string{g.Heads, g.First} {
		if line != nil {
			h += ui.Body.Height()
		}
	}
	return h
}

func (h *head) place(s fyne.Size) {
	g := h.shown
	h.fit()
	e := edges(g.Columns, s.Width)
	size, air, rule := headOf(g)
	lines, style := named(g, e)
	marks, subs := ui.Initials(g.Names()), headed(g, e)
	top, low := air, s.Height-air-rule
	if g.First != nil {
		low -= ui.Body.Height()
	}
	end := low
	if len(g.Won) > 0 {
		top += crownHigh
	}
	if g.Heads != nil {
		low -= ui.Body.Height()
	}
	for i, c := range g.Columns {
		at, x, w := h.columns[i], e[i], e[i+1]-e[i]
		won := g.HasWon(c)
		ui.SetRect(at.won, x, 0, w, s.Height, 0, ui.WarnSoft)
		at.won.TopLeftCornerRadius, at.won.TopRightCornerRadius = wonRadius, wonRadius
		ui.Show(won, at.won, at.crown)
		p, seat, ok := g.Owner(c)
		at.sub.SetText(subs[i])
		ui.Put(at.sub, x+2, low, w-4, ui.Body.Height())
		pad := float32(2)
		if !ok {
			pad = cellPad
		}
		if g.First != nil {
			at.first.SetText(g.First[i])
			ui.Put(at.first, x+pad, end, max(w-2*pad, at.first.MinSize().Width), ui.Body.Height()) // what it is may reach over a narrow column
		}
		if !ok {
			at.names[0].SetText(c.Title)
			high, end := ui.Strong.Height(), end
			if g.Faces {
				high = size
			}
			if at.sub.String() != "" {
				end = low
				ui.Put(at.sub, x+cellPad, low, w-cellPad, ui.Body.Height())
			}
			ui.Put(at.names[0], x+cellPad, end-high, w-cellPad, high)
			continue
		}
		crown := at.crown.MinSize()
		ui.Put(at.crown, x+ui.Whole((w-crown.Width)/2), top-crown.Height-2, crown.Width, crown.Height)
		h.face(at.avatar, p, marks[seat])
		at.avatar.SetSize(size)
		ui.Put(at.avatar, x+ui.Whole((w-size)/2), top, size, size)
		y := low - float32(len(lines[i]))*style.Height()
		for j, t := range at.names {
			text := ""
			if j < len(lines[i]) && !g.Faces {
				text = lines[i][j]
			}
			t.SetStyle(style)
			t.SetText(text)
			ui.Put(t, x, y+float32(j)*style.Height(), w, style.Height())
			t.Refresh()
		}
	}
	ui.SetRect(h.rule, 0, s.Height-rule, s.Width, rule, 0, ui.Ink)
}

// face shows who somebody is.
func (h *head) face(avatar *ui.Avatar, p store.Player, mark string) {
	avatar.Set(mark, p.Color)
	if h.portrait != nil {
		avatar.WithPicture(h.portrait(p))
	}
	draw.ShowFace(avatar, p.Level, p.Emblem, p.Color)
}

// named are the names of the columns, of one size for all: in two lines where one has no room, or a step smaller, at last in as many
// lines as it takes, from edge to edge. Only a word that is too long even then is broken.
func named(g cells.Grid, edges []float32) (lines [][]string, style ui.Style) {
	if _, lines, style := called(g, edges[len(edges)-1]); lines != nil {
		return lines, style
	}
	styles, air, most := []ui.Style{ui.Label, ui.Strong, ui.Small, ui.Small}, float32(8), 2
	if g.Form {
		styles, air = styles[1:], 0
	}
	for step := range styles {
		style, lines = styles[step], nil
		all := true
		if step == len(styles)-1 {
			air, most = 0, nameLines
		}
		for i, c := range g.Columns {
			p, _, _ := g.Owner(c)
			in, whole := nameIn(p.Name, style, edges[i+1]-edges[i]-air)
			all = all && whole && len(in) <= most
			if len(in) > most { // the rest is cut off
				in = append(in[:most-1], strings.ReplaceAll(strings.Join(in[most-1:], " "), "- ", "-"))
			}
			lines = append(lines, in)
		}
		if all {
			break
		}
	}
	return lines, style
}

// nameIn is a name in lines of a width that end with a word or a hyphen; whole is false where a word had to be broken.
func nameIn(name string, style ui.Style, width float32) (lines []string, whole bool) {
	whole = true
	for _, word := range strings.Fields(strings.ReplaceAll(name, "-", "- ")) {
		for letters := []rune(word); len(letters) > 1 && style.Measure(word) > width; letters = []rune(word) {
			n := ui.Syllable(letters, style, width)
			lines, word, whole = append(lines, string(letters[:n])+"-"), string(letters[n:]), false
		}
		if n := len(lines) - 1; n >= 0 {
			if next := strings.ReplaceAll(lines[n]+" "+word, "- ", "-"); style.Measure(next) <= width {
				lines[n] = next
				continue
			}
		}
		lines = append(lines, word)
	}
	return lines, whole
}

// headed are the lines below the names, by column. Where one with a number has no room, all have only the number, and the words to it stand once
// in the first column, where that is nobody's.
func headed(g cells.Grid, e []float32) []string {
	full, narrow := make([]string, len(g.Columns)), false
	copy(full, g.Heads)
	short := slices.Clone(full)
	for i, text := range full {
		from := strings.IndexFunc(text, unicode.IsDigit)
		if from < 0 {
			continue
		}
		end := strings.TrimLeftFunc(text[from:], unicode.IsDigit)
		short[i] = strings.TrimSuffix(text[from:], end)
		narrow = narrow || ui.Body.Measure(text) > e[i+1]-e[i]-4
		if g.Columns[0].Seat < 0 {
			short[0] = strings.TrimSpace(text[:from] + end)
		}
	}
	if narrow {
		return short
	}
	return full
}

// fit makes as many parts as there are columns.
func (h *head) fit() {
	g := h.shown
	if len(h.columns) == len(g.Columns) && h.objects != nil {
		return
	}
	h.columns, h.objects = nil, nil
	for _, c := range g.Columns {
		at := &column{won: ui.NewRect(), crown: draw.NewCrown(crownUnit), sub: ui.NewText("", ui.Body, ui.Ink2).Truncate(), first: ui.NewText("", ui.Strong, ui.Ink2)}
		style, tok, align := ui.Strong, ui.Ink2, fyne.TextAlignLeading
		h.objects = append(h.objects, at.won, at.crown)
		if _, _, ok := g.Owner(c); ok {
			style, tok, align = ui.Label, ui.Ink, fyne.TextAlignCenter
			at.avatar = ui.NewAvatar("", 0, faceHigh)
			h.objects = append(h.objects, at.avatar)
		}
		at.sub.Align(align)
		at.first.Align(align)
		for i := range at.names {
			at.names[i] = ui.NewText("", style, tok).Align(align).Truncate()
			h.objects = append(h.objects, at.names[i])
		}
		h.columns, h.objects = append(h.columns, at), append(h.objects, at.sub, at.first)
	}
	h.objects = append(h.objects, h.rule)
}

// foot is the line of the totals.
type foot struct {
	ui.Base
	shown cells.Grid

	rule    *canvas.Rectangle
	won     []*canvas.Rectangle
	texts   []*ui.Text
	objects []fyne.CanvasObject
}

func newFoot() *foot {
	f := &foot{rule: ui.NewRect()}
	f.Draw(f, f.least, f.place).Changing(f.parts)
	return f
}

func (f *foot) parts() []fyne.CanvasObject { return f.objects }

func (f *foot) least() fyne.Size { return fyne.NewSize(40, footHeight(f.shown)) }

func footHeight(g cells.Grid) float32 {
	if g.Totals == nil {
		return 0
	}
	return 52
}

func (f *foot) place(s fyne.Size) {
	g := f.shown
	if f.objects == nil || len(f.texts) != len(g.Totals) {
		f.texts, f.won, f.objects = nil, nil, nil
		for range g.Totals {
			t, won := ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(), ui.NewRect()
			f.texts, f.won, f.objects = append(f.texts, t), append(f.won, won), append(f.objects, won, t)
		}
		f.objects = append(f.objects, f.rule)
	}
	e := edges(g.Columns, s.Width)
	for i, t := range f.texts {
		c, x, w, tok := g.Columns[i], e[i], e[i+1]-e[i], ui.Ink
		ui.SetRect(f.won[i], x, 0, w, s.Height, 0, ui.WarnSoft)
		f.won[i].BottomLeftCornerRadius, f.won[i].BottomRightCornerRadius = wonRadius, wonRadius
		ui.Show(g.HasWon(c), f.won[i])
		style := sumStyle(g, e, g.HasWon(c))
		if c.Seat < 0 {
			style, tok = ui.Strong, ui.Ink2
			x, w = x+cellPad, w-2*cellPad
			t.Align(fyne.TextAlignLeading)
		}
		t.SetStyle(style)
		t.SetColor(tok)
		t.SetText(g.Totals[i])
		ui.Put(t, x, 0, w, s.Height)
		t.Refresh()
	}
	ui.SetRect(f.rule, 0, 0, s.Width, thick, 0, ui.Ink)
}

// sumApart is how far apart two sums are at least.
const sumApart float32 = 10

// sumStyle is how large the sums are of those who have won, or of all others: the widest decides.
func sumStyle(g cells.Grid, e []float32, won bool) ui.Style {
	sizes := []ui.Style{ui.Question, ui.Guess, ui.Title, ui.Strong}
	if len(g.Won) > 0 && !won {
		sizes = sizes[1:]
	}
	for i, c := range g.Columns {
		for len(sizes) > 1 && c.Seat >= 0 && g.HasWon(c) == won && sizes[0].Measure(g.Totals[i]) > e[i+1]-e[i]-sumApart {
			sizes = sizes[1:]
		}
	}
	return sizes[0]
}
