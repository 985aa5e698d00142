package learn

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// showFamily shows all who practise side by side, by name: everybody against himself.
func (p *Page) showFamily() {
	if p.c == nil || p.env.Store == nil {
		return
	}
	st, c := p.env.Store, p.c
	shell.Work(context.Background(), func(ctx context.Context) ([]session, error) {
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
	}, func(all []session, err error) {
		switch {
		case p.gone:
		case err != nil:
			p.env.Failed(err)
		default:
			p.tellFamily(all)
		}
	})
}

func (p *Page) tellFamily(all []session) {
	env := p.env
	var body fyne.CanvasObject = ui.NewPara(env.T("learn.family.none"), ui.Lead, ui.Ink)
	if len(all) > 0 {
		names := make([]string, len(all))
		for i, s := range all {
			names[i] = s.player.Name
		}
		marks := ui.Initials(names)
		cards := make([]fyne.CanvasObject, len(all))
		for i, s := range all {
			cards[i] = p.member(s, marks[i])
		}
		body = ui.Grid(12, ui.Px(300), 2, cards...)
	}
	p.dialog = "family"
	ui.ShowDialog(env.Window, ui.Dialog{
		OnClose: func() { p.dialog = "" },
		Title:   env.T("learn.family"), Body: body, Width: ui.Px(760),
		Buttons: []ui.DialogButton{{Text: env.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
	p.trace()
}

// member is one of the family with the own map.
func (p *Page) member(s session, mark string) fyne.CanvasObject {
	env := p.env
	day := dayOf(env.Now())
	sure, all := s.course.SureOf(s.progress)
	m := newLetterMap(nil)
	m.small = true
	m.set(inOrder(s.course.Map(s.progress, day)), 0)
	lines := ui.VGap(0, ui.NewText(s.player.Name, ui.Label, ui.Ink).Truncate(),
		ui.NewText(env.T("learn.family.sure", games.Args{"N": sure, "All": all}), ui.Body, ui.Ink2).Truncate())
	days := ui.NewText(env.T("learn.family.days", games.Args{"N": s.progress.Days.StreakOn(day)}), ui.Body, ui.Ink2).Truncate()
	return ui.NewArea(ui.Well, 12, ui.Pad(14, ui.VGap(10,
		ui.HMid(12, env.Avatar(s.player, mark, ui.Px(40)), ui.Stretch(lines)), m, days)))
}
