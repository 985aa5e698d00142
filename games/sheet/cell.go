package sheet

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"spieltisch/games"
)

// Field is what a cell holds; each game has its own.
type Field string

// Fields that every sheet has.
const (
	// FieldPoints are a seat's points, typed directly instead of being counted.
	FieldPoints Field = "points"
	// FieldEnd ends the game early: EndClosed or EndAbandoned. It is a cell of the whole sheet.
	FieldEnd Field = "end"
	// FieldHead is a seat's handicap; a cell of the whole sheet for each seat.
	FieldHead Field = "head"
)

// What FieldEnd can say.
const (
	EndClosed    = "closed"    // the result stands as it is
	EndAbandoned = "abandoned" // there is no result
)

// ReasonClosed is why a game ended that was stopped with the points as they were.
const ReasonClosed games.Reason = "closed"

// Cell names one cell. Row is a round or turn from 1, 0 for what concerns the whole
// sheet; Seat is games.Table for what concerns the whole row.
type Cell struct {
	Row   int
	Seat  games.Seat
	Field Field
}

// Whole is the cell of the whole sheet for a field.
func Whole(f Field) Cell { return Cell{0, games.Table, f} }

// Of is the cell of a whole row.
func Of(row int, f Field) Cell { return Cell{row, games.Table, f} }

func (c Cell) compare(d Cell) int {
	return cmp.Or(cmp.Compare(c.Row, d.Row), cmp.Compare(c.Seat, d.Seat), cmp.Compare(c.Field, d.Field))
}

// Put is what a cell shall hold. An empty Text empties it; "0" is a zero.
type Put struct {
	Cell
	Text string
}

// Edit is what is entered at once: it lands whole or not at all.
type Edit []Put

// Set adds a text for a cell.
func (e Edit) Set(c Cell, text string) Edit { return append(e, Put{c, text}) }

// Number adds a number for a cell.
func (e Edit) Number(c Cell, n int) Edit { return e.Set(c, strconv.Itoa(n)) }

// Empty adds that cells be emptied.
func (e Edit) Empty(cells ...Cell) Edit {
	for _, c := range cells {
		e = e.Set(c, "")
	}
	return e
}

// Cells are the cells that aren't empty, with their clean texts.
type Cells map[Cell]string

// Text is what stands in a cell, "" when it is empty.
func (c Cells) Text(row int, seat games.Seat, f Field) string { return c[Cell{row, seat, f}] }

// Number is the value of a cell; false when it is empty or holds no number.
func (c Cells) Number(row int, seat games.Seat, f Field) (int, bool) {
	text, ok := c[Cell{row, seat, f}]
	if !ok {
		return 0, false
	}
	n, err := Sum(text)
	return n, err == nil
}

// Seat is the seat that a cell of a row names; false when it is empty or names none.
// Nobody, "-", is games.Table.
func (c Cells) Seat(row int, f Field) (games.Seat, bool) {
	text, ok := c[Of(row, f)]
	if !ok {
		return 0, false
	}
	return ParseSeat(text)
}

// HeadField is the field of the handicaps, of at most so much each.
func HeadField(most int) FieldInfo {
	return FieldInfo{Field: FieldHead, Seats: true, Whole: true, Max: most}
}

// Heads are the handicaps by seat.
func (c Cells) Heads(seats int) []int {
	out := make([]int, seats)
	for seat := range out {
		out[seat], _ = c.Number(0, games.Seat(seat), FieldHead)
	}
	return out
}

// Heads adds handicaps by seat; those of nobody are left out.
func (e Edit) Heads(given ...int) Edit {
	for seat, n := range given {
		if n != 0 {
			e = e.Number(Cell{Seat: games.Seat(seat), Field: FieldHead}, n)
		}
	}
	return e
}

// Nobody stands in a cell that names a seat when it is none.
const Nobody = "-"

// ParseSeat reads the seat of a cell: a number from 0, or Nobody, which is games.Table.
func ParseSeat(text string) (games.Seat, bool) {
	if text == Nobody {
		return games.Table, true
	}
	n, err := strconv.Atoi(text)
	return games.Seat(n), err == nil && n >= 0 && strconv.Itoa(n) == text
}

// SeatText is what a cell holds that names a seat, or games.Table.
func SeatText(s games.Seat) string {
	if s < 0 {
		return Nobody
	}
	return strconv.Itoa(int(s))
}

// mostRows is more than any sheet has. What a stored log fills in behind it counts nothing,
// and nobody walks there.
const mostRows = 1000

// Last is the last row that isn't empty; 0 when none is.
func (c Cells) Last() int {
	last := 0
	for cell := range c {
		if cell.Row <= mostRows {
			last = max(last, cell.Row)
		}
	}
	return last
}

// Has tells whether a row has any of the fields, in any seat.
func (c Cells) Has(row int, fields ...Field) bool {
	for cell := range c {
		if cell.Row == row && slices.Contains(fields, cell.Field) {
			return true
		}
	}
	return false
}

// CheckRows checks rows whose points are either counted from fields or typed, but not both.
func (c Cells) CheckRows(rows []int, fields []Field, counted, typed func(c Cells, row int) error) error {
	for _, row := range rows {
		if row == 0 {
			continue
		}
		isCounted, isTyped := c.Has(row, fields...), c.Has(row, FieldPoints)
		var err error
		switch {
		case isCounted && isTyped:
			err = games.Refuse(IllegalMixed, games.Args{"Row": row})
		case isCounted:
			err = counted(c, row)
		case isTyped:
			err = typed(c, row)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// All are the cells in order, as one edit that makes an empty sheet this one.
func (c Cells) All() Edit {
	var out Edit
	for _, cell := range slices.SortedFunc(maps.Keys(c), Cell.compare) {
		out = out.Set(cell, c[cell])
	}
	return out
}
