package decipher_test

import (
	"strings"
	"testing"

	"spieltisch/app/decipher"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// told is a look at a round in which a seeker takes a piece, names three wrong words, and is out.
func told(t *testing.T, lang locales.Lang) table.ReviewLook {
	t.Helper()
	o := rules(lang, 5, func(o *dc.Options) { o.Seats, o.Pick = 2, dc.PickRandom })
	data, err := dc.NewSetup(o, draw.Letters(), 7).Encode()
	if err != nil {
		t.Fatal(err)
	}
	log, err := games.NewLog(dc.Kind{}, data)
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range []games.Action{dc.SetWord{Word: "BAUER"}, dc.Take{}, dc.Guess{Word: "KUMME"}, dc.Guess{Word: "SEGEN"}, dc.Guess{Word: "LAMPE"}} {
		if log, err = log.Do(games.Seat(min(i, 1)), a); err != nil {
			t.Fatal(err)
		}
	}
	return decipher.Game().Reviews.Look(table.Seen{Env: shelltest.New(t, lang), Log: log, Names: []string{"Tina", "Lee"}})
}

// A review says why the last Guess Token is dear, calls a word that couldn't be it so, and counts one point as one.
func TestReviewSaysWhy(t *testing.T) {
	for lang, want := range map[locales.Lang]struct{ last, token, never, early, point string }{
		locales.German:  {"letzte Ratemarker", "kostet einen Ratemarker", "passte nicht", "zu früh", "etwa 1 Punkt mehr"},
		locales.English: {"last Guess Token", "costs a Guess Token", "didn’t fit", "too early", "about 1 point more"},
	} {
		look := told(t, lang)
		early := func(step int, chance float64) mind.Finding {
			return mind.Finding{Step: step, Seat: 1, Turn: 1, What: think.ReviewEarly, Size: mind.LargeMistake, Tells: []float64{chance, 0}, Best: 3}
		}
		for _, c := range []struct {
			said    string
			has, no string
		}{
			{look.Why(early(3, .3)), want.token, want.last},
			{look.Why(early(5, .3)), want.last, want.token},
			{look.Why(early(5, 0)), want.never, "0\u00a0%"},
			{look.Line(early(3, .3)), want.early, want.never},
			{look.Line(early(3, 0)), "KUMME", want.early},
			{look.Why(mind.Finding{Step: 1, What: think.ReviewWord, Size: mind.SmallMistake, Best: 1.02}), want.point, "1,0"},
		} {
			if !strings.Contains(c.said, c.has) || strings.Contains(c.said, c.no) {
				t.Errorf("%s: %q, want %q and no %q", lang, c.said, c.has, c.no)
			}
		}
	}
}

// Where a word was still to be named the review says so, with that word as the better one, though it costs nothing once more.
func TestReviewSaysWhatWasStillToBeNamed(t *testing.T) {
	for lang, want := range map[locales.Lang]string{locales.German: "nur einmal", locales.English: "only once"} {
		look := told(t, lang)
		f := mind.Finding{Step: 2, Seat: 1, Turn: 1, What: think.ReviewStill, Held: true, Tells: []float64{0, 1}}
		if err := f.Better(dc.Guess{Word: "BAUER"}); err != nil {
			t.Fatal(err)
		}
		if line, why := look.Line(f), look.Why(f); !strings.Contains(line, "BAUER") || !strings.Contains(why, want) || !strings.Contains(why, "BAUER") {
			t.Errorf("%s: %q, %q", lang, line, why)
		}
		if look.Detail(f) == nil {
			t.Errorf("%s: nothing to see", lang)
		}
	}
}

// Whoever passed hasn't played on: with one seeker that ends the round.
func TestPassingIsCalledSo(t *testing.T) {
	for lang, want := range map[locales.Lang][2]string{locales.German: {"Gepasst", "Weitergespielt"}, locales.English: {"Passed", "Played on"}} {
		data, err := dc.NewSetup(rules(lang, 3, func(o *dc.Options) { o.Seats, o.Pick = 2, dc.PickRandom }), draw.Letters(), 7).Encode()
		if err != nil {
			t.Fatal(err)
		}
		log, err := games.NewLog(dc.Kind{}, data)
		if err != nil {
			t.Fatal(err)
		}
		for i, a := range []games.Action{dc.SetWord{Word: "ICI"}, dc.Guess{Word: "AAA"}, dc.Pass{}} { // three pieces: in Bonus Mode from the start
			if log, err = log.Do(games.Seat(min(i, 1)), a); err != nil {
				t.Fatal(err)
			}
		}
		look := decipher.Game().Reviews.Look(table.Seen{Env: shelltest.New(t, lang), Log: log, Names: []string{"Tina", "Lee"}})
		for step, said := range map[int]string{2: want[1], 3: want[0]} {
			if line := look.Line(mind.Finding{Step: step, Seat: 1, What: think.ReviewOn, Size: mind.SmallMistake}); !strings.HasPrefix(line, said) {
				t.Errorf("%s, step %d: %q", lang, step, line)
			}
		}
	}
}

// A guess that nothing was likelier than is held against the words that were as likely, and the secret is named; so are all words that
// were likelier than another guess.
func TestEqualWordsAreNamed(t *testing.T) {
	for _, lang := range locales.Langs {
		look := told(t, lang)
		fine := mind.Finding{Step: 3, Seat: 1, Turn: 1, What: think.ReviewGuess, Tells: []float64{.47, 0}, Words: []string{"LAMPE", "KUMME"}}
		other := fine
		other.Size, other.Tells, other.Words = mind.LargeMistake, []float64{.07, .47}, []string{"LAMPE", "SEGEN"}
		if err := other.Better(dc.Guess{Word: "LAMPE"}); err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			said string
			has  []string
		}{{look.Why(fine), []string{"LAMPE", "47", "BAUER"}}, {look.Why(other), []string{"LAMPE", "SEGEN", "47", "KUMME", "7"}}} {
			for _, want := range c.has {
				if !strings.Contains(c.said, want) {
					t.Errorf("%s: %q, want %q", lang, c.said, want)
				}
			}
		}
	}
}
