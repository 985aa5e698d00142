//go:build e2e && linux

package e2e

import (
	"database/sql"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// booked are the tasks in the only book, as the data file has them now.
func (p *place) booked() []store.Exercise {
	p.t.Helper()
	st, err := store.Open(p.data, store.Options{ReadOnly: true})
	p.must(err)
	defer func() { p.must(st.Close()) }()
	all, err := st.Exercises(1)
	p.must(err)
	return all
}

// aDayLater makes everything in the books a day older, which is the same as a day later; the program doesn't run.
func (p *place) aDayLater() {
	p.t.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(p.data, "spieltisch.sqlite"))
	p.must(err)
	const day = "86400000"
	for _, change := range []string{
		"UPDATE exercises SET at = at - " + day + ", day = day - 1", "UPDATE exercise_answers SET at = at - " + day + ", day = day - 1",
	} {
		_, err := db.Exec(change)
		p.must(err)
	}
	p.must(db.Close())
}

// solve answers a task with the best choice that is known.
func (p *player) solve(e store.Exercise) {
	p.t.Helper()
	a, err := dw.Kind{}.Action(e.Finding.Type, e.Finding.Data)
	if err != nil {
		p.t.Fatal(err)
	}
	hand := "space"
	switch a := a.(type) {
	case dw.Declare:
		p.write(strings.ToLower(a.Word))
		hand = "ctrl+Return"
	case dw.Throw:
		keys := []string{"Down"} // keeps none
		for i := range dw.DiceCount {
			if !slices.Contains(a.Dice, i) {
				keys = append(keys, strconv.Itoa((i+1)%dw.DiceCount))
			}
		}
		p.key(keys...)
	}
	p.screen.still()
	p.screen.changes(func() {
		p.key(hand)
		p.page("practice", "stage=told", "right=true")
	})
}

// book opens the book from the home page and waits until it shows what is due and what is done.
func (p *player) book(due, done int) {
	p.t.Helper()
	p.click("tool.mistakes")
	p.page("mistakes", "player=Tina", "due="+strconv.Itoa(due), "done="+strconv.Itoa(done))
}

// TestE2EBook plays a match badly, sees a mistake in the review, and meets it in the book. It is solved, survives a kill as solved,
// and is gone tomorrow; what wasn't known is there.
func TestE2EBook(t *testing.T) {
	options := dw.DefaultOptions(1)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
	m := newMirror(t, 11, options)
	advised(here, dw.Kind{}, m.setup, func(*session.Session) {}, "Tina")
	p := &player{here.start(s, 1), m, "de"}
	p.page("home", "lang=de")
	p.key("Return")
	p.shown()
	p.throw()
	p.spell(m.best(3, 9)) // a short word, at once
	p.declare()
	p.toTheEnd()
	p.click("review")
	p.page("review", "game="+dw.Name, "ready=true")
	p.shot("book-review")
	p.quit()
	all := here.booked()
	if len(all) == 0 {
		t.Fatal("nothing came into the book")
	}

	p.program = here.start(s, 1)
	p.page("home")
	p.shot("book-home")
	p.book(len(all), 0)
	p.shot("book")
	p.key("Return")
	p.page("practice", "stage=decides")
	p.shot("book-task")
	first := here.asked(all)
	p.solve(first)
	p.shot("book-solved")
	p.kill()

	p.program = here.start(s, 1)
	p.page("home")
	p.book(len(all)-1, 1)
	if len(all) > 1 {
		p.key("Return")
		p.page("practice", "stage=decides")
		p.key("F8")
		p.page("practice", "stage=told", "right=false")
	}
	p.quit()
	here.aDayLater()

	dress(here, shell.Prefs{Language: locales.English, Mode: "dark", Size: 100})
	p.program = here.start(s, 1)
	p.page("home", "lang=en")
	p.book(len(all)-1, 0)
	p.resize(leastWide, leastHigh)
	p.shotOf("book-tomorrow", leastWide, leastHigh)
	p.quit()
	for _, e := range here.booked() {
		if n := len(e.Answers); e.ID == first.ID && (n != 1 || !e.Answers[0].Right) || e.ID != first.ID && n > 1 {
			t.Errorf("%+v", e.Answers)
		}
	}
}

// asked is the task that comes first: the largest mistake, and of equal ones the first.
func (p *place) asked(all []store.Exercise) store.Exercise {
	first := all[0]
	for _, e := range all {
		if e.Finding.Size > first.Finding.Size {
			first = e
		}
	}
	return first
}
