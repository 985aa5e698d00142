package davinci

import (
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Chips implements table.Chipped.
func (b *Board) Chips() []string { return chips(b.desk, b.view) }

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem { return menu(b.desk, b.view) }

// Chips implements table.Chipped.
func (o *own) Chips() []string { return chips(o.desk, o.view) }

// Menu implements table.Menued.
func (o *own) Menu() []ui.MenuItem { return menu(o.desk, o.view) }

// chips are those of both pages: only what everybody knows.
func chips(d *table.Desk, v dv.View) []string {
	var out []string
	if v.Options.Rounds > 0 {
		out = append(out, d.T("davinci.chip.round", games.Args{"Round": v.Round, "Rounds": v.Options.Rounds}))
	}
	if v.TurnNumber > 0 {
		out = append(out, d.T("davinci.chip.turn", games.Args{"N": v.TurnNumber}))
	}
	if v.Options.Dashes {
		out = append(out, d.T("davinci.chip.dashes"))
	}
	return append(out, d.T("davinci.chip.middle", games.Args{"N": v.Middle[dv.Black] + v.Middle[dv.White]}))
}

// menu is that of both pages: a points game has a score sheet.
func menu(d *table.Desk, v dv.View) []ui.MenuItem {
	if v.Options.Rounds == 0 {
		return nil
	}
	return []ui.MenuItem{{Text: d.T("davinci.sheet"), Icon: ui.IconSheet, Shortcut: "F4", OnTap: func() { showSheet(d, v) }}}
}
