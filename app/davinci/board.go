// Package davinci is the table of Da Vinci Code: the codes as everybody sees them, and behind the curtain the page of the seat
// that takes, arranges, draws and guesses.
//
//   - game.go is its entry in the registry, form.go and paper.go the questions before a match and the score sheet,
//     rulesblock.go the examples of the rules.
//   - The mat in a turn, for a seat and for everybody: scene.go with scenekeys.go and sceneplace.go puts together seat.go (a player and their
//     code), row.go with rowplan.go (tiles on ledges), pool.go (the middle), block.go (the keys), ask.go (what is asked).
//   - A seat's page: own.go, with start.go, startkeys.go, startplace.go and backs.go to take and arrange the first tiles; board.go is
//     what all may see.
//   - The paper: notes.go with noted.go and notesdraw.go, or list.go; moments.go is what was guessed and what the curtain tells of
//     it, places.go names a tile by where it stands, roundend.go says what is told at the end.
//   - state.go is what a seat alone knows and has begun; draft.go, clock.go, keys.go and menu.go are what a board tells the
//     table.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part, faces.go and sound.go what looks and sounds.
package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Board is the game's part of the table. What one seat alone may know lives in a page of its own, which the board doesn't keep.
type Board struct {
	desk   *table.Desk
	state  ownState // what everybody may know
	spread *table.Spread
	scene  *scene
	list   *list
}

var (
	_ table.Board[dv.View]   = (*Board)(nil)
	_ table.Private[dv.View] = (*Board)(nil)
	_ table.Outsider         = (*Board)(nil)
	_ table.Clocked          = (*Board)(nil)
	_ table.Keyed            = (*Board)(nil)
	_ table.Watcher          = (*Board)(nil)
	_ table.ComputerHost     = (*Board)(nil)
	_ table.Spreader         = (*Board)(nil)
)

// newBoard is a board that knows the options before it is rendered: a match may begin
// with a private page, and the curtain before it asks for the clock.
func newBoard(d *table.Desk) *Board {
	b := &Board{desk: d, state: ownState{seat: games.Table, old: !d.Acting()}}
	if v, ok := d.Public().(dv.View); ok {
		b.state.view.Options = v.Options
	}
	return b
}

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.Stop()
	b.scene, b.list = newScene(b.desk, nil, games.Table), newList(b.desk)
	b.spread = table.NewSpread(b.desk, table.SpreadParts{Mat: b.scene.object, Paper: b.list.object, Name: b.desk.T("davinci.past.title"), Icon: ui.IconSheet})
	b.spread.OnSwitch = func() { b.scene.fit(b.spread) }
	return b.spread.Object
}

// Spread implements table.Spreader.
func (b *Board) Spread() *table.Spread { return b.spread }

// Render implements table.Board.
func (b *Board) Render(v dv.View) {
	b.state.view, b.state.asks, b.state.moment, b.state.shown = v, announced(b.desk.Turn()), nil, shownIn(b.desk, v)
	told := func(e games.Event) bool { return e.Step == v.Step && (e.ID == dv.EventRight || e.ID == dv.EventWrong) }
	if _, over := v.Result(); b.state.old && !over && slices.ContainsFunc(b.desk.Events(), told) { // it stays at who guesses
		b.state.moment = &v.Guesses[len(v.Guesses)-1]
	}
	b.scene.render(b.state)
	b.list.render(v)
}

// shownIn is the tile that a wrong guess has just laid open, by ID; 0 for none.
func shownIn(d *table.Desk, v dv.View) int {
	e, ok := d.Newest(dv.EventShown)
	if !ok {
		return 0
	}
	return v.Seats[e.Seat].Row[e.Args["Place"].(int)-1].ID
}

// Submit implements table.Board: it goes on from what everybody looks at.
func (b *Board) Submit() { b.scene.act() }

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords { return endWords(b.desk, b.desk.Public().(dv.View)) }

// Private implements table.Private.
func (b *Board) Private(seat games.Seat) table.Board[dv.View] {
	return &own{desk: b.desk, ownState: ownState{seat: seat}}
}

// ShowComputer implements table.ComputerHost.
func (b *Board) ShowComputer(t table.Turn) bool {
	switch asks := announced(t); {
	case b.scene == nil || b.state.view.Seats == nil:
	case asks != b.state.asks:
		b.state.asks = asks
		b.scene.render(b.state)
	default:
		b.scene.showTurn()
	}
	return true
}

// Watches implements table.Watcher: whoever is alone with computers sees their own row all the time.
func (b *Board) Watches(games.Seat) bool { return true }

// Cover implements table.Private: the board hasn't kept the page.
func (b *Board) Cover() {}
