package decipher

import (
	"encoding/json"
	"reflect"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// positions are some of every phase.
func positions(t gamestest.Failer) []games.Match {
	t.Helper()
	var out []games.Match
	for i, pick := range []Pick{Order, Live, Random} {
		o := options(3, 4, German, pick)
		o.Clock = 60
		l := start(t, o, 3)
		out = append(out, l.Match())
		c := games.NewChance(uint64(i), 0, 0)
		for range 60 {
			if _, over := l.Match().Outcome(); over {
				break
			}
			seat, a := lawful(t, l.Match(), c.IntN)
			if a.Type() == TypeAbandon {
				continue
			}
			l = gamestest.Do(t, l, seat, a)
			out = append(out, l.Match())
		}
	}
	return out
}

func TestPositionsHaveEveryPhase(t *testing.T) {
	seen := map[games.ID]bool{}
	for _, m := range positions(t) {
		seen[m.View(games.Table).(View).Phase] = true
	}
	for _, p := range []games.ID{PhaseWord, PhaseTake, PhaseGive, PhasePlace, PhaseBonus, PhasePass, PhaseScored} {
		if !seen[p] {
			t.Errorf("no position in %s", p)
		}
	}
}

func FuzzAction(f *testing.F) {
	at := positions(f)
	for _, seed := range []struct{ typ, data string }{
		{TypeSetWord, `{"Word":"BÄR","Order":[0,1,2,3]}`},
		{TypeSetWord, `{"Word":"\ud800Ä?","Order":[-1,99999999999]}`},
		{TypeReorder, `{"Order":null}`},
		{TypeGive, `{"Kind":-1}`},
		{TypeTake, `{}`},
		{TypeAskPiece, `null`},
		{TypeAsk, `{"Zone":3}`},
		{TypeGuess, `{"Word":"Füße"}`},
		{TypePass, `{} {}`},
		{TypeTimeUp, `{}`},
		{TypeNext, `{}`},
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
	for _, o := range []Options{options(2, 3, German, Order), options(4, 6, English, Random), {}} {
		data, err := setupOf(f, o, 1<<64-1).Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"Options":{"Seats":1e9}}`))
	f.Add([]byte(`{"Letters":[{"Letter":"\ud800","Pieces":[1,2,3]}]}`))
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
		v := m.View(0).(View)
		word := "ABCDEF"[:v.Options.Length]
		d := NewMakerDraft(v).Put(v.Options, word).HardestFirst(v)
		if c, ok := countKinds(d.Order); d.Word != word || !ok || c != sum(Need(v.Letters, word)) {
			t.Fatalf("%+v", d)
		}
		if err := m.Apply(0, d.SetWord(v)); err != nil && !gamestest.IsIllegal(err) {
			t.Fatalf("can't start: %v", err)
		}
		CheckSecret(v.Setup(), nil, nil, nil, word)
	})
}

func FuzzMakerDraft(f *testing.F) {
	o := options(2, 6, English, Order)
	data, err := MakerDraft{}.Put(o, "O'HARA").Type(o, 'ß').MoveLetter(0, 3).Undo().Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data, "Straße'")
	f.Add([]byte(`{"Word":"BAER","Cursor":2,"Order":[0,1,2,3,3,2],"Past":[{"Word":"B","Cursor":1}]}`), "x")
	f.Add([]byte(`{"Word":"bär","Cursor":-1}`), "")
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, typed string) {
		d, err := ParseMakerDraft(data)
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
		if e, err := ParseMakerDraft(again); err != nil || !sameJSON(t, d, e) {
			t.Fatalf("%s came back as %+v, %v", again, e, err)
		}
		for _, m := range at {
			v := m.View(0).(View)
			e := d
			for i, r := range typed[:min(len(typed), 12)] {
				e = e.Type(v.Options, r).Remove(i).MoveLetter(i, int(r)%7).SetCursor(int(r)%9).MovePiece(i, int(r)%9).HardestFirst(v)
			}
			for e = e.Backspace().Delete().Put(v.Options, typed).Clear(); e.CanUndo(); e = e.Undo() {
				if !e.valid() {
					t.Fatalf("%+v", e)
				}
			}
		}
	})
}

func FuzzSeekerDraft(f *testing.F) {
	f.Add([]byte(`{"Zone":2,"Guesser":1,"Guess":"PAN","Cursor":2}`), "da")
	f.Add([]byte(`{"Zone":-2,"Guesser":9,"Guess":"pan","Cursor":-1}`), "")
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, typed string) {
		d, err := ParseSeekerDraft(data)
		if err != nil {
			if !gamestest.IsIllegal(err) {
				t.Fatalf("%v", err)
			}
			return
		}
		for _, m := range at {
			v := m.View(games.Table).(View)
			e := d.Next(v)
			for i, r := range typed[:min(len(typed), 12)] {
				e = e.Choose(v, int(r)%8-1).Guessing(v, games.Seat(int(r)%5-1)).Type(v.Options, r).SetCursor(int(r) % 9)
				if i%3 == 0 {
					e = e.Backspace().Delete()
				}
			}
			again, err := e.Encode()
			if err != nil {
				t.Fatal(err)
			}
			if back, err := ParseSeekerDraft(again); err != nil || back != e {
				t.Fatalf("%s came back as %+v, %v", again, back, err)
			}
		}
	})
}

func FuzzPad(f *testing.F) {
	f.Add([]byte(`{"Round":1,"Places":[{"ID":1,"X":-30,"Y":200,"Turn":359},{"ID":4}]}`), 3, 100, -100, -1)
	f.Add([]byte(`{"Places":[{"ID":2},{"ID":1}]}`), 0, 1<<40, 0, 1<<40)
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, id, x, y, turn int) {
		p, err := ParsePad(data)
		if err != nil {
			if !gamestest.IsIllegal(err) {
				t.Fatalf("%v", err)
			}
			return
		}
		p = p.Put(Place{id, x, y, turn})
		for _, m := range at {
			v := m.View(games.Table).(View)
			q := p.For(v).Tidy(v.Zones[0])
			again, err := q.Encode()
			if err != nil {
				t.Fatal(err)
			}
			if back, err := ParsePad(again); err != nil || !sameJSON(t, back, q) {
				t.Fatalf("%s came back as %+v, %v", again, back, err)
			}
		}
	})
}

func sameJSON(t *testing.T, a, b any) bool {
	t.Helper()
	x, errX := json.Marshal(a)
	y, errY := json.Marshal(b)
	return errX == nil && errY == nil && reflect.DeepEqual(x, y)
}
