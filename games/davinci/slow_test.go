package davinci

import (
	"math/big"
	"slices"

	"spieltisch/games"
)

// slow counts what Weigh counts by going through all deals one by one, straight from
// the rules. ok is false when there are more than it has patience for.
type slow struct {
	v        View
	rows     []slowRow
	unused   map[Tile]bool
	cells    []slowCell
	patience int
	shown    []map[int]map[int64]uint64 // by cell, number and divisor: deals
	picked   []Tile
}

type slowRow struct {
	stones []Stone
	seat   games.Seat
}

type slowCell struct {
	row, place int
	seat       games.Seat
	id         int
}

func newSlow(v View, patience int) *slow {
	s := &slow{v: v, unused: map[Tile]bool{}, patience: patience}
	for n := range 13 {
		if n < 12 || v.Options.Dashes {
			s.unused[NewTile(Black, n)], s.unused[NewTile(White, n)] = true, true
		}
	}
	for _, t := range v.Hand {
		delete(s.unused, t)
	}
	for _, sv := range v.Seats {
		s.rows = append(s.rows, slowRow{sv.Row, sv.Seat})
	}
	if v.Drawn != nil {
		s.rows = append(s.rows, slowRow{[]Stone{*v.Drawn}, v.Turn})
	}
	for i, row := range s.rows {
		for k, stone := range row.stones {
			if stone.Number >= 0 {
				delete(s.unused, NewTile(stone.Color, stone.Number))
				continue
			}
			s.cells = append(s.cells, slowCell{i, k, row.seat, stone.ID})
			s.shown = append(s.shown, map[int]map[int64]uint64{})
		}
	}
	s.picked = make([]Tile, len(s.cells))
	return s
}

// try gives cell i and those behind it every tile that may stand there; false when
// patience is over.
func (s *slow) try(i int) bool {
	if s.patience--; s.patience < 0 {
		return false
	}
	if i == len(s.cells) {
		s.found()
		return true
	}
	c := s.cells[i]
	for t, free := range s.unused {
		if !free || t.Color() != s.rows[c.row].stones[c.place].Color || s.failed(c.id, t.Number()) {
			continue
		}
		s.picked[i] = t
		if !s.ascends(c.row, i) {
			continue
		}
		s.unused[t] = false
		ok := s.try(i + 1)
		s.unused[t] = true
		if !ok {
			return false
		}
	}
	return true
}

func (s *slow) failed(id, number int) bool {
	return slices.ContainsFunc(s.v.Guesses, func(g Guessed) bool { return g.Tile == id && g.Number == number && !g.Right })
}

// ascends checks a row as far as it is picked: up to cell i.
func (s *slow) ascends(row, i int) bool {
	number, color := -1, White
	for place, stone := range s.rows[row].stones {
		n := stone.Number
		if n < 0 {
			k := slices.IndexFunc(s.cells, func(c slowCell) bool { return c.row == row && c.place == place })
			if k > i {
				continue
			}
			n = s.picked[k].Number()
		}
		if n == 12 {
			continue
		}
		if n < number || n == number && (color == White || stone.Color == Black) {
			return false
		}
		number, color = n, stone.Color
	}
	return true
}

// found notes a deal with the number of orders that it shares its weight with.
func (s *slow) found() {
	orders := int64(1)
	for i, row := range s.rows {
		dashes := 0
		for _, stone := range row.stones {
			if stone.Number == 12 {
				dashes++
			}
		}
		for k, c := range s.cells {
			if c.row == i && s.picked[k].Number() == 12 {
				dashes++
			}
		}
		n := int64(len(row.stones))
		switch dashes {
		case 1:
			orders *= n
		case 2:
			orders *= n * (n - 1)
		}
	}
	for k := range s.cells {
		n := s.picked[k].Number()
		if s.shown[k][n] == nil {
			s.shown[k][n] = map[int64]uint64{}
		}
		s.shown[k][n][orders]++
	}
}

// chance is the exact share of deals in which cell k shows a number; nil: none is known.
func (s *slow) chance(k, number int) *big.Rat {
	sum, all := new(big.Rat), new(big.Rat)
	for n, by := range s.shown[k] {
		for orders, deals := range by {
			w := new(big.Rat).SetFrac(new(big.Int).SetUint64(deals), big.NewInt(orders))
			all.Add(all, w)
			if n == number {
				sum.Add(sum, w)
			}
		}
	}
	if all.Sign() == 0 {
		return nil
	}
	return sum.Quo(sum, all)
}
