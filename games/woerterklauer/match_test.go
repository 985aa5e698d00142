package woerterklauer

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// dictionary is enough German for these tests.
const dictionary words = "SOCKE LOCKE GLOCKE ES EIS HUND HUNDE TOR ROT NEU LIEBE LIEBEN KLOCK? " +
	"HUND=HUNDE LIEBE=LIEBEN KLOCK=LOCKE?"

func TestDrawing(t *testing.T) {
	l := start(t, options(LevelI), 5)
	if v := view(l); v.Phase != PhaseDraw || v.Box != Tiles || len(v.Pool) != 0 || v.TurnNumber != 1 || v.Asked != 0 || v.Mover != Red {
		t.Fatalf("%+v", v)
	}
	gamestest.Refused(t, l, 1, Draw{}, games.IllegalTurn)
	for _, nobody := range []games.Seat{-2, Seats} {
		gamestest.Refused(t, l, nobody, Draw{}, games.IllegalSeat)
	}
	gamestest.Refused(t, l, 0, EndTurn{}, IllegalNow)
	gamestest.Refused(t, l, 0, GiveUp{}, IllegalNow)
	gamestest.Refused(t, l, 0, Swap{[]int{1}}, IllegalNow)
	l = gamestest.Do(t, l, 0, Draw{})
	v := view(l)
	if len(v.Pool) != PoolSize || v.Box != Tiles-PoolSize || l.Match().CanUndo(0) {
		t.Fatalf("%+v", v)
	}
	gamestest.Refused(t, l, 0, Draw{}, IllegalNow)
	e := l.Match().Events(1, 0)[0]
	if e.ID != EventDraw || e.Args["Letters"] != letters(v.Pool) || e.Args["Count"] != PoolSize || e.Args["Box"] != v.Box {
		t.Errorf("%+v", e)
	}
}

func TestDrawingIsBySeed(t *testing.T) {
	draw := func(seed uint64) View { return view(gamestest.Do(t, start(t, options(LevelI), seed), 0, Draw{})) }
	if !reflect.DeepEqual(draw(5), draw(5)) {
		t.Error("the same seed draws other tiles")
	}
	if reflect.DeepEqual(draw(5).Pool, draw(6).Pool) {
		t.Error("another seed draws the same tiles")
	}
}

