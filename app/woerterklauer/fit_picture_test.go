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
func TestPicturePhasesFit(t *testing.T) {
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
					p.tapPool(tile.ID)
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
			p.board.ShowScorecard()
			fits("sheet")
			ui.ClearAbove(p.env.Window)
			p.ctrlEnter()
			p.sockeField()
			p.sockeDraft()
			fits("draft")
			p.board.state.same = true
			p.board.showCards()
			fits("unchanged words")
			p.board.handIn(wk.GiveUp{})
			fits("result")
		}
	}
}

// Whatever the size of window and text and the language, nothing is cut off.
func TestPictureNothingIsCutOff(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
			for _, text := range []int{100, 125, 150} {
				shelltest.Resize(p.env, size.Width, size.Height)
				shelltest.TextSize(p.env, text)
				p.sockeField()
				p.sockeDraft()
				if out := shelltest.Outside(p.env); len(out) > 0 {
					t.Errorf("%s %v %d: %q", lang, size, text, out)
				}
				f, c := p.board.field, p.env.Window.Canvas().Size()
				end := fyne.CurrentApp().Driver().AbsolutePositionForObject(f).Add(f.Size())
				if end.X > c.Width || end.Y > c.Height+2 {
					t.Errorf("%s %v %d: the field ends at %v", lang, size, text, end)
				}
				if !f.whole() && f.window.cell > minCell || f.window.cell < minCell {
					t.Errorf("%s %v %d: the field isn't seen: %+v", lang, size, text, f.window)
				}
				for i := range p.board.pool.tiles.slots {
					if w := p.board.pool.tiles.grid().W; w+poolGap < 40 {
						t.Errorf("%s %v %d: tile %d of the pool is %v wide", lang, size, text, i, w)
					}
				}
			}
		}
	}
}
