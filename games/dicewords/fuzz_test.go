package dicewords

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// positions are some of every phase.
func positions(t *testing.F) []games.Match {
	t.Helper()
	o := options(2, CheckChallenge)
	o.Clock, o.Target, o.DoubtCost = 60, 50, DoubtCost
	l := start(t, o, 3)
	out := []games.Match{l.Match()}
	c := games.NewChance(5, 0, 0)
	for range 60 {
		if _, over := l.Match().Outcome(); over {
			break
		}
		seat, a := lawful(l.Match(), c.IntN)
		if a.Type() == games.TypeAbandon {
			continue
		}
		l = gamestest.Do(t, l, seat, a)
		out = append(out, l.Match())
	}
	return out
}

func FuzzAction(f *testing.F) {
	at := positions(f)
	gamestest.FuzzAction(f, Kind{}, at, [][2]string{
		{TypeThrow, `{"Dice":[0,1,2,3,4,5,6,7,8,9]}`},
		{TypeThrow, `{"Dice":[0,-1,99999999999]}`},
		{TypeDeclare, `{"Word":"SCHENK","Rulings":[{"Word":"SCHENK","Answer":true,"By":"house"}]}`},
		{TypeDeclare, `{"Word":"\ud800Ä?"}`},
		{TypePass, `{}`},
		{TypeChallenge, `{"Rulings":[{"Word":"X","Other":"Y"}]}`},
		{TypeRule, `{"Rulings":null}`},
		{TypeAccept, `null`},
		{TypeTimeUp, `{} {}`},
		{games.TypeAbandon, `{"Why":1}`},
	})
}

func FuzzSetup(f *testing.F) {
	for _, o := range []Options{options(1, CheckDictionary), options(8, CheckChallenge), {}} {
		data, err := Setup{Options: o, Set: german(f), Seed: 1<<64 - 1}.Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"Options":{"Seats":1e9}}`))
	f.Add([]byte(`{"Options":{"Seats":2,"Check":"challenge","DoubtCost":-10}}`))
	f.Add([]byte(`{"Set":{"Dice":[{"Faces":"\ud800"}]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, ok := gamestest.Starts(t, Kind{}, data, func(m *Match) ([]byte, error) { return m.setup.Encode() })
		if !ok {
			return
		}
		if err := m.Apply(0, all()); err != nil {
			t.Fatalf("can't start: %v", err)
		}
		v := m.View(0).(View)
		if len(v.Faces()) != DiceCount {
			t.Fatalf("nothing on the table: %+v", v)
		}
		WorthOf(v, string(v.Faces()[:3]))
	})
}

func FuzzDraft(f *testing.F) {
	d := NewDraft(View{}).Type('ß').Toggle(3).Move(2, 9).Undo()
	data, err := d.Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data, "Straße?\u0308")
	f.Add([]byte(`{"Order":[0,1,2,3,4,5,6,7,8,9],"Word":"ÄÖ?","Cursor":2,"Taps":[9]}`), "x")
	f.Add([]byte(`{"Order":[0,0,2,3,4,5,6,7,8,9],"Cursor":-1,"Past":[{}]}`), "")
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, typed string) {
		d, ok := gamestest.Reads(t, data, ParseDraft)
		if !ok {
			return
		}
		for _, m := range at {
			v := m.View(0).(View)
			e := d
			for _, r := range typed {
				e = e.Type(r).TapDie(v, int(r)%12-1).Name(r).SetCursor(int(r) % 13).SortByLetter(v).KeepWord(v)
			}
			for e = e.Backspace().Delete().Next(v).Clear(); e.CanUndo(); e = e.Undo() {
				if !e.valid(e.Locked) {
					t.Fatalf("%+v", e)
				}
			}
		}
	})
}
