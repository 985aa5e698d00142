package mind_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// longest is how long a sentence may be, in letters.
const longest = 90

// sentence is a choice's reason in a language.
func sentence(texts *locales.Texts, c games.Choice) string {
	args := map[string]any{}
	for k, v := range c.Args {
		if id, ok := v.(games.ID); ok {
			v = texts.T(string(id))
		}
		args[k] = v
	}
	return texts.T(string(c.Why), args)
}

// Every reason comes up in play and is a short sentence in both languages.
func TestReasonsAreSentences(t *testing.T) {
	seen := map[games.ID]bool{}
	var all []games.Choice
	for seed := range uint64(30) {
		o := options(seed)
		o.Seats = 2 + int(seed%2)
		play(t, o, seed, seated(o.Seats, mind.Pip, mind.Nova), func(_ games.Log, _ games.Seat, c games.Choice) {
			seen[c.Why] = true
			all = append(all, c)
		})
	}
	for _, id := range []games.ID{
		dvmind.WhyTake, dvmind.WhyArrange, dvmind.WhyDraw, dvmind.WhyDrawMost, dvmind.WhyDrawLast, dvmind.WhyOnly, dvmind.WhyTwo, dvmind.WhyBetween, dvmind.WhyRightOf,
		dvmind.WhyLeftOf, dvmind.WhyDenied, dvmind.WhyTry, dvmind.WhyLikely, dvmind.WhyDash, dvmind.WhyStop, dvmind.WhyStopBroken, dvmind.WhyOpen,
	} {
		if !seen[id] {
			t.Errorf("nobody said %s", id)
		}
	}
	for _, lang := range locales.Langs {
		texts, err := locales.New(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range all {
			s := sentence(texts, c)
			if n := utf8.RuneCountInString(s); n > longest || n < 5 || strings.ContainsAny(s, "<{") || strings.Contains(s, "davinci.") || !strings.Contains(".?!", s[len(s)-1:]) {
				t.Errorf("%s %s: %q", lang, c.Why, s)
			}
		}
		between := games.Choice{Why: dvmind.WhyBetween, Args: games.Args{
			"Of": "Maximilian", "Left": dv.TileID(dv.NewTile(dv.Black, 10)), "Right": dv.TileID(dv.NewTile(dv.White, 11)), "Tile": dv.TileID(dv.NewTile(dv.Black, 11)),
		}}
		if s := sentence(texts, between); utf8.RuneCountInString(s) > longest {
			t.Errorf("%s: %q is long", lang, s)
		}
	}
}
