package home

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/guided"
	"spieltisch/app/setup"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// cardPad is the padding of a game's card.
const cardPad = 8

// wideCard is the width from which a card has its parts next to each other.
const wideCard = 480

// beside tells whether a game's card has its picture beside the text: the text grows with
// its size, the picture doesn't.
func beside(card float32) bool { return card >= max(wideCard, 780) }

// besideWidth is how wide the picture's ground is next to the text.
func besideWidth(content float32) float32 { return min(content*.42, 480) }

// newGames are the cards of the games there are.
func (p *Page) newGames() fyne.CanvasObject {
	p.starts, p.frame.facts, p.frame.labels, p.frame.icons = nil, 0, 0, 0
	cards := make([]fyne.CanvasObject, len(p.games))
	for i, g := range p.games {
		c := p.newGame(g)
		cards[i] = c
	}
	height := func(width float32) float32 {
		if beside(width) {
			return p.frame.pick(216, 152)
		}
		return p.frame.pick(300, 248)
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
		frame: p.frame, few: !slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Computers != nil || guided.Exists(env, g.Kind.Name()) }),
		picture: ui.NewArea(g.Tint, 8, ui.Pad(8, g.Picture(env.Texts.Lang()))),
		name:    ui.NewText(g.Name(env), ui.Title, ui.Ink).Truncate(),
		short:   ui.NewPara(env.T(id+".tagline"), ui.Body, ui.Ink2).MaxLines(2),
		long:    ui.NewPara(env.T(id+".tagline"), ui.Lead, ui.Ink2).MaxLines(2),
		facts:   facts,
		circle:  ui.NewArea(ui.Accent, 99, nil),
		small:   ui.NewIcon(ui.IconPlay, 20, ui.OnAccent),
		large:   ui.NewIcon(ui.IconPlay, 32, ui.OnAccent),
	}
}

// newGame is a game's card, and on it the buttons for who plays alone, or wants to be shown how.
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
	parts := []fyne.CanvasObject{card}
	if g.Computers != nil {
		c.buttons = append(c.buttons, p.against(g))
	}
	if guided.Exists(env, g.Kind.Name()) {
		c.buttons = append(c.buttons, p.guide(g))
	}
	labels := float32(-buttonGap)
	for _, b := range c.buttons {
		parts = append(parts, b)
		labels += b.MinSize().Width - buttonTight + buttonGap
	}
	p.frame.labels, p.frame.icons = max(p.frame.labels, labels), max(p.frame.icons, c.icons())
	return ui.Laid(card.MinSize, func(s fyne.Size) {
		ui.Put(card, 0, 0, s.Width, s.Height)
		c.placeButtons(s.SubtractWidthHeight(2*cardPad, 2*cardPad), fyne.NewPos(cardPad, cardPad))
	}, parts...)
}

// guide opens the guided match of a game; a check says that everybody at the table has seen it.
func (p *Page) guide(g *table.Game) *ui.Button {
	env, kind := p.env, g.Kind.Name()
	var b *ui.Button
	b = ui.NewSmallButton(env.T("guided.show"), ui.Soft, func() { guided.Open(env, kind, "", b) }).WithIcon(ui.IconCompass)
	b.SetTip(env.T("home.guide", games.Args{"Game": g.Name(env)}))
	who := p.players
	if len(who) == 0 {
		who = []store.Player{{}}
	}
	if !slices.ContainsFunc(who, func(x store.Player) bool { return !x.Computer() && !guided.ProgressOf(env, kind, "", x).Seen }) {
		b.SetKind(ui.WellBtn)
		b.WithIcon(ui.IconCheck)
	}
	env.Trace.Mark("guide."+kind, b)
	return b
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
	}).WithFigure(draw.NewFace(level, 28))
	person := ""
	if known := people.Known(env); len(known) > 0 {
		person = known[0].Name
	}
	b.SetTip(env.T("home.against", games.Args{"Name": level.Name(), "Person": person, "Told": setup.ToldAgainst(env, g)}))
	if ok, why := env.Writable(); !ok {
		b.Disable(why)
	}
	env.Trace.Mark("against."+kind, b)
	return b
}

