package sheets

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
)

// panel asks for what a spot holds, in the order in which one counts at the table. Its
// widgets stay until another spot is asked for.
type panel struct {
	*fyne.Container
	desk    table.SheetDesk
	width   float32 // of its inside, for what has to choose how it looks
	changed func(c sheet.Cell, text string)
	reveal  func(fyne.CanvasObject) // scrolls it into view
	pad     *numberPad
	lines   []*panelLine
}

// panelLine is one item with its control.
type panelLine struct {
	item    table.SheetItem
	control fyne.CanvasObject
	focus   func() // also before the widgets were painted, when they don't know their window
	set     func(text string, wrong bool)
	note    *ui.Para        // why it is refused
	verdict *fyne.Container // of a word
}

func newPanel(d table.SheetDesk, width float32, changed func(sheet.Cell, string)) *panel {
	return &panel{Container: ui.VGap(8), desk: d, width: width, changed: changed, pad: newNumberPad(d)}
}

// ask makes the widgets for items.
func (p *panel) ask(items []table.SheetItem) {
	p.RemoveAll()
	p.lines = nil
	p.pad.close()
	for i := 0; i < len(items); i++ {
		if s := items[i].Section; s != "" {
			p.Add(ui.Inset(4, 0, 4, 0, ui.NewDivider()))
			p.Add(ui.HMid(12, ui.NewText(s, ui.Strong, ui.Ink), ui.Stretch(ui.NewText(items[i].Hint, ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate())))
		}
		if items[i].Group == 0 {
			p.Add(p.single(items[i]))
			continue
		}
		end := i + 1
		for end < len(items) && items[end].Group == items[i].Group {
			end++
		}
		p.Add(p.group(items[i:end]))
		i = end - 1
	}
	for i, l := range p.lines {
		p.desk.Trace.Mark("entry."+string(l.item.Cell.Field)+seatMark(l.item.Cell), p.lines[i].control)
	}
}

func seatMark(c sheet.Cell) string {
	if c.Seat < 0 {
		return ""
	}
	return "." + sheet.SeatText(c.Seat)
}

// single is an item on a line of its own.
func (p *panel) single(item table.SheetItem) fyne.CanvasObject {
	l := p.line(item)
	label := ui.VGap(0, ui.NewPara(item.Label, ui.Strong, ui.Ink))
	if item.Help != "" {
		label.Add(ui.NewPara(item.Help, ui.Body, ui.Ink2))
	}
	sign := item.Sign
	if sign == nil && item.Cell.Seat >= 0 && item.Kind == table.ItemTokens {
		sign = p.avatar(item.Cell.Seat, 28)
	}
	box := &fyne.Container{Layout: &pair{}, Objects: []fyne.CanvasObject{label, l.control}}
	var row fyne.CanvasObject = box
	if sign != nil {
		row = ui.Columns(12, ui.Column{Object: ui.HMid(0, sign)}, ui.Column{Weight: 1, Min: 120, Object: box})
	}
	return ui.VGap(4, row, l.verdict, l.note)
}

// group are items side by side below their labels.
func (p *panel) group(items []table.SheetItem) fyne.CanvasObject {
	var cols []ui.Column
	notes := ui.VGap(2)
	for i := range items {
		items[i].Sign = nil
		l := p.line(items[i])
		weight := float32(1)
		if items[i].Kind == table.ItemText {
			weight = 1.6
		}
		cols = append(cols, ui.Column{Weight: weight, Min: 48, Object: ui.VGap(2, ui.NewText(items[i].Label, ui.Body, ui.Ink2).Truncate(), l.control)})
		notes.Add(l.note)
	}
	all := ui.VGap(4)
	if who := items[0].Who; who >= 0 && int(who) < len(p.desk.Players) {
		all.Add(ui.HMid(10, p.avatar(who, 28), ui.Stretch(ui.NewText(p.desk.Players[who].Name, ui.Label, ui.Ink).Truncate())))
	}
	all.Add(ui.Columns(8, cols...))
	all.Add(notes)
	return all
}

func (p *panel) avatar(s games.Seat, size float32) fyne.CanvasObject {
	return p.desk.Avatar(p.desk.Players[s], ui.Initials(p.desk.Names())[s], size)
}

// line makes the control of an item.
func (p *panel) line(item table.SheetItem) *panelLine {
	l := &panelLine{item: item, note: ui.NewPara("", ui.Strong, ui.Err), verdict: ui.VGap(2)}
	l.note.Hide()
	l.verdict.Hide()
	tell := func(text string) { p.changed(item.Cell, text) }
	switch item.Kind {
	case table.ItemPick:
		p.pick(l, tell)
	case table.ItemCount:
		c := newCount(item.Min, item.Max, item.Group != 0 || item.Plain, tell)
		c.focused = func() {
			p.reveal(c)
			p.pad.follow(c)
		}
		c.tapped, c.OnBlur = func() { p.pad.open(c) }, p.pad.left
		l.control, l.set, l.focus = c, c.set, func() { p.take(c) }
	case table.ItemTokens:
		t := newTokens(item.Max, item.Token, tell)
		t.OnFocus = func() { p.reveal(t) }
		l.control, l.set, l.focus = t, t.set, func() { p.take(t) }
	default:
		f := ui.NewField("", "")
		f.OnChanged = func(text string) { tell(strings.ToUpper(text)) }
		l.control, l.focus = f, func() { p.take(f.Focusable()) }
		l.set = func(text string, _ bool) {
			if strings.ToUpper(f.Text()) != text { // else the cursor would jump
				f.SetText(text)
			}
		}
	}
	p.lines = append(p.lines, l)
	return l
}

// take gives a control the keyboard.
func (p *panel) take(f fyne.Focusable) { p.desk.Window.Canvas().Focus(f) }

// pick is a choice of a few side by side, or a list where they have no room.
func (p *panel) pick(l *panelLine, tell func(string)) {
	item := l.item
	wide := float32(8)
	for _, o := range item.Options {
		wide += max(44, ui.Strong.Measure(o)+25)
	}
	chosen := func(i int) { tell(item.Values[i]) }
	if wide > p.width {
		c := ui.NewChoice(item.Options, -1, p.desk.T("sheets.pick"), chosen)
		l.control, l.focus = c, func() { p.take(c) }
		l.set = func(text string, _ bool) { c.SetSelected(slices.Index(item.Values, text)) }
		return
	}
	s := ui.NewSegmented(item.Options, -1, chosen)
	l.control, l.focus = s, func() { p.take(s) }
	l.set = func(text string, _ bool) { s.SetSelected(slices.Index(item.Values, text)) }
}

// show sets what stands there, and why something is refused.
func (p *panel) show(text func(sheet.Cell) string, refused func(sheet.Cell) string) {
	for _, l := range p.lines {
		why := refused(l.item.Cell)
		now := text(l.item.Cell)
		l.set(now, why != "")
		l.note.SetText(why)
		ui.Show(why != "", l.note)
		if l.item.Verdict == nil {
			continue
		}
		l.verdict.RemoveAll()
		for _, v := range l.item.Verdict(now) {
			l.verdict.Add(ui.Columns(8, ui.Column{Object: ui.VGap(0, ui.NewIcon(v.Icon, 20, v.Tok))}, ui.Column{Weight: 1, Min: 100, Object: ui.NewPara(v.Text, ui.Strong, v.Tok)}))
		}
		ui.Show(len(l.verdict.Objects) > 0 && why == "", l.verdict)
		l.verdict.Refresh()
	}
	p.Refresh()
}

// at is the line whose control has the keyboard, -1 for none.
func (p *panel) at() int {
	f := p.desk.Window.Canvas().Focused()
	if f == nil {
		return -1
	}
	for i, l := range p.lines {
		o, ok := f.(fyne.CanvasObject)
		if !ok {
			return -1
		}
		if field, is := l.control.(*ui.Field); o == l.control || is && field.Focusable() == f {
			return i
		}
	}
	return -1
}

// refuses puts the keyboard where this reason stands already, and tells whether it does: nobody has to read it twice, and a
// message would lie on the number pad.
func (p *panel) refuses(why string) bool {
	i := slices.IndexFunc(p.lines, func(l *panelLine) bool { return l.note.String() == why })
	if i >= 0 {
		p.lines[i].focus()
	}
	return i >= 0
}

// first puts the keyboard where the first thing is empty.
func (p *panel) first(text func(sheet.Cell) string) {
	i := slices.IndexFunc(p.lines, func(l *panelLine) bool { return l.empty(text) })
	if len(p.lines) > 0 {
		p.lines[max(i, 0)].focus()
	}
}

// toMissing puts the keyboard where something is missing, if anything is.
func (p *panel) toMissing(text func(sheet.Cell) string) {
	if i := p.missing(text); i >= 0 {
		p.lines[i].focus()
	}
}

// empty tells whether somebody has something to say there and nobody has.
func (l *panelLine) empty(text func(sheet.Cell) string) bool {
	return text(l.item.Cell) == "" && !l.item.Optional
}

// missing is the first line in which something is missing, -1 for none. A word is, where it is all that is asked: else it counts
// nothing.
func (p *panel) missing(text func(sheet.Cell) string) int {
	i := slices.IndexFunc(p.lines, func(l *panelLine) bool { return l.empty(text) && l.item.Kind != table.ItemWord })
	if i < 0 {
		i = slices.IndexFunc(p.lines, func(l *panelLine) bool { return l.empty(text) })
	}
	return i
}

// lacks names what is missing first, and whose it is; "" where nothing is.
func (p *panel) lacks(text func(sheet.Cell) string) string {
	i := p.missing(text)
	if i < 0 {
		return ""
	}
	item, section := p.lines[i].item, ""
	for _, l := range p.lines[:i+1] {
		section = cmp.Or(l.item.Section, section)
	}
	switch who := item.Who; {
	case slices.Contains(p.desk.Names(), item.Label) && section != "":
		return section + ", " + item.Label
	case item.Group != 0 && who >= 0 && int(who) < len(p.desk.Players):
		return p.desk.Players[who].Name + ", " + item.Label
	}
	return item.Label
}

// pair puts a label at the left of its control, or above where there is no room.
type pair struct{ width float32 }

const pairGap = 12

func (l *pair) sideBySide(o []fyne.CanvasObject) bool {
	return l.width-pairGap-o[1].MinSize().Width >= 150
}

// control is the control's width next to its label: fields take what they get.
func (l *pair) control(o []fyne.CanvasObject) float32 {
	w := o[1].MinSize().Width
	switch c := o[1].(type) {
	case *ui.Field:
		w = max(w, ui.Whole(l.width*.53))
	case *count:
		if c.plain {
			w = max(w, 112)
		}
	}
	return w
}

// MinSize implements fyne.Layout.
func (l *pair) MinSize(o []fyne.CanvasObject) fyne.Size {
	if l.width == 0 {
		l.width = 360
	}
	a, b := o[0].MinSize(), o[1].MinSize()
	if l.sideBySide(o) {
		return fyne.NewSize(b.Width, max(a.Height, b.Height))
	}
	return fyne.NewSize(b.Width, a.Height+4+b.Height)
}

// Layout implements fyne.Layout.
func (l *pair) Layout(o []fyne.CanvasObject, s fyne.Size) {
	l.width = s.Width
	if !l.sideBySide(o) {
		ui.Put(o[0], 0, 0, s.Width, o[0].MinSize().Height)
		h := o[0].MinSize().Height
		ui.Put(o[1], 0, h+4, s.Width, o[1].MinSize().Height)
		return
	}
	w := l.control(o)
	ui.Put(o[0], 0, 0, s.Width-w-pairGap, o[0].MinSize().Height)
	h := o[0].MinSize().Height
	ui.Put(o[0], 0, max(0, ui.Whole((s.Height-h)/2)), s.Width-w-pairGap, h)
	ch := o[1].MinSize().Height
	ui.Put(o[1], s.Width-w, max(0, ui.Whole((s.Height-ch)/2)), w, ch)
}
