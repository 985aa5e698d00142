package learn

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// alone is a card that stands alone.
func alone(inside fyne.CanvasObject) fyne.CanvasObject {
	return around(ui.VGap(0, ui.MaxWidth(640, ui.NewCard(inside)))) // as high as it needs to be
}

// around is what scrolls around such a card.
func around(card fyne.CanvasObject) fyne.CanvasObject {
	return ui.NewVScroll(ui.Inset(32, 24, 32, 24, card))
}

// loadingCard says that the course is being made.
func loadingCard(env *shell.Env) fyne.CanvasObject {
	return alone(ui.HMid(12, ui.NewIcon(ui.IconHourglass, 24, ui.Ink3), ui.Stretch(ui.NewPara(env.T("learn.loading"), ui.Lead, ui.Ink2))))
}

// brokenCard says why nobody can practise; again tries once more, change asks who goes on.
func brokenCard(env *shell.Env, err error, again, change func()) fyne.CanvasObject {
	more := ui.NewButton(env.T("learn.again"), ui.Primary, again).WithIcon(ui.IconUndo)
	other := ui.NewButton(env.T("learn.switch"), ui.Secondary, change).WithIcon(ui.IconUsers)
	return alone(ui.VGap(16, ui.NewText(env.T("common.failed"), ui.Title, ui.Ink), ui.NewProse(env.Explain(nil, err), ui.Lead), ui.HGap(12, other, ui.Spacer(), more)))
}

// askingCard asks who practises; first gets the keyboard.
func askingCard(env *shell.Env, chosen func(store.Player), relaid func()) (card fyne.CanvasObject, first fyne.Focusable) {
	card, first = people.Asking(env, "learn.who", "learn.who.what", "learn-who", nil, chosen, relaid)
	return around(card), first
}

// switchPlayer asks in a dialog who goes on.
func switchPlayer(env *shell.Env, now store.PlayerID, chosen func(store.Player), closed func()) {
	var h *ui.DialogHandle
	all, first := people.Choices(env, "learn-who", now, nil, func(x store.Player) {
		h.Close()
		chosen(x)
	}, func() {
		if o := env.Window.Canvas().Overlays().Top(); o != nil {
			o.Refresh()
		}
	})
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("learn.who"), Body: all, Focus: first, Width: 640,
		Buttons: []ui.DialogButton{{Text: env.T("common.cancel"), Cancel: true}},
		OnClose: closed,
	})
}
