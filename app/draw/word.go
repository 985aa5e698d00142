package draw

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/assets"
	"spieltisch/games/letterpiece"
)

// Alphabet is the letter-piece alphabet of the program's data; nil and an error where
// that is damaged.
var Alphabet = sync.OnceValues(func() (*letterpiece.Alphabet, error) { return letterpiece.Parse(assets.Alphabet) })

// kern moves letters together whose shapes leave a hole, in units.
var kern = map[string]float64{"LT": -.75, "IE": .1, "TI": -.2, "RA": -.2, "TA": -.5, "PA": -.4}

// letterGap lies between two letters, in units.
const letterGap = .85

// pieceTokens are the colours of the kinds: fill and rim.
var pieceTokens = [letterpiece.Kinds][2]ui.Token{{ui.Long, ui.LongEdge}, {ui.Short, ui.ShortEdge}, {ui.Arc, ui.ArcEdge}, {ui.U, ui.UEdge}}

// Word is a word built of letter pieces.
type Word struct {
	widget.BaseWidget
	word   string
	height float32
}

var _ fyne.Widget = (*Word)(nil)

// NewWord is a word, height pixels high from the top to the bottom of its capitals.
// Characters without a letter leave a gap.
func NewWord(word string, height float32) *Word {
	w := &Word{word: strings.ToUpper(word), height: height}
	w.ExtendBaseWidget(w)
	return w
}

// NewLetter is one letter.
func NewLetter(r rune, height float32) *Word { return NewWord(string(r), height) }

// Logo is the program's name.
func Logo(height float32) *Word { return NewWord("SPIELTISCH", height) }

// SetWord changes the word.
func (w *Word) SetWord(s string) {
	if s = strings.ToUpper(s); w.word != s {
		w.word = s
		w.Refresh()
	}
}

// String is the word in letters.
func (w *Word) String() string { return w.word }

// unit is the pixels of one unit of the alphabet.
func (w *Word) unit() float64 {
	return float64(w.height) / (letterpiece.CapHeight + letterpiece.Thickness)
}

// CreateRenderer implements fyne.Widget.
func (w *Word) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	r := &wordRenderer{w: w, img: newImage()}
	r.Refresh()
	return r
}

type wordRenderer struct {
	w   *Word
	img *canvas.Image
}

func (r *wordRenderer) Destroy()                     {}
func (r *wordRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.img} }
func (r *wordRenderer) MinSize() fyne.Size {
	return fyne.NewSize(float32(wordWidth(r.w.word)*r.w.unit()), r.w.height)
}

// margin keeps halos inside of the picture.
const margin = 2

func (r *wordRenderer) Layout(fyne.Size) {
	m := r.MinSize()
	r.img.Move(fyne.NewPos(-margin, -margin))
	r.img.Resize(m.AddWidthHeight(2*margin, 2*margin))
}

func (r *wordRenderer) Refresh() {
	res := WordSVG(r.w.word, r.w.height)
	if res == nil {
		r.img.Hide()
		return
	}
	r.Layout(r.w.Size())
	r.img.Show()
	if r.img.Resource == nil || r.img.Resource.Name() != res.Name() {
		r.img.Resource = res
		r.img.Refresh()
	}
}

var words struct {
	sync.Mutex
	made map[string]fyne.Resource
}

// wordLimit bounds the cache; a full one is emptied, as a word is drawn in microseconds.
const wordLimit = 256

// WordSVG is the picture of a word in the theme in force: filled paths with a rim (light) or
// a halo (dark), 2 pixels of air around it. It is nil for words without any letter.
func WordSVG(word string, height float32) fyne.Resource {
	key := fmt.Sprintf("word-%s-%.1f-%t.svg", word, height, ui.Dark())
	words.Lock()
	defer words.Unlock()
	if res, ok := words.made[key]; ok {
		return res
	}
	data := wordData(word, height)
	if data == nil {
		return nil
	}
	if words.made == nil || len(words.made) >= wordLimit {
		words.made = map[string]fyne.Resource{}
	}
	res := fyne.NewStaticResource(key, data)
	words.made[key] = res
	return res
}

// advance is the width of a letter in units without the gap behind it; unknown
// characters are a gap of 1.5.
func advance(a *letterpiece.Alphabet, r rune) (left, width float64, l letterpiece.Letter) {
	l, ok := a.Letter(r)
	if !ok {
		return 0, 1.5, letterpiece.Letter{}
	}
	b := l.Box()
	return b.Min.X, b.Max.X - b.Min.X + letterpiece.Thickness, l
}

// eachLetter calls f with every letter and its left edge in units, and returns the width.
func eachLetter(word string, f func(l letterpiece.Letter, x float64)) float64 {
	a, err := Alphabet()
	if err != nil {
		return 0
	}
	x, end := 0.0, 0.0
	runes := []rune(word)
	for i, r := range runes {
		left, width, l := advance(a, r)
		if f != nil {
			f(l, x-left+letterpiece.Thickness/2)
		}
		end = x + width
		x = end + letterGap
		if i+1 < len(runes) {
			x += kern[string(runes[i:i+2])]
		}
	}
	return end
}

func wordWidth(word string) float64 { return eachLetter(word, nil) }

func wordData(word string, height float32) []byte {
	unit := float64(height) / (letterpiece.CapHeight + letterpiece.Thickness)
	rim := min(max(.055*unit, .8), 2) / unit
	var b strings.Builder
	pieces := 0
	width := eachLetter(word, func(l letterpiece.Letter, x float64) {
		for _, p := range l.Pieces {
			outer, inner := letterpiece.Thickness/2, letterpiece.Thickness/2-rim
			if ui.Dark() {
				outer, inner = letterpiece.Thickness/2+rim, letterpiece.Thickness/2
			}
			tok := pieceTokens[p.Kind]
			y := letterpiece.Thickness / 2
			writePath(&b, p.Outline(outer), x, y, unit, ui.Color(tok[1]))
			writePath(&b, p.Outline(inner), x, y, unit, ui.Color(tok[0]))
			pieces++
		}
	})
	if pieces == 0 {
		return nil
	}
	w, h := num(width*unit+2*margin), num(float64(height)+2*margin)
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s">%s</svg>`, w, h, w, h, b.String())
}

func num(v float64) string { return strconv.FormatFloat(v, 'f', 3, 64) }
