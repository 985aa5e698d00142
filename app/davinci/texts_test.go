package davinci_test

import (
	"iter"
	"slices"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// sample are the arguments of every message of the rules, as games/davinci/ids.go names them.
func sample() map[games.ID]games.Args {
	seat, tile, color := games.Seat(1), dv.TileID(dv.NewTile(dv.White, 8)), dv.ColorID(dv.Black)
	out := map[games.ID]games.Args{
		dv.IllegalSeats: {"Min": 2, "Max": 4}, dv.IllegalRounds: {"Min": 1, "Max": 20}, dv.IllegalClock: {"Min": 15, "Max": 3600},
		dv.IllegalNow: {"Phase": dv.PhaseDraw}, dv.IllegalTake: {"Count": 4}, dv.IllegalColor: {"Color": color},
		dv.IllegalForeign: {"Seat": seat}, dv.IllegalOut: {"Seat": seat}, dv.IllegalNumber: {"Min": 0, "Max": 11},
		dv.WarnOpen: {"Tile": tile}, dv.WarnOwn: {"Tile": tile}, dv.WarnLow: {"Tile": tile}, dv.WarnHigh: {"Tile": tile},
		dv.WarnDenied: {"Value": dv.ValueID(dv.Dash)},
	}
	for _, id := range []games.ID{
		dv.IllegalPad, dv.IllegalLeftover, dv.IllegalTime, dv.IllegalNoColor, dv.IllegalTile, dv.IllegalOwn, dv.IllegalOpen,
		dv.IllegalDash, dv.IllegalRow, dv.IllegalPlace, dv.PhaseDeal, dv.PhaseTake, dv.PhaseArrange, dv.PhaseDraw, dv.PhaseGuess, dv.PhaseAgain,
		dv.PhaseOpen, dv.PhaseScored, dv.PhaseOver, dv.EventAbandon,
	} {
		out[id] = nil
	}
	for _, c := range []dv.Color{dv.Black, dv.White} {
		out[dv.ColorID(c)] = nil
		for n := range dv.Values {
			out[dv.ValueID(n)], out[dv.TileID(dv.NewTile(c, n))] = nil, nil
		}
	}
	return out
}

func TestEveryMessageIsWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for id, args := range sample() {
			tabletest.Whole(t, env, dv.Name, id, args)
		}
	}
}

