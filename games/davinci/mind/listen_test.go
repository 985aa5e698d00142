package mind

import (
	"context"
	"math"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// told sums how surprised somebody is by the hidden tiles of the others: the mean logarithm of the chance that they had
// given to what is there.
func told(t *testing.T, seats int, dashes bool, other mind.Level) (heardOf, counted float64) {
	t.Helper()
	o := dv.DefaultOptions(seats)
	o.Dashes = dashes
	n := 0.0
	for seed := range uint64(8) {
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
			if seat == 0 && v.Phase == dv.PhaseGuess {
				h, e := heard(context.Background(), Mind{}, v), exact(context.Background(), Mind{}, v)
				for _, s := range v.Targets() {
					_, of, i, _ := v.Find(s.ID)
					number := m.View(of).(dv.View).Seats[of].Row[i].Number
					heardOf += math.Log(max(h[s.ID][number], 1e-4))
					counted += math.Log(e[s.ID][number])
					n++
				}
			}
			c, _ := NewPlayer(other, seed).Choose(context.Background(), v, mind.Chance(seed, v.Step))
			if err := m.Apply(seat, c.Action); err != nil {
				t.Fatalf("%v in\n%v", err, v)
			}
		}
	}
	if n < 100 {
		t.Errorf("only %v tiles", n)
	}
	return heardOf / n, counted / n
}

// Who could hear nothing counts exactly, and what is heard leaves nothing that can't be.
func TestListeningIsCounting(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
		positions(t, seats, 1, true, func(v dv.View) {
			if v.Phase != dv.PhaseGuess {
				return
			}
			want := exact(ctx, Mind{}, v)
			deaf, heard := heard(ctx, Mind{}, v), heard(context.Background(), Mind{}, v)
			for id, w := range want {
				sum := 0.0
				for n := range w {
					if math.Abs(deaf[id][n]-w[n]) > 1e-9 || w[n] == 0 && heard[id][n] > 0 {
						t.Fatalf("tile %d shows %d in %v, heard %v, want %v in\n%v", id, n, deaf[id][n], heard[id][n], w[n], v)
					}
					sum += heard[id][n]
				}
				if math.Abs(sum-1) > 1e-9 {
					t.Fatalf("tile %d: %v in\n%v", id, *heard[id], v)
				}
			}
		})
	}
}

// Who listens knows more than who only counts, whoever the others are.
func TestListeningTells(t *testing.T) {
	for _, c := range []struct {
		seats  int
		dashes bool
		other  mind.Level
		more   float64
	}{
		{2, false, mind.Atlas, 0.05}, {2, true, mind.Atlas, 0.15}, {3, false, mind.Nova, 0.03}, {2, false, mind.Fips, 0.03}, {4, true, mind.Atlas, 0.02},
	} {
		if h, e := told(t, c.seats, c.dashes, c.other); h < e+c.more {
			t.Errorf("%+v: %.3f, counted %.3f", c, h, e)
		}
	}
}