// Every tile comes out of the box equally often.
func TestDrawingIsFair(t *testing.T) {
	counts := make([]int, Tiles+1)
	const matches = 4000
	for seed := range uint64(matches) {
		m, err := New(Setup{Options: DefaultOptions(), Set: german(t), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for _, tile := range m.take(PoolSize) {
			counts[tile.ID]++
		}
	}
	want := float64(matches) * PoolSize / Tiles
	chi := 0.0
	for _, n := range counts[1:] {
		chi += (float64(n) - want) * (float64(n) - want) / want
	}
	if chi > 145 { // one in a thousand fair boxes, 95 degrees of freedom
		t.Errorf("χ² %.1f of %v", chi, counts)
	}
}

func TestVowelRule(t *testing.T) {
	l := dealt(t, options(LevelI), "BBCCDDFFGGHH")
	v := view(l)
	if v.Phase != PhaseVowel || v.Aside != 4 || v.Swap != 0 {
		t.Fatalf("%+v", v)
	}
	ids := somePool(v, 4, func(int) int { return 0 })
	for _, bad := range [][]int{nil, ids[:3], append(slices.Clone(ids), v.Pool[5].ID), {ids[0], ids[0], ids[1], ids[2]}, {ids[0], ids[1], ids[2], 96}} {
		if args := gamestest.Refused(t, l, 0, SetAside{bad}, IllegalAside); args["Count"] != 4 {
			t.Errorf("%v", args)
		}
	}
	gamestest.Refused(t, l, 0, EndTurn{}, IllegalNow)
	gamestest.Refused(t, l, games.Table, TimeUp{}, games.IllegalClockOff)
	v = view(l)
	checkAside(t, v, ids, gamestest.Do(t, l, 0, SetAside{ids}))
}

func checkAside(t *testing.T, v View, ids []int, next games.Log) {
	t.Helper()
	w := view(next)
	if w.Box != v.Box || len(w.Pool) != PoolSize || !slices.Equal(w.Pool[:8], v.Pool[4:]) || next.Match().CanUndo(0) {
		t.Errorf("%+v", w)
	}
	for _, id := range ids {
		if find(w.Pool, id) >= 0 || !slices.Contains(inner(next).Box, id) {
			t.Errorf("tile %d isn't back in the box", id)
		}
	}
	if e := next.Match().Events(0, v.Step)[0]; e.ID != EventVowel || e.Seat != 0 || e.Args["Letters"] != "BBCC" || e.Args["Drawn"] != letters(w.Pool[8:]) {
		t.Errorf("%+v", e)
	}
}

// Fewer are set aside if the box holds fewer, none if it holds no vowel; with one vowel in
// the pool there is nothing to do.
func TestVowelRuleAtTheEnd(t *testing.T) {
	for _, c := range []struct {
		pool, box string
		aside     int
	}{
		{"BBCCDDFFGGHH", "EN", 2},
		{"BBCCDDFFGGHH", "NN", 0},
		{"BBCCDDFFGGHE", "EN", 0},
		{"BBCCDDFFGGHY", "NNNNE", 4}, // Y is no vowel
		{"", "", 0},
	} {
		l := dealt(t, options(LevelI), c.pool)
		m := inner(l)
		m.Box = nil
		for i, letter := range []byte(c.box) {
			for _, tile := range m.tiles {
				if tile.Letter == Letter(letter) && find(m.Pool, tile.ID) < 0 && !slices.Contains(m.Box, tile.ID) {
					m.Box = append(m.Box, tile.ID)
					break
				}
			}
			if len(m.Box) != i+1 {
				t.Fatal(c.box)
			}
		}
		slices.Sort(m.Box)
		m.begin()
		if v := view(l); v.Aside != c.aside || (c.aside > 0) != (v.Phase == PhaseVowel) {
			t.Errorf("%s with %s: %s, %d", c.pool, c.box, v.Phase, v.Aside)
		}
	}
}

func TestSwapJoker(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	v := view(l)
	if v.Swap != MaxSwap || !v.Jokers[0] {
		t.Fatalf("%+v", v)
	}
	ids := somePool(v, 7, func(int) int { return 0 })
	for _, bad := range [][]int{nil, ids, {ids[0], ids[0]}, {97}} {
		if args := gamestest.Refused(t, l, 0, Swap{bad}, IllegalSwap); args["Max"] != MaxSwap {
			t.Errorf("%v", args)
		}
	}
	l = gamestest.Do(t, l, 0, Swap{ids[:6]})
	w := view(l)
	if w.Jokers != [Seats]bool{false, true} || w.Swap != 0 || w.Box != v.Box || len(w.Pool) != PoolSize || l.Match().CanUndo(0) {
		t.Errorf("%+v", w)
	}
	deal(t, l, "SOCKELEISTEN")
	gamestest.Refused(t, l, 0, Swap{ids[:1]}, IllegalSwapped)
	// The other has one of their own; it needs a complete pool and a box.
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 0, 0, true, "SOCKE"), dictionary, nil)
	m := inner(l)
	m.Phase = PhaseLay
	gamestest.Refused(t, l, 1, Swap{[]int{m.Pool[0].ID}}, IllegalPool)
	m.Box = nil
	gamestest.Refused(t, l, 1, Swap{[]int{m.Pool[0].ID}}, IllegalBox)
}

// The joker draws a pool without a vowel: the vowel rule again.
func TestVowelRuleAfterTheJoker(t *testing.T) {
	l := dealt(t, options(LevelI), "BBCCDDFFGGHE")
	m := inner(l)
	m.Box = slices.DeleteFunc(slices.Clone(m.Box), func(id int) bool { return m.tiles[id-1].Letter.IsVowel() })
	l = gamestest.Do(t, l, 0, Swap{[]int{m.Pool[11].ID}})
	if v := view(l); v.Phase != PhaseVowel || v.Aside != 4 {
		t.Errorf("%+v", v)
	}
}

// The worked example: SOCKE, LOCKE, GLOCKE, and no way back.
func TestStealing(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 3, -2, true, "SOCKE"), dictionary, nil)
	v := view(l)
	if v.Mover != Black || v.TurnNumber != 2 || v.Phase != PhaseDraw {
		t.Fatalf("%+v", v)
	}
	if v.Field[0].At != (Cell{}) || v.Field[4].At != (Cell{4, 0}) || v.Tally != (Tally{5, 0}) {
		t.Fatalf("%+v", v)
	}
	stealLocke(t, l)
}

