package davinci_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// noted are the lines of the notes: the names of their tiles, such as "Lee" and "3", one after the other.
func (p *seated) noted() []*ui.Text {
	p.Helper()
	return shelltest.Inside[*ui.Text](shelltest.Marked(p.TB, p.Env, "notes"))
}

// lineAt is the height of a line of the notes.
func (p *seated) lineAt(line int) float32 {
	p.Helper()
	return shelltest.Middle(p.noted()[2*line]).Y
}

// columnAt is where the column of a number lies: below the number, and the dash's right of the last.
func (p *seated) columnAt(number int) float32 {
	p.Helper()
	notes := shelltest.Marked(p.TB, p.Env, "notes")
	top := shelltest.Middle(notes).Y - notes.Size().Height/2
	at := map[string]float32{}
	for _, w := range shelltest.Words(p.Env.Window.Content()) {
		if w.At.Y < top && w.At.Y > top-30 && w.At.X > shelltest.Middle(notes).X-notes.Size().Width/2 {
			at[w.Text] = w.At.X
		}
	}
	if number == dv.Dash {
		return 2*at["11"] - at["10"]
	}
	return at[strconv.Itoa(number)]
}

// tapNote taps a cell of the notes.
func (p *seated) tapNote(line, number int) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, fyne.NewPos(p.columnAt(number), p.lineAt(line)))
}

// tapName taps the name of a line.
func (p *seated) tapName(line int) {
	p.Helper()
	shelltest.TapAt(p.TB, p.Env, shelltest.Middle(p.noted()[2*line]))
}

