package decipher

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// positions are some of every phase.
func positions(t gamestest.Failer) []games.Match {
	t.Helper()
	var out []games.Match
	for i, pick := range []Pick{PickOrder, PickLive, PickRandom} {
		o := options(3, 4, LanguageGerman, pick)
		o.Clock = 60
		l := start(t, o, 3)
		out = append(out, l.Match())
		c := games.NewChance(uint64(i), 0, 0)
		for range 60 {
			if _, over := l.Match().Outcome(); over {
				break
			}
			seat, a := lawful(t, l.Match(), c.IntN)
			if a.Type() == games.TypeAbandon {
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
	gamestest.FuzzAction(f, Kind{}, at, [][2]string{
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
		{games.TypeAbandon, `{"Why":1}`},
	})
}

func FuzzSetup(f *testing.F) {
	for _, o := range []Options{options(2, 3, LanguageGerman, PickOrder), options(4, 6, LanguageEnglish, PickRandom), {}} {
		data, err := setupOf(f, o, 1<<64-1).Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"Options":{"Seats":1e9}}`))
	f.Add([]byte(`{"Letters":[{"Letter":"\ud800","Pieces":[1,2,3]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, ok := gamestest.Starts(t, Kind{}, data, func(m *Match) ([]byte, error) { return m.setup.Encode() })
		if !ok {
			return
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
	o := options(2, 6, LanguageEnglish, PickOrder)
	data, err := MakerDraft{}.Put(o, "O'HARA").Type(o, 'ß').MoveLetter(0, 3).Undo().Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data, "Straße'")
	f.Add([]byte(`{"Word":"BAER","Cursor":2,"Order":[0,1,2,3,3,2],"Past":[{"Word":"B","Cursor":1}]}`), "x")
	f.Add([]byte(`{"Word":"bär","Cursor":-1}`), "")
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, typed string) {
		d, ok := gamestest.Reads(t, data, ParseMakerDraft)
		if !ok {
			return
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
		d, ok := gamestest.Reads(t, data, ParseSeekerDraft)
		if !ok {
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
			if back := gamestest.Returns(t, e, ParseSeekerDraft); back != e {
				t.Fatalf("%+v came back as %+v", e, back)
			}
		}
	})
}

func FuzzPad(f *testing.F) {
	f.Add([]byte(`{"Round":1,"Places":[{"ID":1,"X":-30,"Y":200,"Turn":359},{"ID":4}]}`), 3, 100, -100, -1)
	f.Add([]byte(`{"Places":[{"ID":2},{"ID":1}]}`), 0, 1<<40, 0, 1<<40)
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, id, x, y, turn int) {
		p, ok := gamestest.Reads(t, data, ParsePad)
		if !ok {
			return
		}
		p = p.Put(Lie{id, x, y, turn})
		for _, m := range at {
			v := m.View(games.Table).(View)
			gamestest.Returns(t, p.For(v).Tidy(v.Zones[0]), ParsePad)
		}
	})
}
