package dicewords

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func TestGoldenLogs(t *testing.T) {
	record := func() map[string]gamestest.Recorder {
		trust, clock := options(2, CheckTrust), options(8, CheckChallenge)
		trust.KeptStay, clock.Clock = true, 60
		doubt := options(3, CheckChallenge)
		doubt.DoubtCost = DoubtCost
		head := options(3, CheckDictionary)
		head.Head = [MaxSeats]int{60, 0, 25}
		rounds := options(1, CheckDictionary)
		rounds.Rounds = 5
		same := options(3, CheckDictionary)
		same.Same, same.Clock = true, 60
		return map[string]gamestest.Recorder{
			"alone":      randomLog(t, options(1, CheckDictionary), 11, 120),
			"dictionary": randomLog(t, options(3, CheckDictionary), 12, 150),
			"challenge":  randomLog(t, options(4, CheckChallenge), 13, 200),
			"trust":      randomLog(t, trust, 14, 150),
			"clock":      randomLog(t, clock, 16, 50),
			"abandoned":  abandonedLog(t),
			"doubt":      randomLog(t, doubt, 17, 200),
			"handicap":   randomLog(t, head, 18, 200),
			"rounds":     randomLog(t, rounds, 19, MaxTarget),
			"same":       randomLog(t, same, 19, 150),
		}
	}
	gamestest.Golden(t, Kind{}, MaxSeats, record,
		EventThrow, EventDeclare, EventClaim, EventOverruled, EventPass, EventTimeUp, EventChallenge, EventAccept, EventKnown,
		EventAsked, EventStands, EventRefuted, EventDoubtCost, EventNext, EventLastRound, EventWin, EventSolo, EventRounds, EventAbandon)
}

// randomLog plays to the target with some undos.
func randomLog(t gamestest.Failer, o Options, seed uint64, target int) gamestest.Recorder {
	o.Target = target
	r := record(t, Setup{Options: o, Set: german(t), Seed: seed})
	c := games.NewChance(seed, 1, 1)
	for {
		if _, over := r.Log.Match().Outcome(); over {
			return r
		}
		before := r.Log
		seat, a := lawful(r.Log.Match(), c.IntN)
		if a.Type() == games.TypeAbandon {
			continue
		}
		r.Do(t, seat, a)
		if c.IntN(6) == 0 {
			gamestest.TakeBack(t, &r, before, MaxSeats)
		}
	}
}

func abandonedLog(t gamestest.Failer) gamestest.Recorder {
	s, err := german(t).WithValues(map[string]int{"Q": 10, "?": -5})
	if err != nil {
		t.Fatalf("%v", err)
	}
	r := record(t, Setup{Options: options(2, CheckChallenge), Set: s, Seed: 15})
	r.Do(t, 0, all())
	faces := view(r.Log).Faces()
	r.Do(t, 0, Declare{Word: string(slices.DeleteFunc(faces, func(f rune) bool { return f == Joker })[:5])})
	r.Do(t, games.Table, games.Abandon{})
	r.Undo(t, games.Table)
	r.Do(t, 1, NewChallenge(view(r.Log), silent{}))
	r.Do(t, games.Table, games.Abandon{})
	return r
}
