// Package people is what the pages share about the players of the family: names, colours, and the dialogs to add and change
// them.
//
//   - people.go has the form with discs.go and picture.go; manage.go and merge.go are the dialogs of all players.
//   - chip.go and whose.go say who it is about: to be chosen, whose page, who sits at the table.
package people

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// FreeColor is the first colour that the fewest of the players have.
func FreeColor(players []store.Player) int {
	var used [ui.Players]int
	for _, p := range players {
		used[(p.Color%ui.Players+ui.Players)%ui.Players]++
	}
	return slices.Index(used[:], slices.Min(used[:]))
}

// Initial is the mark of a single name, "" for none.
func Initial(name string) string {
	if name = strings.TrimSpace(name); name == "" {
		return ""
	}
	return ui.Initials([]string{name})[0]
}

// refusal is what is wrong with a name while it is being typed; an empty one is refused
// only when it is handed in. self is the player who may keep his name.
func refusal(name string, known []store.Player, self store.Player) error {
	if name == self.Name && self.ID != 0 {
		return nil
	}
	_, err := store.CheckName(name, known, self.ID)
	if store.CodeOf(err) == store.CodeNameEmpty {
		return nil
	}
	return err
}

// form is a name with a colour. What it holds outlives its widgets.
type form struct {
	env   *shell.Env
	self  store.Player
	was   store.Player // when the form was opened
	known []store.Player
	after func() // the height may have changed
	wrong error  // with the name

	field  *ui.Field
	colors *Discs
	named  *ui.Text // the chosen colour
	looks  func()   // follows name and colour, may be nil
}

// colorOf is the name of a player's colour.
func (f *form) colorOf(i int) string { return f.env.T("setup.color." + games.ID(strconv.Itoa(i+1))) }

// build makes the widgets again from self.
func (f *form) build() {
	f.field = ui.NewField("", f.env.T("setup.player.name"))
	f.field.SetText(f.self.Name)
	f.named = ui.NewText("", ui.Strong, ui.Ink2)
	f.colors = newDiscs(ui.Players, ui.Players, 28, 40, f.colorOf, func(c int) {
		f.self.Color = c
		f.follow()
	})
	f.field.OnChanged = func(s string) {
		f.self.Name = s
		f.fail(refusal(s, f.known, f.was))
		f.follow()
	}
	f.field.SetError(f.reason())
	f.paint()
}

// palette is the choice of the colour, with its name.
func (f *form) palette() fyne.CanvasObject { return ui.HMid(8, f.colors, f.named) }

// paint shows the initial on the chosen colour.
func (f *form) paint() {
	at := (f.self.Color%ui.Players + ui.Players) % ui.Players
	for i, disc := range f.colors.discs {
		disc.Set(map[bool]string{true: Initial(f.self.Name)}[i == at], i)
	}
	f.named.SetText(f.colorOf(at))
	f.colors.At = at
	f.colors.Refresh()
}

func (f *form) follow() {
	f.paint()
	if f.looks != nil {
		f.looks()
	}
}

// reason is what is wrong in words, "" for nothing; with another name than one that is taken, where the line has room for it.
func (f *form) reason() string {
	if f.wrong == nil {
		return ""
	}
	why := f.env.ExplainStore(f.wrong)
	var no *store.Error
	if errors.As(f.wrong, &no) && no.Code == store.CodeNameTaken {
		if other, err := store.CheckName(fmt.Sprint(no.Args["Name"], " M."), f.known, f.was.ID); err == nil {
			if more := why + " " + f.env.T("setup.player.other", games.Args{"Name": other}); ui.Body.Measure(more) <= reasonRoom {
				return more
			}
		}
	}
	return why
}

// reasonRoom is the line below a name where that is least wide: in the dialog.
const reasonRoom float32 = 464

// fail shows what is wrong beneath the name; nil takes it away.
func (f *form) fail(err error) {
	f.wrong = err
	if text := f.reason(); f.field.Error() != text {
		f.field.SetError(text)
		f.after()
	}
}

// save hands the player in; a refusal is shown where it stands.
func (f *form) save() (store.Player, bool) {
	var err error
	p := f.self
	if p.ID == 0 {
		p, err = add(f.env, p)
	} else {
		err = f.env.Store.UpdatePlayer(p)
	}
	if err != nil {
		f.fail(err)
		f.field.Focus()
		return p, false
	}
	return p, true
}

// add adds a player with colour and ready-made picture.
func add(env *shell.Env, p store.Player) (store.Player, error) {
	added, err := env.Store.AddPlayer(p.Name, p.Color)
	if err == nil && p.Emblem > 0 {
		added.Emblem = p.Emblem
		err = env.Store.UpdatePlayer(added)
	}
	return added, err
}

// relayout fits the dialog that is open to its content.
func relayout(env *shell.Env) {
	if o := env.Window.Canvas().Overlays().Top(); o != nil {
		o.Refresh()
	}
}

// say shows in a dialog why something can't be, "" for nothing.
func say(env *shell.Env, at *ui.Para, text string) {
	at.SetText(text)
	ui.Show(text != "", at)
	relayout(env)
}

