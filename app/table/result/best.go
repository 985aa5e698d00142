package result

import (
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
)

// BestWord is the word that brought a player most, and what there is to say of it; "" for none.
func BestWord(env *shell.Env, g *table.Game, turns []games.ScoredTurn, s games.Seat, unlisted func(word string) bool) (word, text string) {
	t, ok := table.BestWord(turns, s)
	if !ok {
		return "", ""
	}
	text = env.T(g.Counted("table.end.best", "table.end.letters.best"), games.Args{"N": t.Points})
	if unlisted(t.Word) {
		text += "\n" + env.T("table.end.unlisted")
	}
	return t.Word, text
}
