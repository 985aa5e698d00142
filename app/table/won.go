package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
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

// Counted is a message of a game that counts points, or of one that counts letters.
func (g *Game) Counted(points, letters games.ID) games.ID {
	if g.Letters {
		return letters
	}
	return points
}

// Counting has a tooltip say what counts as the letters of a word, in a game that counts them.
func (g *Game) Counting(env *shell.Env, word fyne.CanvasObject) fyne.CanvasObject {
	if !g.Letters {
		return word
	}
	out := ui.NewNamed(word)
	out.SetTip(env.T("table.end.letters.is"))
	return out
}

// BestWord is a player's turn with a word that brought most, the first of equal ones; games.Table: of all.
func BestWord(turns []games.ScoredTurn, s games.Seat) (best games.ScoredTurn, ok bool) {
	for _, t := range turns {
		if (s == games.Table || t.Seat == s) && t.Word != "" && t.Points > 0 && (!ok || t.Points > best.Points) {
			best, ok = t, true
		}
	}
	return best, ok
}

// BestWords are the words that have brought each player of a match most, by seat.
func BestWords(d *Desk) (all []games.ScoredTurn) {
	for seat := range d.Players() {
		if best, ok := BestWord(d.place.Session.Standing().Scored, games.Seat(seat)); ok {
			all = append(all, best)
		}
	}
	return all
}

// TipsTold says who was told how much; told is by seat, nil where no tips are allowed ("").
func TipsTold(env *shell.Env, players []store.Player, told []int) string {
	var list []string
	for i, n := range told {
		if n > 0 {
			list = append(list, env.T("table.end.tips.one", games.Args{"Name": env.SeatName(store.Names(players), games.Seat(i)), "N": n}))
		}
	}
	switch {
	case told == nil:
		return ""
	case len(list) == 0:
		return env.T("table.end.tips.none")
	}
	return env.T("table.end.tips", games.Args{"List": env.Join(list)})
}
