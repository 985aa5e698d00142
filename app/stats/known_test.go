package stats_test

import (
	"encoding/json"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// laid keeps a match in which Tina has laid words, the first for most points.
func laid(t *testing.T, env *shell.Env, kind, setup string, words ...string) {
	t.Helper()
	id, err := env.Store.CreateMatch(store.NewMatch{Kind: kind, Rules: 1, Setup: json.RawMessage(setup), Players: []store.PlayerID{player(t, env, "Tina"), player(t, env, "Lee")}})
	fine(t, err)
	var scored []games.ScoredTurn
	for i, w := range words {
		scored = append(scored, games.ScoredTurn{Round: i + 1, Word: w, Points: 1000 - i})
	}
	fine(t, env.Store.Append(store.Append{
		Log: id, Seq: 1, Row: games.Row{Type: "end", Data: []byte("{}")}, Standing: games.Standing{Points: []int{99, 9}, Scored: scored},
		Outcome: &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 99}, {Seat: 1, Rank: 2, Points: 9}}},
	}))
}

// A word that neither the word list of its match nor the house knows is no record, whatever it brought and however many there are;
// with a house word it is one, and without it not.
func TestUnknownWordsLeadNothing(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		shelltest.FillFamily(t, env, 1, "davinci")
		nonsense := []string{"EOREGSELNH", "XQXQXQXQXQ", "QQQQQQQQQQ", "NHXQ", "XQNH", "NNNN", "HHHH", "XXXX", "QXQX"}
		german, english := `{"Set":{}}`, `{"Set":{"Language":"en"}}`
		for range 2 {
			laid(t, env, "dicewords", german, append(nonsense, "FLOWERS", "WAGNISSE")...)
			laid(t, env, "dicewords", english, append(nonsense, "WAGNISSE", "FLOWERS")...)
			laid(t, env, "decipher", `{"Options":{"Language":"en"}}`, "XQXQ", "WAGNIS", "GREEN")
			laid(t, env, "woerterklauer", `{}`, "XQXQXQ", "GREENS", "WAGNIS") // as on a sheet, whose words are of some language
		}
		seen := func() (best, longest, common []string) {
			overview(env)
			shelltest.Find[*ui.Segmented](env)[0].Focus()
			for _, to := range []*[]string{&best, &longest, &common} {
				all := read(env)
				*to = slices.DeleteFunc(all[slices.Index(all, env.T("stats.words.what"))+1:], func(s string) bool {
					return !slices.Contains(append([]string{"FLOWERS", "WAGNISSE", "WAGNIS", "GREEN", "GREENS"}, append(nonsense, "XQXQ", "XQXQXQ")...), s)
				})
				shelltest.Key(env, fyne.KeyRight)
			}
			return best, longest, common
		}
		check := func(why string, best, longest []string) {
			t.Helper()
			gotBest, gotLongest, common := seen()
			slices.Sort(gotBest)
			if !slices.Equal(gotBest, best) || !slices.Equal(gotLongest, longest) {
				t.Errorf("%s: the best are %q, want %q; the longest %q, want %q", why, gotBest, best, gotLongest, longest)
			}
			if slices.Contains(common, "XQXQ") || slices.Contains(common, "XQXQXQ") || !slices.Contains(common, "WAGNISSE") {
				t.Errorf("%s: the most frequent are %q", why, common)
			}
		}
		check("list", []string{"GREEN", "GREEN", "GREENS", "GREENS", "WAGNISSE", "WAGNISSE"}, []string{"WAGNISSE", "WAGNISSE", "FLOWERS", "FLOWERS", "GREENS"})
		h, err := env.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: "EOREGSELNH", Accept: true})
		fine(t, err)
		check("house word", []string{"EOREGSELNH", "EOREGSELNH", "GREEN", "GREEN", "GREENS", "GREENS"}, []string{"EOREGSELNH", "EOREGSELNH", "WAGNISSE", "WAGNISSE", "FLOWERS"})
		fine(t, env.Store.RemoveHouseWord(h.ID))
		check("removed", []string{"GREEN", "GREEN", "GREENS", "GREENS", "WAGNISSE", "WAGNISSE"}, []string{"WAGNISSE", "WAGNISSE", "FLOWERS", "FLOWERS", "GREENS"})
	}
}
