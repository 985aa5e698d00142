package games

import (
	"iter"
	"slices"
)

// Laws is a game's table of its actions: who may do which in which phase. M is the
// struct of the game's Match. What a Match refuses by seat and time, what it prompts for,
// which moves it lists and which actions a log may have, follow from it.
type Laws[M any] struct {
	Scene   func(*M) Scene
	NotNow  ID                  // refuses an action in a wrong phase; Args: Phase
	Step    func(*M)            // before each action: count it, and forget who might undo the last one
	Private func(*M, Seat) bool // whose prompts are Private; nil: nobody's
	Rows    []Law[M]            // in the order in which prompts name the actions
}

// Scene is what of a position decides who may act.
type Scene struct {
	Seats int
	Phase ID
	Asked Seat // who is asked to act
	Over  bool
	Clock bool // a clock measures the turns
}

// Law is a row of Laws: who may do an action, and in which phases; in all if it names none.
type Law[M any] struct {
	name   string // the action's type
	is     func(Action) bool
	who    func(*M, Scene, Seat) error
	phases []ID
	do     func(*M, Seat, Action) error
	decode func(typ string, data []byte) (Action, error)
	unless func(*M, Seat) error
	moves  func(*M, Seat) []Action
}

// ForTable is an action of the Table alone.
func ForTable[M any, A Action](do func(*M, Seat, A) error, phases ...ID) Law[M] {
	return law(func(_ *M, _ Scene, seat Seat) error {
		if seat != Table {
			return Refuse(IllegalTable, nil)
		}
		return nil
	}, do, phases)
}

// ForClock is an action of the Table for the clock, in a match that has one.
func ForClock[M any, A Action](do func(*M, Seat, A) error, phases ...ID) Law[M] {
	return law(func(_ *M, s Scene, seat Seat) error {
		switch {
		case seat != Table:
			return Refuse(IllegalTable, nil)
		case !s.Clock:
			return Refuse(IllegalClockOff, nil)
		}
		return nil
	}, do, phases)
}

// ForAsked is an action of the seat that is asked to act.
func ForAsked[M any, A Action](do func(*M, Seat, A) error, phases ...ID) Law[M] {
	return law(func(_ *M, s Scene, seat Seat) error {
		if seat != s.Asked {
			return Refuse(IllegalTurn, Args{"Seat": s.Asked})
		}
		return nil
	}, do, phases)
}

// ForSeat is an action of any seat whom may doesn't refuse.
func ForSeat[M any, A Action](may func(*M, Seat) error, do func(*M, Seat, A) error, phases ...ID) Law[M] {
	return law(func(m *M, _ Scene, seat Seat) error {
		if seat == Table {
			return Refuse(IllegalSeat, nil)
		}
		return may(m, seat)
	}, do, phases)
}

func law[M any, A Action](who func(*M, Scene, Seat) error, do func(*M, Seat, A) error, phases []ID) Law[M] {
	var zero A
	return Law[M]{
		name: zero.Type(), who: who, phases: phases, decode: As[A],
		// A foreign action's Type can't be trusted.
		is: func(a Action) bool { _, ok := a.(A); return ok },
		do: func(m *M, seat Seat, a Action) error { return do(m, seat, a.(A)) },
	}
}

// Unless refuses the action in some positions, whatever it says; that is asked before the phase.
func (l Law[M]) Unless(refuse func(*M, Seat) error) Law[M] {
	l.unless = refuse
	return l
}

// Single lists a, which leaves nothing to choose.
func (l Law[M]) Single(a Action) Law[M] {
	return l.Listed(func(*M, Seat) []Action { return []Action{a} })
}

// Listed lists what a seat may choose from where the law allows the action.
func (l Law[M]) Listed(moves func(*M, Seat) []Action) Law[M] {
	l.moves = moves
	return l
}

// Apply carries out the action or returns an *Illegal, for Match.Apply.
func (l *Laws[M]) Apply(m *M, seat Seat, a Action) error {
	row, err := l.allowed(m, seat, a)
	if err != nil {
		return err
	}
	next := *m
	l.Step(&next)
	if err := row.do(&next, seat, a); err != nil {
		return err
	}
	*m = next
	return nil
}

// allowed is the action's row, where the seat may do such an action now.
func (l *Laws[M]) allowed(m *M, seat Seat, a Action) (Law[M], error) {
	s := l.Scene(m)
	if seat < Table || int(seat) >= s.Seats {
		return Law[M]{}, Refuse(IllegalSeat, nil)
	}
	i := slices.IndexFunc(l.Rows, func(row Law[M]) bool { return row.is(a) })
	switch {
	case i < 0:
		return Law[M]{}, Refuse(IllegalAction, Args{"Type": ""})
	case s.Over:
		return Law[M]{}, Refuse(IllegalOver, nil)
	}
	return l.Rows[i], l.may(m, s, seat, l.Rows[i])
}

// may tells whether the seat may do the row's action in this position.
func (l *Laws[M]) may(m *M, s Scene, seat Seat, row Law[M]) error {
	if err := row.who(m, s, seat); err != nil {
		return err
	}
	if row.unless != nil {
		if err := row.unless(m, seat); err != nil {
			return err
		}
	}
	if row.phases != nil && !slices.Contains(row.phases, s.Phase) {
		return Refuse(l.NotNow, Args{"Phase": s.Phase})
	}
	return nil
}

// Prompts are what may be done now, seat by seat, the Table's last, for Match.Prompts.
func (l *Laws[M]) Prompts(m *M) []Prompt {
	s := l.Scene(m)
	if s.Over {
		return nil
	}
	var out []Prompt
	for i := range s.Seats + 1 {
		seat := Seat(i)
		if i == s.Seats {
			seat = Table
		}
		var actions []string
		for _, row := range l.Rows {
			if l.may(m, s, seat, row) == nil {
				actions = append(actions, row.name)
			}
		}
		if actions != nil {
			private := l.Private != nil && seat != Table && l.Private(m, seat)
			out = append(out, Prompt{Seat: seat, Main: seat == s.Asked, Private: private, Actions: actions})
		}
	}
	return out
}

// Moves are the lawful actions of a seat or the Table, but those of types that aren't listed: of
// some there are too many, such as guesses of a word, and Abandon is no move of the game.
func (l *Laws[M]) Moves(m *M, seat Seat) iter.Seq[Action] {
	return func(yield func(Action) bool) {
		s := l.Scene(m)
		if s.Over || seat < Table || int(seat) >= s.Seats {
			return
		}
		for _, row := range l.Rows {
			if row.moves == nil || l.may(m, s, seat, row) != nil {
				continue
			}
			for _, a := range row.moves(m, seat) {
				if !yield(a) {
					return
				}
			}
		}
	}
}

// Decode reads an action of the log, for Kind.Action. The error is an *Illegal.
func (l *Laws[M]) Decode(typ string, data []byte) (Action, error) {
	for _, row := range l.Rows {
		if a, err := row.decode(typ, data); a != nil || err != nil {
			return a, err
		}
	}
	return nil, Refuse(IllegalAction, Args{"Type": typ})
}
