package woerterklauer

import (
	"testing"

	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// What is said of the lead must not move the pool while one drags from it.
func TestPoolStaysWhileTheLeadChanges(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal(socke, "LXN", wk.LevelI)
		before := p.board.pool.object.Position()
		p.at(0, 0)
		p.typed("l")
		p.must(p.board.lead.needs.Visible(), "tiles that turn are counted")
		if after := p.board.pool.object.Position(); after != before {
			t.Errorf("the pool moves from %v to %v", before, after)
		}
	}
}
