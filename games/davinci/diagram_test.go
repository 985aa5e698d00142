package davinci

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// All of a view is told but what follows from the rows.
func TestDiagramTellsAll(t *testing.T) {
	gamestest.Diagrams[View](t, Kind{}, 3, "Seats.Hidden")
}

// The table sees backs, the seat its own tiles too.
func TestDiagram(t *testing.T) {
	o := options(2, true)
	o.Clock = 60
	l := start(t, o, 1)
	l = gamestest.Do(t, l, 0, Take{2, 2})
	gamestest.Text(t, "taken", view(l, games.Table), `
arrange, seat 0, round 1, points 0 0, step 1
options: Seats:2 Dashes:true Rounds:0 Leftover:faces Deal:false Pad:notes Warn:true Clock:60
of: table
turn: 0, number 0
middle: 11 b 11 w
seat 0: -, taken 2 b 2 w
seat 1: -`)
	l = laid(t, o, false, "b1 +w4 b7 w-", "b0 w5 b9")
	l = drawn(t, l, 0, "w8")
	l = gamestest.Do(t, l, 0, Guess{Tile: id(l, 1, 2), Number: 5, Place: 4})
	for _, c := range []struct {
		seat games.Seat
		want string
	}{
		{games.Table, `
again, seat 0, round 1, points 0 0, step 2
options: Seats:2 Dashes:true Rounds:0 Leftover:faces Deal:false Pad:notes Warn:true Clock:60
of: table
turn: 0, number 1
middle: 9 b 9 w
seat 0: 1:b? 2:+w4 3:b? 4:w?, in
seat 1: 5:b? 6:+w5 7:b?, in
drawn: 8:w?
guesses: 1: 0 of 1 6 at 2 is 5 right`}, {0, `
again, seat 0, round 1, points 0 0, step 2
options: Seats:2 Dashes:true Rounds:0 Leftover:faces Deal:false Pad:notes Warn:true Clock:60
of: 0
turn: 0, number 1
middle: 9 b 9 w
seat 0: 1:b1 2:+w4 3:b7 4:w-, in
seat 1: 5:b? 6:+w5 7:b?, in
drawn: 8:w8
places: 3 4
place: 4
guesses: 1: 0 of 1 6 at 2 is 5 right`}, {1, `
again, seat 0, round 1, points 0 0, step 2
options: Seats:2 Dashes:true Rounds:0 Leftover:faces Deal:false Pad:notes Warn:true Clock:60
of: 1
turn: 0, number 1
middle: 9 b 9 w
seat 0: 1:b? 2:+w4 3:b? 4:w?, in
seat 1: 5:b0 6:+w5 7:b9, in
drawn: 8:w?
guesses: 1: 0 of 1 6 at 2 is 5 right`},
	} {
		gamestest.Text(t, games.SeatText(c.seat), view(l, c.seat), c.want)
	}
}
