package mind_test

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

func tipFor(t *testing.T, v wk.View, own games.Action) mind.Tip {
	t.Helper()
	tip, err := library().Mind().Tip(context.Background(), v, own)
	if err != nil {
		t.Fatal(err)
	}
	return tip
}

// follow lays what the last grade of a tip says, by hand: letters of the pool, or of what was taken up; where something else lies
// that goes into the pool.
func follow(t *testing.T, v wk.View, d wk.Draft, m wkmind.Mark) wk.Draft {
	t.Helper()
	letters := map[int]wk.Letter{}
	for _, tile := range v.Pool {
		letters[tile.ID] = tile.Letter
	}
	for _, p := range v.Field {
		letters[p.ID] = p.Letter
	}
	at := map[wk.Cell]int{}
	for _, l := range d.Laid {
		at[l.At] = l.ID
	}
	for _, c := range m.Lift {
		delete(at, c)
	}
	for _, l := range m.Lay {
		delete(at, l.At)
	}
	lies := map[int]bool{}
	for _, id := range at {
		lies[id] = true
	}
	for _, l := range m.Lay {
		free := 0
		for id, letter := range letters {
			if letter == l.Letter && !lies[id] && (free == 0 || id < free) {
				free = id
			}
		}
		if free == 0 {
			t.Fatalf("there is no %s for %v in\n%v", l.Letter, l.At, v)
		}
		at[l.At], lies[free] = free, true
	}
	d.Laid = nil
	for c, id := range at {
		d.Laid = append(d.Laid, wk.Lay{ID: id, At: c})
	}
	slices.SortFunc(d.Laid, func(a, b wk.Lay) int { return a.ID - b.ID })
	return d
}

// shown are the letters that lie there.
func shown(v wk.View, laid []wk.Lay) map[wk.Cell]wk.Letter {
	out := map[wk.Cell]wk.Letter{}
	for _, l := range laid {
		for _, tile := range v.Pool {
			if tile.ID == l.ID {
				out[l.At] = tile.Letter
			}
		}
		for _, p := range v.Field {
			if p.ID == l.ID {
				out[l.At] = p.Letter
			}
		}
	}
	return out
}

// led follows tips until what lies there is called good and they lead no further; the result is that turn, false where they advise to give up or to
// take the joker.
func led(t *testing.T, v wk.View, own games.Action, d wk.Draft) (wk.EndTurn, bool) {
	t.Helper()
	for range 12 {
		tip, mine := tipFor(t, v, own), d
		switch tip.Hints[0].Say {
		case wkmind.TipFine:
			if len(tip.Hints) == 1 {
				return own.(wk.EndTurn), true
			}
		case wkmind.TipGiveUp, wkmind.TipUnseen:
			return wk.EndTurn{}, false
		case wkmind.TipBack:
			if last := tip.Hints[2]; last.Args["Back"] != true {
				t.Errorf("the last grade doesn't say that all is to be taken back: %+v", last)
			}
			d = wk.NewDraft(v)
		}
		if len(tip.Hints) != mind.Grades {
			t.Fatalf("%+v in\n%v", tip, v)
		}
		if d = follow(t, v, d, tip.Hints[2].Mark.(wkmind.Mark)); len(d.Laid) == 0 {
			t.Fatalf("nothing is laid: %+v", tip)
		}
		laid, ok := tip.Hints[2].Mark.(wkmind.Mark).Done(v, mine)
		if !ok || !reflect.DeepEqual(shown(v, laid), shown(v, d.Laid)) {
			t.Fatalf("%v is done, %v laid by hand: %+v", laid, d.Laid, tip.Hints[2])
		}
		d = mine.Become(v, laid)
		own = wk.EndTurn{Field: d.Laid}
		last := tip.Hints[2]
		if goal, there := tip.Hints[1].Args["N"], last.Args["N"]; last.Say == wkmind.TipLay && goal != nil && last.Args["Needs"] == 0 &&
			(there != goal) != (last.Args["More"] != 0) {
			t.Errorf("a lead of %v on the way to %v: %+v", there, goal, last.Args)
		}
	}
	t.Fatalf("tips lead nowhere in\n%v", v)
	return wk.EndTurn{}, false
}

