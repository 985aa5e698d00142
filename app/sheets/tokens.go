package sheets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// tokens is a row of a few tokens, of which so many are there: tap one, type how many, or
// use the arrow keys. Nothing is said until somebody does.
type tokens struct {
	ui.Areas
	text    string
	wrong   bool
	there   []fyne.CanvasObject
	gone    []fyne.CanvasObject
	changed func(string)

	ring  ui.Ring
	holes []*ui.Box // where nobody said
	label *ui.Text
}

var _ fyne.Widget = (*tokens)(nil)

func newTokens(most int, draw func(there bool) fyne.CanvasObject, changed func(string)) *tokens {
	t := &tokens{changed: changed, ring: ui.NewRing(), label: ui.NewText("", ui.Title, ui.Ink).Align(fyne.TextAlignTrailing)}
	for range most {
		t.there, t.gone = append(t.there, draw(true)), append(t.gone, draw(false))
	}
	for range t.there {
		t.holes = append(t.holes, ui.NewBox())
	}
	t.Text, t.Find, t.OnTap, t.OnMiss, t.OnKey, t.OnRune = true, t.find, t.tap, func(fyne.Position) { t.Take() }, t.key, t.say
	t.Draw(t, t.least, t.place).Changing(t.parts)
	return t
}

// set shows how many there are.
func (t *tokens) set(text string, wrong bool) {
	if t.text != text || t.wrong != wrong {
		t.text, t.wrong = text, wrong
		t.Refresh()
	}
}

// number is how many are there; ok is false while nobody said.
func (t *tokens) number() (n int, ok bool) {
	n, err := strconv.Atoi(t.text)
	return n, err == nil
}

func (t *tokens) take(n int) {
	n = min(max(n, 0), len(t.there))
	if text := strconv.Itoa(n); text != t.text {
		t.text = text
		t.Refresh()
		t.changed(text)
	}
}

func tokenSize() float32 { return 32 }
func tokenStep() float32 { return 40 }

// find is the token at a point.
func (t *tokens) find(at fyne.Position) int {
	if i := int(at.X / tokenStep()); i >= 0 && i < len(t.there) {
		return i
	}
	return -1
}

// tap takes a token as the last one that is there, or as given away when it was the last one.
func (t *tokens) tap(i int) {
	t.Take()
	if n, ok := t.number(); ok && n == i+1 {
		t.take(i)
		return
	}
	t.take(i + 1)
}

// say takes how many there are.
func (t *tokens) say(r rune) bool {
	n := int(r - '0')
	if n < 0 || n > len(t.there) {
		return false
	}
	t.take(n)
	return true
}

func (t *tokens) key(e *fyne.KeyEvent) bool {
	n, ok := t.number()
	switch e.Name {
	case fyne.KeyRight, fyne.KeyUp:
		t.take(n + 1)
	case fyne.KeyLeft, fyne.KeyDown:
		if !ok {
			n = len(t.there) + 1
		}
		t.take(n - 1)
	case fyne.KeyDelete, fyne.KeyBackspace:
		if t.text != "" {
			t.text = ""
			t.Refresh()
			t.changed("")
		}
	default:
		return false
	}
	return true
}

func (t *tokens) least() fyne.Size {
	return fyne.NewSize(float32(len(t.there))*tokenStep()+24, 40)
}

func (t *tokens) parts() []fyne.CanvasObject {
	out := []fyne.CanvasObject{t.ring, t.label}
	for _, h := range t.holes {
		out = append(out, h)
	}
	out = append(out, t.there...)
	return append(out, t.gone...)
}

func (t *tokens) place(s fyne.Size) {
	n, ok := t.number()
	d := tokenSize()
	y := ui.Whole((s.Height - d) / 2)
	for i := range t.there {
		here := ok && i < n
		ui.Show(here, t.there[i])
		ui.Show(ok && !here, t.gone[i])
		x := float32(i)*tokenStep() + 4
		t.holes[i].Set(x, y, d, d, d/2, ui.CardBG, ui.Ctrl, 1)
		ui.Show(!ok, t.holes[i])
		ui.Put(t.there[i], float32(i)*tokenStep()+4, y, d, d)
		ui.Put(t.gone[i], float32(i)*tokenStep()+4, y, d, d)
	}
	text, tok := emptySign, ui.Ink3
	if ok {
		text, tok = t.text, ui.Ink
	}
	if t.wrong {
		tok = ui.Err
	}
	t.label.SetText(text)
	t.label.SetColor(tok)
	ui.Put(t.label, s.Width-24, 0, 24, s.Height)
	t.Ring(t.ring, 0, y-2, s.Width+4, d+4, 10)
}
