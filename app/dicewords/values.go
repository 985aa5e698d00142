package dicewords

import (
	"log/slog"
	"maps"
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// values are the family's own letter values (games/dicewords/RULES.md, "House values"), a part of the
// settings page: those of one language at a time. Each change is kept at once.
type values struct {
	*shell.History
	env   *shell.Env
	words form.Words   // whose values are shown; the program's until somebody chooses
	boxes []*boxValues // by languages
}

// boxValues are the letters of one set.
type boxValues struct {
	*shell.History
	env   *shell.Env
	set   dw.Set // the box's
	house map[string]int
	cells map[string]*valueCell
	reset *ui.Button
}

// valueCell is the part of a letter that changes.
type valueCell struct {
	value   dw.Value
	stepper *ui.Stepper
	source  *ui.Text
}

var (
	_ table.Section = (*values)(nil)
	_ shell.Undoer  = (*values)(nil)
)

func newValues(env *shell.Env) *values {
	v := &values{History: shell.NewHistory(env), env: env}
	for _, l := range locales.Langs {
		b := &boxValues{History: v.History, env: env, house: map[string]int{}}
		set, err := boxSet(l)
		if err != nil {
			slog.Error("dice set", "err", err)
			continue
		}
		b.set = set
		b.load()
		v.boxes = append(v.boxes, b)
	}
	return v
}

// Leave implements table.Section.
func (v *values) Leave() {}

// Build implements table.Section.
func (v *values) Build() fyne.CanvasObject {
	names, cards := make([]string, len(v.boxes)), make([]fyne.CanvasObject, len(v.boxes))
	at := max(0, slices.IndexFunc(v.boxes, func(b *boxValues) bool { return wordsOf(b.set) == v.words.Lang(v.env) }))
	for i, b := range v.boxes {
		names[i], cards[i] = v.env.T(games.ID("table.words."+b.set.Lang())), b.build()
		ui.Show(i == at, cards[i])
	}
	choice := ui.NewSegmented(names, at, func(n int) {
		v.words = form.Words(wordsOf(v.boxes[n].set))
		for i, c := range cards {
			ui.Show(i == n, c)
		}
	})
	v.env.Trace.Mark("settings-values-words", choice)
	return ui.VGap(16, append([]fyne.CanvasObject{
		ui.NewTitledCard(v.env.T("dicewords.values.title"), v.env.T("dicewords.values.help"),
			ui.NewNote(ui.IconInfo, ui.AccentSoft, ui.AccentText, v.env.T("dicewords.values.note")),
			ui.NewOption(v.env.T("dicewords.words"), "", choice)),
	}, cards...)...)
}

// load reads the house values; those that no match could be played with are left out.
func (v *boxValues) load() {
	if v.env.Store == nil {
		return
	}
	var stored map[string]int
	if _, err := ValuesKeys[wordsOf(v.set)].Get(v.env.Store, &stored); err != nil {
		slog.Error("house values", "err", err)
		return
	}
	for letter, points := range stored {
		if err := v.allowed(letter, points); err != nil {
			slog.Warn("house value left out", "letter", letter, "points", points, "err", err)
			continue
		}
		v.house[letter] = points
	}
}

// allowed tells whether a letter may count that much; the error is an *games.Illegal.
func (v *boxValues) allowed(letter string, points int) error {
	_, err := v.set.WithValues(map[string]int{letter: points})
	return err
}

func (v *boxValues) build() fyne.CanvasObject {
	env := v.env
	ok, reason := env.Writable()
	v.cells = map[string]*valueCell{}
	cells := make([]fyne.CanvasObject, len(v.set.Values))
	least := float32(0)
	for i, val := range v.set.Values {
		cells[i] = v.cell(val)
		v.cells[val.Letter].stepper.SetEnabled(ok, reason)
		least = max(least, cells[i].MinSize().Width)
	}
	v.reset = ui.NewButton(env.T("dicewords.values.reset"), ui.Secondary, v.toBox).WithIcon(ui.IconUndo)
	env.Trace.Mark("settings-values-reset-"+v.set.Lang(), v.reset)
	v.show()
	return ui.NewTitledCard(env.T(games.ID("dicewords.values.title."+v.set.Lang())), env.T(games.ID("dicewords.values.help."+v.set.Lang())),
		ui.Grid(12, least, 5, cells...),
		ui.HGap(0, v.reset))
}

func (v *boxValues) cell(val dw.Value) fyne.CanvasObject {
	letter, _ := utf8.DecodeRuneInString(val.Letter)
	low, high := dw.ValueRange(letter)
	c := &valueCell{value: val, source: ui.NewText("", ui.Body, ui.Ink2).Truncate()}
	c.stepper = ui.NewStepper(v.points(val), low, high, 1, func(points int) { v.put(val.Letter, points) })
	c.stepper.SetTip(v.env.T("dicewords.values.range", games.Args{"Letter": letterName(v.env, val.Letter), "Min": ui.Signed(low), "Max": ui.Signed(high)}))
	v.cells[val.Letter] = c
	v.env.Trace.Mark("value-"+v.set.Lang()+"-"+val.Letter, c.stepper)
	sign := ui.MinSized(36, 40, ui.NewText(val.Letter, ui.Title, ui.Ink).Align(fyne.TextAlignCenter))
	return ui.NewArea(ui.Well, 8, ui.Pad(10, ui.VGap(4,
		ui.Columns(8, ui.Column{Object: sign}, ui.Column{Weight: 1, Object: c.stepper}),
		c.source)))
}

func letterName(env *shell.Env, letter string) string {
	if letter == string(dw.Joker) {
		return env.T("dicewords.values.joker")
	}
	return letter
}

// points is what a letter counts now.
func (v *boxValues) points(val dw.Value) int {
	if p, ok := v.house[val.Letter]; ok {
		return p
	}
	return val.Points
}

// put is the family's value of one letter, from the stepper.
func (v *boxValues) put(letter string, points int) {
	next := maps.Clone(v.house)
	if points == v.cells[letter].value.Points {
		delete(next, letter)
	} else {
		next[letter] = points
	}
	v.change(next, v.env.T("dicewords.values.changed", games.Args{"Letter": letterName(v.env, letter), "Points": ui.Signed(points)}))
}

// toBox gives all letters the box's values back.
func (v *boxValues) toBox() {
	if len(v.house) > 0 {
		v.change(map[string]int{}, v.env.T("dicewords.values.back"))
	}
}

func (v *boxValues) change(next map[string]int, message string) {
	before := v.house
	if err := v.keep(next); err != nil {
		v.env.Failed(err)
		v.show()
		return
	}
	v.Add(message, shell.Change{
		Undo: func() error { return v.keep(before) },
		Redo: func() error { return v.keep(next) },
	})
}

// keep stores the values and shows them. On an error nothing has changed.
func (v *boxValues) keep(house map[string]int) error {
	if _, err := v.set.WithValues(house); err != nil {
		return err
	}
	if err := ValuesKeys[wordsOf(v.set)].Set(v.env.Store, house); err != nil {
		return err
	}
	v.house = house
	v.show()
	return nil
}

// show brings the cells up to date, in place.
func (v *boxValues) show() {
	env := v.env
	for letter, c := range v.cells {
		points, own := v.house[letter]
		if !own {
			points = c.value.Points
		}
		if c.stepper.Value() != points {
			c.stepper.SetValue(points)
		}
		switch {
		case own:
			c.source.SetText(env.T("dicewords.values.own", games.Args{"Points": ui.Signed(c.value.Points)}))
			c.source.SetColor(ui.AccentText)
		case c.value.Source == dw.Proved && v.set.Lang() == dw.English:
			c.source.SetText(env.T("dicewords.values.proved"))
			c.source.SetColor(ui.Ink2)
		case c.value.Source != dw.Reconstructed: // only what is unlike the others is said
			c.source.SetText("")
		default:
			c.source.SetText(env.T("dicewords.values.reconstructed"))
			c.source.SetColor(ui.Ink2)
		}
	}
	ok, reason := env.Writable()
	if ok && len(v.house) == 0 {
		ok, reason = false, env.T("dicewords.values.same")
	}
	v.reset.SetEnabled(ok, reason)
}