// The pad is there as agreed, and so is the switch for what is computed.
func TestNotesAsAgreed(t *testing.T) {
	for kind, want := range map[dv.PadKind]struct{ notes, computed, chances bool }{
		dv.PadOff: {}, dv.PadNotes: {notes: true}, dv.PadForced: {notes: true, computed: true}, dv.PadChances: {true, true, true},
	} {
		p := seatThree(t, locales.German, davinci.Rules(true, kind))
		tips := map[string]bool{}
		for _, b := range shelltest.Find[*ui.IconButton](p.Env) {
			tips[b.Tip()] = true
		}
		if p.noting() != want.notes || tips[p.Say("davinci.notes.hide")] != want.computed {
			t.Errorf("%s: notes %t, switch %t", kind, p.noting(), tips[p.Say("davinci.notes.hide")])
		}
		if !want.notes {
			continue
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

// A tap on a cell strikes out and brings back, whatever was computed, and is kept; one on
// a name points.
func TestNotesByTap(t *testing.T) {
	for _, kind := range []dv.PadKind{dv.PadNotes, dv.PadForced, dv.PadChances} {
		p := seatThree(t, locales.English, davinci.Rules(true, kind))
		before := shelltest.Drawn(t, p.Env)
		p.tapNote(1, 5)
		p.tapNote(1, 0) // impossible anyway
		p.tapNote(6, dv.Dash)
		if pad := p.pad(); !pad.Struck(13, 5) || !pad.Struck(13, 0) || !pad.Struck(25, dv.Dash) || shelltest.Drawn(t, p.Env) == before {
			t.Errorf("%s: %+v", kind, pad)
		}
		p.tapNote(1, 5)
		p.tapNote(1, 0)
		p.tapNote(6, dv.Dash)
		if shelltest.Drawn(t, p.Env) != before {
			t.Errorf("%s: not as it was", kind)
		}
		p.tapName(3)
		p.Must(p.rival(1).ringed() == 0, "the name points at Ben's first tile")
		p.tapName(3)
		p.Must(p.rival(1).ringed() == -1, "and once more at nothing")
	}
}

// When all of the others lie open there is nothing to strike out, and nothing says how.
func TestNotesSayNothingOfAnEmptyTable(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	p := takeTurn(t, locales.German, o, "Tina", "Lee")
	p.show(davinci.Position(t, o, "w6", "b1 w4", "b? +w2"))
	p.Must(p.Says("davinci.notes.legend_own"), "a line says what a tap does")
	p.show(davinci.Position(t, o, "w6", "b1 w4", "+b1 +w2"))
	p.Must(!p.Says("davinci.notes.legend_own") && !p.Says("davinci.notes.legend_own_short"), "nothing is left to tap")
}

// The switch hides what is computed, and stays so.
func TestNotesHiddenBySwitch(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadForced))
	p.Page.Blur()
	p.Unveil()
	before := shelltest.Drawn(t, p.Env)
	p.Tap("davinci.notes.hide")
	p.Must(p.pad().Hidden && shelltest.Drawn(t, p.Env) != before, "hidden")
	p.Must(!p.Says("davinci.notes.can"), "no dot means: possible")
	p.Page.Blur()
	p.Unveil()
	p.Tap("davinci.notes.show")
	p.Must(!p.pad().Hidden && shelltest.Drawn(t, p.Env) == before, "and shown again")
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

// The keyboard does what taps do; what the notes have no use for is the page's.
func TestNotesByKeys(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	p.Type("n")
	p.Key(fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.Must(p.pad().Struck(13, 2), "N gives the notes the keyboard, Space strikes out")
	p.Key(fyne.KeyEnd, fyne.KeyRight, fyne.KeySpace, fyne.KeyHome, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace)
	p.Must(p.pad().Struck(13, dv.Dash) && p.pad().Struck(13, 0), "the cursor stops at the ends")
	p.Key(fyne.KeyReturn)
	p.Must(p.rival(0).ringed() == 2, "Enter points")
	p.Type("4")
	p.Must(p.draft().Number == 4, "digits are the page's")
	p.Key(fyne.KeyDelete)
	p.Must(len(p.pad().Strikes) == 0, "Delete clears the line")
	p.Key(fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeySpace)
	p.Must(p.pad().Struck(11, 0), "the cursor stops at the top")

	p.Key(fyne.KeyDown, fyne.KeyDown)
	v := davinci.ThreeSeats(t, p.view(0).Options)
	v.Step++
	v.Seats[1].Row[0].Open, v.Seats[1].Row[0].Number = true, 0
	p.show(v)
	p.Key(fyne.KeySpace)
	p.Must(len(p.noted()) == 2*6 && p.pad().Struck(14, 0), "the cursor stays on its tile when another one is opened")
	v = davinci.ThreeSeats(t, p.view(0).Options)
	v.Step += 2
	for i := range v.Seats[1].Row {
		v.Seats[1].Row[i].Open, v.Seats[1].Row[i].Number = true, i
	}
	p.show(v)
	p.Key(fyne.KeySpace)
	p.Must(p.pad().Struck(23, 0), "its tile opened, the cursor stays at its line")
}

// Four players can have twenty hidden tiles between them: the lines scroll, and those
// one points at or moves to come into view.
func TestNotesOfManyTiles(t *testing.T) {
	o := davinci.Rules(true, dv.PadChances)
	p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben", "Maximiliane Schmidt")
	shelltest.Resize(p.Env, 1000, 620)
	p.show(davinci.Position(t, o, "", "b1 w4", "b? w? b? w? b? w? b?", "w? b? w? b? w? b? w?", "b? w? b? w? b? w?"))
	if !p.noting() {
		p.Tap("davinci.turn.to_notes")
	}
	notes := shelltest.Marked(t, p.Env, "notes")
	seen := func(line int) bool {
		d := p.lineAt(line) - shelltest.Middle(notes).Y
		return max(d, -d) < notes.Size().Height/2
	}
	p.Must(len(p.noted()) == 2*20 && seen(0) && !seen(19), "twenty lines scroll")
	p.point(36)
	p.Must(seen(19) && !seen(0), "the tile pointed at is in view")
	p.Type("n")
	if !p.noting() {
		p.Type("n")
	}
	for range 19 {
		p.Key(fyne.KeyUp)
	}
	p.Must(seen(0), "the cursor is in view")
	first := p.columnAt(0) - (p.columnAt(1)-p.columnAt(0))/2
	for _, name := range p.noted() {
		if right := shelltest.Middle(name).X + name.Size().Width/2; right > first {
			t.Errorf("%s reaches into the cells: %v of %v", name, right, first)
		}
	}
}

// Where the page has its usual size, each sign of the notes is told.
func TestNotesTellTheirSigns(t *testing.T) {
	for _, lang := range locales.Langs {
		for pad, ids := range map[dv.PadKind][]games.ID{
			dv.PadNotes: {"legend_own"}, dv.PadForced: {"can", "cannot", "sure"}, dv.PadChances: {"chance", "cannot", "sure"},
		} {
			p := takeTurn(t, lang, davinci.Rules(false, pad), "Tina", "Lee")
			shelltest.Resize(p.Env, 1280, 800)
			for _, id := range ids {
				p.Must(p.Says("davinci.notes."+id), string(pad)+": "+string(id))
			}
			if pad != dv.PadNotes {
				p.Must(p.Says("davinci.notes.struck") || p.Says("davinci.notes.struck_short"), string(pad)+": what is struck out")
			}
		}
	}
}

// What the notes mean is said in whole words, or not at all where there is no room.
func TestNotesCutNoHint(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, pad := range []dv.PadKind{dv.PadNotes, dv.PadForced, dv.PadChances} {
			said := 0
			p := takeTurn(t, lang, davinci.Rules(false, pad), "Tina", "Lee", "Ben")
			shelltest.Resize(p.Env, 1000, 620)
			if !p.noting() {
				p.Tap("davinci.turn.to_notes")
			}
			texts := shelltest.Texts(p.Env)
			for _, drawn := range shelltest.Find[*canvas.Text](p.Env) {
				if strings.HasSuffix(drawn.Text, "…") {
					t.Errorf("%s %s: %q is cut", lang, pad, drawn.Text)
				}
			}
			for _, id := range []games.ID{"legend_own", "can", "chance"} {
				if slices.Contains(texts, p.Env.T("davinci.notes."+id)) || slices.Contains(texts, p.Env.T("davinci.notes."+id+"_short")) {
					said++
				}
			}
			if said == 0 {
				t.Errorf("%s %s: nothing says what the notes mean", lang, pad)
			}
		}
	}
}
