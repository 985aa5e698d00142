package frame_test

import (
	"slices"
	"testing"
	"time"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/locales"
)

// unfolding is a board that shows an action in three steps before it is done.
type unfolding struct {
	*tabletest.Board
	steps *[]int
}

func (unfolding) Unfold(games.Action) int { return 3 }

func (u unfolding) ShowComputer(t table.Turn) bool {
	if n := len(*u.steps); t.Stage == table.StageSays && (n == 0 || (*u.steps)[n-1] != t.Step) {
		*u.steps = append(*u.steps, t.Step)
	}
	return false
}

// An action that a board unfolds is done after its last step; Space leads on to the next one, and "to my turn" over all. At
// the fastest pace there are no steps.
func TestActionIsShownInSteps(t *testing.T) {
	for name, c := range map[string]struct {
		pace  table.Pace
		do    func(*testing.T, *seated)
		seq   int
		steps []int
	}{
		"thinks":      {table.PaceBrisk, func(_ *testing.T, x *seated) { x.waits.Pass(600 * time.Millisecond) }, 0, []int{1}},
		"before":      {table.PaceBrisk, func(_ *testing.T, x *seated) { x.waits.Pass(4900 * time.Millisecond) }, 0, []int{1, 2, 3}},
		"after":       {table.PaceBrisk, func(_ *testing.T, x *seated) { x.waits.Pass(5100 * time.Millisecond) }, 1, []int{1, 2, 3}},
		"leisurely":   {table.PaceLeisurely, func(_ *testing.T, x *seated) { x.waits.Pass(9 * time.Second) }, 0, []int{1, 2, 3}},
		"Space":       {table.PaceBrisk, func(_ *testing.T, x *seated) { x.lead(); x.lead() }, 0, []int{1, 2}},
		"Space again": {table.PaceBrisk, func(_ *testing.T, x *seated) { x.lead(); x.lead(); x.lead(); x.lead() }, 1, []int{1, 2, 3}},
		"to my turn":  {table.PaceBrisk, func(t *testing.T, x *seated) { x.lead(); shelltest.Tap(t, x.env, "Bis zu meinem Zug") }, 1, []int{1}},
		"at once":     {table.PaceAtOnce, func(_ *testing.T, x *seated) { x.waits.Pass(100 * time.Millisecond) }, 0, []int{0}},
	} {
		t.Run(name, func(t *testing.T) {
			env, steps := shelltest.New(t, locales.German), []int{}
			if err := table.PaceKey.Set(env.Store, c.pace); err != nil {
				t.Fatal(err)
			}
			x := meet(t, env, tabletest.Match(t, env.Store, 30, "Nova", "Tina"), &thinkers{made: thinker{says: "table.keys"}}, func(g *table.Game) {
				g.Board = table.BoardOf(func(d *table.Desk) unfolding {
					return unfolding{&tabletest.Board{Desk: d}, &steps}
				})
			})
			if c.do(t, x); x.s.Seq() != c.seq || !slices.Equal(steps, c.steps) {
				t.Error("after the steps", steps, "there are", x.s.Seq(), "rows")
			}
		})
	}
}
