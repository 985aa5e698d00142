package frame

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
)

// sheetKey is the key of the score sheet, unless the board has taken it.
func (p *Page) sheetKey() string {
	if !p.desk.HasSheet() || slices.ContainsFunc(p.front().Keys.Keys(), func(k shell.KeyHelp) bool { return k.Keys == "F4" }) {
		return ""
	}
	return "F4"
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	switch {
	case p.look.On():
		return []shell.KeyHelp{shell.Guide("guide.linger")}
	case p.over != nil:
		return append(p.over.Keys(), shell.KeyHelp{Keys: "F9", What: "table.keys.log"}, shell.KeyHelp{Keys: "F10", What: "table.keys.menu"})
	case p.face.kind == curtained:
		space := shell.KeyHelp{Keys: "Space", What: "table.keys.hold"}
		if p.env.Prefs.Press {
			space.What = "table.keys.press"
		}
		return []shell.KeyHelp{shell.Guide("guide.curtain"), space, {Keys: "F9", What: "table.keys.log"}, {Keys: "F10", What: "table.keys.menu"}}
	}
	keys := append(p.front().Keys.Keys(), p.tips.keys()...)
	if p.drive.Acting() {
		keys = append(keys, shell.KeyHelp{Keys: "Space", What: "table.keys.lead"}, shell.KeyHelp{Keys: "End", What: "table.keys.skip"})
	}
	if p.drawer.Is() {
		keys = append(keys, shell.KeyHelp{Keys: "F5", What: "table.keys.drawer"})
	}
	if key := p.sheetKey(); key != "" {
		keys = append(keys, shell.KeyHelp{Keys: key, What: "table.keys.sheet"})
	}
	return append(keys, shell.KeyHelp{Keys: "F9", What: "table.keys.log"}, shell.KeyHelp{Keys: "F10", What: "table.keys.menu"})
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	if p.tips.key(e.Name) {
		return true
	}
	if p.look.On() {
		p.goOn()
		return true
	}
	if p.over != nil && p.over.Skip() && e.Name == fyne.KeyReturn {
		return true // held a moment too long, it mustn't begin another match
	}
	switch e.Name {
	case fyne.KeyF9:
		p.desk.ShowLog()
	case fyne.KeyF10:
		p.showMenu()
	case fyne.KeyF5:
		return p.drawer.Toggle() || boardKey(p, e)
	case fyne.KeyEscape:
		return p.escape(e)
	default:
		if p.over != nil {
			return p.over.Key(e) || p.showSheet(e)
		}
		return boardKey(p, e) || p.showSheet(e)
	}
	return true
}

// boardKey hands a key to the board; below a curtain that may be an old one, where what is tried would only be refused.
func boardKey(p *Page, e *fyne.KeyEvent) bool {
	return p.face.kind != curtained && p.front().Keys.Key(e)
}

// showSheet takes the key of the score sheet.
func (p *Page) showSheet(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyF4 || !p.desk.HasSheet() {
		return false
	}
	p.desk.ShowScorecard()
	return true
}

// Rune implements shell.Keyer.
func (p *Page) Rune(r rune) bool {
	return p.face.kind != curtained && p.over == nil && !p.drive.Hushes(r) && p.front().Keys.Rune(r)
}

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() {
	if p.look.On() {
		p.goOn()
		return
	}
	switch {
	case p.drive.Acting():
		p.drive.LeadOn()
	case p.over != nil:
		p.over.Again()
	case p.face.kind != curtained:
		p.front().Submit()
	}
}
