package sheets

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Page is one score sheet: the grid at the left, what is being entered at the right. It carries out what its parts ask
// for, and shows them the state.
type Page struct {
	env    *shell.Env
	all    table.Games
	s      *session
	st     *state
	keeper keeper
	clock  *turnClock // nil without

	bar   *bar
	left  *left
	entry *entry
}

var (
	_ shell.Page      = (*Page)(nil)
	_ shell.Keyer     = (*Page)(nil)
	_ shell.Undoer    = (*Page)(nil)
	_ shell.Confirmer = (*Page)(nil)
	_ shell.Helper    = (*Page)(nil)
)

// New opens the sheet of r.Sheet, or the one that stands for r.Match. The error is an
// *games.Illegal or a *store.Error.
func New(env *shell.Env, all table.Games, r shell.Route) (shell.Page, error) {
	id := r.Sheet
	if id == 0 {
		var err error
		if id, err = ofMatch(env, all, r.Match); err != nil {
			return nil, err
		}
	}
	s, err := open(env, all, id)
	if err != nil {
		return nil, err
	}
	paper := s.game.Sheet.Paper(s.desk())
	p := &Page{env: env, all: all, s: s, st: newState(s.stored, s.log, paper)}
	if ok, why := env.Writable(); !ok {
		p.st.locked = why
	}
	p.keeper = keeper{save: p.save, after: ui.After}
	if p.st.series, err = env.Store.Series(s.series()); err != nil {
		env.Toast(env.Explain(nil, err))
	}
	if d, ok := s.loadDraft(); ok {
		p.st.recall(d)
	}
	if c, ok := paper.(table.SheetClock); ok && c.Clock(s.sheet()) > 0 {
		p.clock = newTurnClock(env, c.Clock(s.sheet()))
	}
	return p, nil
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("sheets.title") + " " + p.s.game.Name(p.env) }

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.keeper.flush()
	if p.clock != nil {
		p.clock.stop()
	}
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	d := p.s.desk()
	p.bar = newBar(d, p.s.game, func() { p.Undo() }, p.showChanges, p.printer().print, p.showMenu)
	p.left = newLeft(d, p.st, editor{p}, func(id store.SheetID) { p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id}) })
	p.env.Trace.Mark("grid", p.left.grid.Lines)
	var clock fyne.CanvasObject
	if p.clock != nil {
		clock = p.clock.build()
	}
	p.entry = newEntry(d, p.st.paper, clock, entryDoes{change: p.change, enter: p.enter, toResult: p.next, nextGame: p.nextGame, reopen: p.reopen})
	sides := &fyne.Container{Layout: twoSides{}, Objects: []fyne.CanvasObject{
		ui.NewCard(p.left.Container), ui.NewCardPad(20, p.entry.Container),
	}}
	p.show()
	if p.st.inCell {
		p.left.grid.Lines.Resume(p.st.cell, p.st.text)
	} else {
		p.follow()
	}
	return container.NewBorder(p.bar, nil, nil, nil, sides)
}

// twoSides lays the sheet and the entry side by side.
type twoSides struct{}

// entryWidth is the width of the card at the right.
func entryWidth(all float32) float32 {
	return ui.Whole(min(max(400, ui.Px(400)), max(380, all*.46), all-360))
}

// MinSize implements fyne.Layout.
func (twoSides) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(ui.MinWidth/2, 360) }

// Layout implements fyne.Layout.
func (twoSides) Layout(o []fyne.CanvasObject, s fyne.Size) {
	const margin, gap = 24, 16
	inside := min(s.Width-2*margin, 1500)
	x := ui.Whole((s.Width - inside) / 2)
	w := entryWidth(inside)
	if s.Width >= 1270 && ui.Scale() <= 1 {
		w = 456
	}
	h := s.Height - 2*gap - 3
	ui.Put(o[0], x, gap, inside-w-gap, h)
	ui.Put(o[1], x+inside-w, gap, w, h)
}

// show brings all parts in line with the state, in place.
func (p *Page) show() {
	p.left.render(p.st)
	p.entry.render(p.st)
	p.bar.render(p.st, p.keeper.due)
	p.trace()
}

// follow puts the grid's cursor where the panel is.
func (p *Page) follow() {
	if at, ok := p.st.cursor(gridOf(p.s.desk(), p.st)); ok {
		p.left.grid.Lines.Follow(at)
	}
}

