package davinci

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/each"
)

// Guessed is a guess of this round and its answer, public.
type Guessed struct {
	TurnNumber int `json:"Turn"` // from 1
	Seat       games.Seat
	Of         games.Seat
	Tile       int // the tile's ID; it keeps it wherever it moves
	Place      int // from 1, in the row as it stood then
	Number     int // 0 to 11 or Dash
	Right      bool
}

// Out is a code that was fully opened.
type Out struct {
	Seat games.Seat
	By   games.Seat // whose guess opened its last tile; games.Table: its owner opened it
}

// chance is the generator of the next chance event.
func (m *Match) chance() *games.Chance {
	c := games.NewChance(m.setup.Seed, m.Chance, 0)
	m.Chance++
	return c
}

// pick takes any tile of a colour from the middle, where there is one.
func (s *state) pick(c *games.Chance, color Color) Tile {
	tiles := s.Middle.of(color).tiles()
	t := tiles[c.IntN(len(tiles))]
	s.Middle &^= 1 << t
	return t
}

func (m *Match) deal(games.Seat, Deal) error {
	tiles, n := m.Middle.tiles(), m.setup.Options.StartTiles()
	m.chance().Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	m.tell(games.Table, EventDeal, games.Args{"Count": n})
	for seat := range games.Seat(m.setup.Options.Seats) {
		hand := tiles[int(seat)*n:][:n]
		for _, t := range hand {
			m.Middle &^= 1 << t
		}
		m.hold(seat, hand)
	}
	m.Phase = PhaseArrange
	return nil
}

func (m *Match) take(seat games.Seat, a Take) error {
	n := m.setup.Options.StartTiles()
	if a.Black < 0 || a.Black > n || a.White != n-a.Black {
		return games.Refuse(IllegalTake, games.Args{"Count": n})
	}
	var hand []Tile
	chance := m.chance()
	for color, count := range []int{a.Black, a.White} {
		if count > m.Middle.of(Color(color)).count() {
			return games.Refuse(IllegalColor, games.Args{"Color": ColorID(Color(color))})
		}
		for range count {
			hand = append(hand, m.pick(chance, Color(color)))
		}
	}
	m.tell(seat, EventTake, games.Args{"Seat": seat, "Black": a.Black, "White": a.White})
	m.hold(seat, hand)
	m.Phase = PhaseArrange
	return nil
}

// hold gives a seat its first tiles.
func (m *Match) hold(seat games.Seat, hand []Tile) {
	m.Hands[seat] = slices.Sorted(slices.Values(hand))
	ids := each.Of(m.Hands[seat], TileID)
	m.tellOnly(seat, EventOwnTake, games.Args{"Seat": seat, "Tiles": ids})
}

func (m *Match) arrange(seat games.Seat, a Arrange) error {
	if !slices.Equal(slices.Sorted(slices.Values(a.Row)), m.Hands[seat]) || !ordered(a.Row) {
		return games.Refuse(IllegalRow, nil)
	}
	for _, t := range a.Row {
		m.IDs++
		m.Rows[seat] = append(m.Rows[seat], slot{ID: m.IDs, Tile: t})
	}
	m.Hands[seat] = nil
	m.tell(seat, EventArrange, games.Args{"Seat": seat})
	m.Turn = (seat + 1) % games.Seat(m.setup.Options.Seats)
	switch {
	case m.Rows[m.Turn] != nil: // all have one
		m.show()
	case m.Hands[m.Turn] == nil:
		m.Phase = PhaseTake
	}
	return nil
}

// show asks who still has tiles to lay open before the first turn, which comes when nobody has.
func (m *Match) show() {
	o := m.setup.Options
	for i := range games.Seat(o.Seats) {
		seat := (m.Turn + i) % games.Seat(o.Seats)
		open := slices.DeleteFunc(slices.Clone(m.Rows[seat]), func(s slot) bool { return !s.Open })
		if len(open) < o.Opens(seat) {
			m.Turn, m.Phase = seat, PhaseOpen
			return
		}
	}
	m.Turn = o.Starter(m.Round)
	m.startTurn()
}

