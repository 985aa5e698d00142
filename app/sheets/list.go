package sheets

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// List are all score sheets, as the history shows them, with what begins and prints one.
type List struct {
	*home.MatchesPage
	env   *shell.Env
	all   table.Games    // those that have a sheet
	first *ui.CardButton // begins one
}

var (
	_ shell.Keyer  = (*List)(nil)
	_ shell.Helper = (*List)(nil)
)

// NewList makes the list of all score sheets.
func NewList(env *shell.Env, all table.Games) *List {
	p := &List{env: env, all: slices.DeleteFunc(slices.Clone(all), func(g *table.Game) bool { return g.Sheet == nil })}
	p.MatchesPage = home.NewSheets(env, all, home.Alone{Tools: p.tools, Begin: p.boxes})
	return p
}

// tools are what stands in the head.
func (p *List) tools() []fyne.CanvasObject {
	env := p.env
	blank := ui.NewSmallButton(env.T("sheets.blank"), ui.WellBtn, p.printBlank).WithIcon(ui.IconPrint)
	env.Trace.Mark("sheets.blank", blank)
	return []fyne.CanvasObject{blank}
}

func (p *List) begin(g *table.Game) {
	p.env.Router.Open(shell.Route{Page: shell.NewSheet, Game: g.Kind.Name()})
}

// boxes begin a sheet: the box of each game, with its picture.
func (p *List) boxes() fyne.CanvasObject {
	env := p.env
	var cards []fyne.CanvasObject
	for _, g := range p.all {
		sign := ui.MinSized(40, 40, ui.NewArea(ui.CardBG, 20, ui.Centered(ui.NewIcon(ui.IconPlus, 20, ui.AccentText))))
		name := ui.HMid(8, ui.Stretch(ui.NewText(g.Name(env), ui.Title, ui.Ink).Truncate()), sign)
		card := ui.NewCardButton(14, ui.VGap(10, ui.MinSized(0, boxPicture, g.Picture(env.Texts.Lang())), name), func() { p.begin(g) }).Mat(g.Cloth)
		card.SetEnabled(env.Writable())
		env.Trace.Mark("sheets.first."+g.Kind.Name(), card)
		cards = append(cards, card)
	}
	p.first, _ = cards[0].(*ui.CardButton)
	return ui.Grid(16, 208, 4, cards...)
}

// boxPicture is how high the picture of a box is.
const boxPicture float32 = 72

// standing are everybody's points, where any were made; somebody whom the data have lost is called by their seat.
func standing(env *shell.Env, players []store.Player, points []int) string {
	out := make([]string, len(players))
	for i, pl := range players {
		if out[i] = pl.Name; pl.Name == "" {
			out[i] = env.SeatName(nil, games.Seat(i))
		}
		if i < len(points) && !table.Pointless(points) {
			out[i] += " " + strconv.Itoa(points[i])
		}
	}
	return strings.Join(out, " · ")
}

// Keys implements shell.Helper.
func (p *List) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "N", What: "sheets.list.keys.new"},
		{Keys: "P", What: "sheets.list.keys.blank"},
		{Keys: "Up / Down", What: "sheets.list.keys.move"},
		{Keys: "Enter", What: "sheets.list.keys.open"},
		{Keys: "Del", What: "sheets.list.keys.delete"},
	}
}

// Rune implements shell.Keyer.
func (p *List) Rune(r rune) bool {
	switch r {
	case 'n', 'N':
		p.ToBegin(p.first)
	case 'p', 'P':
		p.printBlank()
	default:
		return false
	}
	return true
}
