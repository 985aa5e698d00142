package sheets

import (
	"strconv"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/sheets/grid"
	"spieltisch/app/ui"
	"spieltisch/games/sheet"
)

// count is a number that may be empty, with − and +; a sum may be typed. An empty one is
// no zero.
type count struct {
	ui.Areas
	text    string
	low     int
	high    int
	plain   bool // without − and +
	wrong   bool
	fresh   bool // what is typed next replaces the text: it is selected
	kept    bool // the focus that comes is the one that went: what is selected stays
	changed func(string)
	focused func()
	tapped  func() // on the number

	ring        ui.Ring
	box         *ui.Box
	mark, caret *canvas.Rectangle // mark: behind what is selected
	lines       [2]*canvas.Rectangle
	minus, plus *ui.Icon
	label       *ui.Text
}

var _ fyne.Widget = (*count)(nil)

func newCount(low, high int, plain bool, changed func(string)) *count {
	c := &count{
		low: low, high: high, plain: plain, changed: changed,
		ring: ui.NewRing(), box: ui.NewBox(), mark: ui.NewRect(), caret: ui.NewRect(), lines: [2]*canvas.Rectangle{ui.NewRect(), ui.NewRect()},
		minus: ui.NewIcon(ui.IconMinus, 16, ui.Ink), plus: ui.NewIcon(ui.IconPlus, 16, ui.Ink),
		label: ui.NewText("", ui.Title, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
	}
	c.Text, c.Find, c.OnTap, c.OnKey, c.OnRune, c.OnShortcut = true, c.find, c.tap, c.key, c.typed, c.clip
	if plain {
		c.Shape = desktop.TextCursor
	}
	c.OnFocus = func() {
		c.fresh = c.fresh || !c.kept
		if c.focused != nil {
			c.focused()
		}
	}
	c.Draw(c, c.least, c.place, c.ring, c.box, c.lines[0], c.lines[1], c.minus, c.plus, c.mark, c.label, c.caret)
	return c
}

// set shows a text, and whether it is refused.
func (c *count) set(text string, wrong bool) {
	if c.text != text || c.wrong != wrong {
		c.text, c.wrong = text, wrong
		c.Refresh()
	}
}

// step counts up or down; an empty one begins at its least number.
func (c *count) step(by int) {
	n, err := sheet.Sum(c.text)
	switch {
	case err != nil || c.text == "":
		n = c.low
	default:
		n = min(max(n+by, c.low), c.high)
	}
	c.fresh = true
	c.take(strconv.Itoa(n))
}

func (c *count) take(text string) {
	if c.text == text {
		return
	}
	c.text = text
	c.Refresh()
	c.changed(text)
}

// side is the width of − and +.
func (c *count) side() float32 {
	if c.plain {
		return 0
	}
	return 40
}

// The areas of a count.
const (
	atMinus = iota
	atNumber
	atPlus
)

func (c *count) find(at fyne.Position) int {
	switch {
	case at.X < c.side():
		return atMinus
	case at.X >= c.Size().Width-c.side():
		return atPlus
	}
	return atNumber
}

// tap counts at the ends and takes the focus between.
func (c *count) tap(i int) {
	c.Take()
	if i != atNumber {
		c.step(i - atNumber)
		return
	}
	c.fresh = true
	c.Refresh()
	c.tapped()
}

// resume takes the keyboard back where somebody was typing.
func (c *count) resume() {
	c.kept = true
	c.Take()
	c.kept = false
}

// typed takes digits and the signs of a sum.
func (c *count) typed(r rune) bool {
	if !inSum(r) {
		return false
	}
	text := c.text
	if c.fresh {
		text = ""
	}
	c.fresh = false
	if len(text) < sheet.MaxText && r != ' ' {
		c.take(text + string(r))
	}
	return true
}

func (c *count) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyUp:
		c.step(1)
	case fyne.KeyDown:
		c.step(-1)
	case fyne.KeyEnd: // to add to it
		c.fresh = false
		c.Refresh()
	case fyne.KeyDelete:
		c.take("")
	case fyne.KeyBackspace:
		if text := []rune(c.text); c.fresh {
			c.take("")
		} else if len(text) > 0 {
			c.fresh = false
			c.take(string(text[:len(text)-1]))
		}
	default:
		return false
	}
	return true
}

// clip selects, copies, cuts or pastes all.
func (c *count) clip(s fyne.Shortcut) bool {
	clip := fyne.CurrentApp().Clipboard()
	switch s.(type) {
	case *fyne.ShortcutSelectAll:
		c.fresh = true
		c.Refresh()
	case *fyne.ShortcutCopy:
		clip.SetContent(c.text)
	case *fyne.ShortcutCut:
		clip.SetContent(c.text)
		c.take("")
	case *fyne.ShortcutPaste:
		text := grid.OneLine(grid.Table(clip.Content()))
		if !c.fresh {
			text = c.text + text
		}
		c.fresh = false
		c.take(text) // whatever it is: what is no number is refused
	default:
		return false
	}
	return true
}

// inSum tells whether a number or sum may have this character.
func inSum(r rune) bool { return unicode.IsDigit(r) || r == '+' || r == '-' || r == '−' || r == ' ' }

func (c *count) least() fyne.Size {
	if c.plain {
		return fyne.NewSize(48, 40)
	}
	return fyne.NewSize(136, 40)
}

func (c *count) place(size fyne.Size) {
	h := float32(40)
	y := ui.Whole((size.Height - h) / 2)
	rim, in := ui.Ctrl, float32(2)
	switch {
	case c.wrong:
		rim, in = ui.Err, 3
	case c.Focused():
		rim = ui.Accent
	}
	c.Ring(c.ring, 0, y, size.Width, h, 10)
	c.box.Set(0, y, size.Width, h, 10, ui.CardBG, rim, in)
	side := c.side()
	for i, o := range []fyne.CanvasObject{c.minus, c.plus} {
		ui.Show(side > 0, o, c.lines[i])
		o.Resize(fyne.NewSize(side, h))
		o.Move(fyne.NewPos(float32(i)*(size.Width-side), y))
	}
	ui.SetRect(c.lines[0], side, y+in, 1, h-2*in, 0, ui.Border)
	ui.SetRect(c.lines[1], size.Width-side-1, y+in, 1, h-2*in, 0, ui.Border)
	ui.Show(side > 0, c.lines[0], c.lines[1])
	text, tok := printed(c.text), ui.Ink
	if text == "" {
		text, tok = emptySign, ui.Ink3
	}
	if c.Focused() && c.text == "" {
		text = ""
	}
	if c.wrong {
		tok = ui.Err
	}
	style := ui.Title
	if style.Measure(text) > size.Width-2*side-8 {
		style = ui.Strong
	}
	c.label.SetStyle(style)
	c.label.SetText(text)
	c.label.SetColor(tok)
	ui.Put(c.label, side+2, y, size.Width-2*side-4, h)
	wide := min(style.Measure(text), size.Width-2*side-8)
	x := (size.Width + wide) / 2
	ui.SetRect(c.mark, ui.Whole(x-wide)-2, y+8, ui.Whole(wide)+4, h-16, 3, ui.AccentSoft)
	ui.Show(c.Focused() && c.fresh && c.text != "", c.mark)
	ui.SetRect(c.caret, ui.Whole(x)+2, y+10, 2, h-20, 1, ui.Accent)
	ui.Show(c.Focused(), c.caret)
}
