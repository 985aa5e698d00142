package mind_test

import (
	"context"
	"reflect"
	"testing"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/gamestest"
	levels "spieltisch/games/mind"
)

// With the same throws for all no mind looks at what others have thrown: it does the same when their turns are emptied.
func TestMindsDontLookAtOthersFaces(t *testing.T) {
	o := dicewords.DefaultOptions(3)
	o.Same, o.Target = true, 250
	data, err := dicewords.Setup{Options: o, Set: box(), Seed: 4}.Encode()
	l := gamestest.Start(t, dicewords.Kind{}, data, err)
	ctx, chance := context.Background(), games.NewChance(1, 1, 1)
	var seats []levels.Player
	for s, level := range []levels.Level{levels.Pip, levels.Nova, levels.Sphinx} {
		seats = append(seats, library().Player(level, games.Seat(s), 9))
	}
	races, emptied := 0, 0
	for !gamestest.Over(l) {
		seat := l.Match().Standing().Asked
		if seat == games.Table {
			l = gamestest.Do(t, l, seat, dicewords.Next{})
			continue
		}
		v := l.Match().View(seat).(dicewords.View)
		for i, turn := range v.Turns {
			if turn.Seat != seat {
				emptied++
				v.Turns[i] = dicewords.ScoredTurn{Seat: turn.Seat, Round: turn.Round}
			}
		}
		v.Last, v.Rulings = nil, nil
		blind, _ := seats[seat].Choose(ctx, v, chance)
		c, ok := seats[seat].Choose(ctx, l.Match().View(seat), chance)
		if b, sees := blind.Action.(dicewords.Declare); sees && c.Action != nil && c.Action.Type() == b.Type() {
			blind.Action = dicewords.NewDeclare(l.Match().View(seat).(dicewords.View), b.Word, judge()) // with the ruling that holds
		}
		if c.Why != "" {
			t.Fatalf("all hear %s", c.Why)
		}
		if !ok || !reflect.DeepEqual(c, blind) {
			t.Fatalf("seat %d: %+v, blind %+v in\n%s", seat, c, blind, l.Match().View(seat))
		}
		if library().Mind().Races(ctx, v) {
			races++
		}
		l = gamestest.Do(t, l, seat, c.Action)
	}
	if races == 0 || emptied == 0 {
		t.Errorf("%d races, %d turns emptied", races, emptied)
	}
}
