package settings

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// The choices of the settings, in the order of their segments.
var (
	modes = []string{"light", "dark", "system"}
	sizes = []int{100, 125, 150}
)

// general are the settings of the program itself.
type general struct {
	page     *Page
	all      table.Games
	controls map[string]control
}

// control is what a setting is changed with.
type control interface {
	fyne.CanvasObject
	Focus()
}

func (g *general) Leave() {}

func (g *general) Build() fyne.CanvasObject {
	env := g.page.env
	prefs := env.Prefs

	langs := make([]string, len(locales.Langs))
	for i, l := range locales.Langs {
		langs[i] = languageName(env, l)
	}
	large := []string{env.T("settings.size.normal"), env.T("settings.size.large"), env.T("settings.size.largest")}
	themes := []string{env.T("settings.theme.light"), env.T("settings.theme.dark"), env.T("settings.theme.system")}
	holds := []string{env.T("settings.curtain.hold"), env.T("settings.curtain.press")}

	g.controls = map[string]control{}
	rows := ui.VGap(10)
	add := func(name string, line fyne.CanvasObject, c control) {
		g.controls[name] = c
		env.Trace.Mark("settings-"+name, c)
		if len(rows.Objects) > 0 {
			rows.Add(ui.NewDivider())
		}
		rows.Add(line)
	}
	named := func(name string, text games.ID, c control) {
		add(name, setting(env.T(text), env.T(text+".help"), c), c)
	}
	choice := func(name string, texts []string, at int, set func(*shell.Prefs, int)) *ui.Segmented {
		return ui.NewSegmented(texts, at, func(i int) { g.change(name, func(p *shell.Prefs) { set(p, i) }) })
	}
	toggle := func(name string, on bool, set func(*shell.Prefs, bool)) *ui.Switch {
		return ui.NewSwitch("", "", on, func(on bool) { g.change(name, func(p *shell.Prefs) { set(p, on) }) })
	}
	named("language", "settings.language", choice("language", langs, slices.Index(locales.Langs[:], prefs.Language),
		func(p *shell.Prefs, i int) { p.Language = locales.Langs[i] }))
	named("theme", "settings.theme", choice("theme", themes, slices.Index(modes, prefs.Mode), func(p *shell.Prefs, i int) { p.Mode = modes[i] }))
	size := choice("size", large, slices.Index(sizes, prefs.Size), func(p *shell.Prefs, i int) { p.Size = sizes[i] })
	add("size", row(ui.VGap(2, ui.NewPara(env.T("settings.size"), ui.Label, ui.Ink), sizeReached(env)), size), size)
	named("sound", "settings.sound", g.sounds())
	named("animations", "settings.animations", g.motion())
	named("curtain", "settings.curtain", choice("curtain", holds, map[bool]int{true: 1}[prefs.Press], func(p *shell.Prefs, i int) { p.Press = i == 1 }))
	named("covers", "settings.covers", toggle("covers", prefs.Covers, func(p *shell.Prefs, on bool) { p.Covers = on }))
	named("remarks", "settings.remarks", toggle("remarks", !prefs.Terse, func(p *shell.Prefs, on bool) { p.Terse = !on }))
	marks := toggle("marks", prefs.Marks, func(p *shell.Prefs, on bool) { p.Marks = on })
	pieces := draw.NewPieces(letterpiece.Count{1, 1, 1, 1}, 40, draw.Options{})
	add("marks", setting(env.T("alphabet.marks"), env.T("alphabet.marks.help"), ui.HMid(20, pieces, marks)), marks)
	return ui.NewTitledCard(env.T("settings.general"), env.T("settings.general.help"), rows)
}

// Samples are pieces of the games on a bit of their mat: what colours and size look like is seen while they are chosen.
func (g *general) Samples() (out []fyne.CanvasObject) {
	for _, game := range g.all {
		mat := ui.NewSlip(game.Cloth, 14, ui.Inset(6, 10, 6, 10, game.Picture(g.page.env.Texts.Lang())))
		mat.SetFill(game.Cloth.Face)
		out = append(out, mat)
	}
	return out
}

// sizeReached says how large everything is in this window.
func sizeReached(env *shell.Env) fyne.CanvasObject {
	para := ui.NewPara("", ui.Body, ui.Ink2)
	return ui.Laid(func() fyne.Size { return para.MinSize() }, func(s fyne.Size) {
		percent, full := ui.SizeReached(env.Window)
		id := games.ID("settings.size.now")
		if full {
			id = "settings.size.full"
		}
		para.SetText(env.T(id, games.Args{"Percent": env.Texts.Percent(float64(percent) / 100)}))
		para.Resize(s)
	}, para)
}

// motion is on, off, or as the desktop has it.
func (g *general) motion() *ui.Segmented {
	env := g.page.env
	at := 2
	switch {
	case !env.Prefs.Animations:
		at = 1
	case env.Prefs.Moving:
		at = 0
	}
	choices := []string{env.T("settings.animations.on"), env.T("settings.animations.off"), env.T("settings.theme.system")}
	return ui.NewSegmented(choices, at, func(i int) {
		g.change("animations", func(p *shell.Prefs) { p.Animations, p.Moving = i != 1, i == 0 })
	})
}

// sounds is the volume; off keeps the one that was.
func (g *general) sounds() *ui.Segmented {
	env := g.page.env
	at := 0
	if !env.Prefs.Muted {
		at = 1 + slices.Index(shell.Volumes[:], env.Prefs.Volume)
	}
	choices := []string{env.T("settings.sound.off"), env.T("settings.sound.soft"), env.T("settings.sound.medium"), env.T("settings.sound.loud")}
	return ui.NewSegmented(choices, at, func(i int) {
		g.change("sound", func(p *shell.Prefs) {
			p.Muted = i == 0
			if i > 0 {
				p.Volume = shell.Volumes[i-1]
			}
		})
		env.Play(sound.Tile)
	})
}

// change applies a setting; the page is built again and the control gets the
// keyboard back, if it had it.
func (g *general) change(control string, edit func(*shell.Prefs)) {
	if g.page.env.Window.Canvas().Focused() != nil {
		g.page.focus = func() { g.controls[control].Focus() }
	}
	g.page.env.Change(edit)
}

// languageName is a language as it is called in the program's language.
func languageName(env *shell.Env, l locales.Lang) string {
	if l == locales.German {
		return env.T("settings.language.de")
	}
	return env.T("settings.language.en")
}
