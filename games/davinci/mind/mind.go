package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// Mind values what may be done in a davinci.View. The worth of a guess is its chance, from 0 to 1, and for level 5 more where much
// can come after it; that of stopping is the chance which a guess must have to be better.
type Mind struct {
	dials
	seed uint64 // of what it doesn't look at
}

// dials are what makes a level.
type dials struct {
	how    func(context.Context, Mind, dv.View) aims // how it judges guesses
	memory int                                       // answers that it remembers; all if 0
	looks  int                                       // at how many of 100 tiles of the others it looks in a turn
	goes   float64                                   // from which chance on it goes on
	scores float64                                   // the same in a points game, where right guesses are what counts
	cares  bool                                      // which colour it draws, which tile it opens
}

// From which chance on a level goes on.
const (
	sure = 1 - 1e-9
	half = 0.5
	pays = 0.4 // what is best in a points game
)

var levels = map[mind.Level]dials{
	mind.Pip:    {how: near, memory: 3, looks: 50, goes: sure, scores: sure},
	mind.Fips:   {how: near, looks: 100, goes: sure, scores: sure},
	mind.Nova:   {how: exact, looks: 100, goes: sure, scores: sure, cares: true},
	mind.Atlas:  {how: exact, looks: 100, goes: half, scores: 0.7, cares: true}, // if it were bolder, Nova would hardly ever win
	mind.Sphinx: {how: heard, looks: 100, goes: 0.4, scores: 0.65, cares: true},
}

// New is the mind of a level. What Pip doesn't look at depends on the seed.
func New(level mind.Level, seed uint64) Mind { return Mind{levels[level], seed} }

// Adviser is the mind of tips, reviews and all else that says what a choice is worth: it listens as mind.Sphinx does, and in a
// points game goes on from where that pays, which is earlier than Sphinx itself does.
func Adviser() Mind {
	m := New(mind.Sphinx, 0)
	m.scores = pays
	return m
}

// Best are the best choices.
func (m Mind) Best(ctx context.Context, view any, n int) ([]games.Choice, error) {
	v, ok := view.(dv.View)
	if !ok {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	all := m.choices(ctx, v)
	all = all[:max(0, min(n, len(all)))]
	for i := range all {
		all[i] = say(v, all[i])
	}
	return all, nil
}

// Worth values one action.
func (m Mind) Worth(ctx context.Context, view any, a games.Action) (games.Choice, error) {
	v, ok := view.(dv.View)
	if !ok {
		return games.Choice{}, games.Refuse(games.IllegalData, nil)
	}
	if !slices.ContainsFunc(v.Moves(), func(move games.Action) bool { return same(move, a) }) {
		return games.Choice{}, games.Refuse(dv.IllegalNow, games.Args{"Phase": v.Phase})
	}
	for _, c := range m.choices(ctx, v) {
		if same(placed(c.Action, 0), placed(a, 0)) {
			c.Action = a
			return say(v, c), nil
		}
	}
	return games.Choice{}, games.Refuse(dv.IllegalNow, games.Args{"Phase": v.Phase})
}

// choices are what the seat may do, best first; of guesses that differ in the place of the drawn tile there is one.
func (m Mind) choices(ctx context.Context, v dv.View) []games.Choice {
	var out []games.Choice
	for _, a := range v.Moves() {
		if len(v.Places) == 0 || same(a, placed(a, v.Places[0])) {
			out = append(out, games.Choice{Action: a})
		}
	}
	if len(out) > 1 {
		m.value(ctx, v, out)
	}
	slices.SortStableFunc(out, func(a, b games.Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	return out
}

// value sets the worth of choices.
func (m Mind) value(ctx context.Context, v dv.View, choices []games.Choice) {
	switch v.Phase {
	case dv.PhaseTake:
		for i, c := range choices {
			choices[i].Worth = even(c.Action.(dv.Take))
		}
	case dv.PhaseDraw:
		m.valueDraws(v, choices)
	case dv.PhaseGuess, dv.PhaseAgain:
		aims, stop := m.aims(ctx, v)
		for i, c := range choices {
			switch a := c.Action.(type) {
			case dv.Guess:
				choices[i].Worth = aims.worth(a.Tile, a.Number)
			case dv.Stop:
				choices[i].Worth = stop
			}
		}
	case dv.PhaseOpen:
		m.valueOpens(v, choices)
	}
}

// placed is a Guess or Stop with another place of the drawn tile; other actions stay as they are.
func placed(a games.Action, place int) games.Action {
	switch a := a.(type) {
	case dv.Guess:
		a.Place = place
		return a
	case dv.Stop:
		a.Place = place
		return a
	}
	return a
}

// same tells whether two lawful actions are one.
func same(a, b games.Action) bool {
	x, ok := a.(dv.Arrange)
	if !ok {
		_, arranged := b.(dv.Arrange)
		return !arranged && a == b
	}
	y, ok := b.(dv.Arrange)
	return ok && slices.Equal(x.Row, y.Row)
}

// player is a Mind that chooses.
type player struct {
	Mind
	width float64 // choices that are worth so much less look the same to it
}

// NewPlayer is a computer player of this level.
func NewPlayer(level mind.Level, seed uint64) mind.Player {
	return player{Mind: New(level, seed), width: 1e-9}
}

// Choose implements mind.Player: the best choice, and among equal ones by chance, as the place of the drawn tile.
func (p player) Choose(ctx context.Context, view any, chance *games.Chance) (games.Choice, bool) {
	v, ok := view.(dv.View)
	if !ok {
		return games.Choice{}, false
	}
	all := p.choices(ctx, v)
	if len(all) == 0 {
		return games.Choice{}, false
	}
	equal := slices.DeleteFunc(slices.Clone(all), func(c games.Choice) bool { return c.Worth < all[0].Worth-p.width })
	c := equal[chance.IntN(len(equal))]
	if len(v.Places) > 0 {
		place := v.Place
		if place == dv.NumberUnknown {
			place = v.Places[chance.IntN(len(v.Places))]
		}
		c.Action = placed(c.Action, place)
	}
	return say(v, c), true
}
