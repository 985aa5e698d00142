package shell

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// common are the keys that work on every page, undoing those of a page that has a history.
var (
	common = []KeyHelp{
		{"Tab", "keys.tab"},
		{"Esc", "keys.escape"},
		{"Ctrl+,", "keys.settings"},
		{"F11", "keys.fullscreen"},
		{"F12", "keys.sound"},
		{"Ctrl+Q", "keys.quit"},
		{"F1", "keys.help"},
	}
	undoing = []KeyHelp{
		{"Ctrl+Z", "keys.undo"},
		{"Ctrl+Y", "keys.redo"},
	}
)

// named are the keys that have a name of their own in each language.
var named = map[string]bool{
	"Ctrl": true, "Shift": true, "Alt": true, "Enter": true, "Space": true, "Backspace": true,
	"Esc": true, "Tab": true, "Del": true, "Left": true, "Right": true, "Up": true, "Down": true,
	"Letters": true, "Digits": true, "Home": true, "End": true, "PageUp": true, "PageDown": true,
}

// KeyName is a combination such as "Ctrl+Z" or "Left / Right" as it is called in
// the program's language.
func (e *Env) KeyName(keys string) string {
	if keys == "Left / Right / Up / Down" {
		return e.Texts.T("keys.name.arrows")
	}
	alternatives := strings.Split(keys, " / ")
	for i, combo := range alternatives {
		parts := strings.Split(combo, "+")
		for j, p := range parts {
			if named[p] {
				parts[j] = e.Texts.T("keys.name." + strings.ToLower(p))
			}
		}
		alternatives[i] = strings.Join(parts, "+")
	}
	return strings.Join(alternatives, " / ")
}

// Guide is the first line of a list of keys: what the page is for and what one does there, in two sentences. Pages that are
// always the same need none: theirs is named after their route.
func Guide(id games.ID) KeyHelp { return KeyHelp{What: id} }

// KeysNow is a list of keys that depends on what can be done.
type KeysNow []KeyHelp

// Add adds a line if the key does something now.
func (k *KeysNow) Add(does bool, keys string, what games.ID) {
	if does {
		*k = append(*k, KeyHelp{keys, what})
	}
}

// ShowKeys explains the page, and lists its keys and those of the program.
func (r *Router) ShowKeys() {
	var keys []KeyHelp
	if h, ok := r.page.(Helper); ok {
		keys = h.Keys()
	}
	if n := len(r.stack); n > 0 && (len(keys) == 0 || keys[0].Keys != "") {
		keys = append([]KeyHelp{Guide(games.ID("guide." + r.stack[n-1].Page))}, keys...)
	}
	always := common
	if _, ok := r.page.(Undoer); ok {
		always = slices.Insert(slices.Clone(common), 2, undoing...)
	}
	r.env.showGuide(always, keys)
}

// ShowGuide shows what may begin with a Guide, and the keys of the program.
func (e *Env) ShowGuide(keys ...KeyHelp) { e.showGuide(common, keys) }

func (e *Env) showGuide(always, keys []KeyHelp) {
	body := ui.VGap(e.helpGap())
	if len(keys) > 0 && keys[0].Keys == "" {
		body.Add(ui.NewPara(e.T(keys[0].What), ui.Lead, ui.Ink))
		keys = keys[1:]
	}
	width := float32(640)
	if len(keys) == 0 {
		body.Add(e.keyList(always))
	} else {
		width = 720
		if shortPage(e) { // else a table's keys would have to scroll
			width = min(1000, e.Window.Canvas().Size().Width-32)
		}
		here, always := twoColumns(e, keys, width), twoColumns(e, always, width)
		if shortPage(e) {
			body.Objects = append(body.Objects, here, ui.NewDivider(), always)
		} else {
			body.Objects = append(body.Objects, ui.NewText(e.T("keys.here"), ui.Heading, ui.Ink), here, ui.NewText(e.T("keys.always"), ui.Heading, ui.Ink), always)
		}
	}
	ui.ShowDialog(e.Window, ui.Dialog{
		Title: e.T("keys.title"), Width: width, Body: body, Message: true,
		Buttons: []ui.DialogButton{{Text: e.T("common.close"), Cancel: true, Default: true, Kind: ui.Primary}},
	})
}

// twoColumns has a line for each key, in two columns about as high as each other.
func twoColumns(e *Env, keys []KeyHelp, width float32) fyne.CanvasObject {
	left, right := e.keyList(keys), e.keyList(nil)
	balance(left, right, (width-56-24-16)/2)
	return ui.Columns(24, ui.Column{Weight: 1, Object: left}, ui.Column{Weight: 1, Object: right})
}

// balance has the last lines stand in the right column, so that both are about as high.
func balance(left, right *fyne.Container, width float32) {
	height := func(c *fyne.Container) float32 {
		for _, o := range c.Objects {
			o.Resize(fyne.NewSize(width, o.MinSize().Height)) // heights follow from widths
		}
		return c.MinSize().Height
	}
	for {
		last := len(left.Objects) - 1
		if last < 1 || height(left) <= height(right)+left.Objects[last].MinSize().Height {
			return
		}
		right.Objects = slices.Insert(right.Objects, 0, left.Objects[last])
		left.Objects = left.Objects[:last]
	}
}

// helpGap lies between the parts of the help, in px: a table's keys fit into the least window, too.
func (e *Env) helpGap() float32 {
	if shortPage(e) {
		return 8
	}
	return 16
}

func shortPage(e *Env) bool { return e.Window.Canvas().Size().Height < ui.ShortPage }

// keyList has a line for each key.
func (e *Env) keyList(keys []KeyHelp) *fyne.Container {
	list := ui.VGap(e.helpGap() / 2)
	for _, k := range keys {
		list.Add(ui.Columns(12,
			ui.Column{Weight: 1, Min: 110, Object: keyCaps(e, k.Keys)},
			ui.Column{Weight: 2, Min: 180, Object: ui.NewPara(e.T(k.What), ui.Body, ui.Ink2)}))
	}
	return list
}

// keyCaps draws keys, in words where there is no room for that.
func keyCaps(e *Env, keys string) fyne.CanvasObject {
	names := e.KeyName(keys)
	if shortPage(e) {
		return ui.NewPara(names, ui.Strong, ui.Ink)
	}
	caps := ui.Flow(4, 0)
	for name := range strings.SplitSeq(names, " / ") {
		caps.Add(ui.NewKeyCap(name))
	}
	return caps
}
