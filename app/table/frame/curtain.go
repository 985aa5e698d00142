package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/sound"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// curtain stands before a seat's secrets: whose turn it is, in that player's tint,
// and what everybody may know of what happened. Holding the button opens it, or pressing it twice (Prefs.Press).
type curtain struct {
	object fyne.CanvasObject
	hold   *holdButton

	tint  *canvas.Rectangle
	logo  fyne.CanvasObject
	clock *ui.Chip
	who   *ui.Text
	side  *fyne.Container // who is asked and for what, the button to hold, and how
	recap *recap
	card  *ui.Card
}

func newCurtain(p *Page, seat games.Seat) *curtain {
	env, player := p.env, p.session.Stored().Players[seat]
	c := &curtain{logo: draw.Logo(32), tint: canvas.NewRectangle(ui.Color(ui.PlayerSoft(player.Color)))}
	args := games.Args{"Seat": seat}
	hold, confirm, how, released := "table.curtain.hold", "", "table.curtain.how", "table.curtain.release"
	if env.Prefs.Press {
		hold, confirm, how, released = "table.curtain.press", env.T("table.curtain.confirm"), "table.curtain.twice", "table.curtain.once"
	}
	c.hold = newHoldButton(env.T(games.ID(hold)), confirm, func() {
		p.env.Play(sound.Card)
		p.openOwn(seat)
		p.render()
	})
	env.Trace.Mark("hold", c.hold)
	c.who = ui.NewText(p.desk.Say("table.curtain.turn", args), ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	task := p.board.Calls.CurtainTask(seat)
	if st := p.session.Standing(); st.Asked == seat {
		task = p.desk.Say("table.curtain.task", games.Args{"Seat": seat, "Phase": st.Phase})
	}
	var discs []fyne.CanvasObject
	for i, size := range []float32{176, 112, 56} {
		disc := fyne.CanvasObject(env.Avatar(player, ui.Initials(p.session.Names())[seat], size))
		if i == 0 {
			disc = container.NewStack(canvas.NewCircle(ui.Color(ui.CardBG)), ui.Pad(8, disc))
		}
		discs = append(discs, disc)
	}
	c.side = sideOf(discs, c.who, c.hold, []string{task, p.desk.Say("table.curtain.alone", args), env.T(games.ID(how)), env.T(games.ID(released))})
	c.recap = newRecap(p, seat)
	c.card = ui.NewCard(c.recap.box)
	c.clock = ui.NewChip(env.T("table.curtain.clock"), ui.IconPause).Colored(ui.CardBG, ui.Ink)
	if _, limit := p.board.Clock.Clock(); limit == 0 {
		c.clock.Hide()
	}
	c.object = ui.Laid(c.least, c.place, c.tint, c.logo, c.side, c.clock, c.card)
	return c
}

// sideOf puts the player's disc, in sizes from large to small, and what is asked around the button. Messages don't cover how
// it is held; what one can do without goes where height is short.
func sideOf(discs []fyne.CanvasObject, who fyne.CanvasObject, hold *holdButton, said []string) *fyne.Container {
	para := func(i int, style ui.Style, tok ui.Token) fyne.CanvasObject {
		p := ui.NewPara(said[i], style, tok).Align(fyne.TextAlignCenter)
		ui.Show(said[i] != "", p)
		return p
	}
	return ui.Bands(8, 16,
		ui.Band{Object: ui.Fitting(discs...), Least: discs[len(discs)-1].MinSize().Height, Good: discs[0].MinSize().Height},
		ui.Band{Object: who},
		ui.Band{Object: para(0, ui.Title, ui.Ink), Goes: 3},
		ui.Band{Object: para(1, ui.Lead, ui.Ink2), Goes: 2},
		ui.Band{Object: ui.Squared(hold), Least: 144, Good: 184},
		ui.Band{Object: ui.KeepClear(para(2, ui.Strong, ui.Ink))},
		ui.Band{Object: ui.KeepClear(para(3, ui.Body, ui.Ink2)), Goes: 1})
}

// The margins of the curtain, and from which height on it has the logo, in px.
const (
	curtainPad  float32 = 24
	curtainGap  float32 = 32
	curtainLogo float32 = 660
)

func (c *curtain) least() fyne.Size {
	h := max(c.side.MinSize().Height, c.recap.least().Height+2*18+3)
	return fyne.NewSize(2*curtainPad+curtainGap+820, h+2*curtainPad)
}

// place puts who is asked at the left and what happened at the right, as high as it needs.
func (c *curtain) place(s fyne.Size) {
	c.tint.Resize(s)
	top, bottom := curtainPad, s.Height-curtainPad
	ui.Show(s.Height >= curtainLogo, c.logo)
	logo := c.logo.MinSize()
	ui.Put(c.logo, 40, top, logo.Width, logo.Height)
	wide := ui.Whole((s.Width - 2*curtainPad - curtainGap) / 2)
	y := top
	if c.logo.Visible() {
		y += logo.Height + 8
	}
	c.who.SetStyle(ui.Hero)
	if ui.Hero.Measure(c.who.String()) > wide {
		c.who.SetStyle(ui.Question)
	}
	ui.Put(c.side, curtainPad, y, wide, bottom-y)
	x := s.Width - curtainPad - wide
	if chip := c.clock.MinSize(); c.clock.Visible() {
		ui.Put(c.clock, x+wide-chip.Width, top, chip.Width, chip.Height)
		top += chip.Height + 12
	}
	around := c.card.MinSize().Height - c.recap.box.MinSize().Height
	h := min(c.recap.wish(wide-48)+around, bottom-top)
	ui.Put(c.card, x, max(top, ui.Whole((s.Height-h)/2)), wide, h)
}

// key scrolls what happened.
func (c *curtain) key(name fyne.KeyName) bool {
	scroll := c.recap.scroll
	by := map[fyne.KeyName]float32{
		fyne.KeyUp: -60, fyne.KeyDown: 60, fyne.KeyPageUp: -scroll.Size().Height, fyne.KeyPageDown: scroll.Size().Height,
	}[name]
	if by == 0 {
		return false
	}
	most := max(0, scroll.Content.MinSize().Height-scroll.Size().Height)
	scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(scroll.Offset.Y+by, most))))
	return true
}
