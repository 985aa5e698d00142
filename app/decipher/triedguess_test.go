package decipher_test

import (
	"testing"

	"spieltisch/app/decipher"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
	"spieltisch/store"
)

// A word that was tried in a trial isn't still being typed when somebody tries again: what else is to do is in reach.
func TestATriedGuessIsPutAway(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee")
	p.word("BAUER")
	p.Submit(1, dc.Take{})
	at, _, err := p.Session.Position(2, 1)
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Pose(dc.Kind{}, at, []store.Player{{Name: "Tina"}, {Name: "Lee"}})
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	p.Env.Router.Show(frame.NewTrial(p.Env, decipher.Game(), s, &frame.Trial{Seat: 1, Decide: func(games.Log) { tried++ }}))
	defer p.Env.Router.Page().Leave()
	p.guess("Lee", "KUMME")
	if tried != 1 || p.guesser() != "" {
		t.Errorf("tried %d times, %q is still guessing", tried, p.guesser())
	}
}
