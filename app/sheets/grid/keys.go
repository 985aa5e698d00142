package grid

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// open lets the cursor's cell be changed.
func (l *Lines) open() {
	if l.editor == nil || l.fixed() || l.typing != nil {
		return
	}
	l.typing = typed(l.editor.Source(l.at))
	l.typing.moves = true
	l.touched()
}

// fixed tells whether the cursor's cell takes nothing.
func (l *Lines) fixed() bool { return l.shown.Face(l.at).Fixed }

// touched shows what is being typed and has it kept.
func (l *Lines) touched() {
	l.refused = ""
	l.Refresh()
	l.refusal()
	if l.editor != nil {
		text, on := l.Typing()
		l.editor.Typed(l.at, text, on)
	}
}

// Resume types on where somebody was interrupted.
func (l *Lines) Resume(at cells.At, text string) {
	l.at = l.shown.Within(at)
	l.typing = typed(text)
	l.Refresh()
}

// Commit enters what is being typed; false when it is refused.
func (l *Lines) Commit() bool {
	if l.typing == nil {
		return true
	}
	text, _ := l.Typing()
	if text == l.editor.Source(l.at) {
		l.Cancel()
		return true
	}
	if l.refused = l.editor.Enter(l.at, text); l.refused != "" {
		l.Refresh()
		l.refusal()
		return false
	}
	l.typing = nil
	l.touched()
	return true
}

// Cancel forgets what is being typed.
func (l *Lines) Cancel() {
	l.typing = nil
	l.touched()
}

// TypedRune types over the cursor's cell.
func (l *Lines) TypedRune(r rune) {
	ui.Typed(l)
	if l.editor == nil || !unicode.IsPrint(r) || l.typing == nil && (r == ' ' || r == '?') {
		l.FocusBase.TypedRune(r)
		return
	}
	if l.fixed() {
		return
	}
	l.insert(string(r))
}

// insert types a text into the cursor's cell.
func (l *Lines) insert(text string) {
	if l.typing == nil {
		l.typing = &typing{}
	}
	for _, r := range text {
		if l.shown.Columns[l.at.Col].Word || unicode.IsLetter(r) {
			r = unicode.ToUpper(r)
		}
		l.typing.insert(r)
	}
	l.touched()
}

// paste types what is pasted; a table is entered at once, unless something is being typed: then its cells stay apart by
// blanks, and are refused where one number is asked.
func (l *Lines) paste(text string) {
	lines := Table(text)
	if l.editor == nil || l.fixed() || len(lines) == 0 {
		return
	}
	if l.typing != nil && !l.typing.all || len(lines) == 1 && len(lines[0]) == 1 {
		l.insert(OneLine(lines))
		return
	}
	why := l.editor.Paste(l.at, lines)
	l.Cancel()
	l.refused = why
	l.Refresh()
	l.refusal()
}

// AcceptsTab keeps Tab within the sheet, but for its first and its last cell.
func (l *Lines) AcceptsTab() bool {
	if l.editor == nil {
		return false
	}
	_, inside := l.shown.Beside(l.at, l.shift)
	return inside
}

// Disabled keeps a grid in which nothing can be entered out of the Tab order.
func (l *Lines) Disabled() bool { return l.editor == nil }

// Enable implements fyne.Disableable.
func (l *Lines) Enable() {}

// Disable implements fyne.Disableable.
func (l *Lines) Disable() {}

// KeyDown implements desktop.Keyable: Shift turns Tab and Enter around.
func (l *Lines) KeyDown(e *fyne.KeyEvent) {
	l.FocusBase.KeyDown(e)
	if e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight {
		l.shift = true
	}
}

// KeyUp implements desktop.Keyable.
func (l *Lines) KeyUp(e *fyne.KeyEvent) {
	l.FocusBase.KeyUp(e)
	if e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight {
		l.shift = false
	}
}

// FocusLost implements fyne.Focusable: what is being typed stays.
func (l *Lines) FocusLost() {
	l.shift = false
	l.FocusBase.FocusLost()
}

// TypedKey implements fyne.Focusable.
func (l *Lines) TypedKey(e *fyne.KeyEvent) {
	if l.typing != nil && l.edit(e.Name) {
		return
	}
	if l.walk(e.Name) {
		return
	}
	switch e.Name {
	case fyne.KeyF2:
		l.open()
	case fyne.KeyDelete, fyne.KeyBackspace:
		l.empty()
	default:
		ui.BubbleKey(l, e)
	}
}

// walk moves the cursor; false for other keys.
func (l *Lines) walk(name fyne.KeyName) bool {
	to, start := l.at, true
	switch name {
	case fyne.KeyUp:
		to.Row--
	case fyne.KeyDown:
		to.Row++
	case fyne.KeyLeft:
		to.Col--
	case fyne.KeyRight:
		to.Col++
	case fyne.KeyHome:
		to.Col = 0
	case fyne.KeyEnd:
		to.Col = len(l.shown.Columns) - 1
	case fyne.KeyPageUp:
		to.Row -= 10
	case fyne.KeyPageDown:
		to.Row += 10
	case fyne.KeyTab:
		to, _ = l.shown.Beside(l.at, l.shift)
		start = false
	case fyne.KeyReturn, fyne.KeyEnter:
		to.Col = l.start
		if to.Row++; l.shift {
			to.Row -= 2
		}
	default:
		return false
	}
	if l.GoTo(to) && start {
		l.start = l.at.Col
	}
	return true
}

// edit takes a key while a cell is being typed in; false for those that leave it.
func (l *Lines) edit(name fyne.KeyName) bool {
	if name == fyne.KeyEscape {
		l.Cancel()
		return true
	}
	if !l.typing.key(name) {
		return false
	}
	l.touched()
	return true
}

// empty empties the cursor's cell.
func (l *Lines) empty() {
	if l.editor == nil || l.fixed() || l.editor.Source(l.at) == "" {
		return
	}
	l.refused = l.editor.Enter(l.at, "")
	l.Refresh()
	l.refusal()
}

// TypedShortcut implements fyne.Shortcutable: copy, cut and paste of a cell; the program
// gets all others.
func (l *Lines) TypedShortcut(s fyne.Shortcut) {
	clip := fyne.CurrentApp().Clipboard()
	switch s.(type) {
	case *fyne.ShortcutSelectAll:
		if l.open(); l.typing != nil {
			l.typing.all = true
			l.Refresh()
		}
	case *fyne.ShortcutCopy, *fyne.ShortcutCut:
		clip.SetContent(l.text())
		if _, cut := s.(*fyne.ShortcutCut); cut && l.typing == nil {
			l.empty()
		} else if cut && l.typing != nil && l.typing.cut() {
			l.touched()
		}
	case *fyne.ShortcutPaste:
		l.paste(clip.Content())
	default:
		ui.BubbleShortcut(l, s)
	}
}

// text is the text of the cursor's cell.
func (l *Lines) text() string {
	if text, ok := l.Typing(); ok || l.editor == nil {
		return text
	}
	return l.editor.Source(l.at)
}