// startTurn is the beginning of a turn.
func (m *Match) startTurn() {
	m.TurnNumber++
	m.Drawn, m.Place, m.Late = slot{}, 0, false
	m.Phase = PhaseDraw
	if m.Middle == 0 {
		m.Phase = PhaseGuess
	}
}

// isIn tells whether a code isn't fully open.
func (m *Match) isIn(seat games.Seat) bool {
	return slices.ContainsFunc(m.Rows[seat], func(s slot) bool { return !s.Open })
}

// endTurn gives the turn to the next seat clockwise that is in.
func (m *Match) endTurn() {
	n := games.Seat(m.setup.Options.Seats)
	for m.Turn = (m.Turn + 1) % n; !m.isIn(m.Turn); m.Turn = (m.Turn + 1) % n {
	}
	m.startTurn()
}

func (m *Match) draw(seat games.Seat, a Draw) error {
	if a.Color != Black && a.Color != White {
		return games.Refuse(IllegalNoColor, nil)
	}
	if m.Middle.of(a.Color) == 0 {
		return games.Refuse(IllegalColor, games.Args{"Color": ColorID(a.Color)})
	}
	m.IDs++
	m.Drawn = slot{ID: m.IDs, Tile: m.pick(m.chance(), a.Color)}
	m.Phase = PhaseGuess
	m.tell(seat, EventDraw, games.Args{"Seat": seat, "Color": ColorID(a.Color), "Left": m.Middle.count()})
	m.tellOnly(seat, EventOwnDraw, games.Args{"Seat": seat, "Tile": TileID(m.Drawn.Tile)})
	return nil
}

// tilesOf are the tiles of a row.
func tilesOf(row []slot) []Tile {
	return each.Of(row, func(s slot) Tile { return s.Tile })
}

// drawnPlaces are the lawful places of the drawn tile, none if nothing was drawn.
func (m *Match) drawnPlaces() []int {
	if m.Drawn.ID == 0 {
		return nil
	}
	return Places(tilesOf(m.Rows[m.Turn]), m.Drawn.Tile)
}

// checkPlace checks the private part of Guess and Stop.
func (m *Match) checkPlace(place int) error {
	if m.Drawn.ID == 0 && place == 0 || slices.Contains(m.drawnPlaces(), place) {
		return nil
	}
	return games.Refuse(IllegalPlace, nil)
}

// find tells in whose row, and where from 0, the tile with an ID stands.
func (m *Match) find(id int) (seat games.Seat, place int, ok bool) {
	for s, row := range m.Rows {
		for i, t := range row {
			if t.ID == id {
				return games.Seat(s), i, true
			}
		}
	}
	return 0, 0, false
}

func (m *Match) guess(seat games.Seat, a Guess) error {
	of, i, err := m.target(seat, a)
	if err != nil {
		return err
	}
	if err := m.checkPlace(a.Place); err != nil {
		return err
	}
	t := m.Rows[of][i].Tile
	right := t.Number() == a.Number
	m.Guesses = append(slices.Clip(m.Guesses), Guessed{
		TurnNumber: m.TurnNumber, Seat: seat, Of: of, Tile: a.Tile, Place: i + 1, Number: a.Number, Right: right,
	})
	args := games.Args{"Seat": seat, "Of": of, "Place": i + 1, "Number": a.Number, "Value": ValueID(a.Number), "Tile": TileID(NewTile(t.Color(), a.Number))}
	if !right {
		m.tell(seat, EventWrong, args)
		m.wrong(seat, a.Place)
		return nil
	}
	m.tell(seat, EventRight, args)
	m.turnOpen(of, i)
	if !m.isIn(of) {
		m.tell(seat, EventCracked, games.Args{"Seat": seat, "Of": of})
		if m.out(of, seat) {
			m.hide(seat, a.Place)
			m.endRound(seat)
			return nil
		}
	}
	m.Phase, m.Place = PhaseAgain, a.Place
	return nil
}

