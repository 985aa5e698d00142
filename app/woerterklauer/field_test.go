package woerterklauer_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// box are the first and the last cell around all tiles.
func (p *played) box() (low, high wk.Cell) {
	p.Helper()
	for i, l := range p.laidTiles() {
		if i == 0 {
			low, high = l.At, l.At
		}
		low = wk.Cell{X: min(low.X, l.At.X), Y: min(low.Y, l.At.Y)}
		high = wk.Cell{X: max(high.X, l.At.X), Y: max(high.Y, l.At.Y)}
	}
	return low, high
}

// sees tells whether a cell lies in what is seen of the field.
func (p *played) sees(c wk.Cell) bool {
	p.Helper()
	low, look := p.low(), p.look()
	return c.X >= low.X && c.Y >= low.Y && c.X < low.X+look.Cols && c.Y < low.Y+look.Rows
}

// whole tells whether all tiles are seen.
func (p *played) whole() bool {
	low, high := p.box()
	return p.sees(low) && p.sees(high)
}

// ctrl presses Ctrl and an arrow n times.
func (p *played) ctrl(arrow fyne.KeyName, n int) {
	p.Helper()
	for range n {
		shelltest.Shortcut(p.Env, fyne.KeyModifierControl, arrow)
	}
}

func TestCellsKeepTheirPlacesWhileOnePlays(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.sockeField()
	before := p.where(0, 6)
	p.at(0, 6)
	p.Type("l")
	p.at(3, 0)
	p.Type("lo")
	p.dragTile(4, 0, 2, -1)
	p.Key(fyne.KeyF3)
	p.Undo()
	p.tap(0, 6)
	after := p.where(0, 6)
	p.check(before == after, "edits don't move the field")
	p.check(p.whole(), "all tiles are seen")
}

func TestCursorKeysAreEnough(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal([]string{"socke"}, "NLA", wk.LevelI)
	p.Key(fyne.KeyDown) // wherever the focus is
	on, _ := p.marked()
	p.check(on, "an arrow key goes to the field")
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft, fyne.KeyDown} {
		low := p.low()
		for range 40 {
			p.Key(key)
		}
		p.check(p.sees(p.cursor()) && p.low() == low, "the cursor goes to the edge, and nothing shifts")
	}
}

// A tile in the hand says so by more than a colour: its ring, its lift, a sentence.
func TestHandIsTold(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeAt(wk.LevelII)
		p.tap(6, 3)
		p.check(p.held() == "T", "the tile is drawn as picked up")
		p.check(p.Says("studio.hand.field", games.Args{"Letter": "T"}), "and the pool says what to do")
		p.tap(6, 3)
		p.check(p.held() == "TOR" && p.Says("studio.hand.run", games.Args{"Letter": "T"}), "TOR's end goes along")
		p.tap(6, 3)
		p.check(strings.HasPrefix(p.held(), "HUT"), "then HUT's")
	}
}

// What is picked up is shown so, and just that moves: a word's end with what hangs on it, then the
// end alone.
func TestWhatIsPickedUpMoves(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	for taps, c := range []struct{ held, then string }{
		{"U", "b.ch\n...u\n.u.t"},
		{"UCHUT", "b.uch\n....u\n....t"},
		{"UCH", "b.uch\n...u.\n...t."},
	} {
		p.deal([]string{"buch", "...u", "...t"}, "ANL", wk.LevelII)
		for range taps + 1 {
			p.tap(1, 0)
		}
		p.check(p.held() == c.held, "taps pick up "+c.held+", not "+p.held())
		if taps == 0 {
			p.tap(1, 2)
		} else {
			p.tap(2, 0)
		}
		p.check(p.letters() == c.then, "and only that moves")
	}
	p.deal([]string{"buch", "...u", "...t"}, "ANL", wk.LevelII)
	from, step := p.where(1, 0), 0
	p.shift(func() {
		shelltest.Drag(t, p.Env, func() {
			if step++; step == 1 {
				n := len(p.look().Tiles) // those on their way are ghosts
				for _, tile := range p.look().Tiles {
					if tile.Look.Face == draw.FaceGhost {
						n--
					}
				}
				p.check(n == 1, "with Shift a drag takes what hangs on the end along")
			}
		}, from, from.AddXY(10, 0), p.where(2, 0))
	})
	p.check(p.letters() == "b.uch\n....u\n....t", "and pushes just that")
}

// handle is the middle of the handle at the right edge, in the window.
func (p *played) handle() fyne.Position {
	p.Helper()
	field, l := shelltest.Marked(p, p.Env, "field"), p.look()
	low := p.low()
	edge := p.where(low.X+l.Cols-1, low.Y).AddXY(l.Cell/2+draw.FieldRim+4, 0)
	return fyne.NewPos(edge.X, shelltest.Middle(field).Y-draw.FieldFoot/2)
}

