package woerterklauer

import (
	"testing"

	"fyne.io/fyne/v2"

	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// What is said of the lead must not move the pool while one drags from it, nor faces and
// tiles next to it.
func TestPoolStaysWhileTheLeadChanges(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal(socke, "LXN", wk.LevelI)
		before, tile, face := p.board.pool.object.Position(), p.board.lead.sides[wk.Red].tile, p.board.lead.sides[wk.Red].avatar
		at, faced := tile.Position(), face.Visible()
		p.at(0, 0)
		p.typed("l")
		p.check(p.board.lead.needs.Visible(), "tiles that turn are counted")
		if after := p.board.pool.object.Position(); after != before {
			t.Errorf("the pool moves from %v to %v", before, after)
		}
		if after := tile.Position(); after != at || face.Visible() != faced {
			t.Errorf("the red tile moves from %v to %v, its face is seen: %v, %v", at, after, faced, face.Visible())
		}
	}
}

// A window that becomes narrow leaves no room for the side's color next to whose turn it is.
func TestTurnIsSaidInANarrowWindow(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "LXN", wk.LevelI)
	red := p.board.lead.sides[wk.Red]
	p.env.Window.Resize(fyne.NewSize(1280, 800))
	p.check(red.says.String() == p.env.T("judge.turn.red"), "at first there is room for both")
	p.env.Window.Resize(fyne.NewSize(1000, 800))
	if got := red.says.String(); got != p.env.T("judge.turn") {
		t.Errorf("%q is said in %v", got, red.who.Size())
	}
}
