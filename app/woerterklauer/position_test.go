package woerterklauer

import (
	"testing"

	wk "spieltisch/games/woerterklauer"
)

// A crossword too high to be read in small is shown by its longest word, in a row.
func TestLongestWordInARow(t *testing.T) {
	var field wk.Field
	for i, letter := range "NORDEN" {
		field = append(field, wk.Placed{Tile: wk.Tile{ID: i + 1, Letter: wk.Letter(letter)}, At: wk.Cell{X: 3, Y: i - 2}})
	}
	for i, letter := range "ROT" {
		if i != 0 {
			field = append(field, wk.Placed{Tile: wk.Tile{ID: 10 + i, Letter: wk.Letter(letter)}, At: wk.Cell{X: 3 + i, Y: 0}})
		}
	}
	field.Sort()
	got := ""
	for i, p := range longest(field, field.Words()) {
		if got += p.Letter.String(); p.At != (wk.Cell{X: i}) {
			t.Errorf("tile %d lies at %v", i, p.At)
		}
	}
	if got != "NORDEN" {
		t.Errorf("it is %q", got)
	}
}
