package dicewords

import (
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/assets/dice"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/store"
)

// ValuesKey is the setting that holds the family's own letter values: a
// map[string]int of the letters that differ from the box.
var ValuesKey = store.Travelling[map[string]int]("dicewords.values")

// checks are the three word checks in the order in which they are offered.
var checks = []dw.Check{dw.CheckDictionary, dw.CheckChallenge, dw.CheckTrust}

// clocks are the turn lengths that are offered, in seconds.
var clocks = []int{0, 60, 120, dw.DefaultClock, 300, 600}

func newForm(env *shell.Env) table.Form {
	return table.NewForm(env, table.Options[dw.Options]{
		Now: dw.DefaultOptions(2),
		Asks: func(_ *shell.Env, o *dw.Options) []table.Ask {
			return []table.Ask{
				target(o),
				table.AskOne("dicewords.check", "dicewords.check.", &o.Check, checks).Warns(func() games.ID {
					if o.Check == dw.CheckChallenge && o.Seats == 1 { // alone there is nobody to challenge
						return dw.IllegalCheckAlone
					}
					return ""
				}),
				table.AskClock("dicewords.clock", &o.Clock, clocks),
				table.AskSwitch("dicewords.keptstay", &o.KeptStay),
				table.AskSwitch("dicewords.aids", &o.Aids).Needs(func() bool { return o.Check == dw.CheckDictionary }, dw.IllegalAids),
			}
		},
		Seats: func(o *dw.Options, n int) { o.Seats = n },
		Setup: func(env *shell.Env, o dw.Options, _ int, seed uint64) ([]byte, error) {
			set, err := Set(env)
			if err != nil {
				return nil, err
			}
			o.Aids = o.Aids && o.Check == dw.CheckDictionary
			return table.EncodeSetup(dw.Setup{Options: o, Set: set, Seed: seed})
		},
		Valid: validOptions,
	})
}

// validOptions tells whether a match may be preset with them.
func validOptions(o dw.Options) bool {
	o.Seats = max(o.Seats, 2)
	return len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock)
}

// target asks how many points end the game.
func target(o *dw.Options) table.Ask {
	return table.AskCount("dicewords.target", &o.Target, dw.MinTarget, dw.MaxTarget, 50)
}

// boxSet is the German dice set as it comes in the box.
func boxSet() (dw.Set, error) { return dw.ParseSet(dice.German) }

// Set is the German dice set with the family's own values.
func Set(env *shell.Env) (dw.Set, error) {
	set, err := boxSet()
	if err != nil {
		return set, err
	}
	var house map[string]int
	if _, err := ValuesKey.Get(env.Store, &house); err != nil {
		return set, err
	}
	return set.WithValues(house)
}
