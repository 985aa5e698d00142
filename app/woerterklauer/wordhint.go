package woerterklauer

import (
	"spieltisch/app/shell"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// wordHint says whether a looked-up word counts in Wörterklauer, where fewer do than stand
// in the list, and whether there are tiles enough for it.
func wordHint(env *shell.Env, lang locales.Lang, spellings []string) string {
	if len(spellings) == 0 || env.Store == nil {
		return ""
	}
	lex, err := env.Lexicons.Get(lang)
	if err != nil {
		return ""
	}
	set, err := boxOf(lang)
	if err != nil {
		return ""
	}
	word := wk.Fold(spellings[0])
	switch r, known := newTerms(env.Store, lex, lang, wk.Rules).Word(word); {
	case len(word) < 2:
		return ""
	case known && !r.Answer:
		args := r.Args()
		args["Reason"] = r.Reason
		return env.T("woerterklauer.hint.no", args)
	case !known:
		return env.T("woerterklauer.hint.ask", games.Args{"Word": word})
	case !spells(set, word):
		return env.T("woerterklauer.hint.tiles", games.Args{"Word": word})
	default:
		return env.T("woerterklauer.hint.yes", games.Args{"Word": word, "Typed": spellings[0]})
	}
}

// spells tells whether a set has all letters of a word.
func spells(set wk.Set, word string) bool {
	left := map[wk.Letter]int{}
	for _, s := range set {
		left[s.Letter] = s.Count
	}
	for _, r := range word {
		if left[wk.Letter(r)]--; left[wk.Letter(r)] < 0 {
			return false
		}
	}
	return true
}
