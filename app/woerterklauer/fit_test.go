package woerterklauer

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Every phase of a turn fits into the least window: nothing is cut off at its sides, and the
// action bar needs no scrolling.
func TestPhasesFit(t *testing.T) {
	seed := novowel(t)
	for _, lang := range locales.Langs {
		for _, percent := range []int{100, 150} {
			o := options()
			o.Clock = wk.DefaultClock
			p := sit(t, lang, o, seed)
			shelltest.TextSize(p.env, percent)
			shelltest.Resize(p.env, 1000, 620)
			fits := func(phase string) {
				t.Helper()
				for _, s := range shelltest.Outside(p.env) {
					t.Errorf("%s %d %s: %s", lang, percent, phase, s)
				}
				for _, c := range []fyne.CanvasObject{p.board.bar.object, p.board.columns.right} {
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(c)
					if end := at.Y + c.Size().Height; c.Visible() && end > 620 {
						t.Errorf("%s %d %s: a card ends at %v", lang, percent, phase, end)
					}
				}
			}
			fits("first")
			p.ctrlEnter()
			fits("vowel")
			for p.view().Phase == wk.PhaseVowel {
				for _, tile := range p.view().Pool[:p.view().Aside] {
					p.board.choose(tile.ID)
				}
				p.ctrlEnter()
			}
			fits("lay")
			p.board.askJoker()
			fits("joker")
			p.board.leaveJoker()
			p.first(0, 0)
			fits("laid")
			p.ctrlEnter()
			fits("recap")
			p.board.showSheet()
			fits("sheet")
			ui.ClearAbove(p.env.Window)
			p.ctrlEnter()
			p.mockup()
			p.draftOfMockup()
			fits("draft")
			p.board.same = true
			p.board.renderCards()
			fits("unchanged words")
			p.board.submit(wk.GiveUp{})
			fits("result")
		}
	}
}
