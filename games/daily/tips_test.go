package daily_test

import (
	"context"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/decipher"
	dcmind "spieltisch/games/decipher/mind"
	dw "spieltisch/games/dicewords"
	dwmind "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

// tips fails where following tips brings more than the best answer.
func (m maker) tips(t *testing.T, z daily.Puzzle, log games.Log) {
	t.Helper()
	const rounding = 1e-6
	for _, log := range m.obey(t, z, log) {
		own, v, err := m.Answer(context.Background(), z, log)
		if err != nil || v == daily.Foreign || own > z.Best+rounding {
			t.Errorf("%+v: tips lead to %v, the best answer to %v (%v, %v)", z.ID, own, z.Best, v, err)
		}
	}
}

// tipper is a mind that gives tips.
type tipper interface {
	Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error)
}

// obeyed is the log after doing what the last grade of each tip says, for as long as the puzzle goes on.
func obeyed(t *testing.T, z daily.Puzzle, log games.Log, m tipper, does func(view any, h mind.Hint) games.Action, goes func(games.Log) bool) []games.Log {
	t.Helper()
	for {
		v := log.Match().View(z.Seat)
		tip, err := m.Tip(context.Background(), v, nil)
		if err != nil || len(tip.Hints) == 0 {
			t.Fatalf("%+v: no tip (%v) in\n%v", z.ID, err, v)
		}
		h := tip.Hints[len(tip.Hints)-1]
		next, err := log.Do(z.Seat, does(v, h))
		if err != nil {
			t.Fatalf("%+v: %+v: %v in\n%v", z.ID, h, err, v)
		}
		if log = next; !goes(log) {
			return []games.Log{log}
		}
	}
}

// guessed is the guess that a tip says.
func guessed(view any, h mind.Hint) games.Action {
	m := h.Mark.(dvmind.Mark)
	g := dv.Guess{Tile: m.Tile, Number: m.Number}
	if p := view.(dv.View).Places; len(p) > 0 {
		g.Place = p[0]
	}
	return g
}

// asked is what a tip has a seeker do.
func asked(_ any, h mind.Hint) games.Action {
	m := h.Mark.(dcmind.Mark)
	switch word, names := h.Args["Word"].(string); {
	case names:
		return decipher.Guess{Word: word}
	case m.Take:
		return decipher.Take{}
	case m.Pay:
		return decipher.AskPiece{}
	case m.Pass:
		return decipher.Pass{}
	}
	for zone, marked := range m.Zones {
		if marked {
			return decipher.Ask{Zone: zone}
		}
	}
	return nil
}

// thrower does the throw, or lays the word, that a tip says.
func thrower(judge games.Judge) func(view any, h mind.Hint) games.Action {
	return func(view any, h mind.Hint) games.Action {
		if word, lays := h.Args["Word"].(string); lays {
			return dw.NewDeclare(view.(dw.View), word, judge)
		}
		return thrown(h)
	}
}

func thrown(h mind.Hint) games.Action {
	var a dw.Throw
	for i := range dw.DiceCount {
		if h.Mark.(dwmind.Mark).Dice>>i&1 == 0 {
			a.Dice = append(a.Dice, i)
		}
	}
	return a
}

// stealer follows the tips of Wörterklauer.
type stealer struct {
	*wkmind.Library
	judge wk.Judge
}

// obey ends the turns that tips lead to from the turn's beginning, and from what others would lay.
func (s stealer) obey(t *testing.T, z daily.Puzzle, log games.Log) []games.Log {
	t.Helper()
	v := log.Match().View(z.Seat).(wk.View)
	begin := wk.NewDraft(v)
	drafts := []wk.Draft{begin}
	for _, l := range []mind.Level{mind.Fips, mind.Atlas} {
		c, _ := s.Player(l, 0).Choose(context.Background(), v, mind.Chance(0, 0))
		if a, ends := c.Action.(wk.EndTurn); ends {
			drafts = append(drafts, begin.Become(v, a.Field))
		}
	}
	var out []games.Log
	for _, d := range drafts {
		d = s.led(t, z, v, d)
		p, _ := v.Position(d.Laid)
		next, err := log.Do(z.Seat, wk.NewEndTurn(v, d.Laid, wk.Referee(p, v.Judge(s.judge, nil))))
		if err != nil {
			t.Fatalf("%+v: tips lead to %v: %v", z.ID, d.Laid, err)
		}
		out = append(out, next)
	}
	return out
}

// led is what lies there once the tips call that good. None tells of a larger lead than the best answer has.
func (s stealer) led(t *testing.T, z daily.Puzzle, v wk.View, d wk.Draft) wk.Draft {
	t.Helper()
	for range 12 {
		own := games.Action(nil)
		if !slices.Equal(d.Laid, wk.NewDraft(v).Laid) {
			own = wk.EndTurn{Field: d.Laid}
		}
		tip, err := s.Toward(int(z.Best)).Tip(context.Background(), v, own)
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range tip.Hints {
			for _, name := range []string{"N", "More"} {
				if n, told := h.Args[name].(int); told && float64(n) > z.Best {
					t.Errorf("%+v: a tip tells of %v, the best answer leads by %v", z.ID, h, z.Best)
				}
			}
		}
		if tip.Hints[0].Say == wkmind.TipFine {
			return d
		}
		mark, _ := tip.Hints[len(tip.Hints)-1].Mark.(wkmind.Mark)
		laid, ok := mark.Done(v, d)
		if !ok {
			t.Fatalf("%+v: %+v leads nowhere in\n%v", z.ID, tip.Hints, v)
		}
		d = d.Become(v, laid)
	}
	t.Fatalf("%+v: tips never end in\n%v", z.ID, v)
	return d
}
