package dicewords_test

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// In the result the name and the points of who has played alone for many rounds are never cut, in the least window either.
func TestNameAndPointsAreNeverCut(t *testing.T) {
	for _, target := range []int{90, 200} {
		o := options(dw.CheckTrust)
		o.Target = target
		p := sit(t, locales.English, o, 8, "Margaret")
		shelltest.Resize(p.Env, 1000, 620)
		over := playedOut(p)
		p.Key(fyne.KeyReturn) // to the result
		turns := p.Session.Standing().Scored
		if !over || target == 200 && (len(turns) < 6 || len(turns) > 8) {
			t.Fatalf("over: %v after %d rounds", over, len(turns))
		}
		sum := sumOf(turns)
		seen := map[string]int{}
		check := func(w fyne.CanvasObject, text string, need float32) {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(w)
			if w.Size().Width < need || at.X+w.Size().Width > 1000-32 {
				t.Errorf("%d rounds: %s from %.0f to %.0f, wants %.0f", len(turns), text, at.X, at.X+w.Size().Width, need)
			}
			seen[text]++
		}
		for _, w := range shelltest.Find[*ui.Text](p.Env) {
			if text := w.String(); text == strconv.Itoa(sum) {
				check(w, text, ui.Question.Measure(text))
			}
		}
		for _, w := range shelltest.Find[*ui.Para](p.Env) {
			if text := w.String(); text == "Margaret" {
				check(w, text, ui.Title.Measure(text))
			}
		}
		if seen["Margaret"] == 0 || seen[strconv.Itoa(sum)] == 0 {
			t.Errorf("%d rounds: %v", len(turns), seen)
		}
	}
}

// playedOut plays a match to its end, and tells whether it has one.
func playedOut(p *played) bool {
	for range 12 {
		if _, over := p.Session.Outcome(); over {
			return true
		}
		p.turn(4)
	}
	return false
}

// sumOf is the points of all turns together.
func sumOf(turns []games.ScoredTurn) (sum int) {
	for _, turn := range turns {
		sum += turn.Points
	}
	return sum
}
