// Package fakegame is a tiny game for tests of the pages around the games: each
// turn adds up to nine points, and the first at the target wins. It calls itself
// Dicewords, so that the texts of a name are there.
package fakegame

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Name is the kind's name.
const Name = "dicewords"

// Options are the public part of a setup.
type Options struct{ Target int }

// Setup is the setup of a match.
type Setup struct {
	Options Options
	Seats   int
	Seed    uint64
}

// Encode is the setup's JSON.
func (s Setup) Encode() []byte {
	return fmt.Appendf(nil, `{"Options":{"Target":%d},"Seats":%d,"Seed":%d}`, s.Options.Target, s.Seats, s.Seed)
}

// Add adds points to the seat whose turn it is.
type Add struct{ Points int }

// Type implements games.Action.
func (Add) Type() string { return "add" }

// Kind implements games.Kind.
type Kind struct{ Called string }

// Name implements games.Kind.
func (k Kind) Name() string {
	if k.Called != "" {
		return k.Called
	}
	return Name
}

// Rules implements games.Kind.
func (Kind) Rules() int { return 1 }

// Start implements games.Kind.
func (Kind) Start(setup []byte) (games.Match, error) {
	m := &match{}
	if err := games.Decode(setup, &m.Setup); err != nil {
		return nil, err
	}
	if m.Setup.Seats < 1 || m.Setup.Options.Target < 1 {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	m.Points = make([]int, m.Setup.Seats)
	return m, nil
}

// Action implements games.Kind.
func (Kind) Action(typ string, data []byte) (games.Action, error) {
	switch typ {
	case "add":
		var a Add
		return a, games.Decode(data, &a)
	case games.Abandon{}.Type():
		return games.Abandon{}, nil
	}
	return nil, games.Refuse(games.IllegalAction, games.Args{"Type": typ})
}

type match struct {
	Setup  Setup
	Points []int
	Turns  int
	Ended  games.Reason
}

func (m *match) Apply(s games.Seat, a games.Action) error {
	if m.Ended != "" {
		return games.Refuse(games.IllegalOver, nil)
	}
	switch a := a.(type) {
	case games.Abandon:
		m.Ended = games.ReasonAbandoned
	case Add:
		turn := m.Turns % len(m.Points)
		if int(s) != turn {
			return games.Refuse(games.IllegalTurn, games.Args{"Seat": games.Seat(turn)})
		}
		m.Points[turn] += a.Points
		m.Turns++
		if m.Points[turn] >= m.Setup.Options.Target {
			m.Ended = games.ReasonTarget
		}
	default:
		return games.Refuse(games.IllegalAction, nil)
	}
	return nil
}

func (m *match) Clone() games.Match {
	c := *m
	c.Points = slices.Clone(m.Points)
	return &c
}

func (m *match) View(games.Seat) any                  { return *m }
func (m *match) Events(games.Seat, int) []games.Event { return nil }
func (m *match) CanUndo(games.Seat) bool              { return true }
func (m *match) Sum() uint64                          { return games.Hash(m) }
func (m *match) turn() games.Seat                     { return games.Seat(m.Turns % len(m.Points)) }

func (m *match) Prompts() []games.Prompt { return []games.Prompt{{Seat: m.turn(), Main: true}} }

func (m *match) Outcome() (games.Outcome, bool) {
	if m.Ended == "" {
		return games.Outcome{}, false
	}
	return games.Outcome{Places: games.Rank(m.Points), Reason: m.Ended}, true
}

func (m *match) Standing() games.Standing {
	st := games.Standing{
		Asked: m.turn(), Round: m.Turns/len(m.Points) + 1,
		Phase: Name + ".phase.throw", Points: slices.Clone(m.Points),
	}
	if m.Ended != "" {
		st.Asked, st.Phase = games.Table, Name+".phase.over"
	}
	return st
}

// Game is the registry's entry; seats is the most that can play.
func Game(seats int) *table.Game {
	return &table.Game{
		Kind: Kind{}, MinSeats: 1, MaxSeats: seats, Minutes: 25, Tint: ui.ArcSoft,
		Picture: func() fyne.CanvasObject { return ui.NewIcon(ui.IconDice, 56, ui.Accent) },
		Icon:    func(size float32) fyne.CanvasObject { return ui.NewIcon(ui.IconDice, size*.6, ui.Accent) },
		Form:    func(*shell.Env) table.Form { return &Form{target: "20"} },
		Board:   table.BoardOf(func(*table.Desk) board { return board{} }),
		Record:  func(*shell.Env, string) string { return "" },
	}
}

// Form asks for the target: a number from 1 to 99.
type Form struct {
	target string
	field  *ui.Field
	Seats  int // as last told
}

// Build implements table.Form.
func (f *Form) Build(seats int) fyne.CanvasObject {
	f.Seats = seats
	f.field = ui.NewField("Target", "")
	f.field.SetText(f.target)
	f.field.OnChanged = func(s string) {
		f.target = s
		f.field.SetError("")
	}
	return f.field
}

// SetSeats implements table.Form.
func (f *Form) SetSeats(n int) { f.Seats = n }

// Setup implements table.Form.
func (f *Form) Setup(seats int, seed uint64) []byte {
	n, err := strconv.Atoi(f.target)
	if err != nil || n < 1 || n > 99 {
		f.field.SetError("1 … 99")
		return nil
	}
	return Setup{Options: Options{n}, Seats: seats, Seed: seed}.Encode()
}

// Options implements table.Form.
func (f *Form) Options() json.RawMessage {
	n, err := strconv.Atoi(f.target)
	if err != nil {
		return nil
	}
	return fmt.Appendf(nil, `{"Target":%d}`, n)
}

// Load implements table.Form.
func (f *Form) Load(data json.RawMessage) {
	var o Options
	if games.Decode(data, &o) == nil {
		f.target = strconv.Itoa(o.Target)
	}
}

type board struct{}

func (board) Build() fyne.CanvasObject { return ui.Space(1, 1) }
func (board) Render(match)             {}
func (board) Submit()                  {}
