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
	avatar := func(size float32) *ui.Avatar {
		return env.Avatar(player, ui.Initials(p.session.Names())[seat], size)
	}
	left := &waiting{
		large: avatar(112), small: avatar(56), hold: c.hold,
		who:      ui.NewText(p.desk.Say("table.curtain.turn", args), ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		alone:    ui.NewPara(p.desk.Say("table.curtain.alone", args), ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter),
		how:      ui.NewPara(env.T("table.curtain.how"), ui.Strong, ui.Ink).Align(fyne.TextAlignCenter),
		released: ui.NewPara(env.T("table.curtain.release"), ui.Body, ui.Ink2).Align(fyne.TextAlignCenter),
	}
	recap := ui.NewCard(ui.VGap(12,
		ui.HMid(12, p.game.Icon(40), ui.VGap(0, ui.NewText(env.T("table.curtain.recap"), ui.Title, ui.Ink), ui.NewText(env.T("table.curtain.public"), ui.Body, ui.Ink2))),
		p.recap(seat)))
	clock := ui.NewChip(env.T("table.curtain.clock"), ui.IconPause)
	if _, limit := p.board.clock.Clock(); limit == 0 {
		clock.Hide()
	}
	c.object = container.NewStack(tint, ui.Pad(24, container.NewBorder(
		ui.HMid(12, draw.Logo(32), ui.Spacer(), clock), nil, nil, nil,
		ui.Columns(32, ui.Column{Weight: 1, Min: 400, Object: left.container()},
			ui.Column{Weight: 1, Min: 420, Object: ui.VGap(0, ui.Spacer(), recap, ui.Spacer())}))))
	return c
}

// recap is what everybody may know: the game's own picture of it, or the end of the log.
func (p *Page) recap(seat games.Seat) fyne.CanvasObject {
	if p.board.recap != nil {
		return p.board.recap(p.session.View(games.Table), seat)
	}
	lines := ui.VGap(10)
	events := p.desk.Events()
	for _, e := range events[max(len(events)-recapLines, 0):] {
		lines.Add(ui.NewPara(p.desk.Say(e.ID, e.Args), ui.Lead, ui.Ink))
	}
	if len(events) == 0 {
		lines.Add(ui.NewPara(p.env.T("table.log.empty"), ui.Lead, ui.Ink2))
	}
	return lines
}
