package woerterklauer

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func withClock() Options {
	o := options(LevelI)
	o.Clock = 180
	return o
}

func wantOutcome(t *testing.T, l games.Log, why games.Reason, places ...games.Place) {
	t.Helper()
	out, over := l.Match().Outcome()
	if want := (games.Outcome{Places: places, Reason: why}); !over || !reflect.DeepEqual(out, want) {
		t.Errorf("%+v, %v, want %+v", out, over, want)
	}
	if v := view(l); v.Phase != PhaseOver || v.Asked != games.Table || l.Match().Prompts() != nil {
		t.Errorf("%+v", v)
	}
}

// Whoever can't take the lead loses, and says so.
func TestGivingUp(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 0, 0, true, "SOCKE"), dictionary, nil)
	l = gamestest.Do(t, l, 1, Draw{})
	gamestest.Refused(t, l, 0, GiveUp{}, games.IllegalTurn)
	before := everything(t, l.Match())
	over := gamestest.Do(t, l, 1, GiveUp{})
	wantOutcome(t, over, ReasonGaveUp, games.Place{Seat: 0, Rank: 1, Points: 5}, games.Place{Seat: 1, Rank: 2})
	if ids := gamestest.EventIDs(over.Match().Events(games.Table, 3)); !slices.Equal(ids, nil) {
		t.Errorf("%v", ids)
	}
	es := over.Match().Events(games.Table, 2)
	want := games.Args{"Seat": games.Seat(0), "Points": 5, "Of": games.Seat(1), "Other": 0}
	if !slices.Equal(gamestest.EventIDs(es), []games.ID{EventGiveUp, EventWin}) || !reflect.DeepEqual(es[1].Args, want) {
		t.Errorf("%+v", es)
	}
	gamestest.Refused(t, over, 0, Draw{}, games.IllegalOver)
	gamestest.Refused(t, over, games.Table, games.Abandon{}, games.IllegalOver)
	if again := gamestest.Undo(t, over, 1); everything(t, again.Match()) != before {
		t.Error("another position")
	}
}

// The first to move gives up at once: the other wins, with no letter on the field.
func TestGivingUpAtOnce(t *testing.T) {
	o := options(LevelIV)
	o.First, o.Red = 1, 1
	l := dealt(t, o, "SOCKELEISTEN")
	if v := view(l); v.Asked != 1 || v.Mover != Red {
		t.Errorf("%+v", v)
	}
	wantOutcome(t, gamestest.Do(t, l, 1, GiveUp{}), ReasonGaveUp, games.Place{Seat: 0, Rank: 1}, games.Place{Seat: 1, Rank: 2})
}

func TestClock(t *testing.T) {
	l := dealt(t, withClock(), "SOCKELEISTEN")
	v := view(l)
	gamestest.Refused(t, l, 0, TimeUp{}, games.IllegalTable)
	// A lawful draft is the turn.
	d := typed(t, v, NewDraft(v), 0, 0, true, "SOCKE")
	next := gamestest.Do(t, l, games.Table, NewTimeUp(v, d, v.Judge(dictionary, nil)))
	if w := view(next); w.Asked != 1 || !w.Turns[0].Late || w.Tally != (Tally{5, 0}) {
		t.Errorf("%+v", w)
	}
	if ids := gamestest.EventIDs(next.Match().Events(0, 0)); !slices.Equal(ids, []games.ID{EventTimeUp, EventNew, EventTurn}) {
		t.Errorf("%v", ids)
	}
	for seat := games.Table; seat < Seats; seat++ {
		if next.Match().CanUndo(seat) {
			t.Errorf("seat %d may turn the clock back", seat)
		}
	}
	gamestest.Refused(t, next, games.Table, TimeUp{}, IllegalNow) // the laptop is being turned
	// One that isn't lawful is refused, so that the page sends the last that was.
	bad := typed(t, v, NewDraft(v), 0, 0, true, "LEIS")
	gamestest.Refused(t, l, games.Table, TimeUp{Field: bad.Laid, Rulings: verdictOn(v, bad, dictionary, nil).Rulings}, RefusedInvalid)
	gamestest.Refused(t, l, games.Table, TimeUp{Rulings: tableSays("EI", "", true)}, IllegalRuling)
	gamestest.Refused(t, l, games.Table, TimeUp{Field: d.Laid, Swap: 1}, IllegalSwap)
	// Without one the match is lost.
	lost := gamestest.Do(t, l, games.Table, TimeUp{})
	wantOutcome(t, lost, ReasonTime, games.Place{Seat: 1, Rank: 1}, games.Place{Seat: 0, Rank: 2})
	if ids := gamestest.EventIDs(lost.Match().Events(0, 0)); !slices.Equal(ids, []games.ID{EventTimeOut, EventWin}) {
		t.Errorf("%v", ids)
	}
	gamestest.Refused(t, dealt(t, options(LevelI), "SOCKELEISTEN"), games.Table, TimeUp{}, games.IllegalClockOff)
}

