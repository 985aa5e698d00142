package decipher

import (
	"context"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/daily"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
)

// puzzles follow the program's language.
func puzzles() *table.Puzzles {
	return &table.Puzzles{
		Picture: heaps, Minutes: 5, Number: think.Puzzler{}.Number(), Scale: think.PuzzleScale,
		Words: table.ListWords,
		Open: func(_ context.Context, env *shell.Env, id daily.ID, _ bool, _ func(float64)) (daily.Puzzler, func(), error) {
			return think.Puzzler{Library: func(length int) (*think.Library, error) {
				o := dc.DefaultOptions(dc.MinSeats)
				o.Language, o.Length = dc.Language(id.Language), length
				return library(env, dc.NewSetup(o, draw.Letters(), 0))
			}}, func() {}, nil
		},
		Goes: func(log games.Log) bool {
			_, over := log.Match().View(games.Table).(dc.View).Result()
			return !over
		},
		Figure: func(env *shell.Env, own, _ float64) string {
			return env.T("decipher.puzzle.figure", games.Args{"N": int(-own)})
		},
		Say: func(env *shell.Env, _ []string, _ games.Log, best games.Action) string {
			g, ok := best.(dc.Guess)
			if !ok {
				return ""
			}
			return env.T("decipher.puzzle.best", games.Args{"Word": printed(g.Word)})
		},
	}
}
