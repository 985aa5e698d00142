//go:build e2e && linux

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// badlyPlayed is a match of one in which the third throw was given away: its best word, and a poor one.
func badlyPlayed(t *testing.T, here *place) (best, poor string) {
	t.Helper()
	options := dw.DefaultOptions(1)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	m := newMirror(t, 11, options)
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	tina, err := st.AddPlayer("Tina", 0)
	here.must(err)
	s, err := session.Begin(st, dw.Kind{}, store.NewMatch{Setup: m.setup, Players: []store.PlayerID{tina.ID}})
	here.must(err)
	do := func(a games.Action) {
		here.must(s.Submit(s.Seq(), m.view().Asked, a))
		m.do(a)
	}
	all, _ := m.draft.Throw()
	for !m.over() {
		for range 3 {
			do(all)
		}
		words := slices.DeleteFunc(m.words(), func(f dw.Found) bool { return strings.ContainsAny(f.Word, "ÄÖÜ") })
		word := words[0].Word
		if best == "" {
			best, poor = word, words[len(words)-1].Word
			word = poor
		}
		do(dw.Declare{Word: word})
	}
	here.must(shell.PrefsKey.Set(st, shell.Prefs{Language: locales.German, Mode: "light", Size: 100}))
	return best, poor
}

// TestE2EPractice finds a mistake in the review of a match and tries it again on the real table, by keys: wrong as before, then
// right. Nothing of it is in the data file.
func TestE2EPractice(t *testing.T) {
	here := newPlace(t)
	best, poor := badlyPlayed(t, here)
	_, rows := here.newest(dw.Kind{})
	p := here.start(newScreen(t, wide, high), 1)
	p.page("home", "lang=de")
	p.click("matches")
	p.page("matches", "count=1")
	p.click("match.0")
	p.page("table", "face=result")
	p.click("review")
	p.page("review", "game=dicewords", "seq="+strconv.Itoa(len(rows)))
	p.click("try") // what mattered most lies on the mat
	p.page("practice", "stage=decides")
	p.shot("practice-asked")
	p.write(poor)
	p.key("ctrl+Return")
	p.page("practice", "stage=told", "right=false")
	p.shot("practice-wrong")
	p.key("Return")
	p.page("review", "game=dicewords", "seq="+strconv.Itoa(len(rows))) // it is found again in the background
	p.click("try")
	p.page("practice", "stage=decides")
	p.write(best)
	p.screen.still()
	p.screen.changes(func() {
		p.key("ctrl+Return")
		p.page("practice", "stage=told", "right=true")
	})
	p.shot("practice-right")
	p.key("Return")
	p.page("review", "game=dicewords")
	p.quit()
	if _, now := here.newest(dw.Kind{}); len(now) != len(rows) {
		t.Errorf("%d rows in the data file, there were %d", len(now), len(rows))
	}
}
