package home

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/setup"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// cardPad is the padding of a game's card.
const cardPad = 8

// wideCard is the width from which a card has its parts beside each other.
const wideCard = 480

// beside tells whether a game's card has its picture beside the text: the text grows with
// its size, the picture doesn't.
func beside(card float32) bool { return card >= max(ui.Px(wideCard), 780) }

// besideWidth is how wide the picture's ground is beside the text.
func besideWidth(content float32) float32 { return min(content*.42, ui.Px(480)) }

// newGames are the cards of the games there are.
func (p *Page) newGames() fyne.CanvasObject {
	p.starts, p.frame.facts = nil, 0
	cards := make([]fyne.CanvasObject, len(p.games))
	for i, g := range p.games {
		c := p.newGame(g)
		cards[i] = c
	}
	height := func(width float32) float32 {
		if beside(width) {
			return p.frame.pick(216, 152)
		}
		return p.frame.pick(280, 248)
	}
	p.frame.grows = newRow(224, true, height, cards...)
	return p.frame.grows
}

// card are the parts of a game's card.
func (p *Page) card(g *table.Game) *gameCard {
	env := p.env
	id := games.ID(g.Kind.Name())
	facts := ui.HMid(16, p.fact(ui.IconUsers, p.seats(g)), p.fact(ui.IconClock, env.T("home.minutes", games.Args{"Minutes": g.Minutes})))
	p.frame.facts = max(p.frame.facts, facts.MinSize().Width)
	return &gameCard{
		frame: p.frame, computers: slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Computers != nil }),
		picture: ui.NewArea(g.Tint, 8, ui.Pad(8, g.Picture())),
		name:    ui.NewText(g.Name(env), ui.Title, ui.Ink).Truncate(),
		short:   ui.NewPara(env.T(id+".tagline"), ui.Body, ui.Ink2).MaxLines(2),
		long:    ui.NewPara(env.T(id+".tagline"), ui.Lead, ui.Ink2).MaxLines(2),
		facts:   facts,
		circle:  ui.NewArea(ui.Accent, 99, nil),
		small:   ui.NewIcon(ui.IconPlay, ui.Px(20), ui.OnAccent),
		large:   ui.NewIcon(ui.IconPlay, ui.Px(32), ui.OnAccent),
	}
}

// newGame is a game's card, and on it the button for who plays alone.
func (p *Page) newGame(g *table.Game) fyne.CanvasObject {
	env, c := p.env, p.card(g)
	box := ui.Laid(noSize, c.place,
		c.picture, c.name, c.short, c.long, c.facts, c.circle, c.small, c.large,
	)
	card := ui.NewCardButton(cardPad, box, func() {
		env.Router.Open(shell.Route{Page: shell.Setup, Game: g.Kind.Name()})
	})
	if ok, why := env.Writable(); !ok {
		card.Disable(why)
		c.circle.SetColor(ui.DisText)
	}
	p.starts = append(p.starts, card)
	env.Trace.Mark("new."+g.Kind.Name(), card)
	if g.Computers == nil {
		return card
	}
	against, tip := p.against(g), env.T("home.against", games.Args{"Name": setup.Favourite(env.Store, g).Name()})
	return ui.Laid(card.MinSize, func(s fyne.Size) {
		ui.Put(card, 0, 0, s.Width, s.Height)
		room := s.SubtractWidthHeight(2*cardPad, 2*cardPad)
		against.IconOnly(!c.labelled(room))
		against.SetTip(tip) // it would only repeat the label
		at, size := c.button(room, against.MinSize())
		ui.Put(against, at.X+cardPad, at.Y+cardPad, size.Width, size.Height)
	}, card, against)
}

// against begins a match against the computer of last time, or asks what has to be asked for that.
func (p *Page) against(g *table.Game) *ui.Button {
	env, kind, level := p.env, g.Kind.Name(), setup.Favourite(p.env.Store, g)
	b := ui.NewSmallButton(env.T("home.computer"), ui.Soft, func() {
		id, ok, err := setup.BeginAgainst(env, p.games, kind)
		switch {
		case err != nil:
			env.Toast(env.Explain(nil, err))
		case ok:
			env.Router.Open(shell.Route{Page: shell.Table, Match: id})
		default:
			env.Router.Open(shell.Route{Page: shell.Setup, Game: kind, Part: shell.Against})
		}
	}).WithFigure(draw.NewFace(level, ui.Px(28)))
	if ok, why := env.Writable(); !ok {
		b.Disable(why)
	}
	env.Trace.Mark("against."+kind, b)
	return b
}

