package games_test

import (
	"slices"

	"spieltisch/games"
)

// counting is a game for tests: seats say numbers in turn; a number is taken back by
// who said it, unless it is 7.
type counting struct{ said []int }

type say struct{ Number int }

func (say) Type() string { return "say" }

func (c *counting) Apply(seat games.Seat, a games.Action) error {
	s, ok := a.(say)
	switch {
	case !ok:
		return games.Refuse(games.IllegalAction, nil)
	case seat != games.Seat(len(c.said)%2):
		return games.Refuse(games.IllegalTurn, nil)
	}
	c.said = append(c.said, s.Number)
	return nil
}

func (c *counting) Clone() games.Match                    { return &counting{said: slices.Clone(c.said)} }
func (c *counting) View(games.Seat) any                   { return slices.Clone(c.said) }
func (c *counting) Events(games.Seat, int) []games.Event  { return nil }
func (c *counting) Prompts() []games.Prompt               { return nil }
func (c *counting) Outcome() (o games.Outcome, over bool) { return o, false }
func (c *counting) Standing() games.Standing              { return games.Standing{} }
func (c *counting) Sum() uint64                           { return games.Hash(c.said) }

func (c *counting) CanUndo(seat games.Seat) bool {
	n := len(c.said)
	return n > 0 && seat == games.Seat((n-1)%2) && c.said[n-1] != 7
}

type countingKind struct{}

func (countingKind) Name() string { return "counting" }
func (countingKind) Rules() int   { return 1 }

func (countingKind) Start(_ int, setup []byte) (games.Match, error) {
	var first []int
	if err := games.Decode(setup, &first); err != nil {
		return nil, err
	}
	return &counting{said: first}, nil
}

func (countingKind) Action(typ string, data []byte) (games.Action, error) {
	if typ != "say" {
		return nil, games.Refuse(games.IllegalAction, games.Args{"Type": typ})
	}
	var s say
	if err := games.Decode(data, &s); err != nil {
		return nil, err
	}
	return s, nil
}
