package davinci_test

import (
	"context"
	"reflect"
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

// tipper gives a tip in a match: an honest one looks at the view of the seat alone.
type tipper func(m games.Match, seat games.Seat, own games.Action) (mind.Tip, error)

func fairTip(m games.Match, seat games.Seat, own games.Action) (mind.Tip, error) {
	return dvmind.New(mind.Atlas, 0).Tip(context.Background(), m.View(seat), own)
}

// cheatingTip calls fine what is right.
func cheatingTip(m games.Match, seat games.Seat, own games.Action) (mind.Tip, error) {
	g, ok := own.(dv.Guess)
	if ok {
		_, of, i, _ := m.View(seat).(dv.View).Find(g.Tile)
		if m.View(of).(dv.View).Seats[of].Row[i].Number == g.Number {
			return mind.Tip{Hints: []mind.Hint{{Say: dvmind.TipFine}}}, nil
		}
	}
	return fairTip(m, seat, own)
}

// tipPairs counts the tips that differ between twins, of all that were given.
func tipPairs(t *testing.T, give tipper, matches uint64) (given, differ int) {
	t.Helper()
	for _, dashes := range []bool{false, true} {
		dv.Pairs(t, dashes, matches, itself, func(a, b games.Match) {
			seat := a.Standing().Asked
			owns := []games.Action{nil}
			if moves := a.View(seat).(dv.View).Moves(); len(moves) > 0 {
				owns = append(owns, moves[0], moves[len(moves)/2])
			}
			for _, own := range owns {
				x, err := give(a, seat, own)
				y, errB := give(b, seat, own)
				given++
				if !reflect.DeepEqual(x, y) || err != nil || errB != nil {
					differ++
				}
			}
		})
	}
	return given, differ
}

// What a seat can't see changes none of its tips.
func TestTwinsGetTheSameTips(t *testing.T) {
	if given, differ := tipPairs(t, fairTip, 300); given < 600 || differ > 0 {
		t.Errorf("%d of %d tips differ", differ, given)
	}
	if _, differ := tipPairs(t, cheatingTip, 100); differ == 0 {
		t.Error("tips that look at the truth aren't caught")
	}
}
