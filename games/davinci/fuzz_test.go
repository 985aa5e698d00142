package davinci

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// positions are some of every phase.
func positions(t gamestest.Failer) []games.Match {
	t.Helper()
	o := options(3, true)
	o.Clock, o.Rounds = 60, 2
	l := start(t, o, 3)
	out := []games.Match{l.Match()}
	c := games.NewChance(5, 0, 0)
	for !gamestest.Over(l) {
		seat, a := clever(l.Match(), c.IntN)
		if a.Type() == games.TypeAbandon {
			continue
		}
		l = gamestest.Do(t, l, seat, a)
		if len(out) < 12 || c.IntN(6) == 0 {
			out = append(out, l.Match())
		}
	}
	return append(out, l.Match())
}

func FuzzAction(f *testing.F) {
	at := positions(f)
	gamestest.FuzzAction(f, Kind{}, at, [][2]string{
		{TypeDeal, `{}`},
		{TypeTake, `{"Black":2,"White":2}`},
		{TypeTake, `{"Black":-9223372036854775808,"White":4}`},
		{TypeArrange, `{"Row":["b1","w-","b-","w11"]}`},
		{TypeArrange, `{"Row":["b12"]}`},
		{TypeArrange, `{"Row":[3,null]}`},
		{TypeDraw, `{"Color":1}`},
		{TypeDraw, `{"Color":-1}`},
		{TypeGuess, `{"Tile":5,"Number":12,"Place":1}`},
		{TypeGuess, `{"Tile":99999999999,"Number":-1,"Place":99}`},
		{TypeStop, `{"Place":2}`},
		{TypeOpen, `{"Tile":3}`},
		{TypeTimeUp, `null`},
		{TypeNext, `{} {}`},
		{games.TypeAbandon, `{"Why":1}`},
	})
}

func FuzzSetup(f *testing.F) {
	for _, o := range []Options{options(2, false), options(4, true), {}} {
		data, err := Setup{Options: o, Seed: 1<<64 - 1}.Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`{"Options":{"Seats":1e9}}`))
	f.Add([]byte(`{"Options":{"Seats":-3,"Pad":"\ud800"}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, ok := gamestest.Starts(t, Kind{}, data, func(m *Match) ([]byte, error) { return m.setup.Encode() })
		if !ok {
			return
		}
		seat := m.Standing().Asked
		for move := range m.Moves(seat) {
			if err := m.Apply(seat, move); err != nil {
				t.Fatalf("can't start: %v", err)
			}
			return
		}
		t.Fatal("nothing to do")
	})
}

func FuzzDraft(f *testing.F) {
	l := start(f, options(2, true), 1)
	l = gamestest.Do(f, l, 0, Take{2, 2})
	d := NewDraft(view(l, 0)).SetBlack(view(start(f, options(2, true), 1), 0), 3)
	data, err := d.Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data, 3, 7)
	f.Add([]byte(`{"Row":["b-","b3","w-"],"Number":12,"Place":-1,"Past":[{"Number":-1}]}`), 1, 2)
	f.Add([]byte(`{"Row":["w3","b3"]}`), 0, 0)
	f.Add([]byte(`{"Row":["b-","b-"],"Target":-1}`), -1, 99)
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, x, y int) {
		d, ok := gamestest.Reads(t, data, ParseDraft)
		if !ok {
			return
		}
		for _, m := range at {
			seat := m.Standing().Asked
			v := m.View(seat).(View)
			e := d.SetBlack(v, x).Put(v, Tile(x), y).Point(v, y).Name(v, x).SetPlace(v, y)
			offers(t, m, seat, v, e)
			for ; e.CanUndo(); e = e.Undo() {
				if !e.valid() {
					t.Fatalf("%+v", e)
				}
			}
		}
	})
}

// offers: what a draft offers as an action is lawful.
func offers(t *testing.T, m games.Match, seat games.Seat, v View, d Draft) {
	t.Helper()
	try := func(a games.Action) {
		if err := m.Clone().Apply(seat, a); err != nil {
			t.Fatalf("%+v: %v", a, err)
		}
	}
	if a, ok := d.Take(v); ok {
		try(a)
	}
	if a, ok := d.Arrange(v); ok {
		try(a)
	}
	if a, ok := d.Guess(v); ok {
		Warn(v, a)
		try(a)
	}
	if a, ok := d.Stop(v); ok {
		try(a)
	}
}

func FuzzPad(f *testing.F) {
	data, err := Pad{Round: 2}.Toggle(3, Dash).Toggle(3, 0).Toggle(9, 4).Toggled().Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data, 3, 0)
	f.Add([]byte(`{"Round":1,"Strikes":[{"Tile":1,"Numbers":[]}]}`), 1, 12)
	f.Add([]byte(`{"Round":1,"Strikes":[{"Tile":2,"Numbers":[3]},{"Tile":1,"Numbers":[3]}]}`), 1, 13)
	f.Add([]byte(`{"Strikes":[{"Tile":1,"Numbers":[4,4]}]}`), -1, -1)
	at := positions(f)
	f.Fuzz(func(t *testing.T, data []byte, tile, number int) {
		p, ok := gamestest.Reads(t, data, ParsePad)
		if !ok {
			return
		}
		if q := gamestest.Returns(t, p, ParsePad); q.Round != p.Round || q.Hidden != p.Hidden || len(q.Strikes) != len(p.Strikes) {
			t.Fatalf("%+v came back as %+v", p, q)
		}
		q := toggled(t, p, tile, number)
		for _, m := range at {
			gamestest.Returns(t, q.For(m.View(1).(View)).Clear(tile), ParsePad)
		}
	})
}

// toggled strikes a number out and checks that nothing else has changed.
func toggled(t *testing.T, p Pad, tile, number int) Pad {
	t.Helper()
	before := p.Struck(tile, number)
	q := p.Toggle(tile, number)
	if valid := tile >= 1 && number >= 0 && number < Values; q.Struck(tile, number) == before && valid || p.Struck(tile, number) != before {
		t.Fatalf("%+v became %+v", p, q)
	}
	if twice := q.Toggle(tile, number); len(twice.Strikes) != len(p.Strikes) {
		t.Fatalf("%+v became %+v", p, twice)
	}
	return q
}
