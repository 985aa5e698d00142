package decipher

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// askGuesser asks who is about to name a word: any Seeker still in.
func (s *seekers) askGuesser() {
	v, d := s.b.view, s.b.desk
	if d.Replay || v.Turn == games.Table {
		return
	}
	var items []ui.MenuItem
	for _, seat := range v.Seats {
		if seat.Seat == v.Maker {
			continue
		}
		item := ui.MenuItem{Text: d.Name(seat.Seat), OnTap: func() { s.begin(seat.Seat) }}
		if !seat.In {
			item.Disabled = d.T(dc.IllegalOut)
		}
		items = append(items, item)
	}
	if len(items) == 1 {
		items[0].OnTap()
		return
	}
	ui.ShowMenu(s.bar.guess, items)
}

// begin lets a Seeker name a word. A button that was clicked before must not get the
// Enter that ends it.
func (s *seekers) begin(seat games.Seat) {
	s.b.desk.Window.Canvas().Unfocus()
	s.hint = ""
	s.b.edit(s.b.draft.Guessing(s.b.view, seat))
}

// typed takes a letter of the guess. What is spelled in two letters is said once.
func (s *seekers) typed(r rune) bool {
	if r == '?' {
		return false
	}
	s.b.desk.Window.Canvas().Unfocus()
	next := s.b.draft.Type(s.b.view.Options, r)
	s.hint = ""
	if folded := dc.Fold(string(r)); next != s.b.draft && utf8.RuneCountInString(folded) > 1 {
		s.hint = s.b.desk.T("decipher.seek.two_letters", games.Args{"Sign": strings.ToUpper(string(r)), "Letters": folded})
	}
	s.b.edit(next)
	return true
}

// guessKey takes the keys of somebody who names a word.
func (s *seekers) guessKey(e *fyne.KeyEvent) bool {
	d := s.b.draft
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.confirm()
	case fyne.KeyEscape:
		s.cancel()
	case fyne.KeyBackspace:
		s.b.edit(d.Backspace())
	case fyne.KeyDelete:
		s.b.edit(d.Delete())
	case fyne.KeyLeft:
		s.b.edit(d.SetCursor(d.Cursor - 1))
	case fyne.KeyRight:
		s.b.edit(d.SetCursor(d.Cursor + 1))
	case fyne.KeyHome:
		s.b.edit(d.SetCursor(0))
	case fyne.KeyEnd:
		s.b.edit(d.SetCursor(dc.MaxLength))
	case fyne.KeySpace: // no letter, and no piece either
	default:
		return false
	}
	return true
}

func (s *seekers) cancel() {
	s.hint = ""
	s.b.edit(s.b.draft.Cancel())
}

// refused is why the typed word can't be named, nil when it can: that costs nothing.
func (s *seekers) refused() error {
	v, word := s.b.view, s.b.draft.Guess
	if err := dc.CheckWord(v.Options, word); err != nil {
		return err
	}
	for _, g := range v.Refuted {
		if g.Word == word {
			return games.Refuse(dc.IllegalRefuted, games.Args{"Word": spell(word)})
		}
	}
	return nil
}

// confirm asks once more, by name, before a Guess Token is given away.
func (s *seekers) confirm() {
	d, v, draft := s.b.desk, s.b.view, s.b.draft
	if !s.guessing() || d.Replay {
		return
	}
	if err := s.refused(); err != nil {
		s.notice.show(d.Reason(err), ui.IconX)
		return
	}
	args := games.Args{"Seat": draft.Guesser, "Maker": v.Maker, "Word": spell(draft.Guess)}
	body := []fyne.CanvasObject{
		ui.Inset(4, 0, 8, 0, draw.NewWord(draft.Guess, 56)),
		ui.NewPara(d.Say("decipher.seek.confirm_body", args), ui.Body, ui.Ink2),
	}
	if v.Seats[draft.Guesser].Tokens == 1 {
		body = append(body, ui.NewPara(d.Say("decipher.seek.confirm_last", args), ui.Strong, ui.Warn))
	}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.Say("decipher.seek.confirm_title", args),
		Body:  ui.VGap(8, body...),
		Buttons: []ui.DialogButton{
			{Text: d.T("common.cancel"), Cancel: true},
			{Text: d.Say("decipher.seek.confirm", args), Kind: ui.Primary, Default: true, OnTap: func() { s.name(draft) }},
		},
	})
}

// name hands in the guess.
func (s *seekers) name(draft dc.SeekerDraft) {
	if s.b.desk.Submit(draft.Guesser, dc.Guess{Word: draft.Guess}) == nil && s.guessing() {
		s.cancel()
	}
}

// fits tells whether every letter of a word still fits its zone, as everybody can see.
func (b *Board) fits(word string) bool {
	for i, r := range word {
		if !slices.Contains(b.view.Candidates(i), r) {
			return false
		}
	}
	return true
}

// guessRow is the word that somebody is typing, in the action bar.
type guessRow struct {
	s      *seekers
	object *fyne.Container
	avatar *ui.Avatar
	title  *ui.Text
	info   *ui.Text
	tiles  *guessTiles
	cancel *ui.Button
	submit *ui.Button
}

