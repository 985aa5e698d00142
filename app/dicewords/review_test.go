package dicewords_test

import (
	"strconv"
	"testing"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// The curve of a review ends with the figures that are written below it, however these were rounded so that they add up.
func TestCurveEndsWithTheFigures(t *testing.T) {
	env := shelltest.New(t, locales.German)
	look := dicewords.Game().Reviews.Look(env, games.Log{}, []string{"Tina", "Lee"})
	found := []mind.Finding{
		{Seat: 0, Turn: 1, Booked: mind.Booked{Base: 110.96, Luck: -16.74, Lost: 44.2}},
		{Seat: 1, Turn: 1, Booked: mind.Booked{Base: 110.96, Luck: 3}},
		{Seat: 0, Turn: 2, Booked: mind.Booked{Base: 110.96, Luck: -16.74, Lost: 44.24}},
	}
	a := mind.AccountOf(found, 0)
	c := look.Curve(found, 0)
	if got := c.Format(c.Best[1]); got != look.Luck(a) {
		t.Errorf("possible were %s, and luck was %s", got, look.Luck(a))
	}
	total, err := strconv.Atoi(look.Total(a))
	if err != nil {
		t.Fatal(err)
	}
	if got := int(c.Own[1]); got != total-222 {
		t.Errorf("reached is %d, and %d points of 222", got, total)
	}
	if c.Format(c.Best[0]) != "–17" {
		t.Errorf("after the first turn %s", c.Format(c.Best[0]))
	}
}
