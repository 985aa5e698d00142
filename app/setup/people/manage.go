package people

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// manager is the dialog of all players, also of those who are hidden or were merged into
// others, so that it can be taken back.
type manager struct {
	env     *shell.Env
	rows    *fyne.Container
	adder   *Adder
	changed bool
	done    func()
}

// Manage shows the players with their names and colours to change, hide and add; done
// is called after it has closed, when anything has changed.
func Manage(env *shell.Env, done func()) {
	m := &manager{env: env, rows: ui.VGap(0), done: done}
	m.adder = NewAdder(env, func() { relayout(env) }, func(store.Player) {
		m.update()
		m.adder.Reset(Known(m.env))
		m.adder.Focus()
	})
	m.adder.Reset(Known(m.env))
	add := ui.VGap(4, ui.NewText(env.T("setup.player.new"), ui.Strong, ui.Ink), m.adder.Build()) // in sight, however many there are
	m.fill()
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("setup.players"),
		Width: 560,
		Head:  add,
		Body:  m.rows,
		Focus: m.adder.field.Focusable(),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true},
		},
		OnHelp: func() { env.ShowGuide(shell.Guide("guide.people")) },
		OnClose: func() {
			if m.changed {
				done()
			}
		},
	})
}

// update shows the players after a change.
func (m *manager) update() {
	m.changed = true
	m.fill()
	m.adder.Know(Known(m.env))
	relayout(m.env)
}

// everybody is who may play, and at the end whoever isn't offered any more.
func (m *manager) everybody() []store.Player {
	all, err := m.env.Store.AllPlayers()
	m.env.Report(err)
	return append(Known(m.env), slices.DeleteFunc(all, func(p store.Player) bool { return !p.Hidden })...)
}

func (m *manager) fill() {
	env := m.env
	m.rows.RemoveAll()
	all := m.everybody()
	merged, err := env.Store.Merged()
	env.Report(err)
	unused, err := env.Store.Unused()
	env.Report(err)
	both := slices.Concat(all, merged)
	marks, into := ui.Initials(store.Names(both)), map[store.PlayerID]store.Player{}
	for _, p := range both {
		into[p.ID] = p
	}
	for i, p := range all {
		m.rows.Add(m.row(p, marks[i], len(all) > 1, slices.Contains(unused, p.ID)))
	}
	for i, p := range merged {
		m.rows.Add(m.mergedRow(p, into[p.MergedInto], marks[len(all)+i]))
	}
	if len(all) == 0 {
		m.rows.Add(shell.Empty(env.T("setup.players.none")))
	}
}

// row is a player with what can be done: change, merge where there are others, and hide, or delete while nothing is kept of them.
func (m *manager) row(p store.Player, mark string, others, unused bool) fyne.CanvasObject {
	env := m.env
	what := env.T("setup.player.never")
	switch {
	case p.Hidden:
		what = env.T("setup.player.hidden")
	case !p.LastPlayed.IsZero():
		what = env.T("setup.player.last", games.Args{"When": env.Texts.When(env.Now(), p.LastPlayed)})
	}
	name := games.Args{"Name": p.Name}
	edit := ui.NewIconButton(ui.IconPencil, env.T("setup.player.edit", name), ui.Plain, func() { Edit(env, p, m.update) })
	same := ui.NewIconButton(ui.IconUsers, env.T("setup.merge", name), ui.Plain, func() { Merge(env, p, m.update) })
	trash := ui.NewIconButton(ui.IconTrash, env.T("setup.player.delete", name), ui.Plain, func() { m.remove(p) })
	icon, tip := ui.IconEyeOff, games.ID("setup.player.hide")
	if p.Hidden {
		icon, tip = ui.IconEye, "setup.player.unhide"
	}
	ui.Show(others, same)
	hide := ui.NewIconButton(icon, env.T(tip, name), ui.Plain, func() { m.toggle(p) })
	ui.Show(!p.Hidden, edit)
	ui.Show(p.Hidden || !unused, hide)
	ui.Show(unused, trash)
	for _, b := range []*ui.IconButton{edit, same, trash, hide} {
		b.SetEnabled(env.Writable())
	}
	return m.line(p, mark, what, edit, same, trash, hide)
}

// line is a player with something known of him, and buttons.
func (m *manager) line(p store.Player, mark, what string, buttons ...fyne.CanvasObject) fyne.CanvasObject {
	ink := ui.Ink
	if p.Hidden || p.MergedInto != 0 {
		ink = ui.Ink2
	}
	text := ui.VGap(0, ui.NewText(p.Name, ui.Label, ink).Truncate(), ui.NewText(what, ui.Body, ui.Ink2).Truncate())
	line := ui.HMid(8, append([]fyne.CanvasObject{m.env.Avatar(p, mark, 44), ui.Space(0, 0), ui.Stretch(text)}, buttons...)...)
	return ui.VGap(0, ui.Inset(6, 0, 6, 0, line), ui.NewDivider())
}

// toggle hides a player, or shows him again.
func (m *manager) toggle(p store.Player) {
	p.Hidden = !p.Hidden
	if err := m.env.Store.UpdatePlayer(p); err != nil {
		m.adder.fail(err)
		return
	}
	m.update()
}

// remove deletes a player of whom nothing is kept. Once the dialog is gone, they can be had back.
func (m *manager) remove(p store.Player) {
	env := m.env
	data, err := env.Store.Picture(p.ID)
	if err = errors.Join(err, env.Store.DeletePlayer(p.ID)); err != nil {
		m.adder.fail(err)
		return
	}
	m.update()
	env.ToastUndo(env.T("setup.player.deleted", games.Args{"Name": p.Name}), func() {
		again, err := env.Store.AddPlayer(p.Name, p.Color)
		if again.Emblem = p.Emblem; err == nil {
			err = env.Store.UpdatePlayer(again)
		}
		if err == nil && len(data) > 0 {
			err = env.Store.SetPicture(again.ID, data)
		}
		env.Report(err)
		m.done()
	})
}