// What is told of the tiles reads like speech, dashes and names with an s at the end too.
func TestSentencesOfTheLog(t *testing.T) {
	wrong := games.Args{"Seat": games.Seat(1), "Of": games.Seat(0), "Place": 3, "Number": 8, "Value": dv.ValueID(8), "Color": dv.ColorID(dv.Black)}
	dash := games.Args{"Seat": games.Seat(1), "Of": games.Seat(2), "Place": 2, "Number": dv.Dash, "Value": dv.ValueID(dv.Dash), "Tile": dv.TileID(dv.NewTile(dv.White, dv.Dash))}
	shown := games.Args{"Seat": games.Seat(1), "Place": 5, "Number": 9, "Value": dv.ValueID(9), "Tile": dv.TileID(dv.NewTile(dv.Black, 9))}
	for lang, want := range map[locales.Lang][4]string{
		locales.German: {
			"Lee rät: Tinas 3. Stein ist die 8 – daneben", "Lee rät: Der 2. Stein von Max ist der Bindestrich – richtig!",
			"Bei Lee liegt jetzt die schwarze 9 offen (Stelle 5)", "Bei Lee liegt jetzt der weiße Bindestrich offen (Stelle 2)",
		},
		locales.English: {
			"Lee guesses: Tina’s tile 3 is an 8 – missed", "Lee guesses: Max’s tile 2 is a dash – right!",
			"Lee reveals the black 9 (place 5)", "Lee reveals the white dash (place 2)",
		},
	} {
		env := shelltest.New(t, lang)
		names := []string{"Tina", "Lee", "Max"}
		got := [4]string{
			env.Named(names, dv.EventWrong, wrong), env.Named(names, dv.EventRight, dash),
			env.Named(names, dv.EventShown, shown), env.Named(names, dv.EventShown, dash),
		}
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// playout plays a match by chance until it is over.
func playout(t *testing.T, o dv.Options, seed uint64) games.Match {
	t.Helper()
	m, err := dv.New(dv.Setup{Options: o, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; ; n++ {
		if _, over := m.Outcome(); over {
			return m
		}
		if n > 6000 {
			t.Fatal("the match doesn't end")
		}
		c := games.NewChance(seed, n, 1)
		seat, a := anyAction(m, c, int(seed%3))
		_ = m.Apply(seat, a) // what is refused is no event
	}
}

// mover is a match or a session.
type mover interface {
	viewer
	Moves(games.Seat) iter.Seq[games.Action]
}

// anyAction is something that may be done now; so many guesses of three are right.
func anyAction(m mover, c *games.Chance, right int) (games.Seat, games.Action) {
	v := m.View(games.Table).(dv.View)
	if o := v.Options; o.Clock > 0 && v.TurnNumber > 0 && c.IntN(9) == 0 {
		return games.Table, dv.TimeUp{}
	}
	switch v.Phase {
	case dv.PhaseDeal:
		return games.Table, dv.Deal{}
	case dv.PhaseScored:
		return games.Table, dv.Next{}
	}
	own := m.View(v.Asked).(dv.View)
	moves := slices.Collect(m.Moves(v.Asked))
	a := moves[c.IntN(len(moves))]
	if g, ok := a.(dv.Guess); ok && c.IntN(3) < right {
		_, of, i, _ := own.Find(g.Tile)
		g.Number = m.View(of).(dv.View).Seats[of].Row[i].Number
		a = g
	}
	return v.Asked, a
}

// Every event of matches played by chance reads as a sentence, for whoever may know it.
func TestEveryEventIsWhole(t *testing.T) {
	var events []games.Event
	for i := range 12 {
		o := dv.DefaultOptions(3)
		o.Dashes, o.Rounds, o.Deal, o.Clock = i%2 == 0, i%3, i%4 == 0, 60
		if o.Rounds == 0 {
			o.Show[1] = 1
		}
		events = append(events, tabletest.Told(playout(t, o, uint64(i+1)), o.Seats)...)
	}
	tabletest.EventsAreWhole(t, dv.Name, events,
		dv.EventDeal, dv.EventTake, dv.EventOwnTake, dv.EventArrange, dv.EventDraw, dv.EventOwnDraw, dv.EventRight, dv.EventWrong, dv.EventShown,
		dv.EventOpen, dv.EventGiven, dv.EventStop, dv.EventHidden, dv.EventCracked, dv.EventOut, dv.EventLast, dv.EventPoints, dv.EventTimeUp, dv.EventNext, dv.EventWin,
	)
}

func TestEventsNameSeats(t *testing.T) {
	for i := range 3 {
		o := dv.DefaultOptions(3)
		o.Dashes, o.Rounds, o.Clock = true, 1, 60
		tabletest.EventsNameSeats(t, playout(t, o, uint64(i+20)).Events(games.Table, 0))
	}
}

func TestSentenceOfTakenTiles(t *testing.T) {
	for lang, want := range map[locales.Lang][3]string{
		locales.German: {
			"Lee nimmt 1 schwarzen und 3 weiße Steine", "Lee nimmt 3 schwarze und 1 weißen Stein", "Lee nimmt 4 schwarze Steine",
		},
		locales.English: {
			"Lee takes 1 black and 3 white tiles", "Lee takes 3 black and 1 white tile", "Lee takes 4 black tiles",
		},
	} {
		var got [3]string
		for i, black := range []int{1, 3, 4} {
			args := games.Args{"Seat": games.Seat(1), "Black": black, "White": 4 - black}
			got[i] = shelltest.New(t, lang).Named([]string{"Tina", "Lee"}, dv.EventTake, args)
		}
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
