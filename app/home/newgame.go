package home

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// wideCard is the width from which a card has its parts beside each other.
const wideCard = 480

// beside tells whether a game's card has its picture beside the text: the text grows with
// its size, the picture doesn't.
func beside(card float32) bool { return card >= max(ui.Px(wideCard), 780) }

// besideWidth is how wide the picture's ground is beside the text.
func besideWidth(content float32) float32 { return min(content*.42, ui.Px(480)) }

// newGames are the cards of the games there are.
func (p *Page) newGames() fyne.CanvasObject {
	p.starts = nil
	cards := make([]fyne.CanvasObject, len(p.games))
	for i, g := range p.games {
		c := p.newGame(g)
		p.starts = append(p.starts, c)
		p.env.Trace.Mark("new."+g.Kind.Name(), c)
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
	return &gameCard{
		picture: ui.NewArea(g.Tint, 8, ui.Pad(8, g.Picture())),
		name:    ui.NewText(g.Name(env), ui.Title, ui.Ink).Truncate(),
		short:   ui.NewPara(env.T(id+".tagline"), ui.Body, ui.Ink2).MaxLines(2),
		long:    ui.NewPara(env.T(id+".tagline"), ui.Lead, ui.Ink2).MaxLines(2),
		facts:   ui.HMid(16, p.fact(ui.IconUsers, p.seats(g)), p.fact(ui.IconClock, env.T("home.minutes", games.Args{"Minutes": g.Minutes}))),
		circle:  ui.NewArea(ui.Accent, 99, nil),
		small:   ui.NewIcon(ui.IconPlay, ui.Px(20), ui.OnAccent),
		large:   ui.NewIcon(ui.IconPlay, ui.Px(32), ui.OnAccent),
	}
}

func (p *Page) newGame(g *table.Game) *ui.CardButton {
	env, c := p.env, p.card(g)
	box := ui.Laid(noSize, c.place,
		c.picture, c.name, c.short, c.long, c.facts, c.circle, c.small, c.large,
	)
	card := ui.NewCardButton(8, box, func() {
		env.Router.Open(shell.Route{Page: shell.Setup, Game: g.Kind.Name()})
	})
	if ok, why := env.Writable(); !ok {
		card.Disable(why)
		c.circle.SetColor(ui.DisText)
	}
	return card
}

// gameCard is what lies on the card of a game: its picture above the text, or beside it
// where there is room.
type gameCard struct {
	picture, circle *ui.Area
	name            *ui.Text
	short, long     *ui.Para
	facts           *fyne.Container
	small, large    *ui.Icon
}

func (c *gameCard) place(s fyne.Size) {
	wide := beside(s.Width + 16) // the card's padding
	ui.Show(wide, c.long, c.large, c.circle)
	ui.Show(!wide, c.short, c.small)
	if wide {
		c.beside(s)
	} else {
		c.below(s)
	}
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
	d := ui.Px(40)
	ph := max(0, s.Height-16-ui.Title.Height()-4-ui.Px(40)-8-d)
	ui.Put(c.picture, 0, 0, s.Width, ph)
	ui.Put(c.name, 16, ph+14, s.Width-32, ui.Title.Height())
	ui.Put(c.short, 16, ph+14+ui.Title.Height()+4, s.Width-32, ui.Px(40))
	// The circle only signals what the whole card does: it gives way to the facts.
	room := s.Width - 32 - d
	fits := c.facts.MinSize().Width <= room
	ui.Show(fits, c.circle, c.small)
	ui.Put(c.facts, 16, s.Height-d-8, room, d)
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
