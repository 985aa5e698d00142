package davinci

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// minTwins is how many pairs of twins must survive for the test to mean something.
const minTwins = 1000

// look is what a match shows a seat.
type look func(m *Match, seat games.Seat) any

func honest(m *Match, seat games.Seat) any { return m.View(seat) }

// told is everything that a match returns to a seat.
func told(m *Match, seat games.Seat, see look) []any {
	o, over := m.Outcome()
	v := see(m, seat)
	return []any{v, fmt.Sprint(v), m.Events(seat, 0), m.Prompts(), slices.Collect(m.Moves(seat)), m.CanUndo(seat), m.Standing(), o, over}
}

// place is where a tile is that the viewer doesn't know.
type place func(m *Match) *Tile

// hiddenFrom are the places of all tiles that the viewer doesn't know: in rows, in
// hands, drawn, and, last, in the middle (those come as tiles).
func hiddenFrom(m *Match, viewer games.Seat) (places []place, middle []Tile) {
	for seat := range games.Seat(m.setup.Options.Seats) {
		if seat == viewer {
			continue
		}
		for i, s := range m.Rows[seat] {
			if !s.Open {
				places = append(places, func(m *Match) *Tile { return &m.Rows[seat][i].Tile })
			}
		}
		for i := range m.Hands[seat] {
			places = append(places, func(m *Match) *Tile { return &m.Hands[seat][i] })
		}
		if m.Drawn.ID > 0 && m.Turn == seat {
			places = append(places, func(m *Match) *Tile { return &m.Drawn.Tile })
		}
	}
	return places, m.Middle.tiles()
}

// deepClone shares nothing with the match, so that tests may change its tiles.
func deepClone(m *Match) *Match {
	c := *m
	for s := range c.Rows {
		c.Rows[s], c.Hands[s] = slices.Clone(m.Rows[s]), slices.Clone(m.Hands[s])
	}
	return &c
}

// twin is a match in which tiles that the viewer doesn't know are dealt in another way,
// with the same answers so far, or nil if no other deal is found. What others were told
// in private is another thing too.
func twin(m *Match, viewer games.Seat, pick picker) *Match {
	t := deepClone(m)
	places, _ := hiddenFrom(m, viewer)
	if len(places) == 0 {
		return nil
	}
	changed := false
	for range 12 {
		next := deepClone(t)
		a := places[pick(len(places))](next)
		middle := next.Middle.of(a.Color()).tiles()
		if k := pick(len(middle) + len(places)); k < len(middle) {
			next.Middle = next.Middle&^(1<<middle[k]) | 1<<*a
			*a = middle[k]
		} else if b := places[k-len(middle)](next); a.Color() == b.Color() {
			*a, *b = *b, *a
		}
		for s := range next.Hands {
			slices.Sort(next.Hands[s])
		}
		if agrees(next) && !reflect.DeepEqual(next.round, t.round) {
			t, changed = next, true
		}
	}
	if !changed || reflect.DeepEqual(t.round, m.round) {
		return nil
	}
	t.told = toldTwin(m, viewer)
	return t
}

// toldTwin tells the viewer and everybody what m tells, and others in private another thing.
func toldTwin(m *Match, viewer games.Seat) games.Told {
	var out games.Told
	public := m.told.EventsFor(games.Table, 0)
	for seat := games.Table; int(seat) < m.setup.Options.Seats; seat++ {
		k := 0
		for _, e := range m.told.EventsFor(seat, 0) {
			switch {
			case k < len(public) && reflect.DeepEqual(e, public[k]):
				if k++; seat == viewer {
					out.Tell(e)
				}
			case seat == viewer:
				out.TellOnly(seat, e)
			default:
				e.Args = games.Args{"Seat": e.Seat, "Tile": games.ID("another")}
				out.TellOnly(seat, e)
			}
		}
	}
	return out
}

