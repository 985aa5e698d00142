package sheets

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"spieltisch/app/table"
	"spieltisch/games/sheet"
)

// saveAfter is how long what is typed may be unsaved.
const saveAfter = 200 * time.Millisecond

// input is what is typed and not entered yet, and what it would lead to.
type input struct {
	at    table.Spot              // what the panel enters; row 0: the result is shown
	cells map[sheet.Cell]string   // of all spots
	wrong map[sheet.Cell]string   // why something is refused
	past  []map[sheet.Cell]string // of cells, for undo
	ahead []map[sheet.Cell]string // for redo
	last  sheet.Cell              // that was changed

	typing bool // in the grid
	cell   cellAt
	text   string

	preview  sheet.Sheet
	score    sheet.Score
	unsaved  bool
	stopSave func()
	after    func(time.Duration, func()) (stop func())
}

// pending tells whether anything isn't entered.
func (in *input) pending() bool { return len(in.cells) > 0 || in.typing }

// open tells whether anything of the spot isn't entered.
func (in *input) open() bool {
	for c := range in.cells {
		if in.holds(c) {
			return true
		}
	}
	return false
}

// holds tells whether a cell belongs to the spot: to its turn, to its row, or to the sheet.
func (in *input) holds(c sheet.Cell) bool {
	if in.at.Row == 0 {
		return false
	}
	return c.Row == 0 || c.Row == in.at.Row && (in.at.Seat < 0 || c.Seat == in.at.Seat)
}

// recall takes back what was typed when the program ended.
func (p *Page) recall() {
	in := &p.input
	in.cells = map[sheet.Cell]string{}
	d, ok := p.s.loadDraft()
	if ok {
		for _, put := range d.Cells {
			if p.s.sheet().Has(put.Cell) && p.s.sheet().Text(put.Cell) != put.Text {
				in.cells[put.Cell] = put.Text
			}
		}
		rows, cols := p.s.sheet().Shape().MaxRows, len(p.paper.Columns(p.s.sheet()))
		if in.typing = d.Row > 0 && d.Row <= rows && d.Col >= 0 && d.Col < cols; in.typing {
			in.cell, in.text = cellAt{d.Row, d.Col}, d.Typing
		}
	}
	in.at = p.paper.Open(p.s.sheet(), p.s.sheet().Score())
	if ok && len(in.cells) > 0 && p.has(d.Spot) {
		in.at = d.Spot
	}
	p.count()
}

// has tells whether the paper has such a spot: a draft may say anything.
func (p *Page) has(at table.Spot) bool {
	if at.Row < 1 || at.Row > p.s.sheet().Shape().MaxRows {
		return false
	}
	for col := range p.paper.Columns(p.s.sheet()) {
		if p.paper.Spot(at.Row, col) == at {
			return true
		}
	}
	return false
}

// resume types on in the grid, after the widgets were made.
func (p *Page) resume() {
	if p.input.typing {
		p.grid.body.resume(p.input.cell, p.input.text)
	} else {
		p.follow()
	}
}

// follow puts the grid's cursor where the panel is.
func (p *Page) follow() {
	at := p.input.at
	if at.Row == 0 {
		return
	}
	for col := range p.grid.m.columns {
		if !p.face(cellAt{at.Row, col}).Fixed && p.paper.Spot(at.Row, col) == at {
			p.grid.body.place(cellAt{at.Row, col})
			return
		}
	}
}

// count works out what the sheet would be, and what is refused. What is refused counts
// nothing.
func (p *Page) count() {
	in := &p.input
	now := p.s.sheet()
	in.wrong = map[sheet.Cell]string{}
	in.preview = now
	if in.open() {
		if next, _, err := in.preview.Apply(sheet.Edit{}.Empty(p.paper.Beside(now, in.at)...)); err == nil {
			in.preview = next
		}
		for _, item := range p.paper.Items(now, in.at) {
			text, ok := in.cells[item.Cell]
			if !ok {
				continue
			}
			next, _, err := in.preview.Apply(sheet.Edit{}.Set(item.Cell, text))
			if err != nil {
				in.wrong[item.Cell] = p.env.Explain(p.s.desk().Names(), err)
				continue
			}
			in.preview = next
		}
	}
	in.score = in.preview.Score()
}

// text is what a cell holds, entered or not.
func (p *Page) text(c sheet.Cell) string {
	if text, ok := p.input.cells[c]; ok {
		return text
	}
	return p.s.sheet().Text(c)
}

// change takes what the panel was told.
func (p *Page) change(c sheet.Cell, text string) {
	in := &p.input
	if p.writable() != "" {
		return
	}
	if len(in.past) == 0 || in.last != c {
		in.past = append(in.past, maps.Clone(in.cells))
	}
	in.ahead, in.last = nil, c
	if text == p.s.sheet().Text(c) {
		delete(in.cells, c)
	} else {
		in.cells[c] = text
	}
	p.touched()
	p.refresh()
}

// touched has the draft kept soon, and only once for a burst of changes.
func (p *Page) touched() {
	in := &p.input
	if in.unsaved || p.writable() != "" {
		return
	}
	in.unsaved = true
	in.stopSave = in.after(saveAfter, func() {
		p.keep()
		p.chips()
	})
}

