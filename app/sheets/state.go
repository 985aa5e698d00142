package sheets

import (
	"cmp"
	"maps"
	"slices"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/table"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// state is a sheet with what is typed and not entered yet, and what that would lead to. It is pure: it knows neither
// widgets nor the store.
type state struct {
	stored store.Sheet
	log    sheet.Log
	paper  table.Paper
	series []store.Sheet // the games of the same players one after the other, this one too
	locked string        // why nothing can be kept, "" when it can

	at    table.Spot // what the panel enters; row 0: the result is shown, or looking
	typed typed      // of all spots
	last  sheet.Cell // that was changed

	past, future []step // what can be taken back by time, and what was

	inCell bool // somebody types in the grid,
	cell   cells.At
	text   string
	live   sheet.Edit // which would enter this

	preview sheet.Sheet
	score   sheet.Score          // of preview
	wrong   map[sheet.Cell]error // what is refused, and why
	lacking sheet.Field          // what the spot can't do without; "" for nothing
}

// typed are texts that aren't entered. It is never changed in place, so that steps may keep it.
type typed map[sheet.Cell]string

// with has another text for a cell; what is entered there already isn't typed.
func (t typed) with(c sheet.Cell, text, entered string) typed {
	next := maps.Clone(t)
	if next == nil {
		next = typed{}
	}
	if next[c] = text; text == entered {
		delete(next, c)
	}
	return next
}

// without lacks some cells.
func (t typed) without(gone func(sheet.Cell) bool) typed {
	next := maps.Clone(t)
	maps.DeleteFunc(next, func(c sheet.Cell, _ string) bool { return gone(c) })
	return next
}

// step is a change, of what is typed or of what is entered: one can go back over it, and forth.
type step struct {
	typed   typed // on the other side of it
	cell    sheet.Cell
	entered bool // the log has a row for it
}

// draft is what is typed and not entered yet, as it is kept.
type draft struct {
	Spot  table.Spot
	Cells sheet.Edit // of all spots
	// Typing is what is being typed in the grid.
	Typing   string `json:",omitempty"`
	Row, Col int    `json:",omitempty"`
}

// newState opens what is missing first.
func newState(stored store.Sheet, log sheet.Log, paper table.Paper) *state {
	done, undone := log.Steps()
	entered := []step{{entered: true}}
	st := &state{stored: stored, log: log, paper: paper, past: slices.Repeat(entered, done), future: slices.Repeat(entered, undone)}
	st.openNext()
	return st
}

// paperUID names the paper on which all games of the series stand: by the UID of the first.
func (st *state) paperUID() string { return cmp.Or(st.stored.Series, st.stored.UID) }

// sheet is what is entered.
func (st *state) sheet() sheet.Sheet { return st.log.Sheet() }

// recall takes back what was typed when the program ended. A draft may say anything.
func (st *state) recall(d draft) {
	rows, columns := st.sheet().Shape().MaxRows, len(st.paper.Columns(st.sheet()))
	for _, put := range d.Cells {
		if st.sheet().Has(put.Cell) && put.Text != st.sheet().Text(put.Cell) {
			st.put(put.Cell, put.Text)
		}
	}
	if d.Row > 0 && d.Row <= rows && d.Col >= 0 && d.Col < columns {
		st.typeIn(cells.At{Row: d.Row, Col: d.Col}, d.Typing, true)
	}
	if len(st.typed) > 0 && st.has(d.Spot) {
		st.at = d.Spot
	}
	st.settle()
	st.count()
}

// draft is what recall takes back.
func (st *state) draft() draft {
	d := draft{Spot: st.at}
	for c, text := range st.typed {
		d.Cells = d.Cells.Set(c, text)
	}
	if st.inCell {
		d.Typing, d.Row, d.Col = st.text, st.cell.Row, st.cell.Col
	}
	return d
}

// has tells whether the paper has such a spot.
func (st *state) has(at table.Spot) bool {
	if at.Row < 1 || at.Row > st.sheet().Shape().MaxRows {
		return false
	}
	for col := range st.paper.Columns(st.sheet()) {
		if st.paper.Spot(at.Row, col) == at {
			return true
		}
	}
	return false
}

// pending tells whether anything isn't entered.
func (st *state) pending() bool { return len(st.typed) > 0 || st.inCell }

// open tells whether anything of the spot isn't entered.
func (st *state) open() bool {
	for c := range st.typed {
		if st.holds(c) {
			return true
		}
	}
	return false
}

// holds tells whether a cell belongs to the spot: to its turn, to its row, or to the sheet.
func (st *state) holds(c sheet.Cell) bool {
	if c = asked(c); st.at.Row <= 0 {
		return false
	}
	return c.Row == 0 || c.Row == st.at.Row && (st.at.Seat < 0 || c.Seat == st.at.Seat)
}

// asked is a cell with the row in which it is: handicaps are in the first.
func asked(c sheet.Cell) sheet.Cell {
	if c.Field == sheet.FieldHead {
		c.Row = 1
	}
	return c
}

// textOf is what a cell holds, entered or not.
func (st *state) textOf(c sheet.Cell) string {
	for _, put := range st.live {
		if put.Cell == c {
			return put.Text
		}
	}
	if text, ok := st.typed[c]; ok {
		return text
	}
	return st.sheet().Text(c)
}

// change takes what the panel was told; false when it can't be kept. Several changes of a cell in a row are one step.
func (st *state) change(c sheet.Cell, text string) bool {
	if st.locked != "" || text == st.textOf(c) {
		return false
	}
	points, renews := st.renews(c)
	if st.put(c, text); renews { // the new word counts
		st.typed = st.typed.with(points, "", st.sheet().Text(points))
	}
	st.count()
	return true
}

// put has another text typed in a cell.
func (st *state) put(c sheet.Cell, text string) {
	if st.last != c {
		st.past = append(st.past, step{typed: st.typed, cell: c})
	}
	st.future, st.last = nil, c
	st.typed = st.typed.with(c, text, st.sheet().Text(c))
}

// settle ends a step: what comes next is another one, also in the same cell.
func (st *state) settle() { st.last = sheet.Cell{} }

// cancel takes back what was just typed in a cell; false when that is nothing.
func (st *state) cancel(c sheet.Cell) bool {
	was := st.last == c
	if was {
		st.step(st.log, &st.past, &st.future)
	}
	return was
}

// step goes over the newest of some steps, to the log as it is on the other side, and opens what has changed.
func (st *state) step(log sheet.Log, from, to *[]step) {
	n := len(*from) - 1
	s := (*from)[n]
	*from, *to = (*from)[:n], append(*to, step{st.typed, s.cell, s.entered})
	st.log, st.typed = log, s.typed
	st.settle()
	switch {
	case s.entered:
		st.openNewest()
	case asked(s.cell).Row > 0:
		st.turnTo(st.spotOf(asked(s.cell)))
	default:
		st.count()
	}
}

// canUndo tells whether anything can be taken back, typed or entered, and canRedo whether it can be done again.
func (st *state) canUndo() bool {
	return st.locked == "" && (len(st.past) > 0 || st.inCell || st.canUnbegin())
}

func (st *state) canRedo() bool { return st.locked == "" && len(st.future) > 0 }

// typeIn notes what is being typed in the grid, which counts at once.
func (st *state) typeIn(at cells.At, text string, on bool) {
	st.inCell, st.cell, st.text, st.live = on, at, text, nil
	if on {
		st.live = st.paper.Enter(st.sheet(), at.Row, at.Col, text)
	}
	st.count()
}

// entered takes over the log with an edit, which isn't typed only any more: one step.
func (st *state) entered(log sheet.Log, e sheet.Edit) {
	left := st.typed.without(func(c sheet.Cell) bool {
		return slices.ContainsFunc(e, func(put sheet.Put) bool { return put.Cell == c })
	})
	if row := log.Len() > st.log.Len(); row || len(left) < len(st.typed) {
		st.past, st.future = append(st.past, step{typed: st.typed, entered: row}), nil
	}
	st.log, st.typed = log, left
	st.settle()
	st.count()
}

// replaces tells whether an edit takes away what was counted, because it has points that were typed.
func (st *state) replaces(e sheet.Edit) bool {
	counted, points := false, false
	for _, put := range e {
		if put.Field == sheet.FieldPoints {
			points = points || put.Text != ""
		} else {
			counted = counted || put.Text == "" && st.sheet().Text(put.Cell) != ""
		}
	}
	return counted && points
}

// emptying empties all that is entered at the spot, and forgets what is typed there.
func (st *state) emptying() (e sheet.Edit) {
	for c := range st.typed {
		if st.holds(c) {
			e = e.Set(c, st.sheet().Text(c))
		}
	}
	for c := range st.sheet().Cells() {
		if c.Row > 0 && st.holds(c) {
			e = e.Empty(c)
		}
	}
	return e
}

// turnTo opens a spot; what is typed at others stays.
func (st *state) turnTo(at table.Spot) {
	st.at = at
	st.count()
}

// next is the spot in which something is missing.
func (st *state) next() table.Spot { return st.paper.Open(st.sheet(), st.sheet().Score()) }

// openNext opens what is missing next.
func (st *state) openNext() { st.turnTo(st.next()) }

// openNewest opens the spot that the newest row of the log has changed.
func (st *state) openNewest() {
	changes := st.log.Changes()
	changed := changes[len(changes)-1].Cells
	i := slices.IndexFunc(changed, func(c sheet.Changed) bool { return asked(c.Cell).Row > 0 })
	if i < 0 {
		st.openNext()
		return
	}
	st.turnTo(st.spotOf(asked(changed[i].Cell)))
}

// spotOf is where a cell of a row is asked.
func (st *state) spotOf(c sheet.Cell) table.Spot {
	if at := table.SpotOf(c); st.has(at) {
		return at
	}
	return st.paper.Spot(c.Row, 0)
}

// done tells whether nothing is missing at the spot as far as it is entered.
func (st *state) done() bool { return st.paper.Done(st.sheet(), st.sheet().Score(), st.at) }

// over tells whether the game has ended.
func (st *state) over() bool { return st.sheet().Score().Outcome != nil }

// number is which game of its series this one is, from 1.
func (st *state) number() int {
	return max(0, slices.IndexFunc(st.series, func(s store.Sheet) bool { return s.ID == st.stored.ID })) + 1
}

// canUnbegin tells whether the game was only begun after another one, and nothing is entered.
func (st *state) canUnbegin() bool {
	return st.number() > 1 && st.number() == len(st.series) && !st.pending() && len(st.past) == 0
}

// rows are those of the game, or one more than there are.
func (st *state) rows() int {
	shape := st.sheet().Shape()
	if shape.Rows > 0 {
		return shape.Rows
	}
	score := st.sheet().Score()
	if score.Outcome != nil {
		return max(len(score.Lines), st.at.Row, 1)
	}
	return min(max(len(score.Lines)+1, st.at.Row), shape.MaxRows)
}

// cursor is the first cell of the grid that is entered at the spot; ok is false when there is none.
func (st *state) cursor(g cells.Grid) (at cells.At, ok bool) {
	for col := range g.Columns {
		at = cells.At{Row: st.at.Row, Col: col}
		if st.at.Row > 0 && !g.Face(at).Fixed && st.paper.Spot(at.Row, at.Col) == st.at {
			return at, true
		}
	}
	return cells.At{}, false
}

// refusal is why something at the spot is refused, nil when nothing is.
func (st *state) refusal() error {
	for _, put := range append(st.filled(st.at), st.live...) {
		if err := st.wrong[put.Cell]; err != nil {
			return err
		}
	}
	return nil
}
