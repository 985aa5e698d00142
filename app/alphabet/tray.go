package alphabet

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// tray is where pieces are taken, to see which letters they make.
type tray struct {
	env     *shell.Env
	count   letterpiece.Count
	changed func()

	steppers [letterpiece.Kinds]*ui.Stepper
	exact    *ui.Para
	some     *ui.Para
	box      *fyne.Container
}

var kindNames = [letterpiece.Kinds]games.ID{"alphabet.kind.long", "alphabet.kind.short", "alphabet.kind.wide", "alphabet.kind.u"}

// newTray begins with some pieces; of each kind there are at most as many as a letter needs.
func newTray(env *shell.Env, count, most letterpiece.Count, changed func()) *tray {
	t := &tray{env: env, count: count, changed: changed}
	t.exact = ui.NewPara("", ui.Label, ui.Ink)
	t.some = ui.NewPara("", ui.Body, ui.Ink2)
	rows := ui.VGap(8, ui.NewText(env.T("alphabet.tray"), ui.Title, ui.Ink).Truncate())
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		t.steppers[k] = ui.NewStepper(count[k], 0, most[k], 1, func(n int) {
			t.count[k] = n
			t.changed()
		})
		t.steppers[k].SetTip(env.T(kindNames[k]))
		env.Trace.Mark("alphabet-tray-"+[...]string{"long", "short", "wide", "u"}[k], t.steppers[k])
		symbol := ui.MinSized(36, 48, ui.Centered(draw.NewPiece(k, 44, draw.Options{})))
		rows.Add(ui.HMid(8, symbol, ui.Stretch(ui.NewText(env.T(kindNames[k]), ui.Body, ui.Ink).Truncate()), t.steppers[k]))
	}
	t.box = ui.VGap(12, rows, ui.MinSized(0, 2*ui.Label.Height(), t.exact), ui.MinSized(0, 3*ui.Body.Height(), t.some))
	return t
}

// show says which letters the pieces make, and which some of them do.
func (t *tray) show(exact, some []rune) {
	env := t.env
	switch {
	case t.count.Total() == 0:
		t.exact.SetText(env.T("alphabet.tray.none"))
	case len(exact) == 0:
		t.exact.SetText(env.T("alphabet.tray.nothing"))
	default:
		t.exact.SetText(env.T("alphabet.tray.exact", games.Args{"Letters": say.Letters(env, exact)}))
	}
	t.some.SetText("")
	if len(some) > 0 {
		t.some.SetText(env.T("alphabet.tray.some", games.Args{"Letters": say.Letters(env, some)}))
	}
	t.box.Refresh()
}
