//go:build e2e && linux

package e2e

import (
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
	"spieltisch/store"
)

// puzzle is the only puzzle that somebody has begun, as the data file has it now.
func (p *place) puzzle() store.PuzzleTry {
	p.t.Helper()
	st, err := store.Open(p.data, store.Options{ReadOnly: true})
	p.must(err)
	defer func() { p.must(st.Close()) }()
	all, err := st.PuzzleTries(0, 1<<30)
	p.must(err)
	if len(all) != 1 {
		p.t.Fatalf("%d puzzles in the data file", len(all))
	}
	return all[0]
}

// TestE2EPuzzles begins the day's puzzle of Decipher, is killed twice, goes on where it was, and solves it with a wrong guess; a
// kill after that doesn't undo it.
func TestE2EPuzzles(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	_, err = st.AddPlayer("Tina", 0)
	here.must(err)
	here.must(st.Close())

	p := here.start(s, 1)
	p.page("home", "lang=de")
	p.click("tool.puzzles")
	p.page("puzzles", "player=Tina", "solved=0", "row=0")
	p.shot("puzzles")
	p.key("Return")
	p.page("puzzle", "game="+dc.Name, "solved=false")
	p.shot("puzzles-decipher")
	p.key("space")
	p.page("table", "seq=2", "phase="+string(dc.PhasePlace))
	p.kill()
	got := here.puzzle()
	if len(got.Tried) != 1 || got.Solved {
		t.Fatalf("after a kill: %+v", got)
	}
	log, err := got.Puzzle.Log(dc.Kind{})
	here.must(err)

	again := func(fields ...string) {
		t.Helper()
		p = here.start(s, 1)
		p.page("home", "lang=de")
		p.click("tool.puzzles")
		p.page("puzzles", append(fields, "player=Tina")...)
	}
	guess := func(word string) {
		t.Helper()
		p.screen.changes(func() { p.key("g") })
		p.write(strings.ToLower(word))
		p.screen.changes(func() { p.key("Return") })
	}
	again("solved=0")
	p.key("Return")
	p.page("puzzle", "seq=2", "solved=false")
	secret := log.Match().View(games.Seat(0)).(dc.View).Secret.Word
	guess(strings.Repeat("Q", len([]rune(secret)))) // how long it is depends on the day
	p.page("table", "seq=3")
	p.kill()

	again("solved=0")
	p.key("Return")
	p.page("puzzle", "seq=3", "solved=false")
	guess(secret)
	p.page("puzzle", "solved=true", "stars=3")
	p.shot("puzzles-solved")
	p.kill()
	if got = here.puzzle(); !got.Solved || got.Own != -1 || got.Stars != 3 {
		t.Errorf("after the last kill: %+v", got)
	}

	again("solved=1", "row=1")
	p.shot("puzzles-row")
	p.quit()
}
