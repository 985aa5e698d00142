package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// foot is the bar with the start button and what is missing for it.
type foot struct {
	env    *shell.Env
	object fyne.CanvasObject
	status *ui.Text
	sign   *ui.Icon
	faces  *fyne.Container // of all, with computers among them
	line   *fyne.Container
	start  *ui.Button
}

func newFoot(env *shell.Env, start string, begin func()) *foot {
	f := &foot{env: env, status: ui.NewText("", ui.Strong, ui.Ink2).Truncate(), sign: ui.NewIcon(ui.IconUsers, 20, ui.Ink2), faces: ui.HMid(6)}
	f.start = ui.NewButton(start, ui.Primary, begin).WithIcon(ui.IconPlay).WithMinWidth(200)
	env.Trace.Mark("start", f.start)
	f.line = ui.HMid(12, f.sign, f.faces, ui.Stretch(f.status), f.start)
	border := ui.NewArea(ui.Border, 0, ui.Space(1, 1))
	f.object = container.NewStack(ui.NewArea(ui.CardBG, 0, nil), container.NewBorder(border, nil, nil, nil, ui.Inset(10, 24, 13, 24, f.line)))
	return f
}

// show says who plays, or what is missing; wrong, that the form has refused its options; drawn, that lots have made the order.
func (f *foot) show(seats []store.Player, missing string, wrong, drawn bool) {
	f.start.SetEnabled(missing == "", missing)
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = s.Name
	}
	text, icon, ink := atTable(f.env, seats, names), ui.IconUsers, ui.Ink2
	switch {
	case missing != "":
		text, icon, ink = missing, ui.IconInfo, ui.Warn
	case wrong:
		text, icon, ink = f.env.T("setup.form"), ui.IconWarn, ui.Warn
	case drawn:
		text, icon, ink = f.env.T("setup.lots.drawn", games.Args{"Name": seats[0].Name}), ui.IconDice, ui.AccentText
	}
	f.status.SetText(text)
	f.status.SetColor(ink)
	f.sign.Set(icon, ink)
	f.faces.Objects = nil
	if icon == ui.IconUsers && len(computersOf(seats)) > 0 {
		for i, mark := range ui.Initials(names) {
			f.faces.Add(f.env.Avatar(seats[i], mark, 32))
		}
	}
	ui.Show(len(f.faces.Objects) == 0, f.sign)
	ui.Show(len(f.faces.Objects) > 0, f.faces)
	f.line.Refresh()
}

// atTable says who plays: persons against computers, if there are both.
func atTable(env *shell.Env, seats []store.Player, names []string) string {
	var persons, computers []string
	for i, s := range seats {
		if s.Computer() {
			computers = append(computers, names[i])
		} else {
			persons = append(persons, names[i])
		}
	}
	if len(persons) == 0 || len(computers) == 0 {
		return env.Join(names)
	}
	return env.T("setup.computer.against", games.Args{"Names": env.Join(persons), "Computers": env.Join(computers)})
}
