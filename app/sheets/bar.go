package sheets

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// bar is the top bar: which game, short facts, the state of saving, and the tools.
type bar struct {
	*ui.TopBar
	desk  table.SheetDesk
	name  string
	saved *ui.Chip
	undo  *ui.Button
	more  *ui.IconButton // opens the menu
}

// newBar makes the bar of a game's sheet.
func newBar(d table.SheetDesk, g *table.Game, undo, changes, print, menu func()) *bar {
	b := &bar{
		desk: d, name: g.Name(d.Env), saved: ui.NewChip("", "").Holding(d.T("sheets.saved"), d.T("sheets.saving"), d.T("sheets.drafted")),
		TopBar: d.TopBar(d.Router.Back, g.Badge(), d.T("sheets.title")),
		undo:   ui.NewSmallButton(d.T("sheets.undo"), ui.WellBtn, undo).WithIcon(ui.IconUndo).WithKey(d.KeyName("Ctrl+Z")),
		more:   ui.NewIconButton(ui.IconMenu, d.T("sheets.menu"), ui.WellBtn, menu).WithKey("F10"),
	}
	list := ui.NewSmallButton(d.T("sheets.changes"), ui.WellBtn, changes).WithIcon(ui.IconClock).WithKey("F9")
	printer := ui.NewSmallButton(d.T("sheets.print"), ui.WellBtn, print).WithIcon(ui.IconPrint).WithKey("F8")
	for mark, o := range map[string]fyne.CanvasObject{"sheet-undo": b.undo, "sheet-menu": b.more, "sheet-changes": list, "sheet-print": printer} {
		d.Trace.Mark(mark, o)
	}
	b.SetRight(list, printer, b.undo, b.more)
	return b
}

// render shows the state, and whether something typed is unsaved.
func (b *bar) render(st *state, unsaved bool) {
	t := b.desk.T
	text, icon, fill, tok := t("sheets.saved"), ui.IconCheck, ui.OKSoft, ui.OK
	switch {
	case st.locked != "":
		text, icon, fill, tok = t("sheets.readonly"), ui.IconLock, ui.WarnSoft, ui.Warn
	case unsaved:
		text, icon, fill, tok = t("sheets.saving"), ui.IconHourglass, ui.Well, ui.Ink2
	case st.pending():
		text, icon, fill, tok = t("sheets.drafted"), ui.IconPencil, ui.Well, ui.Ink2
	}
	b.saved.Set(text, icon, fill, tok)
	chips := []*ui.Chip{ui.NewChip(b.name, "")}
	for _, f := range st.paper.Facts(st.sheet()) {
		chips = append(chips, ui.NewChip(f, ""))
	}
	b.SetChips(append(chips, b.saved)...) // the last one, as its width changes
	b.undo.SetEnabled(st.canUndo(), t("sheet.illegal.undo"))
}
