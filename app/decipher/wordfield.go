package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// wordField looks like an entry that always has the keyboard: whatever is typed on the
// page goes there. A tap puts the cursor.
type wordField struct {
	widget.BaseWidget
	m *maker
}

var (
	_ fyne.Widget        = (*wordField)(nil)
	_ fyne.Tappable      = (*wordField)(nil)
	_ desktop.Cursorable = (*wordField)(nil)
)

// fieldPad is the space before the text, in px.
const fieldPad float32 = 16

func newWordField(m *maker) *wordField {
	f := &wordField{m: m}
	f.ExtendBaseWidget(f)
	return f
}

func (f *wordField) render() { f.Refresh() }

// text is the word up to letter k, as it is printed.
func (f *wordField) text(k int) string { return printed(f.m.draft.Word[:k]) }

// Tapped implements fyne.Tappable: the cursor goes to the nearest gap.
func (f *wordField) Tapped(e *fyne.PointEvent) {
	f.m.unfocus()
	at, x := 0, e.Position.X-fieldPad
	for k := 1; k <= len(f.m.draft.Word); k++ {
		if x > (ui.Label.Measure(f.text(k-1))+ui.Label.Measure(f.text(k)))/2 {
			at = k
		}
	}
	f.m.edit(f.m.draft.SetCursor(at))
}

// Cursor implements desktop.Cursorable.
func (f *wordField) Cursor() desktop.Cursor { return desktop.TextCursor }

// CreateRenderer implements fyne.Widget.
func (f *wordField) CreateRenderer() fyne.WidgetRenderer {
	f.ExtendBaseWidget(f)
	r := &fieldLook{f: f, rim: ui.NewRect(), face: ui.NewRect(), caret: ui.NewRect(), word: canvas.NewText("", nil)}
	return ui.Drawn(f, r.least, r.place, r.rim, r.face, r.word, r.caret).Repaints()
}

type fieldLook struct {
	f                *wordField
	rim, face, caret *canvas.Rectangle
	word             *canvas.Text
}

// least has room for the longest words of six letters.
func (r *fieldLook) least() fyne.Size {
	return fyne.NewSize(max(ui.Px(144), ui.Label.Measure("MMMMMM")+2*fieldPad), ui.Px(40))
}

func (r *fieldLook) place(s fyne.Size) {
	d := r.f.m.draft
	setBox(r.rim, r.face, fyne.NewPos(0, 0), fyne.NewSize(s.Width, s.Height), 10, ui.CardBG, ui.Ctrl, 1.5)
	ui.DrawText(r.word, r.f.text(len(d.Word)), ui.Label.Size(), 700, ui.Color(ui.Ink), fieldPad, s.Height/2, 0)
	h := ui.Px(20)
	setRect(r.caret, fyne.NewPos(ui.Whole(fieldPad+ui.Label.Measure(r.f.text(d.Cursor))+2), ui.Whole((s.Height-h)/2)), fyne.NewSize(2, h), 1, ui.Color(ui.Accent))
}
