package davinci

import (
	"fmt"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

func someOptions(t *rapid.T) Options {
	o := Options{
		Seats:    rapid.IntRange(MinSeats, MaxSeats).Draw(t, "seats"),
		Dashes:   rapid.Bool().Draw(t, "dashes"),
		Rounds:   rapid.IntRange(0, 3).Draw(t, "rounds"),
		Leftover: rapid.SampledFrom([]Leftover{LeftFaces, LeftTens}).Draw(t, "leftover"),
		Deal:     rapid.Bool().Draw(t, "deal"),
		Pad:      rapid.SampledFrom([]PadKind{PadOff, PadNotes, PadForced, PadChances}).Draw(t, "pad"),
		Warn:     rapid.Bool().Draw(t, "warn"),
		Clock:    rapid.SampledFrom([]int{0, 60}).Draw(t, "clock"),
	}
	if o.Rounds > 0 {
		o.Head[1] = max(0, rapid.IntRange(-200, MaxHead).Draw(t, "head"))
	} else {
		o.Show[1] = max(0, rapid.IntRange(-2, o.StartTiles()-1).Draw(t, "show"))
	}
	return o
}

// chooser chooses by one drawn seed: drawing every choice would be slow.
func chooser(t *rapid.T) picker {
	return games.NewChance(rapid.Uint64().Draw(t, "choices"), 3, 3).IntN
}

// Random lawful games of every size and variant to the end, with everything that must
// hold after each action.
func TestRandomGames(t *testing.T) {
	gamestest.Same(t)
	ended := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		o, pick := someOptions(t), chooser(t)
		play := lawful
		if rapid.Bool().Draw(t, "clever") {
			play = clever
		}
		r := record(t, o, rapid.Uint64().Draw(t, "seed"))
		for !gamestest.Over(r.Log) {
			if len(r.Rows) > 1000 {
				t.Fatalf("no end: %+v", view(r.Log, games.Table))
			}
			before := r.Log
			seat, a := play(r.Log.Match(), pick)
			r.Do(t, seat, a)
			gamestest.RoundTrip(t, Kind{}, a)
			invariants(t, r.Log)
			if r.Log.Match().CanUndo(games.Table) && pick(2) == 0 {
				r.Undo(t, games.Table)
				if everything(t, r.Log.Match()) != everything(t, before.Match()) {
					t.Fatalf("undo left another position")
				}
			}
		}
		out, _ := r.Log.Match().Outcome()
		ranked(t, out, o)
		ended[fmt.Sprint(out.Reason)]++
		gamestest.Replays(t, Kind{}, r, MaxSeats)
	})
	if ended["last"] < 5 || ended["rounds"] < 5 || ended["abandoned"] < 1 {
		t.Errorf("too few games reached their end: %v", ended)
	}
}

// ranked: best first, equal points share a place; without points one has won.
func ranked(t gamestest.Failer, out games.Outcome, o Options) {
	t.Helper()
	if len(out.Places) != o.Seats || out.Record != nil || out.Places[0].Rank != 1 {
		t.Fatalf("%+v", out)
	}
	for i, p := range out.Places[1:] {
		before := out.Places[i]
		same := p.Points == before.Points && (out.Reason != ReasonLast || i > 0)
		if p.Points > before.Points || same != (p.Rank == before.Rank) || p.Rank > i+2 {
			t.Fatalf("%+v", out)
		}
	}
	if (out.Reason == ReasonLast) != (o.Rounds == 0) && out.Reason != games.ReasonAbandoned {
		t.Fatalf("%s with %d rounds", out.Reason, o.Rounds)
	}
}

// foreign is an action of another game.
type foreign struct{}

func (foreign) Type() string { return TypeGuess }

