package sheets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

func (p *Page) showMenu() { ui.ShowMenu(p.bar.more, p.menu()) }

func (p *Page) menu() []ui.MenuItem {
	env, st, locked := p.env, p.st, p.st.locked
	undo, redo, seats := locked, locked, locked
	if !st.canUndo() {
		undo = cmp.Or(locked, env.T("sheet.illegal.undo"))
	}
	if !st.canRedo() {
		redo = cmp.Or(locked, env.T("sheet.illegal.redo"))
	}
	if st.stored.Match != 0 { // the program knows who played it
		seats = cmp.Or(locked, env.T("sheets.seats.match"))
	}
	items := []ui.MenuItem{
		{Text: env.T("sheets.undo"), Icon: ui.IconUndo, Shortcut: env.KeyName("Ctrl+Z"), Disabled: undo, OnTap: func() { p.Undo() }},
		{Text: env.T("sheets.redo"), Icon: ui.IconArrow, Shortcut: env.KeyName("Ctrl+Y"), Disabled: redo, OnTap: func() { p.Redo() }},
		{Text: env.T("sheets.print"), Icon: ui.IconPrint, Shortcut: "F8", Apart: true, OnTap: p.printer().print},
		{Text: env.T("sheets.menu.saveas"), Icon: ui.IconSheet, OnTap: p.printer().printAs},
		{Text: env.T("sheets.menu.table"), Icon: ui.IconChart, OnTap: p.printer().saveTable},
		{Text: env.T("sheets.menu.copy", games.Args{"N": max(1, len(st.series))}), Icon: ui.IconSheet, OnTap: p.printer().saveCopy},
		{Text: env.T("sheets.menu.describe"), Icon: ui.IconInfo, Disabled: locked, OnTap: p.describe},
		{Text: env.T("sheets.menu.seats"), Icon: ui.IconUsers, Disabled: seats, OnTap: func() { chooseSeats(env, st.stored, p.again) }},
		{Text: env.T("sheets.menu.writer"), Icon: ui.IconPencil, Disabled: locked, OnTap: func() { chooseWriter(p.bar.more, p.desk) }},
	}
	if m, err := env.Store.Match(st.stored.Match); err == nil && m.State == store.Finished && p.game.Reviews != nil {
		items = append(items, ui.MenuItem{Text: env.T("review.title"), Icon: ui.IconChart, OnTap: func() {
			env.Router.Open(shell.Route{Page: shell.Review, Match: m.ID})
		}})
	}
	if st.at.Row > 0 {
		title, _, _ := st.paper.Head(st.sheet(), st.at)
		items = append(items, ui.MenuItem{Text: env.T("sheets.menu.empty", games.Args{"What": env.Texts.Inside(title)}), Icon: ui.IconX, Disabled: locked, OnTap: p.empty})
	}
	if !st.over() {
		items = append(items,
			ui.MenuItem{Text: env.T("sheets.menu.close"), Icon: ui.IconTrophy, Disabled: locked, OnTap: func() { p.end(sheet.EndClosed) }},
			ui.MenuItem{Text: env.T("sheets.menu.abandon"), Icon: ui.IconFlag, Disabled: locked, OnTap: func() { p.end(sheet.EndAbandoned) }})
	}
	return append(items,
		ui.MenuItem{Text: env.T("table.rules"), Icon: ui.IconBook, Apart: true, OnTap: func() {
			env.Router.Open(table.RulesOf(p.game.Kind.Name(), st.stored.Setup))
		}},
		ui.MenuItem{Text: env.T("table.keys"), Icon: ui.IconHelp, Shortcut: "F1", OnTap: env.Router.ShowKeys},
		ui.MenuItem{Text: env.T("sheets.menu.delete"), Icon: ui.IconTrash, Apart: true, Disabled: locked, OnTap: p.remove})
}

// remove deletes the sheet.
func (p *Page) remove() {
	drop(p.env, p.s.ID(), p.env.T("sheets.deleted"), p.env.Router.Back, func() { relist(p.env) })
}

// drop deletes a sheet and says so, then goes on; the message brings it back.
func drop(env *shell.Env, id store.SheetID, said string, then, back func()) {
	if err := env.Store.DeleteSheet(id); err != nil {
		env.Failed(err)
		return
	}
	then()
	env.ToastUndo(said, func() {
		if err := env.Store.UndeleteSheet(id); err != nil {
			env.Failed(err)
			return
		}
		back()
	})
}

// relist shows the sheets as they are now, where a list of them is open.
func relist(env *shell.Env) {
	if _, ok := env.Router.Page().(*List); ok {
		env.Router.Rebuild()
	}
}

// writerKey is the setting of who keeps score, by the number that they have in this file.
var writerKey = store.ThisComputer[store.PlayerID]("sheet.writer")

// writer is who keeps score: the player who last said so and sits here, or nobody.
func writer(d table.SheetDesk) store.PlayerID {
	var id store.PlayerID
	if _, err := writerKey.Get(d.Store, &id); err != nil || !slices.ContainsFunc(d.Players, func(p store.Player) bool { return p.ID == id }) {
		return 0
	}
	return id
}

// chooseWriter asks who keeps score: the list of changes names them.
func chooseWriter(anchor fyne.CanvasObject, d table.SheetDesk) {
	env, now := d.Env, writer(d)
	items := []ui.MenuItem{}
	add := func(name string, id store.PlayerID) {
		items = append(items, ui.MenuItem{Text: name, Checked: id == now, OnTap: func() {
			if err := writerKey.Set(env.Store, id); err != nil {
				env.Failed(err)
			}
		}})
	}
	for _, pl := range d.Players {
		add(pl.Name, pl.ID)
	}
	add(env.T("sheets.writer.nobody"), 0)
	ui.ShowMenu(anchor, items)
}

// describe asks when and where the game was played, and for a note.
func (p *Page) describe() {
	env, sh := p.env, p.st.stored
	form := newAbout(env, about{sh.Played, sh.Place, sh.Note})
	when, note := form.build()
	var h *ui.DialogHandle
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("sheets.about"), Width: 520, Body: ui.VGap(12, when, note), Focus: form.place.Focusable(),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T("sheets.about.save"), Kind: ui.Primary, Default: true, Keep: true, OnTap: func() {
				a, ok := form.read()
				if !ok {
					return
				}
				if err := env.Store.DescribeSheet(sh.ID, a.played, a.place, a.note); err != nil {
					form.fail(env.Explain(nil, err))
					return
				}
				h.Close()
				if again, err := env.Store.Sheet(sh.ID); err == nil {
					p.st.stored = again
				}
				p.show()
			}},
		},
	})
}
