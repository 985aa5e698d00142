package home

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// actions are what can be done with a saved match, on any page that lists matches.
type actions struct {
	env   *shell.Env
	games table.Games
}

// reloader is a page that lists matches: it shows them again after a change.
type reloader interface{ reload() }

// changed shows the matches again, on whichever page is there now: an undo may come
// after the user went elsewhere.
func (a actions) changed() {
	if r, ok := a.env.Router.Page().(reloader); ok {
		r.reload()
	}
}

// open goes to the match's table. What can't be opened is explained, and may turn out
// to be unreadable.
func (a actions) open(m store.Match) {
	if m.State == store.Unreadable {
		a.explain(m)
		return
	}
	a.env.Router.Open(shell.Route{Page: shell.Table, Match: m.ID})
	a.changed()
}

// explain says why a match can't be opened, after another try: a newer version of
// the program may read it.
func (a actions) explain(m store.Match) {
	env := a.env
	_, _, err := a.games.Open(env, m.ID)
	if err == nil && !env.Store.ReadOnly() {
		err = env.Store.MarkReadable(m.ID)
	}
	if err == nil {
		env.Router.Open(shell.Route{Page: shell.Table, Match: m.ID})
		return
	}
	buttons := []ui.DialogButton{{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}}
	if !env.Store.ReadOnly() {
		remove := ui.DialogButton{Text: env.T("common.delete"), Icon: ui.IconTrash, OnTap: func() { a.remove(m) }}
		buttons = append([]ui.DialogButton{remove}, buttons...)
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("home.unreadable.title"),
		Body: ui.VGap(12, ui.NewPara(env.Explain(nil, err), ui.Body, ui.Ink),
			ui.NewPara(env.T("home.unreadable.kept"), ui.Body, ui.Ink2)),
		Buttons: buttons,
	})
}

func (a actions) replay(m store.Match) {
	a.env.Router.Open(shell.Route{Page: shell.Replay, Match: m.ID})
}

func (a actions) review(m store.Match) {
	a.env.Router.Open(shell.Route{Page: shell.Review, Match: m.ID})
}

func (a actions) rematch(m store.Match) {
	a.env.Router.Open(shell.Route{Page: shell.Setup, Game: m.Kind, Match: m.ID})
}

// abandon ends a running match early; the toast takes it back.
func (a actions) abandon(m store.Match) {
	env := a.env
	_, s, err := a.games.Open(env, m.ID)
	if err == nil {
		err = s.Submit(s.Seq(), games.Table, games.Abandon{})
	}
	if err != nil {
		env.Toast(env.Explain(nil, err))
		a.changed()
		return
	}
	a.changed()
	env.ToastUndo(env.T("home.abandoned"), func() {
		if err := s.Undo(s.Seq()); err != nil {
			env.Toast(env.Explain(s.Names(), err))
		}
		a.changed()
	})
}

// remove deletes a match, softly: the toast brings it back.
func (a actions) remove(m store.Match) {
	env := a.env
	if env.Report(env.Store.DeleteMatch(m.ID)) {
		return
	}
	a.changed()
	env.ToastUndo(env.T("home.deleted"), func() {
		env.Report(env.Store.UndeleteMatch(m.ID))
		a.changed()
	})
}

// menu lists what can be done with a match now.
func (a actions) menu(m store.Match) []ui.MenuItem {
	env := a.env
	_, locked := env.Writable()
	add := func(on bool, items []ui.MenuItem, id games.ID, icon ui.IconName, disabled string, do func(store.Match)) []ui.MenuItem {
		if !on {
			return items
		}
		return append(items, ui.MenuItem{Text: env.T(id), Icon: icon, Disabled: disabled, OnTap: func() { do(m) }})
	}
	g, err := a.games.Find(m.Kind)
	known := err == nil && m.State != store.Unreadable
	over := m.State == store.Finished || m.State == store.Abandoned
	var items []ui.MenuItem
	items = add(known && !over, items, "home.menu.continue", ui.IconPlay, "", a.open)
	items = add(known && over, items, "home.menu.result", ui.IconTrophy, "", a.open)
	items = add(m.State == store.Unreadable, items, "home.menu.why", ui.IconInfo, "", a.open)
	items = add(known, items, "home.menu.replay", ui.IconClock, "", a.replay)
	items = add(known && m.State == store.Finished && g.Reviews != nil, items, "review.title", ui.IconChart, "", a.review)
	items = add(known, items, "home.menu.rematch", ui.IconTurnRight, locked, a.rematch)
	n := len(items)
	items = add(known && !over, items, "home.menu.abandon", ui.IconFlag, locked, a.abandon)
	items = add(true, items, "common.delete", ui.IconTrash, locked, a.remove)
	items[n].Apart = n > 0
	return items
}
