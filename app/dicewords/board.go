// Package dicewords is the table of Dicewords: the dice and the word in the
// middle, the race at the left, the dice table at the right.
package dicewords

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// Board is the game's part of the table.
type Board struct {
	desk  *table.Desk
	view  dw.View
	draft dw.Draft
	// loaded is set while draft came from the store and the first Render must not
	// begin it anew.
	loaded bool
	// declared is the draft whose word was declared last, for when it is taken back.
	declared dw.Draft
	shuffles int // numbers the shuffles, so that each differs

	race   *race
	strip  *strip
	dice   *diceBox
	word   *wordCard
	notice *notice
	chart  *diceTable
	head   *header
	middle *fyne.Container
	play   *fyne.Container
	top    *ui.Card // head, dice and buttons
	low    bool     // the window is low: only what a decision needs
	tight  bool     // and large text makes it lower still
	result *result
}

var (
	_ table.Board  = (*Board)(nil)
	_ table.Tracer = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board { return &Board{desk: d} }

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.race, b.strip = newRace(b), newStrip(b)
	b.dice = newDiceBox(b)
	b.head = newHeader(b)
	b.word = newWordCard(b)
	b.notice = newNotice(b)
	b.chart = newDiceTable(b)
	b.result = newResult(b)
	b.top = ui.NewCardPad(16, ui.VGap(8, b.head.object, ui.KeepClear(b.dice), b.head.buttons))
	b.play = ui.VGap(12,
		b.top,
		b.word.object,
		ui.Stretch(b.notice.object),
	)
	b.middle = container.NewStack(b.play, b.result.object)
	c := &columns{b.race.object, b.strip.object, b.middle, b.chart.object, b.fit, b.least}
	return c.container()
}

// Render implements table.Board.
func (b *Board) Render(view any) {
	before := b.view
	b.view = view.(dw.View)
	b.draft = b.nextDraft(before)
	b.loaded = false
	b.show()
	if thrown := b.view.Thrown; thrown > 0 && thrown == before.Thrown+1 && b.view.Up != nil {
		b.dice.roll()
	}
}

// fit follows the size of the window.
func (b *Board) fit(wide, chart bool, height float32) {
	low, tight := height < ui.Px(lowHeight), height < ui.Px(tightHeight)
	ui.Show(!chart, b.head.table)
	if b.view.Set.Values == nil {
		b.chart.wide, b.low, b.tight = wide, low, tight
		return // nothing to show yet
	}
	if b.chart.wide != wide {
		b.chart.wide = wide
		b.chart.render()
	}
	if b.low != low || b.tight != tight {
		b.low, b.tight = low, tight
		b.head.render()
		b.word.fit()
		b.notice.render()
	}
}

// least is the height that the play column needs when all that helps is away.
func (b *Board) least() float32 {
	h := b.top.MinSize().Height + b.word.least() + 12
	if b.notice.asks() {
		h += b.notice.object.MinSize().Height + 12
	}
	return h
}

// nextDraft is the draft for the position now, after the one before.
func (b *Board) nextDraft(before dw.View) dw.Draft {
	v := b.view
	same := v.Round == before.Round && v.Asked == before.Asked && v.Thrown == before.Thrown && v.Up != nil
	switch {
	case b.loaded && b.draft.Locked == v.Locked:
		return b.draft
	case before.Set.Values == nil:
		return dw.NewDraft(v)
	case same: // the clock ran out, or nothing happened at all
		return b.draft
	case v.Step < before.Step && v.Up != nil && b.declared.Word != "": // the word was taken back, to be mended
		return b.declared
	default:
		return b.draft.Next(v)
	}
}

// show brings every part to the view and the draft.
func (b *Board) show() {
	_, over := b.desk.Outcome()
	ui.Show(!over, b.middle.Objects[0])
	ui.Show(over, b.result.object)
	b.race.render()
	b.strip.render()
	b.head.render()
	b.dice.render()
	b.word.render()
	b.notice.render()
	b.chart.render()
	if over {
		b.result.render()
	}
	ui.PlaceAnew(b.play)
}

// edit takes over an edit of the draft and keeps it.
func (b *Board) edit(d dw.Draft) {
	if b.desk.Replay {
		return
	}
	b.draft = d
	b.show()
	b.desk.Touched()
}

// Chips implements table.Board.
func (b *Board) Chips() []string {
	o := b.view.Options
	chips := []string{b.desk.T("dicewords.chip.round", games.Args{"Round": b.view.Round})}
	chips = append(chips, b.desk.T(games.ID("dicewords.check."+string(o.Check))))
	if o.KeptStay {
		chips = append(chips, b.desk.T("dicewords.keptstay"))
	}
	return chips
}

// Menu implements table.Board.
func (b *Board) Menu() []ui.MenuItem {
	t := b.desk.T
	items := []ui.MenuItem{
		{Text: t("dicewords.sort"), Icon: ui.IconLetters, Shortcut: "F2", OnTap: b.sort},
		{Text: t("dicewords.shuffle"), Icon: ui.IconSwap, Shortcut: "F3", OnTap: b.shuffle},
		{Text: t("dicewords.reckoner"), Icon: ui.IconSheet, Shortcut: "F4", OnTap: b.showReckoner},
	}
	items = append(items, ui.MenuItem{Text: t("dicewords.table"), Icon: ui.IconDice, Shortcut: "F5", OnTap: b.showTable})
	if b.canPass() {
		items = append(items, ui.MenuItem{Text: t("dicewords.pass"), Icon: ui.IconMinus, Shortcut: "F8", OnTap: b.pass})
	}
	return items
}

