package learn

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// alone is a card that stands alone.
func alone(inside fyne.CanvasObject) fyne.CanvasObject {
	card := ui.MaxWidth(ui.Px(640), ui.NewCard(inside))
	return ui.NewVScroll(ui.Inset(32, 24, 32, 24, ui.VGap(0, card))) // as high as it needs to be
}

// loadingCard says that the course is being made.
func loadingCard(env *shell.Env) fyne.CanvasObject {
	return alone(ui.HMid(12, ui.NewIcon(ui.IconHourglass, ui.Px(24), ui.Ink3), ui.Stretch(ui.NewPara(env.T("learn.loading"), ui.Lead, ui.Ink2))))
}

// brokenCard says why nobody can practise; again tries once more, change asks who goes on.
func brokenCard(env *shell.Env, err error, again, change func()) fyne.CanvasObject {
	more := ui.NewButton(env.T("learn.again"), ui.Primary, again).WithIcon(ui.IconUndo)
	other := ui.NewButton(env.T("learn.switch"), ui.Secondary, change).WithIcon(ui.IconUsers)
	return alone(ui.VGap(16, ui.NewText(env.T("common.failed"), ui.Title, ui.Ink), ui.NewProse(env.Explain(nil, err)), ui.HGap(12, other, ui.Spacer(), more)))
}

// askingCard asks who practises; first gets the keyboard.
func askingCard(env *shell.Env, chosen func(store.Player), relaid func()) (card fyne.CanvasObject, first fyne.Focusable) {
	all, first := who(env, 0, chosen, relaid)
	return alone(ui.VGap(16, ui.NewText(env.T("learn.who"), ui.Question, ui.Ink), ui.NewPara(env.T("learn.who.what"), ui.Lead, ui.Ink2), all)), first
}

// who offers the players, and to add one; chosen gets whom somebody taps or adds, and relaid is
// called when the height may have changed. The keyboard belongs to first: the one who practises now.
func who(env *shell.Env, now store.PlayerID, chosen func(store.Player), relaid func()) (all fyne.CanvasObject, first fyne.Focusable) {
	players := playersOf(env)
	names := make([]string, len(players))
	for i, x := range players {
		names[i] = x.Name
	}
	marks := ui.Initials(names)
	var cards []fyne.CanvasObject
	for i, x := range players {
		name := ui.NewText(x.Name, ui.Label, ui.Ink).Truncate()
		card := ui.NewCardButton(10, ui.HMid(10, env.Avatar(x, marks[i], ui.Px(36)), ui.Stretch(name)), func() { chosen(x) })
		env.Trace.Mark("learn-who."+strconv.Itoa(i), card)
		if first == nil || x.ID == now {
			first = card
		}
		cards = append(cards, card)
	}
	box := ui.VGap(16)
	if len(cards) > 0 {
		box.Add(ui.Grid(12, ui.Px(170), 3, cards...))
	}
	if ok, why := env.Writable(); ok {
		adder := people.NewAdder(env, relaid, chosen)
		adder.Reset(players)
		box.Add(ui.VGap(8, ui.NewText(env.T("setup.player.new"), ui.Strong, ui.Ink), adder.Build()))
		if first == nil {
			first = adder.Focusable()
		}
	} else {
		box.Add(ui.NewNote(ui.IconLock, ui.WarnSoft, ui.Warn, why))
	}
	return box, first
}

// switchPlayer asks in a dialog who goes on.
func switchPlayer(env *shell.Env, now store.PlayerID, chosen func(store.Player), closed func()) {
	var h *ui.DialogHandle
	all, first := who(env, now, func(x store.Player) {
		h.Close()
		chosen(x)
	}, func() {
		if o := env.Window.Canvas().Overlays().Top(); o != nil {
			o.Refresh()
		}
	})
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("learn.who"), Body: all, Focus: first, Width: ui.Px(640),
		Buttons: []ui.DialogButton{{Text: env.T("common.cancel"), Cancel: true}},
		OnClose: closed,
	})
}
