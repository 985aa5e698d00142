package people

import (
	"errors"
	"slices"
	"strconv"

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
	cards   []*ui.CardButton // of the rows, the last one adds somebody
	wrong   *ui.Para
	changed bool
	done    func()
}

// Manage shows the players, each to be changed by a click, and at the end a row that adds one; done is called after it has
// closed, when anything has changed.
func Manage(env *shell.Env, done func()) {
	m := &manager{env: env, rows: ui.VGap(0), wrong: ui.NewPara("", ui.Strong, ui.Warn), done: done}
	m.wrong.Hide()
	m.fill()
	ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("setup.players"), Head: m.wrong, Body: m.rows,
		Calm:    len(m.cards) > 1, // nobody else but the new one has the keyboard at once
		Buttons: []ui.DialogButton{{Text: env.T("common.close"), Cancel: true, Default: true}},
		OnHelp:  func() { env.ShowGuide(shell.Guide("guide.people")) },
		OnClose: func() {
			if m.changed {
				done()
			}
		},
	})
}

// update shows the players after a change, with the keyboard on the row that had it, counted from the end.
func (m *manager) update() {
	m.changed = true
	had := m.env.Window.Canvas().Focused()
	at := slices.IndexFunc(m.cards, func(c *ui.CardButton) bool { return had == fyne.Focusable(c) })
	end := len(m.cards) - at
	m.fill()
	say(m.env, m.wrong, "")
	if at >= 0 {
		m.cards[max(0, len(m.cards)-end)].Focus()
	}
}

// failed tells why something can't be, if it can't.
func (m *manager) failed(err error) bool {
	if err != nil {
		say(m.env, m.wrong, m.env.ExplainStore(err))
	}
	return err != nil
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
	m.cards = nil
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
		m.row(p, marks[i], len(all) > 1, slices.Contains(unused, p.ID))
	}
	for i, p := range merged {
		m.mergedRow(p, into[p.MergedInto], marks[len(all)+i])
	}
	if len(all) == 0 {
		m.rows.Add(shell.Empty(env.T("setup.players.none")))
	}
	plus := ui.MinSized(face, face, ui.NewArea(ui.AccentSoft, face/2, ui.Centered(ui.NewIcon(ui.IconPlus, 24, ui.AccentText))))
	card := m.card(plus, ui.NewText(env.T("setup.player.new"), ui.Heading, ui.AccentText), func() {
		Edit(env, store.Player{Color: FreeColor(Known(env))}, m.update)
	})
	env.Trace.Mark("person.new", card)
	m.rows.Add(card)
}

// face is how wide the discs of the list are.
const face float32 = 56

// row is a player, whom a click changes, with what else can be done: merge where there are others, and hide, or delete while
// nothing is kept of them.
func (m *manager) row(p store.Player, mark string, others, unused bool) {
	env := m.env
	what := env.T("setup.player.never")
	switch {
	case p.Hidden:
		what = env.T("setup.player.hidden")
	case !p.LastPlayed.IsZero():
		what = env.T("setup.player.last", games.Args{"When": env.Texts.When(env.Now(), p.LastPlayed)})
	}
	name := games.Args{"Name": p.Name}
	toggle := ui.MenuItem{Text: env.T("setup.player.hide", name), Icon: ui.IconEyeOff, OnTap: func() { m.toggle(p) }}
	var change func()
	var items []ui.MenuItem
	if p.Hidden {
		toggle.Text, toggle.Icon = env.T("setup.player.unhide", name), ui.IconEye
	} else {
		change = func() { Edit(env, p, m.update) }
		items = append(items, ui.MenuItem{Text: env.T("setup.player.edit", name), Icon: ui.IconPencil, OnTap: change})
	}
	if others {
		items = append(items, ui.MenuItem{Text: env.T("setup.merge", name), Icon: ui.IconUsers, OnTap: func() { Merge(env, p, m.update) }})
	}
	if p.Hidden || !unused {
		items = append(items, toggle)
	}
	if unused {
		items = append(items, ui.MenuItem{Text: env.T("setup.player.delete", name), Icon: ui.IconTrash, Apart: true, OnTap: func() { m.remove(p) }})
	}
	m.line(p, mark, what, change, items)
}

// line is a player with something known of him: a click does open, or shows the menu where that is nil.
func (m *manager) line(p store.Player, mark, what string, open func(), items []ui.MenuItem) {
	env, n, ink, sign := m.env, strconv.Itoa(len(m.cards)), ui.Ink, ui.NewIcon(ui.IconChevron, 16, ui.Ink3)
	var more *ui.IconButton
	menu := func() { ui.ShowMenu(more, items) }
	more = ui.NewIconButton(ui.IconMenu, env.T("setup.player.menu", games.Args{"Name": p.Name}), ui.Plain, menu)
	if ui.Show(open != nil, sign); open == nil {
		ink, open = ui.Ink2, menu
	}
	text := ui.VGap(0, ui.NewText(p.Name, ui.Heading, ink).Truncate(), ui.NewText(what, ui.Body, ui.Ink2).Truncate())
	card := m.card(env.Avatar(p, mark, face), ui.HMid(8, ui.Stretch(text), sign), open)
	more.SetEnabled(env.Writable())
	env.Trace.Mark("person."+n, card)
	env.Trace.Mark("person.menu."+n, more)
	m.rows.Add(ui.Ended(card, more))
	m.rows.Add(ui.Inset(0, 8, 0, 8, ui.NewDivider()))
}

// card is what a row can be clicked on: a disc and words.
func (m *manager) card(disc, words fyne.CanvasObject, tap func()) *ui.CardButton {
	card := ui.NewCardButton(8, ui.HMid(16, disc, ui.Stretch(words), ui.Space(40, 0)), tap).Flat()
	card.SetEnabled(m.env.Writable())
	m.cards = append(m.cards, card)
	return card
}

// toggle hides a player, or shows him again.
func (m *manager) toggle(p store.Player) {
	p.Hidden = !p.Hidden
	if !m.failed(m.env.Store.UpdatePlayer(p)) {
		m.update()
	}
}

// remove deletes a player of whom nothing is kept. Once the dialog is gone, they can be had back.
func (m *manager) remove(p store.Player) {
	env := m.env
	data, err := env.Store.Picture(p.ID)
	if m.failed(errors.Join(err, env.Store.DeletePlayer(p.ID))) {
		return
	}
	m.update()
	env.ToastUndo(env.T("setup.player.deleted", games.Args{"Name": p.Name}), func() {
		again, err := add(env, p)
		if err == nil && len(data) > 0 {
			err = env.Store.SetPicture(again.ID, data)
		}
		env.Report(err)
		m.done()
	})
}
