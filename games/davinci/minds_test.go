package davinci_test

import (
	"context"
	"fmt"
	"reflect"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// chooser is how a seat chooses in a match: an honest one looks at its view alone.
type chooser func(m games.Match, seat games.Seat) games.Choice

func honest(l mind.Level) chooser {
	return func(m games.Match, seat games.Seat) games.Choice {
		v := m.View(seat).(dv.View)
		c, _ := dvmind.NewPlayer(l, 5).Choose(context.Background(), v, mind.Chance(7, v.Step))
		return c
	}
}

// peeking names the number that a tile has.
func peeking(m games.Match, seat games.Seat) games.Choice {
	c := honest(mind.Nova)(m, seat)
	if g, ok := c.Action.(dv.Guess); ok {
		_, of, i, _ := m.View(seat).(dv.View).Find(g.Tile)
		g.Number = m.View(of).(dv.View).Seats[of].Row[i].Number
		c.Action = g
	}
	return c
}

// telling says which tile it holds.
func telling(m games.Match, seat games.Seat) games.Choice {
	c := honest(mind.Nova)(m, seat)
	for _, s := range m.View(seat).(dv.View).Own() {
		if t, ok := s.Tile(); ok && !s.Open {
			c.Args = games.Args{"Tile": dv.TileID(t)}
		}
	}
	return c
}

// differs tells how the choices of twins differ, "" if not.
func differs(choose chooser, a, b games.Match) string {
	seat := a.Standing().Asked
	if x, y := choose(a, seat), choose(b, seat); !reflect.DeepEqual(x, y) {
		return fmt.Sprintf("%+v, but %+v in\n%v", x, y, a.View(seat))
	}
	return ""
}

// speaks tells how what is said of the same action differs between twins that only look the same to the others.
func speaks(choose chooser, a, b games.Match) string {
	seat := a.Standing().Asked
	x, y := choose(a, seat), choose(b, seat)
	if reflect.DeepEqual(x.Action, y.Action) && (x.Why != y.Why || !reflect.DeepEqual(x.Args, y.Args)) {
		return fmt.Sprintf("%s %v, but %s %v in\n%v", x.Why, x.Args, y.Why, y.Args, a.View(seat))
	}
	return ""
}

func itself(asked games.Seat) games.Seat { return asked }

func table(games.Seat) games.Seat { return games.Table }

// What a seat can't see changes neither what its player does nor what it says.
func TestTwinsChooseAlike(t *testing.T) {
	for _, dashes := range []bool{false, true} {
		pairs := 0
		n := dv.Pairs(t, dashes, 500, itself, func(a, b games.Match) {
			pairs++
			for _, l := range mind.Characters() {
				if l == mind.Sphinx && pairs%5 > 0 {
					continue // it takes its time
				}
				if d := differs(honest(l), a, b); d != "" {
					t.Errorf("%s: %s", l.Name(), d)
				}
			}
		})
		if n < 200 {
			t.Errorf("only %d pairs", n)
		}
	}
}

// What is said of an action tells the others nothing that the action doesn't: not even which tiles whoever acts holds.
func TestSentencesTellNothing(t *testing.T) {
	for _, dashes := range []bool{false, true} {
		said := 0
		dv.Pairs(t, dashes, 250, table, func(a, b games.Match) {
			for _, l := range []mind.Level{mind.Fips, mind.Atlas} {
				if d := speaks(honest(l), a, b); d != "" {
					t.Errorf("%s: %s", l.Name(), d)
				}
			}
			seat := a.Standing().Asked
			v := a.View(seat).(dv.View)
			for i, move := range v.Moves() {
				if i%11 > 0 {
					continue
				}
				this := func(m games.Match, seat games.Seat) games.Choice {
					c, _ := dvmind.New(mind.Pip, 0).Worth(context.Background(), m.View(seat), move)
					c.Action = move
					return c
				}
				if x := this(b, seat); x.Why != "" { // the twin can do it
					said++
					if d := speaks(this, a, b); d != "" {
						t.Error(d)
					}
				}
			}
		})
		if said < 300 {
			t.Errorf("only %d sentences", said)
		}
	}
}

// A mind that looks where it mustn't, and one that says what it mustn't, are caught.
func TestTwinsCatchPeeking(t *testing.T) {
	peeked, told := 0, 0
	dv.Pairs(t, true, 100, itself, func(a, b games.Match) {
		if differs(peeking, a, b) != "" {
			peeked++
		}
	})
	dv.Pairs(t, true, 100, table, func(a, b games.Match) {
		if speaks(telling, a, b) != "" {
			told++
		}
	})
	if peeked == 0 || told == 0 {
		t.Errorf("caught %d that peek, %d that tell", peeked, told)
	}
}

// judged is how somebody judges a decision.
type judged func(m games.Match, seat games.Seat, a games.Action) ([]mind.Finding, error)

func fair(m games.Match, seat games.Seat, a games.Action) ([]mind.Finding, error) {
	return dvmind.Judge(context.Background(), games.Decision{Step: 1, Seat: seat, View: m.View(seat), Action: a})
}

// wise says after a guess that it would have been better to name what was there.
func wise(m games.Match, seat games.Seat, a games.Action) ([]mind.Finding, error) {
	all, err := fair(m, seat, a)
	g, ok := a.(dv.Guess)
	if !ok || err != nil {
		return all, err
	}
	_, of, i, _ := m.View(seat).(dv.View).Find(g.Tile)
	if there := m.View(of).(dv.View).Seats[of].Row[i].Number; there != g.Number {
		g.Number = there
		err = all[len(all)-1].Better(g)
	}
	return all, err
}

// A review judges by what the seat could know: twins that look the same to it are judged alike, whatever lies there.
func TestTwinsAreJudgedAlike(t *testing.T) {
	judge := func(how judged) (differ, pairs int) {
		for _, dashes := range []bool{false, true} {
			dv.Pairs(t, dashes, 160, itself, func(a, b games.Match) {
				seat := a.Standing().Asked
				for i, move := range a.View(seat).(dv.View).Moves() {
					if i%61 > 0 {
						continue
					}
					x, err := how(a, seat, move)
					y, err2 := how(b, seat, move)
					if err != nil || err2 != nil {
						t.Fatal(err, err2)
					}
					pairs++
					if !reflect.DeepEqual(x, y) {
						differ++
					}
				}
			})
		}
		return differ, pairs
	}
	if differ, pairs := judge(fair); differ > 0 || pairs < 150 {
		t.Errorf("%d of %d are judged by what lies there", differ, pairs)
	}
	if differ, pairs := judge(wise); differ == 0 {
		t.Errorf("none of %d has caught one that knows what lies there", pairs)
	}
}
