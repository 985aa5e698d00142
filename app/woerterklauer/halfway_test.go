package woerterklauer_test

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/woerterklauer"
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
		says  string // how the sentence begins, "" when it is finished or wrong
		mark  string // crossed out on the field
	}{
		"pushed apart for a letter": {wk.LevelII, []string{"buch", "...u", "...t"}, func(p *played) { p.tap(1, 0); p.tap(1, 0); p.tap(2, 0) }, "Noch nicht fertig", ""},
		"a letter taken off":        {wk.LevelI, []string{"socke"}, func(p *played) { p.tap(0, 0); p.tapTray() }, "Noch nicht fertig", ""},
		"a letter taken out, the rest is a word": {
			wk.LevelIII, []string{"werktag", "o.....a", "rabeats"}, func(p *played) { p.tap(3, 0); p.tapTray() }, "Noch nicht fertig: K liegt noch im Pool.", "",
		},
		"a letter taken out, an equal one laid": {
			wk.LevelIII, []string{"werktag", "o.....a", "rabeats"}, func(p *played) {
				p.tap(3, 0)
				p.tapTray()
				p.dragPool(p.free("K"), 3, 3)
			}, "", "",
		},
		"a tile laid beside":        {wk.LevelI, []string{"socke"}, func(p *played) { p.dragPool(p.free("L"), 6, 1) }, "L gehört noch zu keinem Wort.", ""},
		"a word that doesn't count": {wk.LevelI, []string{"eil"}, func(p *played) { p.at(3, 0); p.Type("t") }, "", "t"},
		"two letters exchanged, and both used": {
			wk.LevelI, []string{"socke"}, func(p *played) { p.at(0, 0); p.Type("l"); p.at(1, 0); p.Type("a") }, "", "",
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, locales.German, options(), 1)
			p.deal(c.rows, "ANLXTK", c.level)
			c.do(p)
			var crossed []string
			for _, tile := range p.look().Tiles {
				if tile.Look.Cross {
					crossed = append(crossed, strings.ToLower(tile.Look.Text))
				}
			}
			p.check(name == "two letters exchanged, and both used" || strings.Join(crossed, "") == c.mark, "crossed out: "+strings.Join(crossed, ""))
			texts := shelltest.Texts(p.Env)
			unfinished := func(text string) bool { return strings.HasPrefix(text, "Noch nicht fertig") }
			if c.says != "" {
				unfinished = func(text string) bool { return strings.HasPrefix(text, c.says) }
			}
			p.check(slices.ContainsFunc(texts, unfinished) == (c.says != ""), "says "+c.says)
			warned := slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, "Stufe I") && !strings.HasPrefix(text, "Stufe") })
			p.check(!warned || c.says == "", "warns of a level: "+strings.Join(texts, " | "))
			p.check(c.says == "" || !p.lawful(), "and the turn can't be ended")
		})
	}
}

// Giving up is at hand where there is no lead, but not in the first turn, which can't fail.
func TestGiveUpIsAtHand(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.ctrlEnter()
	p.check(!p.Says("judge.give_up"), "the first turn can't fail")
	p.deal([]string{"socke"}, "LETNISTRUARE", wk.LevelI)
	p.check(p.Says("judge.give_up"), "no lead")
	p.at(0, 0)
	p.Type("l")
	p.check(!p.Says("judge.give_up") && p.Says("judge.end"), "whoever leads needn't")
	p.Undo()
	p.Tap("judge.give_up")
	p.check(p.Says("judge.give_up.title"), "it asks first")
}

// The first turns say what the level lets one do.
func TestFirstTurnsSayWhatCanBeDone(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		for level := wk.LevelI; level <= wk.LevelIV; level++ {
			v := woerterklauer.Dealt(p, p.view(), []string{"socke"}, "LETNISTRUARE")
			v.Step, v.Options.Level, v.TurnNumber, v.Turns = p.view().Step+1, level, 2, make([]wk.ScoredTurn, 1)
			p.show(v)
			p.check(p.Says(games.ID("judge.begin."+string(rune('0'+level)))), "level "+string(rune('0'+level)))
		}
	}
}
