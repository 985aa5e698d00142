// Package davinci is the table of Da Vinci Code: the codes as everybody sees them, and behind the curtain the page of the seat
// that takes, arranges, draws and guesses.
//
//   - game.go is its entry in the registry, form.go and paper.go the questions before a match and the score sheet,
//     rulesblock.go the examples of the rules.
//   - The public face: board.go, outside.go with outsidetabs.go, codes.go and codesrow.go the codes, moments.go and past.go
//     what was guessed, watch.go a computer's turn, recap.go and roundend.go what is said between turns and at the end.
//   - A seat's face: own.go, with start.go and its like to arrange, turn.go and its like to draw and guess (decision.go what
//     is asked, picker.go the number, turnpool.go the tiles left, verdict.go the answer), opponents.go the others.
//   - Rows of tiles: row.go, rowplan.go, rowgap.go, rowown.go; places.go names a tile by where it stands.
//   - Notes: notes.go is the card, noted.go what is noted, notesgrid.go, notesdraw.go, notestable.go and noteslegend.go how it
//     is shown.
//   - state.go is what a seat alone knows and has begun; draft.go, clock.go, keys.go and menu.go are what a board tells the
//     table.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part, motion.go, faces.go and sound.go what moves, looks
//     and sounds.
package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Board is the game's part of the table. What one seat alone may know lives in a page of its own,
// which the board doesn't keep.
type Board struct {
	desk *table.Desk
	view dv.View // what everybody may know

	asks    dv.Guess // what a computer is about to guess; its Tile is 0 for nothing
	outside *outside
}

var (
	_ table.Board[dv.View]    = (*Board)(nil)
	_ table.Private[dv.View]  = (*Board)(nil)
	_ table.Outsider[dv.View] = (*Board)(nil)
	_ table.Clocked           = (*Board)(nil)
	_ table.Keyed             = (*Board)(nil)
	_ table.Watcher           = (*Board)(nil)
	_ table.ComputerHost      = (*Board)(nil)
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
	b.outside = newOutside(b.desk, b.outside)
	return b.outside.object
}

// Render implements table.Board.
func (b *Board) Render(v dv.View) {
	b.view, b.asks = v, announced(b.desk.Turn())
	b.outside.render(v)
}

// Submit implements table.Board: it goes on from what everybody looks at.
func (b *Board) Submit() { b.outside.act() }

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords { return endWords(b.desk, b.desk.Public().(dv.View)) }

// Private implements table.Private.
func (b *Board) Private(seat games.Seat) table.Board[dv.View] {
	return &own{desk: b.desk, ownState: ownState{seat: seat}}
}

// ShowComputer implements table.ComputerHost: it points at a tile; who says so stands below the board.
func (b *Board) ShowComputer(t table.Turn) bool {
	if asks := announced(t); asks != b.asks {
		b.asks = asks
		b.outside.codes.render(b.view)
	}
	return false
}

// Watches implements table.Watcher: whoever is alone with computers sees their own row all the time.
func (b *Board) Watches() {}

// Cover implements table.Private: the board hasn't kept the page.
func (b *Board) Cover() {}
