package woerterklauer

import (
	"encoding/json"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// clocks are the lengths of a turn that are offered, in seconds.
var clocks = []int{0, 60, 120, wk.DefaultClock, 300, 600}

// chosen are the options as the form keeps them.
type chosen struct {
	wk.Options
	Drawn bool // who begins is left to chance
}

// form asks for the options of a match.
type form struct {
	env    *shell.Env
	o      chosen
	wrong  *ui.Para
	column *fyne.Container
}

var _ table.Form = (*form)(nil)

func newForm(env *shell.Env) table.Form {
	return &form{env: env, o: chosen{Options: wk.DefaultOptions()}}
}

// Build implements table.Form.
func (f *form) Build(int) fyne.CanvasObject {
	t := f.env.T
	size := ui.NewStepper(f.o.Size, wk.MinSize, wk.MaxSize, 1, func(n int) { f.o.Size = n })
	names, helps := f.levels()
	level := ui.NewExplained(t("woerterklauer.level"), names, helps, int(f.o.Level-wk.LevelI), func(i int) { f.o.Level = wk.LevelI + wk.Level(i) })
	clock := table.NewClockChoice(f.env, clocks, f.o.Clock, func(s int) { f.o.Clock = s })
	red := ui.NewSegmented(f.seats(), int(f.o.Red), func(i int) { f.o.Red = games.Seat(i) })
	first := ui.NewSegmented(append(f.seats(), t("woerterklauer.first.drawn")), f.first(), f.setFirst)
	for name, o := range map[string]fyne.CanvasObject{"size": size, "level": level.Choice, "clock": clock, "red": red, "first": first} {
		f.env.Trace.Mark(name, o)
	}
	f.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	f.wrong.Hide()
	f.column = ui.VGap(20,
		level.Object,
		ui.NewOption(t("woerterklauer.size"), t("woerterklauer.size.help"), size),
		ui.NewOption(t("woerterklauer.clock"), t("woerterklauer.clock.help"), clock),
		ui.NewOption(t("woerterklauer.red"), t("woerterklauer.red.help"), red),
		ui.NewOption(t("woerterklauer.first"), t("woerterklauer.first.help"), first),
		f.wrong)
	return f.column
}

// levels are the names of the levels and their techniques.
func (f *form) levels() (names, helps []string) {
	for l := wk.LevelI; l <= wk.LevelIV; l++ {
		names = append(names, roman(l))
		helps = append(helps, f.env.T(games.ID("woerterklauer.level."+strconv.Itoa(int(l)))))
	}
	return names, helps
}

// seats are both places at the table.
func (f *form) seats() []string {
	out := make([]string, wk.Seats)
	for i := range out {
		out[i] = f.env.T("woerterklauer.seat", games.Args{"Number": i + 1})
	}
	return out
}

// first is which of the places, or the draw, is chosen to begin.
func (f *form) first() int {
	if f.o.Drawn {
		return wk.Seats
	}
	return int(f.o.First)
}

func (f *form) setFirst(i int) {
	f.o.Drawn, f.o.First = i == wk.Seats, games.Seat(i%wk.Seats)
}

// SetSeats implements table.Form: there are always two.
func (f *form) SetSeats(int) {}

// Setup implements table.Form.
func (f *form) Setup(seats int, seed uint64) []byte {
	o := f.o.Options
	o.Seats = seats
	if f.o.Drawn { // of no event of the match
		o.First = games.Seat(games.NewChance(seed, -1, 0).IntN(wk.Seats))
	}
	set, err := wk.ParseSet(tiles.German)
	var data []byte
	if err == nil {
		data, err = table.EncodeSetup(wk.Setup{Options: o, Set: set, Seed: seed})
	}
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
	var o chosen
	if games.Decode(data, &o) == nil && len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock) {
		f.o = o
	}
}
