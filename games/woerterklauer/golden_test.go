package woerterklauer

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func TestGoldenLogs(t *testing.T) {
	gamestest.Golden(t, Kind{}, Seats, func() map[string]gamestest.Recorder { return goldenLogs(t) },
		EventDraw, EventVowel, EventSwap, EventAccepted, EventSame, EventApart, EventNew, EventStolen, EventChanged, EventExtended,
		EventTurn, EventTimeUp, EventTimeOut, EventGiveUp, EventWin, EventAbandon)
}

func goldenLogs(t *testing.T) map[string]gamestest.Recorder {
	t.Helper()
	out := map[string]gamestest.Recorder{}
	for name, c := range map[string]struct {
		level Level
		size  int
		clock int
		seed  uint64
		turns int // then somebody gives up
		extra int // of the second
	}{
		"green":  {LevelI, 10, 0, 41, 12, 0},
		"blue":   {LevelII, 12, 180, 42, 12, 0},
		"violet": {LevelIII, 8, 0, 43, 12, 0},
		"red":    {LevelIV, 12, 0, 44, 12, 0},
		"clock":  {LevelI, 7, 60, 52, 30, 0},
		"extra":  {LevelI, 10, 0, 53, 12, 6},
	} {
		o := options(c.level)
		o.Size, o.Clock, o.Red, o.First = c.size, c.clock, games.Seat(c.seed%2), games.Seat(c.seed/2%2)
		o.Extra[1] = c.extra
		out[name] = goldenGame(t, o, c.seed, c.turns)
	}
	out["vowel"] = vowelLog(t)
	out["eis"] = eisLog(t)
	r := record(t, options(LevelI), 46)
	r.Do(t, 0, Draw{})
	r.Do(t, games.Table, games.Abandon{})
	r.Undo(t, games.Table)
	r.Do(t, games.Table, games.Abandon{})
	out["abandoned"] = r
	return out
}

// goldenGame plays some turns; some are taken back.
func goldenGame(t *testing.T, o Options, seed uint64, turns int) gamestest.Recorder {
	t.Helper()
	r := record(t, o, seed)
	pick := games.NewChance(seed, 1, 1).IntN
	for !gamestest.Over(r.Log) {
		v := view(r.Log)
		seat, a := lawful(r.Log.Match(), pick)
		if v.Phase == PhaseLay && len(v.Turns) >= turns {
			seat, a = v.Asked, GiveUp{}
		}
		if a.Type() == games.TypeAbandon {
			continue
		}
		r.Do(t, seat, a)
		if a.Type() == TypeEndTurn && pick(4) == 0 {
			r.Undo(t, seat)
		}
	}
	return r
}

// vowelLog begins with twelve tiles without a vowel, found by trying seeds.
func vowelLog(t *testing.T) gamestest.Recorder {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		o := options(LevelI)
		o.Clock = 30
		r := record(t, o, seed)
		r.Do(t, 0, Draw{})
		if v := view(r.Log); v.Phase != PhaseVowel {
			continue
		}
		r.Do(t, 0, SetAside{somePool(view(r.Log), 4, func(int) int { return 0 })})
		for view(r.Log).Phase == PhaseVowel {
			r.Do(t, games.Table, TimeUp{})
		}
		r.Do(t, games.Table, TimeUp{Swap: 2})
		for view(r.Log).Phase == PhaseVowel {
			r.Do(t, games.Table, TimeUp{})
		}
		r.Do(t, games.Table, TimeUp{})
		return r
	}
}

// eisLog is EI, and EIS made of it, as the newest rules have it: a steal. The seed is found by
// trying some.
func eisLog(t *testing.T) gamestest.Recorder {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		r := record(t, options(LevelI), seed)
		r.Do(t, 0, Draw{})
		v := view(r.Log)
		if v.Phase != PhaseLay {
			continue
		}
		d, missing := NewDraft(v).Type(v, Cell{}, true, "EI")
		if len(missing) > 0 {
			continue
		}
		j := realTerms(t, Rules)
		r.Do(t, 0, NewEndTurn(v, d.Laid, verdictOn(v, d, j, nil)))
		r.Do(t, 1, Draw{})
		v = view(r.Log)
		d, missing = NewDraft(v).Type(v, Cell{}, true, "EIS")
		if len(missing) > 0 || v.Phase != PhaseLay {
			continue
		}
		r.Do(t, 1, NewEndTurn(v, d.Laid, verdictOn(v, d, j, nil)))
		r.Do(t, 0, Draw{})
		return r
	}
}
