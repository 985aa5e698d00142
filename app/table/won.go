package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// Won is what lists say of a finished match with such places and points: the sentence on who has won, and its arguments, with
// the seats as Seats. The game may be nil: one that isn't known.
func (g *Game) Won(places []games.Place, points []int) (games.ID, games.Args) {
	first := games.Winners(places)
	if len(first) == 0 {
		return "home.over", nil
	}
	args := games.Args{"Seats": first, "Points": places[0].Points}
	switch {
	case len(places) == 1:
		return "home.won.alone", args
	case len(first) > 1:
		return "home.won.shared", args
	case Pointless(points):
		return "home.won.plain", args
	case g != nil && g.Letters:
		by := places[0].Points - places[1].Points
		if by <= 0 {
			return "home.won.plain", args
		}
		args["N"] = by
		return "home.won.lead", args
	}
	return "home.won", args
}

// Pointless tells whether nobody has any points: none were made yet, or the match was played without. Where points decide, nobody
// can win with as many as everybody else.
func Pointless(points []int) bool {
	return !slices.ContainsFunc(points, func(n int) bool { return n != 0 })
}

// counted is a message of a game that counts points, or of one that counts letters.
func (g *Game) counted(points, letters games.ID) games.ID {
	if g.Letters {
		return letters
	}
	return points
}

// counting has a tooltip say what counts as the letters of a word, in a game that counts them.
func (g *Game) counting(d *Desk, word fyne.CanvasObject) fyne.CanvasObject {
	if !g.Letters {
		return word
	}
	out := ui.NewNamed(word)
	out.SetTip(d.T("table.end.letters.is"))
	return out
}
