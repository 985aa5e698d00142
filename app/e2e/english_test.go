//go:build e2e && linux

package e2e

import (
	"strings"
	"testing"

	"spieltisch/assets/dice"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
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
	p.more()
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

// TestE2EWoerterklauerEnglish plays against Pip to the end with English words in a program in German; a turn is taken back, and
// the program is killed and goes on. All words are judged by the English list.
func TestE2EWoerterklauerEnglish(t *testing.T) {
	const me = 1
	here, s := newPlace(t), newScreen(t, wide, high)
	lists := lexicon.TermLists{Short: lexdata.TwoLettersEnglish()}
	setup := wk.Setup{Options: wk.DefaultOptions(), Seed: 8, Language: wk.English}
	w := &robbed{thieves: newThievesOf(t, here.start(s, 1, "-lang", "de", "-seed", "8"), setup, tiles.English, lexdata.English(), lists), here: here}
	list, err := lexicon.OpenTerms(lexdata.English(), lists)
	here.must(err)
	w.player = think.NewLibrary(list, w.terms, nil, nil).Player(mind.Nova, 7)

	w.page("home", "lang=de")
	w.click("against." + wk.Name)
	w.page("setup", "game="+wk.Name, "seats=1")
	w.click("player.name")
	w.write("Tina")
	w.key("Return")
	w.page("setup", "seats=2")
	w.more()
	w.choose("words", .9) // English
	w.shot("woerterklauer-english-setup")
	w.click("start")
	w.line("computer", "seat=0", "stage=2")
	w.key("End")
	for turns := 1; w.asked(me); turns++ {
		w.follow()
		if turns == 2 {
			w.kill()
			w.program = here.start(s, 1)
			w.page("home", "lang=de")
			w.key("Return")
			w.shown("board")
			w.cursor, w.down = wk.Cell{}, false
		}
		w.shot("woerterklauer-english-table")
		if !w.turn(turns) {
			break
		}
		w.line("computer", "seat=0", "stage=2")
		if turns == 1 {
			w.takeBack()
		}
		w.key("End")
	}
	w.shot("woerterklauer-english-result")
	w.click("rules")
	w.page("rules", "game="+wk.Name)
	w.shot("woerterklauer-english-rules")
	w.quit()

	log, _ := here.newest(wk.Kind{})
	v := log.Match().View(games.Table).(wk.View)
	if _, over := log.Match().Outcome(); !over || v.Language != wk.English || len(v.Rulings) < 2 {
		t.Errorf("words of %q, %d rulings, over: %v", v.Language, len(v.Rulings), over)
	}
	for _, r := range v.Rulings {
		if !strings.HasPrefix(r.By, games.ByLexicon+":en-") {
			t.Errorf("%s is judged by %s", r.Word, r.By)
		}
	}
}
