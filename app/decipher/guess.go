package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// askGuesser asks next to a button who is about to name a word: any Seeker still in, first the one in turn and then
// around the table. Who types the word at once is the one marked.
func askGuesser(d *table.Desk, s *state, at fyne.CanvasObject, begin func(games.Seat), typed func(rune)) {
	v := s.view
	items := []ui.MenuItem{{Text: d.T("decipher.seek.who_guesses"), Heading: true}}
	for i := range v.Seats {
		seat := v.Seats[(int(v.Turn)+i)%len(v.Seats)]
		if seat.Seat == v.Maker || s.computer(seat.Seat) {
			continue
		}
		item := ui.MenuItem{Text: d.Name(seat.Seat), OnTap: func() { begin(seat.Seat) }}
		item.OnRune = func(r rune) {
			begin(seat.Seat)
			typed(r)
		}
		if !seat.In {
			item.Disabled = d.T(dc.IllegalOut)
		}
		items = append(items, item)
	}
	if len(items) == 2 { // nobody else can
		items[1].OnTap()
		return
	}
	ui.ShowMenu(at, items)
}

// guessTiles are the letters of the guess as tiles, empty places for those that are missing, with the cursor between
// them. A tap puts the cursor behind a letter.
type guessTiles struct {
	ui.Base
	cursor func(k int)
	draft  dc.SeekerDraft
	length int // of the word
	tiles  [dc.MaxLength]*draw.Tile
	caret  *canvas.Rectangle
}

var (
	_ fyne.Widget   = (*guessTiles)(nil)
	_ fyne.Tappable = (*guessTiles)(nil)
)

// How much of the tray the tiles leave free, and what lies between them.
const (
	tileAir float32 = 22
	tileGap float32 = 6
)

func newGuessTiles(s *state, cursor func(k int)) *guessTiles {
	g := &guessTiles{cursor: cursor, draft: s.draft, length: s.view.Options.Length, caret: ui.NewRect()}
	parts := make([]fyne.CanvasObject, 0, len(g.tiles)+1)
	for i := range g.tiles {
		g.tiles[i] = draw.NewTile("", "", trayLeast-tileAir)
		parts = append(parts, g.tiles[i])
	}
	g.Draw(g, g.least, g.place, append(parts, g.caret)...).Repaints()
	return g
}

func (g *guessTiles) render(s *state) {
	g.draft, g.length = s.draft, s.view.Options.Length
	g.Refresh()
}

// Tapped implements fyne.Tappable.
func (g *guessTiles) Tapped(e *fyne.PointEvent) {
	w := g.tiles[0].MinSize().Width
	g.cursor(int((e.Position.X + w/2) / (w + tileGap)))
}

// setHeight makes the tiles as large as the tray is high.
func (g *guessTiles) setHeight(h float32) {
	for _, t := range g.tiles {
		t.SetHeight(ui.Whole(h - tileAir))
	}
}

func (g *guessTiles) least() fyne.Size {
	n, tile := float32(max(dc.MinLength, g.length)), g.tiles[0].MinSize()
	return fyne.NewSize(n*(tile.Width+tileGap)-tileGap, tile.Height)
}

func (g *guessTiles) place(s fyne.Size) {
	tile := g.tiles[0].MinSize()
	y, step := ui.Whole((s.Height-tile.Height)/2), tile.Width+tileGap
	for i, t := range g.tiles {
		ui.Show(i < g.length, t)
		letter := ""
		if i < len(g.draft.Guess) {
			letter = printed(g.draft.Guess[i : i+1])
		}
		t.Set(letter, "", draw.TileState{Empty: letter == ""})
		ui.Put(t, float32(i)*step, y, tile.Width, tile.Height)
	}
	x := float32(g.draft.Cursor)*step - tileGap/2 - 1
	if g.draft.Cursor == len(g.draft.Guess) && g.draft.Cursor < g.length {
		x += tileGap/2 + tile.Width/2 // in the empty place that the next letter gets
	}
	ui.SetRect(g.caret, x, y+10, 2, tile.Height-24, 1, ui.Accent)
}
