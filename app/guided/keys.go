package guided

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	keys := p.Page.Keys()
	if len(keys) > 0 && keys[0].Keys == "" { // what this is for, not what the phase is for
		keys = keys[1:]
	}
	return append([]shell.KeyHelp{
		shell.Guide("guide.guided"),
		{Keys: "Space", What: "guided.keys.on"},
		{Keys: "PageUp / PageDown", What: "guided.keys.steps"},
		{Keys: "Esc", What: "guided.keys.end"},
	}, keys...)
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	leads := e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
	if now := p.env.Now(); leads && now.Before(p.quiet) {
		p.quiet = now.Add(quietTime)
		return true
	}
	switch e.Name {
	case desktop.KeyControlLeft, desktop.KeyControlRight, desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyAltLeft, desktop.KeyAltRight:
		return false // another key follows
	case fyne.KeyPageUp:
		p.back()
	case fyne.KeyPageDown:
		p.skip()
	case fyne.KeyEscape:
		p.ask()
	case fyne.KeyF9, fyne.KeyF10:
		return p.Page.Key(e)
	default:
		if p.step().Reads() {
			if leads {
				p.next()
			} else {
				p.other()
			}
			return true
		}
		if helps(e.Name) || !p.Page.Key(e) && !typed(e.Name) {
			p.other()
		}
	}
	return true
}

// helps tells whether a key opens what helps in a match, which would lie over what is lit.
func helps(name fyne.KeyName) bool { return len(name) > 1 && name[0] == 'F' }

// typed tells whether a key comes as a sign, too.
func typed(name fyne.KeyName) bool { return len(name) == 1 || name == fyne.KeySpace }

// Rune implements shell.Keyer.
func (p *Page) Rune(r rune) bool {
	switch {
	case r == '?':
		return false
	case p.step().Reads():
		return true
	}
	if !p.Page.Rune(r) && r != ' ' {
		p.other()
	}
	return true
}

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() {
	if p.step().Reads() {
		p.next()
		return
	}
	p.Page.Confirm()
}

// Undo implements shell.Undoer.
func (p *Page) Undo() bool {
	p.back()
	return true
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	p.skip()
	return true
}

// ask asks once whether that is all for now.
func (p *Page) ask() {
	t := p.env.T
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: t("guided.end.title"), Body: ui.NewPara(t("guided.end.body"), ui.Body, ui.Ink2), Calm: true,
		Buttons: []ui.DialogButton{
			{Text: t("guided.end"), OnTap: p.end},
			{Text: t("guided.end.stay"), Kind: ui.Primary, Cancel: true, Default: true},
		},
	})
}
