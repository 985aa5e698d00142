package davinci_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// noteAt is where a number of a line of the notes lies, -1 for its tile.
func (p *seated) noteAt(line, number int) fyne.Position {
	p.Helper()
	o := shelltest.Marked(p.TB, p.Env, "notes")
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(davinci.NoteAt(o, line, number))
}

// tapNote taps a number of the notes.
func (p *seated) tapNote(line, number int) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, p.noteAt(line, number))
}

// tapName taps the tile of a line.
func (p *seated) tapName(line int) {
	p.Helper()
	p.tapNote(line, -1)
}

// kind is the button that shows and hides what is computed.
func (p *seated) kind() *ui.Button {
	p.Helper()
	return shelltest.Marked(p.TB, p.Env, "notes.kind").(*ui.Button)
}

// Names point only while a number may be named; strikes are always possible.
func TestNotesWhileNothingIsGuessed(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	v := p.view(0)
	v.Phase, v.Drawn, v.Step = dv.PhaseDraw, nil, v.Step+1
	p.show(v)
	p.tapName(0)
	p.tapNote(0, 4)
	p.Must(p.rival(0).ringed() == -1 && p.draft().Target == 0 && p.pad().Struck(11, 4), "struck out, not pointed at")
}

// The pad is there as agreed, and so is the switch for what is computed.
func TestNotesAsAgreed(t *testing.T) {
	for kind, want := range map[dv.PadKind]struct{ notes, computed, chances bool }{
		dv.PadOff: {}, dv.PadNotes: {notes: true}, dv.PadForced: {notes: true, computed: true}, dv.PadChances: {true, true, true},
	} {
		p := seatThree(t, locales.German, davinci.Rules(true, kind))
		if want.notes && p.seen("notes.kind") != want.computed {
			t.Errorf("%s: a button %t", kind, !want.computed)
		}
		if p.noting() != want.notes {
			t.Errorf("%s: notes %t", kind, p.noting())
		}
		if !want.notes {
			p.Must(p.Says("davinci.past.title"), "what was guessed lies there")
			continue
		}
		if hides := p.kind().Tip() == p.Say("davinci.notes.hide"); hides != want.computed {
			t.Errorf("%s: switch %t", kind, hides)
		}
		drawn := map[string]bool{}
		for _, w := range shelltest.Words(shelltest.Marked(t, p.Env, "notes")) {
			drawn[w.Text] = true
		}
		if drawn["46"] != want.chances || drawn["56"] != want.chances {
			t.Errorf("%s: %v", kind, drawn)
		}
	}
}

// The numbers of a line keep clear of its edges, also where each has a ground of its own.
func TestNotesKeepClearOfTheEdges(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadChances))
	var lines, cells []*canvas.Rectangle
	for _, r := range shelltest.Inside[*canvas.Rectangle](shelltest.Marked(t, p.Env, "notes")) {
		switch size := r.Size(); {
		case size.Width > 200:
			lines = append(lines, r)
		case size.Width > 28 && size.Height > 20: // not the tiles
			cells = append(cells, r)
		}
	}
	p.Must(len(lines) > 5 && len(cells) > 20, "lines and cells")
	for _, c := range cells {
		for _, l := range lines {
			over := c.Position().Y - l.Position().Y
			under := l.Size().Height - over - c.Size().Height
			p.Must(max(over, under) > l.Size().Height || min(over, under) >= 3, fmt.Sprint("a cell at ", over, under))
		}
	}
}