func newGuessRow(s *seekers) *guessRow {
	t := s.b.desk.T
	g := &guessRow{
		s: s, avatar: ui.NewAvatar("", 0, 40), title: ui.NewText("", ui.Label, ui.Ink).Truncate(),
		info: ui.NewText("", ui.Body, ui.Ink2).Truncate(), tiles: newGuessTiles(s),
		cancel: ui.NewSmallButton(t("common.cancel"), ui.Plain, s.cancel),
		submit: ui.NewButton(t("decipher.seek.name"), ui.Primary, s.confirm),
	}
	g.object = ui.HMid(16, g.avatar, g.tiles, ui.Stretch(ui.VGap(0, g.title, g.info)), g.cancel, g.submit)
	s.b.desk.Trace.Mark("name", g.submit)
	return g
}

func (g *guessRow) render() {
	if !g.s.guessing() {
		return
	}
	b, d := g.s.b, g.s.b.desk
	seat := b.draft.Guesser
	d.ShowSeat(g.avatar, seat)
	g.title.SetText(d.Say("decipher.seek.guessing", games.Args{"Seat": seat}))
	err := g.s.refused()
	missing := b.view.Options.Length - len(b.draft.Guess)
	tok := ui.Ink2
	switch {
	case g.s.hint != "":
		g.info.SetText(g.s.hint)
		tok = ui.AccentText
	case missing > 0:
		g.info.SetText(d.T("decipher.seek.missing", countArgs(missing)))
	case err != nil:
		g.info.SetText(d.Reason(err))
		tok = ui.Warn
	case b.view.Options.Filter && !b.fits(b.draft.Guess):
		g.info.SetText(d.T("decipher.seek.misfit"))
		tok = ui.Warn
	default:
		g.info.SetText(d.T("decipher.seek.whole"))
	}
	g.info.SetColor(tok)
	if err != nil {
		g.submit.Disable(d.Reason(err))
	} else {
		g.submit.Enable()
	}
	g.tiles.Refresh()
	ui.PlaceAllAnew(g.object)
}

// guessTiles are the letters of the guess as tiles, empty places for those that are
// missing, with the cursor between them. A tap puts the cursor behind a letter.
type guessTiles struct {
	widget.BaseWidget
	s     *seekers
	tiles [dc.MaxLength]*draw.Tile
	caret *canvas.Rectangle
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

func newGuessTiles(s *seekers) *guessTiles {
	g := &guessTiles{s: s, caret: ui.NewRect()}
	for i := range g.tiles {
		g.tiles[i] = draw.NewTile("", "", tileHeight)
	}
	g.ExtendBaseWidget(g)
	return g
}

// Tapped implements fyne.Tappable.
func (g *guessTiles) Tapped(e *fyne.PointEvent) {
	g.s.b.desk.Window.Canvas().Unfocus()
	g.s.b.edit(g.s.b.draft.SetCursor(int((e.Position.X + tileWidth/2) / (tileWidth + tileGap))))
}

// MinSize implements fyne.CanvasObject.
func (g *guessTiles) MinSize() fyne.Size {
	g.ExtendBaseWidget(g)
	n := float32(max(dc.MinLength, g.s.b.view.Options.Length))
	return fyne.NewSize(n*(tileWidth+tileGap)-tileGap, tileHeight+3)
}

// CreateRenderer implements fyne.Widget.
func (g *guessTiles) CreateRenderer() fyne.WidgetRenderer {
	g.ExtendBaseWidget(g)
	r := &guessLook{g}
	return ui.Drawn(g, r.least, r.place).Changing(r.parts).Repaints()
}

type guessLook struct{ g *guessTiles }

func (r *guessLook) least() fyne.Size { return r.g.MinSize() }
func (r *guessLook) parts() []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, 0, len(r.g.tiles)+1)
	for _, t := range r.g.tiles {
		out = append(out, t)
	}
	return append(out, r.g.caret)
}

func (r *guessLook) place(s fyne.Size) {
	g, d := r.g, r.g.s.b.draft
	y := ui.Whole((s.Height - tileHeight - 3) / 2)
	for i, t := range g.tiles {
		ui.Show(i < g.s.b.view.Options.Length, t)
		letter := ""
		if i < len(d.Guess) {
			letter = spell(d.Guess[i : i+1])
		}
		t.Set(letter, "", draw.TileState{Empty: letter == ""})
		t.Move(fyne.NewPos(float32(i)*(tileWidth+tileGap), y))
		t.Resize(fyne.NewSize(tileWidth, tileHeight))
	}
	x := float32(d.Cursor)*(tileWidth+tileGap) - 4
	if d.Cursor == len(d.Guess) && d.Cursor < g.s.b.view.Options.Length {
		x += 4 + tileWidth/2 - 1 // in the empty place that the next letter gets
	}
	setRect(g.caret, fyne.NewPos(x, y+10), fyne.NewSize(2, tileHeight-20), 1, ui.Color(ui.Accent))
}
