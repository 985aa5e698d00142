package grid

import (
	"math"
	"slices"
	"strings"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
)

// crowd is for how many players the head may call by part of their names, where whole ones have no room.
const crowd = 7

// calledPad is the air left and right of a name together.
const calledPad float32 = 8

// callings are the ways to call a crowd, the best first: by whole names in so many lines or by part of them, and how large.
var callings = []struct {
	style ui.Style
	lines int
	part  bool
	least float32 // width of all columns, for sums and words
}{{ui.Label, 2, false, 56}, {ui.Strong, 2, false, 56}, {ui.Strong, 1, true, 56}, {ui.Small, 1, true, 44}}

// called has the columns of a crowd as wide as their names take, in the first way of calling that leaves all others room, these of one width;
// in none, they stay as they are.
func called(g cells.Grid, width float32) (out cells.Grid, lines [][]string, style ui.Style) {
	if g.Form || g.Faces || len(g.Players) < crowd {
		return g, nil, 0
	}
	parts := partsOf(g.Names())
	for _, way := range callings {
		out, lines = g, nil
		out.Columns = slices.Clone(g.Columns)
		fits := true
		for i, c := range out.Columns {
			p, seat, ok := g.Owner(c)
			if !ok {
				lines = append(lines, nil)
				continue
			}
			name := p.Name
			if way.part {
				name = parts[seat]
			}
			for _, word := range strings.Fields(strings.ReplaceAll(name, "-", "- ")) {
				out.Columns[i].Min = max(out.Columns[i].Min, way.style.Measure(word)+calledPad)
			}
			in, whole := nameIn(name, way.style, out.Columns[i].Min-calledPad)
			fits = fits && whole && len(in) <= way.lines
			lines = append(lines, in)
		}
		if fits && level(out.Columns, width) >= way.least {
			return out, lines, way.style
		}
	}
	return g, nil, 0
}

// level makes the narrow columns of players wider, as far as there is room, and is how wide each is at least.
func level(columns []cells.Column, width float32) float32 {
	free, least := width-leastWidth(columns), float32(math.MaxFloat32)
	for free >= 1 {
		narrow := 0
		for i, c := range columns {
			if c.Seat >= 0 && (columns[narrow].Seat < 0 || c.Min < columns[narrow].Min) {
				narrow = i
			}
		}
		columns[narrow].Min++
		free--
	}
	for _, c := range columns {
		if c.Seat >= 0 {
			least = min(least, c.Min)
		}
	}
	if free < 0 {
		return 0
	}
	return least
}

// partsOf are the first words of names, up to a blank or a hyphen, that nobody else's name has; without one the whole name.
func partsOf(names []string) []string {
	words := func(name string) []string {
		return strings.FieldsFunc(name, func(r rune) bool { return r == ' ' || r == '-' })
	}
	out := slices.Clone(names)
	for i, name := range names {
		for _, word := range words(name) {
			if !slices.ContainsFunc(names, func(other string) bool { return other != name && slices.Contains(words(other), word) }) {
				out[i] = word
				break
			}
		}
	}
	return out
}
