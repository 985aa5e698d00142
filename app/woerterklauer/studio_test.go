package woerterklauer

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// ways does the same edit by tapping, dragging and keys, and compares the drafts.
func ways(t *testing.T, level wk.Level, rows []string, pool, want string, how ...func(p *played)) {
	t.Helper()
	p := sit(t, locales.German, options(), 1)
	var first []wk.Lay
	for i, f := range how {
		p.deal(rows, pool, level)
		f(p)
		if p.letters() != want {
			t.Errorf("way %d: got\n%s\nwant\n%s", i, p.letters(), want)
		}
		if i > 0 && !slices.Equal(first, p.board.state.draft.Laid) {
			t.Errorf("way %d: another draft than way 0: %v, %v", i, p.board.state.draft.Laid, first)
		}
		first = p.board.state.draft.Laid
		p.check(p.board.state.hand.empty(), "the hand is empty at the end")
		p.page.Undo()
		p.check(!p.board.state.draft.Changed(p.board.state.view), "one step of undo takes it back")
		p.page.Redo()
		p.check(slices.Equal(first, p.board.state.draft.Laid), "and redo does it again")
	}
}

var socke = []string{"socke"}

// A pool tile on a free cell.
func TestPutIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelI, socke, "NAN", "socken",
		func(p *played) { p.tapPool(p.free("N")); p.tap(5, 0) },
		func(p *played) { p.dragPool(p.free("N"), 5, 0) },
		func(p *played) { p.at(5, 0); p.typed("n") },
		func(p *played) {
			p.key(fyne.KeyF2, fyne.KeyReturn) // picks the first and goes to the field
			p.at(5, 0)
			p.key(fyne.KeyReturn)
		},
	)
}

// A pool tile in the place of another: the old one comes to the pool's end.
func TestExchangeIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelI, socke, "NLA", "locke",
		func(p *played) { p.tapPool(p.free("L")); p.tap(0, 0) },
		func(p *played) { p.dragPool(p.free("L"), 0, 0) },
		func(p *played) { p.at(0, 0); p.typed("l") },
		func(p *played) {
			p.key(fyne.KeyF2, fyne.KeyRight, fyne.KeyReturn)
			p.at(0, 0)
			p.key(fyne.KeyReturn)
		},
	)
}

// A tile of the field to another cell.
func TestMoveIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelIV, socke, "NLA", "...e\nsock",
		func(p *played) { p.tap(4, 0); p.tap(3, -1) },
		func(p *played) { p.dragTile(4, 0, 3, -1) },
		func(p *played) { p.at(4, 0); p.key(fyne.KeyReturn); p.at(3, -1); p.key(fyne.KeyReturn) },
	)
}

// A word's end makes room for a letter; what hangs on it goes along.
func TestShoveIsTheSameEveryWay(t *testing.T) {
	rows := []string{"buch", "...u", "...t"}
	ways(t, wk.LevelII, rows, "ANL", "b.uch\n....u\n....t",
		func(p *played) { p.shift(func() { p.tap(1, 0) }); p.tap(2, 0) },
		func(p *played) { p.tap(1, 0); p.tap(1, 0); p.tap(2, 0) },
		func(p *played) { p.shift(func() { p.dragTile(1, 0, 2, 0) }) },
		func(p *played) { p.tap(1, 0); p.tap(1, 0); p.dragTile(2, 0, 3, 0) },
		func(p *played) { p.at(1, 0); p.shift(func() { p.key(fyne.KeyRight) }) },
		func(p *played) {
			p.at(1, 0)
			p.shift(func() { p.key(fyne.KeyReturn) })
			p.at(2, 0)
			p.key(fyne.KeyReturn)
		},
	)
}

// A gap closes up again.
func TestCloseUpIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelIII, []string{"s.and"}, "TL", "sand",
		func(p *played) { p.shift(func() { p.tap(2, 0) }); p.tap(1, 0) },
		func(p *played) { p.shift(func() { p.dragTile(2, 0, 1, 0) }) },
		func(p *played) { p.at(2, 0); p.shift(func() { p.key(fyne.KeyLeft) }) },
		func(p *played) { p.at(1, 0); p.shift(func() { p.key(fyne.KeyLeft) }) },
	)
}

// A letter comes out.
func TestTakeOutIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelIII, []string{"stand"}, "TL", "s.and",
		func(p *played) { p.tap(1, 0); p.tapTray() },
		func(p *played) {
			local, abs := p.where(1, 0)
			_, to := p.wherePool(p.free("T"))
			p.drag(p.board.field, local, abs, to)
		},
		func(p *played) { p.at(1, 0); p.key(fyne.KeyDelete) },
		func(p *played) {
			local, _ := p.where(1, 0)
			p.board.field.TappedSecondary(&fyne.PointEvent{Position: local})
		},
		func(p *played) { p.at(1, 0); p.key(fyne.KeyReturn, fyne.KeyF2, fyne.KeyReturn) },
	)
}

