package woerterklauer

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
