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
	c.home = way(env, env.T("settings.crash.home"), "crash-home", "", c.goHome)
	details := way(env, env.T("settings.crash.copy"), "crash-copy", ui.IconSheet, c.copyDetails)
	details.SetTip(env.T("settings.crash.report"))
	card := sorry(env.T("settings.crash.title"), env.T(what)+" "+env.T("settings.crash.saved"), ways(c.home,
		way(env, env.T("settings.folder.open"), "crash-folder", "", func() { openFolder(env, filepath.Dir(env.LogFile)) }),
		details,
		way(env, env.T("settings.trouble.quit"), "crash-quit", ui.IconX, env.Router.Quit)),
		env.T("settings.crash.log"), env.LogFile)
	bar := ui.NewTopBar(nil, "", "", nil, env.T("common.app"))
	return ui.Page(bar, c.amid(card), nil)
}

// sorry is the paper of a page of trouble: Atlas is sorry, one sentence says what happened, the ways on, and, small, where the
// file lies.
func sorry(title, text string, ways fyne.CanvasObject, place, path string) fyne.CanvasObject {
	face := draw.NewFace(mind.Atlas, 96)
	face.Set(mind.Atlas, draw.Sorry)
	return ui.NewCard(ui.VGap(24, ui.Centered(face),
		ui.NewPara(title, ui.Question, ui.Ink).Align(fyne.TextAlignCenter),
		ui.NewPara(text, ui.Lead, ui.Ink).Align(fyne.TextAlignCenter),
		ways, ui.NewDivider(),
		ui.VGap(0, ui.NewText(place, ui.Body, ui.Ink2).Align(fyne.TextAlignCenter), ui.MaxWidth(ui.Body.Measure(path)+8, ui.NewProse(path, ui.Body)))))
}

// amid stands in the middle of the page.
func (f *frame) amid(papers ...fyne.CanvasObject) fyne.CanvasObject {
	all := ui.VGap(16, ui.Spacer())
	for _, o := range papers {
		all.Add(o)
	}
	all.Add(ui.Spacer())
	return f.around(ui.Inset(4, 24, 8, 24, ui.MaxWidth(720, all)))
}

// way is a button of a page of trouble.
func way(env *shell.Env, text, mark string, icon ui.IconName, tap func()) *ui.Button {
	b := ui.NewSmallButton(text, ui.Secondary, tap).WithIcon(icon)
	env.Trace.Mark(mark, b)
	return b
}

// ways are the buttons of a page of trouble: the one that mends it above the others.
func ways(main *ui.Button, others ...*ui.Button) fyne.CanvasObject {
	row := ui.HGap(12, ui.Spacer())
	for _, b := range others {
		row.Add(b)
	}
	row.Add(ui.Spacer())
	return ui.VGap(16, ui.Centered(main.AsMain()), row)
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
