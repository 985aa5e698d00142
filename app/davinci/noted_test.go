// In the package: what the notes and the keys say of a position is pure, and its places on the screen are
// another matter.

package davinci

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	dv "spieltisch/games/davinci"
)

// written is what a line of the notes shows, cell by cell: "." open, "o" possible, a
// number of percent, "!" the only one left, "-" impossible, "x" struck out.
func written(l noteLine) string {
	var out []string
	for _, c := range l.cells {
		switch c.state {
		case cellOpen:
			out = append(out, ".")
		case cellCan:
			out = append(out, "o")
		case cellChance:
			out = append(out, percent(c.chance))
		case cellSure:
			out = append(out, "!")
		case cellCannot:
			out = append(out, "-")
		case cellStruck:
			out = append(out, "x")
		}
	}
	return strings.Join(out, " ")
}

// page is what all lines of the notes say, with the players' names.
func page(s ownState) []string {
	var out []string
	for _, l := range s.noted() {
		out = append(out, fmt.Sprintf("%s %d: %s", []string{"Tina", "Lee", "Ben"}[l.seat], l.place+1, written(l)))
	}
	return out
}

// What each kind of pad notes in the position of threeSeats.
func TestNotesOfEachKind(t *testing.T) {
	for kind, want := range map[dv.PadKind][]string{
		dv.PadNotes: {
			"Lee 1: . - . - . . . - . - . . .", "Lee 3: . - . - . . . - . - . . .", "Lee 4: . . - . - . - . - . - . .",
			"Ben 1: . . - . - . - . - . - . .", "Ben 3: . . - . - . - . - . - . .", "Ben 4: . - . - . . . - . - . . .", "Ben 5: . . - . - . - . - . - . .",
		},
		dv.PadForced: {
			"Lee 1: o - o - - - - - - - - - o", "Lee 3: - - - - o o - - o - - - o", "Lee 4: - - - o - o - o - - - - o",
			"Ben 1: o o - - - - - - - - - - o", "Ben 3: - - - o - o - o - o - o o", "Ben 4: - - - - o o o - o - o o o", "Ben 5: - - - o - o - o - o - o o",
		},
		dv.PadChances: {
			"Lee 1: 46 - 46 - - - - - - - - - 8", "Lee 3: - - - - 42 42 - - 4 - - - 11", "Lee 4: - - - 3 - 41 - 43 - - - - 13",
			"Ben 1: 47 47 - - - - - - - - - - 6", "Ben 3: - - - 50 - 19 - 12 - 11 - 1 8", "Ben 4: - - - - 9 9 20 - 21 - 17 17 6", "Ben 5: - - - 1 - 4 - 7 - 25 - 56 8",
		},
	} {
		s := stateIn(t, ThreeSeats(t, Rules(true, kind)))
		if got := page(s); !slices.Equal(got, want) {
			t.Errorf("%s:\n%s\nwant\n%s", kind, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		if !s.notesOn() {
			t.Errorf("%s: there are no notes", kind)
		}
	}
	if stateIn(t, ThreeSeats(t, Rules(true, dv.PadOff))).notesOn() {
		t.Error("off, and there are notes")
	}
}

// Without dashes there is no column for them; the last number left is shown as such.
func TestNotesWithoutDashes(t *testing.T) {
	s := stateIn(t, Position(t, Rules(false, dv.PadChances), "", "b1 w4 b7 w10", "b? +w0 +b3 w? +b4"))
	want := []string{"Lee 1: ! - - - - - - - - - - -", "Lee 4: - - - ! - - - - - - - -"}
	if got := page(s); !slices.Equal(got, want) {
		t.Error(got)
	}
}

// Hidden shows one's own strikes alone; shown again they stand with what is computed.
func TestNotesHideWhatIsComputed(t *testing.T) {
	s := stateIn(t, ThreeSeats(t, Rules(true, dv.PadForced)))
	s.pad = s.pad.Toggle(11, 2).Toggled()
	if got := page(s)[0]; got != "Lee 1: . - x - . . . - . - . . ." {
		t.Error(got)
	}
	s.pad = s.pad.Toggled()
	if got := page(s)[0]; got != "Lee 1: o - x - - - - - - - - - o" {
		t.Error(got)
	}
}

// lawful are the keys that are neither out nor struck by hand.
func lawful(s ownState) []int {
	var out []int
	for _, f := range s.numberKeys() {
		if !f.out && !f.struck {
			out = append(out, f.number)
		}
	}
	return out
}

var all = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, dv.Dash}

// What is struck follows the pad, and without one the warnings.
func TestKeysAreStruckAsAgreed(t *testing.T) {
	oneLook := []int{4, 5, 8, dv.Dash} // what an own tile, an open one or a denial doesn't exclude
	for _, c := range []struct {
		kind   dv.PadKind
		warn   bool
		hidden bool
		tile   int
		want   []int
	}{
		{dv.PadOff, true, false, 13, oneLook},
		{dv.PadOff, false, false, 13, all},
		{dv.PadNotes, true, false, 13, []int{0, 2, 4, 5, 6, 8, 10, 11, dv.Dash}},
		{dv.PadNotes, false, false, 13, []int{0, 2, 4, 5, 6, 8, 10, 11, dv.Dash}},
		{dv.PadForced, true, false, 13, oneLook},
		{dv.PadChances, false, false, 13, oneLook},
		{dv.PadForced, true, false, 25, []int{3, 5, 7, 9, 11, dv.Dash}},
		{dv.PadForced, true, true, 25, []int{0, 1, 3, 5, 7, 9, 11, dv.Dash}},
		{dv.PadForced, true, false, 24, []int{4, 5, 6, 8, 10, 11, dv.Dash}},
		{dv.PadForced, false, true, 25, []int{0, 1, 3, 5, 7, 9, 11, dv.Dash}},
	} {
		o := Rules(true, c.kind)
		o.Warn = c.warn
		s := stateIn(t, ThreeSeats(t, o))
		if got := lawful(s); !slices.Equal(got, all) {
			t.Errorf("%+v: struck before a tile is chosen, left %v", c, got)
		}
		s.pad.Hidden = c.hidden
		s.draft = s.draft.Point(s.view, c.tile)
		if got := lawful(s); !slices.Equal(got, c.want) {
			t.Errorf("%+v: left %v", c, got)
		}
	}
}

// What the rules force is more than one look shows: two tiles share what is left below
// an open one.
func TestForcedKeysAreMore(t *testing.T) {
	for kind, want := range map[dv.PadKind][]int{dv.PadOff: {0, 2, 3, 4}, dv.PadForced: {0, 2, 3}} {
		s := stateIn(t, Position(t, Rules(false, kind), "", "b1 w5", "b? b? +w4 b?"))
		s.draft = s.draft.Point(s.view, 11)
		if got := lawful(s); !slices.Equal(got, want) {
			t.Errorf("%s: left %v, want %v", kind, got, want)
		}
	}
}

// The keys strike what the line of the tile in the notes strikes.
func TestKeysStrikeAsTheNotes(t *testing.T) {
	for _, kind := range []dv.PadKind{dv.PadNotes, dv.PadForced, dv.PadChances} {
		s := stateIn(t, ThreeSeats(t, Rules(true, kind)))
		for _, hidden := range []bool{false, true} {
			s.pad.Hidden = hidden
			for _, l := range s.noted() {
				s.draft.Target = l.stone.ID
				for i, k := range s.numberKeys() {
					if k.out != (l.cells[i].state == cellCannot) {
						t.Errorf("%s, hidden %t, tile %d: key %d out %t", kind, hidden, l.stone.ID, k.number, k.out)
					}
				}
			}
		}
	}
}

// Struck by hand is another thing than impossible.
func TestStruckIsNotOut(t *testing.T) {
	s := stateIn(t, ThreeSeats(t, Rules(true, dv.PadForced)))
	s.draft, s.pad = s.draft.Point(s.view, 13), s.pad.Toggle(13, 8)
	if k := s.numberKeys(); !k[8].struck || k[8].out || !k[9].out || k[9].struck {
		t.Errorf("8 is struck by hand, 9 impossible: %+v", k)
	}
}

// The weights are counted once for a position.
func TestWeightsAreKept(t *testing.T) {
	var w weigher
	v := ThreeSeats(t, Rules(true, dv.PadChances))
	first := w.of(v)
	first[11] = dv.Likely{ID: 11, Seat: 3}
	if w.of(v)[11].Seat != 3 {
		t.Error("counted again")
	}
	v.Step++
	if w.of(v)[11].Seat != 1 {
		t.Error("not counted again")
	}
}

func TestPercent(t *testing.T) {
	for chance, want := range map[float64]string{.0001: "1", .014: "1", .015: "2", .5: "50", .994: "99", .9999: "99"} {
		if got := percent(chance); got != want {
			t.Errorf("%v: %s, want %s", chance, got, want)
		}
	}
}
