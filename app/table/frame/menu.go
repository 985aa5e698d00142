package frame

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

func (p *Page) showMenu() { ui.ShowMenu(p.more, p.menu()) }

func (p *Page) menu() []ui.MenuItem {
	env := p.env
	undo := ""
	if err := p.session.NoUndo(); err != nil && (p.trial == nil || p.trial.Back == nil) {
		undo = p.desk.Reason(err)
	}
	_, over := p.session.Outcome()
	items := []ui.MenuItem{
		{Text: env.T("table.undo"), Icon: ui.IconUndo, Shortcut: env.KeyName("Ctrl+Z"), Disabled: undo, OnTap: p.undoAction},
		{Text: env.T("table.log"), Icon: ui.IconClock, Shortcut: "F9", OnTap: p.desk.ShowLog},
	}
	if p.tips.allowed() {
		items = append(items, p.tips.item())
	}
	if p.session.Kept() {
		items = append(items, ui.MenuItem{Text: env.T("table.replay"), Icon: ui.IconPlay, OnTap: p.desk.LookBack})
	}
	if p.desk.HasSheet() {
		items = append(items, ui.MenuItem{Text: env.T("sheets.title"), Icon: ui.IconSheet, Shortcut: p.sheetKey(), OnTap: p.desk.ShowScorecard})
	}
	items = append(items, p.front().Menu.Menu()...)
	if p.drive.Joined() && !over {
		items = append(items, paceItem(p))
	}
	var last []ui.MenuItem
	switch {
	case p.trial != nil:
		items = p.trial.items(env, items)
	case over && !p.session.Kept(): // nobody plays it again
	case over:
		items = append(items, ui.MenuItem{Text: env.T("table.rematch"), Icon: ui.IconSame, OnTap: p.desk.Rematch})
	default:
		last = []ui.MenuItem{{Text: env.T("table.abandon"), Icon: ui.IconX, Apart: true, OnTap: p.abandon}}
	}
	items = append(items,
		ui.MenuItem{Text: env.T("table.keys"), Icon: ui.IconHelp, Shortcut: "F1", Apart: true, OnTap: env.Router.ShowKeys},
		ui.MenuItem{Text: env.T("table.settings"), Icon: ui.IconGear, OnTap: func() { env.Router.Open(shell.Route{Page: shell.Settings}) }})
	return append(items, last...)
}

// paceItem is the entry of the menu for the computers' pace.
func paceItem(p *Page) ui.MenuItem {
	now := table.PaceOf(p.env)
	var paces []ui.MenuItem
	for i, id := range table.PaceNames {
		paces = append(paces, ui.MenuItem{Text: p.env.T(id), Checked: table.Pace(i) == now, OnTap: func() {
			p.env.Report(table.PaceKey.Set(p.env.Store, table.Pace(i)))
		}})
	}
	return ui.MenuItem{
		Text: p.env.T("table.computer.pace", games.Args{"Pace": table.PaceNames[now]}), Icon: ui.IconHourglass,
		OnTap: func() { ui.ShowMenu(p.more, paces) },
	}
}

func (p *Page) abandon() {
	t := p.env.T
	end := func() {
		if (around{p}).Submit(games.Table, games.Abandon{}) == nil {
			p.env.ToastUndo(t("table.abandoned"), p.undoAction)
		}
	}
	ui.ShowDialog(p.env.Window, table.Question(p.desk, t("table.abandon.title"), t("table.abandon.body"),
		ui.GraveButtons(t("table.abandon.stay"), t("table.abandon"), end)...))
}