// Shown implements shell.Page: the keyboard is where the next thing is missing.
func (p *Page) Shown() {
	if p.st.inCell {
		p.env.Window.Canvas().Focus(p.left.grid.Lines)
	} else {
		p.entry.first(p.st)
	}
	p.trace()
}

func (p *Page) trace() {
	if p.bar == nil {
		return
	}
	score := p.st.sheet().Score()
	p.env.Trace.Shown(shell.Sheet, p.st.log.Len(), "game="+p.s.game.Kind.Name()+" row="+strconv.Itoa(p.st.at.Row)+" seat="+strconv.Itoa(int(p.st.at.Seat))+
		" points="+joined(score.Totals)+" over="+strconv.FormatBool(score.Outcome != nil)+" draft="+strconv.FormatBool(p.st.pending()))
}

func joined(numbers []int) string {
	out := ""
	for i, n := range numbers {
		if i > 0 {
			out += ","
		}
		out += strconv.Itoa(n)
	}
	return out
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Enter", What: "sheets.keys.next"},
		{Keys: "Ctrl+Enter", What: "sheets.keys.enter"},
		{Keys: "F6", What: "sheets.keys.side"},
		{Keys: "Left / Right / Up / Down", What: "sheets.keys.move"},
		{Keys: "F2", What: "sheets.keys.change"},
		{Keys: "Del", What: "sheets.keys.empty"},
		{Keys: "F8", What: "sheets.keys.print"},
		{Keys: "F9", What: "sheets.keys.changes"},
		{Keys: "F10", What: "sheets.keys.menu"},
	}
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.entry.advance(p.st)
	case fyne.KeyF6:
		p.otherSide()
	case fyne.KeyF8:
		p.printer().print()
	case fyne.KeyF9:
		p.showChanges()
	case fyne.KeyF10:
		p.showMenu()
	default:
		return false
	}
	return true
}

// otherSide moves the keyboard between the grid and the entry.
func (p *Page) otherSide() {
	if p.left.grid.Lines.Focused() {
		p.entry.first(p.st)
	} else {
		p.left.grid.Lines.Take(false)
	}
}

// Rune implements shell.Keyer.
func (p *Page) Rune(rune) bool { return false }

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() {
	if p.left.grid.Lines.Commit() {
		p.enter()
	}
}

// id is the sheet in the store.
func (p *Page) id() store.SheetID { return p.s.stored.ID }

func (p *Page) explain(err error) string { return p.env.Explain(p.s.desk().Names(), err) }

// Keep implements shell.Keeper.
func (p *Page) Keep() { p.touched() }

// touched has the draft kept soon.
func (p *Page) touched() {
	if p.st.locked == "" {
		p.keeper.touch()
	}
}

// save writes what is typed and not entered.
func (p *Page) save() {
	if err := p.s.saveDraft(p.st.draft()); err != nil {
		p.env.Toast(p.env.Explain(nil, err))
	} else {
		p.env.Trace.Saved(p.st.log.Len(), fmt.Sprintf("draft cells=%d", len(p.st.typed)))
	}
	p.bar.render(p.st, p.keeper.due)
}

// editor takes what is typed in the grid.
type editor struct{ p *Page }

// Source implements grid.Editor.
func (e editor) Source(at cells.At) string {
	return e.p.st.paper.Source(e.p.st.sheet(), at.Row, at.Col)
}

// Enter implements grid.Editor.
func (e editor) Enter(at cells.At, text string) (refused string) {
	p := e.p
	if p.st.locked != "" {
		return p.st.locked
	}
	edit := p.st.paper.Enter(p.st.sheet(), at.Row, at.Col, text)
	if edit == nil {
		return ""
	}
	if err := p.write(edit); err != nil {
		return p.explain(err)
	}
	p.st.inCell = false
	p.show()
	return ""
}

// Moved implements grid.Editor: the cell's spot is opened in the panel.
func (e editor) Moved(at cells.At) {
	p := e.p
	if to := p.st.paper.Spot(at.Row, at.Col); to != p.st.at && to.Row != 0 {
		p.st.turnTo(to)
		p.touched()
		p.show()
	}
}

