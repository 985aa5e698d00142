package woerterklauer_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// ways does the same edit by tapping, dragging and keys, and compares the drafts.
func ways(t *testing.T, level wk.Level, rows []string, pool, want string, how ...func(p *played)) {
	t.Helper()
	p := sit(t, locales.German, options(), 1)
	var first string
	for i, f := range how {
		p.deal(rows, pool, level)
		f(p)
		if p.letters() != want {
			t.Errorf("way %d: got\n%s\nwant\n%s", i, p.letters(), want)
		}
		if i > 0 && first != p.laid() {
			t.Errorf("way %d: another draft than way 0: %v, %v", i, p.laid(), first)
		}
		first = p.laid()
		p.check(p.held() == "", "the hand is empty at the end")
		p.Undo()
		p.check(!p.changed(), "one step of undo takes it back")
		p.Redo()
		p.check(first == p.laid(), "and redo does it again")
	}
}

var socke = []string{"socke"}

// A pool tile on a free cell.
func TestPutIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelI, socke, "NAN", "socken",
		func(p *played) { p.tapPool(p.free("N")); p.tap(5, 0) },
		func(p *played) { p.dragPool(p.free("N"), 5, 0) },
		func(p *played) { p.at(5, 0); p.Type("n") },
		func(p *played) {
			p.Key(fyne.KeyF2, fyne.KeyReturn) // picks the first and goes to the field
			p.at(5, 0)
			p.Key(fyne.KeyReturn)
		},
	)
}

// A pool tile in the place of another: the old one comes to the pool's end.
func TestExchangeIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelI, socke, "NLA", "locke",
		func(p *played) { p.tapPool(p.free("L")); p.tap(0, 0) },
		func(p *played) { p.dragPool(p.free("L"), 0, 0) },
		func(p *played) { p.at(0, 0); p.Type("l") },
		func(p *played) {
			p.Key(fyne.KeyF2, fyne.KeyRight, fyne.KeyReturn)
			p.at(0, 0)
			p.Key(fyne.KeyReturn)
		},
	)
}

// A tile of the field to another cell.
func TestMoveIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelIV, socke, "NLA", "...e\nsock",
		func(p *played) { p.tap(4, 0); p.tap(3, -1) },
		func(p *played) { p.dragTile(4, 0, 3, -1) },
		func(p *played) { p.at(4, 0); p.Key(fyne.KeyReturn); p.at(3, -1); p.Key(fyne.KeyReturn) },
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
		func(p *played) { p.at(1, 0); p.shift(func() { p.Key(fyne.KeyRight) }) },
		func(p *played) {
			p.at(1, 0)
			p.shift(func() { p.Key(fyne.KeyReturn) })
			p.at(2, 0)
			p.Key(fyne.KeyReturn)
		},
	)
}

// A gap closes up again.
func TestCloseUpIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelIII, []string{"s.and"}, "TL", "sand",
		func(p *played) { p.shift(func() { p.tap(2, 0) }); p.tap(1, 0) },
		func(p *played) { p.shift(func() { p.dragTile(2, 0, 1, 0) }) },
		func(p *played) { p.at(2, 0); p.shift(func() { p.Key(fyne.KeyLeft) }) },
		func(p *played) { p.at(1, 0); p.shift(func() { p.Key(fyne.KeyLeft) }) },
	)
}

// A letter comes out.
func TestTakeOutIsTheSameEveryWay(t *testing.T) {
	ways(t, wk.LevelIII, []string{"stand"}, "TL", "s.and",
		func(p *played) { p.tap(1, 0); p.tapTray() },
		func(p *played) {
			p.drag(p.where(1, 0), p.wherePool(p.free("T")))
		},
		func(p *played) { p.at(1, 0); p.Key(fyne.KeyDelete) },
		func(p *played) { shelltest.SecondaryTapAt(t, p.Env, p.where(1, 0)) },
		func(p *played) { p.at(1, 0); p.Key(fyne.KeyReturn, fyne.KeyF2, fyne.KeyReturn) },
	)
}

func TestTypedWordKeepsWhatFits(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal([]string{".h..", "ausE"}, "LTUTNX", wk.LevelI)
	p.at(1, 0)
	p.Key(fyne.KeySpace) // downwards
	p.Type("hut")
	p.check(p.letters() == ".h..\nause\n.t.." && p.pool() == "LUTNX", "H and U lie there already")
}

