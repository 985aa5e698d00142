package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/sound"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// curtain stands before a seat's secrets: whose turn it is, in that player's tint, and what everybody may know of what happened. Holding
// the player's disc opens it, or pressing it twice (Prefs.Press).
type curtain struct {
	object fyne.CanvasObject
	hold   *holdButton

	tint     *canvas.Rectangle
	who, how *ui.Text
	said     fyne.CanvasObject
	keys     *fyne.Container
	recap    *ui.Surface // hidden while nothing has happened
}

func newCurtain(p *Page, seat games.Seat) *curtain {
	env, player := p.env, p.session.Stored().Players[seat]
	c := &curtain{tint: canvas.NewRectangle(ui.Color(ui.PlayerSoft(player.Color)))}
	how, again := env.T("table.curtain.hold"), ""
	if env.Prefs.Press {
		how, again = env.T("table.curtain.press"), env.T("table.curtain.confirm")
	}
	c.hold = newHoldButton(env.Avatar(player, ui.Initials(p.session.Names())[seat], curtainDisc), player.Color, again != "", func() {
		p.env.Play(sound.Card)
		p.openOwn(seat)
		p.render()
	})
	c.hold.waits = func(on bool) { c.how.SetText(map[bool]string{true: again, false: how}[on]) }
	env.Trace.Mark("hold", c.hold)
	who := p.desk.Say("table.curtain.turn", games.Args{"Seat": seat})
	if task := p.board.Calls.CurtainTask(seat); task != "" && p.session.Standing().Asked != seat {
		who = task
	}
	c.who = ui.NewText(who, ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	c.how = ui.NewText(how, ui.Number, ui.Ink2).Align(fyne.TextAlignCenter)
	key := ui.NewSlip(ui.Cloth{Edge: ui.Ctrl}, 6, ui.Inset(4, 10, 4, 10, ui.NewText(env.KeyName("Space"), ui.Strong, ui.Ink)))
	c.keys = ui.HMid(14, key, ui.NewText(env.T("table.curtain.circle"), ui.Strong, ui.Ink2))
	title, told := around{p}.happened(seat, curtainLines)
	ui.Show(len(told) > 0, c.recapOf(env.T(title), told))
	c.said = ui.KeepClear(ui.VGap(2, c.who, c.how))
	c.object = ui.Laid(c.least, c.place, c.tint, c.hold, c.said, c.keys, c.recap)
	return c
}

// recapOf is the paper with the newest of what happened.
func (c *curtain) recapOf(title string, told []fyne.CanvasObject) fyne.CanvasObject {
	lines := append([]fyne.CanvasObject{ui.NewText(title, ui.Heading, ui.Ink)}, told...)
	c.recap = ui.NewPaper(ui.Inset(14, 24, 16, 24, ui.VGap(8, lines...)))
	return c.recap
}

// The curtain below the head of a page of 800 units, and how much smaller it is on a short one.
const (
	curtainDisc  float32 = 184
	curtainRing  float32 = 256 // around the disc
	curtainAt    float32 = 194 // the disc's middle
	curtainPage  float32 = 800 - ui.HeadHeight
	curtainWide  float32 = 640 // the paper
	curtainShort float32 = 144 / curtainDisc
	keysGap      float32 = 24 // between the sentence and the key
	curtainLines         = 3
)

func (c *curtain) least() fyne.Size { return fyne.NewSize(curtainWide+48, 540) }

func (c *curtain) place(s fyne.Size) {
	c.tint.Resize(s)
	k := float32(1)
	if s.Height+ui.HeadHeight < ui.ShortPage {
		k = curtainShort
	}
	ring, below := ui.Whole(curtainRing*k), ui.Whole(28*k*k)
	high := ring + 14*k + c.said.MinSize().Height + keysGap + c.keys.MinSize().Height
	y := ui.Whole((s.Height - ui.HeadHeight - high) / 2) // in the middle of the page
	if c.recap.Visible() {
		y = ui.Whole(max(0, min(s.Height*curtainAt/curtainPage-ring/2, s.Height-high-below-c.recap.MinSize().Height-16)))
	}
	put := func(o fyne.CanvasObject, at, w, h float32) float32 {
		ui.Put(o, ui.Whole((s.Width-w)/2), at, w, h)
		return at + h
	}
	y = put(c.hold, y, ring, ring) + 14*k
	c.who.SetStyle(ui.Hero)
	if ui.Hero.Measure(c.who.String()) > s.Width-48 {
		c.who.SetStyle(ui.Question)
	}
	y = put(c.said, ui.Whole(y), s.Width-48, c.said.MinSize().Height) + keysGap
	y = put(c.keys, ui.Whole(y), c.keys.MinSize().Width, c.keys.MinSize().Height) + below
	put(c.recap, ui.Whole(y), min(curtainWide, s.Width-48), c.recap.MinSize().Height)
}
