// Package form asks for the options of a new match or score sheet.
//   - form.go: what a game says of its options, and the form that is made of it
//   - ask.go: the questions; main.go: those that are asked for each match
//   - words.go: the language of the words
package form

import (
	"encoding/json"
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Form asks for the options of a new match. Its state stays when Build makes the
// widgets again.
type Form interface {
	// Build asks everything, one below the other.
	Build(seats int) fyne.CanvasObject
	// Parts asks it in two places: the choices that are made for each match, and all else. Rest says how all else stands.
	Parts(seats int) (main []fyne.CanvasObject, more *fyne.Container)
	Rest() []string
	// OnChange hears of every answer.
	OnChange(func())
	// Tips tells whether tips have a sense with the options.
	Tips() bool
	// SetSeats follows the number of players, in place, and SetNames how they are called.
	SetSeats(n int)
	SetNames(names []string)
	// Setup is the complete setup of a match, or nil when something is wrong: the
	// form then shows it where it stands.
	Setup(seats int, seed uint64) []byte
	// Options are what the next match is preset with; Load takes them back and
	// ignores what has no meaning.
	Options() json.RawMessage
	Load(json.RawMessage)
}

// Telling is a Form that can say in a few words what a match with its options is like.
type Telling interface{ Told() []string }

// Ordered is a Form whose options may have characters sit after all persons.
type Ordered interface{ CharactersLast() bool }

// Options is what a game asks before a match: its options and a list of what is asked about
// them. New draws it.
type Options[O any] struct {
	Now O // as they stand; first the defaults
	// Asks are the questions in their order. They write into o.
	Asks func(env *shell.Env, o *O) []Ask
	// Seats follows the number of players; nil where it changes nothing.
	Seats func(o *O, n int)
	// Names takes how the players are called; nil where nothing is asked about one of them.
	Names func(o *O, names []string)
	// Setup is the setup of a match. The error says what is wrong with the options.
	Setup func(env *shell.Env, o O, seats int, seed uint64) ([]byte, error)
	// Valid tells whether a later match may be preset with the options; nil: always. How
	// many play is asked again.
	Valid func(o O) bool
	// Told says in a few words what a match with the options is like; nil for nothing.
	Told func(env *shell.Env, o O) []string
	// Tips tells whether there are tips with the options; nil: always.
	Tips func(o O) bool
	// Last tells whether characters sit after all persons with the options; nil: never.
	Last func(o O) bool
}

// Of asks for the options of a new match, or of a sheet.
type Of[O any] struct {
	O O

	env    *shell.Env
	of     Options[O]
	asks   []Ask
	wrong  *ui.Para
	column *fyne.Container
	heard  func()
}

// New is the form of what a game asks.
func New[O any](env *shell.Env, of Options[O]) *Of[O] {
	return &Of[O]{O: of.Now, env: env, of: of}
}

// Build implements Form.
func (f *Of[O]) Build(seats int) fyne.CanvasObject {
	main, more := f.Parts(seats)
	more.Objects = append(main, more.Objects...)
	return more
}

// Parts implements Form.
func (f *Of[O]) Parts(seats int) (main []fyne.CanvasObject, more *fyne.Container) {
	f.asks = f.of.Asks(f.env, &f.O)
	f.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	f.wrong.Hide()
	f.column = ui.VGap(20)
	for i := range f.asks {
		o := f.asks[i].make(f.env, func() {
			f.follow()
			if f.heard != nil {
				f.heard()
			}
		})
		if f.asks[i].main {
			main = append(main, o)
		} else {
			f.column.Add(o)
		}
	}
	f.column.Add(f.wrong)
	f.SetSeats(seats)
	return main, f.column
}

// OnChange implements Form.
func (f *Of[O]) OnChange(heard func()) { f.heard = heard }

// Rest implements Form.
func (f *Of[O]) Rest() (all []string) {
	for _, a := range f.asks {
		if a.said == nil || a.main || a.when != nil && !a.when() || a.needs != nil && !a.needs() {
			continue
		}
		if text := a.said(f.env); text != "" {
			all = append(all, text)
		}
	}
	return all
}

// Tips implements Form.
func (f *Of[O]) Tips() bool { return f.of.Tips == nil || f.of.Tips(f.O) }

// CharactersLast implements Ordered.
func (f *Of[O]) CharactersLast() bool { return f.of.Last != nil && f.of.Last(f.O) }

// SetSeats implements Form.
func (f *Of[O]) SetSeats(n int) {
	if f.of.Seats != nil {
		f.of.Seats(&f.O, n)
	}
	f.follow()
}

// SetNames implements Form. Questions that ask for them follow with SetSeats.
func (f *Of[O]) SetNames(names []string) {
	if f.of.Names != nil {
		f.of.Names(&f.O, names)
	}
}

// follow brings what depends on other answers, or on the number of players, up to date.
func (f *Of[O]) follow() {
	if f.column == nil {
		return // not built yet
	}
	for _, a := range f.asks {
		a.follow(f.env)
	}
	ui.PlaceAnew(f.column)
}

// Setup implements Form.
func (f *Of[O]) Setup(seats int, seed uint64) []byte {
	f.SetSeats(seats)
	data, err := f.of.Setup(f.env, f.O, seats, seed)
	if err == nil {
		return data
	}
	f.wrong.SetText(f.env.Explain(nil, err))
	f.wrong.Show()
	ui.PlaceAnew(f.column)
	return nil
}

// Told implements Telling.
func (f *Of[O]) Told() []string {
	if f.of.Told == nil {
		return nil
	}
	return f.of.Told(f.env, f.O)
}

// Options implements Form.
func (f *Of[O]) Options() json.RawMessage {
	data, err := json.Marshal(f.O)
	if err != nil { // of plain data it can't happen; the next match begins with the defaults then
		slog.Error("options", "err", err)
		return nil
	}
	return data
}

// Load implements Form.
func (f *Of[O]) Load(data json.RawMessage) {
	var o O
	if games.Decode(data, &o) == nil && (f.of.Valid == nil || f.of.Valid(o)) {
		f.O = o
	}
}

// EncodeSetup is the JSON of a setup that can be played, for Form.Setup.
func EncodeSetup(s interface {
	Validate() error
	Encode() ([]byte, error)
},
) ([]byte, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	return s.Encode()
}
