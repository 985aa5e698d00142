package davinci

import (
	"iter"
	"slices"

	"spieltisch/games"
)

// Moves are all lawful actions of the seat whose view it is, but Abandon.
func Moves(v View) iter.Seq[games.Action] {
	return func(yield func(games.Action) bool) {
		for _, a := range moves(v) {
			if !yield(a) {
				return
			}
		}
	}
}

func moves(v View) []games.Action {
	if v.Asked != v.Me {
		return nil
	}
	switch v.Phase {
	case PhaseDeal:
		return []games.Action{Deal{}}
	case PhaseScored:
		return []games.Action{Next{}}
	case PhaseTake:
		return takes(v)
	case PhaseArrange:
		return arrangements(v)
	case PhaseDraw:
		return draws(v)
	case PhaseOpen:
		return opens(v)
	case PhaseGuess:
		return guesses(v)
	case PhaseAgain:
		return append(guesses(v), stops(v)...)
	}
	return nil
}

func takes(v View) []games.Action {
	var out []games.Action
	for n := range v.Options.StartTiles() + 1 {
		if t, ok := (Draft{Edit: Edit{Black: n}}).Take(v); ok {
			out = append(out, t)
		}
	}
	return out
}

func arrangements(v View) []games.Action {
	rows := [][]Tile{nil}
	for _, t := range v.Hand { // numbers first: each has one place
		var longer [][]Tile
		for _, row := range rows {
			for _, p := range Places(row, t) {
				longer = append(longer, slices.Insert(slices.Clone(row), p, t))
			}
		}
		rows = longer
	}
	var out []games.Action
	for _, row := range rows {
		out = append(out, Arrange{Row: row})
	}
	return out
}

func draws(v View) []games.Action {
	var out []games.Action
	for c, n := range v.Middle {
		if n > 0 {
			out = append(out, Draw{Color: Color(c)})
		}
	}
	return out
}

func opens(v View) []games.Action {
	var out []games.Action
	for _, s := range v.Own() {
		if !s.Open {
			out = append(out, Open{Tile: s.ID})
		}
	}
	return out
}

// gaps are what Guess and Stop may say of the drawn tile.
func gaps(v View) []int {
	if v.Drawn == nil {
		return []int{0}
	}
	return v.Places
}

func guesses(v View) []games.Action {
	if v.Phase == PhaseAgain && v.Late {
		return nil
	}
	var out []games.Action
	for _, s := range v.Targets() {
		for n := range Values {
			for _, p := range gaps(v) {
				if v.Options.Names(n) {
					out = append(out, Guess{Tile: s.ID, Number: n, Place: p})
				}
			}
		}
	}
	return out
}

func stops(v View) []games.Action {
	var out []games.Action
	for _, p := range gaps(v) {
		out = append(out, Stop{Place: p})
	}
	return out
}