// The drawer lies over nothing: the drawn tile, the piles and all words stay in sight next to it. It says what its small numbers are.
func TestNotesInADrawer(t *testing.T) {
	for _, lang := range locales.Langs {
		for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
			o := davinci.Rules(true, dv.PadChances)
			p := takeTurn(t, lang, o, everybody[:seats]...)
			shelltest.Resize(p.Env, 1000, 620)
			p.Key(fyne.KeyF5)
			p.Must(p.noting() && p.Says("davinci.notes.legend"), "the notes are open")
			for i, name := range slices.Sorted(maps.Keys(scenes(t, o, seats))) {
				v := scenes(t, o, seats)[name]
				v.Step = 40 + i
				if v.Phase != dv.PhaseOpen { // nothing is left there then
					v.Middle = [dv.Colors]int{6, 4}
				}
				if v.Phase == dv.PhaseAgain {
					v.Drawn, v.Places = &davinci.Stones(t, "b3", 99)[0], []int{1}
				}
				p.show(v)
				p.beside(name)
				if guessing(v) && len(v.Places) == 1 {
					p.tapTile(p.rival(0)[2])
					p.Must(p.picking(), "the keys are there")
					p.beside(name + " with keys")
				}
			}
		}
	}
}

// beside fails for what lies below the open drawer, or in its head over something else.
func (p *seated) beside(what string) {
	p.Helper()
	paper := shelltest.Marked(p.TB, p.Env, "paper")
	things := []fyne.CanvasObject{paper}
	for _, text := range shelltest.Find[*canvas.Text](p.Env) {
		p.Must(!strings.HasSuffix(text.Text, "…"), what+": "+text.Text+" is cut")
	}
	for _, o := range append(p.said(), shelltest.Marked(p.TB, p.Env, "draw.black"), shelltest.Marked(p.TB, p.Env, "numbers")) {
		if at := shelltest.Middle(o); at.Y > 60 && !slices.Contains(shelltest.Inside[fyne.CanvasObject](paper), o) && o.Visible() {
			things = append(things, o)
		}
	}
	heads := []fyne.CanvasObject{p.kind()}
	for _, b := range shelltest.Find[*ui.IconButton](p.Env) {
		heads = append(heads, b)
	}
	p.Must(len(things) > 8 && len(heads) > 1, what)
	for _, s := range append(shelltest.Overlapping(things), shelltest.Overlapping(heads)...) {
		p.Errorf("%s: %s", what, s)
	}
}

// A tap on a number strikes it out and brings it back, and is kept; what one sees is struck anyway. A tap on the tile points.
func TestNotesByTap(t *testing.T) {
	for _, kind := range []dv.PadKind{dv.PadNotes, dv.PadForced, dv.PadChances} {
		p := seatThree(t, locales.English, davinci.Rules(true, kind))
		before := shelltest.Drawn(t, p.Env)
		p.tapNote(1, 5)
		p.tapNote(1, 9) // lies open
		p.tapNote(6, dv.Dash)
		if pad := p.pad(); !pad.Struck(13, 5) || pad.Struck(13, 9) || !pad.Struck(25, dv.Dash) || shelltest.Drawn(t, p.Env) == before {
			t.Errorf("%s: %+v", kind, pad)
		}
		p.tapNote(1, 5)
		p.tapNote(6, dv.Dash)
		if shelltest.Drawn(t, p.Env) != before {
			t.Errorf("%s: not as it was", kind)
		}
		p.tapName(3)
		p.Must(p.rival(1).ringed() == 0, "the tile points at Ben's first one")
		p.tapName(3)
		p.Must(p.rival(1).ringed() == -1, "and once more at nothing")
	}
}

// A drag over a line strikes out what lies below it, or takes back, as with the first number; Esc leaves all as it was.
func TestNotesByDrag(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	struck := func() (out []int) {
		for _, s := range p.pad().Strikes {
			p.Must(s.Tile == 13, "another line")
			out = append(out, s.Numbers...)
		}
		return out
	}
	drag := func(from, to int) {
		shelltest.Drag(t, p.Env, func() {}, p.noteAt(1, from), p.noteAt(1, from), p.noteAt(1, to))
	}
	drag(4, 6)
	p.Must(slices.Equal(struck(), []int{4, 5, 6}), fmt.Sprint("two more: ", struck()))
	drag(4, 5)
	p.Must(slices.Equal(struck(), []int{6}), fmt.Sprint("two back: ", struck()))
	shelltest.Drag(t, p.Env, func() {}, p.noteAt(1, 8), p.noteAt(1, 8), p.noteAt(3, 8))
	p.Must(slices.Equal(struck(), []int{6, 8}), fmt.Sprint("no other line: ", struck()))
}

