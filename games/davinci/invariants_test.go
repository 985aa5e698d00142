package davinci

import (
	"math/bits"
	"slices"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// invariants is what must hold in every position.
func invariants(t gamestest.Failer, l games.Log) {
	t.Helper()
	t = gamestest.In(t, l.Match().View(games.Table))
	m := inner(l)
	everyTileOnce(t, m)
	for seat, row := range m.Rows {
		if !ordered(tilesOf(row)) {
			t.Fatalf("row %d: %v", seat, tilesOf(row))
		}
	}
	prompted(t, l.Match())
	if m.ended() {
		scored(t, m)
	}
	for seat := games.Table; int(seat) < m.setup.Options.Seats; seat++ {
		knows(t, m, seat)
		if n := len(slices.Collect(m.Moves(seat))); seat != games.Table && (n > 0) != (seat == m.asked()) {
			t.Fatalf("%d moves of seat %d in %s", n, seat, m.Phase)
		}
		if l.Match().CanUndo(seat) && seat != games.Table {
			t.Fatalf("seat %d may take back", seat)
		}
	}
}

// everyTileOnce: each tile is in one place, and each in a row has its own ID.
func everyTileOnce(t gamestest.Failer, m *Match) {
	t.Helper()
	set, ids := m.Middle, uint64(0)
	put := func(tile Tile) {
		if set.has(tile) {
			t.Fatalf("%s is in two places", tile)
		}
		set |= 1 << tile
	}
	slots := slices.Concat(m.Rows[:]...)
	if m.Drawn.ID > 0 {
		slots = append(slots, m.Drawn)
	}
	for _, s := range slots {
		put(s.Tile)
		ids |= 1 << s.ID
	}
	for _, hand := range m.Hands {
		for _, tile := range hand {
			put(tile)
		}
		if !slices.IsSorted(hand) {
			t.Fatalf("hand %v", hand)
		}
	}
	if set != allTiles(m.setup.Options.Dashes) {
		t.Fatalf("of all tiles there are only %b", set)
	}
	if ids != 1<<(m.IDs+1)-2 || bits.OnesCount64(ids) != len(slots) {
		t.Fatalf("ids %b of %d", ids, m.IDs)
	}
}

// prompted: one prompt is Main and agrees with the standing; all is private to it.
func prompted(t gamestest.Failer, m games.Match) {
	t.Helper()
	st := m.Standing()
	mains := 0
	for _, p := range m.Prompts() {
		if p.Main {
			mains++
			if p.Seat != st.Asked || p.Private != (p.Seat != games.Table) {
				t.Fatalf("%+v in %+v", p, st)
			}
		}
		if len(p.Actions) == 0 {
			t.Fatalf("nothing to do: %+v", p)
		}
	}
	_, over := m.Outcome()
	if over && mains > 0 || !over && mains != 1 || over != (st.Phase == PhaseOver) {
		t.Fatalf("%d main prompts, over %t, %s", mains, over, st.Phase)
	}
}

// scored: one code isn't fully open, and every right guess is in one tally.
func scored(t gamestest.Failer, m *Match) {
	t.Helper()
	r := m.Results[len(m.Results)-1]
	right, tallied := 0, 0
	for _, g := range m.Guesses {
		if g.Right {
			right++
		}
	}
	for seat, tally := range r.Tallies {
		tallied += tally.Numbers + tally.Specials
		if m.isIn(games.Seat(seat)) != (games.Seat(seat) == r.Winner) || (len(tally.Left) > 0) != (games.Seat(seat) == r.Winner) {
			t.Fatalf("seat %d at the end: %+v", seat, r)
		}
	}
	if right != tallied || !Valid(r.Tallies, m.setup.Options.Dashes) || len(r.Outs) != m.setup.Options.Seats-1 {
		t.Fatalf("%d right guesses: %+v", right, r)
	}
}

// knows: a seat knows its own tiles and open ones, before the end of the round no
// other, and what it can weigh is never wrong.
func knows(t gamestest.Failer, m *Match, seat games.Seat) {
	t.Helper()
	v := m.view(seat)
	unknown := map[int]Tile{}
	for other, sv := range v.Seats {
		if len(sv.Row) != len(m.Rows[other]) || sv.Taken[Black]+sv.Taken[White] != len(m.Hands[other]) {
			t.Fatalf("%+v", sv)
		}
		for i, s := range m.Rows[other] {
			sees(t, s, sv.Row[i], s.Open || games.Seat(other) == seat || m.ended(), unknown)
		}
	}
	if (v.Drawn != nil) != (m.Drawn.ID > 0) {
		t.Fatalf("drawn %+v", v.Drawn)
	}
	if v.Drawn != nil {
		sees(t, m.Drawn, *v.Drawn, seat == m.Turn, unknown)
	}
	if (v.Hand != nil) != (seat >= 0 && m.Hands[seat] != nil) || (len(v.Places) > 0) != (seat == m.Turn && m.Drawn.ID > 0) {
		t.Fatalf("seat %d of %d: hand %v, places %v", seat, m.Turn, v.Hand, v.Places)
	}
	if m.Step%m.setup.Options.Seats == int(seat) { // one of them: it takes the longest
		weighs(t, v, unknown)
	}
}

// sees: a tile is seen for what it is, if it may be known; else it is unknown.
func sees(t gamestest.Failer, s slot, got Stone, known bool, unknown map[int]Tile) {
	t.Helper()
	tile, ok := got.Tile()
	if got.ID != s.ID || got.Color != s.Tile.Color() || got.Open != s.Open || ok != known || ok && tile != s.Tile {
		t.Fatalf("%+v is seen as %+v", s, got)
	}
	if !known {
		unknown[s.ID] = s.Tile
	}
}

// weighs: what tiles are is among what they can be.
func weighs(t gamestest.Failer, v View, unknown map[int]Tile) {
	t.Helper()
	weighed := Weigh(v)
	if len(weighed) != len(unknown) {
		t.Fatalf("%d tiles weighed, %d unknown", len(weighed), len(unknown))
	}
	for _, l := range weighed {
		if !l.Possible(unknown[l.ID].Number()) {
			t.Fatalf("seat %d holds tile %d, %s, for impossible: %v", v.Me, l.ID, unknown[l.ID], l.Weights)
		}
	}
}
