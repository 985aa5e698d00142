package decipher

import (
	"iter"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// laws say who may do what when, so that what an action says is only looked at for those who
// may know the answer.
var laws = games.Laws[Match]{
	Scene: func(m *Match) games.Scene {
		return games.Scene{Seats: m.setup.Options.Seats, Phase: m.Phase, Asked: m.asked(), Over: m.Phase == PhaseOver}
	},
	NotNow:  IllegalNow,
	Step:    func(m *Match) { m.Step, m.Undo = m.Step+1, games.Nobody },
	Private: func(m *Match, seat games.Seat) bool { return seat == m.maker() },
	Rows: []games.Law[Match]{
		games.ForSeat((*Match).isMaker, (*Match).setWord, PhaseWord),
		games.ForSeat((*Match).isMaker, (*Match).give, PhaseGive).Unless((*Match).noGive).Listed((*Match).gives),
		games.ForSeat((*Match).isMaker, (*Match).reorder, PhaseTake, PhaseBonus).Unless((*Match).noOrder),
		games.ForSeat((*Match).isNext, (*Match).take, PhaseTake).Unless((*Match).holds).Single(Take{}),
		games.ForSeat((*Match).isNext, (*Match).ask, PhasePlace).Listed((*Match).asks),
		games.ForSeat((*Match).isNext, (*Match).askPiece, PhaseBonus).Unless((*Match).noPiece).Single(AskPiece{}),
		games.ForSeat((*Match).isNext, (*Match).pass, PhaseBonus, PhasePass).Unless((*Match).noBonus).Single(Pass{}),
		games.ForSeat((*Match).isSeeker, (*Match).guess, PhaseTake, PhaseGive, PhasePlace, PhaseBonus, PhasePass),
		games.ForTable((*Match).next, PhaseScored).Single(Next{}),
		games.ForTable((*Match).timeUp, PhaseTake, PhasePlace, PhaseBonus, PhasePass).Unless((*Match).noClock).Single(TimeUp{}),
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

func (m *Match) isMaker(seat games.Seat) error {
	if seat != m.maker() {
		return games.Refuse(IllegalMaker, games.Args{"Seat": m.maker()})
	}
	return nil
}

func (m *Match) isSeeker(seat games.Seat) error {
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
func (m *Match) isNext(seat games.Seat) error {
	if err := m.isSeeker(seat); err != nil {
		return err
	}
	if seat != m.Turn {
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.Turn})
	}
	return nil
}

// holds wants no piece in hand.
func (m *Match) holds(games.Seat) error {
	if m.Holding {
		return games.Refuse(IllegalHand, nil)
	}
	return nil
}

func (m *Match) noGive(seat games.Seat) error {
	if m.setup.Options.Pick != PickLive {
		return nil
	}
	return m.holds(seat)
}

func (m *Match) noOrder(seat games.Seat) error {
	if m.setup.Options.Pick != PickOrder {
		return games.Refuse(IllegalNoOrder, nil)
	}
	return m.holds(seat)
}

func (m *Match) noPiece(seat games.Seat) error {
	if m.Phase == PhasePass {
		return games.Refuse(IllegalEmpty, nil)
	}
	return m.noBonus(seat)
}

func (m *Match) noBonus(seat games.Seat) error {
	if !m.Holding && !m.Bonus {
		return games.Refuse(IllegalNoBonus, nil)
	}
	return m.holds(seat)
}

func (m *Match) noClock(games.Seat) error {
	if m.setup.Options.Clock == 0 {
		return games.Refuse(IllegalClockOff, nil)
	}
	return nil
}

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt { return laws.Prompts(m) }

// Moves implements games.Mover; all but Abandon, and but words and orders of pieces, of which
// there are too many.
func (m *Match) Moves(seat games.Seat) iter.Seq[games.Action] { return laws.Moves(m, seat) }

// gives are the kinds that are left, which the Puzzle Maker knows.
func (m *Match) gives(games.Seat) []games.Action {
	var out []games.Action
	for k, n := range m.Left {
		if n > 0 {
			out = append(out, Give{letterpiece.Kind(k)})
		}
	}
	return out
}

func (m *Match) asks(games.Seat) []games.Action {
	var out []games.Action
	for _, zone := range m.open() {
		out = append(out, Ask{zone})
	}
	return out
}
