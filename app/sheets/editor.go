package sheets

import (
	"spieltisch/app/sheets/cells"
	"spieltisch/app/table"
	"spieltisch/games/sheet"
)

// editor takes what is typed in the grid.
type editor struct{ p *Page }

// Source implements grid.Editor.
func (e editor) Source(at cells.At) string {
	return e.p.st.paper.Source(e.p.st.sheet(), at.Row, at.Col)
}

// Enter implements grid.Editor.
func (e editor) Enter(at cells.At, text string) (refused string) {
	p := e.p
	edit := p.st.paper.Enter(p.st.sheet(), at.Row, at.Col, text)
	if edit == nil {
		return ""
	}
	return e.land(at.Row, edit)
}

// Paste implements grid.Editor: all of the table is entered, its first cell at this one, or nothing is. Its empty cells
// leave what stands there.
func (e editor) Paste(at cells.At, lines [][]string) (refused string) {
	p := e.p
	var edit sheet.Edit
	now := p.st.sheet()
	for i, line := range lines {
		for j, text := range line {
			if text == "" {
				continue
			}
			var put sheet.Edit
			if row, col := at.Row+i, at.Col+j; row <= now.Shape().MaxRows && col < len(p.st.paper.Columns(now)) {
				put = p.st.paper.Enter(now, row, col, text)
			}
			if put == nil {
				return p.env.T("sheets.paste.room")
			}
			edit, now = append(edit, put...), now.With(put)
		}
	}
	return e.land(at.Row, edit)
}

// land enters what was typed or pasted from a row on.
func (e editor) land(row int, edit sheet.Edit) (refused string) {
	p := e.p
	paper, ok := p.st.paper.(table.SheetReplaced)
	replaces := ok && p.st.replaces(edit)
	if err := p.commit(p.s.Seq(), edit); err != nil {
		return p.explain(err)
	}
	p.st.typeIn(cells.At{}, "", false)
	p.show()
	if replaces {
		seq := p.s.Seq()
		p.env.ToastUndo(paper.Replaced(row), func() { p.takeBack(seq) })
	}
	return ""
}

// Moved implements grid.Editor: the cell's spot is opened in the panel.
func (e editor) Moved(at cells.At) {
	p := e.p
	if to := p.st.paper.Spot(at.Row, at.Col); to != p.st.at && to.Row != 0 {
		p.st.turnTo(to)
		p.touched()
		p.show()
	}
	p.entry.follow()
}

// Typed implements grid.Editor: the panel and the sums show it at once.
func (e editor) Typed(at cells.At, text string, on bool) {
	e.p.st.typeIn(at, text, on)
	e.p.touched()
	e.p.show()
}