// stealLocke goes on from SOCKE in red.
func stealLocke(t *testing.T, l games.Log) {
	t.Helper()
	deal(t, l, "LGHUNDETORSN")
	v := view(l)
	d := typed(t, v, NewDraft(v), 0, 0, true, "LOCKE")
	if pool := d.Pool(v); len(pool) != 12 || pool[11].Letter != 'S' {
		t.Fatalf("pool %v", pool)
	}
	l = ended(t, l, d, dictionary, nil)
	v = view(l)
	if v.Tally != (Tally{0, 5}) || len(v.Turns) != 2 || v.Pool[11].Letter != 'S' {
		t.Fatalf("%+v", v)
	}
	want := ScoredWord{Spelled: Spelled{Place{Across: true}, "LOCKE"}, Fate: FateStolen, From: []string{"SOCKE"}, Gains: 5}
	if p := v.Turns[1]; p.Seat != 1 || p.TurnNumber != 2 || !reflect.DeepEqual(p.Words, []ScoredWord{want}) {
		t.Errorf("%+v", p)
	}
	st := l.Match().Standing()
	if len(st.Scored) != 2 || st.Scored[1] != (games.ScoredTurn{Seat: 1, Round: 1, Word: "LOCKE", Points: 5}) || st.Round != 2 || !slices.Equal(st.Points, []int{0, 5}) {
		t.Errorf("%+v", st)
	}
	deal(t, l, "SOCKELEISTEN")
	v = view(l)
	back := typed(t, v, NewDraft(v), 0, 0, true, "SOCKE")
	gamestest.Refused(t, l, 0, NewEndTurn(v, back.Laid, verdictOn(v, back, dictionary, nil)), RefusedBefore)
}

// A turn can be taken back until the next seat has drawn.
func TestUndoOfATurn(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	before := everything(t, l.Match())
	v := view(l)
	turn := NewEndTurn(v, typed(t, v, NewDraft(v), 0, 0, true, "SOCKE").Laid, verdictOn(v, typed(t, v, NewDraft(v), 0, 0, true, "SOCKE"), dictionary, nil))
	r := gamestest.Recorder{Log: l}
	r.Do(t, 0, turn)
	if r.Log.Match().CanUndo(1) || r.Log.Match().CanUndo(games.Table) {
		t.Error("somebody else may undo")
	}
	r.Undo(t, 0)
	if everything(t, r.Log.Match()) != before {
		t.Error("another position")
	}
	r.Do(t, 0, turn)
	r.Do(t, 1, Draw{})
	for seat := games.Table; seat < Seats; seat++ {
		if r.Log.Match().CanUndo(seat) {
			t.Errorf("seat %d may undo a draw", seat)
		}
	}
}

// Where nothing is drawn the other lays at once, and the turn still can be taken back.
func TestFullPoolNeedsNoDrawing(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	m := inner(l)
	m.Box = nil
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 0, 0, true, "SOCKE"), dictionary, nil)
	if v := view(l); v.Phase != PhaseLay || v.Asked != 1 || len(v.Pool) != 7 || !l.Match().CanUndo(0) {
		t.Errorf("%+v", v)
	}
}

func TestTurnsThatAreRefused(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	v := view(l)
	id := func(i int) int { return v.Pool[i].ID }
	for name, c := range map[string]struct {
		field []Lay
		id    games.ID
	}{
		"nothing":          {nil, RefusedEmpty},
		"one tile":         {[]Lay{{id(0), Cell{}}}, RefusedSingle},
		"a tile twice":     {[]Lay{{id(0), Cell{}}, {id(0), Cell{1, 0}}}, IllegalTiles},
		"of the box":       {[]Lay{{id(0), Cell{}}, {inner(l).Box[0], Cell{1, 0}}}, IllegalTiles},
		"no such tile":     {[]Lay{{0, Cell{}}}, IllegalTiles},
		"too far away":     {[]Lay{{id(0), Cell{MaxCell + 1, 0}}}, IllegalTiles},
		"very far away":    {[]Lay{{id(0), Cell{-1 << 63, 1<<63 - 1}}}, IllegalTiles},
		"two on a cell":    {[]Lay{{id(0), Cell{}}, {id(1), Cell{}}}, RefusedOverlap},
		"far from another": {[]Lay{{id(0), Cell{-MaxCell, -MaxCell}}, {id(1), Cell{MaxCell, MaxCell}}}, RefusedSpread},
	} {
		t.Run(name, func(t *testing.T) {
			gamestest.Refused(t, l, 0, EndTurn{Field: c.field, Rulings: nil}, c.id)
		})
	}
	d := typed(t, v, NewDraft(v), 0, 0, true, "LEIS")
	if args := gamestest.Refused(t, l, 0, NewEndTurn(v, d.Laid, verdictOn(v, d, dictionary, nil)), RefusedInvalid); args["Word"] != "LEIS" {
		t.Errorf("%v", args)
	}
}
