package woerterklauer_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Rings for what was laid, new colours for what will turn, amber for letters
// that only an invalid word claims.
func TestMarksOfADraft(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.sockeField()
	p.check(p.seen(1, 6).Face == draw.FaceBlack && p.seen(6, 3).Face == draw.FaceRed, "before the turn")
	p.sockeDraft()
	p.Key(fyne.KeyReturn)
	for x := range 5 {
		l := p.seen(x, 6)
		p.check(l.Face == draw.FaceRed && l.Ring == (x == 0) && !l.Bad, "LOCKE will be red, and its L has been laid")
	}
	p.check(p.seen(5, 8).Ring && p.seen(4, 8).Face == draw.FaceBlack, "of DAMEN only the N")
	p.check(!p.seen(6, 7).Bad && p.seen(6, 7).Ring, "E of TORTE belongs to a valid word too")
	p.check(p.seen(7, 7).Bad && p.seen(8, 7).Bad && p.seen(9, 7).Bad, "the rest of EILT is amber")
	p.check(p.seen(9, 7).Cross && !p.seen(8, 7).Cross, "with one × at its end")
}

// A ring marks what has moved, too: a letter that was exchanged out of a word and laid again. While it lies in the pool, that says
// where it came from.
func TestMarkOfALetterLaidAgain(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal([]string{"socke"}, "LNA", wk.LevelI)
		taken := p.tile(0, 0)
		info := func(free int, word string, letters ...string) bool {
			args := games.Args{"Free": free, "N": len(letters), "Letters": p.Env.Join(letters), "Words": word}
			return p.Says("studio.pool.info", args)
		}
		p.at(0, 0)
		p.Type("l")
		p.Key(fyne.KeyReturn)
		p.check(p.seen(0, 0).Ring && !p.seen(1, 0).Ring && info(3, "SOCKE", "S"), "the S lies in the pool")
		p.at(4, 1)
		p.Type("s")
		p.check(p.tile(4, 1) == taken && p.seen(4, 1).Ring, "the S lies elsewhere, and has a ring")
		p.check(info(2, ""), "and not in the pool")
		p.Undo()
		p.check(info(3, "SOCKE", "S"), "there it is again")
		p.at(1, 0)
		p.Type("a")
		p.Key(fyne.KeyReturn)
		p.check(info(3, "SOCKE", "S", "O"), "and the O with it")
	}
}

func TestMarkOfAnOpenQuestion(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"hund"}, "QXYA", wk.LevelI)
	p.at(4, 0)
	p.Type("qxy")
	p.check(p.Says("judge.kind.open"), "nobody knows HUNDQXY")
	p.check(p.seen(6, 0).Ask && !p.seen(6, 0).Cross && !p.seen(6, 0).Bad, "it ends in a question mark")
}

// A tile by itself is nobody's, and not found fault with: what is missing names it.
func TestTileAlone(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"hund"}, "QXYA", wk.LevelI)
	p.at(2, 2)
	p.Type("a")
	p.at(4, 0)
	p.Type("x")
	p.check(!p.seen(2, 2).Bad && p.seen(2, 2).Face == draw.FacePool, "open")
	p.check(p.Says(wk.RefusedSingle, games.Args{"Letters": []string{"A"}, "Count": 1}) && p.Says("judge.fix"), "named")
}

// When a turn has ended, what has changed sides turns over where it lies.
func TestTilesTurnOver(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"socke"}, "L", wk.LevelI)
	p.at(0, 0)
	p.Type("l")
	before := p.view()
	after := before
	after.Step++
	after.Field = slices.Clone(before.Field)
	for i, t := range after.Field {
		if after.Field[i].Color = wk.Red; t.Letter == 'S' {
			after.Field[i].Tile = p.view().Pool[0] // the L
		}
	}
	after.Turns = append(slices.Clone(after.Turns), wk.ScoredTurn{Words: []wk.ScoredWord{{Spelled: wk.Spelled{Place: wk.Place{Across: true}, Text: "LOCKE"}}}})
	after.Phase, after.Mover, after.Asked = wk.PhaseDraw, wk.Black, 1
	render := func(v wk.View) {
		p.pose.Show(func(games.Seat, wk.View) wk.View { return v })
		p.Page.Shown()
	}
	turning := func() (text string) {
		for _, t := range shelltest.Inside[*draw.LetterTile](shelltest.Marked(p, p.Env, "field")) {
			text += t.Look().Text
		}
		return text
	}
	render(after)
	p.check(turning() == "", "not without animations")

	clock := shelltest.NewClock(t)
	render(before)
	render(after)
	p.check(turning() == "OCKE", "they turn over one after the other; L was never black")
	begin := shelltest.Drawn(t, p.Env)
	clock.Pass(210 * time.Millisecond)
	half := shelltest.Drawn(t, p.Env)
	p.check(half != begin && turning() == "OCKE", "halfway some have turned")
	p.check(shelltest.Inside[*draw.LetterTile](shelltest.Marked(p, p.Env, "field"))[0].Look().Face == draw.FaceRed, "to red")
	clock.Pass(240 * time.Millisecond)
	p.check(turning() == "" && p.seen(1, 0).Face == draw.FaceRed, "and lie there")
	p.check(shelltest.Drawn(t, p.Env) != half, "and all have turned")
	render(before)
	render(after)
	p.check(turning() == "OCKE", "once more")
	p.Key(fyne.KeyLeft)
	p.check(turning() == "" && p.seen(1, 0).Face == draw.FaceRed, "any key skips")
}
