package davinci

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
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

// form asks for the options of a match.
type form struct {
	env    *shell.Env
	o      dv.Options
	rounds int             // of the points game, also while it is off
	points *fyne.Container // what is asked about the points game
	take   *ui.OneOf       // how many tiles each takes: of two or three players, of four
	wrong  *ui.Para
	column *fyne.Container
}

var _ table.Form = (*form)(nil)

func newForm(env *shell.Env) table.Form {
	return &form{env: env, o: dv.DefaultOptions(dv.MinSeats), rounds: dv.DefaultRounds}
}

// Build implements table.Form.
func (f *form) Build(seats int) fyne.CanvasObject {
	t := f.env.T
	mode := f.mode()
	dashes := ui.NewSwitch(t("davinci.dashes"), t("davinci.dashes.help"), f.o.Dashes, func(on bool) { f.o.Dashes = on })
	deal := ui.NewSwitch(t("davinci.deal"), t("davinci.deal.help"), f.o.Deal, func(on bool) { f.o.Deal = on })
	pad := ui.NewExplained(t("davinci.pad"), f.texts(ids("davinci.pad.", pads), ""), f.texts(ids("davinci.pad.", pads), ".help"),
		slices.Index(pads, f.o.Pad), func(i int) { f.o.Pad = pads[i] })
	warn := ui.NewSwitch(t("davinci.warning"), t("davinci.warning.help"), f.o.Warn, func(on bool) { f.o.Warn = on })
	clock := table.NewClockChoice(f.env, clocks, f.o.Clock, func(s int) { f.o.Clock = s })
	for name, o := range map[string]fyne.CanvasObject{
		"dashes": dashes, "deal": deal, "pad": pad.Choice, "warn": warn, "clock": clock,
	} {
		f.env.Trace.Mark(name, o)
	}
	f.take = ui.NewOneOf([]string{t("davinci.first", games.Args{"N": 4}), t("davinci.first", games.Args{"N": 3})}, 0)
	f.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	f.wrong.Hide()
	f.column = ui.VGap(20,
		mode, f.points, dashes, pad.Object, warn, deal,
		ui.NewOption(t("davinci.clock"), t("davinci.clock.help"), clock),
		ui.Columns(10,
			ui.Column{Object: ui.VGap(0, ui.NewIcon(ui.IconInfo, ui.Px(20), ui.Ink2))},
			ui.Column{Weight: 1, Min: 160, Object: f.take.Object}),
		f.wrong)
	ui.Show(f.o.Rounds > 0, f.points)
	f.SetSeats(seats)
	return f.column
}

// mode asks whether points are counted, and makes what is asked about them.
func (f *form) mode() fyne.CanvasObject {
	t := f.env.T
	modes := []games.ID{"davinci.mode.single", "davinci.mode.points"}
	at := 0
	if f.o.Rounds > 0 {
		at = 1
	}
	mode := ui.NewExplained(t("davinci.mode"), f.texts(modes, ""), f.texts(modes, ".help"), at, func(i int) { f.setPoints(i == 1) })
	rounds := ui.NewStepper(f.rounds, 1, dv.MaxRounds, 1, func(n int) {
		f.rounds = n
		f.o.Rounds = n
	})
	left := ui.NewExplained(t("davinci.left"), f.texts(ids("davinci.left.", leftovers), ""), f.texts(ids("davinci.left.", leftovers), ".help"),
		slices.Index(leftovers, f.o.Leftover), func(i int) { f.o.Leftover = leftovers[i] })
	f.points = ui.VGap(20, ui.NewOption(t("davinci.rounds"), t("davinci.rounds.help"), rounds), left.Object)
	f.env.Trace.Mark("mode", mode.Choice)
	f.env.Trace.Mark("rounds", rounds)
	f.env.Trace.Mark("left", left.Choice)
	return mode.Object
}

// ids are those of values, which begin alike.
func ids[T ~string](begin string, values []T) []games.ID {
	out := make([]games.ID, len(values))
	for i, v := range values {
		out[i] = games.ID(begin + string(v))
	}
	return out
}

// texts are those of ids with this end.
func (f *form) texts(ids []games.ID, end games.ID) []string {
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = f.env.T(id + end)
	}
	return out
}

// setPoints begins or leaves the points game; its rounds are remembered.
func (f *form) setPoints(on bool) {
	f.o.Rounds = 0
	if on {
		f.o.Rounds = f.rounds
	}
	ui.Show(on, f.points)
	ui.PlaceAnew(f.column)
}

// SetSeats implements table.Form: of four players each takes three tiles.
func (f *form) SetSeats(n int) {
	f.o.Seats = n
	if f.take == nil {
		return
	}
	if n == dv.MaxSeats {
		f.take.Choose(1)
	} else {
		f.take.Choose(0)
	}
}

// Setup implements table.Form.
func (f *form) Setup(seats int, seed uint64) []byte {
	f.SetSeats(seats)
	data, err := table.EncodeSetup(dv.Setup{Options: f.o, Seed: seed})
	if err == nil {
		return data
	}
	f.wrong.SetText(f.env.Explain(nil, err))
	f.wrong.Show()
	ui.PlaceAnew(f.column)
	return nil
}

// Options implements table.Form.
func (f *form) Options() json.RawMessage { return table.EncodeOptions(f.o) }

// Load implements table.Form.
func (f *form) Load(data json.RawMessage) {
	var o dv.Options
	if games.Decode(data, &o) != nil {
		return
	}
	seats := f.o.Seats
	o.Seats = dv.MinSeats // how many there are is asked again
	if len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock) {
		f.o = o
		if o.Rounds > 0 {
			f.rounds = o.Rounds
		}
	}
	f.o.Seats = seats
}
