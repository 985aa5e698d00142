package dicewords

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// logDie is the size of a die in the log.
const logDie float32 = 24

// logged draws a throw as its dice, and a word in bold with what it counts at the right.
func logged(d *table.Desk, e games.Event, a games.Action) fyne.CanvasObject {
	var parts []fyne.CanvasObject
	switch e.ID {
	case dw.EventThrow:
		parts = diceOf(d, e, a)
	case dw.EventDeclare, dw.EventClaim:
		parts = []fyne.CanvasObject{
			ui.NewText(e.Args["Word"].(string), ui.Heading, ui.Ink), ui.Space(4, 0), ui.NewText(fmt.Sprintf("%d × %d", e.Args["Sum"], e.Args["Length"]), ui.Lead, ui.Ink2),
			ui.Stretch(ui.Space(0, 0)), ui.NewText(d.T("table.end.points", games.Args{"N": e.Args["Points"]}), ui.Label, ui.Ink),
		}
	}
	if parts == nil {
		return nil
	}
	line := ui.NewNamed(ui.HMid(3, parts...))
	line.SetTip(d.Say(e.ID, e.Args))
	return line
}

// diceOf are the dice of a throw, in the order of the box.
func diceOf(d *table.Desk, e games.Event, a games.Action) []fyne.CanvasObject {
	throw, _ := a.(dw.Throw)
	letters, set := []rune(e.Args["Letters"].(string)), d.Public().(dw.View).Set
	if len(letters) != len(throw.Dice) {
		return nil
	}
	parts := []fyne.CanvasObject{ui.NewText(d.T("dicewords.log.throw"), ui.Lead, ui.Ink2), ui.Space(4, 0)}
	for k, i := range slices.Sorted(slices.Values(throw.Dice)) {
		parts = append(parts, draw.NewDie(face(set, i, letters[k]), logDie))
	}
	return parts
}
