package grid

import (
	"unicode"

	"fyne.io/fyne/v2"

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
	l.refuse("")
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
	if why := l.editor.Enter(l.at, text); why != "" {
		l.refuse(why)
		return false
	}
	l.typing = nil
	l.touched()
	return true
}

// Cancel forgets what is being typed; false when nothing is.
func (l *Lines) Cancel() bool {
	was := l.typing != nil
	if l.typing = nil; was {
		l.touched()
	}
	return was
}

// typedRune types over the cursor's cell.
func (l *Lines) typedRune(r rune) bool {
	if !unicode.IsPrint(r) || l.typing == nil && (r == ' ' || r == '?') {
		return false
	}
	if l.OnChar != nil {
		l.OnChar(r)
	}
	if !l.fixed() {
		l.insert(string(r))
	}
	return true
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
	l.refuse(why)
}

// shifted tells whether Shift turns Tab and Enter around.
func shifted() bool { return ui.Modifiers()&fyne.KeyModifierShift != 0 }

// AcceptsTab keeps Tab within the sheet, but for its first and its last cell.
func (l *Lines) AcceptsTab() bool {
	if l.editor == nil {
		return false
	}
	_, inside := l.shown.Beside(l.at, shifted())
	return inside
}

func (l *Lines) key(e *fyne.KeyEvent) bool {
	switch {
	case l.typing != nil && l.edit(e.Name), l.typing == nil && l.side(e.Name), l.walk(e.Name):
	case e.Name == fyne.KeyF2:
		l.open()
	case e.Name == fyne.KeyDelete, e.Name == fyne.KeyBackspace:
		l.empty()
	default:
		return false
	}
	return true
}

// side has the cell use an arrow; false where it doesn't, or for other keys.
func (l *Lines) side(name fyne.KeyName) bool {
	switch {
	case l.OnSide == nil:
	case name == fyne.KeyLeft:
		return l.OnSide(-1)
	case name == fyne.KeyRight:
		return l.OnSide(1)
	}
	return false
}

// entered hands in what is written, where Enter does that and goes on to no other line.
func (l *Lines) entered() bool {
	if l.OnEnter == nil || shifted() {
		return false
	}
	if l.Commit() {
		l.OnEnter()
	}
	return true
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
		to, _ = l.shown.Beside(l.at, shifted())
		start = false
	case fyne.KeyReturn, fyne.KeyEnter:
		if l.entered() {
			return true
		}
		to.Col = l.start
		if to.Row++; shifted() {
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
	l.refuse(l.editor.Enter(l.at, ""))
}

// clip copies, cuts and pastes a cell.
func (l *Lines) clip(s fyne.Shortcut) bool {
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
		return false
	}
	return true
}

// text is the text of the cursor's cell.
func (l *Lines) text() string {
	if text, ok := l.Typing(); ok || l.editor == nil {
		return text
	}
	return l.editor.Source(l.at)
}
