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

// commit enters an edit that was meant for position seq, whichever way it came in.
func (p *Page) commit(seq int, e sheet.Edit) error {
	err := p.s.Set(seq, e)
	if err == nil {
		ui.DropToast(p.env.Window) // it spoke of the sheet before
		p.st.entered(p.s.Log(), e)
		p.touched()
	}
	return err
}

// done tells whether something could be done, and else says why not.
func (p *Page) done(err error) bool {
	if err != nil {
		p.env.Toast(p.explain(err))
	}
	return err == nil
}

// change takes what the panel was told.
func (p *Page) change(c sheet.Cell, text string) {
	if p.st.change(c, text) {
		ui.DropToast(p.env.Window) // what it offers isn't the newest any more
		p.touched()
		p.show()
	}
}

// settle ends what was just typed in the panel: now it is refused if it is wrong.
func (p *Page) settle() {
	p.st.settle()
	p.st.count()
	p.show()
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
	if p.st.at.Row == 0 || !p.left.grid.Lines.Commit() || !p.entry.panel.grid.Lines.Commit() {
		return
	}
	if p.entry.leadsOn(p.st) {
		p.next()
		return
	}
	if p.entry.missing(p.st) != "" {
		p.entry.panel.mend()
		return
	}
	err := p.commit(p.s.Seq(), p.st.edit())
	p.retry.After(err, p.enter)
	if err != nil {
		p.env.Toast(cmp.Or(table.Waits(p.env, err), p.explain(err)))
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

// Undo implements shell.Undoer: the newest change is taken back, and nothing is newer than what is being typed.
func (p *Page) Undo() bool {
	switch {
	case p.st.locked != "":
		return false
	case p.left.grid.Lines.Cancel(), p.entry.panel.grid.Lines.Cancel():
		return true
	case p.st.canUnbegin():
		p.unbegin()
		return true
	}
	return p.walk(p.s.Undo, &p.st.past, &p.st.future)
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	return p.st.locked == "" && p.walk(p.s.Redo, &p.st.future, &p.st.past)
}

// walk goes over the newest of some steps, and writes that down where the log has a row for it; false when there is none.
func (p *Page) walk(row func(seq int) error, from, to *[]step) bool {
	if len(*from) == 0 {
		return false
	}
	entered := (*from)[len(*from)-1].entered
	if entered {
		if !p.done(row(p.s.Seq())) {
			return true
		}
		ui.DropToast(p.env.Window) // it spoke of the sheet before
	}
	p.st.step(p.s.Log(), from, to)
	p.touched()
	p.show()
	p.follow()
	if !p.left.grid.Lines.Focused() && (entered || p.entry.panel.current() < 0) {
		p.entry.first(p.st)
	}
	return true
}

// takeBack takes back the last change of the sheet as it was at position seq, unless the page is left.
func (p *Page) takeBack(seq int) {
	if p.env.Router.Page() == shell.Page(p) && p.s.Seq() == seq {
		p.walk(p.s.Undo, &p.st.past, &p.st.future)
	}
}

// revert takes back one change of the log as it was at position seq, whatever came since the change.
func (p *Page) revert(seq, n int) {
	e, err := p.st.log.Revert(n)
	if err == nil {
		err = p.commit(seq, e)
	}
	if p.done(err) {
		p.st.openNewest()
		p.show()
		p.follow()
	}
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
	if p.done(p.commit(p.s.Seq(), p.st.emptying())) {
		p.show()
		p.entry.first(p.st)
	}
}

// nextGame begins another game of the same players on the same sheet, or goes to the one that runs.
func (p *Page) nextGame() {
	sh, series := p.st.stored, p.st.series
	if n := len(series); n > p.st.number() && series[n-1].State == store.Running {
		p.turnOver(series[n-1].ID)
		return
	}
	id, err := create(p.env, p.game, store.NewSheet{Setup: sh.Setup, Place: sh.Place, Series: p.st.paperUID()}, sh.Players, nil)
	if !p.done(err) {
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
	id, number := p.s.ID(), p.st.number()
	p.keeper.Flush()
	drop(p.env, id, p.env.T("sheets.unbegun", games.Args{"Number": number}), func() { p.turnOver(p.st.series[number-2].ID) }, func() {
		if q, ok := p.env.Router.Page().(*Page); ok {
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
	if p.done(p.commit(p.s.Seq(), sheet.Edit{}.Set(sheet.Whole(sheet.FieldEnd), how))) {
		p.st.turnTo(table.Spot{})
		p.show()
		p.entry.first(p.st)
	}
}

// reopen goes on with a game that was ended early.
func (p *Page) reopen() {
	if p.done(p.commit(p.s.Seq(), sheet.Edit{}.Empty(sheet.Whole(sheet.FieldEnd)))) {
		p.next()
	}
}

// again opens the sheet once more, for other players, with what is typed in it.
func (p *Page) again() {
	p.keeper.Flush()
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: p.s.ID()})
}
