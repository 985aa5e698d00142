package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// recapLines is how much of the log the curtain tells.
const recapLines = 4

// curtain stands before a seat's secrets: whose turn it is, in that player's tint,
// and what everybody may know of what happened. Holding the button opens it.
type curtain struct {
	object fyne.CanvasObject
	hold   *holdButton
}

func newCurtain(p *Page, seat games.Seat) *curtain {
	env, player := p.env, p.session.Stored().Players[seat]
	c := &curtain{}
	args := games.Args{"Seat": seat}
	c.hold = newHoldButton(env.T("table.curtain.hold"), func() { p.openCurtain(seat) })
	env.Trace.Mark("hold", c.hold)
	tint := canvas.NewRectangle(ui.Color(ui.PlayerSoft(player.Color)))
	center := func(o fyne.CanvasObject) fyne.CanvasObject { return container.NewCenter(o) }
	left := ui.VGap(8,
		ui.Spacer(),
		center(ui.NewAvatar(ui.Initials(p.session.Names())[seat], player.Color, 112)),
		ui.NewText(p.desk.Say("table.curtain.turn", args), ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		ui.NewPara(p.desk.Say("table.curtain.alone", args), ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter),
		ui.Space(0, 12), center(c.hold), ui.Space(0, 4),
		ui.NewPara(env.T("table.curtain.how"), ui.Strong, ui.Ink).Align(fyne.TextAlignCenter),
		ui.NewPara(env.T("table.curtain.release"), ui.Body, ui.Ink2).Align(fyne.TextAlignCenter),
		ui.Spacer())
	lines := ui.VGap(10)
	events := p.events()
	for _, e := range events[max(len(events)-recapLines, 0):] {
		lines.Add(ui.NewPara(p.desk.Say(e.ID, e.Args), ui.Lead, ui.Ink))
	}
	if len(events) == 0 {
		lines.Add(ui.NewPara(env.T("table.log.empty"), ui.Lead, ui.Ink2))
	}
	recap := ui.NewCard(ui.VGap(12,
		ui.HMid(12, p.game.Icon(40), ui.VGap(0, ui.NewText(env.T("table.curtain.recap"), ui.Title, ui.Ink), ui.NewText(env.T("table.curtain.public"), ui.Body, ui.Ink2))),
		lines))
	clock := ui.NewChip(env.T("table.curtain.clock"), ui.IconPause)
	if _, limit := p.board.Clock(); limit == 0 {
		clock.Hide()
	}
	c.object = container.NewStack(tint, ui.Pad(24, container.NewBorder(
		ui.HMid(12, draw.Logo(32), ui.Spacer(), clock), nil, nil, nil,
		ui.Columns(32, ui.Column{Weight: 1, Min: 400, Object: left},
			ui.Column{Weight: 1, Min: 420, Object: ui.VGap(0, ui.Spacer(), recap, ui.Spacer())}))))
	return c
}
