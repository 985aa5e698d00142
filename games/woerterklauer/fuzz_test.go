package woerterklauer

import (
	"encoding/json"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// positions are some of every phase.
func positions(t gamestest.Failer) []games.Match {
	t.Helper()
	o := options(LevelIII)
	o.Clock = 60
	l := start(t, o, 3)
	out := []games.Match{l.Match(), dealt(t, o, "BBCCDDFFGGHH").Match()}
	pick := games.NewChance(5, 0, 0).IntN
	for !gamestest.Over(l) && len(out) < 25 {
		seat, a := lawful(l.Match(), pick)
		if a.Type() == games.TypeAbandon {
			continue
		}
		l = gamestest.Do(t, l, seat, a)
		out = append(out, l.Match())
	}
	return append(out, gamestest.Do(t, l, games.Table, games.Abandon{}).Match())
}

func FuzzAction(f *testing.F) {
	at := positions(f)
	for _, m := range at {
		seat, a := games.Table, games.Action(games.Abandon{})
		if !isOver(m) {
			seat, a = lawful(m, games.NewChance(1, 1, 1).IntN)
		}
		data, err := json.Marshal(a)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(a.Type(), data, int(seat))
	}
	gamestest.FuzzAction(f, Kind{}, at, [][2]string{
		{TypeDraw, `{}`},
		{TypeSetAside, `{"Tiles":[1,2,3,4]}`},
		{TypeSetAside, `{"Tiles":[-1,99999999999]}`},
		{TypeSwap, `{"Tiles":[7]}`},
		{TypeEndTurn, `{"Field":["1:0,0","2:1,0"],"Rulings":[{"Word":"AA","Answer":true,"By":"house"}]}`},
		{TypeEndTurn, `{"Field":["1:0,0","1:0,0"]}`},
		{TypeEndTurn, `{"Field":["5:1001,0"]}`},
		{TypeEndTurn, `{"Field":null,"Rulings":[{"Word":"X","Other":"Y","Lemma":"\ud800"}]}`},
		{TypeTimeUp, `{"Swap":3}`},
		{TypeTimeUp, `null`},
		{TypeGiveUp, `{} {}`},
		{games.TypeAbandon, `{"Why":1}`},
	})
}

func isOver(m games.Match) bool {
	_, over := m.Outcome()
	return over
}

func FuzzSetup(f *testing.F) {
	for _, o := range []Options{options(LevelI), withClock(), {}} {
		data, err := encoded(f, o, 1<<64-1)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"Options":{"Seats":1e9}}`))
	f.Add([]byte(`{"Options":{"Seats":2,"Size":7,"Level":1},"Set":[{"Letter":"A","Count":96}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, ok := gamestest.Starts(t, Kind{}, data, func(m *Match) ([]byte, error) { return m.setup.Encode() })
		if !ok {
			return
		}
		if err := m.Apply(m.Standing().Asked, Draw{}); err != nil {
			t.Fatalf("can't start: %v", err)
		}
		if v := m.View(0).(View); len(v.Pool) != PoolSize || v.Phase == PhaseDraw {
			t.Fatalf("%+v", v)
		}
	})
}

func FuzzDraft(f *testing.F) {
	v := lying(f, "BUCH/...U/...T", "AERN")
	d, _ := NewDraft(v).Type(v, Cell{0, 1}, true, "ARE")
	data, err := d.Mark().Shove(Cell{1, 0}, DirRight, 1, true).Undo().Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data, 3, 7, "Rüne")
	f.Add([]byte(`{"Laid":["1:0,0","2:1000,-1000"],"Past":[["1:/0,0"]],"Future":[["2:1000,-1000/"]]}`), 1, -2, "AE")
	f.Add([]byte(`{"Laid":null}`), 0, 0, "")
	f.Add([]byte(`{"Laid":["1:0,0"],"Past":[["1:1,1/2,2"]]}`), -1, 99, "ß")
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, x, y int, typed string) {
		d, ok := gamestest.Reads(t, data, ParseDraft)
		if !ok {
			return
		}
		for _, m := range at {
			v := m.View(0).(View)
			edited(t, v, d, x, y, typed)
			edited(t, v, d.For(v), x, y, typed)
		}
	})
}

// edited: whatever is done with a draft, it stays one that can be read.
func edited(t *testing.T, v View, d Draft, x, y int, text string) {
	t.Helper()
	c := Cell{x, y}
	d = d.Put(v, x, c).Put(v, y, Cell{y, x}).Move([]int{x, y}, Dir(x&3), y).Shove(c, Dir(y&3), x, y%2 == 0)
	d, _ = d.Type(v, c, x%2 == 0, Fold(text))
	d = d.Take(y).sendHome(v, x).Mark().Undo().Redo()
	if p, ok := v.Position(d.Laid); ok {
		Referee(p, v.Judge(loose{}, nil))
	}
	gamestest.Returns(t, d, ParseDraft)
}
