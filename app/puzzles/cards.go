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
	picture float32 = 120
	foot    float32 = 24  // of the line above a card's button
	narrow  float32 = 250 // less than that isn't enough for a card
	broad   float32 = 400 // from here on its picture stands at the left
)

// cards are the puzzles of the day.
func (p *Page) cards() []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, len(p.games))
	next := -1 // what Enter means: what was begun, else the first that is open
	for i, g := range p.games {
		t, ok := p.try(p.player.ID, g.Kind.Name())
		if how := progressOf(t, ok); how == begun && (next < 0 || progressAt(p, next) == open) || how == open && next < 0 {
			next = i
		}
	}
	for i, g := range p.games {
		out[i] = p.card(g, i == next)
	}
	return out
}

func progressAt(p *Page, i int) progress {
	return progressOf(p.try(p.player.ID, p.kinds[i]))
}

// inPairs puts cards side by side, or two of them in a row where it is narrow; those of a row have the same height.
func inPairs(cards []fyne.CanvasObject) fyne.CanvasObject {
	var box *fyne.Container
	rows := func(width float32, place bool) (y float32) {
		cols := len(cards)
		if least := narrow + gap; width < float32(cols)*least-gap {
			cols = 2
		}
		cell := (width - gap*float32(cols-1)) / float32(cols)
		for row := range slices.Chunk(cards, cols) {
			high := float32(0)
			for _, c := range row {
				c.Resize(fyne.NewSize(cell, c.Size().Height)) // its height follows from its width
				high = max(high, c.MinSize().Height)
			}
			for i, c := range row {
				if place {
					ui.Put(c, float32(i)*(cell+gap), y, cell, high)
				}
			}
			y += high + gap
		}
		return y - gap
	}
	box = ui.Laid(func() fyne.Size { return fyne.NewSize(0, rows(box.Size().Width, false)) },
		func(s fyne.Size) { rows(s.Width, true) }, cards...)
	return box
}

// card is the puzzle of a game.
func (p *Page) card(g *table.Game, next bool) fyne.CanvasObject {
	env, kind := p.env, g.Kind.Name()
	t, ok := p.try(p.player.ID, kind)
	how := progressOf(t, ok)
	badge := [...]*ui.Chip{
		open:   ui.NewChip(env.T("puzzles.open"), ""),
		begun:  ui.NewChip(env.T("puzzles.begun"), ui.IconHourglass).Colored(ui.ShortSoft, ui.Ink),
		solved: ui.NewChip(env.T("puzzles.solved"), ui.IconCheck).Colored(ui.OKSoft, ui.OK),
		missed: ui.NewChip(env.T("puzzles.missed"), ui.IconEye),
	}[how]
	what := env.T("puzzles.what." + games.ID(kind))
	if g.Puzzles.Hard != "" && p.day.Grade() == daily.Hard {
		what = env.T(g.Puzzles.Hard)
	}
	if lang := p.lang[kind]; lang != "" && lang != string(env.Texts.Lang()) {
		what += " " + env.T("puzzles.words."+games.ID(locales.Lang(lang)))
	}
	words := ui.VGap(8,
		ui.HMid(8, ui.Stretch(ui.NewText(g.Name(env), ui.Heading, ui.Ink).Truncate()), badge),
		ui.NewPara(what, ui.Body, ui.Ink2), ui.Spacer(), ui.MinSized(0, foot, p.fact(g, t, how)), p.button(g, how, next))
	return ui.NewMat(g.Cloth, ui.Pad(12, pictured(ui.Pad(12, p.position(g, t, ok)), ui.Inset(10, 12, 8, 12, words))))
}

// position is what all may see of a puzzle that was begun, or a picture of what is asked.
func (p *Page) position(g *table.Game, t store.PuzzleTry, begun bool) fyne.CanvasObject {
	if begun && g.Position != nil {
		at := t.Puzzle.Position
		at.Rows = slices.Concat(at.Rows, t.Tried)
		if log, err := at.Log(g.Kind); err == nil {
			if o := g.Position(p.env, log.Match().View(games.Table)); o != nil {
				return o
			}
		}
	}
	return g.Puzzles.Picture(p.env.Texts.Lang())
}

// pictured are words below a picture, or where it is wide at its right.
func pictured(area, words fyne.CanvasObject) fyne.CanvasObject {
	var box *fyne.Container
	share := func() float32 { // of the width that the picture has
		if box.Size().Width >= broad {
			return 0.34
		}
		return 1
	}
	box = ui.Laid(func() fyne.Size {
		w, above := box.Size().Width, picture
		if s := share(); s < 1 {
			w, above = w-w*s, 0
		}
		words.Resize(fyne.NewSize(w, words.Size().Height)) // its height follows from its width
		return fyne.NewSize(0, above+words.MinSize().Height)
	}, func(s fyne.Size) {
		if x := ui.Whole(s.Width * share()); x < s.Width {
			ui.Put(area, 0, 0, x, s.Height)
			ui.Put(words, x, 0, s.Width-x, s.Height)
			return
		}
		ui.Put(area, 0, 0, s.Width, picture)
		ui.Put(words, 0, picture, s.Width, s.Height-picture)
	}, area, words)
	return box
}

// fact says how far somebody has come.
func (p *Page) fact(g *table.Game, t store.PuzzleTry, how progress) fyne.CanvasObject {
	env := p.env
	line := func(icon ui.IconName, text string) fyne.CanvasObject {
		return ui.HMid(6, ui.NewIcon(icon, 18, ui.Ink2), ui.Stretch(ui.NewText(text, ui.Strong, ui.Ink2).Truncate()))
	}
	switch how {
	case begun:
		if t.Tips > 0 {
			return line(ui.IconBulb, env.T("puzzles.begun.tips", games.Args{"N": t.Tips}))
		}
		return line(ui.IconHourglass, env.T("puzzles.begun.what"))
	case solved:
		return ui.HMid(8, stars(t.Stars, 20), ui.Stretch(ui.NewText(p.figure(g, t), ui.Strong, ui.Ink).Truncate().Align(fyne.TextAlignTrailing)))
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
