package mind

import (
	"cmp"
	"slices"

	"spieltisch/games/dicewords"
)

// source adds what the throws of slices, each from a cell on, are worth to sum, weighed.
type source func(sum []uint32, rows []row)

// row are throws of a slice, from a cell on.
type row struct {
	slice, cell int
	weight      uint32
}

// rows are the slices from a cell on, weighed once more. Those of a weight stand together, as they are added four at a time.
func rows(slices []weighted, cell int, weight uint32) []row {
	out := make([]row, len(slices))
	for i, r := range slices {
		out[i] = row{r.slice, cell, weight * r.weight}
	}
	return byWeight(out)
}

func byWeight(rows []row) []row {
	slices.SortStableFunc(rows, func(a, b row) int { return cmp.Compare(a.weight, b.weight) })
	return rows
}

// values is the source of what a table has.
func values(table [][]uint16) source {
	return func(sum []uint32, rows []row) {
		for len(rows) > 0 {
			r := rows[0]
			first := table[r.slice][r.cell:]
			if len(rows) < 4 || rows[3].weight != r.weight {
				addTable(sum, first, r.weight)
				rows = rows[1:]
				continue
			}
			addFour(sum, first, table[rows[1].slice][rows[1].cell:], table[rows[2].slice][rows[2].cell:], table[rows[3].slice][rows[3].cell:], r.weight)
			rows = rows[4:]
		}
	}
}

// addTable adds weighed values of a table.
func addTable(sum []uint32, v []uint16, weight uint32) {
	v = v[:len(sum)]
	for i := range sum {
		sum[i] += weight * uint32(v[i])
	}
}

// addFour is addTable of four tables with one weight, in half the time.
func addFour(sum []uint32, a, b, c, d []uint16, weight uint32) {
	a, b, c, d = a[:len(sum)], b[:len(sum)], c[:len(sum)], d[:len(sum)]
	for i := range sum {
		sum[i] += weight * (uint32(a[i]) + uint32(b[i]) + uint32(c[i]) + uint32(d[i]))
	}
}

func add(sum, v []uint32, weight uint32) {
	v = v[:len(sum)]
	for i := range sum {
		sum[i] += weight * v[i]
	}
}

// divide makes a mean of a sum over a die.
func divide(sum []uint32) {
	for i := range sum {
		sum[i] /= dicewords.FaceCount
	}
}
