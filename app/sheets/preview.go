package sheets

import (
	"cmp"
	"maps"
	"slices"

	"spieltisch/app/table"
	"spieltisch/games/each"
	"spieltisch/games/sheet"
)

// count works out what the sheet would be, and what is refused, which counts nothing.
func (st *state) count() {
	st.wrong, st.lacking, st.preview = map[sheet.Cell]error{}, "", st.sheet()
	for _, at := range st.spots() {
		_ = st.try(sheet.Edit{}.Empty(st.paper.Beside(st.sheet(), at)...)) // what can't be emptied stays
		todo := st.filled(at)
		for before := len(todo) + 1; len(todo) < before; { // one may be right only with another that is asked later
			before = len(todo)
			todo = slices.DeleteFunc(todo, func(put sheet.Put) bool {
				err := st.try(sheet.Edit{put})
				st.wrong[put.Cell] = err
				return err == nil
			})
		}
	}
	maps.DeleteFunc(st.wrong, func(c sheet.Cell, err error) bool { return err == nil || c == st.last && st.drafted(c, st.typed[c]) })
	st.lack()
	if err := st.try(st.live); err != nil {
		for _, put := range st.live {
			if put.Text != "" && !st.drafted(put.Cell, put.Text) {
				st.wrong[put.Cell] = err
			}
		}
	}
	st.score = st.preview.Score()
}

// lack has what is refused for want of a field point there instead of where somebody typed last: the field is missing as long as
// a cell of it is open, and refused once none is.
func (st *state) lack() {
	l, ok := st.paper.(table.SheetLacks)
	if !ok {
		return
	}
	for c, err := range maps.Clone(st.wrong) {
		field := l.Lacks(err)
		if field == "" || !st.holds(c) {
			continue
		}
		st.lacking = field
		delete(st.wrong, c)
		open, all := false, map[sheet.Cell]error{}
		for _, item := range st.paper.Items(st.sheet(), st.at) {
			if item.Cell.Field == field {
				open, all[item.Cell] = open || st.textOf(item.Cell) == "", err
			}
		}
		if !open {
			maps.Copy(st.wrong, all)
		}
	}
}

// spots are those in which something is typed, from above: what isn't entered is seen there, wherever the panel is.
func (st *state) spots() (out []table.Spot) {
	for c := range st.typed {
		at := st.at
		if c = asked(c); c.Row > 0 {
			at = st.spotOf(c)
		}
		if at.Row > 0 && !slices.Contains(out, at) {
			out = append(out, at)
		}
	}
	slices.SortFunc(out, func(a, b table.Spot) int { return cmp.Or(cmp.Compare(a.Row, b.Row), cmp.Compare(a.Seat, b.Seat)) })
	return out
}

// try makes an edit in the preview alone.
func (st *state) try(e sheet.Edit) error {
	next, _, err := st.preview.Apply(e)
	if err == nil {
		st.preview = next
	}
	return err
}

// filled are the typed cells of a spot, in the order in which they are asked.
func (st *state) filled(at table.Spot) (e sheet.Edit) {
	cells := each.Of(st.paper.Items(st.sheet(), at), func(item table.SheetItem) sheet.Cell { return item.Cell })
	for _, c := range append(cells, table.HeadCells(st.sheet(), at)...) {
		if text, ok := st.typed[c]; ok {
			if p, may := st.paper.(table.SheetNone); may && p.None(c, text) {
				text = ""
			}
			e = e.Set(c, text)
		}
	}
	return e
}

// edit is what the panel would enter.
func (st *state) edit() (e sheet.Edit) {
	if st.open() {
		e = e.Empty(st.paper.Beside(st.sheet(), st.at)...)
	}
	return append(e, st.filled(st.at)...)
}
