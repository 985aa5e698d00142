package people

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// Known are those who may practise: all who aren't hidden.
func Known(env *shell.Env) []store.Player {
	if env.Store == nil {
		return nil
	}
	all, err := env.Store.Players()
	env.Report(err)
	return all
}

// Choices offers the players, and to add one; chosen gets whom somebody taps or adds, and relaid is called when the height may
// have changed; with nil nobody can be added. The keyboard belongs to first: the one of now. mark names the cards in the trace.
func Choices(env *shell.Env, mark string, now store.PlayerID, chosen func(store.Player), relaid func()) (all fyne.CanvasObject, first fyne.Focusable) {
	players := Known(env)
	marks := ui.Initials(store.Names(players))
	var cards []fyne.CanvasObject
	for i, x := range players {
		name := ui.NewText(x.Name, ui.Label, ui.Ink).Truncate()
		card := ui.NewCardButton(10, ui.HMid(10, env.Avatar(x, marks[i], 36), ui.Stretch(name)), func() { chosen(x) })
		env.Trace.Mark(mark+"."+strconv.Itoa(i), card)
		if first == nil || x.ID == now {
			first = card
		}
		cards = append(cards, card)
	}
	box := ui.VGap(16)
	if len(cards) > 0 {
		box.Add(ui.Grid(12, 170, 3, cards...))
	}
	if relaid == nil {
		return box, first
	}
	if ok, why := env.Writable(); ok {
		adder := NewAdder(env, relaid, chosen)
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
