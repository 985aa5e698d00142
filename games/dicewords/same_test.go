package dicewords

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func sameOptions(seats int, check Check) Options {
	o := options(seats, check)
	o.Same = true
	return o
}

// Die i shows the same in throw k of a round, whoever throws it and however many play.
func TestSameThrows(t *testing.T) {
	alone, three := start(t, sameOptions(1, CheckTrust), 7), start(t, sameOptions(3, CheckTrust), 7)
	for round := range 3 {
		var first [Throws][]int
		for k := range first {
			alone = gamestest.Do(t, alone, 0, all())
			first[k] = whole(alone).Up
		}
		alone = gamestest.Do(t, alone, 0, Pass{})
		for seat := range games.Seat(3) {
			for k, again := range []Throw{all(), {Dice: []int{9, 0, int(seat) + 1}}, {Dice: []int{int(seat) + 2, 5, 9}}} {
				three = gamestest.Do(t, three, seat, again)
				for _, i := range again.Dice {
					if whole(three).Up[i] != first[k][i] {
						t.Errorf("round %d, seat %d, throw %d: die %d shows face %d, alone %d", round+1, seat, k+1, i, whole(three).Up[i], first[k][i])
					}
				}
			}
			three = gamestest.Do(t, three, seat, Pass{})
		}
		for k, fell := range view(three).Fell {
			if !slices.Equal(fell[:], first[k]) {
				t.Errorf("round %d: %v fell, alone %v", round+1, fell, first[k])
			}
		}
		three = gamestest.Do(t, three, games.Table, Next{})
	}
}

// Nothing of a round is told before all have played it: then all of it, and on request of the table it goes on.
func TestHiddenRound(t *testing.T) {
	l := thrown(t, start(t, sameOptions(2, CheckDictionary), 1), 0, "EEJQVWXYZ?")
	gamestest.Refused(t, l, 0, NewOverrule("JEEQ"), IllegalRuling)
	gamestest.Refused(t, l, 0, NewDeclare(view(l), "JEEQ", known("")), IllegalWord)
	l = gamestest.Do(t, l, 0, Declare{Word: "JEEQ"})
	if !l.Match().CanUndo(0) || len(l.Match().Events(0, 0)) > 0 || len(view(l).Turns) > 0 {
		t.Errorf("after one of two turns: %s", view(l))
	}
	l = thrown(t, l, 1, "EEJQVWXYZ?")
	l = gamestest.Do(t, l, 1, NewDeclare(view(l), "VEX", known("VEX")))
	phase(t, l, PhaseRuling, games.Table)
	if l.Match().CanUndo(1) {
		t.Error("what has shown the others' words can be taken back")
	}
	l = gamestest.Do(t, l, games.Table, NewRule(view(l), false))
	phase(t, l, PhaseRound, games.Table)
	v := view(l)
	if got := gamestest.EventIDs(l.Match().Events(games.Table, 0)); !slices.Equal(got, []games.ID{EventThrow, EventClaim, EventThrow, EventDeclare, EventAsked, EventRefuted}) {
		t.Errorf("told: %v", got)
	}
	if len(v.Turns) != 2 || v.Turns[0].Verdict != VerdictRefuted || v.Points[0] != 0 || v.Points[1] != 14*3 {
		t.Errorf("the round brought %s", v)
	}
	l = gamestest.Do(t, l, games.Table, Next{})
	phase(t, l, PhaseFirst, 0)
	if v := view(l); v.Round != 2 || v.Fell != nil {
		t.Errorf("after the round: %s", v)
	}
	abandoned := gamestest.Do(t, gamestest.Do(t, l, 0, all()), games.Table, games.Abandon{})
	if v := view(abandoned); v.Up != nil || len(v.Turns) != 2 {
		t.Errorf("abandoned: %s", v)
	}
}

