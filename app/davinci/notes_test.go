package davinci

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func (p *seated) turn() *turn { return p.board.own.face.(*turn) }

func (p *seated) notes() *notes { return p.turn().notes }

// written is what a line of the notes shows, cell by cell: "." open, "o" possible, a
// number of percent, "!" the only one left, "-" impossible, "x" struck out.
func written(l noteLine) string {
	var out []string
	for _, c := range l.cells {
		switch c.state {
		case cellOpen:
			out = append(out, ".")
		case cellCan:
			out = append(out, "o")
		case cellChance:
			out = append(out, percent(c.chance))
		case cellSure:
			out = append(out, "!")
		case cellCannot:
			out = append(out, "-")
		case cellStruck:
			out = append(out, "x")
		}
	}
	return strings.Join(out, " ")
}

// page is what all lines of the notes show, with their names.
func page(n *notes) []string {
	var out []string
	for i, l := range n.lines {
		out = append(out, n.names[i].owner+" "+n.names[i].place+": "+written(l))
	}
	return out
}

// tapNote taps a cell of the notes, or a name with column -1.
func (p *seated) tapNote(line, column int) {
	g := p.notes().grid
	at, size := g.box(cellAt{line, column})
	g.Tapped(&fyne.PointEvent{Position: at.AddXY(size.Width/2, size.Height/2)})
}

// What each kind of pad notes in the position of threeSeats.
func TestNotesOfEachKind(t *testing.T) {
	for kind, want := range map[dv.PadKind][]string{
		dv.PadOff: nil,
		dv.PadNotes: {
			"Lee 1: . . . . . . . . . . . . .", "Lee 3: . . . . . . . . . . . . .", "Lee 4: . . . . . . . . . . . . .",
			"Ben 1: . . . . . . . . . . . . .", "Ben 3: . . . . . . . . . . . . .", "Ben 4: . . . . . . . . . . . . .", "Ben 5: . . . . . . . . . . . . .",
		},
		dv.PadForced: {
			"Lee 1: o - o - - - - - - - - - o", "Lee 3: - - - - o o - - o - - - o", "Lee 4: - - - o - o - o - - - - o",
			"Ben 1: o o - - - - - - - - - - o", "Ben 3: - - - o - o - o - o - o o", "Ben 4: - - - - o o o - o - o o o", "Ben 5: - - - o - o - o - o - o o",
		},
		dv.PadChances: {
			"Lee 1: 46 - 46 - - - - - - - - - 8", "Lee 3: - - - - 42 42 - - 4 - - - 11", "Lee 4: - - - 3 - 41 - 43 - - - - 13",
			"Ben 1: 47 47 - - - - - - - - - - 6", "Ben 3: - - - 50 - 19 - 12 - 11 - 1 8", "Ben 4: - - - - 9 9 20 - 21 - 17 17 6", "Ben 5: - - - 1 - 4 - 7 - 25 - 56 8",
		},
	} {
		p := seatThree(t, locales.German, rules(true, kind))
		n := p.notes()
		if kind == dv.PadOff {
			if n.object.Visible() || p.board.own.notesOn() {
				t.Error("off, and there are notes")
			}
			continue
		}
		if got := page(n); !slices.Equal(got, want) {
			t.Errorf("%s:\n%s\nwant\n%s", kind, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		if computed := kind != dv.PadNotes; n.eye.Visible() != computed {
			t.Errorf("%s: the switch is there: %t", kind, !computed)
		}
	}
}

// Without dashes there is no column for them; the last number left is shown as such.
func TestNotesWithoutDashes(t *testing.T) {
	o := rules(false, dv.PadChances)
	p := seat(t, locales.English, o, 7, "Tina", "Lee")
	p.setUp()
	p.unveil()
	p.board.own.Render(position(t, o, "", "b1 w4 b7 w10", "b? +w0 +b3 w? +b4"))
	want := []string{"Lee 1: ! - - - - - - - - - - -", "Lee 4: - - - ! - - - - - - - -"}
	if got := page(p.notes()); !slices.Equal(got, want) {
		t.Error(got)
	}
}

// A tap on a cell strikes out and brings back, whatever was computed, and is kept; one on
// a name points.
func TestNotesByTap(t *testing.T) {
	for _, kind := range []dv.PadKind{dv.PadNotes, dv.PadForced, dv.PadChances} {
		p := seatThree(t, locales.English, rules(true, kind))
		o := p.board.own
		before := page(p.notes())
		p.tapNote(1, 5)
		p.tapNote(1, 0) // impossible anyway
		p.tapNote(6, 12)
		line := written(p.notes().lines[1])
		if !o.pad.Struck(13, 5) || !o.pad.Struck(13, 0) || !o.pad.Struck(25, dv.Dash) || line[0] != 'x' {
			t.Errorf("%s: %+v, %s", kind, o.pad, line)
		}
		saved, ok := p.board.desk.Pad(0)
		if pad, err := dv.ParsePad(saved); !ok || err != nil || !pad.Struck(13, 5) {
			t.Errorf("%s: saved %s %v", kind, saved, err)
		}
		for _, c := range []cellAt{{1, 5}, {1, 0}, {6, 12}} {
			p.tapNote(c.line, c.column)
		}
		if got := page(p.notes()); !slices.Equal(got, before) {
			t.Errorf("%s: %q isn't %q again", kind, got, before)
		}
		p.tapNote(3, -1)
		p.must(o.draft.Target == 21, "the name points at Ben's first tile")
		p.tapNote(3, -1)
		p.must(o.draft.Target == 0, "and once more at nothing")
		p.notes().grid.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-3, 8)})
		p.must(o.draft.Target == 0, "nothing lies there")
	}
}

