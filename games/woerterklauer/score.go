package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// Tally is what one counts at the table at the end of a turn: the letters of each color.
type Tally struct{ Red, Black int }

// Of is the count of a color.
func (t Tally) Of(c Color) int {
	if c == Red {
		return t.Red
	}
	return t.Black
}

// Lead is by how much a color leads, negative if the other does.
func (t Tally) Lead(c Color) int { return t.Of(c) - t.Of(c.Other()) }

// Tally counts the letters of each color.
func (f Field) Tally() Tally { return Tally{f.Count(Red), f.Count(Black)} }

// ScoredTurn is a turn that was ended: a line of the sheet.
type ScoredTurn struct {
	Seat       games.Seat
	TurnNumber int `json:"Number"` // from 1
	Words      []ScoredWord
	Tally           // after the turn
	Late       bool // ended by the clock
}

// ScoredWord is a word of a turn that isn't unchanged.
type ScoredWord struct {
	Spelled
	Fate  Fate     // FateNew, FateStolen, FateChanged or FateExtended
	From  []string // the words that it continues, as they were
	Gains int      // letters of it that show the mover's color because of it
}

func (p ScoredTurn) clone() ScoredTurn {
	p.Words = slices.Clone(p.Words)
	for i, w := range p.Words {
		p.Words[i].From = slices.Clone(w.From)
	}
	return p
}
