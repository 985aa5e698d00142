package pdf

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"codeberg.org/go-pdf/fpdf"

	"spieltisch/app/sheets/cells"
	"spieltisch/games"
	"spieltisch/store"
)

// A name stands whole in its column: in words if they have room, else broken, in two lines.
func TestNamesStandWhole(t *testing.T) {
	p := &press{Fpdf: fpdf.New("P", "mm", "A4", ""), missing: map[string]bool{}}
	for _, f := range faces {
		p.AddUTF8FontFromBytes(f.family, f.style, f.data)
	}
	p.AddPage()
	for _, most := range []float64{18, 30} {
		for _, name := range []string{"Tina", "Lisa-Marie Löwenstein", "Donaudampfschifffahrtsge", "A - B", "Karl Friedrich"} {
			size := p.fitting(fontBody, "B", nameSize, most, nameRows, name)
			p.SetFont(fontBody, "B", size)
			lines, _ := p.lines(name, most)
			wide := slices.ContainsFunc(lines, func(line string) bool { return p.GetStringWidth(line) > most })
			bare := strings.NewReplacer("-", "", " ", "")
			if len(lines) > nameRows || wide || bare.Replace(strings.Join(lines, "")) != bare.Replace(name) || size < 6 {
				t.Errorf("%q in %v mm is %q at %v", name, most, lines, size)
			}
		}
	}
}

// A game without room on a page goes on on the next one, with as many lines on each, so that no page has a few.
func TestPagesAreEven(t *testing.T) {
	for rows, pages := range map[int]int{1: 1, 25: 1, 31: 2, 60: 3} {
		g := Game{Grid: cells.Grid{Players: []store.Player{{Name: "Tina"}}, Columns: []cells.Column{{Seat: games.Table, Weight: 1}, {Seat: 0, Weight: 1}}, Totals: []string{"", "1"}}}
		for range rows {
			g.Lines = append(g.Lines, make([]cells.Face, 2))
		}
		out, err := Doc{Title: "DICEWORDS", Games: []Game{g}}.Print()
		if n := bytes.Count(out.Data, []byte("/Type /Page\n")); err != nil || n != pages {
			t.Errorf("%d lines are on %d pages: %v", rows, n, err)
		}
	}
}

// The line of points at the start is printed, on a sheet that one has filled in.
func TestHandicapIsPrinted(t *testing.T) {
	g := Game{Grid: cells.Grid{Players: []store.Player{{Name: "Tina"}}, Columns: []cells.Column{{Title: "Runde", Seat: games.Table, Weight: 1}, {Seat: 0, Weight: 1}}, Lines: make([][]cells.Face, 1), First: []string{"Vorgabe", "☂"}}}
	g.Lines[0] = make([]cells.Face, 2)
	out, err := Doc{Title: "DICEWORDS", Games: []Game{g}}.Print()
	if err != nil || !slices.Equal(out.Missing, []string{"☂"}) {
		t.Errorf("without the signs %q: %v", out.Missing, err)
	}
}

// A sheet of several pages carries its sums over, which takes no page more, and American paper is as large as it is.
func TestCarriedSums(t *testing.T) {
	g := Game{Grid: cells.Grid{Players: []store.Player{{Name: "Tina"}}, Columns: []cells.Column{{Title: "Runde", Seat: games.Table, Weight: 1}, {Seat: 0, Weight: 1}}, Totals: []string{"", "40"}}}
	for range 40 {
		g.Lines, g.Sums = append(g.Lines, make([]cells.Face, 2)), append(g.Sums, []string{"", "☂"})
	}
	for _, letter := range []bool{false, true} {
		out, err := Doc{Title: "DICEWORDS", Letter: letter, Games: []Game{g}}.Print()
		if n := bytes.Count(out.Data, []byte("/Type /Page\n")); err != nil || n != 2 || !slices.Equal(out.Missing, []string{"☂"}) {
			t.Errorf("%d pages, without the signs %q: %v", n, out.Missing, err)
		}
		if american := bytes.Contains(out.Data, []byte("612.00 792.00")); american != letter {
			t.Errorf("Letter is %t, wanted %t", american, letter)
		}
	}
}