// Where the crossword touches an edge, and there is room at the other one, all shifts by a handle, by Ctrl and an arrow, or by a tile
// held there; it is no move. Nothing else shifts.
func TestHandlesShiftTheCrossword(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	clock := shelltest.NewClock(t)
	p.deal([]string{"socke"}, "NLAEN", wk.LevelI)
	low, laid := p.low(), p.laid()
	shelltest.TapAt(t, p.Env, p.handle())
	p.check(p.low() == low, "it touches no edge: there is no handle")
	p.ctrl(fyne.KeyRight, 20)
	high := wk.Cell{X: low.X - (low.X + p.look().Cols - 5), Y: low.Y}
	p.check(p.low() == high && p.sees(wk.Cell{X: 4}) && !p.sees(wk.Cell{X: 5}), "as far as the edge")
	shelltest.TapAt(t, p.Env, p.handle())
	p.check(p.low() == wk.Cell{X: high.X + 1, Y: high.Y} && p.laid() == laid && !p.changed(), "a click shifts by one, and moves nothing")
	p.ctrl(fyne.KeyRight, 1)
	step := 0
	over := p.handle()
	shelltest.Drag(t, p.Env, func() {
		if step++; step == 2 {
			p.check(p.low() == high, "not at once")
			clock.Pass(310 * time.Millisecond)
			p.check(p.low() == wk.Cell{X: high.X + 1, Y: high.Y}, "a tile that is held there does, too")
		}
	}, p.wherePool(p.free("N")), over, over, p.where(4, 0))
	p.check(p.letters() == "socken" && p.whole(), "and there it lies, where there is room now")
}

// A word that is typed over an edge shifts all as far as it needs, and one that has no room says so.
func TestTypingOverAnEdgeShifts(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "NLAENXYABC", wk.LevelI)
	p.ctrl(fyne.KeyRight, 20)
	low := p.low()
	p.at(4, 0)
	p.Key(fyne.KeyRight)
	p.check(p.low() == low, "the cursor stays at the edge")
	p.Key(fyne.KeySpace, fyne.KeySpace) // across, as was said
	p.Type("enla")
	p.check(p.letters() == "sockenla" && p.low() == wk.Cell{X: low.X + 3, Y: low.Y} && p.whole(), "three letters over it")
	p.Type("enx")
	p.check(p.letters() == "sockenlaen" && p.Says("studio.blocked"), "ten are agreed")
}

// A typed word is a preview: Enter lays it, Tab turns it, Esc takes it back.
func TestTypedWordIsAPreview(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "NLAEN", wk.LevelI)
	p.at(4, 1)
	p.Type("nl")
	p.check(p.letters() == "socke.\n....nl" && p.seen(5, 1).Face == draw.FaceGhost, "ghosts")
	p.Key(fyne.KeyTab)
	p.check(p.letters() == "socke\n....n\n....l", "Tab turns the word")
	p.Key(fyne.KeyEscape)
	p.check(!p.changed() && p.cursor() == wk.Cell{X: 4, Y: 1}, "Esc takes it back")
	p.Type("n")
	p.Key(fyne.KeyReturn)
	p.check(p.seen(4, 1).Face == draw.FacePool && p.changed(), "Enter lays it, nobody's until the table says that EN counts")
	p.Key(fyne.KeyEscape)
	p.check(p.changed(), "and there it stays")
}

// A theft is stamped, until any key.
func TestTheftIsStamped(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.draw()
		word := strings.ToUpper(p.first(0, 0))
		p.ctrlEnter()
		p.draw()
		p.steal()
		p.ctrlEnter()
		says := p.Say("judge.stolen.what", games.Args{"Seat": "Ben", "Words": []string{word}})
		p.check(p.Says("judge.stolen") || p.seesText(p.Say("judge.stolen")), "stamped")
		p.check(shelltest.Has(p.Env, says), says)
		p.Key(fyne.KeyLeft)
		p.check(!shelltest.Has(p.Env, says), "a key takes it away")
	}
}

// Looking at another page shifts nothing.
func TestFieldStaysWhileOneLooksElsewhere(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(2, 1)
	p.ctrl(fyne.KeyLeft, 1)
	low := p.low()
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	p.Env.Router.Back()
	p.check(p.laying() && p.low() == low, "the crossword lies where it did")
}

// In a short window the controls of a replay stand in the head, also before anything was pressed.
func TestReplayIsLedFromTheHead(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	shelltest.Resize(p.Env, 1000, 620)
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	slider := shelltest.Find[*ui.Slider](p.Env)[0]
	if y := shelltest.Middle(slider).Y; y > ui.HeadHeight {
		t.Errorf("the slider lies at %v", y)
	}
}

// The arrow that tells which way typing goes covers no letter, which has the middle half of its cell, however small cells are.
func TestArrowCoversNoLetter(t *testing.T) {
	o := options()
	o.Size = 12
	p := sit(t, locales.German, o, 1)
	shelltest.Resize(p.Env, 1000, 620)
	p.sockeAt(wk.LevelII)
	p.Key(fyne.KeyDown)
	for range 20 {
		p.Key(fyne.KeyLeft, fyne.KeyUp)
	}
	on, _ := p.marked()
	p.check(on, "the cursor is seen")
	shelltest.Shot(t, p.Env, "arrow")
	arrow, c := shelltest.Inside[*ui.Icon](shelltest.Marked(t, p.Env, "field"))[0], p.cursor()
	pitch := p.where(c.X+1, c.Y).X - p.where(c.X, c.Y).X
	for _, n := range [][2]int{{0, 0}, {1, 0}, {0, 1}} {
		d := shelltest.Middle(arrow).Subtract(p.where(c.X+n[0], c.Y+n[1]))
		disc := arrow.Size().Width/2 + 2
		if off := max(d.X, -d.X, d.Y, -d.Y) - disc; off < pitch*.25-1 {
			t.Errorf("the arrow's disc comes within %.0f of the middle of a cell %.0f wide", off, pitch)
		}
	}
}
