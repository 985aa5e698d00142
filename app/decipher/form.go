package decipher

import (
	"encoding/json"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
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
	clocks = []int{0, 30, 60, 120}
)

// form asks for the options of a match.
type form struct {
	env   *shell.Env
	o     dc.Options
	first *ui.OneOf // who makes which puzzle: of two players, of more
	wrong *ui.Para
	// column holds everything.
	column *fyne.Container
}

var _ table.Form = (*form)(nil)

// newForm presets what is recommended, with words in the language of the program.
func newForm(env *shell.Env) table.Form {
	o := dc.DefaultOptions(dc.MinSeats)
	if env.Texts.Lang() == locales.English {
		o.Language = dc.LanguageEnglish
	}
	return &form{env: env, o: o}
}

// Build implements table.Form.
func (f *form) Build(seats int) fyne.CanvasObject {
	t := f.env.T
	pick := ui.NewExplained(t("decipher.pick"),
		named(f.env, "decipher.pick.", picks, ""), named(f.env, "decipher.pick.", picks, ".help"),
		slices.Index(picks, f.o.Pick), func(i int) { f.o.Pick = picks[i] })
	filter := ui.NewSwitch(t("decipher.filter"), t("decipher.filter.help"), f.o.Filter, func(on bool) { f.o.Filter = on })
	clock := table.NewClockChoice(f.env, clocks, f.o.Clock, func(s int) { f.o.Clock = s })
	for name, o := range map[string]fyne.CanvasObject{"pick": pick.Choice, "filter": filter, "clock": clock} {
		f.env.Trace.Mark(name, o)
	}
	f.first = ui.NewOneOf([]string{t("decipher.first"), t("decipher.first.two")}, 0)
	f.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	f.column = ui.VGap(20,
		f.words(), pick.Object, filter,
		ui.NewOption(t("decipher.clock"), t("decipher.clock.help"), clock),
		ui.Columns(10,
			ui.Column{Object: ui.VGap(0, ui.NewIcon(ui.IconInfo, ui.Px(20), ui.Ink2))},
			ui.Column{Weight: 1, Min: 160, Object: f.first.Object}),
		f.wrong)
	f.wrong.Hide()
	f.SetSeats(seats)
	return f.column
}

// words asks for their language and length.
func (f *form) words() fyne.CanvasObject {
	t := f.env.T
	lang := ui.NewSegmented(named(f.env, "decipher.language.", langs, ""), slices.Index(langs, f.o.Language), func(i int) { f.o.Language = langs[i] })
	var lengths []string
	for n := dc.MinLength; n <= dc.MaxLength; n++ {
		lengths = append(lengths, strconv.Itoa(n))
	}
	length := ui.NewSegmented(lengths, f.o.Length-dc.MinLength, func(i int) { f.o.Length = dc.MinLength + i })
	f.env.Trace.Mark("language", lang)
	f.env.Trace.Mark("length", length)
	return ui.VGap(20,
		ui.NewOption(t("decipher.language"), t("decipher.language.help"), lang),
		ui.NewOption(t("decipher.length"), t("decipher.length.help"), length))
}

// named are the texts of values whose ids begin and end alike.
func named[T ~string](env *shell.Env, begin string, values []T, end string) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = env.T(games.ID(begin + string(v) + end))
	}
	return out
}

// SetSeats implements table.Form: of two players each makes two puzzles.
func (f *form) SetSeats(n int) {
	f.o.Seats = n
	if f.first == nil {
		return
	}
	if n == 2 {
		f.first.Choose(1)
	} else {
		f.first.Choose(0)
	}
}

// Setup implements table.Form.
func (f *form) Setup(seats int, seed uint64) []byte {
	f.SetSeats(seats)
	data, err := table.EncodeSetup(dc.NewSetup(f.o, draw.Letters(), seed))
	if err == nil {
		return data
	}
	f.wrong.SetText(f.env.Explain(nil, err))
	f.wrong.Show()
	f.column.Refresh()
	return nil
}

// Options implements table.Form.
func (f *form) Options() json.RawMessage { return table.EncodeOptions(f.o) }

// Load implements table.Form.
func (f *form) Load(data json.RawMessage) {
	var o dc.Options
	if games.Decode(data, &o) != nil {
		return
	}
	seats := f.o.Seats
	o.Seats = dc.MinSeats // how many there are is asked anew
	if len(o.Validate()) == 0 && slices.Contains(clocks, o.Clock) {
		f.o = o
	}
	f.o.Seats = seats
}
