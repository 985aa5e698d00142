// In the package: the state of a seat's page is pure, and no screen shows it directly.

package davinci

import (
	"slices"
	"testing"

	"spieltisch/app/draw"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// stateIn is the state of the first seat in that position.
func stateIn(t *testing.T, v dv.View) ownState {
	t.Helper()
	s, fresh := ownState{pad: dv.NewPad(v)}.next(v)
	if !fresh {
		t.Fatal("no fresh draft")
	}
	return s
}

// Steps go around the tiles and rows that can be pointed at, from nowhere to an end.
func TestStepsGoAround(t *testing.T) {
	s := stateIn(t, ThreeSeats(t, Rules(true, dv.PadNotes)))
	var targets []int
	for _, x := range s.view.Targets() {
		targets = append(targets, x.ID)
	}
	if !slices.Equal(targets, []int{11, 13, 14, 21, 23, 24, 25}) {
		t.Fatal(targets)
	}
	for _, c := range []struct{ from, by, want, row int }{
		{0, 1, 11, 11}, {0, -1, 25, 21}, {25, 1, 11, 14}, {11, -1, 25, 21}, {13, 1, 14, 23}, {14, -1, 13, 24},
	} {
		s.draft.Target = c.from
		if got := s.nextTarget(c.by); got != c.want {
			t.Errorf("%+v: tile %d", c, got)
		}
		if got := s.nextRow(c.by); got != c.row {
			t.Errorf("%+v: in the next row tile %d", c, got)
		}
	}
}

// A draft goes on when time is up, and with nothing else.
func TestDraftGoesOnWhenTimeIsUp(t *testing.T) {
	before := ThreeSeats(t, Rules(true, dv.PadNotes))
	s := stateIn(t, before)
	s.draft = s.draft.Point(before, 13)
	late := before
	late.Step, late.Late = before.Step+1, true
	if next, fresh := s.next(late); fresh || next.draft.Target != 13 {
		t.Error("time is up, and the draft is gone")
	}
	other := before
	other.Step, other.TurnNumber = before.Step+1, before.TurnNumber+1
	if next, fresh := s.next(other); !fresh || next.draft.Target != 0 {
		t.Error("the draft of the turn before")
	}
}

// Another phase forgets the tile to be opened.
func TestToOpen(t *testing.T) {
	v := ThreeSeats(t, Rules(true, dv.PadNotes))
	v.Phase = dv.PhaseOpen
	s := stateIn(t, v)
	if _, ok := s.toOpen(); ok || s.nextOwn(1) != 1 || s.nextOwn(-1) != 5 {
		t.Errorf("%d and %d are the ends", s.nextOwn(1), s.nextOwn(-1))
	}
	s.opening = 3
	if tile, ok := s.toOpen(); !ok || tile != dv.NewTile(dv.Black, 7) || s.nextOwn(1) != 5 {
		t.Error("the third tile is chosen:", tile, s.nextOwn(1))
	}
	v.Phase = dv.PhaseAgain
	if s, _ = s.next(v); s.opening != 0 {
		t.Error("still chosen")
	}
}

// A guess is told one thing at a time that it lacks: first where the new tile goes, as the table asks that first.
func TestMissing(t *testing.T) {
	v := ThreeSeats(t, Rules(true, dv.PadNotes))
	v.Places = []int{2, 3}
	s := stateIn(t, v)
	for _, step := range []struct {
		want games.ID
		edit func(dv.Draft) dv.Draft
	}{
		{"davinci.turn.need_place", func(d dv.Draft) dv.Draft { return d.SetPlace(v, 3) }},
		{"davinci.turn.need_tile", func(d dv.Draft) dv.Draft { return d.Point(v, 13) }},
		{"davinci.turn.need_number", func(d dv.Draft) dv.Draft { return d.Name(v, 4) }},
		{"", func(d dv.Draft) dv.Draft { return d }},
	} {
		if got := s.missing(); got != step.want {
			t.Errorf("%q is missing, want %q", got, step.want)
		}
		s.draft = step.edit(s.draft)
	}
}

// Gaps on both sides of a dash that stands in the row are no other places for it, and the
// mark stops at the ends.
func TestLaying(t *testing.T) {
	dash, row := dv.NewTile(dv.White, dv.Dash), []dv.Tile{dv.NewTile(dv.Black, 1), dv.NewTile(dv.White, 4)}
	l := laying{noTile, -1}
	if l.gaps(row) != nil || l.step(row, 1) != l {
		t.Error("a gap for nothing")
	}
	if _, ok := l.pick(row[0]); ok {
		t.Error("a number is picked up")
	}
	l, _ = l.pick(dash)
	if got := l.gaps(row); !slices.Equal(got, []int{0, 1, 2}) || l.step(row, -1).cursor != 2 {
		t.Error("loose:", got)
	}
	standing := []dv.Tile{row[0], dash, row[1]}
	if got := l.gaps(standing); !slices.Equal(got, []int{0, 3}) {
		t.Error("standing:", got)
	}
	l = l.step(standing, 1).step(standing, 1).step(standing, 1)
	if l.cursor != 3 {
		t.Error("the mark is at", l.cursor)
	}
	if l, _ = l.pick(dash); l.picked != noTile || l.cursor != -1 {
		t.Error("not left where it was:", l)
	}
	if l = l.nextDash(standing); l.picked != dash || l.nextDash(row) != l {
		t.Error("the next dash:", l)
	}
}

// The drawing counts colours and values as the rules do: it knows no game itself.
func TestDrawingCountsAsTheRules(t *testing.T) {
	if draw.TileDash != dv.Dash || draw.TileUnknown != dv.NumberUnknown || int(draw.TileWhite) != int(dv.White) || int(draw.TileBlack) != int(dv.Black) {
		t.Error("they differ")
	}
	for _, c := range []dv.Color{dv.Black, dv.White} {
		for n := range dv.Values {
			l := ownLook(dv.NewTile(c, n))
			if (l.Color == draw.TileWhite) != (c == dv.White) || l.Number != n || l != lookOf(dv.Stone{Color: c, Number: n}) {
				t.Errorf("%v %d: %+v", c, n, l)
			}
		}
	}
}

// The moments that the curtain tells begin after the seat's own last turn.
func TestToldSinceOnesOwnTurn(t *testing.T) {
	all := []moment{{seat: 0, line: "a"}, {seat: 1, line: "b"}, {seat: 2, line: "c"}, {seat: 2, line: "d"}}
	for seat, want := range map[games.Seat]string{0: "bcd", 1: "cd", 2: "d", 3: "abcd"} {
		got := ""
		for _, m := range told(all, seat) {
			got += m.line
		}
		if got != want {
			t.Errorf("seat %d is told %q, want %q", seat, got, want)
		}
	}
	if told(nil, 1) != nil {
		t.Error("something of nothing")
	}
}

// In one game without points the places are listed by who was out last.
func TestPlacesByWhoWasOutLast(t *testing.T) {
	o := games.Outcome{Reason: dv.ReasonLast, Places: []games.Place{{Seat: 2, Rank: 1}, {Seat: 0, Rank: 2}, {Seat: 1, Rank: 2}, {Seat: 3, Rank: 2}}}
	v := dv.View{Outs: []dv.Out{{Seat: 1}, {Seat: 3}, {Seat: 0}}}
	got := resultOf(v, o).Places
	want := []games.Place{{Seat: 2, Rank: 1}, {Seat: 0, Rank: 2}, {Seat: 3, Rank: 3}, {Seat: 1, Rank: 4}}
	if !slices.Equal(got, want) || o.Places[1].Rank != 2 || o.Places[3].Seat != 3 {
		t.Errorf("%v, outcome %v", got, o.Places)
	}
	v.Options.Rounds = 2
	if got := resultOf(v, o).Places; !slices.Equal(got, o.Places) {
		t.Errorf("of a points game: %v", got)
	}
}
