package stats_test

import (
	"fmt"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// reviewAll keeps a review of each finished match of Dicewords: in each of two turns of a seat a word was overlooked, which
// cost 3 points, and once other dice were kept.
func reviewAll(t *testing.T, env *shell.Env) {
	t.Helper()
	all, err := env.Store.Matches(store.Finished)
	if err != nil || len(all) == 0 {
		t.Fatal(len(all), err)
	}
	for _, m := range all {
		if m.Kind != "dicewords" {
			continue
		}
		var found []mind.Finding
		for turn := range 2 {
			found = append(found, mind.Finding{Step: turn + 1, Turn: turn + 1, What: "dicewords.review.word", Size: mind.SmallMistake, Booked: mind.Booked{Base: 90, Luck: -1, Lost: 3}})
		}
		found = append(found, mind.Finding{Step: 3, Turn: 2, What: "dicewords.review.keep"}, mind.Finding{Step: 3, Turn: 2, What: "dicewords.review.keep"})
		rows, err := env.Store.Rows(m.ID)
		if err != nil {
			t.Fatal(err)
		}
		if err := env.Store.SaveReview(m.ID, len(rows), store.Review{Mind: "1", Findings: found}); err != nil {
			t.Fatal(err)
		}
	}
}

// A person's page says what reviews have found: which mistakes, and how often. Before the first review it says nothing.
func TestOverviewTellsOfReviews(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 40, kinds...)
	overview(env)
	all, err := env.Store.Statistics(store.AllTime)
	if err != nil || len(all["dicewords"]) == 0 {
		t.Fatal(len(all), err)
	}
	who := all["dicewords"][0]
	env.Router.Open(shell.Route{Page: shell.Stats, Player: who.Player.ID})
	more(t, env)
	title := "Aus den Nachlesen: Dicewords"
	if shelltest.Has(env, title) {
		t.Error("it tells of reviews before there are any")
	}
	reviewAll(t, env)
	env.Router.Rebuild()
	sorts, err := env.Store.JudgedSorts("dicewords", store.AllTime, who.Player.ID)
	if err != nil || len(sorts) != 2 || sorts[0].Mistakes < 2 {
		t.Fatalf("%v, %v", sorts, err)
	}
	n := sorts[0].Mistakes
	for _, want := range []string{title, "Wort übersehen", fmt.Sprintf("%d von %d", n, n)} {
		if !shelltest.Has(env, want) {
			t.Errorf("no %q in %q", want, shelltest.Texts(env))
		}
	}
	if shelltest.Has(env, "andere Würfel behalten") {
		t.Error("what was never a mistake is among the mistakes")
	}
	for _, lang := range locales.Langs {
		env.Change(func(p *shell.Prefs) { p.Language = lang })
		shelltest.Resize(env, 1000, 620)
		if out := shelltest.Outside(env); len(out) > 0 {
			t.Errorf("%s: outside: %q", lang, out)
		}
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	side(t, env, "stats-game", 4) // Da Vinci Code
	if texts := strings.Join(shelltest.Texts(env), "|"); strings.Contains(texts, "Aus den Nachlesen") {
		t.Errorf("of a game without reviews: %s", texts)
	}
}