// gameCard is what lies on the card of a game: its picture above the text, or beside it
// where there is room.
type gameCard struct {
	picture, circle *ui.Area
	name            *ui.Text
	short, long     *ui.Para
	facts           *fyne.Container
	small, large    *ui.Icon
	frame           *frame
	computers       bool // some games have a button, so that all have room for one
}

func (c *gameCard) place(s fyne.Size) {
	wide := beside(s.Width + 2*cardPad)
	ui.Show(wide, c.long, c.large, c.circle)
	ui.Show(!wide, c.short, c.small)
	if wide {
		c.beside(s)
	} else {
		c.below(s)
	}
}

// labelled tells whether the button on the card has room for its label.
func (c *gameCard) labelled(s fyne.Size) bool {
	return beside(s.Width+2*cardPad) || !c.frame.low() && !c.frame.narrow()
}

// button is where the button on a card of this size lies: in the line of the circle, or next to the name where there is no
// room for its label.
func (c *gameCard) button(s, least fyne.Size) (fyne.Position, fyne.Size) {
	switch {
	case beside(s.Width + 2*cardPad):
		return fyne.NewPos(s.Width-ui.Px(64)-48-least.Width, ui.Whole((s.Height-least.Height)/2)), least
	case c.labelled(s):
		return fyne.NewPos(16, s.Height-least.Height-8), least
	}
	return fyne.NewPos(s.Width-least.Width-8, c.name.Position().Y+ui.Title.Height()+2-least.Height), least
}

func (c *gameCard) beside(s fyne.Size) {
	c.name.SetStyle(ui.Question)
	pw := besideWidth(s.Width)
	ui.Put(c.picture, 0, 0, pw, s.Height)
	x, d := pw+32, ui.Px(64)
	w := s.Width - x - d - 48
	c.long.Resize(fyne.NewSize(w, 0)) // its height follows from the width
	name, text, facts := ui.Question.Height(), c.long.MinSize().Height, c.facts.MinSize().Height
	y := max(0, (s.Height-name-4-text-12-facts)/2)
	ui.Put(c.name, x, y, w, name)
	ui.Put(c.long, x, y+name+4, w, text)
	ui.Put(c.facts, x, y+name+4+text+12, w, facts)
	ui.Put(c.circle, s.Width-d-24, (s.Height-d)/2, d, d)
	ui.Put(c.large, s.Width-d-24, (s.Height-d)/2, d, d)
}

func (c *gameCard) below(s fyne.Size) {
	c.name.SetStyle(ui.Title)
	d, line := ui.Px(40), ui.Px(40)
	two := c.computers && c.labelled(s) // lines: the facts, and the button with the circle
	if two {
		line = ui.Strong.Height() + 8 + d
	}
	name, air := s.Width-32, float32(14)
	if c.computers && !two {
		name, air = name-d, max(air, d-ui.Title.Height()+2)
	}
	ph := max(0, s.Height-2-air-ui.Title.Height()-4-ui.Px(40)-8-line)
	ui.Put(c.picture, 0, 0, s.Width, ph)
	ui.Put(c.name, 16, ph+air, name, ui.Title.Height())
	ui.Put(c.short, 16, ph+air+ui.Title.Height()+4, s.Width-32, ui.Px(40))
	// The circle only signals what the whole card does: it gives way to the facts, on all cards where it must on one.
	room := s.Width - 32 - d
	fits := two || c.frame.facts <= room
	ui.Show(fits, c.circle, c.small)
	if two {
		ui.Put(c.facts, 16, s.Height-line-5, s.Width-32, ui.Strong.Height())
	} else {
		ui.Put(c.facts, 16, s.Height-d-8, room, d)
	}
	ui.Put(c.circle, s.Width-d-8, s.Height-d-8, d, d)
	ui.Put(c.small, s.Width-d-8, s.Height-d-8, d, d)
}

func (p *Page) fact(icon ui.IconName, text string) fyne.CanvasObject {
	return ui.HMid(6, ui.NewIcon(icon, ui.Px(18), ui.Ink2), ui.NewText(text, ui.Strong, ui.Ink2))
}

// seats says how many can play.
func (p *Page) seats(g *table.Game) string {
	if g.MinSeats == g.MaxSeats {
		return p.env.T("home.seats.exact", games.Args{"N": g.MaxSeats})
	}
	return p.env.T("home.seats", games.Args{"Range": strconv.Itoa(g.MinSeats) + "–" + strconv.Itoa(g.MaxSeats)})
}
