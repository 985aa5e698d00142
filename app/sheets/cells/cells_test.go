package cells_test

import (
	"testing"

	"spieltisch/app/sheets/cells"
	"spieltisch/games"
	"spieltisch/store"
)

// small is a grid of two rows for two, with a column that takes nothing.
var small = cells.Grid{
	Players: []store.Player{{Name: "Tina"}, {Name: "Lee"}},
	Columns: []cells.Column{{Title: "Runde", Seat: games.Table}, {Seat: 0}, {Seat: 1}},
	Lines:   [][]cells.Face{{{Fixed: true}, {Text: "3"}, {Grey: true}}, {{Fixed: true}, {}, {}}},
	Totals:  []string{"Summe", "3", "0"},
}

// Tab goes from field to field that takes something, and leaves the grid behind its ends.
func TestBeside(t *testing.T) {
	for _, c := range []struct {
		at   cells.At
		back bool
		want cells.At
		ok   bool
	}{
		{cells.At{Row: 1, Col: 1}, false, cells.At{Row: 1, Col: 2}, true},
		{cells.At{Row: 1, Col: 2}, false, cells.At{Row: 2, Col: 1}, true},
		{cells.At{Row: 2, Col: 2}, false, cells.At{Row: 2, Col: 2}, false},
		{cells.At{Row: 2, Col: 1}, true, cells.At{Row: 1, Col: 2}, true},
		{cells.At{Row: 1, Col: 1}, true, cells.At{Row: 1, Col: 1}, false},
	} {
		if to, ok := small.Beside(c.at, c.back); to != c.want || ok != c.ok {
			t.Errorf("from %v, back %v: %v %v", c.at, c.back, to, ok)
		}
	}
}

// What lies outside shows nothing, and the nearest cell is inside.
func TestWithin(t *testing.T) {
	for at, want := range map[cells.At]cells.At{{}: {Row: 1}, {Row: 9, Col: 9}: {Row: 2, Col: 2}, {Row: 2, Col: 1}: {Row: 2, Col: 1}} {
		if got := small.Within(at); got != want {
			t.Errorf("%v is near %v", at, got)
		}
	}
	if f := small.Face(cells.At{Row: 3, Col: 1}); f != (cells.Face{}) {
		t.Error(f)
	}
}

// Without points nobody has a total, and the grid that it was made of keeps them.
func TestWithoutPoints(t *testing.T) {
	if got := small.WithoutPoints().Totals; got[0] != "Summe" || got[1] != "" || got[2] != "" || small.Totals[1] != "3" {
		t.Error(got, small.Totals)
	}
}
