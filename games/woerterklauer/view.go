package woerterklauer

import (
	"cmp"
	"slices"

	"spieltisch/games"
)

// View is what everybody may know of a match, the same for all seats and the table: all
// but the seed, and with it the order in which tiles will come out of the box.
type View struct {
	Options    Options
	Set        Set
	Step       int        // actions in force
	Asked      games.Seat // who is asked to act; games.Table when the match is over
	Mover      Color      // the color of that seat
	TurnNumber int        // of the turn, from 1
	Phase      games.ID
	Field      Field   // sorted
	Pool       []Tile  // in pool order
	Box        int     // tiles in the box
	Boxed      []Stock // what they show, in the order of the alphabet
	Aside      int     // tiles to set aside for want of a vowel, else 0
	Swap       int     // tiles that the joker may take now, 0 if it can't be used
	Jokers     [Seats]bool
	Turns      []ScoredTurn // turns ended, in the order of play
	History    History
	Rulings    games.Rulings // those that hold in this match
	Tally      Tally
	Winner     games.Seat // games.Table while nobody has won
}

// View implements games.Match; the value is a View.
func (m *Match) View(games.Seat) any { return m.view() }

func (m *Match) view() View {
	v := View{
		Options:    m.setup.Options,
		Set:        m.setup.Set.Clone(),
		Step:       m.Step,
		Asked:      m.asked(),
		Mover:      m.mover(),
		TurnNumber: m.TurnNumber,
		Phase:      m.Phase,
		Field:      slices.Clone(m.Field),
		Pool:       slices.Clone(m.Pool),
		Box:        len(m.Box),
		Boxed:      stocks(m.boxed()),
		Swap:       m.mostSwap(),
		History:    m.History.clone(),
		Rulings:    slices.Clone(m.Rulings),
		Tally:      m.tally(),
		Winner:     m.Winner,
	}
	if m.Phase == PhaseVowel {
		v.Aside = m.aside()
	}
	for s, used := range m.Swapped {
		v.Jokers[s] = !used
	}
	for _, p := range m.Turns {
		v.Turns = append(v.Turns, p.clone())
	}
	return v
}

func (m *Match) tally() Tally { return m.Field.Tally() }

// asked is who is asked to act.
func (m *Match) asked() games.Seat {
	if m.Phase == PhaseOver {
		return games.Table
	}
	return m.Turn
}

// Position is what the referee needs to judge these tiles on the field. false: they are
// not tiles of field and pool, each once.
func (v View) Position(lays []Lay) (Attempt, bool) {
	return turnOf(v.Field, v.Pool, lays, v.Mover, v.Options, v.History)
}

// asking is a Judge as the screen needs it.
type asking struct {
	held, table games.Rulings
	j           Judge
}

// Judge asks, in this order, what holds in the match, then j, and where j has no opinion
// the table's answers so far.
func (v View) Judge(j Judge, table games.Rulings) Judge {
	return asking{slices.Clone(v.Rulings), table, j}
}

// Word implements games.Judge.
func (a asking) Word(word string) (games.Ruling, bool) {
	return a.ask(func(j Judge) (games.Ruling, bool) { return j.Word(word) })
}

// Same implements Judge.
func (a asking) Same(word, other string) (games.Ruling, bool) {
	return a.ask(func(j Judge) (games.Ruling, bool) { return j.Same(word, other) })
}

func (a asking) ask(question func(Judge) (games.Ruling, bool)) (games.Ruling, bool) {
	if r, known := question(a.held); known {
		return r, true
	}
	r, known := question(a.j)
	if known {
		return r, true
	}
	if answer, known := question(a.table); known {
		return answer, true
	}
	return r, false
}

// NewEndTurn is the action that ends the turn with these tiles on the field, as the
// referee has judged them: with those of his rulings that don't hold yet.
func NewEndTurn(v View, lays []Lay, verdict Verdict) EndTurn {
	return EndTurn{Field: slices.Clone(lays), Rulings: v.fresh(verdict.Rulings)}
}

