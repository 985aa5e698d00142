//go:build e2e && linux

package main

import (
	"strings"
	"testing"

	"spieltisch/assets/dice"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// TestE2EDicewordsEnglish plays against Pip to the end with English words in a program in German. All of them are judged by the
// English list, and the review knows its words.
func TestE2EDicewordsEnglish(t *testing.T) {
	const me = 1
	here, s := newPlace(t), newScreen(t, wide, high)
	m := newMirrorOf(t, 11, dw.DefaultOptions(2), dice.English, lexdata.English())
	p := &player{here.start(s, 1, "-lang", "de", "-seed", "11"), m, "de"}
	p.page("home", "lang=de")
	p.click("against." + dw.Name)
	p.page("setup", "game="+dw.Name, "seats=1")
	p.click("player.name")
	p.write("Tina")
	p.key("Return")
	p.page("setup", "seats=2")
	p.click("target")
	p.write("50")
	p.key("shift+Tab", "Right") // from the target back to the language of the words
	p.shot("english-setup")
	p.key("Return")
	p.line("computer", "seat=0", "stage=1")
	p.key("End")
	p.asked(me)
	p.follow(here, me)
	p.shot("english-table")
	p.click("rules")
	p.page("rules", "game="+dw.Name)
	p.shot("english-rules")
	p.key("Escape")
	p.page("table", "turn=1")
	p.word(4, 16)
	for p.theirs(); p.asked(me); p.theirs() {
		p.follow(here, me)
		p.word(10, 1000)
	}
	p.shot("english-result")
	p.click("review")
	p.page("review", "game="+dw.Name, "ready=true")
	p.shot("english-review")
	p.quit()

	log, _ := here.newest(dw.Kind{})
	v := log.Match().View(games.Table).(dw.View)
	if v.Set.Lang() != dw.English || len(v.Rulings) < 2 {
		t.Errorf("words of %q, %d rulings", v.Set.Lang(), len(v.Rulings))
	}
	for _, r := range v.Rulings {
		if !strings.HasPrefix(r.By, games.ByLexicon+":en-") || !m.lex.Contains(r.Word) {
			t.Errorf("%s is judged by %s", r.Word, r.By)
		}
	}
}
