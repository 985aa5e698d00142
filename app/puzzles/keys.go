package puzzles

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/daily"
)

// steps are how many days the keys go on.
var steps = map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -daily.Week, fyne.KeyDown: daily.Week}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	if p.player.ID == 0 {
		return false
	}
	if by, ok := steps[e.Name]; ok {
		p.open(p.day + daily.Day(by))
		return true
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if p.start == nil {
			return false
		}
		p.start.Tapped(&fyne.PointEvent{})
	case fyne.KeyHome:
		p.open(p.today)
	case fyne.KeyF10:
		p.showMenu()
	default:
		return false
	}
	return true
}

// open shows the puzzles of another day.
func (p *Page) open(d daily.Day) {
	if p.choose(d) {
		p.load()
	}
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	if p.player.ID == 0 {
		return nil
	}
	var keys []shell.KeyHelp
	if p.start != nil {
		keys = append(keys, shell.KeyHelp{Keys: "Enter", What: "puzzles.keys.begin"})
	}
	return append(keys, shell.KeyHelp{Keys: "Left / Right / Up / Down", What: "puzzles.keys.day"}, shell.KeyHelp{Keys: "Home", What: "puzzles.keys.today"},
		shell.KeyHelp{Keys: "PageUp / PageDown", What: "settings.keys.scroll"}, shell.KeyHelp{Keys: "F10", What: "puzzles.keys.menu"})
}

// showMenu opens what else can be done here.
func (p *Page) showMenu() {
	if p.player.ID == 0 {
		return
	}
	env := p.env
	today := ui.MenuItem{Text: env.T("puzzles.today"), Icon: ui.IconStar, OnTap: func() { p.open(p.today) }}
	if p.day == p.today {
		today.Disabled = env.T("puzzles.today.here")
	}
	ui.ShowMenu(p.more, []ui.MenuItem{
		today,
		{Text: env.T("puzzles.copy.result"), Icon: ui.IconSheet, OnTap: p.copyText},
		{Text: env.T("puzzles.switch"), Icon: ui.IconUsers, OnTap: p.ask},
	})
}
