package sheets

import (
	"spieltisch/app/sheets/cells"
	"spieltisch/app/table"
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
	if p.st.locked != "" {
		return p.st.locked
	}
	edit := p.st.paper.Enter(p.st.sheet(), at.Row, at.Col, text)
	if edit == nil {
		return ""
	}
	paper, ok := p.st.paper.(table.SheetReplaced)
	replaces := ok && p.st.replaces(edit)
	if err := p.write(p.s.Seq(), edit); err != nil {
		return p.explain(err)
	}
	p.st.inCell = false
	p.show()
	if replaces {
		seq := p.s.Seq()
		p.env.ToastUndo(paper.Replaced(at.Row), func() { p.takeBack(seq) })
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
}

// Typed implements grid.Editor.
func (e editor) Typed(at cells.At, text string, on bool) {
	e.p.st.typeIn(at, text, on)
	e.p.touched()
	e.p.bar.render(e.p.st, e.p.keeper.Due())
}
