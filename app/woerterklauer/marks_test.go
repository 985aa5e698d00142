package woerterklauer

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// seen is how the tile on a cell is drawn.
func (p *played) seen(x, y int) draw.LetterLook {
	p.Helper()
	f := p.board.field
	for _, t := range f.layer.Look().Tiles {
		if t.X+f.window.low.X == x && t.Y+f.window.low.Y == y {
			return t.Look
		}
	}
	p.Fatalf("no tile is seen on %d, %d:\n%s", x, y, p.drawn())
	return draw.LetterLook{}
}

// Rings for what was laid, new colours for what will turn, amber for letters
// that only an invalid word claims.
func TestMarksOfADraft(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.sockeField()
	p.check(p.seen(1, 6).Face == draw.FaceBlack && p.seen(6, 3).Face == draw.FaceRed, "before the turn")
	p.sockeDraft()
	for x := range 5 {
		l := p.seen(x, 6)
		p.check(l.Face == draw.FaceRed && l.Ring == (x == 0) && !l.Bad, "LOCKE will be red, and its L has been laid")
	}
	p.check(p.seen(5, 8).Ring && p.seen(4, 8).Face == draw.FaceBlack, "of DAMEN only the N")
	p.check(!p.seen(6, 7).Bad && p.seen(6, 7).Ring, "E of TORTE belongs to a valid word too")
	p.check(p.seen(7, 7).Bad && p.seen(8, 7).Bad && p.seen(9, 7).Bad, "the rest of EILT is amber")
	p.check(p.seen(9, 7).Cross && !p.seen(8, 7).Cross, "with one × at its end")
}

func TestMarkOfAnOpenQuestion(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"hund"}, "QXYA", wk.LevelI)
	p.at(4, 0)
	p.typed("qxy")
	p.check(p.board.state.verdict.Words[0].Fate == wk.FateOpen, "nobody knows HUNDQXY")
	p.check(p.seen(6, 0).Ask && !p.seen(6, 0).Cross && !p.seen(6, 0).Bad, "it ends in a question mark")
}

// The first letter of a word isn't found fault with while one lays the second.
func TestTileAlone(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"hund"}, "QXYA", wk.LevelI)
	p.at(2, 2)
	p.typed("a")
	p.check(!p.seen(2, 2).Bad, "just laid")
	p.at(4, 0)
	p.typed("x")
	p.check(p.seen(2, 2).Bad, "forgotten")
}

// When a turn has ended, what has changed sides turns over where it lies.
func TestTilesTurnOver(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "L", wk.LevelI)
	p.at(0, 0)
	p.typed("l")
	before := p.board.state.view
	after := before
	after.Step++
	after.Field = p.board.state.verdict.Field
	after.Turns = append(after.Turns, wk.ScoredTurn{Words: []wk.ScoredWord{{Spelled: wk.Spelled{Place: wk.Place{Across: true}, Text: "LOCKE"}}}})
	after.Phase, after.Mover, after.Asked = wk.PhaseDraw, wk.Black, 1
	p.board.Render(after)
	p.check(len(p.board.field.flips.tiles) == 0, "not without animations")

	clock := shelltest.NewClock(t)
	p.board.Render(before)
	p.board.Render(after)
	turning := func() string {
		text := ""
		for _, t := range p.board.field.flips.tiles {
			text += t.Look().Text
		}
		return text
	}
	p.check(turning() == "OCKE", "they turn over one after the other; L was never black")
	begin := shelltest.Drawn(t, p.env)
	clock.Pass(flipsTime / 2)
	half := shelltest.Drawn(t, p.env)
	p.check(half != begin && turning() == "OCKE", "halfway some have turned")
	p.check(p.board.field.flips.tiles[0].Look().Face == draw.FaceRed, "to red")
	clock.Pass(flipsTime / 2)
	p.check(turning() == "" && p.seen(1, 0).Face == draw.FaceRed, "and lie there")
	p.check(shelltest.Drawn(t, p.env) != half, "and all have turned")
	p.board.Render(before)
	p.board.Render(after)
	p.check(turning() == "OCKE", "once more")
	p.board.Key(&fyne.KeyEvent{Name: fyne.KeyLeft})
	p.check(turning() == "" && p.seen(1, 0).Face == draw.FaceRed, "any key skips")
}

// The letters turn one after the other: the first is over before the last has begun.
func TestLettersTurnOneAfterTheOther(t *testing.T) {
	for share, want := range map[float32][2]float32{0: {0, 0}, .45: {1, 0}, .55: {1, 0}, 1: {1, 1}} {
		if first, last := turned(0, 5, share), turned(4, 5, share); first != want[0] || last != want[1] {
			t.Errorf("at %v: %v and %v", share, first, last)
		}
		if alone := turned(0, 1, share); alone != want[0] {
			t.Errorf("at %v: one alone %v", share, alone)
		}
	}
}
