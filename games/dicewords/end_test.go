package dicewords

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func play(t *testing.T, l games.Log, words ...string) games.Log {
	t.Helper()
	for _, w := range words {
		seat := view(l).Asked
		l = thrown(t, l, seat, "IEBSVNHKC?")
		if w == "" {
			l = gamestest.Do(t, l, seat, Pass{})
			continue
		}
		l = gamestest.Do(t, l, seat, NewDeclare(view(l), w, known(w)))
	}
	return l
}

func outcome(t *testing.T, l games.Log) games.Outcome {
	t.Helper()
	o, over := l.Match().Outcome()
	if !over {
		t.Fatalf("not over: %+v", view(l))
	}
	if st := l.Match().Standing(); st.Asked != games.Table || st.Phase != PhaseOver || l.Match().Prompts() != nil {
		t.Fatalf("over, but %+v %+v", st, l.Match().Prompts())
	}
	return o
}

func TestRoundIsFinished(t *testing.T) {
	o := options(3, CheckTrust)
	o.Target = 66
	l := play(t, start(t, o, 7), "", "SCHENK") // seat 1 reaches the target
	phase(t, l, PhaseFirst, 2)
	if got := gamestest.EventIDs(l.Match().Events(0, 3)); !slices.Equal(got, []games.ID{EventDeclare, EventLastRound}) {
		t.Errorf("events %v", got)
	}
	t.Run("told once", func(t *testing.T) {
		l := play(t, start(t, o, 7), "SCHENK", "SCHENK")
		var told []games.Event
		for _, e := range l.Match().Events(games.Table, 0) {
			if e.ID == EventLastRound {
				told = append(told, e)
			}
		}
		if len(told) != 1 || told[0].Seat != 0 {
			t.Errorf("the last round is told by %+v", told)
		}
	})
	t.Run("another wins", func(t *testing.T) {
		l := play(t, l, "SCHENKI")
		want := []games.Place{{Seat: 2, Rank: 1, Points: 84}, {Seat: 1, Rank: 2, Points: 66}, {Seat: 0, Rank: 3}}
		if o := outcome(t, l); !reflect.DeepEqual(o, games.Outcome{Places: want, Reason: games.ReasonTarget}) {
			t.Errorf("%+v", o)
		}
		for seat := games.Table; seat < 3; seat++ { // the last word can be taken back too
			if l.Match().CanUndo(seat) != (seat == 2) {
				t.Errorf("may seat %d undo?", seat)
			}
		}
		back, err := l.Undo(2)
		if err != nil {
			t.Fatal(err)
		}
		phase(t, back, PhaseThrow, 2)
		gamestest.Refused(t, l, 0, all(), games.IllegalOver)
		gamestest.Refused(t, l, games.Table, games.Abandon{}, games.IllegalOver)
	})
	t.Run("shared", func(t *testing.T) {
		l := play(t, l, "SCHENK")
		want := []games.Place{{Seat: 1, Rank: 1, Points: 66}, {Seat: 2, Rank: 1, Points: 66}, {Seat: 0, Rank: 3}}
		if o := outcome(t, l); !reflect.DeepEqual(o.Places, want) || o.Record != nil {
			t.Errorf("%+v", o)
		}
		events := l.Match().Events(games.Table, l.Len()-1)
		last := events[len(events)-1]
		if last.ID != EventWin || !reflect.DeepEqual(last.Args["Seats"], []games.Seat{1, 2}) {
			t.Errorf("%+v", last)
		}
	})
}

func TestNoEndBelowTheTarget(t *testing.T) {
	o := options(2, CheckTrust)
	o.Target = 67
	l := play(t, start(t, o, 7), "SCHENK", "SCHENK")
	phase(t, l, PhaseFirst, 0)
	if view(l).Round != 2 {
		t.Errorf("round %d", view(l).Round)
	}
}

func TestAloneItEndsAtOnce(t *testing.T) {
	o := options(1, CheckDictionary)
	o.Target = 100
	l := play(t, start(t, o, 7), "SCHENK", "", "SCHENK")
	out := outcome(t, l)
	if out.Record == nil || out.Record.Value != 3 || out.Places[0].Points != 132 {
		t.Fatalf("%+v", out)
	}
	key := RecordKey(o, german(t))
	if out.Record.Key != key {
		t.Errorf("key %q, want %q", out.Record.Key, key)
	}
	for name, change := range map[string]func(*Options, *Set){
		"target": func(o *Options, _ *Set) { o.Target = 101 },
		"house":  func(o *Options, _ *Set) { o.KeptStay = true },
		"aids":   func(o *Options, _ *Set) { o.Aids = true },
		"check":  func(o *Options, _ *Set) { o.Check = CheckTrust },
		"values": func(_ *Options, s *Set) { s.Values[0].Points++ },
	} {
		o, s := o, german(t)
		change(&o, &s)
		if RecordKey(o, s) == key {
			t.Errorf("another %s has the same key", name)
		}
	}
	o.Clock = 60
	if RecordKey(o, german(t)) != key {
		t.Error("the clock changes the key")
	}
}

func TestAbandon(t *testing.T) {
	l := pending(t)
	gamestest.Refused(t, l, 0, games.Abandon{}, games.IllegalTable)
	gone := gamestest.Do(t, l, games.Table, games.Abandon{})
	o := outcome(t, gone)
	if o.Reason != games.ReasonAbandoned || o.Record != nil || len(o.Places) != 3 || o.Places[2].Rank != 1 {
		t.Errorf("%+v", o)
	}
	if v := view(gone); v.Pending != nil || v.Up != nil {
		t.Errorf("%+v", v)
	}
	back, err := gone.Undo(games.Table)
	if err != nil || back.Match().Sum() != l.Match().Sum() {
		t.Errorf("not taken back: %v", err)
	}
	alone := gamestest.Do(t, play(t, start(t, options(1, CheckTrust), 7), "SCHENK"), games.Table, games.Abandon{})
	if o := outcome(t, alone); o.Record != nil {
		t.Errorf("a record of an abandoned match: %+v", o.Record)
	}
}
