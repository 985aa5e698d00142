package davinci

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"spieltisch/games"
	"spieltisch/games/each"
)

// String is the view as a games.Diagram:
//
//	again, seat 0, round 1, points 0 0, step 2
//	options: Seats:2 Dashes:true Rounds:0 Leftover:faces Deal:false Pad:notes Warn:true Clock:60
//	of: 0
//	turn: 0, number 1
//	middle: 9 b 9 w
//	seat 0: 1:b1 2:+w4 3:b7 4:w-, in
//	seat 1: 5:b? 6:+w5 7:b?, in
//	drawn: 8:w8
//	places: 3 4
//	place: 4
//	guesses: 1: 0 of 1 6 at 2 is 5 right
//
// A tile is its ID, its colour and number in the test notation of Tile, with ? for a number
// that whoever looks may not know, and + before one that lies open: in the Table's text only
// open tiles have numbers until the round is over, in a seat's its own ones too. of is whose
// view it is. turn is whose turn it is or who sets up, the turn's number, and "late" when time
// is up.
// A seat has its row, "in" while that isn't fully open, and what it has taken and not yet
// arranged. hand, places and place are the seat's own, as in View. A guess is the turn's number,
// who guessed of whom, the tile's ID and its place, the number, and whether it was right. An
// out is whose code was fully opened and by whose guess, the table's if by its owner. A result
// is who has won, the outs, by seat what was counted (numbers, specials, codes and the numbers
// that are left), and the points for each of these.
func (v View) String() string {
	points := each.Of(v.Seats, func(s SeatView) int { return s.Points })
	d := games.NewDiagram(v.Phase, v.Asked, fmt.Sprint("round ", v.Round), points, v.Step)
	d.AddOptions(v.Options)
	d.AddLine("of", games.SeatText(v.Me))
	d.AddLine("turn", games.SeatText(v.Turn), fmt.Sprint("number ", v.TurnNumber), games.Also("late", v.Late))
	d.AddLine("middle", colors(v.Middle))
	for _, s := range v.Seats {
		d.AddLine(fmt.Sprint("seat ", s.Seat), cmp.Or(stones(s.Row), "-"), games.Also("in", s.In), games.Also("taken "+colors(s.Taken), s.Taken != [Colors]int{}))
	}
	if v.Drawn != nil {
		d.AddLine("drawn", v.Drawn.text())
	}
	d.AddLine("hand", strings.Join(games.Facts(v.Hand, Tile.String), " "))
	d.AddLine("places", games.Numbers(v.Places))
	if v.Place != NumberUnknown {
		d.AddLine("place", strconv.Itoa(v.Place))
	}
	d.AddLine("guesses", games.Facts(v.Guesses, Guessed.text)...)
	d.AddLine("outs", games.Facts(v.Outs, Out.text)...)
	for _, r := range v.Results {
		d.AddLine(fmt.Sprint("result ", r.Round), r.text()...)
	}
	return d.String()
}

// text is the tile in a diagram, such as "3:b?" or "4:+w11".
func (s Stone) text() string {
	text := s.Color.mark() + "?"
	if t, known := s.Tile(); known {
		text = t.String()
	}
	return fmt.Sprintf("%d:%s%s", s.ID, games.Also("+", s.Open), text)
}

func stones(row []Stone) string { return strings.Join(games.Facts(row, Stone.text), " ") }

// mark is the colour in the test notation.
func (c Color) mark() string {
	if c == White {
		return "w"
	}
	return "b"
}

// colors are so many tiles of each colour.
func colors(n [Colors]int) string { return fmt.Sprintf("%d b %d w", n[Black], n[White]) }

func (g Guessed) text() string {
	right := "wrong"
	if g.Right {
		right = "right"
	}
	return fmt.Sprintf("%d: %d of %d %d at %d is %s %s", g.TurnNumber, g.Seat, g.Of, g.Tile, g.Place, numberText(g.Number), right)
}

func (o Out) text() string { return fmt.Sprintf("%d by %s", o.Seat, games.SeatText(o.By)) }

func (r Result) text() []string {
	out := []string{games.SeatText(r.Winner) + " wins", "outs " + strings.Join(games.Facts(r.Outs, Out.text), " and ")}
	for seat, t := range r.Tallies {
		out = append(out, fmt.Sprintf("%d counts %d %d %d [%s]", seat, t.Numbers, t.Specials, t.Codes, strings.Join(games.Facts(t.Left, numberText), " ")))
	}
	for _, s := range r.Scores {
		out = append(out, fmt.Sprintf("%d scores %d %d %d %d", s.Seat, s.Numbers, s.Specials, s.Codes, s.Left))
	}
	return out
}

// numberText is a number, or - for the dash.
func numberText(number int) string {
	if number == Dash {
		return "-"
	}
	return strconv.Itoa(number)
}