// Tips lead to turns that the referee takes, at every level of technique, from nothing and from a draft that is no word.
func TestTipsLeadToATurn(t *testing.T) {
	_, judge := words()
	turns, grades, r := 0, map[games.ID]int{}, library().Reviewer()
	for seed := range uint64(4) {
		o := options(7+int(seed)%2, wk.LevelI+wk.Level(seed))
		choices(t, start(t, o, seed), [2]mind.Level{mind.Nova, mind.Pip}, func(v wk.View, c games.Choice) bool {
			if v.Phase != wk.PhaseLay {
				return true
			}
			for _, h := range tipFor(t, v, nil).Hints {
				grades[h.Say]++
			}
			half := wk.NewDraft(v)
			if c.Action.Type() == wk.TypeEndTurn { // a tile that touches nothing
				half.Laid = append(slices.Clip(half.Laid), wk.Lay{ID: v.Pool[0].ID, At: wk.Cell{X: 11, Y: -11}})
				slices.SortFunc(half.Laid, func(a, b wk.Lay) int { return a.ID - b.ID })
			}
			for _, d := range []wk.Draft{wk.NewDraft(v), half} {
				own := games.Action(nil)
				if len(d.Laid) != len(v.Field) {
					own = wk.EndTurn{Field: d.Laid}
				}
				if a, ok := led(t, v, own, d); ok {
					turns++
					at, _ := v.Position(a.Field)
					if verdict := wk.Referee(at, v.Judge(judge, nil)); !verdict.Lawful {
						t.Errorf("%v in\n%v", verdict.Reasons, v)
					}
					if found, _ := r.Judge(t.Context(), games.Decision{Step: v.Step + 1, Seat: v.Asked, View: v, Action: a}); found[0].Lost > 0 {
						t.Errorf("who followed the tips to their end hears of more: %+v", found[0])
					}
				}
			}
			return v.TurnNumber < 3
		})
	}
	if turns < 8 || grades[wkmind.TipChange]+grades[wkmind.TipLook] < 3 || grades[wkmind.TipCross] < 3 || grades[wkmind.TipPool] != 4 {
		t.Errorf("%d turns, %v", turns, grades)
	}
}

// What players choose last is good if it is the best; a poor turn is not.
func TestTipsFollowTheScale(t *testing.T) {
	fine, poor := 0, 0
	choices(t, start(t, options(8, wk.LevelI), 2), [2]mind.Level{mind.Sphinx, mind.Pip}, func(v wk.View, c games.Choice) bool {
		if a, ok := c.Action.(wk.EndTurn); ok {
			if tip := tipFor(t, v, a); tip.Hints[0].Say == wkmind.TipFine {
				fine++
			} else {
				poor++
			}
		}
		return true
	})
	if fine == 0 || poor == 0 {
		t.Errorf("%d are fine, %d aren't", fine, poor)
	}
}

// The same question has the same answer.
func TestSameTip(t *testing.T) {
	choices(t, start(t, options(8, wk.LevelI), 5), [2]mind.Level{mind.Nova, mind.Nova}, func(v wk.View, c games.Choice) bool {
		if a, b := tipFor(t, v, c.Action), tipFor(t, v, c.Action); !reflect.DeepEqual(a, b) {
			t.Errorf("%+v, then %+v", a, b)
		}
		return v.TurnNumber < 3
	})
}

// twin is the same position with other tiles to come.
func twin(t *testing.T, m *wk.Match, o wk.Options, seed uint64) *wk.Match {
	t.Helper()
	other := start(t, o, seed).(*wk.Match)
	other.Step, other.Turn, other.TurnNumber, other.Phase, other.Chance = m.Step, m.Turn, m.TurnNumber, m.Phase, m.Chance
	other.Field, other.Pool, other.Box, other.Swapped, other.History = m.Field, m.Pool, m.Box, m.Swapped, m.History
	other.Rulings, other.Turns, other.Undo, other.Ended, other.Winner = m.Rulings, m.Turns, m.Undo, m.Ended, m.Winner
	return other
}