// Keys implements table.Board.
func (b *Board) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Space", What: "dicewords.keys.throw"},
		{Keys: "Letters", What: "dicewords.keys.letters"},
		{Keys: "Enter", What: "dicewords.keys.enter"},
		{Keys: "Digits", What: "dicewords.keys.digits"},
		{Keys: "Up / Down", What: "dicewords.keys.updown"},
		{Keys: "Left / Right", What: "dicewords.keys.leftright"},
		{Keys: "Backspace / Del", What: "dicewords.keys.backspace"},
		{Keys: "F2 / F3", What: "dicewords.keys.sort"},
		{Keys: "F4", What: "dicewords.keys.reckoner"},
		{Keys: "F5", What: "dicewords.keys.table"},
		{Keys: "F8", What: "dicewords.keys.pass"},
	}
}

// Key implements table.Board.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	if b.desk.Replay {
		return false
	}
	act, ok := map[fyne.KeyName]func(){
		fyne.KeySpace: b.throw, fyne.KeyReturn: b.enter, fyne.KeyEnter: b.enter,
		fyne.KeyBackspace: func() { b.edit(b.draft.Backspace()) },
		fyne.KeyDelete:    func() { b.edit(b.draft.Delete()) },
		fyne.KeyLeft:      func() { b.edit(b.draft.SetCursor(b.draft.Cursor - 1)) },
		fyne.KeyRight:     func() { b.edit(b.draft.SetCursor(b.draft.Cursor + 1)) },
		fyne.KeyHome:      func() { b.edit(b.draft.SetCursor(0)) },
		fyne.KeyEnd:       func() { b.edit(b.draft.SetCursor(dw.MaxWord)) },
		fyne.KeyUp:        b.keepUp,
		fyne.KeyDown:      func() { b.edit(b.draft.KeepNone()) },
		fyne.KeyF2:        b.sort, fyne.KeyF3: b.shuffle, fyne.KeyF4: b.showReckoner, fyne.KeyF5: b.showTable, fyne.KeyF8: b.pass,
	}[e.Name]
	if ok {
		act()
		return true
	}
	if e.Name == fyne.KeyEscape && b.draft.Word != "" {
		b.edit(b.draft.Clear())
		return true
	}
	return false
}

// Rune implements table.Board: digits are dice in the order of the dice table,
// letters the word.
func (b *Board) Rune(r rune) bool {
	if b.desk.Replay || b.view.Up == nil {
		return false
	}
	if r >= '0' && r <= '9' {
		b.tapDie(int(r-'0'+9) % dw.DiceCount)
		return true
	}
	if r == '?' || r == ' ' {
		return false
	}
	// A button that was clicked before must not get the Enter that ends the word.
	b.desk.Window.Canvas().Unfocus()
	b.edit(b.typed(r))
	return true
}

// typed puts a letter at the cursor, or in the place of the joker's mark there.
func (b *Board) typed(r rune) dw.Draft {
	word := []rune(b.draft.Word)
	if c := b.draft.Cursor; c > 0 && word[c-1] == dw.Joker {
		return b.draft.Name(r)
	}
	return b.draft.Type(r)
}

// Draft implements table.Board.
func (b *Board) Draft() (games.Seat, []byte) {
	data, err := b.draft.Encode()
	if err != nil {
		return b.view.Asked, nil
	}
	return b.view.Asked, data
}

// LoadDraft implements table.Board; a draft that can't be read is dropped.
func (b *Board) LoadDraft(data []byte) {
	if d, err := dw.ParseDraft(data); err == nil {
		b.draft, b.loaded = d, true
	}
}

// TraceDraft implements table.Tracer: how many letters are typed, and which dice kept.
func (b *Board) TraceDraft() string {
	kept := ""
	for i, k := range b.draft.Keep {
		if k {
			kept += strconv.Itoa(i)
		}
	}
	return "typed=" + strconv.Itoa(len([]rune(b.draft.Word))) + " kept=" + kept
}

// UndoDraft implements table.Board.
func (b *Board) UndoDraft() bool {
	if !b.draft.CanUndo() {
		return false
	}
	b.edit(b.draft.Undo())
	return true
}

// RedoDraft implements table.Board.
func (b *Board) RedoDraft() bool {
	if !b.draft.CanRedo() {
		return false
	}
	b.edit(b.draft.Redo())
	return true
}

// Clock implements table.Board: it runs from the first throw of a turn until the
// word (games/dicewords/RULES.md, "Clock").
func (b *Board) Clock() (runs bool, limit time.Duration) {
	return b.view.Up != nil && !b.view.Late, time.Duration(b.view.Options.Clock) * time.Second
}

// Tick implements table.Board.
func (b *Board) Tick(left time.Duration) { b.head.showTime(left) }

// TimeUp implements table.Board.
func (b *Board) TimeUp() games.Action { return dw.TimeUp{} }

// Stop implements table.Board.
func (b *Board) Stop() { b.dice.stop() }
