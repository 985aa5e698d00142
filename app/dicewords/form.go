package dicewords

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
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
var clocks = []int{0, 60, 120, 180, 300, 600}

// form asks for the options of a match.
type form struct {
	env  *shell.Env
	o    dw.Options
	aids *ui.Switch
	note *ui.Para
	// checking holds the word check and what it means.
	checking *fyne.Container
}

var _ table.Form = (*form)(nil)

func newForm(env *shell.Env) table.Form { return &form{env: env, o: dw.DefaultOptions(2)} }

// Build implements table.Form.
func (f *form) Build(seats int) fyne.CanvasObject {
	t := f.env.T
	f.note = ui.NewPara("", ui.Strong, ui.Warn)
	names, helps := make([]string, len(checks)), make([]string, len(checks))
	for i, c := range checks {
		id := games.ID("dicewords.check." + string(c))
		names[i], helps[i] = t(id), t(id+".help")
	}
	check := ui.NewExplained(t("dicewords.check"), names, helps, slices.Index(checks, f.o.Check), func(i int) {
		f.o.Check = checks[i]
		f.follow()
	})
	kept := ui.NewSwitch(t("dicewords.keptstay"), t("dicewords.keptstay.help"), f.o.KeptStay, func(on bool) { f.o.KeptStay = on })
	f.aids = ui.NewSwitch(t("dicewords.aids"), t("dicewords.aids.help"), f.o.Aids, func(on bool) { f.o.Aids = on })
	f.env.Trace.Mark("check", check.Choice)
	f.checking = ui.VGap(6, check.Object, f.note)
	f.SetSeats(seats)
	return ui.VGap(20,
		f.target(),
		f.checking,
		f.clock(),
		kept, f.aids)
}

// target asks how many points end the game.
func (f *form) target() fyne.CanvasObject {
	target := ui.NewStepper(f.o.Target, dw.MinTarget, dw.MaxTarget, 50, func(v int) { f.o.Target = v })
	f.env.Trace.Mark("target", target)
	return ui.NewOption(f.env.T("dicewords.target"), f.env.T("dicewords.target.help"), target)
}

// clock asks how long a turn may take.
func (f *form) clock() fyne.CanvasObject {
	t := f.env.T
	clock := table.NewClockChoice(f.env, clocks, f.o.Clock, func(s int) { f.o.Clock = s })
	return ui.NewOption(t("dicewords.clock"), t("dicewords.clock.help"), clock)
}

// SetSeats implements table.Form: alone there is nobody to challenge.
func (f *form) SetSeats(n int) {
	f.o.Seats = n
	if f.aids != nil {
		f.follow()
	}
}

// follow shows what goes with the check.
func (f *form) follow() {
	t := f.env.T
	f.aids.SetEnabled(f.o.Check == dw.CheckDictionary, t(dw.IllegalAids))
	alone := f.o.Check == dw.CheckChallenge && f.o.Seats == 1
	f.warn(alone, t(dw.IllegalCheckAlone))
}

// warn shows what is wrong with the options, or nothing.
func (f *form) warn(on bool, text string) {
	f.note.SetText(text)
	ui.Show(on, f.note)
	ui.PlaceAnew(f.checking)
}

// Setup implements table.Form.
func (f *form) Setup(seats int, seed uint64) []byte {
	f.SetSeats(seats)
	o := f.o
	o.Aids = o.Aids && o.Check == dw.CheckDictionary
	set, err := Set(f.env)
	var data []byte
	if err == nil {
		data, err = table.EncodeSetup(dw.Setup{Options: o, Set: set, Seed: seed})
	}
	if err == nil {
		return data
	}
	f.warn(true, f.env.Explain(nil, err))
	return nil
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

// Options implements table.Form.
func (f *form) Options() json.RawMessage { return table.EncodeOptions(f.o) }

// Load implements table.Form.
func (f *form) Load(data json.RawMessage) {
	var o dw.Options
	if games.Decode(data, &o) != nil {
		return
	}
	seats := f.o.Seats
	o.Seats = max(o.Seats, 2)
	if len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock) {
		f.o = o
	}
	f.o.Seats = seats
}
