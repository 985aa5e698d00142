//go:build e2e && linux

package e2e

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/assets"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	dc "spieltisch/games/decipher"
	dcmind "spieltisch/games/decipher/mind"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// advised lays a match with tips into the data file; a name that is a character's is that computer.
func advised(here *place, k games.Kind, setup []byte, do func(*session.Session), names ...string) {
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
	s, err := session.Begin(st, k, store.NewMatch{Setup: setup, Players: ids, Tips: true})
	here.must(err)
	do(s)
}

// tips asks for all grades of a tip, one after the other, and closes it. How many there are the first one says.
func (r *program) tips(seat int) (grade int) {
	r.t.Helper()
	for of := 1; grade < of; {
		grade++
		r.key("F7")
		r.line("tip", "seat="+strconv.Itoa(seat), "grade="+strconv.Itoa(grade))
		_, after, _ := strings.Cut(r.seen[len(r.seen)-1], " of=")
		n, _, _ := strings.Cut(after, " ")
		var err error
		if of, err = strconv.Atoi(n); err != nil {
			r.t.Fatal(err)
		}
	}
	r.shot("tip")
	r.key("Escape")
	return grade
}

// fromHistory opens the review of the newest match from the list of all.
func (r *program) fromHistory() {
	r.t.Helper()
	r.click("matches")
	r.page("matches")
	r.click("match.menu.0")
	r.key("Down", "Down", "Return") // over the result and the replay
	r.page("review", "ready=true")
}

// TestE2EReviewDicewords plays a match of two with tips, badly at first: a tip counts once. The review of it is opened
// from the result, where nobody is asked who looks, and again from the history.
func TestE2EReviewDicewords(t *testing.T) {
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
	m := newMirror(t, 11, options)
	advised(here, dw.Kind{}, m.setup, func(*session.Session) {}, "Tina", "Lee")
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
	p.page("review", "game="+dw.Name, "ready=true")
	p.shot("review-dicewords")
	p.key("Escape")
	p.page("table", "face=result")
	p.shot("review-places")
	p.click("home")
	p.page("home")
	p.fromHistory()
	p.quit()

	st, err := store.Open(here.data, store.Options{ReadOnly: true})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	all, err := st.Matches()
	here.must(err)
	kept, ok, err := st.Review(all[0].ID)
	if err != nil || !ok || mind.AccountOf(kept.Findings, 0).Mistakes() == 0 || !slices.Equal(all[0].Tips, []int{1, 0}) {
		t.Errorf("tips %v; kept %t: %+v, %v", all[0].Tips, ok, kept.Findings, err)
	}
}

// rival is a person against Pip, in a match that is played outside the window, by Pip on both seats.
type rival struct {
	here   *place
	screen *screen
	kind   games.Kind
	next   games.Action // the table's, to go on with
	player func(games.Seat) mind.Player
}

// plays goes on with a match until it is over, or until the person is asked in one of these phases.
func (r rival) plays(s *session.Session, phases ...games.ID) {
	for _, over := s.Outcome(); !over && (s.Standing().Asked != 0 || !slices.Contains(phases, s.Standing().Phase)); _, over = s.Outcome() {
		seat, a := s.Standing().Asked, r.next
		if seat != games.Table {
			c, _ := r.player(seat).Choose(context.Background(), s.View(seat), mind.Chance(7, s.Seq()))
			a = c.Action
		}
		r.here.must(s.Submit(s.Seq(), seat, a))
	}
}

// looksBack has the person take a tip in each of these phases, whose grades all count. Then the match comes to its end, and
// the review of it is opened from the history in the least window.
func (r rival) looksBack(prefs shell.Prefs, setup []byte, phases ...games.ID) {
	here := r.here
	here.t.Helper()
	dress(here, prefs)
	advised(here, r.kind, setup, func(s *session.Session) { r.plays(s, phases[0]) }, "Tina", "Pip")
	open := func() *program {
		p := here.start(r.screen, 1)
		p.page("home", "lang="+string(prefs.Language))
		return p
	}
	goOn := func(phases ...games.ID) store.Match {
		st, err := store.Open(here.data, store.Options{})
		here.must(err)
		defer func() { here.must(st.Close()) }()
		s, err := session.Open(st, r.kind, 1)
		here.must(err)
		r.plays(s, phases...)
		return s.Stored()
	}
	told := 0
	for i := range phases {
		if i > 0 {
			goOn(phases[i])
		}
		p := open()
		p.key("Return")
		p.page("table", "turn=0")
		told += p.tips(0)
		p.quit()
	}
	if m := goOn(); told < mind.Grades || !slices.Equal(m.Tips, []int{len(phases), 0}) {
		here.t.Errorf("%d grades of tips, stored %v", told, m.Tips)
	}
	p := open()
	p.fromHistory()
	p.resize(leastWide, leastHigh)
	p.shotOf("review-"+r.kind.Name(), leastWide, leastHigh)
	p.quit()
}

func TestE2EReviewDavinci(t *testing.T) {
	setup, err := dv.Setup{Options: dv.DefaultOptions(2), Seed: 3}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	r := rival{newPlace(t), newScreen(t, wide, high), dv.Kind{}, nil, func(games.Seat) mind.Player { return dvmind.NewPlayer(mind.Pip, 5) }}
	r.looksBack(shell.Prefs{Language: locales.English, Mode: "dark", Size: 100}, setup, dv.PhaseGuess)
}

// TestE2EReviewDecipher takes tips as Puzzle Maker, on the private page, and as Word Seeker.
func TestE2EReviewDecipher(t *testing.T) {
	here := newPlace(t)
	alphabet, err := letterpiece.Parse(assets.Alphabet)
	here.must(err)
	setup := dc.NewSetup(dc.DefaultOptions(2), alphabet, 5)
	lex, err := lexicon.Open(lexdata.German())
	here.must(err)
	words := dcmind.NewLibrary(lex, setup, nil)
	data, err := setup.Encode()
	here.must(err)
	r := rival{here, newScreen(t, wide, high), dc.Kind{}, dc.Next{}, func(seat games.Seat) mind.Player { return words.Player(mind.Pip, seat) }}
	r.looksBack(shell.Prefs{Language: locales.German, Mode: "dark", Size: 100}, data, dc.PhaseWord, dc.PhasePlace)
}

func TestE2EReviewWoerterklauer(t *testing.T) {
	here := newPlace(t)
	set, err := wk.ParseSet(tiles.German)
	here.must(err)
	options := wk.DefaultOptions()
	options.Size = wk.MinSize // the review takes a while for each turn
	setup, err := wk.Setup{Options: options, Set: set, Seed: 5}.Encode()
	here.must(err)
	lex, err := lexicon.Open(lexdata.German())
	here.must(err)
	lists := germanLists()
	list, err := lexicon.OpenTerms(lexdata.GermanTerms(), lists)
	here.must(err)
	words := wkmind.NewLibrary(list, lexicon.NewTerms(lex, lists), nil, nil)
	r := rival{here, newScreen(t, wide, high), wk.Kind{}, nil, func(games.Seat) mind.Player { return words.Player(mind.Pip, 5) }}
	r.looksBack(shell.Prefs{Language: locales.English, Mode: "light", Size: 100}, setup, wk.PhaseLay)
}
