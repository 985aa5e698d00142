package davinci

import (
	"slices"

	"spieltisch/games"
)

// View is what one seat may know (RULES.md, "What each seat may know"), built by copying
// what is allowed: Hand, Place and Places are the seat's own, and Stone.Number is
// NumberUnknown where it isn't allowed to know.
type View struct {
	Options    Options
	Me         games.Seat // whose view this is; games.Table: what everybody knows
	Step       int        // actions in force
	Round      int        // from 1
	Asked      games.Seat // who is asked to act; games.Table in the phases deal, scored and over
	Turn       games.Seat // whose turn it is, or who takes and arranges
	TurnNumber int        // turns begun in this round; 0 while the rows are set up
	Phase      games.ID
	Late       bool        // time is up in this turn
	Middle     [Colors]int // tiles in the middle, by colour
	Seats      []SeatView
	Drawn      *Stone // the tile drawn in this turn, apart from the row; nil: none
	Guesses    []Guessed
	Outs       []Out // codes fully opened in this round, in their order
	Results    []Result
	// Hand are the tiles taken and not yet arranged, in ascending order, dashes last.
	Hand []Tile
	// Places are where the seat's drawn tile may go into its row: 0 left of all. A
	// single one unless dashes give a choice.
	Places []int
	// Place is what the seat's last right guess of this turn said, if it may go on;
	// else NumberUnknown.
	Place int
}

// SeatView is what is known of a seat.
type SeatView struct {
	Seat   games.Seat
	Taken  [Colors]int // tiles taken and not yet arranged, by colour
	Row    []Stone     // left to right, from low to high; nil before it was arranged
	Hidden int         // tiles in the row that aren't open
	In     bool        // has a row that isn't fully open
	Points int         // of finished rounds
}

// Stone is a tile as one may know it.
type Stone struct {
	ID     int
	Color  Color
	Open   bool // lies open for everybody
	Number int  // 0 to 11 or Dash; NumberUnknown
}

// Tile is the tile, if one knows it.
func (s Stone) Tile() (Tile, bool) {
	if s.Number == NumberUnknown {
		return 0, false
	}
	return NewTile(s.Color, s.Number), true
}

// View implements games.Match; the value is a View.
func (m *Match) View(seat games.Seat) any { return m.view(seat) }

// Revealed implements games.Revealer: all codes, and what was drawn.
func (m *Match) Revealed() any {
	v := m.view(games.Table)
	for seat := range v.Seats {
		v.Seats[seat].Row = m.view(games.Seat(seat)).Own()
	}
	if v.Drawn != nil {
		v.Drawn = m.view(m.Turn).Drawn
	}
	return v
}

func (m *Match) view(seat games.Seat) View {
	v := View{
		Options:    m.setup.Options,
		Me:         seat,
		Step:       m.Step,
		Round:      m.Round,
		Asked:      m.asked(),
		Turn:       m.Turn,
		TurnNumber: m.TurnNumber,
		Phase:      m.Phase,
		Late:       m.Late,
		Middle:     [Colors]int{m.Middle.of(Black).count(), m.Middle.of(White).count()},
		Guesses:    slices.Clone(m.Guesses),
		Outs:       slices.Clone(m.Outs),
		Place:      NumberUnknown,
	}
	for s, points := range m.points() {
		v.Seats = append(v.Seats, m.seatView(games.Seat(s), seat, points))
	}
	for _, r := range m.Results {
		v.Results = append(v.Results, r.clone())
	}
	if m.Drawn.ID > 0 {
		drawn := m.Drawn.stone(seat == m.Turn || m.ended())
		v.Drawn = &drawn
	}
	if seat < 0 || int(seat) >= m.setup.Options.Seats {
		return v
	}
	v.Hand = slices.Clone(m.Hands[seat])
	if seat == m.Turn {
		v.Places = m.drawnPlaces()
		if m.Phase == PhaseAgain {
			v.Place = m.Place
		}
	}
	return v
}

