package dicewords

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
	"spieltisch/store"
)

// position are the dice of the turn on a ledge, or else those of the last word.
func position(_ *shell.Env, view any, _ []store.Player) fyne.CanvasObject {
	v := view.(dw.View)
	var dice []fyne.CanvasObject
	add := func(i, up int) { dice = append(dice, draw.NewDie(face(v.Set, i, v.Set.Faces(i)[up]), strewnDie)) }
	switch {
	case v.Up != nil:
		for i, up := range v.Up {
			add(i, up)
		}
	case v.Last != nil && len(v.Last.Dice) > 0:
		for _, i := range v.Last.Dice {
			add(i, v.Last.Up[i])
		}
	default:
		return nil
	}
	ledge := ui.NewLedge()
	return container.New(strewn{ledge: ledge}, append(dice, ledge)...)
}