// Edit asks for name, colour and picture of a player, of a new one where they have no ID; done is called when they have changed.
func Edit(env *shell.Env, player store.Player, done func()) {
	f := &form{env: env, self: player, was: player, known: Known(env), after: func() { relayout(env) }}
	f.build()
	f.field.SetLabel(env.T("setup.player.name"))
	pic := newPicture(env, &f.self)
	face := pic.build()
	f.looks = pic.show
	title, save := env.T("setup.player.edit", games.Args{"Name": player.Name}), games.ID("setup.player.save")
	if player.ID == 0 {
		title, save = env.T("setup.player.new"), "setup.player.add"
	}
	var h *ui.DialogHandle
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: title,
		Width: 520,
		Body: ui.VGap(16, f.field, ui.VGap(4, ui.NewText(env.T("setup.player.color"), ui.Strong, ui.Ink), f.palette()),
			ui.VGap(4, ui.NewText(env.T("setup.picture"), ui.Strong, ui.Ink), face)),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T(save), Kind: ui.Primary, Default: true, Keep: true, OnTap: func() {
				if saved, ok := f.save(); ok {
					if f.self.ID = saved.ID; pic.save() {
						h.Close()
						done()
					}
				}
			}},
		},
		Focus: f.field.Focusable(),
	})
}

// Adder is a line that adds a player: name, colour, and a button.
type Adder struct {
	form
	added func(store.Player)
	// Blank is asked what Enter without a name does; true when it did something.
	// nil: a name is missing.
	Blank func() bool
}

// NewAdder makes the state of the line; after is called when its height may have
// changed, added with every new player.
func NewAdder(env *shell.Env, after func(), added func(store.Player)) *Adder {
	return &Adder{form: form{env: env, after: after}, added: added}
}

// Reset empties the line for the next player; known are those there are.
func (a *Adder) Reset(known []store.Player) {
	a.known = known
	a.self = store.Player{Color: FreeColor(known)}
	if a.field != nil {
		a.field.SetText("")
		a.paint()
		a.fail(nil)
	}
}

// Typed is the name in the line.
func (a *Adder) Typed() string { return strings.TrimSpace(a.self.Name) }

// OnTyped says whom to tell when name or colour change.
func (a *Adder) OnTyped(f func()) { a.looks = f }

// Refused tells whether something is wrong with it.
func (a *Adder) Refused() bool { return a.wrong != nil }

// Type puts a name into the line, as if it had been typed; it is called before Build.
func (a *Adder) Type(name string) {
	if a.self.Name = name; name != "" {
		a.wrong = refusal(name, a.known, store.Player{})
	}
}

// Know tells which players there are, without touching what is being typed.
func (a *Adder) Know(known []store.Player) {
	a.known = known
	if a.self.Name == "" {
		a.Reset(known)
	}
}

// Build makes the widgets again; what was typed stays.
func (a *Adder) Build() fyne.CanvasObject {
	a.build()
	a.field.OnSubmit = func(string) { a.add() }
	button := ui.NewSmallButton(a.env.T("setup.player.add"), ui.Soft, a.add).WithIcon(ui.IconPlus).WithHeight(44)
	if ok, why := a.env.Writable(); !ok {
		a.field.SetEnabled(false)
		button.Disable(why)
	}
	a.env.Trace.Mark("player.name", a.field)
	a.env.Trace.Mark("player.add", button)
	wide := button.MinSize().Width
	a.field.Beside(wide + 8)
	line := ui.Laid(func() fyne.Size { // with room for a line about what is wrong, so that nothing moves
		return fyne.NewSize(128+wide, max(a.field.MinSize().Height, 68))
	}, func(s fyne.Size) {
		ui.Put(a.field, 0, 0, s.Width, s.Height)
		ui.Put(button, s.Width-wide, 0, wide, 44)
	}, a.field, button)
	colors := a.palette()
	return ui.Laid(func() fyne.Size {
		return fyne.NewSize(line.MinSize().Width, line.MinSize().Height+colors.MinSize().Height)
	}, func(s fyne.Size) {
		named, high := line.MinSize().Height, colors.MinSize().Height
		ui.Put(line, 0, 0, s.Width, named)
		ui.Put(colors, 0, named+min(linesApart, (s.Height-named-high)/2), s.Width, high)
	}, line, colors)
}

// linesApart is how far below the name the colours are where there is room.
const linesApart float32 = 12

// Focusable is the name, for a page or dialog that gives it the keyboard.
func (a *Adder) Focusable() fyne.Focusable { return a.field.Focusable() }

// Focus puts the keyboard into the name.
func (a *Adder) Focus() { a.field.Focus() }

func (a *Adder) add() {
	if a.Typed() != "" || a.Blank == nil || !a.Blank() {
		a.Add()
	}
}

// Add adds who is typed; a refusal is shown where it stands.
func (a *Adder) Add() bool {
	p, ok := a.save()
	if ok {
		a.added(p)
	}
	return ok
}
