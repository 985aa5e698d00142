package sheets

import (
	"slices"
	"unicode"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
)

// overruling are the word of the spot and the points that can be typed for it; ok is false where the paper asks for no such pair.
func (st *state) overruling() (word, points sheet.Cell, ok bool) {
	if st.at.Row <= 0 || st.at.Seat < 0 {
		return word, points, false
	}
	items := st.paper.Items(st.sheet(), st.at)
	w := slices.IndexFunc(items, func(item table.SheetItem) bool { return item.Kind == table.ItemWord })
	p := slices.IndexFunc(items, func(item table.SheetItem) bool { return item.Cell.Field == sheet.FieldPoints })
	if w < 0 || p < 0 {
		return word, points, false
	}
	return items[w].Cell, items[p].Cell, true
}

// renews tells whether a change of a cell begins another word in place of one for which points were typed, and where these are.
func (st *state) renews(c sheet.Cell) (points sheet.Cell, ok bool) {
	word, points, ok := st.overruling()
	return points, ok && c == word && st.last != c && st.textOf(word) != "" && st.textOf(points) != ""
}

// drafted tells whether a text that is being typed in a cell is right with one more figure. Until it is typed to the end, it isn't refused.
func (st *state) drafted(c sheet.Cell, text string) bool {
	for _, r := range "0123456789" {
		if _, _, err := st.preview.Apply(sheet.Edit{}.Set(c, text+string(r))); err == nil {
			return true
		}
	}
	return false
}

// instead says that other points were typed than the word at the spot counts, "" where they weren't.
func (e *entry) instead(st *state) string {
	word, points, ok := st.overruling()
	typed, is := st.preview.Cells().Number(st.at.Row, st.at.Seat, sheet.FieldPoints)
	if !ok || !is || st.preview.Text(word) == "" {
		return ""
	}
	bare := sheet.Edit{}.Empty(points)
	for _, item := range st.paper.Items(st.sheet(), st.at) {
		if item.Cell != word {
			bare = bare.Empty(item.Cell)
		}
	}
	m := st.preview.With(bare).Score().Lines[st.at.Row-1].Seats[st.at.Seat]
	if !m.Known || m.Points == typed {
		return ""
	}
	return e.desk.T("sheets.instead", games.Args{"Points": ui.Signed(typed), "Counted": ui.Signed(m.Points)})
}

// figure has the figures that are typed at a word go to its points, where these are asked.
func (p *panel) figure(r rune) {
	if item, _ := p.asked(); item.Kind == table.ItemWord && unicode.IsDigit(r) && p.points() >= 0 {
		p.focus(p.points())
	}
}

// points is the item of the points that stand for a word, -1 for none.
func (p *panel) points() int {
	return slices.IndexFunc(p.items, func(item table.SheetItem) bool { return item.Cell.Field == sheet.FieldPoints })
}
