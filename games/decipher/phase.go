package decipher

import (
	"iter"

	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
)

// laws say who may do what when, so that what an action says is only looked at for those who
// may know the answer.
var laws = games.Laws[Match]{
	Scene: func(m *Match) games.Scene {
		return games.Scene{
			Seats: m.setup.Options.Seats, Phase: m.Phase, Asked: m.asked(), Over: m.Phase == PhaseOver, Clock: m.setup.Options.Clock > 0,
		}
	},
	NotNow:  IllegalNow,
	Step:    func(m *Match) { m.Step, m.Undo = m.Step+1, games.Nobody },
	Private: func(m *Match, seat games.Seat) bool { return seat == m.maker() },
	Rows: []games.Law[Match]{
		games.ForSeat(isMaker, (*Match).setWord, PhaseWord),
		games.ForSeat(isMaker, (*Match).give, PhaseGive).Unless(noGive).Listed(gives),
		games.ForSeat(isMaker, (*Match).reorder, PhaseTake, PhaseBonus).Unless(noOrder),
		games.ForSeat(isNext, (*Match).take, PhaseTake).Unless(holds).Single(Take{}),
		games.ForSeat(isNext, (*Match).ask, PhasePlace).Listed(asks),
		games.ForSeat(isNext, (*Match).askPiece, PhaseBonus).Unless(noPiece).Single(AskPiece{}),
		games.ForSeat(isNext, (*Match).pass, PhaseBonus, PhasePass).Unless(noBonus).Single(Pass{}),
		games.ForSeat(isSeeker, (*Match).guess, PhaseTake, PhaseGive, PhasePlace, PhaseBonus, PhasePass),
		games.ForTable((*Match).next, PhaseScored).Single(Next{}),
		games.ForClock((*Match).timeUp, PhaseTake, PhasePlace, PhaseBonus, PhasePass).Single(TimeUp{}),
		games.ForTable((*Match).abandon),
	},
}

// maker is the Puzzle Maker.
func (m *Match) maker() games.Seat { return m.setup.Options.Maker(m.Round) }

// isIn tells whether the seat is a Seeker still in.
func (m *Match) isIn(s games.Seat) bool { return m.Tokens[s] > 0 }

// after is the next Seeker still in, clockwise; s itself if there is no other.
func (m *Match) after(s games.Seat) games.Seat {
	n := games.Seat(m.setup.Options.Seats)
	for next := (s + 1) % n; next != s; next = (next + 1) % n {
		if m.isIn(next) {
			return next
		}
	}
	return s
}

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	switch m.Phase {
	case PhaseWord, PhaseGive:
		return m.maker()
	case PhaseScored, PhaseOver:
		return games.Table
	}
	return m.Turn
}

// playing tells whether Seekers play: the word is made and not yet known.
func (m *Match) playing() bool {
	return m.Phase != PhaseWord && m.Phase != PhaseScored && m.Phase != PhaseOver
}

// nextPhase is how the turn of a Seeker begins.
func (m *Match) nextPhase() games.ID {
	switch {
	case m.Bonus && m.Left.Total() == 0:
		return PhasePass
	case m.Bonus:
		return PhaseBonus
	case m.setup.Options.Pick == PickLive:
		return PhaseGive
	}
	return PhaseTake
}

func isMaker(m *Match, seat games.Seat) error {
	if seat != m.maker() {
		return games.Refuse(IllegalMaker, games.Args{"Seat": m.maker()})
	}
	return nil
}

func isSeeker(m *Match, seat games.Seat) error {
	switch {
	case seat == m.maker():
		return games.Refuse(IllegalSeeker, nil)
	case !m.playing():
		return games.Refuse(IllegalNow, games.Args{"Phase": m.Phase})
	case !m.isIn(seat):
		return games.Refuse(IllegalOut, nil)
	}
	return nil
}

// isNext wants the Seeker whose turn it is.
func isNext(m *Match, seat games.Seat) error {
	if err := isSeeker(m, seat); err != nil {
		return err
	}
	if seat != m.Turn {
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.Turn})
	}
	return nil
}

// holds wants no piece in hand.
func holds(m *Match, _ games.Seat) error {
	if m.Holding {
		return games.Refuse(IllegalHand, nil)
	}
	return nil
}

func noGive(m *Match, seat games.Seat) error {
	if m.setup.Options.Pick != PickLive {
		return nil
	}
	return holds(m, seat)
}

func noOrder(m *Match, seat games.Seat) error {
	if m.setup.Options.Pick != PickOrder {
		return games.Refuse(IllegalNoOrder, nil)
	}
	return holds(m, seat)
}

func noPiece(m *Match, seat games.Seat) error {
	if m.Phase == PhasePass {
		return games.Refuse(IllegalEmpty, nil)
	}
	return noBonus(m, seat)
}

func noBonus(m *Match, seat games.Seat) error {
	if !m.Holding && !m.Bonus {
		return games.Refuse(IllegalNoBonus, nil)
	}
	return holds(m, seat)
}

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt { return laws.Prompts(m) }

// Moves implements games.Mover; all but Abandon, and but words and orders of pieces, of which
// there are too many.
func (m *Match) Moves(seat games.Seat) iter.Seq[games.Action] { return laws.Moves(m, seat) }

// gives are the kinds that are left, which the Puzzle Maker knows.
func gives(m *Match, _ games.Seat) []games.Action {
	var out []games.Action
	for k, n := range m.Left {
		if n > 0 {
			out = append(out, Give{letterpiece.Kind(k)})
		}
	}
	return out
}

func asks(m *Match, _ games.Seat) []games.Action {
	return each.Of(m.open(), func(zone int) games.Action { return Ask{zone} })
}
