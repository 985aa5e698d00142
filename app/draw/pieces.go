package draw

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"
	"sync"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/assets"
	"spieltisch/games/letterpiece"
)

// Marks says whether pieces carry the end marks that tell their kinds apart
// without colour.
type Marks int

// The zero value follows SetMarks.
const (
	MarksAsSet Marks = iota
	MarksOn
	MarksOff
)

// Options are how letters and pieces look. The zero value is upright, in full colour,
// with marks as the user wants them.
type Options struct {
	Marks  Marks
	Turned bool    // by 180°, as seen from the other side of the table
	Faded  bool    // 34 % of the colour on the card
	Gap    float64 // between letters, added to the usual, in units of a quarter cap height
}

// fade is the share of colour that faded pieces keep.
const fade = .34

// margin is the air around each picture in pixels; halos lie in it.
const margin = 2

// pieceTokens are the colours of the kinds: fill and rim.
var pieceTokens = [letterpiece.Kinds][2]ui.Token{{ui.Long, ui.LongEdge}, {ui.Short, ui.ShortEdge}, {ui.Arc, ui.ArcEdge}, {ui.U, ui.UEdge}}

// markTokens are the colours of the marks: light on the dark kinds and dark on
// the light ones, with at least 3:1. Dark pieces are light, and have marks like their halo.
var markTokens = [letterpiece.Kinds]ui.Token{ui.CardBG, ui.Ink, ui.CardBG, ui.Ink}

// pieces is what all drawings share. It is used on Fyne's goroutine and by tests
// that draw next to it.
var pieces struct {
	sync.Mutex
	alphabet *letterpiece.Alphabet
	changes  int // of the alphabet: drawings of another one have another name
	marks    bool
	made     map[string]picture
}

// pieceLimit bounds the cache; a full one is emptied, as a word is drawn in microseconds.
const pieceLimit = 1024

// SetMarks says whether pieces carry end marks where their options leave it open. What
// is on the screen follows when it is refreshed.
func SetMarks(on bool) {
	pieces.Lock()
	defer pieces.Unlock()
	pieces.marks = on
}

var embedded = sync.OnceValues(func() (*letterpiece.Alphabet, error) { return letterpiece.Parse(assets.Alphabet) })

// Letters is the letter-piece alphabet in force. Where the program's data is damaged
// it has no letters.
func Letters() *letterpiece.Alphabet {
	pieces.Lock()
	defer pieces.Unlock()
	return letters()
}

func letters() *letterpiece.Alphabet {
	if pieces.alphabet != nil {
		return pieces.alphabet
	}
	if a, err := embedded(); err == nil {
		return a
	}
	return &letterpiece.Alphabet{}
}

// Unit is the pixels of one unit where capitals are height pixels high.
func Unit(height float32) float64 {
	return float64(height) / (letterpiece.CapHeight + letterpiece.Thickness)
}

// picture is a drawing in pixels: whole ones, so that nothing is scaled on the screen.
type picture struct {
	res  fyne.Resource // nil when nothing is drawn
	size fyne.Size     // without the margin

	drawing letterpiece.Drawing
	unit    float64       // pixels of a unit at scale 1
	shades  []color.NRGBA // of each shape, in the theme that its name tells: it may be painted in another one
	passing bool          // seen for a moment only: not worth keeping
}

// drawn is the picture of what make draws, from the cache where it is there. The name
// tells what it is; theme, marks and options are added.
func drawn(name string, height float32, o Options, make func(*letterpiece.Alphabet, letterpiece.Style) letterpiece.Drawing) picture {
	pieces.Lock()
	defer pieces.Unlock()
	s := style(height, o)
	key := fmt.Sprintf("%s-%.2f-%t-%t-%t-%t-%g-%d.svg", name, height, s.Halo, s.Marks, o.Turned, o.Faded, o.Gap, pieces.changes)
	if p, ok := pieces.made[key]; ok {
		return p
	}
	unit := Unit(height)
	d := make(letters(), s)
	p := picture{size: fyne.NewSize(ceil(d.Width*unit), ceil(d.Height*unit)), drawing: d, unit: unit, shades: shades(d, o.Faded)}
	if len(d.Shapes) > 0 && unit > 0 {
		p.res = fyne.NewStaticResource(key, svg(p))
	}
	keep(key, p)
	return p
}

// keep puts a picture into the cache.
func keep(key string, p picture) {
	if pieces.made == nil || len(pieces.made) >= pieceLimit {
		pieces.made = map[string]picture{}
	}
	pieces.made[key] = p
}

// style is how pieces are drawn in the theme in force; its rim is as wide at every size as it
// has to be.
func style(height float32, o Options) letterpiece.Style {
	s := letterpiece.Style{Turned: o.Turned, Gap: o.Gap, Halo: ui.Dark(), Marks: o.Marks == MarksOn || o.Marks == MarksAsSet && pieces.marks}
	if unit := Unit(height); unit > 0 {
		s.Rim = min(max(.055*unit, .8), 2) / unit
	}
	return s
}

func ceil(v float64) float32 { return float32(math.Ceil(v - 1e-3)) }

// svg is a drawing as a picture of its size plus the margin on each side.
func svg(p picture) []byte {
	var b strings.Builder
	for i, s := range p.drawing.Shapes {
		c := p.shades[i]
		fmt.Fprintf(&b, `<path d="%s" fill="#%02X%02X%02X"/>`, s.Path.SVG(margin, margin, p.unit), c.R, c.G, c.B)
	}
	w, h := num(p.size.Width+2*margin), num(p.size.Height+2*margin)
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s">%s</svg>`, w, h, w, h, b.String())
}

func num(v float32) string { return strconv.FormatFloat(float64(v), 'f', -1, 32) }

// shades are the colours of a drawing's shapes in the theme in force.
func shades(d letterpiece.Drawing, faded bool) []color.NRGBA {
	out := make([]color.NRGBA, len(d.Shapes))
	for i, s := range d.Shapes {
		out[i] = strong(s)
		if faded {
			out[i] = ui.Mix(out[i], ui.Color(ui.CardBG), fade)
		}
	}
	return out
}

// strong is the full colour of a shape.
func strong(s letterpiece.Shape) color.NRGBA {
	if s.Kind < 0 || s.Kind >= letterpiece.Kinds {
		return color.NRGBA{}
	}
	tok := pieceTokens[s.Kind][0]
	switch {
	case s.Part == letterpiece.PartEdge, s.Part == letterpiece.PartMark && ui.Dark():
		tok = pieceTokens[s.Kind][1]
	case s.Part == letterpiece.PartMark:
		tok = markTokens[s.Kind]
	}
	return ui.Color(tok)
}
