package tabletest

import (
	"encoding/json"
	"slices"
	"strconv"

	"spieltisch/games"
)

// Name is the kind's name. It has no texts of its own: ids are shown as they are.
const Name = "fake"

// Setup of the fake game: who reaches Target first has won.
type Setup struct {
	Seats, Target int
	Seed          uint64
}

// Encode is the setup's JSON.
func (s Setup) Encode() []byte {
	data, _ := json.Marshal(s) // plain numbers
	return data
}

// Add counts N (1 to 9) for the seat whose turn it is and ends the turn. Its
// author may take it back.
type Add struct{ N int }

// Look tells the seat whose turn it is something that nobody can take back.
type Look struct{}

// TimeUp ends the turn, by the table.
type TimeUp struct{}

// Type implements games.Action.
func (Add) Type() string { return "add" }

// Type implements games.Action.
func (Look) Type() string { return "look" }

// Type implements games.Action.
func (TimeUp) Type() string { return "time_up" }

// Refused is the refusal of an Add out of range.
const Refused games.ID = "common.illegal.data"

// View is all there is to know.
type View struct {
	Step   int
	Asked  games.Seat
	Points []int
	Over   bool
}

// Kind is the fake game. RulesVersion is 1 unless set.
type Kind struct{ RulesVersion int }

// Name implements games.Kind.
func (Kind) Name() string { return Name }

// Rules implements games.Kind.
func (k Kind) Rules() int { return max(1, k.RulesVersion) }

// Start implements games.Kind.
func (Kind) Start(_ int, setup []byte) (games.Match, error) {
	m := &match{}
	if err := games.Decode(setup, &m.Setup); err != nil {
		return nil, err
	}
	if m.Setup.Seats < 1 || m.Setup.Seats > 4 || m.Setup.Target < 1 {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	m.Points = make([]int, m.Setup.Seats)
	return m, nil
}

// Action implements games.Kind.
func (Kind) Action(typ string, data []byte) (games.Action, error) {
	switch typ {
	case "add":
		return decode[Add](data)
	case "look":
		return decode[Look](data)
	case "time_up":
		return decode[TimeUp](data)
	case "abandon":
		return decode[games.Abandon](data)
	}
	return nil, games.Refuse(games.IllegalAction, games.Args{"Type": typ})
}

func decode[A games.Action](data []byte) (games.Action, error) {
	var a A
	err := games.Decode(data, &a)
	return a, err
}

type match struct {
	Setup  Setup
	Step   int
	Turn   games.Seat
	Points []int
	Undo   games.Seat // who may take back the last action; Table after an abandon
	CanU   bool
	Ended  games.Reason
	Log    []games.Event
}

func (m *match) Clone() games.Match {
	c := *m
	c.Points, c.Log = slices.Clone(m.Points), slices.Clone(m.Log)
	return &c
}

func (m *match) Apply(seat games.Seat, a games.Action) error {
	if m.Ended != "" {
		return games.Refuse(games.IllegalOver, nil)
	}
	if _, ok := a.(games.Abandon); ok {
		m.end(games.ReasonAbandoned)
		m.done(games.Table, true)
		return nil
	}
	if _, ok := a.(TimeUp); ok && seat == games.Table {
		m.pass()
		m.done(games.Table, false)
		return nil
	}
	if seat != m.Turn {
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": m.Turn})
	}
	if add, ok := a.(Add); ok {
		return m.add(seat, add.N)
	}
	m.done(seat, false)
	return nil
}

func (m *match) add(seat games.Seat, n int) error {
	if n < 1 || n > 9 {
		return games.Refuse(Refused, nil)
	}
	m.Points[seat] += n
	m.Log = append(m.Log, games.Event{Step: m.Step + 1, Seat: seat, ID: "common.and", Args: games.Args{"A": seat, "B": n}})
	if m.Points[seat] >= m.Setup.Target {
		m.end(games.ReasonTarget)
	} else {
		m.pass()
	}
	m.done(seat, true)
	return nil
}

func (m *match) pass() { m.Turn = (m.Turn + 1) % games.Seat(m.Setup.Seats) }

func (m *match) end(why games.Reason) { m.Ended, m.Turn = why, games.Table }

func (m *match) done(by games.Seat, undo bool) {
	m.Step++
	m.Undo, m.CanU = by, undo
}

func (m *match) View(games.Seat) any {
	return View{Step: m.Step, Asked: m.Turn, Points: slices.Clone(m.Points), Over: m.Ended != ""}
}

func (m *match) Events(_ games.Seat, from int) []games.Event {
	var out []games.Event
	for _, e := range m.Log {
		if e.Step > from {
			out = append(out, e)
		}
	}
	return out
}

func (m *match) Prompts() []games.Prompt {
	if m.Ended != "" {
		return nil
	}
	return []games.Prompt{{Seat: m.Turn, Main: true, Actions: []string{"add", "look"}}}
}

func (m *match) CanUndo(seat games.Seat) bool { return m.CanU && seat == m.Undo }

func (m *match) Outcome() (games.Outcome, bool) {
	if m.Ended == "" {
		return games.Outcome{}, false
	}
	o := games.Outcome{Places: games.Rank(m.Points), Reason: m.Ended}
	if len(m.Points) == 1 && m.Ended == games.ReasonTarget {
		o.Record = &games.Record{Key: "target=" + strconv.Itoa(m.Setup.Target), Value: m.Step}
	}
	return o, true
}

func (m *match) Standing() games.Standing {
	return games.Standing{Asked: m.Turn, Round: 1, Phase: "common.ok", Points: slices.Clone(m.Points)}
}

func (m *match) Sum() uint64 { return games.Hash(m) }
