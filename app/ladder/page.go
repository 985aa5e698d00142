// Package ladder is the page of somebody's ladder in a game: its rungs from below with the characters, where they stand, and the next
// match.
package ladder

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/climb"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/ladder"
	"spieltisch/store"
)

// Page is somebody's ladder.
type Page struct {
	env    *shell.Env
	game   *table.Game
	climb  climb.Climb
	scroll *ui.Scroll
	now    fyne.CanvasObject // the rung on which they stand
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New is the ladder of the route's player.
func New(env *shell.Env, g *table.Game, r shell.Route) (shell.Page, error) {
	all, err := env.Store.AllPlayers()
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(all, func(x store.Player) bool { return x.ID == r.Player })
	if at < 0 || !climb.Has(g) {
		return nil, games.Refuse(table.NoGame, nil)
	}
	c, err := climb.Of(env, g, all[at])
	return &Page{env: env, game: g, climb: c}, err
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("ladder.of", games.Args{"Game": p.game.Name(p.env)}) }

// Measures of the ladder.
const (
	wide     float32 = 640
	railWide float32 = 12
	rungHigh float32 = 52
	woodHigh float32 = 8
	side     float32 = 64 // beside the rails, where the figures are

	checkSide float32 = 20 // of the mark for who was beaten
)

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env, c := p.env, p.climb
	bar := env.TopBar(env.Router.Back, p.game.Badge(), env.T("ladder.title"))
	bar.SetChips(ui.NewChip(p.game.Name(env), ""), ui.NewChip(c.Who.Name, ""))
	rows := make([]fyne.CanvasObject, len(c.Rungs))
	for i, r := range c.Rungs {
		rows[len(rows)-1-i] = p.row(i, r)
	}
	left, right := ui.NewArea(ui.Wood, railWide/2, nil), ui.NewArea(ui.Wood, railWide/2, nil)
	high := rungHigh * float32(len(rows))
	rungs := ui.Laid(func() fyne.Size { return fyne.NewSize(wide/2, high) }, func(s fyne.Size) {
		ui.Put(left, side, 0, railWide, high)
		ui.Put(right, s.Width-side-railWide, 0, railWide, high)
		for i, row := range rows {
			ui.Put(row, 0, float32(i)*rungHigh, s.Width, rungHigh)
		}
	}, append([]fyne.CanvasObject{left, right}, rows...)...)
	p.scroll = ui.NewVScroll(ui.MaxWidth(wide, rungs))
	play := ui.NewMainButton(c.NextTold(), p.play).WithIcon(ui.IconPlay).WithHeight(56)
	play.SetEnabled(env.Writable())
	env.Trace.Mark("ladder.play", play)
	foot := ui.HMid(24, ui.Stretch(ui.NewPara(env.T("ladder.how"), ui.Label, ui.Ink2)), play)
	shown := p.scroll.Faded(p.game.Cloth.Face)
	mat := ui.NewMat(p.game.Cloth, ui.Inset(24, 40, 24, 40, ui.VGap(16, ui.Stretch(shown), ui.MaxWidth(960, foot))))
	ui.SetGround(ui.Desk)
	return ui.Page(bar, ui.Laid(func() fyne.Size { return fyne.NewSize(ui.MinWidth, 320) }, func(s fyne.Size) {
		m := float32(24)
		if s.Width < ui.NarrowPage {
			m = 16
		}
		ui.Put(mat, m, 8, s.Width-2*m, s.Height-8-m)
	}, mat), nil)
}

// row is a rung: who stands on it, against whom it is and with what, and its stars.
func (p *Page) row(i int, r ladder.Rung) fyne.CanvasObject {
	c := p.climb
	style, tone := ui.Body, ui.Ink2
	if r.Given == 0 {
		style = ui.Heading
	}
	if i == c.At {
		style, tone = ui.Heading, ui.Ink
	}
	line := ui.HMid(8, ui.NewText(c.RungTold(r), style, tone))
	line.Add(ui.Spacer())
	if i >= c.Low && i <= c.At {
		for n := range ladder.Stars {
			line.Add(ui.NewStar(26).Light(i < c.At || n < c.Stars))
		}
	}
	wood := ui.NewArea(ui.Wood, woodHigh/2, nil)
	objects := []fyne.CanvasObject{wood, line}
	me, face, check := ui.Space(0, 0), ui.Space(0, 0), ui.Space(0, 0)
	if i == c.At {
		me = p.env.Avatar(c.Who, ui.Initials([]string{c.Who.Name})[0], 40)
		objects = append(objects, me)
	}
	if r.Given == 0 {
		face, check = draw.NewFace(r.Level, 44), ui.NewArea(ui.OK, checkSide/2, ui.Pad(4, ui.NewIcon(ui.IconCheck, 12, ui.CardBG)))
		ui.Show(c.Beaten[r.Level-1], check)
		objects = append(objects, face, check)
	}
	row := ui.Laid(func() fyne.Size { return fyne.NewSize(wide/2, rungHigh) }, func(s fyne.Size) {
		ui.Put(wood, side, s.Height-woodHigh, s.Width-2*side, woodHigh)
		ui.Put(line, side+railWide+12, 0, s.Width-2*(side+railWide+12), s.Height-woodHigh)
		ui.Put(me, 12, (s.Height-woodHigh-40)/2, 40, 40)
		ui.Put(face, s.Width-side+12, 2, 44, 44)
		ui.Put(check, s.Width-checkSide, 0, checkSide, checkSide)
	}, objects...)
	if i == c.At {
		p.now = row
	}
	return row
}

func (p *Page) play() {
	id, err := p.climb.Next()
	if !p.env.Report(err) {
		p.env.Router.Open(shell.Route{Page: shell.Table, Match: id})
	}
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.scroll.Settle()
	above := max(0, p.now.Position().Y-(p.scroll.Size().Height-rungHigh)/2)
	p.scroll.ScrollToOffset(fyne.NewPos(0, rungHigh*float32(int(above/rungHigh))))
	stars := each.Of([]int{p.climb.At, p.climb.Stars}, strconv.Itoa)
	p.env.Trace.Shown(shell.Ladder, 0, "game="+p.game.Kind.Name()+" at="+stars[0]+" stars="+stars[1])
}

// Leave implements shell.Page.
func (p *Page) Leave() {}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{{Keys: "Enter", What: "ladder.keys.play"}, {Keys: "Up / Down", What: "settings.keys.scroll"}}
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	if ok, _ := p.env.Writable(); ok && (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) {
		p.play()
		return true
	}
	return p.scroll.Page(e.Name)
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }
