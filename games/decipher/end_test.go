package decipher

import (
	"reflect"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func TestWordIsTakenBack(t *testing.T) {
	l := begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT")
	if l.Match().CanUndo(1) || l.Match().CanUndo(games.Table) {
		t.Error("somebody else takes the word back")
	}
	phase(t, gamestest.Undo(t, l, 0), PhaseWord, 0)
	noUndoAtAll(t, gamestest.Do(t, l, 1, Take{}))
	noUndoAtAll(t, gamestest.Do(t, l, 1, Guess{"TOR"}))
}

func TestPassIsTakenBack(t *testing.T) {
	l := bonus(t, begun(t, start(t, options(3, 3, LanguageGerman, PickOrder), 1), "ROT"))
	l = gamestest.Do(t, l, 1, Pass{})
	if l.Match().CanUndo(2) || !l.Match().CanUndo(1) {
		t.Fatal("who may take back a pass?")
	}
	phase(t, gamestest.Undo(t, l, 1), PhaseBonus, 1)
}

func TestClock(t *testing.T) {
	o := options(3, 3, LanguageGerman, PickOrder)
	o.Clock = 30
	l := start(t, o, 1)
	gamestest.Refused(t, l, games.Table, TimeUp{}, IllegalNow) // the Puzzle Maker has no clock
	l = begun(t, l, "ROT")
	gamestest.Refused(t, l, 1, TimeUp{}, games.IllegalTable)
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	eventsAre(t, l, EventTimeUp, EventTake)
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	eventsAre(t, l, EventTimeUp, EventYes) // R needs a long stick
	l = bonus(t, l)
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	eventsAre(t, l, EventTimeUp, EventPass)
	noUndoAtAll(t, l)
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	phase(t, l, PhaseScored, games.Table)
	gamestest.Refused(t, l, games.Table, TimeUp{}, IllegalNow)
	o.Pick = PickLive
	l = begun(t, start(t, o, 1), "ROT")
	gamestest.Refused(t, l, games.Table, TimeUp{}, IllegalNow)
}

// The end, ties, and "abandoned" that can be undone and so shows no word.
func TestEnd(t *testing.T) {
	l := start(t, options(3, 3, LanguageGerman, PickOrder), 1)
	for range 3 {
		l = begun(t, l, "ROT")
		v := view(l)
		l = gamestest.Do(t, l, (v.Maker+1)%3, Guess{"ROT"})
		if _, over := l.Match().Outcome(); !over {
			l = gamestest.Do(t, l, games.Table, Next{})
			if !l.Match().CanUndo(games.Table) || l.Match().CanUndo(0) {
				t.Error("who may take back 'go on'?")
			}
		}
	}
	// Each was Maker (1), guessed (5+6+2) and watched (3).
	o, _ := l.Match().Outcome()
	want := games.Outcome{Reason: ReasonRounds, Places: []games.Place{{Seat: 0, Rank: 1, Points: 17}, {Seat: 1, Rank: 1, Points: 17}, {Seat: 2, Rank: 1, Points: 17}}}
	if !reflect.DeepEqual(o, want) {
		t.Errorf("%+v", o)
	}
	es := l.Match().Events(0, l.Len()-1)
	last := es[len(es)-1]
	if last.ID != EventWin || !reflect.DeepEqual(last.Args["Seats"], []games.Seat{0, 1, 2}) || last.Args["Points"] != 17 {
		t.Errorf("%+v", last)
	}
	noUndoAtAll(t, l)
	phase(t, l, PhaseOver, games.Table)
	if l.Match().Prompts() != nil {
		t.Error("somebody is still asked")
	}
	gamestest.Refused(t, l, games.Table, games.Abandon{}, games.IllegalOver)
}

func TestAbandon(t *testing.T) {
	l := begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT")
	l = gamestest.Do(t, l, 1, Guess{"ROT"})
	l = gamestest.Do(t, l, games.Table, Next{})
	l = placed(t, begun(t, l, "TAL"), 0)
	gamestest.Refused(t, l, 0, games.Abandon{}, games.IllegalTable)
	l = gamestest.Do(t, l, games.Table, games.Abandon{})
	o, over := l.Match().Outcome()
	if !over || o.Reason != games.ReasonAbandoned || o.Places[0] != (games.Place{Seat: 1, Rank: 1, Points: 13}) || o.Places[1].Points != 1 {
		t.Errorf("%+v", o)
	}
	v := l.Match().View(0).(View)
	if v.Secret != nil || len(v.Results) != 1 || v.Zones[0].Pieces == nil {
		t.Errorf("an abandoned round shows its word, or hides its pieces: %+v", v)
	}
	if got := l.Match().View(1).(View).Secret; got == nil || got.Word != "TAL" {
		t.Errorf("its maker knows it: %+v", got)
	}
	phase(t, gamestest.Undo(t, l, games.Table), PhaseTake, 0)
}
