package woerterklauer

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// In the middle of a lawful technique nothing is refused that only the finished turn could be
// refused for: what is missing is said instead, and no letter of the field is crossed out.
func TestHalfway(t *testing.T) {
	for name, c := range map[string]struct {
		level wk.Level
		rows  []string
		do    func(p *played)
		says  games.ID // "" when it is finished or wrong
		mark  string   // crossed out on the field
	}{
		"pushed apart for a letter": {wk.LevelII, []string{"buch", "...u", "...t"}, func(p *played) { p.tap(1, 0); p.tap(1, 0); p.tap(2, 0) }, "judge.unfinished.words", ""},
		"a letter taken off":        {wk.LevelI, []string{"socke"}, func(p *played) { p.tap(0, 0); p.tapTray() }, "judge.unfinished.words", ""},
		"a letter taken out, the rest is a word": {
			wk.LevelIII, []string{"werktag", "o.....a", "rabeats"}, func(p *played) { p.tap(3, 0); p.tapTray() }, "judge.unfinished.pool", "",
		},
		"a letter taken out, an equal one laid": {
			wk.LevelIII, []string{"werktag", "o.....a", "rabeats"}, func(p *played) {
				p.tap(3, 0)
				p.tapTray()
				p.dragPool(p.board.state.view.Pool[5].ID, 3, 3)
			}, "", "",
		},
		"a tile laid beside":        {wk.LevelI, []string{"socke"}, func(p *played) { p.dragPool(p.free("L"), 6, 1) }, "woerterklauer.refused.pieces", ""},
		"a word that doesn't count": {wk.LevelI, []string{"eil"}, func(p *played) { p.at(3, 0); p.typed("t") }, "", "t"},
		"two letters exchanged, and both used": {
			wk.LevelI, []string{"socke"}, func(p *played) { p.at(0, 0); p.typed("l"); p.at(1, 0); p.typed("a") }, "", "",
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, locales.German, options(), 1)
			p.deal(c.rows, "ANLXTK", c.level)
			c.do(p)
			s := p.board.state
			p.check(s.unfinished().id == c.says, "says "+string(s.unfinished().id))
			var crossed []string
			for _, tile := range s.tiles() {
				if tile.cross {
					crossed = append(crossed, strings.ToLower(tile.Letter.String()))
				}
			}
			p.check(name == "two letters exchanged, and both used" || strings.Join(crossed, "") == c.mark, "crossed out: "+strings.Join(crossed, ""))
			texts := shelltest.Texts(p.env)
			warned := slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, "Stufe I") && !strings.HasPrefix(text, "Stufe") })
			p.check(!warned || c.says == "", "warns of a level: "+strings.Join(texts, " | "))
			p.check(c.says == "" || !s.verdict.Lawful, "and the turn can't be ended")
		})
	}
}

// Giving up is at hand where there is no lead, but not in the first turn, which can't fail.
func TestGiveUpIsAtHand(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.page.Confirm()
	p.check(!p.board.bar.giveUp.Visible(), "the first turn can't fail")
	p.deal([]string{"socke"}, "LETNISTRUARE", wk.LevelI)
	off, _ := p.board.bar.giveUp.Disabled()
	p.check(p.board.bar.giveUp.Visible() && !off, "no lead")
	p.at(0, 0)
	p.typed("l")
	off, _ = p.board.bar.giveUp.Disabled()
	p.check(p.board.bar.giveUp.Visible() && off, "whoever leads needn't, and the buttons stay where they are")
	p.page.Undo()
	shelltest.Tap(p, p.env, p.env.T("judge.give_up"))
	p.check(shelltest.Has(p.env, p.env.T("judge.give_up.title")), "it asks first")
}

// The first turns say what the level lets one do.
func TestFirstTurnsSayWhatCanBeDone(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		for level := wk.LevelI; level <= wk.LevelIV; level++ {
			v := dealt(p, p.view(), []string{"socke"}, "LETNISTRUARE")
			v.Step, v.Options.Level, v.TurnNumber, v.Turns = p.board.state.view.Step+1, level, 2, make([]wk.ScoredTurn, 1)
			p.board.state.handed = v.Step
			p.board.Render(v)
			p.check(shelltest.Has(p.env, p.env.T(games.ID("judge.begin."+string(rune('0'+level))))), "level "+roman(level))
		}
	}
}
