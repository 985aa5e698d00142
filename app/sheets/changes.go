package sheets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// mostChanges are listed at once, the newest; a sheet has no more but for endless doubt.
const mostChanges = 200

// showChanges lists what was entered, the newest first: when, by whom, what, and a button
// that takes it back.
func (p *Page) showChanges() {
	env := p.env
	body := ui.VGap(8)
	changes := p.s.log.Changes()
	var h *ui.DialogHandle
	for i := len(changes) - 1; i >= max(0, len(changes)-mostChanges); i-- {
		body.Add(p.changeLine(changes[i], func() {
			h.Close()
			p.revert(changes[i].N)
		}))
	}
	if len(changes) == 0 {
		body.Add(ui.NewPara(env.T("sheets.changes.none"), ui.Body, ui.Ink2))
	}
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("sheets.changes"), Width: ui.Px(640), Body: body,
		Buttons: []ui.DialogButton{{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// changeLine is one row of the log.
func (p *Page) changeLine(c sheet.Change, revert func()) fyne.CanvasObject {
	env := p.env
	stored := p.s.when[c.N-1]
	head := env.Texts.When(env.Now(), stored.At)
	if who := p.who(stored.By); who != "" {
		head += " · " + who
	}
	switch c.Type {
	case sheet.TypeUndo:
		head += " · " + env.T("sheets.changes.undone", games.Args{"Number": c.Of})
	case sheet.TypeRedo:
		head += " · " + env.T("sheets.changes.redone", games.Args{"Number": c.Of})
	default:
		head += " · " + env.T("sheets.changes.number", games.Args{"Number": c.N})
	}
	lines := ui.VGap(2, ui.NewText(head, ui.Strong, ui.Ink2).Truncate())
	for _, cell := range p.counted(c.Cells) {
		lines.Add(ui.NewPara(p.changed(cell), ui.Body, ui.Ink))
	}
	row := []ui.Column{{Weight: 1, Min: 160, Object: lines}}
	switch {
	case c.InForce && p.writable() == "":
		b := ui.NewIconButton(ui.IconUndo, env.T("sheets.changes.revert"), ui.Plain, revert)
		row = append(row, ui.Column{Object: ui.VGap(0, b)})
	case c.Type == sheet.TypeSet && !c.InForce:
		row = append(row, ui.Column{Object: ui.VGap(0, ui.NewChip(env.T("sheets.changes.gone"), ui.IconUndo))})
	}
	return ui.NewArea(ui.Well, 8, ui.Inset(8, 12, 8, 12, ui.Columns(8, row...)))
}

// counted are the cells of a change in the order in which one counts at the table.
func (p *Page) counted(cells []sheet.Changed) []sheet.Changed {
	// A log may have filled in what this sheet doesn't have; it counts nothing and has no name.
	cells = slices.DeleteFunc(slices.Clone(cells), func(c sheet.Changed) bool { return !p.s.sheet().Has(c.Cell) })
	place := map[sheet.Cell]int{}
	know := func(row int) {
		for col := range p.paper.Columns(p.s.sheet()) {
			at := p.paper.Spot(row, col)
			if at.Row != row {
				continue
			}
			for _, item := range p.paper.Items(p.s.sheet(), at) {
				if _, ok := place[item.Cell]; !ok {
					place[item.Cell] = len(place) + 1
				}
			}
		}
	}
	for i, c := range cells {
		if i == 0 || c.Row != cells[i-1].Row {
			know(c.Row)
		}
	}
	order := func(c sheet.Cell) int {
		if at, ok := place[c]; ok {
			return at
		}
		return len(place) + 1
	}
	return slices.SortedStableFunc(slices.Values(cells), func(a, b sheet.Changed) int {
		return cmp.Or(cmp.Compare(a.Row, b.Row), cmp.Compare(order(a.Cell), order(b.Cell)))
	})
}

// changed is a change of a cell in words.
func (p *Page) changed(c sheet.Changed) string {
	env := p.env
	name := p.cellName(c.Cell)
	from, to := p.cellText(c.Cell, c.From), p.cellText(c.Cell, c.To)
	switch {
	case c.From == "":
		return env.T("sheets.changes.set", games.Args{"Cell": name, "To": to})
	case c.To == "":
		return env.T("sheets.changes.emptied", games.Args{"Cell": name, "From": from})
	}
	return env.T("sheets.changes.changed", games.Args{"Cell": name, "From": from, "To": to})
}

func (p *Page) cellName(c sheet.Cell) string {
	if c.Field == sheet.End {
		return p.env.T("sheets.cell.end")
	}
	return p.paper.CellName(c)
}

func (p *Page) cellText(c sheet.Cell, text string) string {
	switch {
	case text == "":
		return ""
	case c.Field == sheet.End && text == sheet.EndAbandoned:
		return p.env.T("sheets.abandoned")
	case c.Field == sheet.End:
		return p.env.T("sheets.menu.close")
	}
	return p.paper.CellText(c, text)
}

// who is the name of who typed, "" for nobody.
func (p *Page) who(id store.PlayerID) string {
	for _, pl := range p.s.stored.Players {
		if pl.ID == id {
			return pl.Name
		}
	}
	return ""
}

// revert takes back one change, whatever came since.
func (p *Page) revert(n int) {
	e, err := p.s.log.Revert(n)
	if err == nil {
		_, err = p.s.set(e)
	}
	if err != nil {
		p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
		return
	}
	p.landed(e)
	p.moveTo()
	p.refresh()
	p.follow()
}
