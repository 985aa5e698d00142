package woerterklauer

import (
	"slices"
	"strconv"

	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// clocks are the lengths of a turn that are offered, in seconds.
var clocks = []int{0, 60, 120, wk.DefaultClock, 300, 600}

// chosen are the options as the form keeps them. As in all games, who sits first begins.
type chosen struct {
	wk.Options
	Words form.Words `json:",omitempty"`
	Drawn bool       `json:",omitempty"` // only read: earlier versions asked here who begins
}

func newForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[chosen]{
		Now: chosen{Options: wk.DefaultOptions()},
		Asks: func(env *shell.Env, o *chosen) []form.Ask {
			names, helps := levels(env)
			return []form.Ask{
				form.Tell([]string{env.T("woerterklauer.goal")}, func() int { return 0 }),
				form.AskWords(env, "woerterklauer.words", &o.Words),
				form.AskExplained("woerterklauer.level", names, helps, int(o.Level-wk.LevelI), func(i int) { o.Level = wk.LevelI + wk.Level(i) }),
				askSize(o),
				form.AskClock("woerterklauer.clock", &o.Clock, clocks),
				askRed(env, o),
			}
		},
		Setup: func(env *shell.Env, c chosen, seats int, seed uint64) ([]byte, error) {
			o := c.Options
			o.Seats, o.First = seats, 0
			setup, err := newSetup(c.Words.Lang(env), o, seed)
			if err != nil {
				return nil, err
			}
			return form.EncodeSetup(setup)
		},
		Valid: validOptions,
		Told: func(env *shell.Env, o chosen) []string {
			return []string{env.T("studio.chip.level", games.Args{"Level": roman(o.Level)}), env.T("studio.chip.size", games.Args{"Size": o.Size})}
		},
	})
}

// validOptions tells whether a match may be preset with them.
func validOptions(o chosen) bool {
	return o.Words.Valid() && len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock)
}

// askSize asks for the size of the field.
func askSize(o *chosen) form.Ask {
	return form.AskCount("woerterklauer.size", &o.Size, wk.MinSize, wk.MaxSize, 1)
}

// askRed asks who shows the red side.
func askRed(env *shell.Env, o *chosen) form.Ask {
	return form.AskPick("woerterklauer.red", places(env), int(o.Red), func(i int) { o.Red = games.Seat(i) })
}

// levels are the names of the levels and their techniques.
func levels(env *shell.Env) (names, helps []string) {
	for l := wk.LevelI; l <= wk.LevelIV; l++ {
		names = append(names, roman(l)+" "+env.T(games.ID("woerterklauer.level.name."+strconv.Itoa(int(l)))))
		helps = append(helps, env.T(games.ID("woerterklauer.level."+strconv.Itoa(int(l)))))
	}
	return names, helps
}

// places are both places at the table.
func places(env *shell.Env) []string {
	out := make([]string, wk.Seats)
	for i := range out {
		out[i] = env.T("woerterklauer.seat", games.Args{"Number": i + 1})
	}
	return out
}
