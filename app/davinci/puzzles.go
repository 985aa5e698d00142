package davinci

import (
	"context"
	"math"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
)

func puzzles() *table.Puzzles {
	return &table.Puzzles{
		Picture: found, Minutes: 3, Number: think.Puzzler{}.Number(), Hard: "davinci.puzzle.hard", Scale: think.PuzzleScale,
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
			args := games.Args{"Seat": of, "Place": i + 1, "Number": dv.ValueID(g.Number)}
			own, _ := log.Match().View(log.Match().Standing().Asked).(dv.View)
			for _, l := range dv.Weigh(own) {
				if c := l.Chance(g.Number); l.ID == g.Tile && c < 1 {
					args["N"] = int(math.Round(100 * c))
					return env.Named(names, "davinci.puzzle.likely", args)
				}
			}
			return env.Named(names, "davinci.puzzle.best", args)
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
