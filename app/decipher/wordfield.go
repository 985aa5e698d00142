package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// wordField looks like an entry that always has the keyboard: whatever is typed on the
// page goes there. A tap puts the cursor.
type wordField struct {
	ui.Base
	do    *making
	draft dc.MakerDraft
	all   bool // the word is marked
	box   *ui.Box
	mark  *canvas.Rectangle
	word  ui.Line
	caret *canvas.Rectangle
}

var (
	_ fyne.Widget        = (*wordField)(nil)
	_ fyne.Tappable      = (*wordField)(nil)
	_ desktop.Cursorable = (*wordField)(nil)
)

// fieldPad is the space before the text, in px.
const fieldPad float32 = 16

func newWordField(s *makerState, do *making) *wordField {
	f := &wordField{do: do, draft: s.draft, box: ui.NewBox(), mark: ui.NewRect(), word: ui.NewLine(), caret: ui.NewRect()}
	f.Draw(f, f.least, f.place, f.box, f.mark, f.word, f.caret).Repaints()
	return f
}

func (f *wordField) render(s *makerState) {
	f.draft, f.all = s.draft, s.all
	f.Refresh()
}

// text is the word up to letter k, as it is printed.
func (f *wordField) text(k int) string { return printed(f.draft.Word[:k]) }

// Tapped implements fyne.Tappable: the cursor goes to the nearest gap.
func (f *wordField) Tapped(e *fyne.PointEvent) {
	at, x := 0, e.Position.X-fieldPad
	for k := 1; k <= len(f.draft.Word); k++ {
		if x > (ui.Label.Measure(f.text(k-1))+ui.Label.Measure(f.text(k)))/2 {
			at = k
		}
	}
	f.do.edit(f.draft.SetCursor(at))
}

// Cursor implements desktop.Cursorable.
func (f *wordField) Cursor() desktop.Cursor { return desktop.TextCursor }

// least has room for the longest words of six letters.
func (f *wordField) least() fyne.Size {
	return fyne.NewSize(max(144, ui.Label.Measure("MMMMMM")+2*fieldPad), 40)
}

func (f *wordField) place(s fyne.Size) {
	f.box.Set(0, 0, s.Width, s.Height, 10, ui.CardBG, ui.Ctrl, 1.5)
	f.word.Draw(f.text(len(f.draft.Word)), ui.Label.Size(), 700, ui.Ink, fieldPad, s.Height/2, 0)
	h, wide := float32(20), float32(0)
	if f.all {
		wide = ui.Label.Measure(f.text(len(f.draft.Word))) + 4
	}
	ui.SetRect(f.mark, fieldPad-2, ui.Whole((s.Height-h)/2)-1, wide, h+2, 4, ui.AccentSoft)
	ui.SetRect(f.caret, ui.Whole(fieldPad+ui.Label.Measure(f.text(f.draft.Cursor))+2), ui.Whole((s.Height-h)/2), 2, h, 1, ui.Accent)
}
