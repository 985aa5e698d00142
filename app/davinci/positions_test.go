// In the package, so that the tests of the pages and those of the pure state share the positions.

package davinci

import (
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Rules are the options of the tests.
func Rules(dashes bool, pad dv.PadKind, edit ...func(*dv.Options)) dv.Options {
	o := dv.DefaultOptions(2)
	o.Dashes, o.Pad = dashes, pad
	for _, f := range edit {
		f(&o)
	}
	return o
}

// Stones reads a row in test notation, such as "b1 +w2 b?": "+" is open, "?" not known.
// IDs count up from id.
func Stones(t *testing.T, text string, id int) []dv.Stone {
	t.Helper()
	var out []dv.Stone
	for f := range strings.FieldsSeq(text) {
		name, open := strings.CutPrefix(f, "+")
		s := dv.Stone{ID: id, Open: open, Number: dv.NumberUnknown}
		if name[0] == 'w' {
			s.Color = dv.White
		}
		switch n, err := strconv.Atoi(name[1:]); {
		case name[1:] == "-":
			s.Number = dv.Dash
		case err == nil:
			s.Number = n
		case name[1:] != "?":
			t.Fatal("no tile", f)
		}
		out = append(out, s)
		id++
	}
	return out
}

// Position is the view of seat 0, who may guess again, with these rows, their own first,
// and the tile that they have drawn. IDs are 1, 2, … in the first row, 11, 12, … in the
// second, and so on; the drawn tile is 99.
func Position(t *testing.T, o dv.Options, drawn string, rows ...string) dv.View {
	t.Helper()
	o.Seats = len(rows)
	v := dv.View{Options: o, Step: 40, Round: 1, TurnNumber: 6, Phase: dv.PhaseAgain, Place: dv.NumberUnknown}
	for i, text := range rows {
		sv := dv.SeatView{Seat: games.Seat(i), Row: Stones(t, text, 10*i+1), In: true}
		for _, s := range sv.Row {
			if !s.Open {
				sv.Hidden++
			}
		}
		v.Seats = append(v.Seats, sv)
	}
	if drawn != "" {
		v.Drawn = &Stones(t, drawn, 99)[0]
		v.Places = []int{0}
	}
	return v
}

// ThreeSeats is a position in the middle of a game: three players, dashes, Tina has drawn a 6,
// Lee's third tile isn't a 6.
func ThreeSeats(t *testing.T, o dv.Options) dv.View {
	t.Helper()
	v := Position(t, o, "w6", "b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?")
	v.Guesses = []dv.Guessed{
		{TurnNumber: 4, Seat: 2, Of: 1, Tile: 13, Place: 3, Number: 6},
		{TurnNumber: 6, Seat: 0, Of: 2, Tile: 22, Place: 2, Number: 3, Right: true},
	}
	return v
}

// NoteAt is where a number of a line lies in the notes that are marked so, -1 for the line's tile.
func NoteAt(notes fyne.CanvasObject, line, number int) fyne.Position {
	g := notes.(*noteGrid)
	return g.frames()[line*g.per()+1+number].Middle()
}

// NoteLines is how many lines they have.
func NoteLines(notes fyne.CanvasObject) int { return len(notes.(*noteGrid).lines) }

// Slots are the places that are open on a marked row, and where they lie in it.
func Slots(marked fyne.CanvasObject) (places []int, at []fyne.Position) {
	r := marked.(*row)
	for i := range r.plan.slots {
		b := r.slots[i].box
		at = append(at, b.Position().AddXY(b.Size().Width/2, b.Size().Height/2))
	}
	return r.places, at
}
