package woerterklauer

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// rulesBlock draws an example of the rules page: "sides" is a tile from both sides, "turn"
// a turn as parseLesson reads it, which can be stepped through, "turn en" one with English words. It is nil for anything else.
func rulesBlock(env *shell.Env, name, body string) fyne.CanvasObject {
	switch body = strings.TrimSpace(body); name {
	case "sides":
		if body == "" {
			return rulesSides()
		}
	case "turn", "turn en":
		if l, ok := parseLesson(body); ok {
			return newPlayedLesson(env, l).object
		}
	}
	return nil
}

// rulesSides draws a tile as it lies in the pool, and both its sides.
func rulesSides() fyne.CanvasObject {
	s, c := newSpotted(48, 5, 1)
	s.add(c, 0, 0, poolLook("K"))
	s.add(c, 2, 0, sided("K", wk.Red))
	s.add(c, 4, 0, sided("K", wk.Black))
	return ui.HGap(0, ui.MinSized(240, 52, c))
}
