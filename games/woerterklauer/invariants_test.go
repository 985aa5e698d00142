package woerterklauer

import (
	"reflect"
	"slices"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// invariants is everything that must hold after each action.
func invariants(t gamestest.Failer, before, after games.Log, a games.Action) {
	t.Helper()
	old, m, v := view(before), after.Match(), view(after)
	t = gamestest.In(t, v)
	for seat := range games.Seat(Seats) {
		if !reflect.DeepEqual(m.View(seat), any(v)) {
			t.Fatalf("seat %d has its own view", seat)
		}
	}
	if v.Step != old.Step+1 || before.Match().Sum() == m.Sum() {
		t.Fatalf("step %d after %d, sum %x", v.Step, old.Step, m.Sum())
	}
	if es := m.Events(0, old.Step); len(es) == 0 || es[0].Step != v.Step || len(m.Events(0, 0)) != len(es)+len(before.Match().Events(0, 0)) {
		t.Fatalf("events of step %d: %+v", v.Step, es)
	}
	checkTiles(t, inner(after), v)
	checkPrompts(t, m, v)
	checkPhase(t, v)
	checkUndo(t, m, v, a)
	checkEnd(t, m, v)
	if len(v.Turns) > len(old.Turns) {
		checkTurn(t, old, v)
	}
	st := m.Standing()
	if st.Asked != v.Asked || st.Phase != v.Phase || st.Round != (v.TurnNumber+1)/2 || st.Points[v.Options.Red] != v.Tally.Red {
		t.Fatalf("standing %+v", st)
	}
}

// checkTiles: all 96 are somewhere, each once, and show what the set says.
func checkTiles(t gamestest.Failer, m *Match, v View) {
	t.Helper()
	all := m.setup.Set.All()
	seen := map[int]bool{}
	count := func(tile Tile) {
		if seen[tile.ID] || tile != all[tile.ID-1] {
			t.Fatalf("tile %+v is there twice, or changed", tile)
		}
		seen[tile.ID] = true
	}
	for _, p := range v.Field {
		count(p.Tile)
	}
	for _, tile := range v.Pool {
		count(tile)
	}
	for _, id := range m.Box {
		count(all[id-1])
	}
	boxed := 0
	for _, st := range v.Boxed {
		boxed += st.Count
	}
	if len(seen) != Tiles || v.Box != len(m.Box) || boxed != v.Box || !slices.IsSorted(m.Box) {
		t.Fatalf("%d tiles, %d in the pool, %d in the box, %+v", len(seen), len(v.Pool), v.Box, v.Boxed)
	}
	sorted := slices.Clone(v.Field)
	sorted.Sort()
	if !slices.Equal(sorted, v.Field) || v.Tally != v.Field.Tally() {
		t.Fatalf("field %+v, tally %+v", v.Field, v.Tally)
	}
}

func checkPrompts(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	ps := m.Prompts()
	if v.Phase == PhaseOver {
		if ps != nil || v.Asked != games.Table {
			t.Fatalf("over: %+v", ps)
		}
		return
	}
	if len(ps) != 2 || !ps[0].Main || ps[0].Seat != v.Asked || ps[0].Private || ps[1].Main || ps[1].Seat != games.Table {
		t.Fatalf("prompts %+v, turn %d", ps, v.Asked)
	}
	if slices.Contains(ps[0].Actions, TypeSwap) != (v.Swap > 0) {
		t.Fatalf("%v, joker %d", ps[0].Actions, v.Swap)
	}
	if late := v.Options.Clock > 0 && v.Phase != PhaseDraw; slices.Contains(ps[1].Actions, TypeTimeUp) != late {
		t.Fatalf("%v in %s", ps[1].Actions, v.Phase)
	}
	checkJoker(t, v)
}

func checkJoker(t gamestest.Failer, v View) {
	t.Helper()
	if v.Swap > 0 && (len(v.Pool) < PoolSize || !v.Jokers[v.Asked] || v.Swap > MaxSwap || v.Swap > v.Box) {
		t.Fatalf("%d tiles for the joker of %+v", v.Swap, v)
	}
}

// checkPhase: nobody lays with a pool that could be filled, or gets no vowel though there
// is one.
func checkPhase(t gamestest.Failer, v View) {
	t.Helper()
	full := len(v.Pool) >= PoolSize || v.Box == 0
	dumb := !hasVowel(v.Pool) && slices.ContainsFunc(v.Boxed, func(s Stock) bool { return s.Letter.IsVowel() })
	want := PhaseLay
	switch {
	case !full:
		want = PhaseDraw
	case dumb:
		want = PhaseVowel
	}
	if v.Phase != want && v.Phase != PhaseOver || (v.Aside > 0) != (v.Phase == PhaseVowel) {
		t.Fatalf("%s with pool %v and %d in the box", v.Phase, v.Pool, v.Box)
	}
	if v.Asked != games.Table && v.Asked != (v.Options.First+games.Seat(v.TurnNumber-1))%Seats {
		t.Fatalf("turn %d is seat %d's", v.TurnNumber, v.Asked)
	}
}

func checkUndo(t gamestest.Failer, m games.Match, v View, a games.Action) {
	t.Helper()
	may := games.Nobody
	switch a.(type) {
	case EndTurn:
		may = v.Turns[len(v.Turns)-1].Seat
	case GiveUp:
		may = other(v.Winner)
	case games.Abandon:
		may = games.Table
	}
	for seat := games.Table; seat <= Seats; seat++ {
		if m.CanUndo(seat) != (seat == may) {
			t.Fatalf("seat %d may undo %s: %v", seat, a.Type(), m.CanUndo(seat))
		}
	}
}

// checkTurn: the turn that was ended holds by the rules that can be counted again.
func checkTurn(t gamestest.Failer, old, v View) {
	t.Helper()
	p := v.Turns[len(v.Turns)-1]
	if p.Seat != old.Asked || p.TurnNumber != old.TurnNumber || p.Tally != v.Tally || p.Lead(old.Mover)+old.Options.Bonus(old.Mover, old.TurnNumber) < 1 {
		t.Fatalf("turn %+v, tally %+v", p, v.Tally)
	}
	if w, h := v.Field.Size(); w > v.Options.Size || h > v.Options.Size {
		t.Fatalf("a field of %d by %d", w, h)
	}
	if p.TurnNumber == 1 && !slices.ContainsFunc(v.Field, func(p Placed) bool { return p.At == Cell{} }) {
		t.Fatalf("nothing at (0,0): %+v", v.Field)
	}
	checkWords(t, v, p)
}

func checkWords(t gamestest.Failer, v View, p ScoredTurn) {
	t.Helper()
	for _, w := range p.Words {
		if w.Fate < FateNew || w.Fate > FateExtended || len(w.Text) < 2 || (w.Fate == FateNew) != (len(w.From) == 0) {
			t.Fatalf("word %+v", w)
		}
		if !slices.ContainsFunc(v.Rulings, func(r games.Ruling) bool { return r.Word == w.Text && r.Other == "" && r.Answer }) {
			t.Fatalf("nobody ruled on %s: %+v", w.Text, v.Rulings)
		}
	}
	for i, r := range v.Rulings {
		if holds(v.Rulings[:i], r) {
			t.Fatalf("%+v is ruled twice", r)
		}
	}
}

func checkEnd(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	out, over := m.Outcome()
	if over != (v.Phase == PhaseOver) {
		t.Fatalf("over %v in %s", over, v.Phase)
	}
	if !over {
		return
	}
	a, b := out.Places[0], out.Places[1]
	st := m.Standing()
	if len(out.Places) != Seats || a.Rank != 1 || a.Points != st.Points[a.Seat] || b.Points != st.Points[b.Seat] || a.Seat == b.Seat {
		t.Fatalf("places %+v", out.Places)
	}
	if won := out.Reason != games.ReasonAbandoned; won != (v.Winner != games.Table) || won && (a.Seat != v.Winner || b.Rank != 2) {
		t.Fatalf("%s, winner %d, places %+v", out.Reason, v.Winner, out.Places)
	}
}
