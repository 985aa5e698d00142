package sheets

import (
	"cmp"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// set enters an edit that was meant for position seq.
func (p *Page) set(seq int, e sheet.Edit) error {
	err := p.s.Set(seq, e)
	p.st.follow(p.s.Log())
	if err == nil {
		ui.DropToast(p.env.Window) // it spoke of the sheet before
	}
	return err
}

// write enters an edit; what it says isn't typed only any more.
func (p *Page) write(seq int, e sheet.Edit) error {
	if err := p.set(seq, e); err != nil {
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

// cancel takes back what was just typed in the panel.
func (p *Page) cancel(c sheet.Cell) {
	if p.st.cancel(c) {
		p.touched()
	}
	p.show()
}

// enter enters what the panel asked for, and goes on to what is missing next.
func (p *Page) enter() {
	if p.st.at.Row == 0 || !p.entry.panel.grid.Lines.Commit() {
		return
	}
	if p.entry.leadsOn(p.st) {
		p.next()
		return
	}
	if p.entry.missing(p.st) != "" {
		p.mend()
		return
	}
	err := p.write(p.s.Seq(), p.st.edit())
	p.retry.After(err, p.enter)
	if err != nil {
		p.env.Toast(cmp.Or(table.Waits(p.env, err), p.explain(err)))
		return
	}
	p.next()
}

// mend puts the keyboard where something has to be mended or is missing; what it is is said there, but that nothing is.
func (p *Page) mend() {
	i := p.entry.panel.wrong()
	if i < 0 {
		i = p.entry.panel.missing(p.st.textOf)
	}
	if i < 0 || !p.st.open() {
		p.env.Toast(p.entry.missing(p.st))
	}
	p.entry.panel.focus(i)
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
	case p.entry.panel.drop():
		p.st.undo()
		p.touched()
	case p.st.undo():
		p.touched()
	case p.st.canUnbegin():
		p.unbegin()
		return true
	case !p.st.log.CanUndo():
		return false
	case !p.went(p.s.Undo(p.s.Seq())):
		return true
	}
	p.show()
	p.follow()
	return true
}

// takeBack takes back the last entry of the sheet as it was at position seq, unless the page is left.
func (p *Page) takeBack(seq int) {
	if p.env.Router.Page() == shell.Page(p) && p.went(p.s.Undo(seq)) {
		p.show()
		p.follow()
	}
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
	case !p.went(p.s.Redo(p.s.Seq())):
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
	ui.DropToast(p.env.Window) // it spoke of the sheet before
	p.st.follow(p.s.Log())
	p.st.openNewest()
	return true
}

// revert takes back one change of the log as it was at position seq, whatever came since the change.
func (p *Page) revert(seq, n int) {
	e, err := p.st.log.Revert(n)
	if err == nil {
		err = p.write(seq, e)
	}
	if !p.went(err) {
		return
	}
	p.show()
	p.follow()
}

// showChanges lists what was entered.
func (p *Page) showChanges() {
	rows, err := p.env.Store.Rows(p.s.ID())
	if err != nil {
		p.env.Failed(err)
		return
	}
	seq := p.s.Seq()
	showChanges(p.desk, p.st, rows, func(n int) { p.revert(seq, n) })
}

// printer prints the sheet as it is entered.
func (p *Page) printer() printer { return printer{p.env, p.all, p.game, p.st} }

// empty empties everything that the panel's spot holds.
func (p *Page) empty() {
	e := p.st.emptying()
	p.st.forget(p.st.holds)
	p.touched()
	if len(e) > 0 {
		if err := p.set(p.s.Seq(), e); err != nil {
			p.env.Toast(p.explain(err))
			return
		}
	}
	p.show()
	p.entry.first(p.st)
}

// nextGame begins another game of the same players on the same sheet, or goes to the one that runs.
func (p *Page) nextGame() {
	sh, series := p.st.stored, p.st.series
	if n := len(series); n > p.st.number() && series[n-1].State == store.Running {
		p.turnOver(series[n-1].ID)
		return
	}
	id, err := create(p.env, p.game, store.NewSheet{Setup: sh.Setup, Place: sh.Place, Series: p.st.paperUID()}, sh.Players, nil)
	if err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.turnOver(id)
	p.env.ToastUndo(p.env.T("sheets.begun", games.Args{"Number": len(series) + 1}), func() {
		if q, ok := p.env.Router.Page().(*Page); ok && q.s.ID() == id && q.st.canUnbegin() {
			q.unbegin()
		}
	})
}

// unbegin takes back that another game was begun on the sheet; the message brings it back.
func (p *Page) unbegin() {
	env, id := p.env, p.s.ID()
	p.keeper.Flush()
	if err := env.Store.DeleteSheet(id); err != nil {
		env.Failed(err)
		return
	}
	p.turnOver(p.st.series[p.st.number()-2].ID)
	env.ToastUndo(env.T("sheets.unbegun", games.Args{"Number": p.st.number()}), func() {
		if err := env.Store.UndeleteSheet(id); err != nil {
			env.Failed(err)
			return
		}
		if q, ok := env.Router.Page().(*Page); ok {
			q.turnOver(id)
		}
	})
}

// turnOver opens another game of the series.
func (p *Page) turnOver(id store.SheetID) {
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id})
}

// end ends the game early, as it stands or without a result.
func (p *Page) end(how string) {
	if err := p.set(p.s.Seq(), sheet.Edit{}.Set(sheet.Whole(sheet.FieldEnd), how)); err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.st.turnTo(table.Spot{})
	p.show()
	p.entry.first(p.st)
}

// reopen goes on with a game that was ended early.
func (p *Page) reopen() {
	if err := p.set(p.s.Seq(), sheet.Edit{}.Empty(sheet.Whole(sheet.FieldEnd))); err != nil {
		p.env.Toast(p.explain(err))
		return
	}
	p.next()
}

// again opens the sheet once more, for other players, with what is typed in it.
func (p *Page) again() {
	p.keeper.Flush()
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: p.s.ID()})
}