func TestTypedWordKeepsWhatFits(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal([]string{".h..", "ausE"}, "LTUTNX", wk.LevelI)
	p.at(1, 0)
	p.key(fyne.KeySpace) // downwards
	p.typed("hut")
	p.check(p.letters() == ".h..\nause\n.t.." && p.pool() == "LUTNX", "H and U lie there already")
}

// A tap on an empty cell shows where typing would begin, another one which way it goes; with a tile
// in hand it only puts that down.
func TestTapTurnsTyping(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{".h..", "ausE"}, "LTUTNX", wk.LevelI)
	f := p.board.field
	p.tap(0, 1)
	p.check(f.quiet, "a tile is taken, nothing is marked")
	for range 4 { // the tile, the ends of its word, nothing
		if !p.board.state.hand.empty() {
			p.tap(0, 1)
		}
	}
	p.check(p.board.state.hand.empty() && f.quiet, "the tile is let go")
	p.tap(3, 0)
	p.check(!f.quiet && !p.board.state.down && p.board.state.cursor == wk.Cell{X: 3}, "marked, to the right")
	p.tap(3, 0)
	p.check(p.board.state.down, "downwards")
	p.tap(2, 0)
	p.check(p.board.state.down, "another cell keeps the direction")
	p.tap(2, 0)
	p.check(!p.board.state.down, "to the right again")
	p.tapPool(p.free("L"))
	p.tap(2, 0)
	p.check(!p.board.state.down && p.tile(2, 0) != 0, "a tile in hand is put down")
}

func TestTypingTellsWhatIsMissing(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal(socke, "NA", wk.LevelI)
		p.at(5, 0)
		p.typed("ä") // A and E
		p.check(p.letters() == "sockea" && p.board.state.cursor == wk.Cell{X: 6}, "the mark waits where the E is missing")
		p.key(fyne.KeyBackspace)
		p.check(p.letters() == "socke" && p.board.state.cursor == wk.Cell{X: 5}, "Backspace takes a letter back")
		p.key(fyne.KeyBackspace, fyne.KeyBackspace)
		p.check(p.letters() == "socke" && p.board.state.cursor == wk.Cell{X: 3}, "and goes over letters that lay there")
	}
}

// Backspace brings the letter back that a typed one had replaced.
func TestBackspaceAfterExchange(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "NLA", wk.LevelI)
	p.at(0, 0)
	p.typed("l")
	p.key(fyne.KeyBackspace)
	p.check(p.letters() == "socke" && !p.board.state.draft.Changed(p.board.state.view), "S is back")
}

// A removed letter lies next to the field, and typing takes it before one of the pool.
func TestRemovedLetterIsUsedFirst(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"stand"}, "TL", wk.LevelIII)
	removed := p.tile(1, 0)
	p.at(1, 0)
	p.key(fyne.KeyDelete)
	slot := p.board.pool.tiles.slots[2]
	p.check(slot.ID == removed && slot.lies == slotBeside && slotLook(slot).Face == faceOf(wk.Black), "it lies next to the field in its colour")
	p.at(2, 2)
	p.typed("t")
	p.check(p.tile(2, 2) == removed, "typing takes it first")
}

func TestEscapeLetsGo(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "NLA", wk.LevelI)
	p.tap(0, 0)
	p.check(!p.board.state.hand.empty(), "a tap picks up")
	p.key(fyne.KeyEscape)
	p.check(p.board.state.hand.empty() && !p.board.state.draft.Changed(p.board.state.view), "Esc lets go")
	p.tap(0, 0)
	p.tap(0, 0)
	p.check(p.board.state.hand.run && len(p.board.state.hand.ids) == 5, "another tap takes the word's end along")
	p.tap(0, 0)
	p.check(p.board.state.hand.empty(), "and one more lets go")
	p.drag(p.board.pool.tiles, fyne.NewPos(5, 5), fyne.NewPos(700, 200), fyne.NewPos(2, 2))
	p.check(!p.board.state.draft.Changed(p.board.state.view) && p.board.state.hand.empty(), "a drag to nowhere does nothing")
}

func TestBackToTheStartOfTheTurn(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "NLA", wk.LevelI)
	p.at(0, 0)
	p.typed("l")
	p.at(5, 0)
	p.typed("n")
	p.key(fyne.KeyF3)
	p.check(!p.board.state.draft.Changed(p.board.state.view), "all is back")
	p.page.Undo()
	p.check(p.letters() == "locken", "in one step")
}

// A run that has no room stays where it is, and in the hand.
func TestBlockedRun(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"as.es"}, "NLA", wk.LevelII)
	p.shift(func() { p.tap(1, 0) })
	p.check(p.board.state.hand.run, "a run is picked up")
	p.tap(3, 0)
	p.check(!p.board.state.draft.Changed(p.board.state.view), "there is no room")
}
