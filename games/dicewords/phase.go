package dicewords

import (
	"iter"

	"spieltisch/games"
)

// laws say who may do what when.
var laws = games.Laws[Match]{
	Scene: func(m *Match) games.Scene {
		return games.Scene{
			Seats: m.setup.Options.Seats, Phase: m.Phase, Asked: m.asked(), Over: m.Phase == PhaseOver, Clock: m.setup.Options.Clock > 0,
		}
	},
	NotNow:  IllegalNow,
	Step:    func(m *Match) { m.Step, m.Undo = m.Step+1, games.Nobody },
	Private: (*Match).owns,
	Rows: []games.Law[Match]{
		games.ForAsked((*Match).throw, PhaseFirst, PhasePending, PhaseThrow).Unless(noThrow).Listed(throws),
		games.ForAsked((*Match).declare, PhaseThrow, PhaseDeclare).Unless(notThrown),
		games.ForAsked((*Match).pass, PhaseThrow, PhaseDeclare).Unless(notThrown).Single(Pass{}),
		games.ForSeat(isOther, (*Match).challenge, PhasePending, PhaseConfirm),
		games.ForTable((*Match).rule, PhaseRuling).Listed(rulings),
		games.ForTable((*Match).accept, PhasePending, PhaseConfirm).Single(Accept{}),
		games.ForTable((*Match).next, PhaseRound).Single(Next{}),
		games.ForClock((*Match).timeUp, PhaseThrow, PhaseDeclare).Unless(late).Single(TimeUp{}),
		games.ForTable((*Match).abandon),
	},
}

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	switch m.Phase {
	case PhaseConfirm, PhaseRuling, PhaseRound, PhaseOver:
		return games.Table
	}
	return m.Turn
}

// throwing tells whether dice of this turn lie on the table and wait.
func (m *Match) throwing() bool { return m.Phase == PhaseThrow || m.Phase == PhaseDeclare }

// noThrow is why there is no throw left.
func noThrow(m *Match, _ games.Seat) error {
	switch {
	case m.Phase != PhaseDeclare:
		return nil
	case m.Late:
		return games.Refuse(IllegalTime, nil)
	}
	return games.Refuse(IllegalThrows, games.Args{"Max": Throws})
}

// notThrown wants a throw before a turn ends.
func notThrown(m *Match, _ games.Seat) error {
	if m.Phase == PhaseFirst || m.Phase == PhasePending {
		return games.Refuse(IllegalFirst, nil)
	}
	return nil
}

// isOther refuses the author of the pending word.
func isOther(m *Match, seat games.Seat) error {
	if m.Pending.Verdict == VerdictOpen && m.Pending.Seat == seat {
		return games.Refuse(IllegalChallenger, nil)
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

// Moves implements games.Mover; all but Abandon, and but Declare and Challenge, which
// need words and what is known of them.
func (m *Match) Moves(seat games.Seat) iter.Seq[games.Action] { return laws.Moves(m, seat) }

// throws are all choices of dice.
func throws(m *Match, _ games.Seat) []games.Action {
	var out []games.Action
	for set := range 1 << DiceCount {
		var t Throw
		for i := range DiceCount {
			if set>>i&1 == 1 {
				t.Dice = append(t.Dice, i)
			}
		}
		if m.checkDice(t) == nil {
			out = append(out, t)
		}
	}
	return out
}

func rulings(m *Match, _ games.Seat) []games.Action {
	v := m.view()
	return []games.Action{NewRule(v, true), NewRule(v, false)}
}
