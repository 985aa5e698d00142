package woerterklauer

import (
	"fmt"
	"slices"
	"testing"

	"spieltisch/games"
)

// anyTurn makes a turn of some bytes, sensible or not.
func anyTurn(data []byte) Attempt {
	next := func() int {
		if len(data) == 0 {
			return 0
		}
		b := data[0]
		data = data[1:]
		return int(b)
	}
	t := Attempt{Mover: Color(next() % 2), Level: Level(next()%7 - 1), Edge: next() % 14}
	coord := func() int {
		switch c := next(); {
		case c == 255:
			return int(^uint(0) >> 1)
		case c == 254:
			return -int(^uint(0)>>1) - 1
		case c > 240:
			return (c - 240) * 9000
		default:
			return c%12 - 4
		}
	}
	tile := func() Tile {
		id := next()
		if id < 250 {
			id %= 24
			return Tile{id + 1, Letter("AABBCDEE"[id%8])}
		}
		return Tile{id - 252, Letter(next())}
	}
	field := func() Field {
		var f Field
		for range next() % 24 {
			f = append(f, Placed{tile(), Cell{coord(), coord()}, Color(next() % 2)})
		}
		return f
	}
	t.Before = field()
	if next()%4 == 0 {
		t.After = field()
	} else { // mostly a turn that keeps the books
		t.After = slices.Clone(t.Before)
		for range next() % 8 {
			if len(t.After) == 0 {
				break
			}
			i := next() % len(t.After)
			switch next() % 4 {
			case 0:
				t.After[i].At = Cell{coord(), coord()}
			case 1:
				t.Left = append(t.Left, t.After[i].Tile)
				t.After = slices.Delete(t.After, i, i+1)
			default:
				p := Placed{tile(), Cell{coord(), coord()}, Red}
				t.Pool = append(t.Pool, p.Tile)
				t.After = append(t.After, p)
			}
		}
	}
	for range next() % 4 {
		s := Spelled{Place{Cell{coord(), coord()}, next()%2 == 0}, []string{"AB", "BAC", "EE"}[next()%3]}
		t.History.Places = append(t.History.Places, s)
		t.History.Carried = append(t.History.Carried, Carried{s.Place, []string{s.Text}})
	}
	return t
}

// The referee never panics, says the same twice, and keeps its promises on any field.
func FuzzReferee(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("a turn that may be anything at all, with many tiles here and there"))
	chance := games.NewChance(1, 2, 3)
	for range 400 {
		data := make([]byte, 200)
		for i := range data {
			data[i] = byte(chance.IntN(256))
		}
		f.Add(data)
	}
	j := toy{invalid: []string{"AA"}, open: []string{"BB", "AB=ABC"}, same: map[string]bool{"ABE=AB": true}}
	f.Fuzz(func(t *testing.T, data []byte) {
		turn := anyTurn(data)
		v := Referee(turn, j)
		if fmt.Sprint(v) != fmt.Sprint(Referee(anyTurn(data), j)) {
			t.Fatal("not the same twice")
		}
		if fmt.Sprint(Referee(turn, v.Rulings)) != fmt.Sprint(v) {
			t.Fatal("not the same by its rulings")
		}
		promises(t, turn, v)
		Referee(turn, nil)
	})
}

// promises are what the docstrings of Verdict say.
func promises(t *testing.T, turn Attempt, v Verdict) {
	t.Helper()
	if v.Lawful != (len(v.Reasons) == 0 && len(v.Questions) == 0) || v.Askable != (len(v.Reasons) == 0 && len(v.Questions) > 0) {
		t.Fatalf("%+v", v)
	}
	if len(v.Reasons) == 0 && (v.Needs > 0 || v.Lowest == 0 || v.Lowest > turn.Level) {
		t.Fatalf("%+v", v)
	}
	strays := slices.ContainsFunc(v.Reasons, func(r Reason) bool { return r.ID == RefusedTiles })
	if v.Red+v.Black != len(turn.After) && !strays {
		t.Fatalf("%d red, %d black of %d", v.Red, v.Black, len(turn.After))
	}
	wellFormed(t, v)
}

func wellFormed(t *testing.T, v Verdict) {
	t.Helper()
	for i, r := range v.Reasons {
		if r.ID == "" || r.Word >= len(v.Words) || r.Word < -1 || r.Args == nil || !slices.IsSortedFunc(r.Cells, compareCells) {
			t.Fatalf("reason %d: %+v", i, r)
		}
	}
	for _, w := range v.Words {
		if w.Fate == FateUnchanged && len(w.Shows) > 0 || len(w.Cells) != len(w.Text) {
			t.Fatalf("%+v", w)
		}
	}
}
