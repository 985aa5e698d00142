package mind

import (
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// moment is a decision of another seat in this round, and what that seat could know then but for its hidden tiles.
type moment struct {
	lines []line // what was hidden in the other rows
	seen  set    // tiles that lay open
	own   []int  // IDs of its tiles then that were hidden from the others and still are
	// What it chose.
	stop         bool
	tile, number int  // the guess, if it wasn't to stop
	again        bool // it could have stopped
}

// past is the round so far, told from a view: which tile came when, and when it was opened. A tile gets its ID when it
// comes into a row or is drawn, so the IDs of the first tiles are the lowest, and each turn draws one while there are any.
type past struct {
	v      dv.View
	first  int         // tiles that everybody began with
	all    int         // tiles of the game
	opened map[int]int // by ID: after how many guesses it lay open
}

func newPast(v dv.View) past {
	p := past{v: v, first: len(v.Seats) * v.Options.StartTiles(), all: numbers, opened: map[int]int{}}
	if v.Options.Dashes {
		p.all = tileCount
	}
	// own opened ones, where nothing was drawn, are taken to be opened in the order of their IDs
	var chosen [dv.MaxSeats][]int
	for _, sv := range v.Seats {
		for _, s := range sv.Row {
			if s.Open {
				chosen[sv.Seat] = append(chosen[sv.Seat], s.ID)
			}
		}
		slices.Sort(chosen[sv.Seat])
	}
	take := func(seat games.Seat, id, after int) {
		p.opened[id] = after
		chosen[seat] = slices.DeleteFunc(chosen[seat], func(other int) bool { return other == id })
	}
	for i, g := range v.Guesses {
		switch id := p.drawn(g.TurnNumber); {
		case g.Right:
			take(g.Of, g.Tile, i+1)
		case id > 0:
			take(g.Seat, id, i+1)
		}
	}
	for seat := range chosen { // those that a handicap had it lay open were so from the beginning
		chosen[seat] = chosen[seat][min(v.Options.Opens(games.Seat(seat)), len(chosen[seat])):]
	}
	for i, g := range v.Guesses {
		if !g.Right && p.drawn(g.TurnNumber) == 0 && len(chosen[g.Seat]) > 0 {
			take(g.Seat, chosen[g.Seat][0], i+1)
		}
	}
	return p
}

// drawn is the ID of the tile that a turn drew, 0 for none.
func (p past) drawn(turn int) int {
	if id := p.first + turn; id <= p.all {
		return id
	}
	return 0
}

// there tells whether a tile was in its row in a turn; the one drawn in it isn't.
func (p past) there(id, turn int) bool { return id < p.first+turn }

// open tells whether a tile lay open after so many guesses.
func (p past) open(s dv.Stone, guesses int) bool {
	after, ok := p.opened[s.ID]
	return s.Open && (!ok || after <= guesses)
}

// line is the row of a seat as it was after so many guesses, in a turn.
func (p past) line(sv dv.SeatView, turn, guesses int) line {
	var row []dv.Stone
	for _, s := range sv.Row {
		if p.there(s.ID, turn) {
			s.Open = p.open(s, guesses)
			row = append(row, s)
		}
	}
	return newLine(row, p.v.Guesses[:guesses])
}

// newLine is a row of which the open tiles and some answers are known.
func newLine(row []dv.Stone, answers []dv.Guessed) line {
	l := line{size: len(row)}
	for i, s := range row {
		if s.Open {
			if s.Number == dv.Dash {
				l.open++
			}
			continue
		}
		low, high := openNear(row, i, -1), openNear(row, i, 1)
		can := set(1<<numbers-1) &^ (1<<(low+1) - 1)
		if high < numbers {
			can &= 1<<high - 1
		}
		can = (can | 3<<numbers) & ofColor(s.Color)
		for _, g := range answers {
			if g.Tile == s.ID && !g.Right {
				can &^= one(dv.NewTile(s.Color, g.Number))
			}
		}
		l.ids, l.can = append(l.ids, s.ID), append(l.can, can)
	}
	return l
}

// moments are the decisions of a seat so far.
func (p past) moments(seat games.Seat) []moment {
	var out []moment
	for i, g := range p.v.Guesses {
		if g.Seat != seat {
			continue
		}
		again := i > 0 && p.v.Guesses[i-1].TurnNumber == g.TurnNumber
		m := p.moment(seat, g.TurnNumber, i)
		m.tile, m.number, m.again = g.Tile, g.Number, again
		out = append(out, m)
		last := i+1 == len(p.v.Guesses) || p.v.Guesses[i+1].TurnNumber != g.TurnNumber
		// With a clock nobody knows whether there was time.
		if g.Right && last && g.TurnNumber < p.v.TurnNumber && p.v.Options.Clock == 0 {
			m := p.moment(seat, g.TurnNumber, i+1)
			m.stop = true
			out = append(out, m)
		}
	}
	return out
}

// moment is what a seat could know in its turn, after so many guesses.
func (p past) moment(seat games.Seat, turn, guesses int) moment {
	m := moment{}
	for _, sv := range p.v.Seats {
		for _, s := range sv.Row {
			mine := sv.Seat == seat && (p.there(s.ID, turn) || s.ID == p.drawn(turn))
			switch {
			case mine && !s.Open:
				m.own = append(m.own, s.ID)
			case mine, p.there(s.ID, turn) && p.open(s, guesses):
				m.seen |= one(dv.NewTile(s.Color, s.Number))
			}
		}
		if l := p.line(sv, turn, guesses); sv.Seat != seat && len(l.ids) > 0 {
			m.lines = append(m.lines, l)
		}
	}
	return m
}