// A tap on an empty cell shows where typing would begin, another one which way it goes; with a tile
// in hand it only puts that down.
func TestTapTurnsTyping(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{".h..", "ausE"}, "LTUTNX", wk.LevelII)
	on := func(x, y int, down bool) bool {
		on, d := p.marked()
		return on && d == down && p.cursor() == wk.Cell{X: x, Y: y}
	}
	marked := func(x int, down bool) bool { return on(x, 0, down) }
	quiet := func() bool { on, _ := p.marked(); return !on }
	p.tap(0, 1)
	p.check(quiet(), "a tile is taken, nothing is marked")
	for range 4 { // the tile, the ends of its word, nothing
		if p.held() != "" {
			p.tap(0, 1)
		}
	}
	p.check(p.held() == "" && quiet(), "the tile is let go")
	p.tap(3, 0)
	p.check(marked(3, true), "marked, down to the letter below it")
	p.tap(3, 0)
	p.check(marked(3, false), "to the right")
	p.tap(3, 0)
	p.check(marked(3, true), "downwards again")
	p.tap(2, 0)
	p.check(marked(2, false), "another cell behind a letter begins to the right")
	p.tap(2, 0)
	p.check(marked(2, true), "downwards")
	p.tap(5, 3)
	p.check(on(5, 3, false), "and one that leads to no letter to the right, whatever the last one did")
	p.tap(2, 0)
	p.tapPool(p.free("L"))
	p.tap(2, 0)
	_, down := p.marked()
	p.check(!down && p.tile(2, 0) != 0, "a tile in hand is put down")
}

func TestTypingTellsWhatIsMissing(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal(socke, "NA", wk.LevelI)
		p.at(5, 0)
		p.Type("ä") // A and E
		p.check(p.letters() == "sockea" && p.cursor() == wk.Cell{X: 6}, "the mark waits where the E is missing")
		p.check(p.Says("studio.missing", games.Args{"Letter": "E"}), "why stands next to who types, where no toast lies on the words")
		p.Key(fyne.KeyBackspace)
		p.check(p.letters() == "socke" && p.cursor() == wk.Cell{X: 5}, "Backspace takes a letter back")
		p.Key(fyne.KeyBackspace, fyne.KeyBackspace)
		p.check(p.letters() == "socke" && p.cursor() == wk.Cell{X: 3}, "and goes over letters that lay there")
	}
}

// Backspace brings the letter back that a typed one had replaced.
func TestBackspaceAfterExchange(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "NLA", wk.LevelI)
	p.at(0, 0)
	p.Type("l")
	p.Key(fyne.KeyBackspace)
	p.check(p.letters() == "socke" && !p.changed(), "S is back")
}

// A removed letter lies next to the field, and typing takes it before one of the pool.
func TestRemovedLetterIsUsedFirst(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"stand"}, "TL", wk.LevelIII)
	removed := p.tile(1, 0)
	p.at(1, 0)
	p.Key(fyne.KeyDelete)
	ids, _ := p.freeTiles()
	p.check(ids[2] == removed && p.pooled()[2].Look().Face == draw.FaceBlack, "it lies next to the field in its colour")
	p.at(2, 2)
	p.Type("t")
	p.check(p.tile(2, 2) == removed, "typing takes it first")
}

func TestEscapeLetsGo(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "NLA", wk.LevelII)
	p.tap(0, 0)
	p.check(p.held() != "", "a tap picks up")
	p.Key(fyne.KeyEscape)
	p.check(p.held() == "" && !p.changed(), "Esc lets go")
	p.tap(0, 0)
	p.tap(0, 0)
	p.check(len(p.held()) == 5, "another tap takes the word's end along")
	p.tap(0, 0)
	p.check(p.held() == "", "and one more lets go")
	p.drag(p.wherePool(p.free("N")), fyne.NewPos(2, 2))
	p.check(!p.changed() && p.held() == "", "a drag to nowhere does nothing")
}

func TestBackToTheStartOfTheTurn(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "NLA", wk.LevelI)
	p.at(0, 0)
	p.Type("l")
	p.at(5, 0)
	p.Type("n")
	p.Key(fyne.KeyF3)
	p.check(!p.changed(), "all is back")
	p.Undo()
	p.check(p.letters() == "locken", "in one step")
}

// A run that has no room stays where it is, and in the hand.
func TestBlockedRun(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"as.es"}, "NLA", wk.LevelII)
	p.shift(func() { p.tap(1, 0) })
	p.check(p.Says("studio.hand.run", games.Args{"Letter": "S"}), "a run is picked up")
	p.tap(3, 0)
	p.check(!p.changed(), "there is no room")
}
