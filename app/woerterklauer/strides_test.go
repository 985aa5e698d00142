package woerterklauer

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// golden is a stored match with real and made-up words.
func golden(t testing.TB, name string) games.Log {
	t.Helper()
	_, log, err := Golden(name)
	if err != nil {
		t.Fatal(err)
	}
	return log
}

// Every turn of the stored matches, whatever its technique, comes word by word to where it ends.
func TestTurnUnfoldsWordByWord(t *testing.T) {
	turns, strides := 0, map[wk.Level]int{}
	for _, name := range []string{"green", "blue", "violet", "red", "clock", "eis"} {
		for d := range golden(t, name).Decisions() {
			end, ok := d.Action.(wk.EndTurn)
			if !ok {
				continue
			}
			v := d.View.(wk.View)
			turns++
			strides[v.Options.Level] += unfoldsWell(t, fmt.Sprint(name, ", step ", d.Step), v, end)
		}
	}
	t.Log(turns, "turns, strides by level:", strides)
	if turns < 60 || len(strides) != 4 {
		t.Errorf("only %d turns, %v", turns, strides)
	}
}

// unfoldsWell tries that nothing is lost on the way, no two tiles share a cell at the end of a stride, and what is told after
// each is a part of the verdict. It returns how many strides there are.
func unfoldsWell(t *testing.T, name string, v wk.View, end wk.EndTurn) int {
	t.Helper()
	s := &state{hands: hands{tryout: tryout{view: v, draft: wk.NewDraft(v), judge: wk.Rulings(nil)}}}
	n := s.unfold(end)
	if n == 0 {
		t.Fatal(name, "shows nothing")
	}
	u := s.unfolded
	for step := 1; step <= n; step++ {
		if hops := u.begin(step); len(hops) == 0 {
			t.Fatalf("%s, stride %d: nothing moves", name, step)
		}
		u.finish()
		s.settle()
		on := map[wk.Cell]bool{}
		for _, l := range s.draft.Laid {
			on[l.At] = true
		}
		if tally, lead := s.counts(); len(on) != len(s.draft.Laid) || tally.Red+tally.Black != len(on) || lead != s.verdict.Lead {
			t.Errorf("%s, stride %d: %+v of %d", name, step, tally, len(on))
		}
		for _, w := range s.verdict.Words {
			if !slices.ContainsFunc(u.verdict.Words, func(o wk.Word) bool { return o.Spelled == w.Spelled && o.Fate == w.Fate }) {
				t.Errorf("%s, stride %d: %+v isn't of this turn", name, step, w.Spelled)
			}
		}
	}
	if !s.verdict.Lawful || !maps.Equal(u.at, goals(u.verdict)) || u.word() == nil && n == 1 {
		t.Error(name, "doesn't end as the turn does")
	}
	return n
}

func goals(v wk.Verdict) map[int]wk.Cell {
	out := map[int]wk.Cell{}
	for _, p := range v.Field {
		out[p.ID] = p.At
	}
	return out
}

// A tile that is exchanged goes to the pool before another one lies on its cell, and what is pushed aside makes room first.
func TestStridesMakeRoom(t *testing.T) {
	v := Dealt(t, wk.View{Options: wk.DefaultOptions()}, []string{"buch", "...u", "...t"}, "ATN")
	v.Mover, v.Options.Level = wk.Red, wk.LevelII
	s := &state{hands: hands{tryout: tryout{view: v, draft: wk.NewDraft(v)}}}
	s.acting = true
	d, _ := s.shoved(wk.Cell{X: 1}, wk.DirRight).Type(v, wk.Cell{X: 1}, true, "A")
	turn, _ := v.Position(d.Laid)
	yes := wk.Referee(turn, always{})
	if !yes.Lawful {
		t.Fatalf("%+v", yes.Reasons)
	}
	if n := s.unfold(wk.NewEndTurn(v, d.Laid, yes)); n != 1 {
		t.Fatal(n, "strides")
	}
	taken := map[wk.Cell]bool{}
	for _, p := range v.Field {
		taken[p.At] = true
	}
	for _, c := range s.unfolded.begin(1) {
		if c.Was != nil {
			delete(taken, *c.Was)
		}
		if c.Now == nil || taken[*c.Now] {
			t.Errorf("%+v doesn't move to a free cell", c)
			continue
		}
		taken[*c.Now] = true
	}
}

// always is a judge to whom every word counts, and no two mean the same.
type always struct{}

func (always) Word(w string) (games.Ruling, bool) {
	return games.Ruling{Word: w, Answer: true, By: games.ByTable}, true
}

func (always) Same(w, o string) (games.Ruling, bool) {
	return games.Ruling{Word: w, Other: o, By: games.ByTable}, true
}
