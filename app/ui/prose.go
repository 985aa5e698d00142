package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// NewProse is a text that may hold paths: words longer than the line are broken, and
// everything can be selected and copied; in the size of Body or else of Lead.
func NewProse(text string, style Style) fyne.CanvasObject {
	p := &prose{}
	p.Label.Text, p.SizeName, p.Wrapping, p.Selectable = text, theme.SizeNameText, fyne.TextWrapWord, true
	if style == Body {
		p.SizeName = sizeBody
	}
	p.ExtendBaseWidget(p)
	pad := -theme.InnerPadding()
	return Inset(pad, pad, pad, pad, p)
}

// prose is Fyne's selectable label. That keeps all keys to itself once it was clicked; here they are the page's.
type prose struct {
	widget.Label
	over *selection // nil before it is drawn
}

// drawn is what may have the keyboard, for who looks whether that can still be seen.
func (p *prose) drawn() []fyne.CanvasObject {
	if p.over == nil {
		return nil
	}
	return []fyne.CanvasObject{p.over}
}

// Text is the whole text.
func (p *prose) Text() string { return p.Label.Text }

// CreateRenderer implements fyne.Widget.
func (p *prose) CreateRenderer() fyne.WidgetRenderer {
	r := p.Label.CreateRenderer()
	s := &selection{of: p}
	s.marks, _ = r.Objects()[0].(marker)
	s.Draw(s, func() fyne.Size { return fyne.Size{} }, func(fyne.Size) {})
	p.over = s
	return &proseRenderer{r, s}
}

type proseRenderer struct {
	fyne.WidgetRenderer
	over *selection
}

// Objects leaves out what marks the text, while nothing is marked: Tab would come to it.
func (r *proseRenderer) Objects() []fyne.CanvasObject {
	all := r.WidgetRenderer.Objects()
	if r.over.Disabled() {
		all = all[1:]
	}
	return append(all[:len(all):len(all)], r.over)
}

func (r *proseRenderer) Layout(s fyne.Size) {
	r.WidgetRenderer.Layout(s)
	r.over.Resize(s)
}

// marker is the part of Fyne's label that the pointer selects.
type marker interface {
	fyne.Focusable
	fyne.Shortcutable
	fyne.Draggable
	fyne.DoubleTappable
	fyne.SecondaryTappable
	desktop.Mouseable
}

// selection lies over the label and has the keyboard in its stead while something is selected.
type selection struct {
	Base
	of    *prose
	marks marker // nil: nothing can be selected
}

var (
	_ marker             = (*selection)(nil)
	_ desktop.Cursorable = (*selection)(nil)
)

// mark lets the label do what the pointer did, and takes the keyboard from it. Fyne shows what is selected only in what
// has the keyboard, so the label is told that it has.
func (s *selection) mark(do func(marker)) {
	if s.marks == nil {
		return
	}
	do(s.marks)
	c := canvasOf(s)
	if c == nil {
		return
	}
	if s.Disabled() {
		c.Unfocus()
	} else {
		c.Focus(s)
	}
	canvas.Refresh(s.of)
}

// MouseDown implements desktop.Mouseable.
func (s *selection) MouseDown(e *desktop.MouseEvent) { s.mark(func(m marker) { m.MouseDown(e) }) }

// MouseUp implements desktop.Mouseable.
func (s *selection) MouseUp(e *desktop.MouseEvent) { s.mark(func(m marker) { m.MouseUp(e) }) }

// Dragged implements fyne.Draggable.
func (s *selection) Dragged(e *fyne.DragEvent) { s.mark(func(m marker) { m.Dragged(e) }) }

// DragEnd implements fyne.Draggable.
func (s *selection) DragEnd() { s.mark(func(m marker) { m.DragEnd() }) }

// DoubleTapped implements fyne.DoubleTappable: it selects a word.
func (s *selection) DoubleTapped(e *fyne.PointEvent) { s.mark(func(m marker) { m.DoubleTapped(e) }) }

// TappedSecondary implements fyne.SecondaryTappable: a menu offers to copy.
func (s *selection) TappedSecondary(e *fyne.PointEvent) {
	if s.marks != nil {
		s.marks.TappedSecondary(e)
	}
}

// Cursor implements desktop.Cursorable.
func (s *selection) Cursor() desktop.Cursor { return desktop.TextCursor }

// FocusGained implements fyne.Focusable.
func (s *selection) FocusGained() { s.marks.FocusGained() }

// FocusLost implements fyne.Focusable.
func (s *selection) FocusLost() { s.marks.FocusLost() }

// Disabled keeps Tab from coming here: without the pointer nothing is selected.
func (s *selection) Disabled() bool { return s.of.SelectedText() == "" }

// Enable implements fyne.Disableable.
func (s *selection) Enable() {}

// Disable implements fyne.Disableable.
func (s *selection) Disable() {}

// TypedKey implements fyne.Focusable: all keys are the page's.
func (s *selection) TypedKey(e *fyne.KeyEvent) { BubbleKey(s, e) }

// TypedRune implements fyne.Focusable.
func (s *selection) TypedRune(r rune) { BubbleRune(s, r) }

// TypedShortcut implements fyne.Shortcutable: Ctrl+C copies.
func (s *selection) TypedShortcut(sh fyne.Shortcut) {
	if _, ok := sh.(*fyne.ShortcutCopy); ok && s.marks != nil {
		s.marks.TypedShortcut(sh)
		return
	}
	BubbleShortcut(s, sh)
}
