package decipher

import (
	"slices"
	"strconv"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

var (
	// langs are the languages of the words, in the order in which they are offered.
	langs = []dc.Language{dc.LanguageGerman, dc.LanguageEnglish}
	// picks are the ways to pick pieces, the recommended one first.
	picks = []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom}
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
			return append(askWords(env, o),
				form.AskOne("decipher.pick", "decipher.pick.", &o.Pick, picks),
				form.AskSwitch("decipher.filter", &o.Filter),
				form.AskClock("decipher.clock", &o.Clock, clocks),
				// Of two players each makes two puzzles.
				form.Tell([]string{env.T("decipher.first"), env.T("decipher.first.two")}, func() int {
					if o.Seats == 2 {
						return 1
					}
					return 0
				}))
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

// askWords asks for their language and length.
func askWords(env *shell.Env, o *dc.Options) []form.Ask {
	var languages, lengths []string
	for _, l := range langs {
		languages = append(languages, env.T(games.ID("decipher.language."+string(l))))
	}
	for n := dc.MinLength; n <= dc.MaxLength; n++ {
		lengths = append(lengths, strconv.Itoa(n))
	}
	return []form.Ask{
		form.AskPick("decipher.language", languages, slices.Index(langs, o.Language), func(i int) { o.Language = langs[i] }),
		form.AskPick("decipher.length", lengths, o.Length-dc.MinLength, func(i int) { o.Length = dc.MinLength + i }),
	}
}