// agrees: the rows are lawful and the guesses of the round have had the same answers;
// what was chosen in private still can be chosen.
func agrees(m *Match) bool {
	for _, row := range m.Rows {
		if !ordered(tilesOf(row)) {
			return false
		}
	}
	if m.Phase == PhaseAgain && m.checkPlace(m.Place) != nil {
		return false
	}
	for _, g := range m.Guesses {
		if of, i, ok := m.find(g.Tile); ok && m.Rows[of][i].Tile.Number() == g.Number != g.Right {
			return false
		}
	}
	return true
}

// answers are what a viewer has been told of tiles: read from the match itself, not
// from what it returns.
func answers(m *Match, viewer games.Seat) []any {
	var out []any
	for s, row := range m.Rows {
		for _, x := range row {
			if x.Open || games.Seat(s) == viewer {
				out = append(out, x)
			} else {
				out = append(out, x.ID, x.Tile.Color())
			}
		}
	}
	if m.Turn == viewer {
		out = append(out, m.Drawn)
	}
	if viewer >= 0 {
		out = append(out, m.Hands[viewer])
	}
	return append(out, m.Guesses, len(m.Results), m.TurnNumber, m.Drawn.ID, m.Phase == PhaseOpen)
}

// same compares what twins tell the viewer and the table, refusals included.
func same(a, b *Match, viewer games.Seat, see look) error {
	for _, seat := range []games.Seat{games.Table, viewer} {
		x, y := told(a, seat, see), told(b, seat, see)
		for i := range x {
			if !reflect.DeepEqual(x[i], y[i]) {
				return fmt.Errorf("seat %d is told another thing (%d) in %s:\n%+v\n%+v", seat, i, a.Phase, x[i], y[i])
			}
		}
		for _, try := range []games.Action{
			Deal{},
			Take{2, 2},
			Take{1, 2},
			Arrange{tilesOf(a.Rows[0])},
			Arrange{a.Hands[1]},
			Draw{Black},
			Draw{White},
			Draw{5},
			Guess{1, 3, 0},
			Guess{5, Dash, 2},
			Guess{9, 11, 1},
			Guess{a.IDs, 0, 0},
			Stop{0},
			Stop{3},
			Open{1},
			Open{5},
			Open{9},
			TimeUp{},
			Next{},
			games.Abandon{},
		} {
			x, y := a.Clone().Apply(seat, try), b.Clone().Apply(seat, try)
			if !reflect.DeepEqual(x, y) {
				return fmt.Errorf("%s by %d: %w, %w", try.Type(), seat, x, y)
			}
		}
	}
	return nil
}

// alike is the action that looks like a in the twin b to everybody but its seat; nil if
// there is none. Only what is private to the seat may differ.
func alike(a games.Action, b *Match) games.Action {
	arrange, ok := a.(Arrange)
	if !ok {
		return a
	}
	for move := range b.Moves(b.Turn) {
		if slices.EqualFunc(move.(Arrange).Row, arrange.Row, func(x, y Tile) bool { return x.Color() == y.Color() }) {
			return move
		}
	}
	return nil
}

// met counts what pairs of twins have met that survived.
type met struct{ pairs, steps, choices, hands, drawn int }

