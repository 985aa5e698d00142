package rules

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// search finds words in the text: it marks them there, and the contents shrink to the sections that have them.
type search struct {
	passages []passage
	places   []int // the sections in the contents
	at       int   // the passage that was gone to last

	field *ui.Field
	note  *ui.Para
	side  *fyne.Container // the contents
}

// passage is a block that can be searched.
type passage struct {
	section int
	block   fyne.CanvasObject
	prose   *prose // nil for a heading, whose words aren't marked
	runs    []run
	hits    int
}

// find marks a word in runs, and counts how often it is there. The part that it shares with a bold word stays bold.
func find(runs []run, word string) (out []run, n int) {
	text := strings.ToLower(block{runs: runs}.text())
	if utf8.RuneCountInString(word) < 2 || len(text) != len(block{runs: runs}.text()) {
		return runs, 0
	}
	rest := 0 // of a hit, where it goes on in the next run
	for _, r := range runs {
		for r.text != "" {
			size, next := len(r.text), strings.Index(text, word)
			switch {
			case rest > 0:
				size = min(size, rest)
			case next == 0:
				n, rest = n+1, len(word)
				continue
			case next > 0:
				size = min(size, next)
			}
			piece := r
			piece.text, piece.found = r.text[:size], rest > 0
			out, r.text, text, rest = append(out, piece), r.text[size:], text[size:], max(0, rest-size)
		}
	}
	return out, n
}

// newSearch is the field above the contents.
func (p *Page) newSearch() fyne.CanvasObject {
	p.field = ui.NewField("", p.env.T("rules.search"))
	p.field.SetText(p.text)
	p.field.OnChanged = p.look
	p.field.OnSubmit = func(string) { p.next(0, len(p.heads)) }
	p.env.Trace.Mark("search", p.field)
	p.note = ui.NewPara("", ui.Body, ui.Ink2)
	p.side = container.NewStack()
	return container.NewBorder(ui.VGap(8, p.field, p.note), nil, nil, nil, ui.NewVScroll(ui.Inset(8, 0, 8, 0, p.side)))
}

// look looks for a text.
func (p *Page) look(text string) {
	p.text = text
	word, sum := strings.ToLower(strings.TrimSpace(text)), 0
	p.at, p.places = -1, nil
	for i := range p.passages {
		q := &p.passages[i]
		var runs []run
		if runs, q.hits = find(q.runs, word); q.prose != nil {
			q.prose.set(runs)
		}
		sum += q.hits
	}
	var names []ui.NavItem
	all := utf8.RuneCountInString(word) < 2
	for i, head := range p.heads {
		if all || slices.ContainsFunc(p.passages, func(q passage) bool { return q.section == i && q.hits > 0 }) {
			p.places = append(p.places, i)
			names = append(names, ui.NavItem{Text: head.(*ui.Para).String()})
		}
	}
	p.list = ui.NewNav(names, 0, func(i int, _ bool) {
		if all {
			p.jump(i)
			return
		}
		p.at = -1
		p.next(p.places[i], p.places[i]+1)
	})
	p.env.Trace.Mark("contents", p.list)
	p.mark()
	p.side.Objects = []fyne.CanvasObject{p.list}
	switch {
	case all:
		p.note.Hide()
	case sum == 0:
		p.note.SetText(p.env.T("rules.search.none", games.Args{"Word": strings.TrimSpace(text)}))
		p.note.Show()
	default:
		p.note.SetText(p.env.T("rules.search.found", games.Args{"N": sum}))
		p.note.Show()
	}
	if p.body != nil {
		p.body.Refresh()
	}
}

// mark lights the section that is read in the contents.
func (p *Page) mark() { p.list.Set(slices.Index(p.places, p.section)) }

// next goes to the next passage of some sections in which something was found, and behind the last one to the first.
func (p *Page) next(from, to int) {
	for range p.passages {
		p.at = (p.at + 1) % len(p.passages)
		q := p.passages[p.at]
		if q.hits == 0 || q.section < from || q.section >= to {
			continue
		}
		p.section = q.section
		top := p.top(q.section)
		p.within = (q.block.Position().Y - 2*margin - top) / max(1, p.top(q.section+1)-top)
		p.restore()
		p.trace(true)
		return
	}
}