// seatView is what viewer may know of a seat.
func (m *Match) seatView(seat, viewer games.Seat, points int) SeatView {
	sv := SeatView{Seat: seat, In: m.isIn(seat), Points: points}
	for _, t := range m.Hands[seat] {
		sv.Taken[t.Color()]++
	}
	for _, s := range m.Rows[seat] {
		sv.Row = append(sv.Row, s.stone(seat == viewer || m.ended())) // not when the match is abandoned, since that can be undone
		if !s.Open {
			sv.Hidden++
		}
	}
	return sv
}

// stone is a tile as somebody sees it, who may know all of it or not.
func (s slot) stone(known bool) Stone {
	out := Stone{ID: s.ID, Color: s.Tile.Color(), Open: s.Open, Number: NumberUnknown}
	if s.Open || known {
		out.Number = s.Tile.Number()
	}
	return out
}

// Public is what everybody knows of the position: the Table's View of it.
func (v View) Public() View {
	out := View{
		Options: v.Options, Me: games.Table, Step: v.Step, Round: v.Round, Asked: v.Asked, Turn: v.Turn, TurnNumber: v.TurnNumber, Phase: v.Phase,
		Late: v.Late, Middle: v.Middle, Guesses: v.Guesses, Outs: v.Outs, Results: v.Results, Place: NumberUnknown,
	}
	_, over := v.Result()
	public := func(s Stone) Stone {
		if !s.Open && !over {
			s.Number = NumberUnknown
		}
		return s
	}
	for _, sv := range v.Seats {
		row := sv.Row
		sv.Row = nil
		for _, s := range row {
			sv.Row = append(sv.Row, public(s))
		}
		out.Seats = append(out.Seats, sv)
	}
	if v.Drawn != nil {
		drawn := public(*v.Drawn)
		out.Drawn = &drawn
	}
	return out
}

// Own is the seat's own row, nil for the table.
func (v View) Own() []Stone {
	if v.Me < 0 || int(v.Me) >= len(v.Seats) {
		return nil
	}
	return v.Seats[v.Me].Row
}

// Find is the tile with an ID in a row, in whose row and where from 0.
func (v View) Find(id int) (s Stone, seat games.Seat, place int, ok bool) {
	for _, sv := range v.Seats {
		for i, s := range sv.Row {
			if s.ID == id {
				return s, sv.Seat, i, true
			}
		}
	}
	return Stone{}, 0, 0, false
}

// Targets are the tiles that the seat may point at, seat by seat, left to right.
func (v View) Targets() []Stone {
	var out []Stone
	for _, sv := range v.Seats {
		if sv.Seat == v.Me {
			continue
		}
		for _, s := range sv.Row {
			if !s.Open {
				out = append(out, s)
			}
		}
	}
	return out
}

// Result is that of the round on the table, once it is over.
func (v View) Result() (Result, bool) {
	if len(v.Results) < v.Round {
		return Result{}, false
	}
	return v.Results[v.Round-1], true
}

// Earned are the points that a seat's guesses have brought in this round.
func (v View) Earned(seat games.Seat) int {
	return tallies(len(v.Seats), v.Guesses, v.Outs)[seat].Score(seat, v.Options.Leftover).Points()
}

// Points are those of a seat so far, with what it has earned in a round that isn't over.
func (v View) Points(seat games.Seat) int {
	if _, over := v.Result(); over {
		return v.Seats[seat].Points
	}
	return v.Seats[seat].Points + v.Earned(seat)
}

// CrackedBy tells whose guess opened the last tile of a seat's code in this round;
// games.Table if its owner did it. ok is false while the code isn't fully open.
func (v View) CrackedBy(seat games.Seat) (by games.Seat, ok bool) {
	for _, o := range v.Outs {
		if o.Seat == seat {
			return o.By, true
		}
	}
	return games.Table, false
}

// OnlyColor is the colour of all tiles in the middle, where only one is left there.
func (v View) OnlyColor() (Color, bool) {
	switch {
	case v.Middle[Black] > 0 && v.Middle[White] == 0:
		return Black, true
	case v.Middle[White] > 0 && v.Middle[Black] == 0:
		return White, true
	}
	return 0, false
}
