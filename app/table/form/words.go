package form

import (
	"slices"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/locales"
)

// Words is the language of the words of a match, in the options of its form; nothing until somebody chooses, and then it is the
// program's.
type Words string

// Lang is the language that is chosen or preset.
func (w Words) Lang(env *shell.Env) locales.Lang {
	if w == "" {
		return env.Texts.Lang()
	}
	return locales.Lang(w)
}

// Valid tells whether a later match may be preset with it.
func (w Words) Valid() bool { return w == "" || slices.Contains(locales.Langs[:], locales.Lang(w)) }

// AskWords asks for the language of the words; id with ".help" says what hangs on it in the game.
func AskWords(env *shell.Env, id games.ID, w *Words) Ask {
	names := make([]string, len(locales.Langs))
	for i, l := range locales.Langs {
		names[i] = env.T("table.words." + games.ID(l))
	}
	a := AskPick(id, names, slices.Index(locales.Langs[:], w.Lang(env)), func(i int) { *w = Words(locales.Langs[i]) })
	a.said = func(env *shell.Env) string { return env.T("table.words.chip." + games.ID(w.Lang(env))) }
	return a
}

// WordsChip says which language the words are of, where that isn't the program's, for Chips; else it is empty.
func WordsChip(env *shell.Env, lang locales.Lang) []string {
	if lang == env.Texts.Lang() {
		return nil
	}
	return []string{env.T("table.words.chip." + games.ID(lang))}
}
