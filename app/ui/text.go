package ui

import (
	"cmp"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Style is one of the look's type sizes and weights.
type Style int

// The styles: units / weight.
const (
	Body     Style = iota // 14/500
	Hero                  // 40/800
	Question              // 28/800, also scores
	Title                 // 20/800, card titles
	Heading               // 16/800
	Label                 // 16/700, buttons and names
	Lead                  // 16/500
	Strong                // 14/700
	Small                 // 12/700, identifiers only
	Number                // 20/700, sums
	StrongX               // 14/800, avatars
	Living                // 52/800, the one number of a table that changes all the time
	Guess                 // 24/700, what a character guesses
	Tally                 // 20/500, points on a score sheet; the best of a round are a Title
)

var styles = [...]struct {
	size   float32
	weight int
}{Body: {14, 500}, Hero: {40, 800}, Question: {28, 800}, Title: {20, 800}, Heading: {16, 800}, Label: {16, 700}, Lead: {16, 500}, Strong: {14, 700}, Small: {12, 700}, Number: {20, 700}, StrongX: {14, 800}, Living: {52, 800}, Guess: {24, 700}, Tally: {20, 500}}

// Size is the style's size.
func (s Style) Size() float32 {
	if s < 0 || int(s) >= len(styles) {
		s = Body
	}
	return styles[s].size
}

// Height is the height of one line.
func (s Style) Height() float32 { return Whole(s.Size() * 1.4) }

func (s Style) apply(t *canvas.Text) {
	t.TextSize = textSize(s.Size())
	if s < 0 || int(s) >= len(styles) {
		s = Body
	}
	weigh(t, styles[s].weight)
}

// Measure is the width of s in this style.
func (s Style) Measure(text string) float32 {
	t := canvas.Text{Text: text}
	s.apply(&t)
	return t.MinSize().Width
}

// Text is one line that follows the theme and ends in … where it doesn't fit.
type Text struct {
	Base
	text  string
	style Style
	tok   Token
	align fyne.TextAlign
	trunc bool

	m Line
}

// NewText is one line of text.
func NewText(s string, style Style, tok Token) *Text {
	t := &Text{text: s, style: style, tok: tok, m: NewLine()}
	t.Draw(t, t.least, t.place, t.m.Text)
	return t
}

// SetText changes the text.
func (t *Text) SetText(s string) { Change(&t.text, s, t) }

// String is the whole text, however much of it is seen.
func (t *Text) String() string { return t.text }

// SetColor changes the colour.
func (t *Text) SetColor(tok Token) { Change(&t.tok, tok, t) }

// SetStyle changes the style.
func (t *Text) SetStyle(s Style) { Change(&t.style, s, t) }

// Align sets the alignment and returns t.
func (t *Text) Align(a fyne.TextAlign) *Text {
	t.align = a
	return t
}

// Truncate makes the text shrink to any width and returns t.
func (t *Text) Truncate() *Text {
	t.trunc = true
	return t
}

func (t *Text) least() fyne.Size {
	h := t.style.Height()
	if t.trunc {
		return fyne.NewSize(min(24, t.style.Measure(t.text)), h)
	}
	return fyne.NewSize(t.style.Measure(t.text), h)
}

func (t *Text) place(s fyne.Size) {
	t.m.Set(ellipsis(t.text, t.style, s.Width), t.style, t.tok)
	x, a := float32(0), float32(0)
	switch t.align {
	case fyne.TextAlignCenter:
		x, a = s.Width/2, .5
	case fyne.TextAlignTrailing:
		x, a = s.Width, 1
	}
	t.m.Place(x, s.Height/2, a)
}

// ellipsis is s, or its longest beginning with … that fits into width.
func ellipsis(s string, st Style, width float32) string {
	if st.Measure(s) <= width+.5 {
		return s
	}
	runes := []rune(s)
	lo, hi := 0, len(runes)
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if st.Measure(strings.TrimRight(string(runes[:mid]), " ")+"…") <= width+.5 {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	if lo == 0 {
		return ""
	}
	return strings.TrimRight(string(runes[:lo]), " ") + "…"
}

// Para is text that wraps to its width. Line breaks (\n) are kept.
type Para struct {
	Base
	wrapping
	tok   Token
	align fyne.TextAlign
	lines []string
	as    wrapping // of the lines

	marks []Line
	objs  []fyne.CanvasObject
}

// wrapping is what the lines of a paragraph follow from.
type wrapping struct {
	text  string
	style Style
	width float32
	most  int  // lines, 0 for as many as it takes
	even  bool // about equally long
}

// NewPara is a paragraph. Its MinSize has the height for the width it was last given.
func NewPara(s string, style Style, tok Token) *Para {
	p := &Para{wrapping: wrapping{text: s, style: style, width: 320}, tok: tok}
	p.Draw(p, p.least, p.place).Changing(p.parts)
	return p
}

// SetText changes the text.
func (p *Para) SetText(s string) { Change(&p.text, s, p) }

// String is the whole text.
func (p *Para) String() string { return p.text }

// SetColor changes the colour.
func (p *Para) SetColor(tok Token) {
	p.tok = tok
	p.Refresh()
}

// SetStyle changes the style.
func (p *Para) SetStyle(s Style) { Change(&p.style, s, p) }

// Align sets the alignment and returns p.
func (p *Para) Align(a fyne.TextAlign) *Para {
	p.align = a
	return p
}

// Even has the lines about equally long, so that no word stands alone on the last one.
func (p *Para) Even() *Para {
	Change(&p.even, true, p)
	return p
}

// MaxLines cuts the paragraph after n lines with … and returns p; 0 is no limit.
func (p *Para) MaxLines(n int) *Para {
	p.most = n
	return p
}

// Resize wraps again when the width changes.
func (p *Para) Resize(s fyne.Size) {
	if s.Width > 0 {
		p.width = s.Width
	}
	p.BaseWidget.Resize(s)
}

// MinSize implements fyne.CanvasObject: as high as the text at its last width.
func (p *Para) MinSize() fyne.Size {
	p.wrap()
	return fyne.NewSize(0, p.style.lineHeight()*float32(max(1, len(p.lines))))
}

// Fit takes the first of the styles in which all words stand whole on lines of this width and so high together; in the last one as many
// lines as go there are kept. The size is what they need.
func (p *Para) Fit(width, high float32, styles ...Style) fyne.Size {
	p.MaxLines(0).Resize(fyne.NewSize(width, 0))
	for _, s := range styles {
		if p.SetStyle(s); s.Fits(p.text, width, high) {
			return fyne.NewSize(p.widest(), p.MinSize().Height)
		}
	}
	p.MaxLines(max(1, int(high/p.style.lineHeight())))
	return fyne.NewSize(width, p.MinSize().Height)
}

// Fits tells whether all words of a text stand whole on lines of this width and so high together.
func (s Style) Fits(text string, width, high float32) bool {
	p := NewPara(text, s, Ink)
	p.Resize(fyne.NewSize(width, 0))
	return !s.Breaks(text, width) && p.MinSize().Height <= high
}

// Alike is the first style, else the last, in which everything fits that stands together.
func Alike(fits func(Style) bool, styles ...Style) Style {
	last := len(styles) - 1
	if i := slices.IndexFunc(styles[:last], fits); i >= 0 {
		return styles[i]
	}
	return styles[last]
}

// Breaks tells whether a text has a word that is wider than a line.
func (s Style) Breaks(text string, width float32) bool {
	return slices.ContainsFunc(strings.Fields(strings.ReplaceAll(text, "-", "- ")), func(word string) bool { return s.Measure(word) > width })
}

// widest is the width of the longest line.
func (p *Para) widest() (w float32) {
	for _, line := range p.lines {
		w = max(w, Whole(p.style.Measure(line)+1.5))
	}
	return min(w, p.width)
}

// lineHeight is how far the lines of a paragraph are apart.
func (s Style) lineHeight() float32 { return Whole(s.Size() * 1.45) }

func (p *Para) wrap() {
	if p.as == p.wrapping {
		return
	}
	p.as = p.wrapping
	p.lines = p.broken(p.lines[:0])
	for n := len(p.lines); p.even && n > 1 && !p.style.Breaks(p.text, p.width-8); {
		p.width -= 8
		next := p.broken(nil)
		if len(next) > n {
			break
		}
		p.lines = next
	}
	p.width = p.as.width
	if p.most > 0 && len(p.lines) > p.most {
		rest := strings.ReplaceAll(strings.Join(p.lines[p.most-1:], " "), "- ", "-")
		p.lines = append(p.lines[:p.most-1], ellipsis(rest, p.style, p.width))
	}
}

// broken adds the lines that the text takes in this width.
func (p *Para) broken(lines []string) []string {
	for part := range strings.SplitSeq(p.text, "\n") {
		line := ""
		for word := range strings.FieldsFuncSeq(part, breaks) {
			next := strings.TrimSpace(line + " " + word)
			if line != "" && p.style.Measure(next) > p.width {
				lines = append(lines, line)
				next = word
			}
			for at := p.cut(next); at > 0; at = p.cut(next) {
				end := ""
				if lettered(next) {
					end = "-"
				}
				lines, next = append(lines, next[:at]+end), next[at:]
			}
			line = next
		}
		lines = append(lines, line)
	}
	return lines
}

// cut is where a word must be broken that is wider than a line, such as a file's name: after a hyphen or the like if it has any; 0: nowhere.
func (p *Para) cut(word string) (at int) {
	if p.style.Measure(word) <= p.width {
		return 0
	}
	if lettered(word) {
		letters := []rune(word)
		return len(string(letters[:Syllable(letters, p.style, p.width)])) % len(word)
	}
	for i := range word {
		if i > 0 && p.style.Measure(word[:i]) > p.width {
			break
		}
		at = i
	}
	if hyphen := strings.LastIndexAny(word[:at], "-_."); hyphen > 0 {
		return hyphen + 1
	}
	return at
}

// lettered tells whether a word has nothing but letters, and enough of them to be broken with a hyphen.
func lettered(word string) bool {
	return len([]rune(word)) > 3 && !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) })
}

