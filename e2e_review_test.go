//go:build e2e && linux

package main

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// advised lays a match with tips into the data file; a name that is a character's is that computer.
func advised(here *place, k games.Kind, setup []byte, do func(*table.Session), names ...string) {
	here.t.Helper()
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	var ids []store.PlayerID
	for i, name := range names {
		p, err := st.AddPlayer(name, i)
		if level := slices.IndexFunc(mind.Characters(), func(l mind.Level) bool { return l.Name() == name }); level >= 0 {
			p, err = st.Character(mind.Characters()[level])
		}
		here.must(err)
		ids = append(ids, p.ID)
	}
	s, err := table.Begin(st, k, store.NewMatch{Setup: setup, Players: ids, Tips: true})
	here.must(err)
	do(s)
}

// tips asks for all grades of a tip, one after the other, and closes it.
func (r *program) tips(seat int) {
	r.t.Helper()
	for grade := 1; grade <= mind.Grades; grade++ {
		r.key("F7")
		r.line("tip", "seat="+strconv.Itoa(seat), "grade="+strconv.Itoa(grade), "of="+strconv.Itoa(mind.Grades))
	}
	r.shot("tip")
	r.key("Escape")
}

// opened opens the first mistake of a review.
func (r *program) opened(picture string) {
	r.t.Helper()
	first := ""
	for name := range r.marks {
		if n, ok := strings.CutPrefix(name, "decision."); ok && (first == "" || len(n) < len(first) || len(n) == len(first) && n < first) {
			first = n
		}
	}
	if first == "" {
		r.fail("no mistake among %v", r.marks)
	}
	r.click("decision." + first)
	r.page("review", "open=true")
	r.shot(picture)
}

// fromHistory opens the review of the newest match from the list of all.
func (r *program) fromHistory(covered string) {
	r.t.Helper()
	r.click("matches")
	r.page("matches")
	r.click("match.menu.0")
	r.key("Down", "Down", "Return") // over the result and the replay
	r.page("review", "ready=true", "covered="+covered)
}

// TestE2EReviewDicewords plays a match of two with tips, badly at first: each grade of a tip counts. The review of it is opened
// from the result, where each sees their own decisions only, and again from the history.
func TestE2EReviewDicewords(t *testing.T) {
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", TextSize: 100})
	m := newMirror(t, 11, options)
	advised(here, dw.Kind{}, m.setup, func(*table.Session) {}, "Tina", "Lee")
	p := &player{here.start(s, 1), m, "de"}
	p.page("home", "lang=de")
	p.key("Return")
	p.shown()
	p.throw()
	p.keepDice([]int{1, 2, 3, 4, 5, 6, 7, 8, 9}) // nearly all of a bad throw: even a rough estimate finds better
	p.tips(0)
	p.spell(m.best(3, 9)) // a short word, at once
	p.declare()
	for !m.over() {
		p.throw()
		p.spell(m.best(10, 1000))
		p.declare()
	}
	p.page("table", "face=result")
	p.click("review")
	p.page("review", "game="+dw.Name, "ready=true", "covered=true")
	p.shot("review-covered")
	p.click("looks")
	p.page("review", "covered=false")
	p.opened("review-dicewords")
	p.key("Escape")
	p.page("table", "face=result")
	p.shot("review-places")
	p.click("home")
	p.page("home")
	p.fromHistory("true")
	p.quit()

	st, err := store.Open(here.data, store.Options{ReadOnly: true})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	all, err := st.Matches(store.MatchFilter{})
	here.must(err)
	kept, ok, err := st.Review(all[0].ID)
	if err != nil || !ok || mind.AccountOf(kept.Findings, 0).Mistakes() == 0 || !slices.Equal(all[0].Tips, []int{mind.Grades, 0}) {
		t.Errorf("tips %v; kept %t: %+v, %v", all[0].Tips, ok, kept.Findings, err)
	}
}

// TestE2EReviewDavinci takes a tip against Pip in English and dark, and looks back at the match from the history in the least
// window; alone with computers one sees one's own decisions at once.
func TestE2EReviewDavinci(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.English, Mode: "dark", TextSize: 100})
	setup, err := dv.Setup{Options: dv.DefaultOptions(2), Seed: 3}.Encode()
	here.must(err)
	// play goes on with the match, both badly, until it is over or somebody may guess.
	play := func(s *table.Session, guess bool) {
		for _, over := s.Outcome(); !over && (guess || s.Standing().Phase != dv.PhaseGuess || s.Standing().Asked != 0); _, over = s.Outcome() {
			seat := s.Standing().Asked
			c, _ := dvmind.NewPlayer(mind.Pip, 5).Choose(context.Background(), s.View(seat), mind.Chance(7, s.Seq()))
			here.must(s.Submit(s.Seq(), seat, c.Action))
		}
	}
	advised(here, dv.Kind{}, setup, func(s *table.Session) { play(s, false) }, "Tina", "Pip")
	p := here.start(s, 1)
	p.page("home", "lang=en")
	p.key("Return")
	p.page("table", "face=private")
	p.tips(0)
	p.quit()

	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	session, err := table.Open(st, dv.Kind{}, 1)
	here.must(err)
	play(session, true)
	here.must(st.Close())
	p = here.start(s, 1)
	p.page("home", "lang=en")
	p.fromHistory("false")
	p.resize(leastWide, leastHigh)
	p.shotOf("review-davinci", leastWide, leastHigh)
	p.quit()
}
