// Package davinci is the table of Da Vinci Code: the codes as everybody sees them, and
// behind the curtain the page of the seat that takes, arranges, draws and guesses.
package davinci

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Board is the game's part of the table. What one seat alone may know lives in own,
// which is nil while the curtain is closed.
type Board struct {
	desk   *table.Desk
	view   dv.View // what everybody may know
	loaded []byte  // a draft from the store, taken up by the next private page

	outside *outside
	own     *own
}

var (
	_ table.Board   = (*Board)(nil)
	_ table.Private = (*Board)(nil)
)

// newBoard is a board that knows the options before it is rendered: a match may begin
// with a private page, and the curtain before it asks for the clock.
func newBoard(d *table.Desk) *Board {
	b := &Board{desk: d}
	if v, ok := d.Public().(dv.View); ok {
		b.view.Options = v.Options
	}
	return b
}

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.outside = newOutside(b)
	return b.outside.object
}

// Render implements table.Board.
func (b *Board) Render(view any) {
	before := b.view
	b.view, b.loaded = view.(dv.View), nil
	b.outside.render(before)
}

// BuildPrivate implements table.Private.
func (b *Board) BuildPrivate(seat games.Seat) fyne.CanvasObject {
	if b.own == nil {
		b.own = newOwn(b, seat, b.loaded)
	}
	b.loaded = nil
	return b.own.build()
}

// RenderPrivate implements table.Private. The board itself keeps nothing of the seat's
// view.
func (b *Board) RenderPrivate(_ games.Seat, view any) { b.own.render(view.(dv.View)) }

// Cover implements table.Private.
func (b *Board) Cover() {
	if b.own != nil {
		b.own.stop()
	}
	b.own, b.loaded = nil, nil
}

// shown is the view on the screen: of a seat's own one only what everybody knows may be
// told by others than its page.
func (b *Board) shown() dv.View {
	if b.own != nil {
		return b.own.view
	}
	return b.view
}

// Chips implements table.Board: only what everybody knows.
func (b *Board) Chips() []string {
	v, t := b.shown(), b.desk.T
	var out []string
	if v.Options.Rounds > 0 {
		out = append(out, t("davinci.chip.round", games.Args{"Round": v.Round, "Rounds": v.Options.Rounds}))
	}
	if v.TurnNumber > 0 {
		out = append(out, t("davinci.chip.turn", games.Args{"N": v.TurnNumber}))
	}
	if v.Options.Dashes {
		out = append(out, t("davinci.chip.dashes"))
	}
	return append(out, t("davinci.chip.middle", games.Args{"N": v.Middle[dv.Black] + v.Middle[dv.White]}))
}

// Keys implements table.Board.
func (b *Board) Keys() []shell.KeyHelp {
	keys := b.outside.keys
	if b.own != nil {
		keys = b.own.keys
	}
	if b.shown().Options.Rounds == 0 {
		return keys()
	}
	return append(keys(), shell.KeyHelp{Keys: "F4", What: "davinci.sheet"})
}

// Key implements table.Board.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	switch {
	case b.desk.Replay:
		return false
	case e.Name == fyne.KeyF4 && b.shown().Options.Rounds > 0:
		b.showSheet()
		return true
	case b.own != nil:
		return b.own.key(e)
	default:
		return b.outside.key(e)
	}
}

// Rune implements table.Board.
func (b *Board) Rune(r rune) bool { return b.own != nil && !b.desk.Replay && b.own.rune(r) }

// Menu implements table.Board.
func (b *Board) Menu() []ui.MenuItem {
	var items []ui.MenuItem
	if b.own != nil {
		items = b.own.menu()
	}
	if b.shown().Options.Rounds > 0 {
		items = append(items, ui.MenuItem{Text: b.desk.T("davinci.sheet"), Icon: ui.IconSheet, Shortcut: "F4", OnTap: b.showSheet})
	}
	return items
}

// Draft implements table.Board.
func (b *Board) Draft() (games.Seat, []byte) {
	if b.own == nil {
		return b.view.Asked, nil
	}
	data, err := b.own.draft.Encode()
	if err != nil {
		return b.own.seat, nil
	}
	return b.own.seat, data
}

// LoadDraft implements table.Board.
func (b *Board) LoadDraft(data []byte) { b.loaded = data }

// UndoDraft implements table.Board.
func (b *Board) UndoDraft() bool { return b.own != nil && b.own.undo() }

// RedoDraft implements table.Board.
func (b *Board) RedoDraft() bool { return b.own != nil && b.own.redo() }

// Clock implements table.Board: it runs while a seat is at its turn, alone at the
// screen. Once time is up, or an own tile has to be opened, there is no limit any more.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	limit = time.Duration(b.view.Options.Clock) * time.Second
	if b.own == nil {
		return false, limit
	}
	if v := b.own.view; v.Late || v.Phase == dv.PhaseOpen {
		limit = 0
	}
	return b.own.thinks(), limit
}

// Tick implements table.Board.
func (b *Board) Tick(left time.Duration) {
	if b.own != nil {
		b.own.showTime(left)
	}
}

// TimeUp implements table.Board.
func (b *Board) TimeUp() games.Action { return dv.TimeUp{} }

// Stop implements table.Board.
func (b *Board) Stop() {
	if b.own != nil {
		b.own.stop()
	}
	if b.outside != nil {
		b.outside.stop()
	}
}
