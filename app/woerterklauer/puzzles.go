package woerterklauer

import (
	"context"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/each"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
)

// puzzles follow the program's language.
func puzzles() *table.Puzzles {
	return &table.Puzzles{
		Picture: owned, Minutes: 5, Number: (*think.Puzzler)(nil).Number(), Scale: think.PuzzleScale,
		Words: table.ListWords,
		Open:  puzzler,
		Figure: func(env *shell.Env, own, _ float64) string {
			return env.T("woerterklauer.puzzle.figure", games.Args{"N": int(own)})
		},
		Say: func(env *shell.Env, _ []string, log games.Log, best games.Action) string {
			v := log.Match().View(games.Table).(wk.View)
			after, err := log.Do(v.Asked, best)
			if err != nil {
				return ""
			}
			turns := after.Match().View(games.Table).(wk.View).Turns
			last := turns[len(turns)-1]
			words := each.Of(last.Words, func(w wk.ScoredWord) string { return w.Text })
			return env.T("woerterklauer.puzzle.best", games.Args{"Words": env.Join(words), "N": last.Lead(v.Mover)})
		},
	}
}

// puzzler knows no word of the house.
func puzzler(_ context.Context, env *shell.Env, id daily.ID, _ bool, _ func(float64)) (daily.Puzzler, func(), error) {
	lang := locales.Lang(id.Language)
	lib, err := library(env, lang, wk.Rules, false)
	if err != nil {
		return nil, nil, err
	}
	set, err := boxOf(lang)
	if err != nil {
		return nil, nil, err
	}
	return think.NewPuzzler(lib, set), func() {}, nil
}