// Typed implements grid.Editor.
func (e editor) Typed(at cells.At, text string, on bool) {
	e.p.st.typeIn(at, text, on)
	e.p.touched()
	e.p.bar.render(e.p.st, e.p.keeper.due)
}

// set enters an edit.
func (p *Page) set(e sheet.Edit) error {
	_, err := p.s.set(e)
	p.st.follow(p.s.stored, p.s.log)
	return err
}

// write enters an edit; what it says isn't typed only any more.
func (p *Page) write(e sheet.Edit) error {
	if err := p.set(e); err != nil {
		return err
	}
	p.st.entered(e)
	p.touched()
	return nil
}

// change takes what the panel was told.
func (p *Page) change(c sheet.Cell, text string) {
	if p.st.change(c, text) {
		p.touched()
		p.show()
	}
}

// enter enters what the panel asked for, and goes on to what is missing next.
func (p *Page) enter() {
	if p.st.at.Row == 0 {
		return
	}
	if why := p.entry.missing(p.st); why != "" {
		p.env.Toast(why)
		return
	}
	if err := p.write(p.st.edit()); err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.next()
}

// next opens what is missing next.
func (p *Page) next() {
	p.st.openNext()
	p.show()
	p.follow()
	p.entry.first(p.st)
	if p.clock != nil {
		p.clock.reset()
	}
}

// Undo implements shell.Undoer: what is typed goes before what is entered.
func (p *Page) Undo() bool {
	switch {
	case p.st.locked != "":
		return false
	case p.st.inCell:
		p.left.grid.Lines.Cancel()
	case p.st.undo():
		p.touched()
	case !p.st.log.CanUndo():
		return false
	case !p.went(p.s.undo()):
		return true
	}
	p.show()
	p.follow()
	return true
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	switch {
	case p.st.locked != "":
		return false
	case p.st.redo():
		p.touched()
	case !p.st.log.CanRedo():
		return false
	case !p.went(p.s.redo()):
		return true
	}
	p.show()
	p.follow()
	return true
}

// went opens the spot that the log has just changed, or says why it couldn't.
func (p *Page) went(err error) bool {
	if err != nil {
		p.env.Toast(p.explain(err))
		return false
	}
	p.st.follow(p.s.stored, p.s.log)
	p.st.openNewest()
	return true
}

// revert takes back one change, whatever came since.
func (p *Page) revert(n int) {
	e, err := p.st.log.Revert(n)
	if err == nil {
		err = p.write(e)
	}
	if !p.went(err) {
		return
	}
	p.show()
	p.follow()
}

// showChanges lists what was entered.
func (p *Page) showChanges() {
	showChanges(p.s.desk(), p.st, p.s.when, p.revert)
}

// printer prints the sheet as it is entered.
func (p *Page) printer() printer { return printer{p.env, p.all, p.s, p.st.series} }

// empty empties everything that the panel's spot holds.
func (p *Page) empty() {
	e := p.st.emptying()
	p.st.forget(p.st.holds)
	p.touched()
	if len(e) > 0 {
		if err := p.set(e); err != nil {
			p.env.Toast(p.explain(err))
			return
		}
	}
	p.show()
	p.entry.first(p.st)
}

// nextGame begins another game of the same players on the same sheet.
func (p *Page) nextGame() {
	sh := p.st.stored
	id, err := create(p.env, p.s.game, store.NewSheet{Setup: sh.Setup, Place: sh.Place, Series: p.s.series()}, sh.Players, nil)
	if err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id})
}

// end ends the game early, as it stands or without a result.
func (p *Page) end(how string) {
	if err := p.set(sheet.Edit{}.Set(sheet.Whole(sheet.FieldEnd), how)); err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.st.turnTo(table.Spot{})
	p.show()
	p.entry.first(p.st)
	p.env.ToastUndo(p.env.T("sheets.ended"), p.reopen)
}

// reopen goes on with a game that was ended early.
func (p *Page) reopen() {
	if p.env.Router.Page() != shell.Page(p) {
		return
	}
	if err := p.set(sheet.Edit{}.Empty(sheet.Whole(sheet.FieldEnd))); err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.next()
}

// again opens the sheet once more, for other players, with what is typed in it.
func (p *Page) again() {
	p.keeper.flush()
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: p.id()})
}
