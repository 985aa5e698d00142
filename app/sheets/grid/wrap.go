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
	subTall  float32 = 52 // where one in two lines does
	subWide  float32 = 44 // of a column in which one is broken
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

// subMost is how many lines the word of a turn has at most.
const subMost = 2

// wordStyle is the size of the words of a line, and how many lines of text they take, 0 without any: smaller where one has no room, and
// then that one is broken; none is seen where columns are too narrow for that.
func wordStyle(g cells.Grid, row int, width float32) (style ui.Style, lines int) {
	e := edges(g.Columns, width)
	for _, style = range []ui.Style{ui.Strong, ui.Small} {
		lines = 0
		for col := range g.Columns {
			w := e[col+1] - e[col]
			in, _ := nameIn(g.Face(cells.At{Row: row, Col: col}).Sub, style, w-2*subPad)
			if lines = max(lines, len(in)); len(in) >= subMost && w < subWide && style == ui.Small {
				return style, 0
			}
		}
		if lines < subMost {
			break
		}
	}
	return style, min(lines, subMost)
}

// wordIn are the lines of a turn's word in a column, none where they are too many.
func wordIn(word string, style ui.Style, width float32) []string {
	lines, _ := nameIn(word, style, width-2*subPad)
	if len(lines) > subMost {
		return nil
	}
	return lines
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
		switch _, lines := wordStyle(g, i+1, width); lines {
		case 1:
			out[i] = subLeast
		case subMost:
			out[i] = subTall
		}
		for col, f := range line {
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
