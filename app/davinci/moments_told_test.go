package davinci_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"spieltisch/app"
	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// The sentence about a decision is whole: it names a tile and a number, and where the better guess would have been wrong, too, what was
// there, once the match is over.
func TestMomentsAreWholeSentences(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		was := 0
		for _, name := range []string{"two", "three-points", "four-points"} {
			log := tabletest.Golden(t, app.Games(), "davinci", name).Log(t)
			all, err := think.Reviewer{}.Review(context.Background(), log, func(float64, []mind.Finding) {})
			shelltest.Fine(t, err)
			look := davinci.Game().Reviews.Look(table.Seen{Env: env, Log: log, Names: []string{"Tina", "Lee", "Max", "Ben"}})
			for _, f := range all {
				lines := []string{look.Line(f), look.Why(f)}
				if b, ok := f.Choice(dv.Kind{}).(dv.Guess); ok && f.Size > mind.NoMistake && tellsWhatWasThere(t, lang, log, f, b, lines[1]) {
					was++
				}
				f.Type, f.Size, f.Data = "", mind.NoMistake, nil // as a try keeps the better choice back
				lines = append(lines, look.Line(f))
				for _, said := range lines {
					if !whole(said) {
						t.Errorf("%q of %+v", said, f)
					}
				}
			}
		}
		if was == 0 {
			t.Errorf("%s: nothing says what was there", lang)
		}
	}
}

// tellsWhatWasThere tells whether a sentence gives the number of the tile of the better guess; it must do so only where that guess is
// wrong.
func tellsWhatWasThere(t *testing.T, lang locales.Lang, log games.Log, f mind.Finding, better dv.Guess, why string) bool {
	t.Helper()
	v := log.At(f.Step - 1).View(f.Seat).(dv.View)
	_, of, i, _ := v.Find(better.Tile)
	truth := log.At(f.Step - 1).View(of).(dv.View).Seats[of].Row[i].Number
	told := strings.Contains(why, "("+map[locales.Lang]string{locales.German: "es war ", locales.English: "it was "}[lang])
	if told != (truth != better.Number) {
		t.Errorf("it was %d: %q", truth, why)
	}
	return told
}

// whole tells whether a sentence has a number and no gaps.
func whole(said string) bool {
	gap := func(s string) bool { return strings.Contains(said, s) }
	return strings.ContainsAny(said, "0123456789") && !slices.ContainsFunc([]string{", ,", ": ,", "<no value>", "  "}, gap)
}
