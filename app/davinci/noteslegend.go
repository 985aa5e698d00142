package davinci

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// notePen draws the signs of the notes.
type notePen struct {
	shapes *spares[*ui.Box]
	signs  *spares[ui.IconImage]
}

func newNotePen() notePen {
	return notePen{newBoxes(), &spares[ui.IconImage]{make: ui.NewIconImage}}
}

// state draws the sign of what is noted of a number around a point; ink is that of what is possible. A chance is no sign.
func (p notePen) state(s cellState, mid fyne.Position, ink color.Color) {
	switch s {
	case cellOpen:
		p.dot(mid, 6, ui.Color(ui.Ink3))
	case cellCan:
		p.dot(mid, 10, ink)
	case cellCannot:
		w := ui.Whole(6)
		p.shapes.next().Set(ui.Whole(mid.X-w/2), ui.Whole(mid.Y-1), w, 2, 1, ui.Mix(ui.Color(ui.Ink3), ui.Color(ui.CardBG), .6), ui.None, 0)
	case cellStruck:
		p.sign(mid, ui.IconX, 15, ui.Color(ui.Ink2))
	case cellSure:
		p.dot(mid, 19, ui.Color(ui.OK))
		p.sign(mid, ui.IconCheck, 13, ui.Color(ui.CardBG))
	}
}

func (p notePen) dot(mid fyne.Position, d float32, c color.Color) {
	d = ui.Whole(d)
	p.shapes.next().Set(ui.Whole(mid.X-d/2), ui.Whole(mid.Y-d/2), d, d, d/2, c, ui.None, 0)
}

func (p notePen) sign(mid fyne.Position, name ui.IconName, d float32, c color.Color) {
	i := p.signs.next()
	i.Set(name, c)
	i.Place(mid.X, mid.Y, ui.Whole(d))
}

func (p notePen) rest() {
	p.shapes.rest()
	p.signs.rest()
}

// noteMeaning is a sign of the notes and the word for it; cellChance has the word alone.
type noteMeaning struct {
	sign cellState
	word games.ID
}

// What the signs mean, as much as has room: by what the notes show.
var (
	meansOwn     = [][]noteMeaning{{{cellChance, "davinci.notes.legend_own"}}, {{cellChance, "davinci.notes.legend_own_short"}}}
	meansForced  = meansOf(noteMeaning{cellCan, "davinci.notes.can"})
	meansChances = meansOf(noteMeaning{cellChance, "davinci.notes.chance"})
)

// meansOf are the signs of notes that strike out by themselves, each time fewer; first is that of what is possible.
func meansOf(first noteMeaning) [][]noteMeaning {
	all := []noteMeaning{first, {cellCannot, "davinci.notes.cannot"}, {cellSure, "davinci.notes.sure"}, {cellStruck, "davinci.notes.struck"}}
	brief := append(slices.Clone(all[:3]), noteMeaning{cellStruck, "davinci.notes.struck_short"})
	return [][]noteMeaning{all, brief, all[:3], all[:2], all[:1]}
}

// noteLegend is a line with the signs of the notes and what they mean, as much as its width has room for.
type noteLegend struct {
	ui.Base
	says  func(games.ID, ...games.Args) string
	means [][]noteMeaning // the longest first; nil for nothing
	pen   notePen
	words *spares[*ui.Text]
}

func newNoteLegend(says func(games.ID, ...games.Args) string) *noteLegend {
	l := &noteLegend{says: says, pen: newNotePen(), words: &spares[*ui.Text]{make: func() *ui.Text { return ui.NewText("", ui.Body, ui.Ink2) }}}
	l.Draw(l, func() fyne.Size { return fyne.Size{} }, l.place).Changing(l.parts).Repaints()
	return l
}

func (l *noteLegend) parts() []fyne.CanvasObject {
	return l.words.objects(l.pen.signs.objects(l.pen.shapes.objects(nil)))
}

// Lengths of the legend in px at scale 1.
const (
	legendSign float32 = 24 // a sign with the gap behind it
	legendGap  float32 = 12 // between two meanings
)

// wide is how wide these meanings are.
func (l *noteLegend) wide(means []noteMeaning) float32 {
	w := legendGap * float32(len(means)-1)
	for _, m := range means {
		w += ui.Body.Measure(l.says(m.word)) + 1
		if m.sign != cellChance {
			w += legendSign
		}
	}
	return w
}

// place puts what fits at the right.
func (l *noteLegend) place(s fyne.Size) {
	for _, means := range l.means {
		w := l.wide(means)
		if w > s.Width {
			continue
		}
		x := s.Width - w
		for _, m := range means {
			if m.sign != cellChance {
				l.pen.state(m.sign, fyne.NewPos(x+(legendSign-5)/2, s.Height/2), ui.Color(ui.Ink))
				x += legendSign
			}
			word := l.words.next()
			word.SetText(l.says(m.word))
			wide := ui.Body.Measure(word.String()) + 1
			put(word, x, (s.Height-ui.Body.Height())/2, wide, ui.Body.Height())
			x += wide + legendGap
		}
		break
	}
	l.pen.rest()
	l.words.rest()
}
