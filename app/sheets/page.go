// Package sheets is the score sheet for games with the real box: the list of sheets, the start of a new one, and the page on
// which it is filled in. A game's own part comes through table.Sheet.
//
//   - list.go is the list, begin.go the start; about.go and seats.go are what is asked of both.
//   - page.go is the page: bar.go above, left.go with the grid, at the right entry.go; sides.go, race.go and clock.go are around
//     them, look.go stands in the entry's place and result.go in all of them when nothing is asked any more.
//   - Entering: panel.go asks in a small grid of its own, pad.go types by the mouse, editor.go takes it from the sheet's grid,
//     keys.go leads there.
//   - state.go is the sheet with what is typed, preview.go what that leads to; actions.go enters it, changes.go lists and takes back, draft.go keeps what
//     isn't entered, menu.go has the rest.
//   - printing.go, blank.go and csv.go give it out.
package sheets

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/sheets/grid"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// Page is one score sheet: the grid at the left, what is being entered at the right. It carries out what its parts ask
// for, and shows them the state.
type Page struct {
	env    *shell.Env
	all    table.Games
	game   *table.Game
	desk   table.SheetDesk
	s      *session.Sheet
	st     *state
	keeper table.Keeper // of the draft
	retry  table.Retry  // of what couldn't be entered
	gone   bool         // nobody sees the page any more
	clock  *turnClock   // nil without

	bar    *bar
	left   *left
	entry  *entry
	looker looker          // in the entry's place
	sides  *fyne.Container // all of them
	ending *ending
}

var (
	_ shell.Page      = (*Page)(nil)
	_ shell.Keyer     = (*Page)(nil)
	_ shell.Undoer    = (*Page)(nil)
	_ shell.Confirmer = (*Page)(nil)
	_ shell.Helper    = (*Page)(nil)
	_ shell.Keeper    = (*Page)(nil)
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
	g, s, err := all.OpenSheet(env, id)
	if err != nil {
		return nil, err
	}
	d := table.SheetDesk{Env: env, Players: s.Stored().Players}
	paper := g.Sheet.Paper(d)
	p := &Page{env: env, all: all, game: g, desk: d, s: s, st: newState(s.Stored(), s.Log(), paper)}
	s.Writer = func() store.PlayerID { return writer(d) }
	if ok, why := env.Writable(); !ok {
		p.st.locked = why
	}
	p.keeper.Save = p.save
	if p.st.series, err = env.Store.Series(p.st.paperUID()); err != nil {
		env.Toast(env.Explain(nil, err))
	}
	p.recall()
	if c, ok := paper.(table.SheetClock); ok && c.Clock(p.st.sheet()) > 0 {
		p.clock = newTurnClock(env, c.Clock(p.st.sheet()))
	}
	return p, nil
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("sheets.title") + " " + p.game.Name(p.env) }

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.gone = true
	p.retry.End()
	p.keeper.Flush()
	if p.ending != nil {
		p.ending.settle()
	}
	if p.clock != nil {
		p.clock.stop()
	}
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	d := p.desk
	p.bar = newBar(d, p.game, func() { p.Undo() }, p.showChanges, p.printer().print, p.showMenu)
	p.left = newLeft(d, p.st, p.game.Cloth, editor{p}, p.turnOver)
	p.env.Trace.Mark("grid", p.left.grid.Lines)
	var clock fyne.CanvasObject
	if p.clock != nil {
		clock = p.clock.build()
	}
	signs := ""
	if of := p.game.Sheet.Signs; of != nil {
		signs = of(p.st.sheet())
	}
	p.entry = newEntry(d, p.st.paper, p.left.grid.Lines, clock, entryDoes{
		panelDoes: panelDoes{change: p.change, settle: p.settle, cancel: p.cancel, next: func() { p.entry.advance(p.st) }},
		enter:     p.enter,
		signs:     signs,
	})
	for _, l := range []*grid.Lines{p.left.grid.Lines, p.entry.panel.grid.Lines} {
		l.OnRefusal = func() {
			p.entry.renderButton(p.st)
			p.entry.follow()
		}
	}
	focused := p.left.grid.Lines.OnFocus
	p.left.grid.Lines.OnFocus = func() {
		focused()
		p.chosen()
	}
	p.looker = newLooker(d, cmp.Or(p.st.locked, d.T("sheets.look.how")), p.entry, p.next)
	p.sides = &fyne.Container{Layout: twoSides{p.entry}}
	for _, o := range []fyne.CanvasObject{p.left.Container, ui.Inset(0, 24, 0, 24, p.entry.Container), ui.Inset(0, 24, 0, 24, p.looker.Container)} {
		p.sides.Add(ui.NewPaper(o))
	}
	p.ending = newEnding(d, p.game, endingDoes{look: p.look, reopen: p.reopen, nextGame: p.nextGame})
	p.show()
	if p.st.inCell {
		p.left.grid.Lines.Resume(p.st.cell, p.st.text)
	} else {
		p.follow()
	}
	ui.SetGround(ui.Desk)
	return ui.Page(p.bar, container.NewStack(p.sides, p.ending.Container), nil)
}

// show brings all parts in line with the state, in place.
func (p *Page) show() {
	p.left.render(p.st)
	p.entry.render(p.st)
	p.ending.render(p.st)
	ui.Show(p.st.at.Row != 0, p.sides)
	ui.Show(p.st.at != looking, p.sides.Objects[1])
	ui.Show(p.st.at == looking, p.sides.Objects[2])
	p.bar.render(p.st, p.keeper.Due())
	p.trace()
}

// follow puts the grid's cursor where the panel is.
func (p *Page) follow() {
	if at, ok := p.st.cursor(gridOf(p.desk, p.st)); ok {
		p.left.grid.Lines.Follow(at)
		p.entry.follow()
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
	p.env.Trace.Shown(shell.Sheet, p.st.log.Len(), "game="+p.game.Kind.Name()+" row="+strconv.Itoa(p.st.at.Row)+" seat="+strconv.Itoa(int(p.st.at.Seat))+
		" points="+strings.Trim(strings.ReplaceAll(fmt.Sprint(score.Totals), " ", ","), "[]")+" over="+strconv.FormatBool(score.Outcome != nil)+" draft="+strconv.FormatBool(p.st.pending()))
}

func (p *Page) explain(err error) string { return p.env.Explain(p.desk.Names(), err) }