// The switch hides what is computed, and stays so.
func TestNotesHiddenBySwitch(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadForced))
	p.Page.Blur()
	p.Unveil()
	before := shelltest.Drawn(t, p.Env)
	p.kind().Tapped(nil)
	p.Must(p.pad().Hidden && shelltest.Drawn(t, p.Env) != before, "hidden")
	p.Page.Blur()
	p.Unveil()
	p.kind().Tapped(nil)
	p.Must(!p.pad().Hidden && shelltest.Drawn(t, p.Env) == before, "and shown again")
}

// The keyboard does what taps do; what the notes have no use for is the page's.
func TestNotesByKeys(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	p.Type("n")
	p.Key(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.Must(p.pad().Struck(11, 4), "N gives the notes the keyboard, Space strikes out")
	p.Key(fyne.KeyDown, fyne.KeySpace)
	p.Must(p.pad().Struck(13, 4), "the same number of the next tile")
	p.Key(fyne.KeyHome, fyne.KeyLeft, fyne.KeyUp)
	p.Key(fyne.KeyReturn)
	p.Must(p.rival(0).ringed() == 0, "Enter points")
	p.Type("4")
	p.Must(p.draft().Number == 4, "digits are the page's")
	p.Key(fyne.KeyDelete)
	p.Must(!p.pad().Struck(11, 4) && p.pad().Struck(13, 4), "Delete clears the line")

	p.Key(fyne.KeyEnd, fyne.KeySpace)
	p.Must(p.pad().Struck(25, dv.Dash), "the last number of all")
	v := davinci.ThreeSeats(t, p.view(0).Options)
	v.Step++
	v.Seats[1].Row[0].Open, v.Seats[1].Row[0].Number = true, 0
	p.show(v)
	p.Key(fyne.KeyLeft, fyne.KeySpace)
	p.Must(davinci.NoteLines(shelltest.Marked(t, p.Env, "notes")) == 6 && p.pad().Struck(25, 11), "the cursor stays on its tile when another one is opened")
}

// Four players can have twenty hidden tiles between them: the lines scroll, and those one points at or moves to come into view.
func TestNotesOfManyTiles(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1000, 620)} {
		o := davinci.Rules(true, dv.PadChances)
		p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben", "Maximiliane Schmidt")
		shelltest.Resize(p.Env, size.Width, size.Height)
		p.show(davinci.Position(t, o, "", "b1 w4", "b? w? b? w? b? w? b?", "w? b? w? b? w? b? w?", "b? w? b? w? b? w?"))
		if !p.noting() {
			p.Key(fyne.KeyF5)
		}
		scroll, _ := shelltest.Around[*ui.Scroll](p.Env, shelltest.Marked(t, p.Env, "notes"))
		seen := func(line int) bool {
			d := p.noteAt(line, -1).Y - shelltest.Middle(scroll).Y
			return max(d, -d) < scroll.Size().Height/2
		}
		p.Must(davinci.NoteLines(shelltest.Marked(t, p.Env, "notes")) == 20 && seen(0) && !seen(19), "twenty lines scroll")
		foot := shelltest.Middle(scroll).Y + scroll.Size().Height/2
		for line := range 20 {
			y := p.noteAt(line, -1).Y
			p.Must(y+36 < foot+1 || y-36 > foot-1, fmt.Sprint("no line is cut by the foot at ", foot, ": ", y))
		}
		for _, face := range shelltest.Find[*ui.Avatar](p.Env) {
			if top := shelltest.Middle(face).Y - face.Size().Height/2; top < ui.HeadHeight+12 {
				t.Errorf("%v: a face at %.0f, over the seam", size, top)
			}
		}
		p.Key(fyne.KeyLeft)
		p.Must(seen(19) && !seen(0), "the tile pointed at is in view")
		p.Type("n")
		p.Key(fyne.KeyHome)
		p.Must(seen(0), "the cursor is in view")
	}
}
