package table

import (
	"cmp"
	"encoding/json"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	"spieltisch/games"
	"spieltisch/locales"
)

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

// WordsSaid is form.WordsChip for lists of what was played: set is the games.SetLanguage or the games.WordLanguage of its setup, sheet whether it
// stands on a sheet only. It is empty for a game without such a choice, or whose sheets have none.
func WordsSaid(env *shell.Env, g *Game, set string, sheet bool) string {
	if !g.Worded || sheet && (g.Sheet == nil || !g.Sheet.Worded) {
		return ""
	}
	return strings.Join(form.WordsChip(env, locales.Lang(cmp.Or(set, string(locales.German)))), "")
}

// RulesOf is the rules page for the words that a setup of a match, or of a sheet, is played with.
func RulesOf(kind string, setup []byte) shell.Route {
	return shell.Route{Page: shell.Rules, Game: kind, Part: cmp.Or(games.SetLanguage(setup), string(locales.German))}
}
