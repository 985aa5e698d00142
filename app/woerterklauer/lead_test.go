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
				if _, told := shelltest.Around[lineOnScreen](p.Env, s); !told && !slices.Contains(p.pooled(), s) {
					out = append(out, shelltest.Middle(s))
				}
			}
			return out
		}
		before := places()
		p.at(0, 0)
		p.Type("l")
		p.check(p.seesText(p.Say("judge.lead.red", games.Args{"Own": 5, "Other": 0})), "tiles that turn are counted")
		if after := places(); !slices.Equal(after, before) {
			t.Errorf("something moves: %v, %v", before, after)
		}
	}
}

// Letters of a handicap count for the lead and are told apart from those on the field.
func TestHandicapCountsForTheLead(t *testing.T) {
	o := options()
	o.Extra[o.Red] = 7
	p := sit(t, locales.German, o, 1)
	p.deal(socke, "LXN", wk.LevelI)
	p.check(p.seesText("Rot führt mit 0 + 7 zu 5"), "who leads is said with the handicap")
	p.check(p.seesText("+2"), "and by how much")
	v := p.view()
	v.Turns = []wk.ScoredTurn{{Seat: o.Red, TurnNumber: 1, Tally: wk.Tally{Red: 5}}, {Seat: 1 - o.Red, TurnNumber: 2, Tally: wk.Tally{Black: 8}}, {Seat: o.Red, TurnNumber: 3, Tally: wk.Tally{Red: 3, Black: 5}}}
	v.TurnNumber = 4
	p.show(v)
	p.check(p.seesText("Rot führte 3 + 7 : 5") && p.seesText("Schwarz führte 8 : 0"), "the last turns tell it from the third on")
}
