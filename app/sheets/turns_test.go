package sheets

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dwp "spieltisch/games/dicewords/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
)

// Nobody wins, and no line or hint goes, while the last word is only typed.
func TestWinnerIsEntered(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(100, 0, sheet.Edit{}.Number(sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}, 120))
	look := func() (cells.Grid, bool) {
		return gridOf(p.desk, p.st), shelltest.Has(d.Env, d.T("sheets.race.overtake", games.Args{"Lead": 120}))
	}
	before, hint := look()
	d.write("hand")
	shot(d, "draft-last")
	if now, still := look(); !hint || !still || len(now.Won) > 0 || now.Rows() != before.Rows() || !slices.Equal(now.Heads[:2], before.Heads[:2]) {
		t.Errorf("typed: %d lines, before %d; won %v; heads %q, before %q; hint %t", now.Rows(), before.Rows(), now.Won, now.Heads, before.Heads, still)
	}
	if p.Confirm(); p.st.at.Row != 0 || len(gridOf(p.desk, p.st).Won) != 1 {
		t.Error("entered, nobody wins")
	}
}

// After an undo the panel asks for that turn, with the keyboard; what is refused is said there, and can't be entered.
func TestUndoAsksAgain(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(400, 0, nil)
	d.write("hand")
	p.Confirm()
	d.Window.Canvas().Unfocus() // as after a click on the button
	p.Undo()
	if i := p.entry.panel.current(); i != 0 || p.st.at.Seat != 0 {
		t.Fatalf("asked is item %d of seat %d", i, p.st.at.Seat)
	}
	d.write("7")
	p.entry.panel.focus(1)
	d.write("x")
	check := func(where string) {
		t.Helper()
		shot(d, "refused-"+where)
		if p.st.refusal() == nil || shelltest.Seen(d.Env, p.entry.button) || !slices.ContainsFunc(shelltest.Words(p.entry.said), func(w shelltest.Word) bool { return w.Text != "" }) {
			t.Errorf("%s: refused: %v, button %t, said %v", where, p.st.refusal(), shelltest.Seen(d.Env, p.entry.button), shelltest.Words(p.entry.said))
		}
	}
	check("panel")
	p.Undo()
	d.must(p.commit(p.s.Seq(), word(1, 0, "HAND")))
	p.show()
	lines := p.left.grid.Lines
	lines.Take()
	lines.GoTo(cells.At{Row: 1, Col: 1})
	d.write("20+x")
	check("grid")
	d.key(fyne.KeyReturn)
	check("grid-entered")
}

// Figures typed on the button after a word are its points.
func TestFiguresAfterAWord(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(400, 0, nil)
	d.write("hand")
	d.key(fyne.KeyReturn)
	if !p.entry.button.Focused() {
		t.Fatal("the keyboard isn't on the button")
	}
	d.write("24")
	if got := p.st.textOf(sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}); got != "24" || p.st.textOf(sheet.Cell{Row: 1, Seat: 0, Field: dwp.FieldWord}) != "HAND" {
		t.Errorf("typed %q: %v", got, p.st.typed)
	}
	if p.keeper.Flush(); shelltest.Has(d.Env, d.T("sheets.saved")) {
		t.Error("a draft is said to be saved")
	}
}

// Points typed for a word go when another word is typed, after an undo too; a figure that may become right isn't refused before Enter.
func TestPointsGoWithTheirWord(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Tante Rosemarie")
	shelltest.Resize(d.Env, 1000, 620)
	p := d.dicewords(100, 0, nil)
	w, points := sheet.Cell{Row: 1, Seat: 0, Field: dwp.FieldWord}, sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}
	d.write("hand")
	d.key(fyne.KeyTab)
	d.write("5")
	if p.st.refusal() != nil || !shelltest.Seen(d.Env, p.entry.button) {
		t.Error("half of 56 is refused:", p.st.refusal())
	}
	d.key(fyne.KeyReturn)
	if p.st.refusal() == nil || shelltest.Seen(d.Env, p.entry.button) {
		t.Error("5 points are taken")
	}
	p.entry.panel.focus(1)
	d.write("56")
	said := d.T("sheets.instead", games.Args{"Points": "56", "Counted": ui.Signed(dwp.WorthOf(p.st.sheet(), "HAND").Tally.Points())})
	if !shelltest.Has(d.Env, said) {
		t.Errorf("no %q among %q", said, shelltest.Texts(d.Env))
	}
	p.Confirm()
	p.Undo()
	p.entry.panel.focus(0)
	d.write("baum")
	d.key(fyne.KeyReturn, fyne.KeyReturn)
	want := dwp.WorthOf(p.st.sheet(), "BAUM").Tally.Points()
	if s := p.st.sheet(); s.Text(w) != "BAUM" || s.Text(points) != "" || s.Score().Totals[0] != want {
		t.Errorf("entered %q with %q points: %d, want %d", s.Text(w), s.Text(points), s.Score().Totals[0], want)
	}
	d.must(p.commit(p.s.Seq(), sheet.Edit{}.Set(points, "120")))
	p.next()
	if inner := p.entry.scroll; !shelltest.Has(d.Env, d.T("sheets.race.overtake", games.Args{"Lead": 120})) || inner.Content.MinSize().Height > inner.Size().Height {
		t.Errorf("it scrolls: %v in %v, %q", inner.Content.MinSize(), inner.Size(), shelltest.Texts(d.Env))
	}
}
