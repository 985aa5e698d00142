package davinci

import (
	"context"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

func puzzles() *table.Puzzles {
	return &table.Puzzles{
		Picture: found, Minutes: 3, Number: think.Puzzler{}.Number(), Hard: "davinci.puzzle.hard", Scale: think.PuzzleScale,
		Open: func(context.Context, *shell.Env, daily.ID, bool, func(float64)) (daily.Puzzler, func(), error) {
			return think.Puzzler{}, func() {}, nil
		},
		Figure: func(env *shell.Env, own, _ float64) string {
			return env.T("davinci.puzzle.figure", games.Args{"Own": mind.Share(own)})
		},
		Say: func(env *shell.Env, names []string, log games.Log, best games.Action) string {
			g, ok := best.(dv.Guess)
			if !ok {
				return ""
			}
			own, _ := log.Match().View(log.Match().Standing().Asked).(dv.View)
			_, of, i, _ := own.Find(g.Tile)
			why, args := think.Reason(context.Background(), own, g)
			args["Of"], args["Place"], args["Number"], args["Sure"], args["Why"] = of, i+1, dv.ValueID(g.Number), why == think.WhySure, env.Named(names, why, args)
			return env.Named(names, "davinci.puzzle.best", args)
		},
	}
}
