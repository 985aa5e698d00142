package decipher

import (
	"slices"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

var (
	// langs are the languages of the words, in the order in which they are offered.
	langs = []dc.Language{dc.LanguageGerman, dc.LanguageEnglish}
	// picks are the ways to pick pieces, the recommended one first.
	picks   = []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom}
	lengths = []int{3, 4, 5, 6}
	// clocks are the lengths of a step that are offered, in seconds.
	clocks = []int{0, 30, dc.DefaultClock, 120}
)

// defaults preset what is recommended, with words in the language of the program.
func defaults(env *shell.Env) dc.Options {
	o := dc.DefaultOptions(dc.MinSeats)
	if env.Texts.Lang() == locales.English {
		o.Language = dc.LanguageEnglish
	}
	return o
}

func newForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[dc.Options]{
		Now: defaults(env),
		Asks: func(env *shell.Env, o *dc.Options) []form.Ask {
			words := askWords(env, o)
			return []form.Ask{
				words[0], form.MainOne("decipher.pick", "decipher.pick.", &o.Pick, picks), words[1],
				form.AskSwitch("decipher.filter", &o.Filter),
				form.AskClock("decipher.clock", &o.Clock, clocks),
			}
		},
		Seats: func(o *dc.Options, n int) { o.Seats = n },
		Setup: func(_ *shell.Env, o dc.Options, _ int, seed uint64) ([]byte, error) {
			return form.EncodeSetup(dc.NewSetup(o, draw.Letters(), seed))
		},
		Valid: validOptions,
	})
}

// validOptions tells whether a match may be preset with them.
func validOptions(o dc.Options) bool {
	o.Seats = dc.MinSeats // how many there are is asked again
	return len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock)
}

// askWords asks for their length and language.
func askWords(_ *shell.Env, o *dc.Options) []form.Ask {
	return []form.Ask{
		form.MainCount("decipher.length", &o.Length, lengths, nil, func(env *shell.Env, _ int) string { return env.T("decipher.length.help") }),
		form.MainOne("decipher.language", "decipher.language.", &o.Language, langs),
	}
}
