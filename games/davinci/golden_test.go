package davinci

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func TestGoldenLogs(t *testing.T) {
	gamestest.Golden(t, Kind{}, MaxSeats, func() map[string]gamestest.Recorder { return goldenLogs(t) },
		EventDeal, EventTake, EventOwnTake, EventArrange, EventDraw, EventOwnDraw, EventRight, EventWrong, EventShown, EventOpen, EventGiven,
		EventStop, EventHidden, EventCracked, EventOut, EventLast, EventPoints, EventTimeUp, EventNext, EventWin, EventAbandon)
}

func goldenLogs(t *testing.T) map[string]gamestest.Recorder {
	t.Helper()
	out := map[string]gamestest.Recorder{}
	for name, c := range map[string]struct {
		seats  int
		change func(*Options)
		play   func(games.Match, picker) (games.Seat, games.Action)
		seed   uint64
	}{
		"two":           {2, func(*Options) {}, clever, 21},
		"two-dashes":    {2, func(o *Options) { o.Dashes = true }, clever, 22},
		"three-points":  {3, func(o *Options) { o.Dashes, o.Rounds, o.Deal, o.Leftover = true, 3, true, LeftTens }, clever, 23},
		"four-clock":    {4, func(o *Options) { o.Clock = 60 }, clever, 34},
		"four-guessing": {4, func(o *Options) { o.Dashes, o.Pad, o.Warn = true, PadChances, false }, lawful, 25},
		"four-points":   {4, func(o *Options) { o.Dashes, o.Rounds = true, 2 }, clever, 26},
		"show":          {3, func(o *Options) { o.Dashes, o.Show = true, [MaxSeats]int{0, 2, 1} }, clever, 29},
		"handicap":      {2, func(o *Options) { o.Rounds, o.Head[1] = 3, 85 }, clever, 28},
	} {
		o := DefaultOptions(c.seats)
		c.change(&o)
		out[name] = goldenGame(t, o, c.seed, c.play)
	}
	r := record(t, options(2, true), 27)
	r.Do(t, 0, Take{3, 1})
	r.Do(t, games.Table, games.Abandon{})
	r.Undo(t, games.Table)
	r.Do(t, 0, Arrange{view(r.Log, 0).Hand})
	r.Do(t, games.Table, games.Abandon{})
	out["abandoned"] = r
	return out
}

// goldenGame plays to the end; going on is once taken back.
func goldenGame(t *testing.T, o Options, seed uint64, play func(games.Match, picker) (games.Seat, games.Action)) gamestest.Recorder {
	t.Helper()
	r := record(t, o, seed)
	c := games.NewChance(seed, 1, 1)
	for !gamestest.Over(r.Log) {
		seat, a := play(r.Log.Match(), c.IntN)
		if a.Type() == games.TypeAbandon {
			continue
		}
		r.Do(t, seat, a)
		if a.Type() == TypeNext && c.IntN(2) == 0 {
			r.Undo(t, games.Table)
		}
	}
	return r
}
