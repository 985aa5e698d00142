package mind

import (
	"context"
	"fmt"
	"math"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// positions shows the views of whoever is asked, in matches that Nova and Pip play.
func positions(t *testing.T, seats, matches int, dashes bool, visit func(dv.View)) {
	t.Helper()
	o := dv.DefaultOptions(seats)
	o.Dashes = dashes
	for seed := range uint64(matches) {
		o.Show[1] = int(seed % 3)
		m, err := dv.New(dv.Setup{Options: o, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for {
			seat := m.Standing().Asked
			if seat == games.Table {
				break
			}
			v := m.View(seat).(dv.View)
			visit(v)
			c, _ := NewPlayer(mind.Nova-2*mind.Level(seat%2), seed).Choose(context.Background(), v, mind.Chance(seed, v.Step))
			if err := m.Apply(seat, c.Action); err != nil {
				t.Fatalf("%v in\n%v", err, v)
			}
		}
	}
}

// Of a single row the filler counts what Weigh counts, by chances and by single ways; what was said changes nothing
// before anything was said.
func TestFillerIsExact(t *testing.T) {
	f := &filler{}
	for _, dashes := range []bool{false, true} {
		rows := 0
		positions(t, 2, 10, dashes, func(v dv.View) {
			if v.TurnNumber == 0 {
				return
			}
			other := v.Seats[1-v.Me]
			l := newLine(other.Row, v.Guesses)
			from := allTiles(dashes)
			for tile := range seen(v) {
				from &^= one(tile)
			}
			p := make([]chances, len(l.ids))
			r := rumour{line: l, hands: f.hands(l, from, 1e6, nil)}
			if !f.chances(l, from, p) {
				t.Fatalf("no way to fill\n%v", v)
			}
			one := r.chances()
			want := exact(context.Background(), Mind{}, v)
			for i, id := range l.ids {
				for n, w := range want[id] {
					if math.Abs(p[i][n]-w) > 1e-12 || math.Abs(one[i][n]-w) > 1e-12 {
						t.Fatalf("tile %d shows %d in %v, %v, want %v in\n%v", id, n, p[i][n], one[i][n], w, v)
					}
				}
				rows++
			}
		})
		if rows < 500 {
			t.Errorf("only %d tiles", rows)
		}
	}
}

// Where there are too many ways, those by chance show numbers about as often.
func TestFillerByChance(t *testing.T) {
	f := &filler{}
	tried := 0
	positions(t, 2, 4, true, func(v dv.View) {
		l := newLine(v.Seats[1-v.Me].Row, v.Guesses)
		from := allTiles(true)
		for tile := range seen(v) {
			from &^= one(tile)
		}
		const most = 400
		if len(l.ids) == 0 || len(f.hands(l, from, 1e6, nil)) < 2*most {
			return
		}
		tried++
		p := make([]chances, len(l.ids))
		f.chances(l, from, p)
		r := rumour{line: l, hands: f.hands(l, from, most, games.NewChance(uint64(v.Step), 0, 0))}
		for i, some := range r.chances() {
			for n := range some {
				if math.Abs(some[n]-p[i][n]) > 0.15 {
					t.Errorf("tile %d shows %d in %v of the samples, want %v", l.ids[i], n, some[n], p[i][n])
				}
			}
		}
	})
	if tried < 5 {
		t.Errorf("only %d rows with many ways", tried)
	}
}

// What is told of the past from a later view is what lay on the table then.
func TestPastIsAsItWas(t *testing.T) {
	type then struct {
		guesses int
		view    dv.View
	}
	for _, dashes := range []bool{false, true} {
		for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
			checked := 0
			var was []then
			positions(t, seats, 3, dashes, func(v dv.View) {
				if v.TurnNumber == 0 {
					was = nil
				}
				if v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain {
					was = append(was, then{len(v.Guesses), v.Public()})
				}
				p := newPast(v)
				for _, w := range was {
					for i, sv := range w.view.Seats {
						want := newLine(sv.Row, w.view.Guesses)
						got := p.line(v.Seats[i], w.view.TurnNumber, w.guesses)
						// which own tile was opened when, nobody can tell once several are
						if w.view.Middle == [dv.Colors]int{} {
							continue
						}
						if fmt.Sprint(got) != fmt.Sprint(want) {
							t.Fatalf("row of seat %d before guess %d was %v, is told as %v in\n%v", i, w.guesses, want, got, v)
						}
						checked++
					}
				}
			})
			if checked < 500 {
				t.Errorf("%d seats: only %d rows", seats, checked)
			}
		}
	}
}

// Rows of others are kept apart exactly where there are two of them.
func TestRowsAreApart(t *testing.T) {
	f := &filler{}
	n := 0
	positions(t, 3, 3, true, func(v dv.View) {
		if v.Phase != dv.PhaseGuess || v.TurnNumber%3 > 0 {
			return
		}
		all := rumours(f, v, 5000)
		apart(all)
		want := exact(context.Background(), Mind{}, v)
		for _, r := range all {
			for i, p := range r.chances() {
				for number, c := range p {
					if w := want[r.line.ids[i]][number]; math.Abs(c-w) > 1e-9 {
						t.Fatalf("tile %d shows %d in %v, want %v in\n%v", r.line.ids[i], number, c, w, v)
					}
					n++
				}
			}
		}
	})
	if n < 1000 {
		t.Errorf("only %d chances", n)
	}
}
