// Package cells says what the grid of a score sheet shows, cell by cell. The widget on the screen and the print draw the
// same description; it knows neither of them, nor any game.
package cells

import (
	"slices"
	"strconv"

	"spieltisch/games"
	"spieltisch/store"
)

// At is a cell of a grid: its row from 1, its column from 0.
type At struct{ Row, Col int }

// Column is a column of a grid.
type Column struct {
	Title  string
	Seat   games.Seat // whose it is: it is headed by the player; games.Table for nobody
	Weight float32    // share of the width
	Min    float32    // least width
	Word   bool       // typed letters are words, so that the keyboard writes capitals
}

// PerSeat are a first column and one alike for each seat.
func PerSeat(first Column, seats int, each Column) []Column {
	out := []Column{first}
	for i := range seats {
		each.Seat = games.Seat(i)
		out = append(out, each)
	}
	return out
}

// Face is what a cell shows.
type Face struct {
	Text    string // large, in the middle
	Sub     string // small, below
	Pieces  string // a word drawn in letter pieces
	Left    bool   // at the left instead of the middle
	Wrap    bool   // in several lines where one has no room
	Wide    bool   // a form's field as wide as its label's column allows
	Grey    bool   // a field with a grey ground
	Best    bool   // no other field of the line counts more
	Fixed   bool   // takes nothing
	Preview bool   // is only typed so far, or about to be
	Wrong   bool   // is refused
}

// Grid is one game on a score sheet: a head with the players, a line for each row, and the totals.
type Grid struct {
	Players []store.Player // by seat
	Columns []Column       // at least one
	Lines   [][]Face       // by row and column
	Heads   []string       // lines below the names, by column; nil for none
	First   []string       // above the lines, by column: what somebody begins with; nil for nothing
	Totals  []string       // by column; nil: the grid has no foot
	Won     []games.Seat   // whoever has won the game
	Form    bool           // what takes something is a field of its own
	Faces   bool           // the players' names are left out below their small faces
}

// NotZero is a number, or nothing.
func NotZero(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// HasWon tells whether a column is that of somebody who has won.
func (g Grid) HasWon(c Column) bool { return slices.Contains(g.Won, c.Seat) }

// Rows is the number of lines.
func (g Grid) Rows() int { return len(g.Lines) }

// Face is what a cell shows; nothing outside of the grid.
func (g Grid) Face(at At) Face {
	if at.Row < 1 || at.Row > len(g.Lines) || at.Col < 0 || at.Col >= len(g.Lines[at.Row-1]) {
		return Face{}
	}
	return g.Lines[at.Row-1][at.Col]
}

// Owner is the player that heads a column, and their seat; ok is false for a column of nobody.
func (g Grid) Owner(c Column) (p store.Player, seat games.Seat, ok bool) {
	if c.Seat < 0 || int(c.Seat) >= len(g.Players) {
		return store.Player{}, games.Table, false
	}
	return g.Players[c.Seat], c.Seat, true
}

// WithoutPoints is the grid with nobody's total.
func (g Grid) WithoutPoints() Grid {
	g.Totals = slices.Clone(g.Totals)
	for i, c := range g.Columns {
		if c.Seat >= 0 && g.Totals != nil {
			g.Totals[i] = ""
		}
	}
	return g
}

// Names are those of the players by seat.
func (g Grid) Names() []string {
	out := make([]string, len(g.Players))
	for i, p := range g.Players {
		out[i] = p.Name
	}
	return out
}

// Bare tells whether no column is headed by anything.
func (g Grid) Bare() bool {
	return !slices.ContainsFunc(g.Columns, func(c Column) bool { return c.Title != "" || c.Seat >= 0 })
}

// Within is the cell of the grid that is nearest to at.
func (g Grid) Within(at At) At {
	return At{min(max(at.Row, 1), max(1, g.Rows())), min(max(at.Col, 0), max(0, len(g.Columns)-1))}
}

// Beside is the next cell that takes something, line by line, or the one before; ok is false behind the last one.
func (g Grid) Beside(at At, back bool) (to At, ok bool) {
	to, by := at, 1
	if back {
		by = -1
	}
	for {
		to.Col += by
		switch {
		case to.Col >= len(g.Columns):
			to = At{to.Row + 1, 0}
		case to.Col < 0:
			to = At{to.Row - 1, len(g.Columns) - 1}
		}
		if to.Row < 1 || to.Row > g.Rows() {
			return at, false
		}
		if !g.Face(to).Fixed {
			return to, true
		}
	}
}
