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
	desk *table.Desk
	view dv.View // what everybody may know

	outside *outside
	own     *own
}

var (
	_ table.Board[dv.View]    = (*Board)(nil)
	_ table.Private[dv.View]  = (*Board)(nil)
	_ table.Outsider[dv.View] = (*Board)(nil)
	_ table.Clocked           = (*Board)(nil)
	_ table.Keyed             = (*Board)(nil)
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
func (b *Board) Render(v dv.View) {
	before := b.view
	b.view = v
	b.outside.render(before)
}

// Submit implements table.Board: it goes on from what everybody looks at.
func (b *Board) Submit() { b.outside.act() }

// Private implements table.Private.
func (b *Board) Private(seat games.Seat) table.Board[dv.View] {
	b.own = &own{b: b, seat: seat}
	return b.own
}

// Cover implements table.Private.
func (b *Board) Cover() { b.own = nil }

// shown is the view on the screen: of a seat's own one only what everybody knows may be
// told by others than its page.
func (b *Board) shown() dv.View {
	if b.own != nil {
		return b.own.view
	}
	return b.view
}

// Chips implements table.Chipped.
func (b *Board) Chips() []string { return b.facts(b.view) }

// facts are the chips of both pages: only what everybody knows.
func (b *Board) facts(v dv.View) []string {
	t := b.desk.T
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

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp { return b.withSheetKey(b.outside.keys()) }

func (b *Board) withSheetKey(keys []shell.KeyHelp) []shell.KeyHelp {
	if b.shown().Options.Rounds == 0 {
		return keys
	}
	return append(keys, shell.KeyHelp{Keys: "F4", What: "davinci.sheet"})
}

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool { return b.sheetKey(e) || b.outside.key(e) }

// sheetKey is a key of both pages.
func (b *Board) sheetKey(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyF4 || b.shown().Options.Rounds == 0 {
		return false
	}
	b.showSheet()
	return true
}

// Rune implements table.Keyed.
func (b *Board) Rune(rune) bool { return false }

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem {
	if b.shown().Options.Rounds == 0 {
		return nil
	}
	return []ui.MenuItem{{Text: b.desk.T("davinci.sheet"), Icon: ui.IconSheet, Shortcut: "F4", OnTap: b.showSheet}}
}

// Clock implements table.Clocked: everybody together has all the time.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	return false, time.Duration(b.view.Options.Clock) * time.Second
}

// Tick implements table.Clocked.
func (b *Board) Tick(time.Duration) {}

// TimeUp implements table.Clocked.
func (b *Board) TimeUp() games.Action { return dv.TimeUp{} }

// Stop implements table.Stopper.
func (b *Board) Stop() {
	if b.outside != nil {
		b.outside.stop()
	}
}
