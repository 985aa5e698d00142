package davinci

import (
	"cmp"
	"slices"
	"strconv"

	"spieltisch/app/shell"
	"spieltisch/app/table/form"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

var (
	// pads are the kinds of notes, from none to all help.
	pads = []dv.PadKind{dv.PadOff, dv.PadNotes, dv.PadForced, dv.PadChances}
	// leftovers are the ways to count what the winner has left, the rulebook's first.
	leftovers = []dv.Leftover{dv.LeftFaces, dv.LeftTens}
	// clocks are the lengths of a turn that are offered, in seconds.
	clocks = []int{0, 60, 120, dv.DefaultClock, 300, 600}
)

// chosen are the options as the form keeps them.
type chosen struct {
	dv.Options
	rounds int // of the points game, also while it is off
}

func newForm(env *shell.Env) form.Form {
	return form.New(env, form.Options[chosen]{
		Now: chosen{dv.DefaultOptions(dv.MinSeats), dv.DefaultRounds},
		Asks: func(env *shell.Env, o *chosen) []form.Ask {
			return []form.Ask{
				form.MainSwitch("davinci.dashes", &o.Dashes),
				form.MainOne("davinci.pad", "davinci.pad.", &o.Pad, pads),
				askRounds(o, 2, 3, 4),
				form.AskCount("davinci.rounds", &o.rounds, 1, dv.MaxRounds, 1).When(o.counted).Then(func() { o.Rounds = o.rounds }),
				form.AskOne("davinci.left", "davinci.left.", &o.Leftover, leftovers).When(o.counted),
				form.AskSwitch("davinci.warning", &o.Warn),
				form.AskSwitch("davinci.deal", &o.Deal),
				form.AskClock("davinci.clock", &o.Clock, clocks),
			}
		},
		Seats: (*chosen).seat,
		Setup: func(_ *shell.Env, o chosen, _ int, seed uint64) ([]byte, error) {
			return form.EncodeSetup(dv.Setup{Options: o.Options, Seed: seed})
		},
		Valid: validOptions,
	})
}

// validOptions tells whether a match may be preset with them.
func validOptions(o chosen) bool {
	o.Seats = dv.MinSeats // how many there are is asked again
	return len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock)
}

// askRounds asks over how many rounds points are counted: a few, 0 for one without. Their number is remembered while none are played.
func askRounds(o *chosen, few ...int) form.Ask {
	o.rounds = cmp.Or(o.Rounds, o.rounds, fairRounds(o.Seats))
	return form.MainCount("davinci.mode", &o.Rounds, append([]int{0}, few...), func(env *shell.Env, n int) string {
		if n == 0 {
			return env.T("davinci.mode.single")
		}
		return strconv.Itoa(n)
	}, func(env *shell.Env, n int) string {
		switch id := unfair(n, o.Seats); {
		case n == 0:
			return env.T("davinci.mode.single.help")
		case id != "":
			return env.T(id)
		}
		return env.T("davinci.mode.points.help", games.Args{"N": n})
	}).Then(func() { o.rounds = cmp.Or(o.Rounds, o.rounds) })
}

// counted tells whether points are.
func (o *chosen) counted() bool { return o.Rounds > 0 }

// seat takes the number of players. Rounds that nobody has chosen follow it, so that all begin equally often.
func (o *chosen) seat(n int) {
	if o.rounds == fairRounds(o.Seats) {
		o.rounds = fairRounds(n)
		o.setPoints(o.Rounds > 0)
	}
	o.Seats = n
}

// fairRounds is the number of rounds nearest to the usual one in which every player begins equally often.
func fairRounds(seats int) int {
	seats = max(seats, dv.MinSeats) // while nobody sits yet
	return max(1, (dv.DefaultRounds+seats/2)/seats) * seats
}

// unfair says of a number of rounds that not all begin equally often.
func unfair(rounds, seats int) games.ID {
	if seats == 0 || rounds%seats == 0 {
		return ""
	}
	return "davinci.rounds.unfair"
}

// setPoints begins or leaves the points game.
func (o *chosen) setPoints(on bool) {
	o.Rounds = 0
	if on {
		o.Rounds = o.rounds
	}
}
