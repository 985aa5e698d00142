package sheets

import (
	"cmp"
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// mostChanges are listed at once, the newest; a sheet has no more but for endless doubt.
const mostChanges = 200

// changeList lists what was entered: when, by whom, what.
type changeList struct {
	desk   table.SheetDesk
	st     *state
	when   []store.StoredRow // by row of the log
	revert func(n int)       // takes back a change
}

// showChanges shows the list by rounds, the last one and the newest change first, each with a button that takes it back.
func showChanges(d table.SheetDesk, st *state, when []store.StoredRow, revert func(n int)) {
	changes := st.log.Changes()
	var h *ui.DialogHandle
	l := changeList{d, st, when, func(n int) {
		h.Close()
		revert(n)
	}}
	rounds := map[int][]fyne.CanvasObject{}
	for _, c := range slices.Backward(changes[max(0, len(changes)-mostChanges):]) {
		rows := map[int]bool{}
		for _, cell := range c.Cells {
			if !rows[cell.Row] {
				rows[cell.Row] = true
				rounds[cell.Row] = append(rounds[cell.Row], l.line(c, cell.Row))
			}
		}
	}
	body := ui.VGap(8)
	for _, row := range slices.Backward(slices.Sorted(maps.Keys(rounds))) {
		body.Add(ui.NewText(l.round(row), ui.Label, ui.Ink))
		body.Objects = append(body.Objects, rounds[row]...)
	}
	if len(changes) == 0 {
		body.Add(ui.NewPara(d.T("sheets.changes.none"), ui.Body, ui.Ink2))
	}
	h = ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("sheets.changes"), Width: 640, Body: body,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// round is what a row is called; 0 is the whole game.
func (l changeList) round(row int) string {
	if row == 0 {
		return l.desk.T("sheets.game", games.Args{"Number": l.st.number()})
	}
	title, _, _ := l.st.paper.Head(l.st.sheet(), l.st.paper.Spot(row, 1))
	return title
}

// line is what one row of the log says of a round.
func (l changeList) line(c sheet.Change, round int) fyne.CanvasObject {
	t, stored := l.desk.T, l.when[c.N-1]
	id, number := games.ID("sheets.changes.number"), c.N
	cells := inOrder(l.desk, l.st.paper, l.st.sheet(), c.Cells, round)
	switch c.Type {
	case sheet.TypeUndo:
		id, number, cells = "sheets.changes.undone", c.Of, nil
	case sheet.TypeRedo:
		id, number, cells = "sheets.changes.redone", c.Of, nil
	}
	head := t(id, games.Args{"Number": number}) + " · " + l.desk.Texts.When(l.desk.Now(), stored.At)
	if who := l.who(stored.By); who != "" {
		head += " · " + who
	}
	lines := ui.VGap(2, ui.NewText(head, ui.Strong, ui.Ink2).Truncate())
	for _, cell := range cells {
		lines.Add(ui.NewPara(l.changed(cell), ui.Body, ui.Ink))
	}
	row := []ui.Column{{Weight: 1, Min: 160, Object: lines}}
	switch {
	case c.InForce && l.st.locked == "":
		b := ui.NewIconButton(ui.IconUndo, t("sheets.changes.revert"), ui.Plain, func() { l.revert(c.N) })
		row = append(row, ui.Column{Object: ui.VGap(0, b)})
	case c.Type == sheet.TypeSet && !c.InForce:
		row = append(row, ui.Column{Object: ui.VGap(0, ui.NewChip(t("sheets.changes.gone"), ui.IconUndo))})
	}
	return ui.NewArea(ui.Well, 8, ui.Inset(8, 12, 8, 12, ui.Columns(8, row...)))
}

// inOrder are the cells of a change in a row, in the order in which one counts at the table.
func inOrder(d table.SheetDesk, paper table.Paper, s sheet.Sheet, cells []sheet.Changed, row int) []sheet.Changed {
	// A log may have filled in what this sheet doesn't have; it counts nothing and has no name.
	cells = slices.DeleteFunc(slices.Clone(cells), func(c sheet.Changed) bool { return c.Row != row || !s.Has(c.Cell) })
	if len(cells) == 0 {
		return nil
	}
	var asked []sheet.Cell
	for col := range paper.Columns(s) {
		if at := paper.Spot(row, col); at.Row == row && row > 0 {
			for _, item := range d.ItemsOf(paper, s, at) {
				asked = append(asked, item.Cell)
			}
		}
	}
	order := func(c sheet.Changed) int { // what isn't asked comes last
		return (slices.Index(asked, c.Cell) + len(asked) + 1) % (len(asked) + 1)
	}
	return slices.SortedStableFunc(slices.Values(cells), func(a, b sheet.Changed) int { return cmp.Compare(order(a), order(b)) })
}

// changed is a change of a cell in words.
func (l changeList) changed(c sheet.Changed) string {
	t, name := l.desk.T, l.cellName(c.Cell)
	from, to := l.cellText(c.Cell, c.From), l.cellText(c.Cell, c.To)
	switch {
	case c.From == "":
		return t("sheets.changes.set", games.Args{"Cell": name, "To": to})
	case c.To == "":
		return t("sheets.changes.emptied", games.Args{"Cell": name, "From": from})
	}
	return t("sheets.changes.changed", games.Args{"Cell": name, "From": from, "To": to})
}

func (l changeList) cellName(c sheet.Cell) string {
	if c.Field == sheet.FieldEnd {
		return l.desk.T("sheets.cell.end")
	}
	if c.Field == sheet.FieldHead {
		return l.desk.HeadName(c.Seat)
	}
	return l.st.paper.CellName(l.st.sheet(), c)
}

func (l changeList) cellText(c sheet.Cell, text string) string {
	switch {
	case text == "":
		return ""
	case c.Field == sheet.FieldEnd && text == sheet.EndAbandoned:
		return l.desk.T("sheets.abandoned")
	case c.Field == sheet.FieldEnd:
		return l.desk.T("sheets.menu.close")
	}
	if s, ok := sheet.ParseSeat(text); ok && l.st.sheet().Shape().Of(c.Field).Kind == sheet.SeatField {
		if s == games.Table {
			return l.desk.T("sheets.nobody")
		}
		return l.desk.SeatName(l.desk.Names(), s)
	}
	return text
}

// who is the name of who typed, "" for nobody.
func (l changeList) who(id store.PlayerID) string {
	if i := slices.IndexFunc(l.desk.Players, func(p store.Player) bool { return p.ID == id }); i >= 0 {
		return l.desk.Players[i].Name
	}
	return ""
}
