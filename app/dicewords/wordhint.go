package dicewords

import (
	"unicode/utf8"

	"spieltisch/app/shell"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
)

// wordHint tells whether the dice of the box can ever show a word in one of its
// spellings (keys, as it was typed first); "" where that is no question.
func wordHint(env *shell.Env, lang locales.Lang, spellings []string) string {
	if len(spellings) == 0 {
		return ""
	}
	set, err := boxSet(lang)
	if err != nil {
		return ""
	}
	best := games.ID("dicewords.hint.never")
	playable := false
	for _, key := range spellings {
		for _, word := range []string{key, lexicon.Transcribe(key)} {
			if dw.CheckWord(word) != nil {
				continue
			}
			playable = true
			if dw.SetCanSpell(set, word, false) {
				return env.T("dicewords.hint.plain")
			}
			if dw.SetCanSpell(set, word, true) {
				best = "dicewords.hint.joker"
			}
		}
	}
	switch n := utf8.RuneCountInString(spellings[0]); {
	case playable:
		return env.T(best)
	case n < dw.MinWord || n > dw.MaxWord:
		return env.T("dicewords.hint.length", games.Args{"Min": dw.MinWord, "Max": dw.MaxWord})
	default:
		return ""
	}
}