// toldOf is what a seat knows of a round in which it isn't asked: all but how far who is asked has come.
func toldOf(m games.Match, seat games.Seat, look func(games.Match, games.Seat) any) []any {
	var prompts []games.Prompt
	for _, p := range m.Prompts() {
		if p.Seat == seat || p.Main {
			if p.Seat != seat {
				p.Actions = nil
			}
			prompts = append(prompts, p)
		}
	}
	v := look(m, seat)
	o, over := m.Outcome()
	return []any{v, fmt.Sprint(v), m.Events(seat, 0), prompts, m.Standing(), o, over}
}

// splitRound has all seats but one play a round in two ways, and tells where that one is told another thing.
func splitRound(t *testing.T, l games.Log, me games.Seat, seed uint64, look func(games.Match, games.Seat) any) error {
	t.Helper()
	ways := [2]games.Log{l, l}
	for seat := range games.Seat(whole(l).Options.Seats) {
		for w := range ways {
			by := uint64(w)
			if seat == me {
				by = 2
			}
			c := games.NewChance(seed, int(by), int(seat))
			for steps := 0; whole(ways[w]).Asked == seat; steps++ {
				m := ways[w].Match()
				a := lawfulOf(m.View(seat).(View), turnType(whole(ways[w]), c.IntN), c.IntN)
				after, err := ways[w].Do(seat, a)
				if err != nil {
					t.Fatalf("%T of %d: %v", a, seat, err)
				}
				if ways[w] = after; !slices.Contains([]games.ID{PhaseFirst, PhaseThrow, PhaseDeclare}, whole(after).Phase) {
					return nil // now all is told
				}
				if seat != me && whole(after).Asked == seat && !reflect.DeepEqual(toldOf(m, me, look), toldOf(after.Match(), me, look)) {
					return fmt.Errorf("seat %d is told of %s of seat %d", me, a.Type(), seat)
				}
			}
		}
		if a, b := toldOf(ways[0].Match(), me, look), toldOf(ways[1].Match(), me, look); !reflect.DeepEqual(a, b) {
			return fmt.Errorf("after seat %d seat %d is told\n%v\nor\n%v", seat, me, a, b)
		}
	}
	return nil
}

// turnType is some action of a turn.
func turnType(v View, pick picker) string {
	switch {
	case v.Up == nil, v.Left > 0 && pick(2) == 0:
		return TypeThrow
	case pick(5) == 0:
		return TypePass
	}
	return TypeDeclare
}

// A seat is told the same, whatever others do in the running round.
func TestSameTwins(t *testing.T) {
	leaks := map[string]func(games.Match, games.Seat) any{
		"dice":    func(m games.Match, _ games.Seat) any { return m.(*Match).view() },
		"rulings": func(m games.Match, seat games.Seat) any { return []any{m.View(seat), m.(*Match).Ruled} },
		"steps":   func(m games.Match, seat games.Seat) any { return []any{m.View(seat), m.(*Match).Step} },
		"text": func(m games.Match, seat games.Seat) any {
			return m.View(seat).(View).String() + fmt.Sprint(m.(*Match).Hidden)
		},
	}
	caught := map[string]bool{}
	for seed := range uint64(400) {
		o := sameOptions(2+int(seed%3), []Check{CheckDictionary, CheckTrust}[seed%2])
		l, c := start(t, o, seed), games.NewChance(seed, 1, 1)
		for whole(l).Round < 1+int(seed%3) {
			v := whole(l)
			switch v.Phase {
			case PhaseRuling:
				l = gamestest.Do(t, l, games.Table, NewRule(v, c.IntN(2) == 0))
			case PhaseRound:
				l = gamestest.Do(t, l, games.Table, Next{})
			default:
				l = gamestest.Do(t, l, v.Asked, lawfulOf(v, turnType(v, c.IntN), c.IntN))
			}
			if gamestest.Over(l) {
				break
			}
		}
		if gamestest.Over(l) {
			continue
		}
		for me := games.Table; int(me) < o.Seats; me++ {
			if err := splitRound(t, l, me, seed, honest); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for name, look := range leaks {
				caught[name] = caught[name] || splitRound(t, l, me, seed, look) != nil
			}
		}
	}
	for name := range leaks {
		if !caught[name] {
			t.Errorf("a leak of %s isn't caught", name)
		}
	}
}
