package rules

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// prose is a paragraph of 16 px with bold words and terms, wrapped to its width.
type prose struct {
	ui.Base
	words []word
	width float32

	texts []ui.Line
	marks []*canvas.Rectangle // behind what was looked for
}

// word is what stays together in a line: a chain of pieces without a space.
type word []run

func newProse(runs []run) *prose {
	p := &prose{words: words(runs), width: 480}
	p.Draw(p, p.least, p.place).Changing(p.parts)
	return p
}

// set shows other runs of the same text.
func (p *prose) set(runs []run) {
	p.words = words(runs)
	p.Refresh()
}

// words splits runs at spaces; a word may change its style within.
func words(runs []run) []word {
	var out []word
	var open word
	for _, r := range runs {
		for i, part := range strings.Split(r.text, " ") {
			if i > 0 && len(open) > 0 {
				out, open = append(out, open), nil
			}
			if part != "" {
				piece := r
				piece.text = part
				open = append(open, piece)
			}
		}
	}
	if len(open) > 0 {
		out = append(out, open)
	}
	return out
}

func (r run) plain() bool { return !r.bold && !r.term && !r.found }

func (r run) style() ui.Style {
	if r.bold || r.term {
		return ui.Label
	}
	return ui.Lead
}

func (w word) width() float32 {
	sum := float32(0)
	for _, r := range w {
		sum += r.style().Measure(r.text)
	}
	return sum
}

// Resize wraps again when the width changes.
func (p *prose) Resize(s fyne.Size) {
	if s.Width > 0 {
		p.width = s.Width
	}
	p.BaseWidget.Resize(s)
}

func (p *prose) lineHeight() float32 {
	return float32(math.Round(float64(ui.Lead.Size()) * 1.5))
}

// lines are the indices of the words that begin a line.
func (p *prose) lines() []int {
	starts, x, space := []int{0}, float32(0), ui.Lead.Measure(" ")
	for i, w := range p.words {
		width := w.width()
		if x > 0 && x+space+width > p.width {
			starts, x = append(starts, i), 0
		}
		if x > 0 {
			x += space
		}
		x += width
	}
	return starts
}

// MinSize implements fyne.CanvasObject: as high as the text at its last width.
func (p *prose) MinSize() fyne.Size {
	return fyne.NewSize(0, p.lineHeight()*float32(len(p.lines())))
}

// segment is a stretch of one line in one style.
type segment struct {
	run
	line int
	x    float32
}

// segments place the text: neighbours of one style are drawn as one.
func (p *prose) segments() []segment {
	var out []segment
	starts, space := p.lines(), ui.Lead.Measure(" ")
	line, x := -1, float32(0)
	for i, w := range p.words {
		gap := line+1 >= len(starts) || starts[line+1] != i
		if gap {
			x += space
		} else {
			line, x = line+1, 0
		}
		for _, piece := range w {
			if last := len(out) - 1; gap && last >= 0 && piece.plain() && out[last].plain() {
				out[last].text += " " + piece.text
			} else {
				out = append(out, segment{piece, line, x})
			}
			x, gap = x+piece.style().Measure(piece.text), false
		}
	}
	return out
}

func (p *prose) least() fyne.Size { return p.MinSize() }

func (p *prose) parts() (out []fyne.CanvasObject) {
	for _, m := range p.marks {
		out = append(out, m)
	}
	for _, t := range p.texts {
		out = append(out, t)
	}
	return out
}

func (p *prose) place(fyne.Size) {
	segments := p.segments()
	for len(p.texts) < len(segments) {
		p.texts = append(p.texts, ui.NewLine())
	}
	p.marks = p.marks[:0]
	for i, t := range p.texts {
		if i >= len(segments) {
			t.Hide()
			continue
		}
		t.Show()
		s := segments[i]
		weight, tok := 500, ui.Ink
		if s.bold || s.term {
			weight = 700
		}
		if s.term {
			tok = ui.AccentText
		}
		top, h := p.lineHeight()*float32(s.line), p.lineHeight()
		if s.found {
			m := ui.NewRect()
			ui.SetRect(m, s.x-2, top, s.style().Measure(s.text)+4, h, 4, ui.WarnSoft)
			p.marks = append(p.marks, m)
			tok = ui.Warn
		}
		t.Draw(s.text, ui.Lead.Size(), weight, tok, s.x, top+h/2, 0)
	}
}
