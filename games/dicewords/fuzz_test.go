package dicewords

import (
	"encoding/json"
	"reflect"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// positions are some of every phase.
func positions(t *testing.F) []games.Match {
	t.Helper()
	o := options(2, Challenges)
	o.Clock, o.Target = 60, 50
	l := start(t, o, 3)
	out := []games.Match{l.Match()}
	c := games.NewChance(5, 0, 0)
	for range 60 {
		if _, over := l.Match().Outcome(); over {
			break
		}
		seat, a := lawful(l.Match(), c.IntN)
		if a.Type() == TypeAbandon {
			continue
		}
		l = gamestest.Do(t, l, seat, a)
		out = append(out, l.Match())
	}
	return out
}

func FuzzAction(f *testing.F) {
	at := positions(f)
	for _, seed := range []struct{ typ, data string }{
		{TypeThrow, `{"Dice":[0,1,2,3,4,5,6,7,8,9]}`},
		{TypeThrow, `{"Dice":[0,-1,99999999999]}`},
		{TypeDeclare, `{"Word":"SCHENK","Rulings":[{"Word":"SCHENK","Answer":true,"By":"house"}]}`},
		{TypeDeclare, `{"Word":"\ud800Ä?"}`},
		{TypePass, `{}`},
		{TypeChallenge, `{"Rulings":[{"Word":"X","Other":"Y"}]}`},
		{TypeRule, `{"Rulings":null}`},
		{TypeAccept, `null`},
		{TypeTimeUp, `{} {}`},
		{TypeAbandon, `{"Why":1}`},
		{"", ""},
	} {
		f.Add(seed.typ, []byte(seed.data), 0)
	}
	f.Fuzz(func(t *testing.T, typ string, data []byte, seat int) {
		a, err := DecodeAction(typ, data)
		if err != nil {
			if !gamestest.IsIllegal(err) {
				t.Fatalf("%v", err)
			}
			return
		}
		again, err := json.Marshal(a)
		if err != nil {
			t.Fatal(err)
		}
		b, err := DecodeAction(typ, again)
		if err != nil {
			t.Fatalf("%s doesn't come back: %v", again, err)
		}
		for _, m := range at {
			x, y := m.Clone(), m.Clone()
			errX, errY := x.Apply(games.Seat(seat), a), y.Apply(games.Seat(seat), b)
			if errX != nil && (!gamestest.IsIllegal(errX) || x.Sum() != m.Sum()) {
				t.Fatalf("%v, or the match changed", errX)
			}
			if x.Sum() != y.Sum() || (errX == nil) != (errY == nil) {
				t.Fatalf("%s and %s act differently", data, again)
			}
		}
	})
}

func FuzzSetup(f *testing.F) {
	for _, o := range []Options{options(1, Dictionary), options(8, Challenges), {}} {
		data, err := Setup{Options: o, Set: german(f), Seed: 1<<64 - 1}.Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"Options":{"Seats":1e9}}`))
	f.Add([]byte(`{"Set":{"Dice":[{"Faces":"\ud800"}]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := Kind{}.Start(data)
		if err != nil {
			if m != nil || !gamestest.IsIllegal(err) {
				t.Fatalf("%v, %v", m, err)
			}
			return
		}
		again, err := m.(*Match).setup.Encode()
		if err != nil {
			t.Fatal(err)
		}
		n, err := Kind{}.Start(again)
		if err != nil || n.Sum() != m.Sum() {
			t.Fatalf("%s doesn't come back: %v", again, err)
		}
		if err := m.Apply(0, all()); err != nil {
			t.Fatalf("can't start: %v", err)
		}
		v := m.View(0).(View)
		if len(v.Faces()) != DiceCount || len(Outlooks(v.Set, all().Dice, 2)) == 0 {
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
		d, err := ParseDraft(data)
		if err != nil {
			if !gamestest.IsIllegal(err) {
				t.Fatalf("%v", err)
			}
			return
		}
		again, err := d.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if e, err := ParseDraft(again); err != nil || !sameDraft(d, e) {
			t.Fatalf("%s came back as %+v, %v", again, e, err)
		}
		for _, m := range at {
			v := m.View(0).(View)
			e := d
			for _, r := range typed {
				e = e.Type(r).TapDie(v, int(r)%12-1).Name(r).SetCursor(int(r) % 13).SortByWord(v).SortByLetter(v).KeepWord(v)
			}
			for e = e.Backspace().Delete().Next(v).Clear(); e.CanUndo(); e = e.Undo() {
				if !e.valid(e.Locked) {
					t.Fatalf("%+v", e)
				}
			}
		}
	})
}

func sameDraft(a, b Draft) bool {
	x, errX := a.Encode()
	y, errY := b.Encode()
	return errX == nil && errY == nil && reflect.DeepEqual(x, y)
}
