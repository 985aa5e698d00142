package sheets

import (
	"cmp"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// tools are the buttons in the top bar before undo.
func (p *Page) tools() []fyne.CanvasObject {
	changes := ui.NewSmallButton(p.env.T("sheets.changes"), ui.WellBtn, p.showChanges).WithIcon(ui.IconClock)
	p.env.Trace.Mark("sheet-changes", changes)
	printer := ui.NewSmallButton(p.env.T("sheets.print"), ui.WellBtn, p.print).WithIcon(ui.IconPrint)
	p.env.Trace.Mark("sheet-print", printer)
	return []fyne.CanvasObject{changes, printer}
}

func (p *Page) showMenu() { ui.ShowMenu(p.more, p.menu()) }

func (p *Page) menu() []ui.MenuItem {
	env := p.env
	locked := p.writable()
	undo, redo := locked, locked
	if locked == "" && !p.s.log.CanUndo() && len(p.input.past) == 0 {
		undo = env.T("sheet.illegal.undo")
	}
	if locked == "" && !p.s.log.CanRedo() && len(p.input.ahead) == 0 {
		redo = env.T("sheet.illegal.redo")
	}
	items := []ui.MenuItem{
		{Text: env.T("sheets.undo"), Icon: ui.IconUndo, Shortcut: env.KeyName("Ctrl+Z"), Disabled: undo, OnTap: func() { p.Undo() }},
		{Text: env.T("sheets.redo"), Icon: ui.IconArrow, Shortcut: env.KeyName("Ctrl+Y"), Disabled: redo, OnTap: func() { p.Redo() }},
		{Text: env.T("sheets.print"), Icon: ui.IconPrint, Shortcut: "F8", OnTap: p.print},
		{Text: env.T("sheets.menu.saveas"), Icon: ui.IconSheet, OnTap: p.printAs},
		{Text: env.T("sheets.menu.table"), Icon: ui.IconChart, OnTap: p.saveTable},
		{Text: env.T("sheets.menu.describe"), Icon: ui.IconInfo, Disabled: locked, OnTap: p.describe},
		{Text: env.T("sheets.menu.seats"), Icon: ui.IconUsers, Disabled: cmp.Or(locked, p.seatsFixed()), OnTap: p.chooseSeats},
		{Text: env.T("sheets.menu.writer"), Icon: ui.IconPencil, Disabled: locked, OnTap: p.chooseWriter},
	}
	if p.input.at.Row > 0 {
		title, _, _ := p.paper.Head(p.s.sheet(), p.input.at)
		items = append(items, ui.MenuItem{Text: env.T("sheets.menu.empty", games.Args{"What": title}), Icon: ui.IconX, Disabled: locked, OnTap: p.emptySpot})
	}
	if p.s.sheet().Score().Outcome == nil {
		items = append(items,
			ui.MenuItem{Text: env.T("sheets.menu.close"), Icon: ui.IconTrophy, Disabled: locked, OnTap: func() { p.end(sheet.EndClosed) }},
			ui.MenuItem{Text: env.T("sheets.menu.abandon"), Icon: ui.IconFlag, Disabled: locked, OnTap: func() { p.end(sheet.EndAbandoned) }})
	}
	return append(items,
		ui.MenuItem{Text: env.T("table.rules"), Icon: ui.IconBook, OnTap: func() {
			env.Router.Open(shell.Route{Page: shell.Rules, Game: p.s.game.Kind.Name()})
		}},
		ui.MenuItem{Text: env.T("table.keys"), Icon: ui.IconHelp, Shortcut: "F1", OnTap: env.Router.ShowKeys},
		ui.MenuItem{Text: env.T("sheets.menu.delete"), Icon: ui.IconTrash, Disabled: locked, OnTap: p.remove})
}

// emptySpot empties everything that the panel's spot holds.
func (p *Page) emptySpot() {
	var e sheet.Edit
	for c := range p.s.sheet().Cells() {
		if c.Row > 0 && p.input.holds(c) {
			e = e.Empty(c)
		}
	}
	for c := range p.input.cells {
		if p.input.holds(c) {
			delete(p.input.cells, c)
		}
	}
	p.input.past, p.input.ahead = nil, nil
	p.touched()
	if len(e) > 0 {
		if _, err := p.s.set(e); err != nil {
			p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
			return
		}
	}
	p.refresh()
	p.entry.first()
}

// remove deletes the sheet; the toast brings it back.
func (p *Page) remove() {
	env, id := p.env, p.id()
	if err := env.Store.DeleteSheet(id); err != nil {
		env.Failed(err)
		return
	}
	env.Router.Back()
	env.ToastUndo(env.T("sheets.deleted"), func() {
		if err := env.Store.UndeleteSheet(id); err != nil {
			env.Failed(err)
			return
		}
		if r, ok := env.Router.Page().(interface{ reload() }); ok {
			r.reload()
		}
	})
}

// chooseWriter asks who keeps score: the list of changes names him.
func (p *Page) chooseWriter() {
	env := p.env
	now := p.s.writer()
	items := []ui.MenuItem{}
	add := func(name string, id store.PlayerID) {
		items = append(items, ui.MenuItem{Text: name, Checked: id == now, OnTap: func() {
			if err := writerKey.Set(env.Store, id); err != nil {
				env.Failed(err)
			}
		}})
	}
	for _, pl := range p.s.stored.Players {
		add(pl.Name, pl.ID)
	}
	add(env.T("sheets.writer.nobody"), 0)
	ui.ShowMenu(p.more, items)
}

// describe asks when and where the game was played, and for a note.
func (p *Page) describe() {
	env, sh := p.env, p.s.stored
	form := newAbout(env, about{sh.Played, sh.Place, sh.Note})
	var h *ui.DialogHandle
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("sheets.about"), Width: ui.Px(520), Body: form.build(), Focus: form.place.Focusable(),
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
					p.s.stored = again
				}
				p.refresh()
			}},
		},
	})
}
