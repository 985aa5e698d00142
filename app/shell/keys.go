package shell

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// common are the keys that work on every page.
var common = []KeyHelp{
	{"Tab", "keys.tab"},
	{"Esc", "keys.escape"},
	{"Ctrl+Z", "keys.undo"},
	{"Ctrl+Y", "keys.redo"},
	{"Ctrl+,", "keys.settings"},
	{"F11", "keys.fullscreen"},
	{"F12", "keys.sound"},
	{"Ctrl+Q", "keys.quit"},
	{"F1", "keys.help"},
}

// named are the keys that have a name of their own in each language.
var named = map[string]bool{
	"Ctrl": true, "Shift": true, "Alt": true, "Enter": true, "Space": true, "Backspace": true,
	"Esc": true, "Tab": true, "Del": true, "Left": true, "Right": true, "Up": true, "Down": true,
	"Letters": true, "Digits": true, "Home": true, "End": true, "PageUp": true, "PageDown": true,
}

// KeyName is a combination such as "Ctrl+Z" or "Left / Right" as it is called in
// the program's language.
func (e *Env) KeyName(keys string) string {
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

// ShowKeys lists the keys of the page and of the program.
func (r *Router) ShowKeys() {
	env := r.env
	body := ui.VGap(8)
	add := func(lines []KeyHelp) {
		for _, k := range lines {
			body.Add(ui.Columns(16,
				ui.Column{Min: ui.Px(170), Object: ui.NewText(env.KeyName(k.Keys), ui.Strong, ui.Ink)},
				ui.Column{Weight: 1, Min: 200, Object: ui.NewPara(env.T(k.What), ui.Body, ui.Ink2)}))
		}
	}
	if h, ok := r.page.(Helper); ok {
		add(h.Keys())
		body.Add(ui.Space(0, 8))
	}
	add(common)
	scroll := ui.NewVScroll(body)
	scroll.SetMinSize(fyne.NewSize(560, 400))
	ui.ShowDialog(env.Window, ui.Dialog{
		Title:   env.T("keys.title"),
		Width:   640,
		Body:    scroll,
		Buttons: []ui.DialogButton{{Text: env.T("common.close"), Cancel: true, Default: true, Kind: ui.Primary}},
	})
}
