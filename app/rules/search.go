package rules

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// search finds words in the text: it marks them there, and the contents shrink to the sections that have them, titles first.
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

// find marks in runs a word, folded as all searches have it, and counts how often it is there. The part that it shares with a bold
// word stays bold.
func find(runs []run, word string) (out []run, n int) {
	if utf8.RuneCountInString(word) < 2 {
		return runs, 0
	}
	text := block{runs: runs}.text()
	folded, from := foldedFrom(text)
	found := make([]bool, len(text))
	for at := strings.Index(folded, word); at >= 0; n++ {
		end := at + len(word)
		last := from[end-1]
		_, size := utf8.DecodeRuneInString(text[last:])
		for i := from[at]; i < last+size; i++ {
			found[i] = true
		}
		if at = strings.Index(folded[end:], word); at >= 0 {
			at += end
		}
	}
	for _, r := range runs {
		for r.text != "" {
			piece, size := r, slices.Index(found[:len(r.text)], !found[0])
			if size < 0 {
				size = len(r.text)
			}
			piece.text, piece.found = r.text[:size], found[0]
			out, r.text, found = append(out, piece), r.text[size:], found[size:]
		}
	}
	return out, n
}

// foldedFrom is a text as searches have it, and of each of its bytes the place in the text that it comes from.
func foldedFrom(text string) (string, []int) {
	var out []byte
	var from []int
	for i, r := range text {
		s := store.Folded(string(r))
		out, from = append(out, s...), append(from, slices.Repeat([]int{i}, len(s))...)
	}
	return string(out), from
}

// newSearch is the field above the contents.
func (p *Page) newSearch() fyne.CanvasObject {
	p.field = ui.NewSearch(p.env.T("rules.search"), p.env.T("common.clear"), p.env.KeyName("Esc"))
	p.field.SetText(p.text)
	all := func(string) { p.next(0, len(p.heads)) }
	p.field.OnChanged, p.field.OnSubmit = func(text string) {
		p.look(text)
		all(text) // the first passage is seen at once
	}, all
	p.env.Trace.Mark("search", p.field)
	p.note = ui.NewPara("", ui.Body, ui.Ink2)
	p.side = container.NewStack()
	return container.NewBorder(ui.VGap(8, p.field, p.note), nil, nil, nil, ui.NewVScroll(ui.Inset(8, 0, 8, 0, p.side)))
}

// look looks for a text.
func (p *Page) look(text string) {
	p.text = text
	word, sum := store.Folded(strings.TrimSpace(text)), 0
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
	for _, in := range [][]fyne.CanvasObject{p.heads, nil} { // titles first
		for _, q := range p.passages {
			if len(p.heads) > 0 && (all || q.hits > 0) && (in == nil || slices.Contains(in, q.block)) && !slices.Contains(p.places, q.section) {
				p.places = append(p.places, q.section)
				names = append(names, ui.NavItem{Text: p.heads[q.section].(*ui.Para).String()})
			}
		}
	}
	if len(p.places) > 0 {
		p.at = slices.IndexFunc(p.passages, func(q passage) bool { return q.section == p.places[0] }) - 1
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
	said := games.ID("rules.search.found")
	if sum == 0 {
		said = "rules.search.none"
	}
	p.note.SetText(p.env.T(said, games.Args{"N": sum, "Word": strings.TrimSpace(text)}))
	ui.Show(!all, p.note)
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
		p.Shown()
		return
	}
}