// anyAction is some action, sensible or not.
func anyAction(t *rapid.T, v View) (games.Seat, games.Action) {
	seat := games.Seat(rapid.IntRange(-3, 5).Draw(t, "seat"))
	if rapid.Bool().Draw(t, "in turn") {
		seat = v.Asked
	}
	number := rapid.IntRange(-2, 27)
	n := number.Draw(t, "n")
	row := []Tile{}
	for _, x := range rapid.SliceOfN(number, 0, 5).Draw(t, "row") {
		row = append(row, Tile(x))
	}
	if rapid.Bool().Draw(t, "own row") {
		row = v.Hand
	}
	return seat, rapid.SampledFrom([]games.Action{
		Deal{},
		Take{n, 4 - n},
		Take{n, 3 - n},
		Take{1, 2},
		Arrange{row},
		Draw{Color(n)},
		Draw{Black},
		Guess{number.Draw(t, "tile"), n, number.Draw(t, "place")},
		Guess{number.Draw(t, "tile"), n, 0},
		Stop{n},
		Open{n},
		TimeUp{},
		Next{},
		games.Abandon{},
		foreign{},
		&Stop{n}, nil,
	}).Draw(t, "action")
}

// Random actions either are among the moves, all of which are lawful, or are refused and change nothing; a
// refusal says only what may be said.
func TestRandomActions(t *testing.T) {
	gamestest.Same(t)
	refusals := map[games.ID]bool{}
	rapid.Check(t, func(t *rapid.T) {
		pick := chooser(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range 40 {
			v := view(l, l.Match().Standing().Asked)
			seat, a := anyAction(t, v)
			if gamestest.Try(t, l.Match(), MaxSeats, seat, a, refusals) {
				gamestest.Listed(t, inner(l), seat, a, games.TypeAbandon)
			}
			if pick(20) == 0 {
				gamestest.Moves(t, inner(l), MaxSeats)
			}
			if gamestest.Over(l) {
				return
			}
			seat, a = clever(l.Match(), pick)
			l = gamestest.Do(t, l, seat, a)
			for _, e := range l.Match().Events(seat, 0) {
				gamestest.CheckArgs(t, e.Args)
			}
		}
	})
	if len(refusals) < 12 {
		t.Errorf("only these refusals were seen: %v", refusals)
	}
}

// Old positions stay as they were, whatever is played on from them.
func TestPositionsAreValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pick := chooser(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		skip := pick(80)
		for step := range skip + 6 {
			if gamestest.Over(l) {
				break
			}
			if step < skip {
				seat, a := clever(l.Match(), pick)
				l = gamestest.Do(t, l, seat, a)
				continue
			}
			l = gamestest.Branch(t, l, MaxSeats, func(m games.Match) (games.Seat, games.Action) { return clever(m, pick) }, spoil)
		}
	})
}

// everything is all that a match says, as text that nobody can change later.
func everything(t gamestest.Failer, m games.Match) string {
	t.Helper()
	return gamestest.Everything(t, m, MaxSeats)
}

// spoil writes into everything that a match hands out.
func spoil(m games.Match) {
	for seat := games.Table; seat < MaxSeats; seat++ {
		spoilView(m.View(seat).(View))
	}
	gamestest.Spoil(m, MaxSeats)
}

func spoilView(v View) {
	for i := range v.Seats {
		for k := range v.Seats[i].Row {
			v.Seats[i].Row[k].Number = 9
		}
		v.Seats[i].Points = 99
	}
	fill(v.Hand, 9)
	fill(v.Places, 9)
	fill(v.Guesses, Guessed{})
	fill(v.Outs, Out{})
	for _, r := range v.Results {
		for _, t := range r.Tallies {
			fill(t.Left, 9)
		}
		fill(r.Tallies, Tally{})
		fill(r.Outs, Out{})
		fill(r.Scores, RoundScore{})
	}
	if v.Drawn != nil {
		v.Drawn.Number = 9
	}
}

func fill[S ~[]E, E any](s S, e E) {
	for i := range s {
		s[i] = e
	}
}
