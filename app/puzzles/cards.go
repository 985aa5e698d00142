package puzzles

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/locales"
	"spieltisch/store"
)

// Sizes in px.
const (
	gap     float32 = 16
	picture float32 = 108
	foot    float32 = 36 // of the line above a card's button
)

// cards are the puzzles of the day.
func (p *Page) cards() []ui.Column {
	out := make([]ui.Column, len(p.games))
	next := -1 // what Enter means: what was begun, else the first that is open
	for i, g := range p.games {
		t, ok := p.try(p.player.ID, g.Kind.Name())
		if how := progressOf(t, ok); how == begun && (next < 0 || progressAt(p, next) == open) || how == open && next < 0 {
			next = i
		}
	}
	for i, g := range p.games {
		out[i] = ui.Column{Weight: 1, Object: p.card(g, i == next)}
	}
	return out
}

func progressAt(p *Page, i int) progress {
	return progressOf(p.try(p.player.ID, p.kinds[i]))
}

// card is the puzzle of a game.
func (p *Page) card(g *table.Game, next bool) fyne.CanvasObject {
	env, kind := p.env, g.Kind.Name()
	t, ok := p.try(p.player.ID, kind)
	how := progressOf(t, ok)
	words := ui.VGap(6, ui.NewText(g.Name(env), ui.Body, ui.Ink2).Truncate(), ui.NewPara(env.T(question(g, p.day)), ui.Title, ui.Ink))
	if lang := p.lang[kind]; lang != "" && lang != string(env.Texts.Lang()) {
		words.Add(ui.NewPara(env.T("puzzles.words."+games.ID(locales.Lang(lang))), ui.Body, ui.Ink2))
	}
	words.Objects = append(words.Objects, ui.Spacer(), ui.MinSized(0, foot, p.fact(g, t, how)), p.button(g, how, next))
	return ui.NewMat(g.Cloth, ui.Inset(18, 22, 22, 22, ui.VGap(14, ui.MinSized(0, picture, p.position(g, t, ok)), ui.Stretch(words))))
}

// question is what the puzzle of a game asks on a day.
func question(g *table.Game, day daily.Day) games.ID {
	if g.Puzzles.Hard != "" && day.Grade() == daily.Hard {
		return g.Puzzles.Hard
	}
	return "puzzles.what." + games.ID(g.Kind.Name())
}

// position is what all may see of a puzzle that was begun, or a picture of what is asked.
func (p *Page) position(g *table.Game, t store.PuzzleTry, begun bool) fyne.CanvasObject {
	if begun && g.Position != nil {
		at := t.Puzzle.Position
		at.Rows = slices.Concat(at.Rows, t.Tried)
		if log, err := at.Log(g.Kind); err == nil {
			if o := g.Position(p.env, log.Match().View(games.Table), nil); o != nil {
				return o
			}
		}
	}
	return g.Puzzles.Picture(p.env.Texts.Lang())
}

// fact says how far somebody has come.
func (p *Page) fact(g *table.Game, t store.PuzzleTry, how progress) fyne.CanvasObject {
	env := p.env
	line := func(icon ui.IconName, text string) fyne.CanvasObject {
		return ui.HMid(6, ui.NewIcon(icon, 20, ui.Ink2), ui.Stretch(ui.NewPara(text, ui.Label, ui.Ink2)))
	}
	switch how {
	case begun:
		if t.Tips > 0 {
			return line(ui.IconBulb, env.T("puzzles.begun.tips", games.Args{"N": t.Tips}))
		}
		return line(ui.IconHourglass, env.T("puzzles.begun.what"))
	case solved:
		return ui.Flow(8, 1, stars(t.Stars, 28), ui.MinSized(0, 28, ui.NewText(p.figure(g, t), ui.Label, ui.Ink)))
	case missed:
		return line(ui.IconEye, env.T("puzzles.missed.what"))
	}
	return line(ui.IconClock, env.T("puzzles.minutes", games.Args{"N": g.Puzzles.Minutes}))
}

func (p *Page) figure(g *table.Game, t store.PuzzleTry) string {
	return g.Puzzles.Figure(p.env, t.Own, t.Puzzle.Best)
}

// button leads to the puzzle, or shows what it came to.
func (p *Page) button(g *table.Game, how progress, next bool) fyne.CanvasObject {
	env, kind := p.env, g.Kind.Name()
	name, icon, look := games.ID("puzzles.start"), ui.IconPlay, ui.Secondary
	tap := func() { p.begin(g) }
	switch how {
	case begun:
		name, look = "puzzles.goon", ui.Primary
	case solved, missed:
		name, icon, look, tap = "puzzles.look", ui.IconEye, ui.Plain, func() { p.look(g) }
	}
	if !next && look == ui.Primary {
		look = ui.Secondary
	}
	b := ui.NewButton(env.T(name), look, tap).WithIcon(icon)
	ok, why := env.Writable()
	switch {
	case p.locked[kind] != "":
		b.Disable(p.locked[kind])
	case !ok && how < solved:
		b.Disable(why)
	case next:
		p.start = b
	}
	env.Trace.Mark("puzzle."+kind, b)
	p.named["puzzle."+kind] = b
	return b
}
