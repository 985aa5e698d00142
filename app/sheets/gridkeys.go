package sheets

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/ui"
	"spieltisch/games/sheet"
)

// typing is a cell being typed in.
type typing struct {
	text  []rune
	caret int
	moves bool // the arrow keys move the caret, as after F2
}

// mostTyped are the characters that a cell takes while it is being typed in.
const mostTyped = 300

// open lets the cursor's cell be changed.
func (b *gridBody) open() {
	if b.g.m.enter == nil || b.fixed() || b.typing != nil {
		return
	}
	text := []rune(b.g.m.source(b.at))
	b.typing = &typing{text, len(text), true}
	b.touched()
}

// fixed tells whether the cursor's cell takes nothing.
func (b *gridBody) fixed() bool { return b.g.m.face(b.at).Fixed }

// touched shows what is being typed and has it kept.
func (b *gridBody) touched() {
	b.refused = ""
	b.Refresh()
	b.g.placeBubble()
	b.tell()
}

func (b *gridBody) tell() {
	if b.g.m.typed == nil {
		return
	}
	text := ""
	if b.typing != nil {
		text = string(b.typing.text)
	}
	b.g.m.typed(b.at, text, b.typing != nil)
}

// resume types on where somebody was interrupted.
func (b *gridBody) resume(at cellAt, text string) {
	b.at = at
	b.clamp()
	b.typing = &typing{[]rune(text), len([]rune(text)), false}
	b.Refresh()
}

// commit enters what is being typed; false when it is refused.
func (b *gridBody) commit() bool {
	if b.typing == nil {
		return true
	}
	text := string(b.typing.text)
	if text == b.g.m.source(b.at) {
		b.cancel()
		return true
	}
	if b.refused = b.g.m.enter(b.at, text); b.refused != "" {
		b.Refresh()
		b.g.placeBubble()
		return false
	}
	b.typing = nil
	b.touched()
	return true
}

// cancel forgets what is being typed.
func (b *gridBody) cancel() {
	b.typing = nil
	b.touched()
}

// TypedRune types over the cursor's cell.
func (b *gridBody) TypedRune(r rune) {
	b.Loud()
	if b.g.m.enter == nil || !unicode.IsPrint(r) || b.typing == nil && (r == ' ' || r == '?') {
		b.Focus.TypedRune(r)
		return
	}
	if b.fixed() {
		return
	}
	if b.typing == nil {
		b.typing = &typing{}
	}
	t := b.typing
	if b.g.m.columns[b.at.col].Word || unicode.IsLetter(r) {
		r = unicode.ToUpper(r)
	}
	if len(t.text) < mostTyped {
		t.text = append(t.text[:t.caret:t.caret], append([]rune{r}, t.text[t.caret:]...)...)
		t.caret++
	}
	b.touched()
}

// AcceptsTab keeps Tab within the sheet, but for its first and its last cell.
func (b *gridBody) AcceptsTab() bool {
	if b.g.m.enter == nil {
		return false
	}
	_, inside := b.beside()
	return inside
}

// beside is the cell to which Tab goes.
func (b *gridBody) beside() (to cellAt, inside bool) {
	to, by := b.at, 1
	if b.shift {
		by = -1
	}
	for range len(b.g.m.columns) * max(1, b.g.m.rows) {
		to.col += by
		switch {
		case to.col >= len(b.g.m.columns):
			to.row, to.col = to.row+1, 0
		case to.col < 0:
			to.row, to.col = to.row-1, len(b.g.m.columns)-1
		}
		if to.row < 1 || to.row > b.g.m.rows {
			return b.at, false
		}
		if !b.g.m.face(to).Fixed {
			return to, true
		}
	}
	return b.at, false
}

// Disabled keeps a grid in which nothing can be entered out of the Tab order.
func (b *gridBody) Disabled() bool { return b.g.m.enter == nil }

// Enable implements fyne.Disableable.
func (b *gridBody) Enable() {}

// Disable implements fyne.Disableable.
func (b *gridBody) Disable() {}

// KeyDown implements desktop.Keyable: Shift turns Tab and Enter around.
func (b *gridBody) KeyDown(e *fyne.KeyEvent) {
	if e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight {
		b.shift = true
	}
}