// Keep implements shell.Keeper.
func (p *Page) Keep() { p.touched() }

// keep writes what is typed and not entered.
func (p *Page) keep() {
	in := &p.input
	if !in.unsaved {
		return
	}
	in.stopSave()
	in.unsaved = false
	d := draft{Spot: in.at}
	for c, text := range in.cells {
		d.Cells = d.Cells.Set(c, text)
	}
	if in.typing {
		d.Typing, d.Row, d.Col = in.text, in.cell.row, in.cell.col
	}
	if err := p.s.saveDraft(d); err != nil {
		p.env.Toast(p.env.Explain(nil, err))
		return
	}
	p.env.Trace.Saved(p.s.log.Len(), fmt.Sprintf("draft cells=%d", len(in.cells)))
}

// cellTyped keeps what is being typed in the grid.
func (p *Page) cellTyped(at cellAt, text string, on bool) {
	in := &p.input
	in.typing, in.cell, in.text = on, at, text
	p.touched()
	p.chips()
}

// enterCell enters what was typed in a cell of the grid; it says why not.
func (p *Page) enterCell(at cellAt, text string) string {
	if why := p.writable(); why != "" {
		return why
	}
	e := p.paper.Enter(p.s.sheet(), at.row, at.col, text)
	if e == nil {
		return ""
	}
	if _, err := p.s.set(e); err != nil {
		return p.env.Explain(p.s.desk().Names(), err)
	}
	p.input.typing = false
	p.landed(e)
	p.refresh()
	return ""
}

// landed forgets what isn't a draft any more.
func (p *Page) landed(e sheet.Edit) {
	in := &p.input
	for _, put := range e {
		delete(in.cells, put.Cell)
	}
	in.past, in.ahead = nil, nil
	p.touched()
}

// cursorMoved opens the cell's spot in the panel.
func (p *Page) cursorMoved(at cellAt) {
	to := p.paper.Spot(at.row, at.col)
	if to == p.input.at || to.Row == 0 {
		return
	}
	p.turnTo(to)
}

// turnTo opens a spot; the drafts of others stay.
func (p *Page) turnTo(to table.Spot) {
	p.input.at = to
	p.touched()
	p.refresh()
}

// enter enters what the panel asked for, and goes on to what is missing next.
func (p *Page) enter() {
	in := &p.input
	var e sheet.Edit
	if in.open() {
		e = e.Empty(p.paper.Beside(p.s.sheet(), in.at)...)
	}
	for _, item := range p.paper.Items(p.s.sheet(), in.at) {
		if text, ok := in.cells[item.Cell]; ok {
			e = e.Set(item.Cell, text)
		}
	}
	if _, err := p.s.set(e); err != nil {
		p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
		return
	}
	p.landed(e)
	p.next()
}

// next opens what is missing next.
func (p *Page) next() {
	score := p.s.sheet().Score()
	p.input.at = p.paper.Open(p.s.sheet(), score)
	p.input.score = score
	p.refresh()
	p.follow()
	p.entry.first()
	if p.clock != nil {
		p.clock.reset()
	}
}

// Undo implements shell.Undoer: what is typed goes before what is entered.
func (p *Page) Undo() bool {
	in := &p.input
	switch {
	case p.writable() != "":
		return false
	case in.typing:
		p.grid.body.cancel()
	case len(in.past) > 0:
		in.ahead = append(in.ahead, in.cells)
		in.cells, in.past = in.past[len(in.past)-1], in.past[:len(in.past)-1]
		in.last = sheet.Cell{}
		p.touched()
	case !p.s.log.CanUndo():
		return false
	default:
		if err := p.s.undo(); err != nil {
			p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
			return true
		}
		p.moveTo()
	}
	p.refresh()
	p.follow()
	return true
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	in := &p.input
	switch {
	case p.writable() != "":
		return false
	case len(in.ahead) > 0:
		in.past = append(in.past, in.cells)
		in.cells, in.ahead = in.ahead[len(in.ahead)-1], in.ahead[:len(in.ahead)-1]
		in.last = sheet.Cell{}
		p.touched()
	case !p.s.log.CanRedo():
		return false
	default:
		if err := p.s.redo(); err != nil {
			p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
			return true
		}
		p.moveTo()
	}
	p.refresh()
	p.follow()
	return true
}

// moveTo opens the spot that the newest row of the log has changed.
func (p *Page) moveTo() {
	changes := p.s.log.Changes()
	cells := changes[len(changes)-1].Cells
	i := slices.IndexFunc(cells, func(c sheet.Changed) bool { return c.Row > 0 })
	if i < 0 {
		p.input.at = p.paper.Open(p.s.sheet(), p.s.sheet().Score())
		return
	}
	at := table.SpotOf(cells[i].Cell)
	for col := range p.paper.Columns(p.s.sheet()) {
		if s := p.paper.Spot(at.Row, col); s == at {
			p.input.at = at
			return
		}
	}
	p.input.at = p.paper.Spot(at.Row, 0)
}
