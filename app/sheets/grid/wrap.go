package grid

import (
	"math"
	"strings"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// Where the words of a turn have no room next to each other, they stand below each other, and the line is as high as that takes:
// made smaller or cut off they couldn't be read. All other lines are equally high.

// cellPad is the air left and right in a cell, ringPad where the cursor's ring may be, wrapPad that above and below several lines.
const (
	cellPad float32 = 8
	ringPad float32 = 14
	wrapPad float32 = 6

	subLeast float32 = 40 // where a word stands clear of its points
)

// wrapped are the lines of a text in a width; a word alone may be wider.
func wrapped(text string, style ui.Style, width float32) (lines []string) {
	for _, word := range strings.Fields(text) {
		if n := len(lines); n > 0 && style.Measure(lines[n-1]+" "+word) <= width {
			lines[n-1] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}

// needs are the least heights of the lines in a width, 0 where any will do.
func needs(g cells.Grid, width float32) []float32 {
	out := make([]float32, len(g.Lines))
	for i, line := range g.Lines {
		e := lineEdges(g, i+1, width)
		for col, f := range line {
			if f.Sub != "" {
				out[i] = max(out[i], subLeast)
			}
			if !f.Wrap || col >= len(g.Columns) {
				continue
			}
			if n := len(wrapped(f.Text, ui.Strong, e[col+1]-e[col]-2*cellPad)); n > 1 {
				out[i] = max(out[i], float32(n)*ui.Strong.Height()+2*wrapPad)
			}
		}
	}
	return out
}

// tops are the upper edges of lines of a height, and the end of the last one.
func tops(needs []float32, row float32) []float32 {
	out := make([]float32, len(needs)+1)
	for i, need := range needs {
		out[i+1] = out[i] + max(row, need)
	}
	return out
}

// high is how high the lines are together.
func high(needs []float32, row float32) float32 { return tops(needs, row)[len(needs)] }

// fitting is the height of the lines that fill a room, between least and most; rounded down, or the last line would have to be
// scrolled to.
func fitting(needs []float32, room, least, most float32) float32 {
	row := float32(math.Floor(float64(most)))
	for row > least && high(needs, row) > room {
		row--
	}
	return max(row, least)
}
