package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Field is a text entry with a label above and an error line beneath.
type Field struct {
	Base
	// OnChanged gets every change that the user makes.
	OnChanged func(string)
	// OnSubmit gets Enter; without it Enter goes to the dialog or the page.
	OnSubmit func(string)

	label  *Text
	errs   *Para
	aside  float32 // room for what stands beside the entry
	entry  *entry
	past   *wheelPast
	failed bool
	clear  *IconButton // empties what is looked for; nil where nothing is

	box *Box
	img IconImage
}

// NewField is an empty entry; label and placeholder may be "".
func NewField(label, placeholder string) *Field {
	f := &Field{label: NewText(label, Strong, Ink).Truncate(), errs: NewPara("", Body, Err), box: NewBox(), img: NewIconImage(), past: newWheelPast()}
	f.entry = &entry{field: f}
	f.entry.PlaceHolder = placeholder
	f.entry.OnChanged = f.changed
	f.entry.ExtendBaseWidget(f.entry)
	f.Draw(f, f.least, f.place, f.label, f.box, f.entry, f.past, f.img, f.errs)
	return f
}

// NewSearch is an entry for what is looked for: a glass says so while it is empty, then a cross or Esc empties it.
func NewSearch(placeholder, clear, esc string) *Field {
	f := NewField("", placeholder)
	f.clear = NewIconButton(IconX, clear, Plain, func() { f.entry.SetText("") }).WithKey(esc)
	f.Draw(f, f.least, f.place, f.box, f.entry, f.past, f.img, f.clear)
	return f
}

func (f *Field) changed(s string) {
	if f.entry.silent {
		return
	}
	if f.clear != nil {
		f.Refresh()
	}
	if f.OnChanged != nil {
		Guard(func() { f.OnChanged(s) })
	}
}

// Text is what stands in the entry.
func (f *Field) Text() string { return f.entry.Text }

// SetText changes it without calling OnChanged.
func (f *Field) SetText(s string) {
	f.entry.silent = true
	f.entry.SetText(s)
	f.entry.silent = false
	if !f.entry.focused { // a page that was built again gives it the focus later, and one types on
		f.entry.CursorColumn = len([]rune(s))
		f.entry.Refresh()
	}
}

// SetLabel changes the label.
func (f *Field) SetLabel(s string) {
	f.label.SetText(s)
	f.Refresh()
}

// SetPlaceholder changes the text shown while the entry is empty.
func (f *Field) SetPlaceholder(s string) { f.entry.SetPlaceHolder(s) }

// SetError shows an error beneath, "" takes it away.
func (f *Field) SetError(s string) {
	f.failed = s != ""
	f.errs.SetText(s)
	f.Refresh()
}

// Error is the error shown.
func (f *Field) Error() string { return f.errs.String() }

// Focus gives the entry the keyboard.
func (f *Field) Focus() { focusOn(f.entry) }

// Focusable is the entry itself, for Dialog.Focus.
func (f *Field) Focusable() fyne.Focusable { return f.entry }

// Beside leaves room right of the entry, above what is wrong with it.
func (f *Field) Beside(room float32) { f.aside = room }

// SetEnabled makes the entry editable or not.
func (f *Field) SetEnabled(on bool) {
	if on {
		f.entry.Enable()
	} else {
		f.entry.Disable()
	}
	f.Refresh()
}

func (f *Field) labelHeight() float32 {
	if f.label.String() == "" {
		return 0
	}
	return Strong.Height() + 6
}

func (f *Field) least() fyne.Size {
	h := f.labelHeight() + 44
	if f.failed {
		h += 4 + f.errs.MinSize().Height
	}
	return fyne.NewSize(120, h)
}

