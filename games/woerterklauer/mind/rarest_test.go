package mind_test

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

// stolen is how many letters a turn has turned to its colour.
func stolen(t *testing.T, log games.Log, f mind.Finding) (n, lead int) {
	t.Helper()
	d := log.Decision(f.Step)
	v, ok := wkmind.Ended(d.View.(wk.View), d.Action)
	if !ok {
		return 0, 0
	}
	for _, w := range v.Words {
		if w.Fate == wk.FateStolen {
			n += len(w.Turns)
		}
	}
	return n, v.Lead
}

// A find steals the most of all turns that nothing was better than, or else leads by a lot.
func TestFindIsHardToSee(t *testing.T) {
	finds := 0
	for seed := range uint64(2) {
		o := options(7+int(seed), wk.LevelI+wk.Level(seed))
		log := played(t, o, seed, [2]mind.Level{mind.Fips, mind.Sphinx}, 6)
		all := reviewOf(t, log)
		for seat := range games.Seat(wk.Seats) {
			at := wkmind.Find(log, all, seat)
			if at < 0 {
				continue
			}
			finds++
			most, lead := stolen(t, log, all[at])
			if !all[at].Fine() || all[at].Seat != seat || most == 0 && 2*lead < o.Size {
				t.Errorf("%+v steals %d and leads by %d", all[at], most, lead)
			}
			for _, f := range all {
				if n, _ := stolen(t, log, f); f.Seat == seat && f.Fine() && n > most {
					t.Errorf("%+v steals %d, %+v only %d", f, n, all[at], most)
				}
			}
		}
	}
	if finds == 0 {
		t.Error("no find")
	}
}
