package grid

import (
	"slices"
	"strings"
	"unicode"
)

// Table is a pasted text as lines of cells, as other programs put them into the clipboard: apart by tabs and line ends. It
// has no blanks but plain ones, none around a cell, and no lines at all when nothing is left.
func Table(text string) [][]string {
	text = strings.TrimRight(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
	var out [][]string
	for line := range strings.SplitSeq(text, "\n") {
		var parts []string
		for part := range strings.SplitSeq(line, "\t") {
			parts = append(parts, strings.TrimSpace(strings.Map(plain, part)))
		}
		out = append(out, parts)
	}
	if OneLine(out) == "" {
		return nil
	}
	return out
}

// plain makes every blank a plain one, and drops what can't be seen.
func plain(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return ' '
	case !unicode.IsPrint(r):
		return -1
	}
	return r
}

// OneLine are the cells of a table in one line, apart by blanks.
func OneLine(lines [][]string) string {
	return strings.TrimSpace(strings.Join(slices.Concat(lines...), " "))
}