func (f *Field) place(s fyne.Size) {
	s.Width -= f.aside
	top, h := f.labelHeight(), float32(44)
	if top == 0 {
		f.label.Hide()
	} else {
		f.label.Show()
		f.label.Move(fyne.Position{})
		f.label.Resize(fyne.NewSize(s.Width, Strong.Height()))
	}
	rim, sw, fill := color.Color(Color(Ctrl)), float32(2), color.Color(Color(CardBG))
	switch {
	case f.failed:
		rim, sw = Color(Err), 3
	case f.entry.Disabled():
		fill = Color(Dis)
	case f.entry.focused:
		rim, sw = Color(Accent), 3
	}
	f.box.Set(0, top, s.Width, h, 10, fill, rim, sw)
	room := s.Width - 8
	f.img.Set("", nil)
	if f.failed {
		room -= 32
		f.img.Set(IconWarn, Err)
		f.img.Place(s.Width-24, top+h/2, 20)
	}
	if f.clear != nil {
		room -= 36
		if Show(f.Text() != "", f.clear); f.Text() == "" {
			f.img.Set(IconSearch, Ink2)
			f.img.Place(s.Width-22, h/2, 20)
		}
		Put(f.clear, s.Width-42, 2, 40, 40)
	}
	need := f.entry.MinSize().Height
	f.entry.Move(fyne.NewPos(4, top+Whole((h-need)/2)))
	f.entry.Resize(fyne.NewSize(max(0, room), need))
	f.past.Move(f.entry.Position())
	f.past.Resize(f.entry.Size())
	f.errs.Move(fyne.NewPos(0, top+h+4))
	f.errs.Resize(fyne.NewSize(s.Width+f.aside, f.errs.MinSize().Height))
	if f.failed {
		f.errs.Show()
	} else {
		f.errs.Hide()
	}
}

// drawn is nothing that anybody looks for; by it an entry that vanishes is known.
func (e *entry) drawn() []fyne.CanvasObject { return nil }

// entry is Fyne's entry that leaves Esc, Enter and the F keys to dialog and page and tells its field
// about the focus.
type entry struct {
	widget.Entry
	field   *Field
	focused bool
	silent  bool
}

// CreateRenderer implements fyne.Widget. Field draws the box, and the entry's own border is as wide as its cursor.
func (e *entry) CreateRenderer() fyne.WidgetRenderer {
	r := e.Entry.CreateRenderer()
	for _, o := range r.Objects() {
		if box, ok := o.(*canvas.Rectangle); ok {
			box.Hide()
		}
	}
	return r
}

func (e *entry) FocusGained() {
	e.focused = true
	e.Entry.FocusGained()
	e.field.Refresh()
	ScrollTo(e)
}

func (e *entry) FocusLost() {
	e.focused = false
	e.Entry.FocusLost()
	e.field.Refresh()
}

// TypedShortcut implements fyne.Shortcutable: the entry keeps what edits text, and the
// program gets its own shortcuts, such as Ctrl+Q, and Undo and Redo where nothing is typed.
func (e *entry) TypedShortcut(s fyne.Shortcut) {
	c, own := s.(*desktop.CustomShortcut)
	if own && c.KeyName != fyne.KeyLeft && c.KeyName != fyne.KeyRight {
		BubbleShortcut(e, s)
		return
	}
	before := e.Text
	e.Entry.TypedShortcut(s)
	switch s.(type) {
	case *fyne.ShortcutUndo, *fyne.ShortcutRedo:
		if before == "" && e.Text == "" {
			BubbleShortcut(e, s)
		}
	}
}

// KeyDown implements desktop.Keyable.
func (e *entry) KeyDown(k *fyne.KeyEvent) {
	noteKey(canvasOf(e), k)
	e.Entry.KeyDown(k)
}

func (e *entry) TypedRune(r rune) {
	hideTip(canvasOf(e))
	typed(canvasOf(e))
	e.Entry.TypedRune(r)
}

func (e *entry) TypedKey(k *fyne.KeyEvent) {
	hideTip(canvasOf(e))
	if k.Name == fyne.KeyEscape && e.field.clear != nil && e.Text != "" {
		e.SetText("")
		return
	}
	switch k.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF2, fyne.KeyF3, fyne.KeyF4, fyne.KeyF5, fyne.KeyF6,
		fyne.KeyF7, fyne.KeyF8, fyne.KeyF9, fyne.KeyF10, fyne.KeyF11, fyne.KeyF12:
		BubbleKey(e, k)
	case fyne.KeyReturn, fyne.KeyEnter:
		if e.field.OnSubmit != nil {
			Guard(func() { e.field.OnSubmit(e.Text) })
		} else {
			BubbleKey(e, k)
		}
	default:
		if !padKey(canvasOf(e), k) {
			e.Entry.TypedKey(k)
		}
	}
}