// playTwins makes a twin of a random position and gives both the same actions, as long
// as the answers are the same.
func playTwins(t gamestest.Failer, o Options, seed uint64, see look, seen *met) error {
	t.Helper()
	c := games.NewChance(seed, 4, 4)
	l := start(t, o, seed)
	for range 1 + c.IntN(60) {
		seat, a := clever(l.Match(), c.IntN)
		if next := gamestest.Do(t, l, seat, a); !gamestest.Over(next) {
			l = next
		}
	}
	a := inner(l)
	viewer := games.Seat(c.IntN(o.Seats+1)) - 1
	b := twin(a, viewer, c.IntN)
	if b == nil {
		return nil
	}
	if seed%2 == 0 {
		b.setup.Seed++
	}
	survived := false
	for range 5 {
		if a.ended() != b.ended() || !reflect.DeepEqual(answers(a, viewer), answers(b, viewer)) || a.ended() || a.Phase == PhaseOver {
			break
		}
		if err := same(a, b, viewer, see); err != nil {
			return err
		}
		seen.note(a, b, viewer)
		survived = true
		seat, act := lawful(a, c.IntN)
		other := alike(act, b)
		x, y := deepClone(a), deepClone(b)
		if other == nil || x.Apply(seat, act) != nil || y.Apply(seat, other) != nil {
			break // a place that the twin's tile doesn't allow
		}
		a, b = x, y
		seen.steps++
	}
	if survived {
		seen.pairs++
	}
	return nil
}

func (s *met) note(a, b *Match, viewer games.Seat) {
	if len(a.drawnPlaces()) != len(b.drawnPlaces()) {
		s.choices++
	}
	if !reflect.DeepEqual(a.Hands, b.Hands) {
		s.hands++
	}
	if a.Turn != viewer && a.Drawn.Tile != b.Drawn.Tile {
		s.drawn++
	}
}

func twinOptions(seed uint64, dashes bool) Options {
	o := options(2+int(seed%3), dashes)
	o.Rounds, o.Deal, o.Clock = int(seed%4), seed%5 == 0, int(seed%7/3)*60
	return o
}

// Whoever doesn't know a tile can't tell twins apart: nothing depends on it, nor on
// whether somebody has a choice of places.
func TestTwins(t *testing.T) {
	for _, dashes := range []bool{false, true} {
		seen := &met{}
		for seed := range uint64(2500) {
			if err := playTwins(t, twinOptions(seed, dashes), seed, honest, seen); err != nil {
				t.Fatalf("dashes %t, seed %d: %v", dashes, seed, err)
			}
		}
		t.Logf("dashes %t: %+v", dashes, *seen)
		if least := minTwins; seen.pairs < least || seen.steps < least || seen.hands < least/20 || seen.drawn < least/10 || dashes && seen.choices < least/10 {
			t.Errorf("dashes %t: too few pairs of twins: %+v", dashes, *seen)
		}
	}
}

// What a careless change could give away is caught.
func TestTwinsCatchLeaks(t *testing.T) {
	type shown struct {
		View any
		Leak any
	}
	for name, see := range map[string]look{
		"a hidden tile": func(m *Match, seat games.Seat) any { return shown{m.View(seat), tilesOf(m.Rows[0])} },
		"the hands":     func(m *Match, seat games.Seat) any { return shown{m.View(seat), m.Hands} },
		"the middle":    func(m *Match, seat games.Seat) any { return shown{m.View(seat), m.Middle} },
		"the drawn tile": func(m *Match, seat games.Seat) any {
			return shown{m.View(seat), m.Drawn.Tile}
		},
		"a choice":       func(m *Match, seat games.Seat) any { return shown{m.View(seat), len(m.drawnPlaces())} },
		"a place":        func(m *Match, seat games.Seat) any { return shown{m.View(seat), m.drawnPlaces()} },
		"the seed":       func(m *Match, seat games.Seat) any { return shown{m.View(seat), m.setup.Seed} },
		"the sum":        func(m *Match, seat games.Seat) any { return shown{m.View(seat), m.Sum()} },
		"another's text": func(m *Match, _ games.Seat) any { return m.view(0).String() },
		"private events": func(m *Match, seat games.Seat) any {
			return shown{m.View(seat), m.Events(m.Turn, 0)}
		},
	} {
		caught := false
		for seed := uint64(0); seed < 300 && !caught; seed++ {
			caught = playTwins(t, twinOptions(seed, true), seed, see, &met{}) != nil
		}
		if !caught {
			t.Errorf("a view with %s in it isn't caught", name)
		}
	}
}
