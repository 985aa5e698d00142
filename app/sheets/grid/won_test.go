package grid

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// The winner has a whole crown above their face, in a column that is lit from head to foot, and a larger sum; the best of a round
// is bold.
func TestColumnOfTheWinner(t *testing.T) {
	g := cells.Grid{
		Players: []store.Player{{Name: "Tina"}, {Name: "Lisa-Marie Löwenstein"}}, Won: []games.Seat{1},
		Columns: []cells.Column{{Title: "Runde", Seat: games.Table, Min: 60}, {Seat: 0, Weight: 1, Min: 60}, {Seat: 1, Weight: 1, Min: 60}},
		Lines:   [][]cells.Face{{{Text: "1."}, {Text: "40"}, {Text: "40", Best: true}}},
		Totals:  []string{"Summe", "40", "84"},
	}
	w := New(g, 40, 56, nil, nil)
	window := test.NewTempWindow(t, w.Container)
	window.Resize(fyne.NewSize(320, 400))
	for col := range g.Columns {
		won := col == 2
		at := w.head.columns[col]
		if at.won.Visible() != won || at.crown.Visible() != won || w.Lines.won[col].Visible() != won || w.foot.won[col].Visible() != won {
			t.Errorf("column %d: %t in the head, %t in the lines, %t in the foot", col, at.won.Visible(), w.Lines.won[col].Visible(), w.foot.won[col].Visible())
		}
	}
	at := w.head.columns[2]
	if y, end := at.crown.Position().Y, at.crown.Position().Y+at.crown.Size().Height; y < 0 || end > at.avatar.Position().Y {
		t.Errorf("the crown from %v to %v, the face at %v", y, end, at.avatar.Position().Y)
	}
	if one, two := at.names[0].String(), at.names[1].String(); one != "Lisa-Marie" || two != "Löwenstein" {
		t.Errorf("the name is %q, %q", one, two)
	}
	if a, b := w.foot.texts[1].MinSize(), w.foot.texts[2].MinSize(); a.Height >= b.Height {
		t.Error("the winner's sum is no larger")
	}
	if a, b := ui.Tally.Measure("40"), ui.Title.Measure("40"); a == b || w.Lines.faces[1].text.MinSize().Width != a || w.Lines.faces[2].text.MinSize().Width != b {
		t.Error("the best of the round is not the bold one")
	}
}
