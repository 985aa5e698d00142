package davinci

import (
	"context"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
)

func puzzles() *table.Puzzles {
	return &table.Puzzles{
		Minutes: 3, Number: think.Puzzler{}.Number(), Scale: think.PuzzleScale,
		Open: func(context.Context, *shell.Env, daily.ID, bool, func(float64)) (daily.Puzzler, func(), error) {
			return think.Puzzler{}, func() {}, nil
		},
		Figure: func(env *shell.Env, _, _ float64) string { return env.T("davinci.puzzle.figure") },
		Say: func(env *shell.Env, names []string, log games.Log, best games.Action) string {
			g, ok := best.(dv.Guess)
			if !ok {
				return ""
			}
			v := log.Match().View(games.Table).(dv.View)
			_, of, i, _ := v.Find(g.Tile)
			return env.Named(names, "davinci.puzzle.best", games.Args{"Seat": of, "Place": i + 1, "Number": dv.ValueID(g.Number)})
		},
		Draft: func(at any, best games.Action) ([]byte, error) {
			v, ok := at.(dv.View)
			g, guesses := best.(dv.Guess)
			if !ok || !guesses {
				return nil, games.Refuse(games.IllegalData, nil)
			}
			return dv.NewDraft(v).Point(v, g.Tile).Name(v, g.Number).Encode()
		},
	}
}
