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
	"spieltisch/games/each"
	"spieltisch/store"
)

// The parts of a box: its label lies so far within it, and is high or low.
const (
	boxEdge   float32 = 10
	boxMost   float32 = 480 // its width
	labelHigh float32 = 130
	labelLow  float32 = 88
	tallBox   float32 = 240 // from which its label is high
	wideBox   float32 = 260 // from which it has room for pictures on its buttons
	wordBox   float32 = 220 // from which it has room for words there: else pictures alone
)

// box is a game on the shelf: all of it begins a match, and buttons on its label are for whoever plays alone or wants to be shown how.
type box struct {
	card           *ui.CardButton
	picture, label fyne.CanvasObject
	name, what     *ui.Text
	facts, few     *ui.Text // few: how many can play, without the time
	buttons        []*ui.Button
	figures        []fyne.CanvasObject // on the buttons, where there is room
	figured        bool
}

// boxes are the games that there are, on the shelf.
func (p *Page) boxes() *fyne.Container {
	p.starts = nil
	all := each.Of(p.games, p.box)
	return ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		n := float32(len(all))
		w := min(boxMost, (s.Width-gap*(n-1))/n)
		for i, o := range all {
			x, next := ui.Whole(float32(i)*(w+gap)), ui.Whole(float32(i+1)*(w+gap))
			ui.Put(o, x, 0, next-gap-x, s.Height)
		}
	}, all...)
}

func (p *Page) box(g *table.Game) fyne.CanvasObject {
	env, kind := p.env, g.Kind.Name()
	seats := strconv.Itoa(g.MaxSeats)
	if g.MinSeats < g.MaxSeats {
		seats = strconv.Itoa(g.MinSeats) + "–" + seats
	}
	b := &box{
		picture: g.Picture(env.Texts.Lang()), label: ui.NewLabel(),
		name: ui.NewText(g.Name(env), ui.Title, ui.Ink).Truncate(), what: ui.NewText(env.T(games.ID(kind+".tagline")), ui.Body, ui.Ink2).Truncate(),
		facts: ui.NewText(env.T("home.facts", games.Args{"Seats": seats, "Minutes": g.Minutes}), ui.Strong, ui.Ink2), few: ui.NewText(seats, ui.Strong, ui.Ink2),
	}
	box := ui.Laid(func() fyne.Size { return fyne.Size{} }, b.place, b.picture, b.label, b.name, b.facts, b.few, b.what)
	b.card = ui.NewCardButton(0, box, func() { env.Router.Open(shell.Route{Page: shell.Setup, Game: kind}) }).Boxed(g.Cloth)
	if ok, why := env.Writable(); !ok {
		b.card.Disable(why)
	}
	p.starts = append(p.starts, b.card)
	env.Trace.Mark("new."+kind, b.card)
	parts := []fyne.CanvasObject{b.card}
	if g.Computers != nil {
		level := setup.Favourite(env.Store, g)
		b.add(p.against(g, level.Name()), draw.NewFace(level, 28))
	}
	if guided.Exists(env, kind) {
		b.add(p.guide(g))
	}
	for _, x := range b.buttons {
		parts = append(parts, x)
	}
	return ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		ui.Put(b.card, 0, 0, s.Width, s.Height)
		b.placeButtons(s)
	}, parts...)
}

func (b *box) add(x *ui.Button, figure fyne.CanvasObject) {
	b.buttons, b.figures = append(b.buttons, x), append(b.figures, figure)
}

// labelAt is where the label begins, and how high it is.
func (b *box) labelAt(s fyne.Size) (y, high float32) {
	high = labelLow
	if s.Height >= tallBox {
		high = labelHigh
	}
	if len(b.buttons) == 0 {
		high -= 50
	}
	return s.Height - 12 - high, high
}

func (b *box) place(s fyne.Size) {
	y, high := b.labelAt(s)
	ui.Put(b.picture, boxEdge+8, 16, s.Width-2*boxEdge-16, y-16-8)
	ui.Put(b.label, boxEdge, y, s.Width-2*boxEdge, high)
	x, w, line := boxEdge+16, s.Width-2*boxEdge-32, ui.Title.Height()
	style := ui.Title
	if style.Measure(b.name.String())+2 > w {
		style = ui.Label
	}
	b.name.SetStyle(style)
	name := style.Measure(b.name.String()) + 2
	long := s.Width >= wideBox && w-name-8 >= b.facts.MinSize().Width // all boxes alike
	ui.Show(long, b.facts)
	ui.Show(!long && w-name-8 >= b.few.MinSize().Width, b.few)
	top := y + 12
	if s.Height < tallBox {
		top = y + 6
	}
	ui.Put(b.name, x, top, min(w, name), line)
	for _, f := range []*ui.Text{b.facts, b.few} {
		m := f.MinSize().Width
		ui.Put(f, x+w-m, top, m, line)
	}
	ui.Show(s.Height >= tallBox && ui.Body.Measure(b.what.String())+2 <= w, b.what)
	ui.Put(b.what, x, top+line+2, w, ui.Body.Height())
}

// placeButtons shares the last line of the label out.
func (b *box) placeButtons(s fyne.Size) {
	if on := s.Width >= wideBox || s.Width < wordBox; on != b.figured {
		b.figured = on
		for i, x := range b.buttons {
			if x.WithFigure(nil); on {
				x.WithFigure(b.figures[i])
			}
			x.Refresh()
		}
	}
	n := float32(len(b.buttons))
	w := (s.Width - 2*boxEdge - 20 - 8*(n-1)) / n
	for i, x := range b.buttons {
		x.IconOnly(s.Width < wordBox)
		ui.Put(x, boxEdge+10+float32(i)*(w+8), s.Height-12-10-42, w, 42)
	}
}

// guide opens the guided match of a game; a check says that everybody at the table has seen it.
func (p *Page) guide(g *table.Game) (b *ui.Button, sign fyne.CanvasObject) {
	env, kind := p.env, g.Kind.Name()
	b = ui.NewSmallButton(env.T("guided.show"), ui.Soft, func() { guided.Open(env, kind, "", b) })
	b.SetTip(env.T("home.guide", games.Args{"Game": g.Name(env)}))
	who := p.players
	if len(who) == 0 {
		who = []store.Player{{}}
	}
	icon := ui.IconCheck
	if slices.ContainsFunc(who, func(x store.Player) bool { return !x.Computer() && !guided.ProgressOf(env, kind, "", x).Seen }) {
		icon = ui.IconCompass
	}
	env.Trace.Mark("guide."+kind, b)
	return b, ui.NewIcon(icon, 20, ui.AccentText)
}

// against begins a match against the computer of last time, or asks what has to be asked for that.
func (p *Page) against(g *table.Game, name string) *ui.Button {
	env, kind := p.env, g.Kind.Name()
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
	})
	person := ""
	if known := people.Known(env); len(known) > 0 {
		person = known[0].Name
	}
	b.SetTip(env.T("home.against", games.Args{"Name": name, "Person": person, "Told": setup.ToldAgainst(env, g)}))
	if ok, why := env.Writable(); !ok {
		b.Disable(why)
	}
	env.Trace.Mark("against."+kind, b)
	return b
}
