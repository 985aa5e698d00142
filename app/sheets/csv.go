package sheets

import (
	"slices"
	"strings"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/pdf"
	"spieltisch/app/shell"
	"spieltisch/locales"
	"spieltisch/store"
)

// comma is what parts the fields of a table in the language of the program.
func comma(env *shell.Env) rune {
	if env.Texts.Lang() == locales.German {
		return ';'
	}
	return ','
}

// tableOf is a sheet as people read it: what is printed, line by line.
func tableOf(env *shell.Env, d pdf.Doc, sh store.Sheet) [][]string {
	t := env.T
	out := [][]string{{t("sheets.title"), d.Title}, {t("sheets.about.date"), d.Date}}
	for _, about := range [][]string{{t("sheets.about.place"), sh.Place}, {t("sheets.about.note"), sh.Note}} {
		if about[1] != "" {
			out = append(out, about)
		}
	}
	for _, g := range d.Games {
		out = append(append(out, nil, []string{g.Name}), linesOf(g.Grid)...)
	}
	return out
}

// linesOf are the lines of a grid. What stands small below a cell has a column of its own, so that numbers stay numbers.
func linesOf(g cells.Grid) [][]string {
	wide := make([]bool, len(g.Columns)) // with another column behind it
	for i := range wide {
		wide[i] = slices.ContainsFunc(g.Lines, func(line []cells.Face) bool { return line[i].Sub != "" })
	}
	line := func(text func(col int) (main, sub string)) (out []string) {
		for i := range g.Columns {
			main, sub := text(i)
			out = append(out, strings.ReplaceAll(main, "–", "-"))
			if wide[i] {
				out = append(out, sub)
			}
		}
		return out
	}
	out := [][]string{line(func(col int) (main, sub string) {
		if p, _, ok := g.Owner(g.Columns[col]); ok {
			return p.Name, ""
		}
		return g.Columns[col].Title, ""
	})}
	if g.First != nil {
		out = append(out, line(func(col int) (main, sub string) { return g.First[col], "" }))
	}
	for _, faces := range g.Lines {
		out = append(out, line(func(col int) (main, sub string) {
			f := faces[col]
			return strings.TrimSuffix(f.Text, ".") + f.Pieces, f.Sub
		}))
	}
	if g.Totals != nil {
		out = append(out, line(func(col int) (main, sub string) { return g.Totals[col], "" }))
	}
	return out
}
