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
	"spieltisch/games/each"
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
	controls map[string]interface{ Focus() }
}

func (g *general) Leave() {}

func (g *general) Build() fyne.CanvasObject {
	env := g.page.env
	prefs := env.Prefs

	langs := make([]string, len(locales.Langs))
	for i, l := range locales.Langs {
		langs[i] = languageName(env, l)
	}
	var language, mode, size *ui.Segmented
	language = ui.NewSegmented(langs, slices.Index(locales.Langs[:], prefs.Language), func(i int) {
		g.change("language", func(p *shell.Prefs) { p.Language = locales.Langs[i] })
	})
	mode = ui.NewSegmented([]string{env.T("settings.theme.light"), env.T("settings.theme.dark"), env.T("settings.theme.system")},
		slices.Index(modes, prefs.Mode), func(i int) {
			g.change("theme", func(p *shell.Prefs) { p.Mode = modes[i] })
		})
	percent := each.Of(sizes, func(n int) string { return env.Texts.Percent(float64(n) / 100) })
	size = ui.NewSegmented(percent, slices.Index(sizes, prefs.Size), func(i int) {
		g.change("size", func(p *shell.Prefs) { p.Size = sizes[i] })
	})
	sounds := g.sounds()
	animations := g.motion()
	curtain := ui.NewSegmented([]string{env.T("settings.curtain.hold"), env.T("settings.curtain.press")}, map[bool]int{true: 1}[prefs.Press], func(i int) {
		g.change("curtain", func(p *shell.Prefs) { p.Press = i == 1 })
	})
	marks := ui.NewSwitch("", "", prefs.Marks, func(on bool) {
		g.change("marks", func(p *shell.Prefs) { p.Marks = on })
	})
	covers := ui.NewSwitch("", "", prefs.Covers, func(on bool) {
		g.change("covers", func(p *shell.Prefs) { p.Covers = on })
	})
	remarks := ui.NewSwitch("", "", !prefs.Terse, func(on bool) {
		g.change("remarks", func(p *shell.Prefs) { p.Terse = !on })
	})
	g.controls = map[string]interface{ Focus() }{"language": language, "theme": mode, "size": size, "sound": sounds, "animations": animations, "curtain": curtain, "marks": marks, "covers": covers, "remarks": remarks}
	env.Trace.Mark("settings-language", language)
	env.Trace.Mark("settings-theme", mode)
	env.Trace.Mark("settings-size", size)
	env.Trace.Mark("settings-sound", sounds)
	env.Trace.Mark("settings-animations", animations)
	env.Trace.Mark("settings-curtain", curtain)
	env.Trace.Mark("settings-marks", marks)
	env.Trace.Mark("settings-covers", covers)
	env.Trace.Mark("settings-remarks", remarks)

	return ui.NewTitledCard(env.T("settings.general"), env.T("settings.general.help"), ui.VGap(10,
		setting(env.T("settings.language"), env.T("settings.language.help"), language), ui.NewDivider(),
		setting(env.T("settings.theme"), env.T("settings.theme.help"), mode), ui.NewDivider(),
		row(ui.VGap(2, ui.NewPara(env.T("settings.size"), ui.Label, ui.Ink), sizeReached(env)), size), ui.NewDivider(),
		setting(env.T("settings.sound"), env.T("settings.sound.help"), sounds), ui.NewDivider(),
		setting(env.T("settings.animations"), env.T("settings.animations.help"), animations), ui.NewDivider(),
		setting(env.T("settings.curtain"), env.T("settings.curtain.help"), curtain), ui.NewDivider(),
		setting(env.T("settings.covers"), env.T("settings.covers.help"), covers), ui.NewDivider(),
		setting(env.T("settings.remarks"), env.T("settings.remarks.help"), remarks), ui.NewDivider(),
		setting(env.T("alphabet.marks"), env.T("alphabet.marks.help"), ui.HMid(20, draw.NewPieces(letterpiece.Count{1, 1, 1, 1}, 40, draw.Options{}), marks))))
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
		percent, more := ui.SizeReached(env.Window)
		id := games.ID("settings.size.now")
		if more {
			id = "settings.size.more"
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
