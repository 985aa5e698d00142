package mind_test

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
)

// tipView is a throw of two players.
func tipView(rnd *rand.Rand, thrown int) dicewords.View {
	v := dicewords.View{
		Options: dicewords.Options{Seats: 2, Target: 400}, Set: box(), Step: thrown, Round: 1, Phase: dicewords.PhaseThrow,
		Thrown: thrown, Left: dicewords.Throws - thrown, Up: someThrow(rnd), Points: []int{0, 0},
	}
	if v.Left == 0 {
		v.Phase = dicewords.PhaseDeclare
	}
	return v
}

// The best choice is called fine, by the exact tables and by the estimate; what is far from it isn't, and then the third grade
// tells a choice that is.
func TestTipsCallTheBestChoiceFine(t *testing.T) {
	rnd := rand.New(rand.NewPCG(18, 1))
	try := func(m think.Mind, rough bool) {
		for n := range 12 {
			v := tipView(rnd, 1+n%dicewords.Throws)
			best, err := m.Best(context.Background(), v, 1)
			if err != nil {
				t.Fatal(err)
			}
			fine, says := tipOf(t, m, v, best[0].Action)
			if len(fine.Hints) != 1 {
				t.Errorf("the best choice %v isn't fine: %v", best[0].Action, fine)
			}
			if _, throws := best[0].Action.(dicewords.Throw); throws && (says[0] == think.TipSeems) != rough {
				t.Errorf("an estimate (%v) says %v", rough, says)
			}
			all := dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
			own, err := m.Worth(context.Background(), v, all)
			tip, words := tipOf(t, m, v, all)
			wrong := err != nil || m.Scale(context.Background(), v).Grade(best[0].Worth, own.Worth) >= mind.MediumMistake
			if _, passes := best[0].Action.(dicewords.Pass); wrong && !passes && len(tip.Hints) != mind.Grades {
				t.Errorf("%v of %v is no mistake: %v", own.Worth, best[0].Worth, words)
			}
			if tip.Rough != (rough && v.Phase == dicewords.PhaseThrow) {
				t.Errorf("rough: %v", tip.Rough)
			}
		}
	}
	try(library().Mind(), true)
	try(built().Mind(), false)
}

func tipOf(t *testing.T, m think.Mind, v dicewords.View, own games.Action) (mind.Tip, []games.ID) {
	t.Helper()
	tip, err := m.Tip(context.Background(), v, own)
	if err != nil {
		t.Fatal(err)
	}
	var ids []games.ID
	for _, h := range tip.Hints {
		ids = append(ids, h.Say)
	}
	return tip, ids
}

