package davinci

import (
	"iter"
	"slices"

	"spieltisch/games"
	"spieltisch/games/each"
)

// laws say who may do what when, so that what an action says is only looked at for the seat
// that may know the answer. Whoever is asked must look at their own tiles, in every phase: that
// their prompts are private tells nothing about the tiles.
var laws = games.Laws[Match]{
	Scene: func(m *Match) games.Scene {
		return games.Scene{
			Seats: m.setup.Options.Seats, Phase: m.Phase, Asked: m.asked(), Over: m.Phase == PhaseOver, Clock: m.setup.Options.Clock > 0,
		}
	},
	NotNow:  IllegalNow,
	Step:    func(m *Match) { m.Step, m.Undo = m.Step+1, games.Nobody },
	Private: func(*Match, games.Seat) bool { return true },
	Rows: []games.Law[Match]{
		games.ForTable((*Match).deal, PhaseDeal).Single(Deal{}),
		games.ForAsked((*Match).take, PhaseTake).Listed(known(takes)),
		games.ForAsked((*Match).arrange, PhaseArrange).Listed(known(arrangements)),
		games.ForAsked((*Match).draw, PhaseDraw).Listed(known(draws)),
		games.ForAsked((*Match).guess, PhaseGuess, PhaseAgain).Unless(noGuess).Listed(known(guesses)),
		games.ForAsked((*Match).stop, PhaseAgain).Listed(known(stops)),
		games.ForAsked((*Match).open, PhaseOpen).Listed(known(opens)),
		games.ForTable((*Match).next, PhaseScored).Single(Next{}),
		games.ForClock((*Match).timeUp, PhaseDraw, PhaseGuess, PhaseAgain).Unless(late).Single(TimeUp{}),
		games.ForTable((*Match).abandon),
	},
}

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	switch m.Phase {
	case PhaseDeal, PhaseScored, PhaseOver:
		return games.Table
	}
	return m.Turn
}

// noGuess is why a turn can't go on, late.
func noGuess(m *Match, _ games.Seat) error {
	if m.Phase == PhaseAgain && m.Late {
		return games.Refuse(IllegalTime, nil)
	}
	return nil
}

// late refuses to end the time a second time.
func late(m *Match, _ games.Seat) error {
	if m.Late {
		return games.Refuse(IllegalTime, nil)
	}
	return nil
}

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt { return laws.Prompts(m) }

// Moves implements games.Mover; all but Abandon.
func (m *Match) Moves(seat games.Seat) iter.Seq[games.Action] { return laws.Moves(m, seat) }

// known lists the moves of a seat by what it may know.
func known(of func(View) []games.Action) func(*Match, games.Seat) []games.Action {
	return func(m *Match, seat games.Seat) []games.Action { return of(m.view(seat)) }
}

// Moves are what the seat may do as the one who is asked, as Match.Moves lists it.
func (v View) Moves() []games.Action {
	if v.Me < 0 || v.Asked != v.Me {
		return nil
	}
	switch v.Phase {
	case PhaseTake:
		return takes(v)
	case PhaseArrange:
		return arrangements(v)
	case PhaseDraw:
		return draws(v)
	case PhaseGuess:
		return guesses(v)
	case PhaseAgain:
		if v.Late {
			return stops(v)
		}
		return append(guesses(v), stops(v)...)
	case PhaseOpen:
		return opens(v)
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
	return each.Of(rows, func(row []Tile) games.Action { return Arrange{Row: row} })
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
	return each.Of(gaps(v), func(p int) games.Action { return Stop{Place: p} })
}
