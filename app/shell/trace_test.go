package shell

import (
	"strings"
	"testing"

	"spieltisch/games"
)

// The trace tells a position once, on one line, and only as the Table sees it.
func TestTraceView(t *testing.T) {
	var out strings.Builder
	trace := NewTrace(&out)
	public := "throw, seat 0\ndice: A B"
	look := func(seat games.Seat) any {
		if seat != games.Table {
			return "a secret"
		}
		return public
	}
	trace.View(1, look)
	trace.View(1, look)
	public = "over, table"
	trace.View(2, look)
	if got, want := out.String(), "trace view seq=1 throw, seat 0 / dice: A B\ntrace view seq=2 over, table\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	(*Trace)(nil).View(1, func(games.Seat) any { t.Error("nobody reads it"); return nil })
}
