package davinci_test

import (
	"testing"

	"spieltisch/app/davinci"
	"spieltisch/app/practice"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
	"spieltisch/store"
)

// toGuess is a scripted match before the first guess of seat 0.
func toGuess(t *testing.T, dashes bool, seed uint64) (games.Position, games.Log) {
	t.Helper()
	setup, err := dv.Setup{Options: davinci.Rules(dashes, dv.PadChances), Seed: seed}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	log, err := games.NewLog(dv.Kind{}, setup)
	for err == nil {
		if v := log.Match().View(0).(dv.View); v.Asked == 0 && v.Phase == dv.PhaseGuess {
			break
		}
		seat, a, _ := scripted(log.Match())
		log, err = log.Do(seat, a)
	}
	if err != nil {
		t.Fatal(err)
	}
	rows, err := log.Rows(log.Len())
	if err != nil {
		t.Fatal(err)
	}
	return games.Position{Kind: dv.Name, Rules: dv.Rules, Setup: setup, Rows: rows, Seat: 0}, log
}

// tryShots are pictures of the position before and after a guess, and of the better one. leak spoils what is said of it.
func tryShots(t *testing.T, at games.Position, g dv.Guess, leak bool) (all []tabletest.Shot) {
	t.Helper()
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	env.Router.Home()
	game, desk := *davinci.Game(), (*table.Desk)(nil)
	board := game.Board
	game.Board = func(d *table.Desk) *table.AnyBoard {
		desk = d
		return board(d)
	}
	if leak {
		spoiled := *game.Reviews
		spoiled.Look = func(s table.Seen) table.ReviewLook {
			if all := s.Log.Match().View(games.Table).(dv.View).Guesses; all[len(all)-1].Right {
				s.Names = []string{s.Names[0], "right"}
			}
			return davinci.Game().Reviews.Look(s)
		}
		game.Reviews = &spoiled
	}
	practice.Open(env, &game, practice.Task{Position: at, Players: []store.Player{{Name: "Tina"}, {Name: "Lee", Color: 1}}})
	all = append(all, tabletest.Shoot(t, env, "before"))
	if err := desk.Submit(0, g); err == nil {
		t.Fatal("carried out")
	}
	all = append(all, tabletest.Shoot(t, env, "told"))
	if solve := env.T("practice.solve"); shelltest.Has(env, solve) {
		shelltest.Tap(t, env, solve)
		all = append(all, tabletest.Shoot(t, env, "shown"))
	}
	return all
}

// A guess that is right in one of two matches that look the same to the seat, and wrong in the other, is judged alike: what is
// shown doesn't tell what came of it.
func TestPictureTrialTwins(t *testing.T) {
	for _, dashes := range []bool{false, true} {
		twins := findPair(t, dashes, 0)
		at, log := toGuess(t, dashes, twins.a)
		other, twin := toGuess(t, dashes, twins.b)
		v := log.Match().View(0).(dv.View)
		g := dv.Guess{Place: v.Places[0]}
		here, there := log.Match().View(1).(dv.View).Own(), twin.Match().View(1).(dv.View).Own()
		for i := range here {
			if here[i].Number != there[i].Number && v.Seats[1].Row[i].Number == dv.NumberUnknown {
				g.Tile, g.Number = here[i].ID, here[i].Number
			}
		}
		if g.Tile == 0 {
			t.Fatal("nothing to tell them apart by")
		}
		if got := tabletest.Differing(tryShots(t, at, g, false), tryShots(t, other, g, false)); len(got) > 0 {
			t.Errorf("dashes %t: something tells what came of it: %q", dashes, got)
		}
		if got := tabletest.Differing(tryShots(t, at, g, true), tryShots(t, other, g, true)); len(got) == 0 {
			t.Errorf("dashes %t: a verdict that tells isn't caught", dashes)
		}
	}
}
