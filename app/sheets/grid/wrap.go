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
	subPad   float32 = 4  // left and right of both
)

// tallies are the sizes that points may have: the best of a line, and all others. The least are alike: they have no room to differ.
var tallies = [...][2]ui.Style{{ui.Title, ui.Tally}, {ui.Heading, ui.Lead}, {ui.StrongX, ui.Body}, {ui.Small, ui.Small}}

// tally is the size of all points of a grid: the widest decides, so that only the weight tells which are the best.
func tally(g cells.Grid, width float32) (best, other ui.Style) {
	step, e := 0, edges(g.Columns, width)
	for _, line := range g.Lines {
		for col, c := range g.Columns[:min(len(line), len(g.Columns))] {
			for step < len(tallies)-1 && c.Seat >= 0 && tallies[step][0].Measure(line[col].Text) > e[col+1]-e[col]-2*subPad {
				step++
			}
		}
	}
	return tallies[step][0], tallies[step][1]
}

// wordStyle is the size of the words of a line: they are seen where all of them have room whole.
func wordStyle(g cells.Grid, row int, width float32) (style ui.Style, seen bool) {
	e := edges(g.Columns, width)
	for _, style = range []ui.Style{ui.Strong, ui.Small} {
		seen = false
		all := true
		for col := range g.Columns {
			if sub := g.Face(cells.At{Row: row, Col: col}).Sub; sub != "" {
				seen, all = true, all && style.Measure(sub) <= e[col+1]-e[col]-2*subPad
			}
		}
		if all {
			return style, seen
		}
	}
	return style, false
}

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