// Syllable is where a word breaks that is too long for a line: before the last consonant there with a vowel behind it, else where the
// line ends.
func Syllable(word []rune, style Style, width float32) int {
	const vowels, joined = "aeiouyäöü", "ch ck ph sh th"
	low, end, at := slices.Clone(word), 1, 0
	for i, r := range word {
		low[i] = unicode.ToLower(r)
	}
	for n := 2; n < len(word)-1 && style.Measure(string(word[:n])+"-") <= width; n++ {
		end = n
		if !strings.ContainsRune(vowels, low[n]) && strings.ContainsRune(vowels, low[n+1]) {
			if at = n; n > 2 && strings.Contains(joined, string(low[n-1:n+1])) {
				at--
			}
		}
	}
	return cmp.Or(at, end)
}

// breaks tells whether a line may end at a space: at all but those that keep together what is around them.
func breaks(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

func (p *Para) parts() []fyne.CanvasObject { return p.objs }
func (p *Para) least() fyne.Size           { return p.MinSize() }

func (p *Para) place(s fyne.Size) {
	p.wrap()
	for len(p.marks) < len(p.lines) {
		m := NewLine()
		p.marks = append(p.marks, m)
		p.objs = append(p.objs, m.Text)
	}
	lh := p.style.lineHeight()
	for i, m := range p.marks {
		text, c := "", color.Color(color.Transparent)
		if i < len(p.lines) {
			text, c = ellipsis(p.lines[i], p.style, s.Width), Color(p.tok)
		}
		m.Set(text, p.style, c)
		x, a := float32(0), float32(0)
		switch p.align {
		case fyne.TextAlignCenter:
			x, a = s.Width/2, .5
		case fyne.TextAlignTrailing:
			x, a = s.Width, 1
		}
		m.Place(x, lh*(float32(i)+.5), a)
	}
}

// Signed is a whole number as it is printed: with a dash that Nunito has for minus.
func Signed(n int) string { return printed(strconv.Itoa(n)) }

// printed is a number as it is typed in print.
func printed(typed string) string { return strings.Replace(typed, "-", "–", 1) }
