package table

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

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

// WithWords are options as a form loads them, with the language that the words of a setup have.
func WithWords(g *Game, options json.RawMessage, setup []byte) json.RawMessage {
	all := map[string]json.RawMessage{}
	if !g.Worded || json.Unmarshal(options, &all) != nil {
		return options
	}
	lang, err := json.Marshal(cmp.Or(games.SetLanguage(setup), string(locales.German)))
	if err != nil {
		return options
	}
	all["Words"] = lang
	if with, err := json.Marshal(all); err == nil {
		return with
	}
	return options
}

// AskWords asks for the language of the words; id with ".help" says what hangs on it in the game.
func AskWords(env *shell.Env, id games.ID, w *Words) Ask {
	names := make([]string, len(locales.Langs))
	for i, l := range locales.Langs {
		names[i] = env.T("table.words." + games.ID(l))
	}
	return AskPick(id, names, slices.Index(locales.Langs[:], w.Lang(env)), func(i int) { *w = Words(locales.Langs[i]) })
}

// WordsChip says which language the words are of, where that isn't the program's, for Chips; else it is empty.
func WordsChip(env *shell.Env, lang locales.Lang) []string {
	if lang == env.Texts.Lang() {
		return nil
	}
	return []string{env.T("table.words.chip." + games.ID(lang))}
}

// WordsSaid is WordsChip for lists of what was played: set is the games.SetLanguage or the games.WordLanguage of its setup, sheet whether it
// stands on a sheet only. It is empty for a game without such a choice, or whose sheets have none.
func WordsSaid(env *shell.Env, g *Game, set string, sheet bool) string {
	if !g.Worded || sheet && (g.Sheet == nil || !g.Sheet.Worded) {
		return ""
	}
	return strings.Join(WordsChip(env, locales.Lang(cmp.Or(set, string(locales.German)))), "")
}

// RulesOf is the rules page for the words that a setup of a match, or of a sheet, is played with.
func RulesOf(kind string, setup []byte) shell.Route {
	return shell.Route{Page: shell.Rules, Game: kind, Part: cmp.Or(games.SetLanguage(setup), string(locales.German))}
}
