package woerterklauer_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// A word that nobody has judged counts for nobody, and its letters are nobody's; judged, they count for who laid them. Whoever
// moves, the lead is said of who has it.
func TestOpenWordsDontCountYet(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sitToAsk(t, lang)
		word := p.unknown()
		p.check(p.Says("judge.lead.none") || p.seesText(p.Say("judge.lead.none")), "nothing counts yet")
		p.check(p.seen(0, 0).Face == draw.FacePool, "and nobody owns it")
		p.Tap("judge.ask.yes")
		p.check(p.seen(0, 0).Face == draw.FaceRed, word+" is red")
		five := p.Say("judge.lead.red", games.Args{"Own": 5, "Other": 0})
		p.check(p.seesText(five) && p.seesText("+5") && !p.seesText("−5"), "red leads by 5, while black is to move")
	}
}

// A click on a cell marks it, and tiles of the pool that are clicked then go there one after the other, over what lies there.
func TestClicksLayAWord(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"..l", "..a", "..u"}, "BLND", wk.LevelI)
	p.tap(0, 1)
	p.tapPool(p.free("L"))
	p.tapPool(p.free("N"))
	p.tapPool(p.free("D"))
	p.check(p.letters() == "..l.\nlnad\n..u.", "in a row, over the A")
	seen, down := p.marked()
	p.check(seen && !down, "the mark goes on")
	p.Key(fyne.KeyEscape)
	p.tapPool(p.free("B"))
	p.check(p.held() == "B", "without a mark a tile is picked up")
}

// A click on the field before there is anything to lay is answered by what comes first.
func TestClickBeforeDrawingIsAnswered(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.tap(0, 0)
		p.check(p.Says("judge.not.drawn"), "first tiles are drawn")
		p.ctrlEnter()
		p.Key(fyne.KeyF8)
		p.tap(0, 0)
		p.check(p.Says("judge.not.chosen"), "or chosen")
	}
}

// The table is asked beside the board, which stays in sight and still, with both answers where they were for the next question; Enter
// is what nobody says by a slip, and Esc goes back to laying.
func TestQuestionLeavesTheBoardInSight(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1000, 620)} {
		p := sit(t, locales.German, options(), 1)
		shelltest.Resize(p.Env, size.Width, size.Height)
		p.deal([]string{"HUT"}, "XYNAB", wk.LevelI)
		p.at(3, 0)
		p.Type("xy")
		p.ctrlEnter()
		p.check(p.Env.Window.Canvas().Overlays().Top() == nil, "nothing lies over the board")
		laid, at := p.laid(), shelltest.Middle(p.button("judge.ask.yes"))
		p.tapPool(p.free("N"))
		p.tap(0, 3)
		p.check(p.laid() == laid && p.held() == "" && p.Says("judge.asking"), "where nothing moves until it is answered")
		p.Tap("judge.ask.yes")
		p.check(shelltest.Middle(p.button("judge.ask.same.yes")) == at, "the answers stay where they are")
		for _, s := range shelltest.Outside(p.Env) {
			t.Errorf("%v: %s", size, s)
		}
		p.check(shelltest.Middle(p.button("judge.ask.back")).X < size.Width*.75, "the way back is on the mat")
		p.Tap("judge.ask.back")
		p.check(p.laying() && !p.Says("judge.ask.same.yes"), "back to laying")
		p.ctrlEnter()
		p.Key(fyne.KeyReturn)
		p.check(p.laying() && p.Says("judge.kind.invalid"), "Enter refuses")
	}
}

func (p *played) button(id games.ID) *ui.Button {
	p.Helper()
	for _, b := range shelltest.Find[*ui.Button](p.Env) {
		if b.Text() == p.Say(id) {
			return b
		}
	}
	p.Fatal("no button", id)
	return nil
}

// A theft is stamped over neither the stolen word nor the pool nor what somebody says; there is no drawer that would repeat the slip.
func TestStampLeavesThePoolFree(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	shelltest.Resize(p.Env, 1000, 620)
	p.draw()
	p.first(0, 0)
	p.ctrlEnter()
	p.draw()
	p.steal()
	p.ctrlEnter()
	for _, s := range shelltest.Find[*ui.Stamp](p.Env) {
		field, m := shelltest.Marked(t, p.Env, "field"), shelltest.Middle(s)
		stolen, high := p.where(0, 0).Y, s.Size().Height/2
		p.check(m.X+s.Size().Width/2 < shelltest.Middle(field).X+field.Size().Width/2 && (m.Y+high < stolen-20 || m.Y-high > stolen+20), "it lies elsewhere on the board")
		p.Key(fyne.KeyF5)
		p.check(!p.Says("judge.last"), "nothing is opened")
		return
	}
	t.Fatal("no stamp")
}