// KeyUp implements desktop.Keyable.
func (b *gridBody) KeyUp(e *fyne.KeyEvent) {
	if e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight {
		b.shift = false
	}
}

// FocusLost implements fyne.Focusable: what is being typed stays.
func (b *gridBody) FocusLost() {
	b.shift = false
	b.Focus.FocusLost()
}

// TypedKey implements fyne.Focusable.
func (b *gridBody) TypedKey(e *fyne.KeyEvent) {
	b.Loud()
	if b.typing != nil && b.edit(e.Name) {
		return
	}
	if b.walk(e.Name) {
		return
	}
	switch e.Name {
	case fyne.KeyF2:
		b.open()
	case fyne.KeyDelete, fyne.KeyBackspace:
		b.empty()
	default:
		ui.BubbleKey(b, e)
	}
}

// walk moves the cursor; false for other keys.
func (b *gridBody) walk(name fyne.KeyName) bool {
	to, start := b.at, true
	switch name {
	case fyne.KeyUp:
		to.row--
	case fyne.KeyDown:
		to.row++
	case fyne.KeyLeft:
		to.col--
	case fyne.KeyRight:
		to.col++
	case fyne.KeyHome:
		to.col = 0
	case fyne.KeyEnd:
		to.col = len(b.g.m.columns) - 1
	case fyne.KeyPageUp:
		to.row -= 10
	case fyne.KeyPageDown:
		to.row += 10
	case fyne.KeyTab:
		to, _ = b.beside()
		start = false
	case fyne.KeyReturn, fyne.KeyEnter:
		to.col = b.start
		if to.row++; b.shift {
			to.row -= 2
		}
	default:
		return false
	}
	if b.goTo(to) && start {
		b.start = b.at.col
	}
	return true
}

// edit takes a key while a cell is being typed in; false for those that leave it.
func (b *gridBody) edit(name fyne.KeyName) bool {
	t := b.typing
	switch name {
	case fyne.KeyEscape:
		b.cancel()
		return true
	case fyne.KeyBackspace:
		if t.caret > 0 {
			t.text = append(t.text[:t.caret-1:t.caret-1], t.text[t.caret:]...)
			t.caret--
		}
	case fyne.KeyDelete:
		if t.caret < len(t.text) {
			t.text = append(t.text[:t.caret:t.caret], t.text[t.caret+1:]...)
		}
	case fyne.KeyF2:
		t.moves = !t.moves
	default:
		if !t.moves || !t.move(name) {
			return false
		}
	}
	b.touched()
	return true
}

// move moves the caret.
func (t *typing) move(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyLeft:
		t.caret = max(0, t.caret-1)
	case fyne.KeyRight:
		t.caret = min(len(t.text), t.caret+1)
	case fyne.KeyHome:
		t.caret = 0
	case fyne.KeyEnd:
		t.caret = len(t.text)
	default:
		return false
	}
	return true
}

// empty empties the cursor's cell.
func (b *gridBody) empty() {
	if b.g.m.enter == nil || b.fixed() || b.g.m.source(b.at) == "" {
		return
	}
	b.refused = b.g.m.enter(b.at, "")
	b.Refresh()
	b.g.placeBubble()
}

// TypedShortcut implements fyne.Shortcutable: copy, cut and paste of a cell; the program
// gets all others.
func (b *gridBody) TypedShortcut(s fyne.Shortcut) {
	clip := fyne.CurrentApp().Clipboard()
	switch s.(type) {
	case *fyne.ShortcutCopy, *fyne.ShortcutCut:
		clip.SetContent(b.shown())
		if _, cut := s.(*fyne.ShortcutCut); cut && b.typing == nil {
			b.empty()
		}
	case *fyne.ShortcutPaste:
		if b.g.m.enter == nil {
			return
		}
		for _, r := range clip.Content() {
			if b.typing == nil || len(b.typing.text) < sheet.MaxText {
				b.TypedRune(r)
			}
		}
	default:
		ui.BubbleShortcut(b, s)
	}
}

// shown is the text of the cursor's cell.
func (b *gridBody) shown() string {
	if b.typing != nil {
		return string(b.typing.text)
	}
	if b.g.m.source != nil {
		return b.g.m.source(b.at)
	}
	return ""
}