// Whatever tiles come next, the same position has the same tip, and the same is said of a decision there. Who looks into the box
// is caught.
func TestTipsAndVerdictsKnowNothingOfTheBox(t *testing.T) {
	o := options(8, wk.LevelI)
	r := library().Reviewer()
	honest := func(m *wk.Match, v wk.View, a games.Action) any {
		found, err := r.Judge(context.Background(), games.Decision{Step: v.Step + 1, Seat: v.Asked, View: v, Action: a})
		if err != nil {
			t.Fatal(err)
		}
		return []any{tipFor(t, v, a), tipFor(t, v, nil), found}
	}
	looks := func(m *wk.Match, v wk.View, a games.Action) any {
		after := m.Clone()
		if err := after.Apply(v.Asked, a); err != nil {
			t.Fatal(err)
		}
		_ = after.Apply(1-v.Asked, wk.Draw{})
		return after.View(0).(wk.View).Pool
	}
	differ, pairs := map[string]int{}, 0
	m := start(t, o, 5).(*wk.Match)
	choices(t, m, [2]mind.Level{mind.Nova, mind.Pip}, func(v wk.View, c games.Choice) bool {
		other := twin(t, m, o, 1000+uint64(v.Step))
		w := other.View(games.Table).(wk.View)
		if !reflect.DeepEqual(v, w) {
			t.Fatalf("no twins: %v\n%v", v, w)
		}
		if _, ends := c.Action.(wk.EndTurn); ends {
			pairs++
			for name, knows := range map[string]func(*wk.Match, wk.View, games.Action) any{"honest": honest, "looks": looks} {
				if !reflect.DeepEqual(knows(m, v, c.Action), knows(other, w, c.Action)) {
					differ[name]++
				}
			}
		}
		return v.TurnNumber < 4
	})
	if differ["honest"] > 0 || differ["looks"] == 0 || pairs < 3 {
		t.Errorf("%v of %d pairs", differ, pairs)
	}
}

// Whoever chooses tiles for the joker hears that a lead is there; where none is found the joker is named, then giving up.
func TestTipsKnowTheJoker(t *testing.T) {
	said := map[games.ID]int{}
	for seed := uint64(0); seed < 40 && (said[wkmind.TipUnseen] == 0 || said[wkmind.TipGiveUp] == 0); seed++ {
		choices(t, start(t, options(7, wk.LevelI), seed), [2]mind.Level{mind.Sphinx, mind.Sphinx}, func(v wk.View, c games.Choice) bool {
			if v.Phase != wk.PhaseLay || c.Action.Type() == wk.TypeEndTurn && said[wkmind.TipJoker] > 0 {
				return true
			}
			tip := tipFor(t, v, wk.Swap{Tiles: []int{v.Pool[0].ID}})
			said[tip.Hints[0].Say]++
			if last := tip.Hints[len(tip.Hints)-1]; last.Say == wkmind.TipSwap && len(last.Mark.(wkmind.Mark).Pool) == 0 {
				t.Errorf("%+v", tip)
			}
			return true
		})
	}
	if said[wkmind.TipJoker] == 0 || said[wkmind.TipUnseen] == 0 || said[wkmind.TipGiveUp] == 0 {
		t.Errorf("%v", said)
	}
}

// Tips and reviews are of one mind: a few decisions here, hundreds in make arena.
func TestOneVoice(t *testing.T) {
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range library().Contests(wk.Setup{Set: set}) {
		if c.Voice == nil {
			continue
		}
		c.Levels, c.Voice.Every = []mind.Level{mind.Pip, mind.Pip}, 9
		g, err := c.Play(context.Background(), 0)
		if err != nil {
			t.Fatal(err)
		}
		if g.Acts[arena.Heard] == 0 {
			t.Error("nothing was heard")
		}
	}
}
