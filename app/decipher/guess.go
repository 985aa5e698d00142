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

// confirmGuess asks once more, by name, before a Guess Token is given away; misfit tells that the aid knows the word to be wrong.
func confirmGuess(d *table.Desk, v dc.View, draft dc.SeekerDraft, misfit bool, name func()) {
	args := games.Args{"Seat": draft.Guesser, "Maker": v.Maker, "Word": printed(draft.Guess)}
	body := []fyne.CanvasObject{
		ui.Inset(4, 0, 8, 0, draw.NewWord(draft.Guess, 56)),
		ui.NewPara(d.Say("decipher.seek.confirm_body", args), ui.Body, ui.Ink2),
	}
	if misfit { // what the action bar says of it lies below the dialog
		body = append(body, ui.NewPara(d.T("decipher.seek.confirm_misfit"), ui.Strong, ui.Warn))
	}
	if v.Seats[draft.Guesser].Tokens == 1 {
		body = append(body, ui.NewPara(d.Say("decipher.seek.confirm_last", args), ui.Strong, ui.Warn))
	}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.Say("decipher.seek.confirm_title", args),
		Body:  ui.VGap(8, body...),
		Buttons: []ui.DialogButton{
			{Text: d.T("common.cancel"), Cancel: true, Default: misfit},
			{Text: d.Say("decipher.seek.confirm", args), Kind: ui.Primary, Default: !misfit, OnTap: name},
		},
	})
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

// Sizes of the tiles, in pixels.
const (
	tileHeight float32 = 52
	tileWidth  float32 = 38
	tileGap    float32 = 5
)

func newGuessTiles(s *state, cursor func(k int)) *guessTiles {
	g := &guessTiles{cursor: cursor, draft: s.draft, length: s.view.Options.Length, caret: ui.NewRect()}
	parts := make([]fyne.CanvasObject, 0, len(g.tiles)+1)
	for i := range g.tiles {
		g.tiles[i] = draw.NewTile("", "", tileHeight)
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
	g.cursor(int((e.Position.X + tileWidth/2) / (tileWidth + tileGap)))
}

func (g *guessTiles) least() fyne.Size {
	n := float32(max(dc.MinLength, g.length))
	return fyne.NewSize(n*(tileWidth+tileGap)-tileGap, tileHeight+3)
}

func (g *guessTiles) place(s fyne.Size) {
	y := ui.Whole((s.Height - tileHeight - 3) / 2)
	for i, t := range g.tiles {
		ui.Show(i < g.length, t)
		letter := ""
		if i < len(g.draft.Guess) {
			letter = printed(g.draft.Guess[i : i+1])
		}
		t.Set(letter, "", draw.TileState{Empty: letter == ""})
		t.Move(fyne.NewPos(float32(i)*(tileWidth+tileGap), y))
		t.Resize(fyne.NewSize(tileWidth, tileHeight))
	}
	x := float32(g.draft.Cursor)*(tileWidth+tileGap) - 4
	if g.draft.Cursor == len(g.draft.Guess) && g.draft.Cursor < g.length {
		x += 4 + tileWidth/2 - 1 // in the empty place that the next letter gets
	}
	ui.SetRect(g.caret, x, y+10, 2, tileHeight-20, 1, ui.Accent)
}
