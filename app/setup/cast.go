package setup

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// cast are the five characters to choose from. It unfolds below the seat of one.
type cast struct {
	*fyne.Container
	p     *Page
	at    int
	level mind.Level
	ask   *ui.Text
	cards [mind.Levels]castCard
	ring  ui.Ring // around the chosen one
	check *ui.Area
	sign  *ui.Icon
	says  *ui.Para
}

// castCard is one of the cards.
type castCard struct {
	*ui.CardButton
	face       *draw.Face
	name, note *ui.Text
}

// Measures in px.
const (
	castGap  float32 = 8
	castMost float32 = 128 // width of a card
	castFace float32 = 52
	castSign float32 = 22
)

func newCast(p *Page) *cast {
	c := &cast{
		p: p, ask: ui.NewText("", ui.Strong, ui.Ink).Truncate(), says: ui.NewPara("", ui.Body, ui.Ink),
		ring: ui.NewRing(), check: ui.NewArea(ui.Accent, 99, nil), sign: ui.NewIcon(ui.IconCheck, 14, ui.OnAccent),
	}
	objects := []fyne.CanvasObject{c.ask, c.says}
	for i, l := range mind.Characters() {
		x := castCard{face: draw.NewFace(l, castFace), name: ui.NewText(l.Name(), ui.Label, ui.Ink), note: ui.NewText("", ui.Body, ui.Ink2)}
		x.name.Align(fyne.TextAlignCenter).Truncate()
		x.note.Align(fyne.TextAlignCenter).Truncate()
		x.CardButton = ui.NewCardButton(8, ui.VGap(2, ui.Centered(x.face), x.name, x.note), func() { p.become(c.at, l) })
		c.cards[i] = x
		objects = append(objects, x.CardButton)
	}
	c.Container = ui.Laid(func() fyne.Size { return fyne.NewSize(0, 0) }, c.place, append(objects, c.ring.Rectangle, c.check, c.sign)...)
	return c
}

// set asks for the character on a seat.
func (c *cast) set(at int, level mind.Level) {
	c.at, c.level = at, level
	env := c.p.env
	c.ask.SetText(env.T("setup.computer.ask", games.Args{"N": at + 1}))
	for i, l := range mind.Characters() {
		x, word, ink, why := c.cards[i], computerText(c.p.env, "computer.level.", l), ui.Ink2, ""
		x.SetTip(env.T("computer.strength", games.Args{"N": int(l), "Word": word}))
		for seat, s := range c.p.seats {
			if s.Level == l && seat != at {
				word = env.T("setup.computer.seat", games.Args{"N": seat + 1})
				why, ink = env.T("setup.computer.sits", games.Args{"Name": l.Name(), "N": seat + 1}), ui.DisText
			}
		}
		x.name.SetColor(ui.Ink)
		if why != "" {
			x.name.SetColor(ui.DisText)
		}
		if l == level {
			ink = ui.AccentText
		}
		x.note.SetText(word)
		x.note.SetColor(ink)
		x.SetEnabled(why == "", why)
		env.Trace.Mark("cast."+strconv.Itoa(int(l)), x.CardButton)
	}
	says := games.ID(c.p.game.Kind.Name() + ".computer.")
	if env.Texts.Has(string(says) + strconv.Itoa(int(level))) {
		c.says.SetText(computerText(env, says, level))
	}
	c.Refresh()
}

// high is how high the cast is in a width.
func (c *cast) high(width float32) float32 {
	c.says.Resize(fyne.NewSize(width, 0)) // its height follows from the width
	return ui.Strong.Height() + 8 + c.cards[0].MinSize().Height + 3 + 10 + c.says.MinSize().Height
}

func (c *cast) place(s fyne.Size) {
	ui.Put(c.ask, 0, 0, s.Width, ui.Strong.Height())
	y, h := ui.Strong.Height()+8, c.cards[0].MinSize().Height
	n := float32(len(c.cards))
	w := min(ui.Whole((s.Width-(n-1)*castGap)/n), castMost)
	for i, l := range mind.Characters() {
		x := float32(i) * (w + castGap)
		ui.Put(c.cards[i].CardButton, x, y, w, h)
		if d := castSign; l == c.level {
			c.ring.Around(true, x, y, w, h, 12, 0, ui.Color(ui.Accent))
			ui.Put(c.check, x+w-d+6, y-6, d, d)
			ui.Put(c.sign, x+w-d+6+(d-14)/2, y-6+(d-14)/2, 14, 14)
		}
	}
	y += h + 3 + 10
	ui.Put(c.says, 0, y, s.Width, max(0, s.Height-y))
}