func TestTipsTellMoreWithEachGrade(t *testing.T) {
	lib := think.NewLibrary(german(), nil, nil, box())
	m := lib.Mind()
	v := tipView(rand.New(rand.NewPCG(3, 4)), 1)
	_, ids := tipOf(t, m, v, dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
	if want := []games.ID{think.TipMore, think.TipAim, think.TipKeep}; !slices.Equal(ids, want) {
		t.Errorf("%v, want %v", ids, want)
	}
	v.Phase, v.Left, v.Thrown = dicewords.PhaseDeclare, 0, dicewords.Throws
	tip, ids := tipOf(t, m, v, nil)
	if want := []games.ID{think.TipThere, think.TipShape, think.TipLay}; !slices.Equal(ids, want) {
		t.Errorf("%v, want %v", ids, want)
	}
	word := tip.Hints[2].Args["Word"].(string)
	if tip.Hints[1].Args["N"] != len([]rune(word)) || tip.Hints[1].Args["Letters"] != string([]rune(word)[:2]) {
		t.Errorf("%v of %s", tip.Hints[1].Args, word)
	}
	// A word that nobody knows is told like none, however much it would bring.
	shown := string(v.Faces()[:5])
	if _, ids := tipOf(t, m, v, dicewords.Declare{Word: shown}); !slices.Contains(ids, think.TipThere) {
		t.Errorf("%s is taken for a word: %v", shown, ids)
	}
	v.Up, v.Phase = nil, dicewords.PhaseFirst
	if _, ids := tipOf(t, m, v, nil); len(ids) > 0 {
		t.Errorf("before the first throw: %v", ids)
	}
}

// The same question gets the same tip, also when it is cut short it gets one.
func TestTipsAreTheSameAgain(t *testing.T) {
	lib := think.NewLibrary(german(), nil, nil, box())
	m := lib.Mind()
	rnd := rand.New(rand.NewPCG(8, 8))
	for range 10 {
		v := tipView(rnd, 1)
		a, _ := tipOf(t, m, v, nil)
		if b, _ := tipOf(t, m, v, nil); !reflect.DeepEqual(a, b) {
			t.Errorf("%v, then %v", a, b)
		}
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		if cut, err := m.Tip(ctx, v, nil); err != nil || !cut.Rough || len(cut.Hints) == 0 {
			t.Errorf("cut short: %v, %v", cut, err)
		}
	}
}

// twin is the same position with other throws to come.
func twin(t *testing.T, m *dicewords.Match, s dicewords.Setup) *dicewords.Match {
	t.Helper()
	other := begun(t, s)
	other.Step, other.Turn, other.Round, other.Phase, other.Thrown, other.Chance = m.Step, m.Turn, m.Round, m.Phase, m.Thrown, m.Chance
	other.Up, other.Locked, other.Late, other.Pending, other.Points = m.Up, m.Locked, m.Late, m.Pending, m.Points
	other.Turns, other.Rulings, other.Undo, other.Ended = m.Turns, m.Rulings, m.Undo, m.Ended
	return other
}

func begun(t *testing.T, s dicewords.Setup) *dicewords.Match {
	t.Helper()
	m, err := dicewords.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Whatever falls next, the same dice have the same tip, and the same is said of what is thrown of them. Who knows the next throw
// is caught.
func TestTipsAndVerdictsKnowNothingOfTheNextThrow(t *testing.T) {
	lib := small()[0]
	judge := func(v dicewords.View) []mind.Finding {
		found, err := lib.Judge(context.Background(), games.Decision{Step: v.Step + 1, Seat: v.Asked, View: v, Action: all()})
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	honest := func(_ *dicewords.Match, v dicewords.View) any {
		own, _ := tipOf(t, lib.Mind(), v, all())
		none, _ := tipOf(t, lib.Mind(), v, nil)
		return []any{own, none, judge(v)}
	}
	knows := func(m *dicewords.Match, v dicewords.View) any {
		after := m.Clone()
		if err := after.Apply(v.Asked, all()); err != nil {
			t.Fatal(err)
		}
		return after.View(0).(dicewords.View).Up
	}
	differ, mistakes := map[string]int{}, 0
	for seed := range uint64(40) {
		s := dicewords.Setup{Options: dicewords.DefaultOptions(2), Set: smallSets()[0], Seed: seed}
		m := begun(t, s)
		if err := m.Apply(0, all()); err != nil {
			t.Fatal(err)
		}
		s.Seed += 1000
		other := twin(t, m, s)
		v, w := m.View(0).(dicewords.View), other.View(0).(dicewords.View)
		if !reflect.DeepEqual(v, w) {
			t.Fatalf("no twins: %v\n%v", v, w)
		}
		for name, of := range map[string]func(*dicewords.Match, dicewords.View) any{"honest": honest, "knows": knows} {
			if !reflect.DeepEqual(of(m, v), of(other, w)) {
				differ[name]++
			}
		}
		if found := judge(v); len(found) > 0 && found[0].Size > mind.NoMistake {
			mistakes++
		}
	}
	if differ["honest"] > 0 || differ["knows"] == 0 || mistakes == 0 {
		t.Errorf("%v differ, %d mistakes", differ, mistakes)
	}
}

// A word that a keep is said to lead to has all letters of it, and what lies there is told with it. Praise says how many dice to throw.
func TestTipsSayWhatToDo(t *testing.T) {
	lib := think.NewLibrary(german(), nil, nil, box())
	rnd, named, there, keeps := rand.New(rand.NewPCG(6, 6)), 0, 0, 0
	for n := range 60 {
		v := tipView(rnd, 1+n%2)
		tip, _ := tipOf(t, lib.Mind(), v, all())
		if len(tip.Hints) < mind.Grades || tip.Hints[2].Say != think.TipKeep {
			continue
		}
		keeps++
		args, dice := tip.Hints[2].Args, tip.Hints[2].Mark.(think.Mark).Dice
		named += targets(t, args)
		if word := args["There"].(string); word != "" {
			there++
			if w := dicewords.WorthOf(v, word); w.Problem != nil || w.Tally.Points() != args["Points"] || args["Stop"] != 0 {
				t.Errorf("%s lies there: %v", word, args)
			}
		}
		free, _ := tipOf(t, lib.Mind(), v, nil)
		if args := free.Hints[2].Args; args["There"] != "" && args["Stop"] != args["Points"] {
			t.Errorf("where nothing is prepared the word is what more throws are compared with: %v", args)
		}
		own := all()
		own.Dice = slices.DeleteFunc(own.Dice, func(i int) bool { return dice>>i&1 != 0 })
		if fine, says := tipOf(t, lib.Mind(), v, own); says[0] != think.TipSeems || fine.Hints[0].Args["N"] != len(own.Dice) {
			t.Errorf("%v of %v", fine, own)
		}
	}
	if named < keeps || there*2 < keeps || keeps < 20 {
		t.Errorf("%d words named, %d lie there, %d keeps", named, there, keeps)
	}
}

// targets checks that words have all letters of the keep that is said to lead to them, and counts them.
func targets(t *testing.T, args games.Args) int {
	t.Helper()
	words, letters := strings.Fields(strings.ReplaceAll(args["Words"].(string), ",", "")), args["Letters"].(string)
	for _, word := range words {
		for _, letter := range strings.Fields(letters) {
			if letter != string(dicewords.Joker) && strings.Count(word, letter) < strings.Count(letters, letter) {
				t.Errorf("%s is no word of %s", word, letters)
			}
		}
	}
	return len(words)
}
