//go:build e2e && linux

package e2e

import (
	"slices"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	dcpaper "spieltisch/games/decipher/paper"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// playedHistory is the history of three: a match of Dicewords played to the end, and two sheets of Decipher with the worked
// example of the rules and a third round, which Ben wins with 25 points. It returns how many points Tina and Lee have.
func playedHistory(t *testing.T, here *place) []int {
	t.Helper()
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	m := newMirror(t, 11, options)
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	var ids []store.PlayerID
	for i, name := range []string{"Tina", "Lee", "Ben"} {
		player, err := st.AddPlayer(name, i)
		here.must(err)
		ids = append(ids, player.ID)
	}
	s, err := session.Begin(st, dw.Kind{}, store.NewMatch{Setup: m.setup, Players: ids[:2]})
	here.must(err)
	do := func(a games.Action) {
		here.must(s.Submit(s.Seq(), m.view().Asked, a))
		m.do(a)
	}
	for !m.over() {
		all, _ := m.draft.Throw()
		do(all)
		word := m.words()[0].Word
		do(dw.NewDeclare(m.view(), word, &lexicon.Judge{Lexicon: m.lex}))
	}
	setup, err := dcpaper.Options{Seats: 3, Length: 5, Language: dc.LanguageGerman}.Encode()
	here.must(err)
	log, err := sheet.NewLog(dcpaper.Kind{}, setup)
	here.must(err)
	log, row, _, err := log.Set(slices.Concat(
		dcpaper.Counted(1, "HOBBY", dc.Tally{Maker: 0, Guesser: 2, GuessLeft: []int{0, 3, 1}, BonusLeft: 2, NoTokens: 5}),
		dcpaper.Counted(2, "PANDA", dc.Tally{Maker: 1, Guesser: 0, GuessLeft: []int{1, 0, 2}, BonusLeft: 2, NoTokens: 3}),
		dcpaper.Typed(3, "FISCH", []string{"2", "8", "13"}),
	))
	here.must(err)
	score := log.Sheet().Score()
	for _, where := range []string{"bei Oma", ""} {
		_, err := st.CreateSheet(store.NewSheet{
			Kind: dc.Name, Rules: dcpaper.Rules, Setup: setup, Players: ids, Place: where,
			First: &row, Standing: score.Standing(), Outcome: score.Outcome,
		})
		here.must(err)
	}
	here.must(shell.PrefsKey.Set(st, shell.Prefs{Language: locales.German, Mode: "light", Size: 100}))
	return m.log.Match().Standing().Points
}

// TestE2EHistory looks through what a family has played: by its place, opens a sheet, deletes it and brings it
// back, and reads who has won how often, in German and light colours and in English and dark ones.
func TestE2EHistory(t *testing.T) {
	here := newPlace(t)
	points := playedHistory(t, here)
	won := "won=0/3,1/3,2/2" // Lee, Tina, Ben: who played most first, then by name
	if points[1] > points[0] {
		won = "won=1/3,0/3,2/2"
	}
	p := here.start(newScreen(t, wide, high), 1)
	p.page("home", "lang=de")
	p.click("matches")
	p.page("matches", "count=3")
	p.shot("history-light-de")
	p.click("history-search")
	p.write("Oma")
	p.page("matches", "count=1")
	p.click("match.0")
	p.page("sheet", "game=decipher", "points=21,19,25", "over=true")
	p.key("Escape")
	p.page("matches", "count=1")
	p.key("Down", "Delete")
	p.page("matches", "count=0")
	p.shot("history-deleted")
	p.key("ctrl+z")
	p.page("matches", "count=1")
	p.key("Escape")
	p.page("home")
	p.click("tool.stats")
	p.page("stats", "count=3", won)
	p.shot("stats-light-de")
	p.click("stats-game")                         // Decipher is in the middle
	p.page("stats", "count=2", "won=2/2,0/2,0/2") // Ben before Lee and Tina, by name
	p.shot("stats-decipher")
	p.key("Escape")
	p.page("home")
	p.click("tool.settings")
	p.page("settings")
	p.key("Tab", "Tab", "Right")
	p.page("settings", "lang=en")
	p.key("Tab", "Right") // dark
	p.page("settings", "lang=en")
	p.key("Escape")
	p.page("home", "lang=en")
	p.click("tool.stats")
	p.page("stats", "lang=en", "count=3", won)
	p.shot("stats-dark-en")
	p.key("Escape")
	p.page("home", "lang=en")
	p.click("matches")
	p.page("matches", "lang=en", "count=3")
	p.shot("history-dark-en")
	p.quit()
	p.kept(here)
}

// kept makes sure that everything is there after the program has ended.
func (r *program) kept(here *place) {
	r.t.Helper()
	st, err := store.Open(here.data, store.Options{ReadOnly: true})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	all, _, err := st.History(store.HistoryFilter{})
	here.must(err)
	if len(all) != 3 {
		r.t.Errorf("%d games are left: %+v", len(all), all)
	}
}
