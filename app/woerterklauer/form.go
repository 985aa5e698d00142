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

// sizes are those of the field that are offered.
var sizes = func() (all []int) {
	for n := wk.MinSize; n <= wk.MaxSize; n++ {
		all = append(all, n)
	}
	return all
}()

// chosen are the options as the form keeps them. As in all games, who sits first begins.
type chosen struct {
	wk.Options
	Words form.Words `json:",omitempty"`
	Drawn bool       `json:",omitempty"` // only read: earlier versions asked here who begins
	names []string   // of who sits there
}

func newForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[chosen]{
		Now: chosen{Options: wk.DefaultOptions()},
		Asks: func(env *shell.Env, o *chosen) []form.Ask {
			return []form.Ask{
				askLevel(o), askSize(o),
				form.MainClock("woerterklauer.clock", &o.Clock, clocks),
				form.AskWords(env, "woerterklauer.words", &o.Words),
				askRed(o).Main(false),
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
		Names: func(o *chosen, names []string) { o.names = names },
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
	return form.MainCount("woerterklauer.size", &o.Size, sizes, nil, func(env *shell.Env, _ int) string { return env.T("woerterklauer.size.help") })
}

// askLevel asks for the techniques that are allowed.
func askLevel(o *chosen) form.Ask {
	return form.Main("woerterklauer.level", func(*shell.Env) (names []string, at int) {
		for l := wk.LevelI; l <= wk.LevelIV; l++ {
			names = append(names, roman(l))
		}
		return names, int(o.Level - wk.LevelI)
	}, func(i int) { o.Level = wk.LevelI + wk.Level(i) }, func(env *shell.Env) string {
		n := games.ID(strconv.Itoa(int(o.Level)))
		return env.T("woerterklauer.level.name."+n) + ": " + env.T("woerterklauer.level."+n)
	})
}

// askRed asks who shows the red side: they are called by their names as soon as they sit there.
func askRed(o *chosen) form.Ask {
	return form.Main("woerterklauer.red", func(env *shell.Env) (names []string, at int) {
		for i := range wk.Seats {
			names = append(names, env.T("woerterklauer.seat", games.Args{"Number": i + 1}))
		}
		copy(names, o.names)
		return names, int(o.Red)
	}, func(i int) { o.Red = games.Seat(i) }, func(env *shell.Env) string { return env.T("woerterklauer.red.help") })
}
