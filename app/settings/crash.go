package settings

import (
	"fmt"
	"path/filepath"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// Crash is the page that comes in place of one that a fault of the program has ended: that
// nothing is lost, and where to go on.
type Crash struct {
	*frame
	env   *shell.Env
	fault ui.Panic
	again bool // the whole program had to start again
	home  *ui.Button
	// Seen hears that the page is left; nil where nobody wants to know.
	Seen func()
}

var (
	_ shell.Page   = (*Crash)(nil)
	_ shell.Keyer  = (*Crash)(nil)
	_ shell.Helper = (*Crash)(nil)
)

// NewCrash is the page for a fault; again says that the program was started again because
// of it.
func NewCrash(env *shell.Env, fault ui.Panic, again bool) *Crash {
	return &Crash{frame: &frame{}, env: env, fault: fault, again: again}
}

// Title implements shell.Page.
func (c *Crash) Title() string { return c.env.T("settings.crash.title") }

// Build implements shell.Page.
func (c *Crash) Build() fyne.CanvasObject {
	env := c.env
	what := games.ID("settings.crash.page")
	if c.again {
		what = "settings.crash.again"
	}
	button := func(text games.ID, mark string, kind ui.Kind, icon ui.IconName, tap func()) *ui.Button {
		b := ui.NewButton(env.T(text), kind, tap).WithIcon(icon)
		env.Trace.Mark(mark, b)
		return b
	}
	c.home = button("settings.crash.home", "crash-home", ui.Primary, "", c.goHome)
	actions := ui.Grid(12, 340, 2, c.home,
		button("settings.folder.open", "crash-folder", ui.Secondary, "", func() { openFolder(env, filepath.Dir(env.LogFile)) }),
		button("settings.crash.copy", "crash-copy", ui.Secondary, ui.IconSheet, c.copyDetails),
		button("settings.trouble.quit", "crash-quit", ui.Secondary, ui.IconX, env.Router.Quit))
	card := ui.NewCard(ui.VGap(20,
		sorry(env.T("settings.crash.title")),
		ui.NewPara(env.T(what), ui.Lead, ui.Ink),
		ui.NewPara(env.T("settings.crash.saved"), ui.Lead, ui.Ink),
		ui.NewArea(ui.Well, 8, ui.Inset(10, 16, 10, 16, ui.VGap(2,
			ui.NewText(env.T("settings.crash.log"), ui.Body, ui.Ink2), ui.NewProse(env.LogFile)))),
		ui.NewPara(env.T("settings.crash.report"), ui.Body, ui.Ink2),
		actions))
	bar := ui.NewTopBar(nil, "", "", nil, env.T("common.app"))
	return ui.Page(bar, c.around(ui.Inset(24, 24, 24, 24, ui.MaxWidth(860, ui.VGap(0, card)))), nil)
}

// sorry heads a page of trouble: Atlas is sorry, and says what happened.
func sorry(title string) fyne.CanvasObject {
	face := draw.NewFace(mind.Atlas, 88)
	face.Set(mind.Atlas, draw.Sorry)
	return ui.HMid(20, face, ui.Stretch(ui.NewPara(title, ui.Question, ui.Ink)))
}

// goHome shows the home page, or, without data, what is wrong with them.
func (c *Crash) goHome() {
	if c.env.Store == nil {
		c.env.Reopen()
		return
	}
	c.env.Router.Home()
}

// copyDetails puts what a report of the fault needs on the clipboard.
func (c *Crash) copyDetails() {
	c.env.App.Clipboard().SetContent(fmt.Sprintf("%s\n\n%v\n\n%s", details(c.env), c.fault.Value, c.fault.Stack))
	c.env.Toast(c.env.T("settings.about.copied"))
}

// Shown implements shell.Page.
func (c *Crash) Shown() {
	c.home.Focus()
	c.env.Trace.Shown(shell.Crash, 0, fmt.Sprintf("again=%t", c.again))
}

// Leave implements shell.Page.
func (c *Crash) Leave() {
	if c.Seen != nil {
		c.Seen()
	}
}

// Key implements shell.Keyer: Enter and Esc go home.
func (c *Crash) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
		c.goHome()
	default:
		return false
	}
	return true
}

// Rune implements shell.Keyer.
func (c *Crash) Rune(rune) bool { return false }

// Keys implements shell.Helper.
func (c *Crash) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{shell.Guide("guide.crash"), {Keys: "Enter", What: "settings.crash.home"}}
}
