package decipher

import (
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

var (
	_ table.Chipped = (*Board)(nil)
	_ table.Menued  = (*Board)(nil)
	_ table.Caller  = (*Board)(nil)
)

// CurtainTask implements table.Caller: the Puzzle Maker may go over the order of the pieces while others are at their turns.
func (b *Board) CurtainTask(seat games.Seat) string {
	return b.desk.Say("decipher.seek.order_task", games.Args{"Seat": seat})
}

// Chips implements table.Chipped.
func (b *Board) Chips() []string { return facts(b.desk, b.s.view) }

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem {
	t, p := b.desk.T, b.seekers
	items := []ui.MenuItem{
		{Text: t("decipher.seek.side"), Icon: ui.IconSwap, Shortcut: "F6", Checked: b.s.turned, OnTap: p.otherSide},
	}
	if b.s.view.Options.Filter {
		items = append(items, ui.MenuItem{Text: t("decipher.seek.fits_only"), Icon: ui.IconLetters, Checked: !b.s.pad.All, OnTap: p.do.showAll})
	}
	if b.s.mayReorder() {
		items = append(items, ui.MenuItem{Text: b.desk.Say("decipher.seek.order_who", games.Args{"Seat": b.s.view.Maker}), Icon: ui.IconPencil, Shortcut: "F2", Checked: b.s.wish, OnTap: p.do.askOrder})
	}
	return items
}
