package sheets

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/grid"
	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// pad types by the mouse what the cursor's cell takes: figures, letters, or one of a few. It always lies there, so that nothing
// moves, and the keyboard passes by.
type pad struct {
	ui.Areas
	keys   []padKey
	signs  string      // of a word, besides A to Z
	space  string      // what the key of a blank is called
	widest int         // keys of a line
	lines  int         // of keys at most
	used   int         // of those
	into   *grid.Lines // that had the keyboard last
	boxes  []*ui.Box
	texts  []*ui.Text
	icons  []*ui.Icon
	parts  []fyne.CanvasObject
}

// padKey is a key: so many columns wide, in a line.
type padKey struct {
	text  string
	icon  ui.IconName
	line  int
	at    int
	wide  int
	press func(*grid.Lines)
}

// A pad has so many lines, where it is narrow more with fewer keys; keys are larger to hit than they look, by the gap.
const (
	padLines             = 3
	padLinesMost         = 5
	padGap       float32 = 4
	padKeyHigh   float32 = 52 // with its gap
	padKeyMost   float32 = 60 // in many lines
	padKeyLow    float32 = 40 // where there is less room
)

func newPad(into *grid.Lines, signs, space string) *pad {
	p := &pad{lines: padLines, into: into, signs: signs, space: space}
	p.Deaf, p.Frames, p.OnTap = true, p.frames, p.tap
	p.Draw(p, func() fyne.Size { return fyne.NewSize(240, padLines*padKeyLow) }, p.place).Changing(func() []fyne.CanvasObject { return p.parts })
	return p
}

// high is how high a key is at most, with its gap.
func (p *pad) high() float32 {
	if p.lines > padLines {
		return padKeyMost
	}
	return padKeyHigh
}

// tap presses a key, and gives the cell its keyboard back.
func (p *pad) tap(i int) {
	p.into.Take()
	p.keys[i].press(p.into)
}

// typing is a key that types a text.
func typing(text string) padKey {
	return padKey{text: text, wide: 1, press: func(l *grid.Lines) {
		if _, on := l.Typing(); text == "+" && !on { // one adds to what stands there
			l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF2})
		}
		for _, r := range text {
			l.TypedRune(r)
		}
	}}
}

// pressing is a key with a picture that is one of the keyboard, too.
func pressing(icon ui.IconName, name fyne.KeyName) padKey {
	return padKey{icon: icon, wide: 1, press: func(l *grid.Lines) { l.TypedKey(&fyne.KeyEvent{Name: name}) }}
}

// spaceKey is the key of a blank, which a cell takes only while something is typed in it.
func (p *pad) spaceKey(wide int) padKey {
	k := typing(" ")
	k.text, k.wide = p.space, wide
	return k
}

// show has the pad type so into lines; options are those of one of a few, and choose takes one.
func (p *pad) show(into *grid.Lines, kind table.ItemKind, options []string, choose func(int)) {
	p.into, p.keys = into, nil
	erase, enter := pressing(ui.IconErase, fyne.KeyBackspace), pressing(ui.IconArrow, fyne.KeyReturn)
	chars := func(s string) (out []padKey) {
		for _, c := range strings.Split(s, "") {
			out = append(out, typing(c))
		}
		return out
	}
	switch kind {
	case table.ItemPick:
		side := max((len(options)+padLines-1)/padLines, min(2, len(options)))
		for i, o := range options {
			p.keys = append(p.keys, padKey{text: o, line: i / side, at: i % side, wide: 1, press: func(*grid.Lines) { choose(i) }})
		}
	case table.ItemWord, table.ItemText:
		keys := chars("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		if kind == table.ItemText {
			keys = append(keys, p.spaceKey(2))
		} else if p.signs != "" {
			keys = append(keys, chars(p.signs)...)
		}
		wide := (len(keys) + 1 + p.lines) / p.lines // with erase and enter
		if p.lines == padLines {
			wide = max(wide, 10)
		}
		for n := range p.lines - 2 {
			p.line(n, keys[n*wide:(n+1)*wide]...)
		}
		keys = keys[(p.lines-2)*wide:]
		last := keys[wide-1:]
		p.line(p.lines-2, append(slices.Clone(keys[:wide-1]), erase)...)
		enter.wide = wide
		for _, k := range last {
			enter.wide -= k.wide
		}
		p.line(p.lines-1, append(last, enter)...)
	default:
		sign, zero := typing("+"), typing("0")
		if kind == table.ItemTiles {
			sign = p.spaceKey(1)
		}
		if p.lines > padLines {
			zero.wide = 3
			p.line(0, append(chars("123"), erase)...)
			p.line(1, append(chars("456"), sign)...)
			p.line(2, chars("789-")...)
			p.line(3, zero, enter)
			break
		}
		zero.wide = 2
		p.line(0, append(chars("123"), sign, erase)...)
		p.line(1, append(chars("456-"), enter)...)
		p.line(2, append(chars("789"), zero)...)
	}
	p.fit()
	p.Refresh()
}

// line adds keys side by side.
func (p *pad) line(n int, keys ...padKey) {
	at := 0
	for _, k := range keys {
		k.line, k.at = n, at
		at += k.wide
		p.keys = append(p.keys, k)
	}
}

// fit makes the parts of the keys.
func (p *pad) fit() {
	p.widest, p.used = 1, padLines
	for _, k := range p.keys {
		p.used = max(p.used, k.line+1)
		p.widest = max(p.widest, k.at+k.wide)
	}
	for len(p.boxes) < len(p.keys) {
		p.boxes, p.texts, p.icons = append(p.boxes, ui.NewBox()), append(p.texts, ui.NewText("", ui.Label, ui.Ink).Align(fyne.TextAlignCenter).Truncate()), append(p.icons, ui.NewIcon("", 20, ui.Ink))
	}
	p.parts = nil
	for i := range p.keys {
		p.parts = append(p.parts, p.boxes[i], p.texts[i], p.icons[i])
	}
}

func (p *pad) frames() []ui.Frame {
	out := make([]ui.Frame, len(p.keys))
	step, high := p.Size().Width/float32(p.widest), ui.Whole(p.Size().Height/float32(p.used))
	for i, k := range p.keys {
		x, end := ui.Whole(float32(k.at)*step), ui.Whole(float32(k.at+k.wide)*step)
		out[i] = ui.NewFrame(x, float32(k.line)*high, end-x, high)
	}
	return out
}

func (p *pad) place(fyne.Size) {
	for i, f := range p.frames() {
		fill := ui.Well
		if p.Over() == i {
			fill = ui.AccentSoft
		}
		f.X, f.Y, f.Width, f.Height = f.X+padGap/2, f.Y+padGap/2, f.Width-padGap, f.Height-padGap
		p.boxes[i].Set(f.X, f.Y, f.Width, f.Height, 8, fill, ui.Ctrl, 1)
		k := p.keys[i]
		p.texts[i].SetText(k.text)
		ui.Put(p.texts[i], f.X, f.Y, f.Width, f.Height)
		ui.Show(k.icon != "", p.icons[i])
		if k.icon != "" {
			p.icons[i].Set(k.icon, ui.Ink)
			ui.Put(p.icons[i], f.X, f.Y, f.Width, f.Height)
		}
	}
}
