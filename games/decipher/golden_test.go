package decipher

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func TestGoldenLogs(t *testing.T) {
	record := func() map[string]gamestest.Recorder {
		clock := options(4, 3, LanguageGerman, PickOrder)
		clock.Clock = 60
		head := options(3, 4, LanguageGerman, PickOrder)
		head.Head[2] = 8
		return map[string]gamestest.Recorder{
			"order":     randomLog(t, options(3, 5, LanguageGerman, PickOrder), 11),
			"live":      randomLog(t, options(2, 4, LanguageEnglish, PickLive), 12),
			"random":    randomLog(t, options(4, 6, LanguageGerman, PickRandom), 13),
			"clock":     randomLog(t, clock, 14),
			"handicap":  randomLog(t, head, 17),
			"out":       outLog(t),
			"abandoned": abandonedLog(t),
		}
	}
	gamestest.Golden(t, Kind{}, MaxSeats, record,
		EventWord, EventOwnWord, EventReorder, EventTake, EventGive, EventNo, EventYes, EventOnly, EventBonusMode, EventAskPiece, EventPass,
		EventTimeUp, EventWrong, EventOut, EventHand, EventRight, EventUnguessed, EventPoints, EventNext, EventWin, EventAbandon)
}

// randomLog plays to the end with some undos.
func randomLog(t gamestest.Failer, o Options, seed uint64) gamestest.Recorder {
	r := record(t, setupOf(t, o, seed))
	c := games.NewChance(seed, 1, 1)
	for {
		if _, over := r.Log.Match().Outcome(); over {
			return r
		}
		before := r.Log
		seat, a := lawful(t, r.Log.Match(), c.IntN)
		if a.Type() == games.TypeAbandon {
			continue
		}
		r.Do(t, seat, a)
		if c.IntN(6) == 0 {
			gamestest.TakeBack(t, &r, before, MaxSeats)
		}
	}
}

// outLog: a Seeker is out with a piece in hand, and English words with marks.
func outLog(t gamestest.Failer) gamestest.Recorder {
	r := record(t, setupOf(t, options(3, 4, LanguageEnglish, PickOrder), 15))
	r.Do(t, 0, inOrder(t, view(r.Log), "it’s"))
	r.Do(t, 1, Take{})
	for _, w := range []string{"IT-S", "sits", "BÄR"} {
		r.Do(t, 1, Guess{w})
	}
	r.Do(t, 2, Guess{"IT'S"})
	r.Do(t, games.Table, Next{})
	return r
}

func abandonedLog(t gamestest.Failer) gamestest.Recorder {
	r := record(t, setupOf(t, options(2, 3, LanguageGerman, PickOrder), 16))
	r.Do(t, 0, inOrder(t, view(r.Log), "rot"))
	r.Undo(t, 0)
	r.Do(t, 0, inOrder(t, view(r.Log), "Öl")) // folded to three letters
	r.Do(t, 1, Take{})
	r.Do(t, games.Table, games.Abandon{})
	r.Undo(t, games.Table)
	r.Do(t, 1, Ask{home(t, r.Log, true)})
	r.Do(t, games.Table, games.Abandon{})
	return r
}