// gameCard is what lies on the card of a game: its picture above the text, or next to it
// where there is room.
type gameCard struct {
	picture, circle *ui.Area
	name            *ui.Text
	short, long     *ui.Para
	facts           *fyne.Container
	small, large    *ui.Icon
	frame           *frame
	few             bool         // no game has buttons, so that no card has a line for them
	buttons         []*ui.Button // for who plays alone, and who wants to be shown how
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

// The gap between two buttons, what is free at their left and right, and by how much less than usual may be free inside of one.
const (
	buttonGap   = 4
	buttonEdge  = 16
	buttonEnd   = 8
	buttonTight = 12
)

// labelled tells whether the buttons on the cards have room for their labels.
func (c *gameCard) labelled(s fyne.Size) bool {
	return beside(s.Width+2*cardPad) || !c.frame.low() && !c.frame.narrow() && c.frame.labels <= s.Width-buttonEdge-buttonEnd
}

// placeButtons puts the buttons onto a card with room of this size at a place: in a line at the bottom, in that of the facts
// where there is no room for their labels, or below each other at the circle's left.
func (c *gameCard) placeButtons(s fyne.Size, at fyne.Position) {
	labelled := c.labelled(s)
	for _, b := range c.buttons {
		b.IconOnly(!labelled)
	}
	n := float32(len(c.buttons))
	if n == 0 {
		return
	}
	h := c.buttons[0].MinSize().Height
	switch {
	case beside(s.Width + 2*cardPad):
		y := ui.Whole((s.Height - n*h - (n-1)*8) / 2)
		for _, b := range c.buttons {
			w := b.MinSize().Width
			ui.Put(b, at.X+s.Width-64-48-w, at.Y+y, w, h)
			y += h + 8
		}
	case labelled:
		x, more := float32(buttonEdge), s.Width-buttonEdge-buttonEnd+buttonGap
		for _, b := range c.buttons {
			more -= b.MinSize().Width + buttonGap
		}
		for _, b := range c.buttons {
			w := b.MinSize().Width + min(0, more/n)
			ui.Put(b, at.X+x, at.Y+s.Height-h-8, w, h)
			x += w + buttonGap
		}
	default:
		x := s.Width - buttonEnd
		if c.circle.Visible() {
			x -= 40 + 12
		}
		for _, b := range slices.Backward(c.buttons) {
			w := b.MinSize().Width
			x -= w
			ui.Put(b, at.X+x, at.Y+s.Height-h-8, w, h)
			x -= buttonGap
		}
	}
}

// icons is how wide the buttons are without their labels, with a gap before them.
func (c *gameCard) icons() float32 {
	n := float32(len(c.buttons))
	if n == 0 {
		return 0
	}
	return 8 + n*40 + (n-1)*buttonGap
}

func (c *gameCard) beside(s fyne.Size) {
	c.name.SetStyle(ui.Question)
	pw := besideWidth(s.Width)
	ui.Put(c.picture, 0, 0, pw, s.Height)
	x, d := pw+32, float32(64)
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
	d, facts := float32(40), float32(40)
	two := !c.few && c.labelled(s) // lines: the facts with the circle, and the buttons
	line := facts + 8
	if two {
		facts = ui.Strong.Height()
		line = 12 + facts + 14 + d
	}
	const air = 14
	ph := max(0, s.Height-2-air-ui.Title.Height()-4-40-line)
	ui.Put(c.picture, 0, 0, s.Width, ph)
	ui.Put(c.name, 16, ph+air, s.Width-32, ui.Title.Height())
	// The circle only signals what the whole card does: it gives way to the facts and the buttons, on all cards where it must on
	// one; then the time that a game takes does.
	room := s.Width - 32 - d
	fits := c.frame.facts <= room
	if !two {
		room = s.Width - 16 - buttonEnd - c.frame.icons
		fits = c.frame.facts+12+d <= room
	}
	ui.Show(fits, c.circle, c.small)
	ui.Show(c.frame.facts <= room, c.facts.Objects[1:]...)
	text := s.Width - 32
	if two && fits {
		text = room // the circle reaches up to the second line
	}
	ui.Put(c.short, 16, ph+air+ui.Title.Height()+4, text, 40)
	y := s.Height - d - 8
	if two {
		y -= 14 + d - 2
		ui.Put(c.facts, 16, y+d-facts-2, room, facts)
	} else {
		ui.Put(c.facts, 16, y, room, d)
	}
	ui.Put(c.circle, s.Width-d-8, y, d, d)
	ui.Put(c.small, s.Width-d-8, y, d, d)
}

func (p *Page) fact(icon ui.IconName, text string) fyne.CanvasObject {
	return ui.HMid(6, ui.NewIcon(icon, 18, ui.Ink2), ui.NewText(text, ui.Strong, ui.Ink2))
}

// seats says how many can play.
func (p *Page) seats(g *table.Game) string {
	if g.MinSeats == g.MaxSeats {
		return p.env.T("home.seats.exact", games.Args{"N": g.MaxSeats})
	}
	return p.env.T("home.seats", games.Args{"Range": strconv.Itoa(g.MinSeats) + "–" + strconv.Itoa(g.MaxSeats)})
}
