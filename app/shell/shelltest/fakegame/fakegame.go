// Package fakegame is a tiny game for tests of the pages around the games: each
// turn adds up to nine points, and the first at the target wins. It calls itself
// Dicewords, so that the texts of a name are there.
package fakegame

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
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
func (Kind) Start(_ int, setup []byte) (games.Match, error) {
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
func (Kind) Action(typ string, data []byte) (games.Action, error) { return laws.Decode(typ, data) }

type match struct {
	Setup  Setup
	Points []int
	Turns  int
	Ended  games.Reason
}

var laws = games.Laws[match]{
	Scene: func(m *match) games.Scene {
		st := m.Standing()
		return games.Scene{Seats: len(m.Points), Phase: st.Phase, Asked: st.Asked, Over: m.Ended != ""}
	},
	Step: func(*match) {},
	Rows: []games.Law[match]{games.ForAsked((*match).add), games.ForTable((*match).abandon)},
}

func (m *match) Apply(s games.Seat, a games.Action) error { return laws.Apply(m, s, a) }
func (m *match) Prompts() []games.Prompt                  { return laws.Prompts(m) }

func (m *match) add(s games.Seat, a Add) error {
	m.Points[s] += a.Points
	m.Turns++
	if m.Points[s] >= m.Setup.Options.Target {
		m.Ended = games.ReasonTarget
	}
	return nil
}

func (m *match) abandon(games.Seat, games.Abandon) error {
	m.Ended = games.ReasonAbandoned
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
		Picture: func(locales.Lang) fyne.CanvasObject { return ui.NewIcon(ui.IconDice, 56, ui.Accent) },
		Icon:    func(size float32) fyne.CanvasObject { return ui.NewIcon(ui.IconDice, size*.6, ui.Accent) },
		Form:    newForm,
		Board:   table.BoardOf(func(*table.Desk) board { return board{} }),
		Record:  func(*shell.Env, string) string { return "" },
	}
}

// newForm asks for the target; more than 99 can be loaded, but not be played.
func newForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[Options]{
		Now: Options{Target: 20},
		Asks: func(_ *shell.Env, o *Options) []form.Ask {
			return []form.Ask{form.AskCount("dicewords.target", &o.Target, 1, 999, 1)}
		},
		Setup: func(_ *shell.Env, o Options, seats int, seed uint64) ([]byte, error) {
			if o.Target > 99 {
				return nil, games.Refuse(games.IllegalData, nil)
			}
			return Setup{Options: o, Seats: seats, Seed: seed}.Encode(), nil
		},
	})
}

type board struct{}

func (board) Build() fyne.CanvasObject { return ui.Space(1, 1) }
func (board) Render(match)             {}
func (board) Submit()                  {}
