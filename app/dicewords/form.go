package dicewords

import (
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	"spieltisch/assets/dice"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// ValuesKeys are the settings that hold the family's own letter values, by the language of the set: a map[string]int of the
// letters that differ from the box.
var ValuesKeys = map[locales.Lang]store.Key[map[string]int]{
	locales.German:  store.Travelling[map[string]int]("dicewords.values"),
	locales.English: store.Travelling[map[string]int]("values.dicewords.en"),
}

// boxes are the sets of dice by language, the German one as it comes in the box.
var boxes = dw.Boxes{dw.German: dice.German, dw.English: dice.English}

// checks are the three word checks in the order in which they are offered.
var checks = []dw.Check{dw.CheckDictionary, dw.CheckChallenge, dw.CheckTrust}

// targets are the points that are offered at once; a match needs a minute for so many.
var targets = []int{200, 400, 600}

const pointsPerMinute = 16

// clocks are the turn lengths that are offered, in seconds.
var clocks = []int{0, 60, 120, dw.DefaultClock, 300, 600}

// wanted is what is asked before a match.
type wanted struct {
	dw.Options
	Words form.Words `json:",omitempty"`
}

func newForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[wanted]{
		Now: wanted{Options: dw.DefaultOptions(2)},
		Asks: func(env *shell.Env, o *wanted) []form.Ask {
			return []form.Ask{
				form.MainCount("dicewords.far", &o.Target, targets, nil, func(env *shell.Env, n int) string {
					return env.T("dicewords.far.note", games.Args{"N": n, "Minutes": n / pointsPerMinute})
				}),
				form.MainOne("dicewords.check", "dicewords.check.", &o.Check, checks, func() games.ID {
					if o.Check == dw.CheckChallenge && o.Seats == 1 { // alone there is nobody to challenge
						return dw.IllegalCheckAlone
					}
					return ""
				}),
				form.MainClock("dicewords.clock", &o.Clock, clocks),
				form.AskWords(env, "dicewords.words", &o.Words),
				target(&o.Options),
				doubtCost(&o.Options).When(func() bool { return o.Check == dw.CheckChallenge }),
				form.AskSwitch("dicewords.keptstay", &o.KeptStay),
				form.AskSwitch("dicewords.same", &o.Same).When(func() bool { return o.Seats > 1 }).Needs(func() bool { return o.Check != dw.CheckChallenge }, dw.IllegalSame),
				form.AskSwitch("dicewords.aids", &o.Aids).Needs(func() bool { return o.Check == dw.CheckDictionary }, dw.IllegalAids),
			}
		},
		Seats: func(o *wanted, n int) { o.Seats = n },
		Setup: func(env *shell.Env, o wanted, _ int, seed uint64) ([]byte, error) {
			set, err := Set(env, o.Words.Lang(env))
			if err != nil {
				return nil, err
			}
			return form.EncodeSetup(dw.Setup{Options: o.agreed(), Set: set, Seed: seed})
		},
		Valid: validOptions,
		Last:  func(o wanted) bool { return o.agreed().Same },
		Tips:  func(o wanted) bool { return o.Check == dw.CheckDictionary },
	})
}

// agreed are the options without those that the word check leaves no sense to.
func (w wanted) agreed() dw.Options {
	o := w.Options
	o.Same = o.Hides() && o.Check != dw.CheckChallenge
	o.Aids = o.Aids && o.Check == dw.CheckDictionary
	if o.Check != dw.CheckChallenge {
		o.DoubtCost = 0
	}
	return o
}

// doubtCost asks whether a wrong challenge costs points.
func doubtCost(o *dw.Options) form.Ask {
	costs := o.DoubtCost > 0
	return form.AskSwitch("dicewords.doubt_cost", &costs).Then(func() {
		o.DoubtCost = 0
		if costs {
			o.DoubtCost = dw.DoubtCost
		}
	})
}

// validOptions tells whether a match may be preset with them.
func validOptions(w wanted) bool {
	o := w.agreed()
	o.Seats = max(o.Seats, 2)
	return w.Words.Valid() && len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock)
}

// target asks how many points end the game.
func target(o *dw.Options) form.Ask {
	return form.AskCount("dicewords.target", &o.Target, dw.MinTarget, dw.MaxTarget, 50)
}

// boxSet is the set of dice of a language as it comes in the box.
func boxSet(lang locales.Lang) (dw.Set, error) { return dw.ParseSet(boxes[string(lang)]) }

// Set is the set of dice of a language with the family's own values.
func Set(env *shell.Env, lang locales.Lang) (dw.Set, error) {
	set, err := boxSet(lang)
	if err != nil {
		return set, err
	}
	var house map[string]int
	if _, err := ValuesKeys[lang].Get(env.Store, &house); err != nil {
		return set, err
	}
	return set.WithValues(house)
}
