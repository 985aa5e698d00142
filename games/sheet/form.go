package sheet

import (
	"slices"

	"spieltisch/games"
)

// Kind is a game's sheet as the pages and the store need it.
type Kind interface {
	Name() string // as games.Kind
	// Rules is raised by whatever makes old cells count differently.
	Rules() int
	// Start decodes and validates a setup; the error is an *games.Illegal.
	Start(setup []byte) (Form, error)
	// FromMatch is the sheet of a match as far as everybody may see it: its setup, and
	// one edit that fills an empty sheet.
	FromMatch(m games.Match) (setup []byte, e Edit, err error)
}

// Form is a sheet with nothing on it: it knows its cells, and counts them.
type Form interface {
	Shape() Shape
	// Clean is a text as the cell keeps it. The text isn't blank. The error is an
	// *games.Illegal that says why the text can't stand there whatever the others hold.
	Clean(c Cell, text string) (string, error)
	// Check tells whether the cells can stand together, as far as the rows are
	// concerned. The error is an *games.Illegal.
	Check(c Cells, rows []int) error
	// Score counts any cells, also such as Clean and Check would refuse today; those
	// count nothing.
	Score(c Cells) Score
}

// Shape is how a sheet looks on paper.
type Shape struct {
	Seats   int
	Rows    int // of the game; 0: as many as it takes
	MaxRows int // that a sheet may have
	PerPage int // games that one page of paper takes
	Fields  []FieldInfo
}

// Of describes one field; a zero FieldInfo if there is none.
func (s Shape) Of(f Field) FieldInfo {
	for _, info := range s.Fields {
		if info.Field == f {
			return info
		}
	}
	return FieldInfo{}
}

// FieldInfo describes the cells of one field.
type FieldInfo struct {
	Field    Field
	Kind     FieldKind
	Seats    bool // one cell for each seat, else one for the row
	Whole    bool // one for the whole sheet
	Min, Max int  // of numbers
}

// FieldKind is what a cell takes.
type FieldKind int

// What cells take.
const (
	NumberField FieldKind = iota // a whole number or a sum of them
	WordField                    // a word
	WordsField                   // several words
	SeatField                    // a seat from 0, or Nobody
	ListField                    // numbers, apart by blanks
)

// Score is what the cells count.
type Score struct {
	Lines   []Line // rows from 1 to the last that isn't empty, or all of a game that has a fixed number
	Totals  []int  // by seat
	Outcome *games.Outcome
	// Next is where the next thing is to be entered: the first empty cell in the order of
	// play. Its Row is 0 when there is none.
	Next Cell
	// Turns are the turns and rounds that count, in the order of play, as the statistics
	// keep them.
	Turns []games.ScoredTurn
	Notes []Note
}

// Line is what a row counts.
type Line struct {
	Row  int
	Word string     // of the row: the secret word; the words of a turn
	Own  games.Seat // whose field is grey, games.Table for nobody's
	Done bool       // nothing is missing
	// Seats are the fields by seat.
	Seats []Mark
}

// Mark is what stands in a seat's field of a row.
type Mark struct {
	Known  bool // else the field is empty
	Points int
	Word   string
	Typed  bool   // the points were typed, not counted
	Items  []Item // of what they are made up, if they were counted
}

// Item is a part of a seat's points: so many things that count so much each.
type Item struct {
	ID     games.ID // what it is: plural, with N
	N      int
	Points int // of all N together
}

// Note is something about the sheet that is odd but may stand.
type Note struct {
	ID   games.ID
	Args games.Args
}

// Standing is what the store keeps of a sheet.
func (s Score) Standing() games.Standing {
	st := games.Standing{Asked: games.Table, Round: max(1, s.Next.Row), Points: slices.Clone(s.Totals), Scored: slices.Clone(s.Turns)}
	if s.Outcome == nil {
		st.Asked = s.Next.Seat
	} else if n := len(s.Lines); n > 0 {
		st.Round = n
	}
	return st
}

// Rank is the result by points, as games.Rank.
func Rank(points []int, why games.Reason) *games.Outcome {
	return &games.Outcome{Places: games.Rank(points), Reason: why}
}

// Ended is the result of a game that was ended early, nil if it wasn't.
func (c Cells) Ended(totals []int) *games.Outcome {
	switch c[Whole(FieldEnd)] {
	case EndClosed:
		return Rank(totals, ReasonClosed)
	case EndAbandoned:
		return Rank(totals, games.ReasonAbandoned)
	}
	return nil
}

// AddUp are the points of the lines by seat.
func AddUp(seats int, lines []Line) []int {
	out := make([]int, seats)
	for _, l := range lines {
		for s, m := range l.Seats {
			out[s] += m.Points
		}
	}
	return out
}
