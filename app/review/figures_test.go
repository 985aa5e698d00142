package review_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// Got, possible and the gap between them are the same numbers in the figures, at the end of the curve and in the
// account, and what is booked of each moment adds up to the gap.
func TestFiguresAgree(t *testing.T) {
	for kind, name := range map[string]string{"davinci": "two", "dicewords": "dictionary", "decipher": "order"} {
		env, id := reviewing(t, kind, name)
		kept, _, err := env.Store.Review(id)
		shelltest.Fine(t, err)
		g, err := app.Games().Find(kind)
		shelltest.Fine(t, err)
		b := mind.AccountOf(kept.Findings, 0).Whole(g.Reviews.Step)
		number := func(v float64) string { return env.Texts.Number(max(v, -v)) }
		chart := shelltest.Find[*draw.Chart](env)[0]
		for i, v := range []float64{b.Possible(), b.Sum()} {
			if shown := chart.Numbers()[i]; !strings.HasSuffix(shown, "  "+number(v)) || !shelltest.Has(env, number(v)) {
				t.Errorf("%s: the curve ends with %q, want %s, and the page has %q", kind, shown, number(v), shelltest.Texts(env))
			}
		}
		if gap := env.T("review.gap", games.Args{"N": number(b.Lost)}); !shelltest.Has(env, gap) {
			t.Errorf("%s: no %q in %q", kind, gap, shelltest.Texts(env))
		}
		shelltest.Tap(t, env, env.T("review.numbers"))
		texts := shelltest.Texts(env)
		from := slices.Index(texts, env.T("review.sum"))
		if from < 0 || texts[from+1] != number(b.Lost) {
			t.Errorf("%s: the account doesn't end with %s: %q", kind, number(b.Lost), texts)
		}
		costs, trifles := mind.Costs(kept.Findings, 0, g.Reviews.Step)
		for _, cost := range costs {
			trifles += cost
		}
		if number(trifles) != number(b.Lost) {
			t.Errorf("%s: %v in all, want %v", kind, trifles, b.Lost)
		}
	}
}

// A winner who has cracked all codes hears how many of all moves were good instead of what was possible, and nothing of what was left.
func TestWinnersHearOfGoodMoves(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	kept, _, err := env.Store.Review(id)
	shelltest.Fine(t, err)
	winners := 0
	for seat := range 2 {
		if seat > 0 {
			env.Window.Canvas().Focus(shelltest.Find[*ui.Choice](env)[0])
			shelltest.Key(env, fyne.KeyDown)
		}
		a := mind.AccountOf(kept.Findings, games.Seat(seat))
		good := shelltest.Has(env, env.T("review.good.of", games.Args{"Of": a.Decisions}))
		won := slices.ContainsFunc(shelltest.Texts(env), func(s string) bool { return strings.HasPrefix(s, "Gewonnen") })
		if good != won || won && (shelltest.Has(env, "ging noch") || shelltest.Has(env, "Entscheidungen")) {
			t.Errorf("won %t, good moves %t: %q", won, good, shelltest.Texts(env))
		}
		if won {
			winners++
		}
	}
	if winners != 1 {
		t.Errorf("%d have won", winners)
	}
}

// numbers sees by a key, in the least window, that the figures of the page stand behind it, too; the keyboard is where it was after it.
func numbers(t *testing.T, env *shell.Env, kind string) {
	t.Helper()
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	button := shelltest.Marked(t, env, "numbers").(*ui.Button)
	env.Window.Canvas().Focus(button)
	shelltest.Key(env, fyne.KeySpace)
	means := games.ID(kind + ".review.means.")
	for _, id := range []games.ID{"review.account", "review.account.base", "review.sum", "review.everybody", means + "base", means + "luck"} {
		if !shelltest.Has(env, env.T(id)) {
			t.Errorf("%s: %q isn't among %q", kind, env.T(id), shelltest.Texts(env))
		}
	}
	byTiles := func() bool {
		return slices.ContainsFunc(shelltest.Texts(env), func(s string) bool { return strings.Contains(s, "nach den Steinen allein") })
	}
	if alone := byTiles(); alone != (kind == "davinci") {
		t.Errorf("%s: chances by the tiles alone: %t", kind, alone)
	}
	for _, out := range shelltest.Outside(env) {
		t.Errorf("%s, more numbers: %s", kind, out)
	}
	shelltest.Key(env, fyne.KeyEscape)
	if env.Window.Canvas().Focused() != fyne.Focusable(button) {
		t.Errorf("%s: the numbers have taken the keyboard", kind)
	}
	if byTiles() {
		t.Errorf("%s: chances by the tiles alone on the page", kind)
	}
}

// The review says which words it measures with.
func TestReviewNamesItsWords(t *testing.T) {
	env, _ := reviewing(t, "dicewords", "dictionary")
	if !slices.ContainsFunc(shelltest.Find[*ui.Named](env), func(n *ui.Named) bool { return n.Tip() == env.T("review.words.is") }) {
		t.Error("the chip doesn't say what its words are for")
	}
}
