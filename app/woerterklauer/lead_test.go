package woerterklauer_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// What is said of the lead must not move the pool while one drags from it, nor faces and
// tiles next to it.
func TestPoolStaysWhileTheLeadChanges(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal(socke, "LXN", wk.LevelI)
		places := func() []fyne.Position { // of the pool, and of faces and tiles next to the lead
			out := []fyne.Position{shelltest.Middle(shelltest.Marked(t, p.Env, "pool"))}
			for _, a := range shelltest.Find[*ui.Avatar](p.Env) {
				out = append(out, shelltest.Middle(a))
			}
			for _, s := range shelltest.Find[*draw.LetterTile](p.Env) {
				if !slices.Contains(p.pooled(), s) {
					out = append(out, shelltest.Middle(s))
				}
			}
			return out
		}
		before := places()
		p.at(0, 0)
		p.Type("l")
		p.check(p.Says("judge.lead.turned", games.Args{"N": 4}), "tiles that turn are counted")
		if after := places(); !slices.Equal(after, before) {
			t.Errorf("something moves: %v, %v", before, after)
		}
	}
}

// A window that becomes narrow leaves no room for the side's color next to whose turn it is.
func TestTurnIsSaidInANarrowWindow(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "LXN", wk.LevelI)
	shelltest.Resize(p.Env, 1600, 800)
	p.check(p.Says("judge.turn.red"), "at first there is room for both")
	shelltest.Resize(p.Env, 1000, 800)
	p.check(p.Says("judge.turn") && !p.Says("judge.turn.red"), "then for one")
	p.check(!p.Says("judge.side.black"), "and none for the other side's color")
}
