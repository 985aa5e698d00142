package sheet_test

import (
	"testing"

	"spieltisch/games/sheet"
)

// A row that no sheet has isn't walked to.
func TestLastRow(t *testing.T) {
	c := sheet.Cells{at(3, 0): "1", at(1<<53, 0): "1", at(-1<<53, 1): "1"}
	if got := c.Last(); got != 3 {
		t.Error(got)
	}
	if got := (sheet.Cells{at(1<<53, 0): "1"}).Last(); got != 0 {
		t.Error(got)
	}
}