// What lies there counts if it is lawful, else the last lawful draft, else nothing.
func TestClockTakesTheLastLawfulDraft(t *testing.T) {
	l := dealt(t, withClock(), "SOCKELEISTEN")
	v := view(l)
	j := v.Judge(dictionary, nil)
	lies := typed(t, v, NewDraft(v), 0, 0, true, "SOCKE")
	gone := typed(t, v, lies.Mark(), 0, 3, true, "LEIS")
	stale := typed(t, v, NewDraft(v), 0, 0, true, "LEIS").Mark() // a ruling has changed since
	for name, c := range map[string]struct {
		d    Draft
		want int
	}{
		"lawful": {lies, 5}, "last lawful": {gone, 5}, "never lawful": {typed(t, v, NewDraft(v), 0, 0, true, "LEIS"), 0},
		"nothing": {NewDraft(v), 0}, "no more lawful": {stale, 0}, "another position": {Draft{Laid: []Lay{{inner(l).Box[0], Cell{}}}}, 0},
	} {
		a := NewTimeUp(v, c.d, j)
		if len(a.Field) != c.want || (len(a.Rulings) > 0) != (c.want > 0) {
			t.Errorf("%s: %+v", name, a)
		}
		gamestest.Do(t, l, games.Table, a)
	}
	dumb := dealt(t, withClock(), "BBCCDDFFGGHH")
	gamestest.Do(t, dumb, games.Table, NewTimeUp(view(dumb), lies, j))
}

// Out of time while choosing: the first tiles in pool order.
func TestClockChooses(t *testing.T) {
	l := dealt(t, withClock(), "BBCCDDFFGGHH")
	gamestest.Refused(t, l, games.Table, TimeUp{Swap: 1}, IllegalNow)
	next := gamestest.Do(t, l, games.Table, TimeUp{})
	if e := next.Match().Events(0, 0)[0]; e.ID != EventVowel || e.Seat != games.Table || e.Args["Seat"] != games.Seat(0) || e.Args["Letters"] != "BBCC" {
		t.Errorf("%+v", e)
	}
	l = dealt(t, withClock(), "SOCKELEISTEN")
	for _, n := range []int{-1, MaxSwap + 1} {
		gamestest.Refused(t, l, games.Table, TimeUp{Swap: n}, IllegalSwap)
	}
	next = gamestest.Do(t, l, games.Table, TimeUp{Swap: 3})
	v := view(next)
	if e := next.Match().Events(0, 0)[0]; e.ID != EventSwap || e.Args["Letters"] != "SOC" || v.Jokers[0] || v.Asked != 0 {
		t.Errorf("%+v, %+v", e, v)
	}
	deal(t, next, "SOCKELEISTEN")
	gamestest.Refused(t, next, games.Table, TimeUp{Swap: 1}, IllegalSwap)
}

func TestAbandoning(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	gamestest.Refused(t, l, 0, games.Abandon{}, games.IllegalTable)
	wantOutcome(t, gamestest.Do(t, l, games.Table, games.Abandon{}), games.ReasonAbandoned, games.Place{Seat: 0, Rank: 1}, games.Place{Seat: 1, Rank: 1})
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 0, 0, true, "SOCKE"), dictionary, nil)
	over := gamestest.Do(t, l, games.Table, games.Abandon{})
	wantOutcome(t, over, games.ReasonAbandoned, games.Place{Seat: 0, Rank: 1, Points: 5}, games.Place{Seat: 1, Rank: 2})
	if v := view(over); v.Winner != games.Table {
		t.Errorf("%+v", v)
	}
	if over.Match().CanUndo(0) || everything(t, gamestest.Undo(t, over, games.Table).Match()) != everything(t, l.Match()) {
		t.Error("undo")
	}
}

// Nothing ends by itself, not even with box and pool empty.
func TestNothingEndsByItself(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKE")
	m := inner(l)
	m.Box, m.Phase = nil, PhaseLay
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 0, 0, true, "SOCKE"), dictionary, nil)
	if v := view(l); v.Phase != PhaseLay || v.Asked != 1 || len(v.Pool) != 0 || v.Box != 0 || gamestest.Over(l) {
		t.Errorf("%+v", v)
	}
}

func TestTally(t *testing.T) {
	if (Tally{3, 5}).Lead(Red) != -2 || (Tally{3, 5}).Lead(Black) != 2 || (Tally{3, 5}).Of(Black) != 5 {
		t.Error("wrong lead")
	}
	o := Options{Red: 1}
	if o.Color(0) != Black || o.Color(1) != Red || o.Seat(Red) != 1 || o.Seat(Black) != 0 {
		t.Error("wrong colors")
	}
}