// Hidden shows one's own strikes alone, and stays so.
func TestNotesHideWhatIsComputed(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadForced))
	p.tapNote(0, 2)
	shelltest.Tap(t, p.env, p.board.desk.T("davinci.notes.hide"))
	if got := page(p.notes())[0]; got != "Lee 1: . . x . . . . . . . . . ." || !p.board.own.pad.Hidden {
		t.Error(got)
	}
	p.must(p.notes().eye.Tip() == p.board.desk.T("davinci.notes.show"), "the switch says how to bring it back")
	p.must(!shelltest.Has(p.env, p.board.desk.T("davinci.notes.legend_forced_short")), "no dot means: possible")
	p.notes().eye.Tapped(nil)
	if got := page(p.notes())[0]; got != "Lee 1: o - x - - - - - - - - - o" {
		t.Error(got)
	}
}

// Names point only while a number may be named; strikes are always possible.
func TestNotesWhileNothingIsGuessed(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadNotes))
	v := p.board.own.view
	v.Phase, v.Drawn, v.Step = dv.PhaseDraw, nil, v.Step+1
	p.board.own.Render(v)
	p.tapNote(0, -1)
	p.tapNote(0, 4)
	p.must(p.board.own.draft.Target == 0 && p.board.own.pad.Struck(11, 4), "struck out, not pointed at")
}

// The keyboard does what taps do; what the notes have no use for is the page's.
func TestNotesByKeys(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadNotes))
	o, g := p.board.own, p.notes().grid
	p.typed("n")
	p.must(p.env.Window.Canvas().Focused() == g && g.focused, "N gives the notes the keyboard")
	p.key(fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.must(o.pad.Struck(13, 2), "Space strikes out")
	p.key(fyne.KeyEnd, fyne.KeyRight, fyne.KeySpace, fyne.KeyHome, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace)
	p.must(o.pad.Struck(13, dv.Dash) && o.pad.Struck(13, 0), "the cursor stops at the ends")
	p.key(fyne.KeyReturn)
	p.must(o.draft.Target == 13, "Enter points")
	p.typed("4")
	p.must(o.draft.Number == 4, "digits are the page's")
	p.key(fyne.KeyDelete)
	p.must(len(o.pad.Strikes) == 0, "Delete clears the line")
	p.key(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp)
	p.must(g.tile == 11, "the cursor stops at the top")

	p.key(fyne.KeyDown, fyne.KeyDown)
	v := threeSeats(t, o.view.Options)
	v.Step++
	v.Seats[1].Row[0].Open, v.Seats[1].Row[0].Number = true, 0
	o.Render(v)
	p.must(len(p.notes().lines) == 6 && g.tile == 14 && g.line == 1, "the cursor stays on its tile when another one is opened")
	v = threeSeats(t, o.view.Options)
	v.Step += 2
	for i := range v.Seats[1].Row {
		v.Seats[1].Row[i].Open, v.Seats[1].Row[i].Number = true, i
	}
	o.Render(v)
	p.must(g.tile == 23 && g.line == 1, "its tile opened, the cursor stays at its line")
}

// Four players can have twenty hidden tiles between them: the lines scroll, and those
// one points at or moves to come into view.
func TestNotesOfManyTiles(t *testing.T) {
	o := rules(true, dv.PadChances)
	p := seat(t, locales.German, o, 7, "Tina", "Lee", "Ben", "Maximiliane Schmidt")
	p.setUp()
	p.unveil()
	shelltest.Resize(p.env, 1000, 620)
	p.board.own.Render(position(t, o, "", "b1 w4", "b? w? b? w? b? w? b?", "w? b? w? b? w? b? w?", "b? w? b? w? b? w?"))
	n := p.notes()
	if n.scroll.Size().Height < 3*n.geometry(0).row {
		p.turn().turnOver()
	}
	seen := func(line int) bool {
		row := n.geometry(0).row
		y := row*float32(line) - n.scroll.Offset.Y
		return y >= 0 && y+row <= n.scroll.Size().Height
	}
	p.must(len(n.lines) == 20 && seen(0) && !seen(19), "twenty lines scroll")
	p.board.own.edit(p.board.own.draft.Point(p.board.own.view, 36))
	p.must(seen(19) && !seen(0), "the tile pointed at is in view")
	n.grid.focus()
	for range 19 {
		p.key(fyne.KeyUp)
	}
	p.must(n.grid.line == 0 && seen(0), "the cursor is in view")
	geo := n.geometry(n.grid.Size().Width)
	names := 0
	for _, o := range test.WidgetRenderer(n.grid).Objects() {
		name, ok := o.(*ui.Text)
		if !ok {
			continue
		}
		names++
		if right := name.Position().X + name.Size().Width; right > geo.name {
			t.Errorf("%s reaches into the cells: %v of %v", name, right, geo.name)
		}
	}
	p.must(names >= 20, "every line has its name")
}

// The weights are counted once for a position.
func TestWeightsAreKept(t *testing.T) {
	var w weigher
	v := threeSeats(t, rules(true, dv.PadChances))
	first := w.of(v)
	first[11] = dv.Likely{ID: 11, Seat: 3}
	if w.of(v)[11].Seat != 3 {
		t.Error("counted again")
	}
	v.Step++
	if w.of(v)[11].Seat != 1 {
		t.Error("not counted again")
	}
}

func TestPercent(t *testing.T) {
	for chance, want := range map[float64]string{.0001: "1", .014: "1", .015: "2", .5: "50", .994: "99", .9999: "99"} {
		if got := percent(chance); got != want {
			t.Errorf("%v: %s, want %s", chance, got, want)
		}
	}
}