// NewTimeUp is the table's clock: in the phase "lay" with what lies there, if it is lawful
// by j, else with the last lawful draft, else with nothing. j is as View.Judge makes it.
func NewTimeUp(v View, d Draft, j Judge) TimeUp {
	if v.Phase != PhaseLay {
		return TimeUp{}
	}
	for _, lays := range [][]Lay{d.Laid, d.Good} {
		p, ok := v.Position(lays)
		if verdict := Referee(p, j); ok && verdict.Lawful {
			return TimeUp{Field: slices.Clone(lays), Rulings: v.fresh(verdict.Rulings)}
		}
	}
	return TimeUp{}
}

// fresh are the rulings that don't hold yet.
func (v View) fresh(rs games.Rulings) games.Rulings {
	var out games.Rulings
	for _, r := range rs {
		if !holds(v.Rulings, r) && !holds(out, r) {
			out = append(out, r)
		}
	}
	return out
}

// Prompts implements games.Match.
func (m *Match) Prompts() []games.Prompt {
	table := games.Prompt{Seat: games.Table}
	var actions []string
	switch m.Phase {
	case PhaseOver:
		return nil
	case PhaseDraw:
		actions = []string{TypeDraw}
	case PhaseVowel:
		actions = []string{TypeSetAside}
	case PhaseLay:
		actions = []string{TypeEndTurn, TypeGiveUp}
		if m.mostSwap() > 0 {
			actions = append(actions, TypeSwap)
		}
	}
	if m.setup.Options.Clock > 0 && m.Phase != PhaseDraw {
		table.Actions = append(table.Actions, TypeTimeUp)
	}
	table.Actions = append(table.Actions, TypeAbandon)
	return []games.Prompt{{Seat: m.Turn, Main: true, Actions: actions}, table}
}

// CanUndo implements games.Match: a turn ended until the next action, and giving up, by
// their author; "abandoned" by the table. Whatever draws tiles is never undone.
func (m *Match) CanUndo(seat games.Seat) bool { return m.Undo != noUndo && seat == m.Undo }

// Outcome implements games.Match. The points are the letters on the field.
func (m *Match) Outcome() (games.Outcome, bool) {
	if m.Phase != PhaseOver {
		return games.Outcome{}, false
	}
	o := games.Outcome{Reason: m.Ended}
	for seat, points := range m.points() {
		o.Places = append(o.Places, games.Place{Seat: games.Seat(seat), Rank: 1, Points: points})
	}
	// Who can't take the lead has lost, whatever the letters say.
	slices.SortStableFunc(o.Places, func(a, b games.Place) int {
		if m.Winner == games.Table {
			return cmp.Compare(b.Points, a.Points)
		}
		return cmp.Compare(a.Seat^m.Winner, b.Seat^m.Winner)
	})
	if m.Winner != games.Table || o.Places[0].Points > o.Places[1].Points {
		o.Places[1].Rank = 2
	}
	return o, true
}

func (m *Match) points() []int {
	t, o := m.tally(), m.setup.Options
	return []int{t.Of(o.Color(0)), t.Of(o.Color(1))}
}

// Standing implements games.Match. Every word of a turn counts the letters that it has
// brought.
func (m *Match) Standing() games.Standing {
	st := games.Standing{Asked: m.asked(), Round: m.round(m.TurnNumber), Phase: m.Phase, Points: m.points()}
	for _, p := range m.Turns {
		for _, w := range p.Words {
			st.Scored = append(st.Scored, games.ScoredTurn{Seat: p.Seat, Round: m.round(p.TurnNumber), Word: w.Text, Points: w.Gains})
		}
	}
	return st
}

// round is the round of a turn: both have one in it.
func (m *Match) round(turn int) int { return (turn + 1) / Seats }
