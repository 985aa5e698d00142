package learn

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/each"
	"spieltisch/store"
)

// loadFamily reads the progress of all who practise, in the background.
func loadFamily(env *shell.Env, c *course.Course, done func([]session, error)) {
	st := env.Store
	shell.Work(env, func(ctx context.Context) ([]session, error) {
		players, err := st.Learners()
		if err != nil {
			return nil, err
		}
		all := make([]session, 0, len(players))
		for _, x := range players {
			s, err := open(st, c, x)
			if err != nil || ctx.Err() != nil {
				return nil, err
			}
			all = append(all, s)
		}
		return all, nil
	}, done)
}

// showFamily shows all who practise side by side, by name: everybody against themselves.
func showFamily(env *shell.Env, all []session, closed func()) {
	body := shell.Empty(env.T("learn.family.none"))
	if len(all) > 0 {
		names := each.Of(all, func(s session) string { return s.player.Name })
		marks := ui.Initials(names)
		cards := make([]fyne.CanvasObject, len(all))
		for i, s := range all {
			cards[i] = member(env, s, marks[i])
		}
		body = ui.Grid(12, 300, 2, cards...)
	}
	ui.ShowDialog(env.Window, ui.Dialog{
		OnClose: closed,
		Title:   env.T("learn.family"), Body: body, Width: 760,
		Buttons: []ui.DialogButton{{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// member is one of the family with the own map.
func member(env *shell.Env, s session, mark string) fyne.CanvasObject {
	day := store.DayOf(env.Now())
	sure, all := s.course.SureOf(s.progress)
	m := newLetterMap(nil)
	m.set(inOrder(s.course.Map(s.progress, day)), 0)
	lines := ui.VGap(0, ui.NewText(s.player.Name, ui.Label, ui.Ink).Truncate(),
		ui.NewText(env.T("learn.family.sure", games.Args{"N": sure, "All": all}), ui.Body, ui.Ink2).Truncate())
	days := ui.NewText(env.T("learn.family.days", games.Args{"N": s.progress.Days.StreakOn(day)}), ui.Body, ui.Ink2).Truncate()
	return ui.NewArea(ui.Well, 12, ui.Pad(14, ui.VGap(10,
		ui.HMid(12, env.Avatar(s.player, mark, 40), ui.Stretch(lines)), m, days)))
}
