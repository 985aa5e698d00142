package dicewords

import (
	"reflect"
	"slices"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// invariants is everything that must hold after each action.
func invariants(t gamestest.Failer, before, after games.Log, a games.Action) {
	t.Helper()
	old, m := whole(before), after.Match()
	v := whole(after)
	t = gamestest.In(t, v)
	hidden := v.Options.Hides() && (v.Phase == PhaseFirst || v.Up != nil)
	checkHidden(t, m, v, hidden)
	if v.Step != old.Step+1 || before.Match().Sum() == m.Sum() {
		t.Fatalf("step %d after %d, sum %x", v.Step, old.Step, m.Sum())
	}
	es, earlier := m.Events(0, old.Step), before.Match().Events(0, 0)
	if !v.Options.Hides() && (len(es) == 0 || es[0].Step != v.Step || len(m.Events(0, 0)) != len(es)+len(earlier)) {
		t.Fatalf("events of step %d: %+v", v.Step, es)
	}
	if hidden && len(es) > 0 && es[0].ID != EventNext {
		t.Fatalf("of a hidden round is told: %+v", es)
	}
	checkPrompts(t, m, v)
	checkDice(t, old, v, a)
	checkPoints(t, v)
	checkEnd(t, m, v)
	checkStanding(t, m.Standing(), v, hidden)
}

func checkStanding(t gamestest.Failer, st games.Standing, v View, hidden bool) {
	t.Helper()
	if st.Asked != v.Asked || st.Phase != v.Phase && !hidden || st.Round != v.Round || !slices.Equal(st.Points, v.Points) || len(st.Scored) != len(v.Turns) {
		t.Fatalf("standing %+v", st)
	}
}

// checkHidden: all see the same, but in a hidden round, of which each sees the own turn only.
func checkHidden(t gamestest.Failer, m games.Match, v View, hidden bool) {
	t.Helper()
	for seat := games.Table; int(seat) < v.Options.Seats; seat++ {
		if !hidden && !reflect.DeepEqual(m.View(seat), any(v)) {
			t.Fatalf("seat %d has its own view", seat)
		}
		if own := m.View(seat).(View); hidden && (own.Up != nil) != (v.Up != nil && seat == v.Asked) {
			t.Fatalf("seat %d sees %s", seat, own)
		}
	}
}

func checkPrompts(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	undo, mains := 0, 0
	for seat := games.Table; seat <= MaxSeats; seat++ {
		if m.CanUndo(seat) {
			undo++
		}
	}
	for _, p := range m.Prompts() {
		if p.Main {
			mains++
			if p.Seat != v.Asked || len(p.Actions) == 0 {
				t.Fatalf("main prompt %+v, turn %d", p, v.Asked)
			}
		}
		if p.Private != (p.Main && v.Options.Hides() && p.Seat != games.Table) {
			t.Fatalf("something private: %+v", p)
		}
	}
	if running := v.Phase != PhaseOver; undo > 1 || running && mains != 1 || !running && mains != 0 {
		t.Fatalf("%d may undo, %d main prompts in %s", undo, mains, v.Phase)
	}
}

func checkDice(t gamestest.Failer, old, v View, a games.Action) {
	t.Helper()
	if (v.Up != nil) != (v.Phase == PhaseThrow || v.Phase == PhaseDeclare) || v.Up != nil && v.Thrown == 0 {
		t.Fatalf("dice %v in %s after %d throws", v.Up, v.Phase, v.Thrown)
	}
	left := Throws - v.Thrown
	if v.Late || v.Phase == PhaseConfirm || v.Phase == PhaseRuling || v.Phase == PhaseRound || v.Phase == PhaseOver {
		left = 0
	}
	if v.Left != left {
		t.Fatalf("%d throws left after %d in %s", v.Left, v.Thrown, v.Phase)
	}
	if th, ok := a.(Throw); ok {
		checkThrow(t, old, v, th)
	}
}

func checkThrow(t gamestest.Failer, old, v View, th Throw) {
	t.Helper()
	for i := range v.Up {
		if v.Up[i] < 0 || v.Up[i] > 5 {
			t.Fatalf("die %d shows face %d", i, v.Up[i])
		}
		kept := !slices.Contains(th.Dice, i)
		if kept && v.Up[i] != old.Up[i] {
			t.Fatalf("die %d was kept and changed", i)
		}
		if v.Locked[i] != (kept && v.Options.KeptStay) || old.Locked[i] && !v.Locked[i] {
			t.Fatalf("die %d: kept %v, locked %v", i, kept, v.Locked[i])
		}
	}
}

// checkPoints counts everything again the slow way.
func checkPoints(t gamestest.Failer, v View) {
	t.Helper()
	points := slices.Clone(v.Options.Head[:v.Options.Seats])
	for k, turn := range v.Turns {
		if want := games.Seat(k % v.Options.Seats); turn.Seat != want || turn.Round != k/v.Options.Seats+1 {
			t.Fatalf("turn %d is seat %d's in round %d", k, turn.Seat, turn.Round)
		}
		if turn.Cost > 0 {
			if turn.Cost > v.Options.DoubtCost || turn.Challenger == turn.Seat || turn.Verdict != VerdictStands || points[turn.Challenger] < turn.Cost {
				t.Fatalf("a doubt of %+v, points %v", turn, points)
			}
			points[turn.Challenger] -= turn.Cost
		}
		points[turn.Seat] += turn.Points
		checkTurn(t, v, turn)
	}
	if !slices.Equal(points, v.Points) {
		t.Fatalf("points %v, the turns say %v", v.Points, points)
	}
	if v.Pending != nil {
		checkTurn(t, v, *v.Pending)
	}
	if (v.Pending != nil) != (v.Phase == PhasePending || v.Phase == PhaseConfirm || v.Phase == PhaseRuling) {
		t.Fatalf("pending %+v in %s", v.Pending, v.Phase)
	}
}

func checkTurn(t gamestest.Failer, v View, turn ScoredTurn) {
	t.Helper()
	sum, used, letters := 0, [DiceCount]bool{}, []rune(turn.Word)
	for k, die := range turn.Dice {
		if used[die] {
			t.Fatalf("%s uses die %d twice", turn.Word, die)
		}
		used[die] = true
		face := v.Set.Faces(die)[turn.Up[die]]
		if face != letters[k] && (face != Joker || turn.Joker != k) {
			t.Fatalf("%s: die %d shows %c", turn.Word, die, face)
		}
		for _, value := range v.Set.Values {
			if value.Letter == string(face) {
				sum += value.Points
			}
		}
	}
	want := sum * len(letters)
	if turn.Verdict == VerdictRefuted {
		want = 0
	}
	if len(turn.Dice) != len(letters) || turn.Sum != sum || turn.Points != want || (turn.Word == "") != (turn.Verdict == VerdictNone) {
		t.Fatalf("turn %+v, want sum %d", turn, sum)
	}
}

func checkEnd(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	out, over := m.Outcome()
	if over != (v.Phase == PhaseOver) {
		t.Fatalf("over %v in %s", over, v.Phase)
	}
	// Points after every whole round but the last: nobody had reached the target.
	sums := slices.Clone(v.Options.Head[:v.Options.Seats])
	for k, turn := range v.Turns {
		sums[turn.Seat] += turn.Points
		if turn.Cost > 0 {
			sums[turn.Challenger] -= turn.Cost
		}
		whole := (k+1)%v.Options.Seats == 0
		reached := whole && slices.Max(sums) >= v.Options.Target
		if v.Options.Rounds > 0 {
			reached = k+1 == v.Options.Rounds
		}
		if reached && (k < len(v.Turns)-1 || !over) {
			t.Fatalf("played on after the target: %v", sums)
		}
		if over && out.Reason == games.ReasonTarget && k == len(v.Turns)-1 && !reached {
			t.Fatalf("over at %v, target %d", sums, v.Options.Target)
		}
	}
	if over {
		checkPlaces(t, out, v)
	}
}

func checkPlaces(t gamestest.Failer, out games.Outcome, v View) {
	t.Helper()
	if len(out.Places) != v.Options.Seats {
		t.Fatalf("places %+v", out.Places)
	}
	for i, p := range out.Places {
		better := 0
		for _, q := range out.Places {
			if q.Points > p.Points {
				better++
			}
		}
		if p.Rank != better+1 || p.Points != v.Points[p.Seat] || i > 0 && p.Rank < out.Places[i-1].Rank {
			t.Fatalf("places %+v", out.Places)
		}
	}
	if (out.Record != nil) != (v.Options.Seats == 1 && out.Reason == games.ReasonTarget && (v.Options.Rounds == 0 || v.Options.Code != "")) {
		t.Fatalf("record %+v", out.Record)
	}
}