// target checks the public part of a guess.
func (m *Match) target(seat games.Seat, a Guess) (of games.Seat, i int, err error) {
	of, i, ok := m.find(a.Tile)
	switch o := m.setup.Options; {
	case !ok:
		err = games.Refuse(IllegalTile, nil)
	case of == seat:
		err = games.Refuse(IllegalOwn, nil)
	case !m.isIn(of):
		err = games.Refuse(IllegalOut, games.Args{"Seat": of})
	case m.Rows[of][i].Open:
		err = games.Refuse(IllegalOpen, nil)
	case a.Number == Dash && !o.Dashes:
		err = games.Refuse(IllegalDash, nil)
	case !o.Names(a.Number):
		err = games.Refuse(IllegalNumber, games.Args{"Min": 0, "Max": MaxNumber})
	}
	return of, i, err
}

// wrong ends the turn of who guessed wrong, or asks for an own tile.
func (m *Match) wrong(seat games.Seat, place int) {
	if m.Drawn.ID == 0 {
		m.Phase = PhaseOpen
		return
	}
	m.put(seat, place, true)
	m.tellOpened(seat, EventShown, m.Rows[seat][place].Tile, place)
	m.endTurn()
}

// turnOpen lays a tile of a row open.
func (m *Match) turnOpen(seat games.Seat, i int) {
	m.Rows[seat] = slices.Clone(m.Rows[seat]) // clones share it
	m.Rows[seat][i].Open = true
}

// put moves the drawn tile into the row.
func (m *Match) put(seat games.Seat, place int, open bool) {
	t := m.Drawn
	t.Open = open
	m.Rows[seat] = slices.Insert(slices.Clone(m.Rows[seat]), place, t)
	m.Drawn = slot{}
}

// hide moves the drawn tile into the row, hidden; without one there is nothing to place.
func (m *Match) hide(seat games.Seat, place int) {
	if m.Drawn.ID == 0 {
		return
	}
	color := m.Drawn.Tile.Color()
	m.put(seat, place, false)
	m.tell(seat, EventHidden, games.Args{"Seat": seat, "Place": place + 1, "Color": ColorID(color)})
}

func (m *Match) stop(seat games.Seat, a Stop) error {
	if err := m.checkPlace(a.Place); err != nil {
		return err
	}
	m.tell(seat, EventStop, games.Args{"Seat": seat})
	m.hide(seat, a.Place)
	m.endTurn()
	return nil
}

func (m *Match) open(seat games.Seat, a Open) error {
	of, i, ok := m.find(a.Tile)
	switch {
	case !ok:
		return games.Refuse(IllegalTile, nil)
	case of != seat:
		return games.Refuse(IllegalForeign, games.Args{"Seat": of})
	case m.Rows[of][i].Open:
		return games.Refuse(IllegalOpen, nil)
	}
	m.turnOpen(seat, i)
	if m.TurnNumber == 0 {
		m.tellOpened(seat, EventGiven, m.Rows[seat][i].Tile, i)
		m.show()
		return nil
	}
	m.tellOpened(seat, EventOpen, m.Rows[seat][i].Tile, i)
	if !m.isIn(seat) {
		m.tell(seat, EventOut, games.Args{"Seat": seat})
		if m.out(seat, games.Table) {
			m.endRound(m.lastIn())
			return nil
		}
	}
	m.endTurn()
	return nil
}

// out notes that a code is fully open; last tells that only one isn't.
func (m *Match) out(seat, by games.Seat) (last bool) {
	m.Outs = append(slices.Clip(m.Outs), Out{seat, by})
	return len(m.Outs) == m.setup.Options.Seats-1
}

// Out implements games.Outer: all of a seat's tiles are face up until the round ends.
func (m *Match) Out(seat games.Seat) bool {
	return m.Phase != PhaseOver && len(m.Rows[seat]) > 0 && !m.isIn(seat)
}

// lastIn is a seat that is in.
func (m *Match) lastIn() games.Seat {
	seat := games.Seat(0)
	for int(seat) < m.setup.Options.Seats-1 && !m.isIn(seat) {
		seat++
	}
	return seat
}

func (m *Match) timeUp(games.Seat, TimeUp) error {
	m.Late = true
	m.tell(games.Table, EventTimeUp, games.Args{"Seat": m.Turn})
	return nil
}
