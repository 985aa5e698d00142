package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// makerPage is the page of the Puzzle Maker, and all that only they may know: the board drops it when the curtain closes.
type makerPage struct {
	desk   *table.Desk
	s      *makerState
	do     *making
	board  *Board // that of all
	face   makerFace
	shown  makerStep // the face is for
	mat    *fyne.Container
	paper  *fyne.Container
	spread *table.Spread
}

// makerFace is the page of a step.
type makerFace interface {
	object() (mat, paper fyne.CanvasObject)
	// title names the paper.
	title() (games.ID, ui.IconName)
	render(*makerState)
	keys() []shell.KeyHelp
	key(*fyne.KeyEvent) bool
	rune(rune) bool
	menu() []ui.MenuItem
	// act does what stands on the main button.
	act()
}

var (
	_ table.Board[dc.View] = (*makerPage)(nil)
	_ table.Drafter        = (*makerPage)(nil)
	_ table.Keyed          = (*makerPage)(nil)
	_ table.Chipped        = (*makerPage)(nil)
	_ table.Menued         = (*makerPage)(nil)
	_ table.Hinted         = (*makerPage)(nil)
	_ table.Spreader       = (*makerPage)(nil)
	_ table.ComputerHost   = (*makerPage)(nil)
	_ table.Unfolder       = (*makerPage)(nil)
)

// newMaker is the page for a seat that has opened the curtain.
func newMaker(b *Board, seat games.Seat) *makerPage {
	m := &makerPage{desk: b.desk, s: newMakerState(), board: b}
	m.s.watches = b.Watches(seat) && persons(b.desk) == 1
	m.do = &making{desk: b.desk, seat: seat, s: m.s, words: &b.words, show: m.show}
	return m
}

// Build implements table.Board. It makes the page's frame; Render fills it, because only the view tells the step.
func (m *makerPage) Build() fyne.CanvasObject {
	m.face = nil
	m.mat, m.paper = container.NewStack(), container.NewStack()
	m.spread = table.NewSpread(m.desk, table.SpreadParts{Mat: m.mat, Paper: m.paper})
	m.spread.OnDrawer = func(bool) { ui.PlaceAllAnew(m.mat) }
	return m.spread.Object
}

// Spread implements table.Spreader.
func (m *makerPage) Spread() *table.Spread { return m.spread }

// Render implements table.Board. Where the step is the same it is shown in place.
func (m *makerPage) Render(v dc.View) {
	m.s.advance(v)
	m.board.words.want(m.desk.Env, v, m.board.learned)
	m.show()
}

// show brings the page to the state.
func (m *makerPage) show() {
	if m.mat == nil || !m.s.begun() {
		return
	}
	m.s.list = m.board.words.status()
	m.s.acts = m.desk.Turn().Stage != table.StageNone
	m.s.advise(m.board.words.index, shell.House{Store: m.desk.Store, Lang: string(m.s.view.Options.Language)})
	if m.face == nil || m.shown != m.s.step {
		m.turnTo(m.s.step)
	}
	m.face.render(m.s)
}

// turnTo puts another step's page into the frame.
func (m *makerPage) turnTo(step makerStep) {
	m.shown = step
	switch step {
	case stepGive:
		m.face = newGiveFace(newMakerMat(m.desk, m.s, m.do), m.board.said)
		m.desk.Lull() // the next click was meant for what was looked at
	case stepWatch:
		m.face = newWatchFace(m)
	case stepOrder, stepReorder:
		m.face = newOrderFace(newMakerMat(m.desk, m.s, m.do))
	default:
		m.face = newWordFace(m.desk, m.s, m.do)
	}
	mat, paper := m.face.object()
	m.mat.Objects, m.paper.Objects = []fyne.CanvasObject{mat}, []fyne.CanvasObject{paper}
	name, icon := m.face.title()
	m.spread.Rename(m.desk.T(name), icon)
	m.mat.Refresh()
	m.paper.Refresh()
}

// ShowComputer implements table.ComputerHost.
func (m *makerPage) ShowComputer(t table.Turn) bool {
	if m.shown == stepWatch {
		m.board.ShowComputer(t)
	}
	return m.shown == stepWatch
}

// Unfold implements table.Unfolder.
func (m *makerPage) Unfold(a games.Action) int { return m.board.Unfold(a) }

// Submit implements table.Board.
func (m *makerPage) Submit() {
	if m.face != nil {
		m.face.act()
	}
}

// Draft implements table.Drafter.
func (m *makerPage) Draft() []byte { return table.EncodeDraft(m.s.draft) }

// LoadDraft implements table.Drafter.
func (m *makerPage) LoadDraft(data []byte) {
	if d, err := dc.ParseMakerDraft(data); err == nil {
		m.s.draft, m.s.loaded = d, true
	}
}

// Undo implements table.Drafter.
func (m *makerPage) Undo() bool { return m.do.undo() }

// Redo implements table.Drafter.
func (m *makerPage) Redo() bool { return m.do.redo() }

// Chips implements table.Chipped.
func (m *makerPage) Chips() []string {
	return facts(m.desk, m.s.view)
}

// Keys implements table.Keyed.
func (m *makerPage) Keys() []shell.KeyHelp {
	if m.face == nil {
		return nil
	}
	return m.face.keys()
}

// Menu implements table.Menued.
func (m *makerPage) Menu() []ui.MenuItem {
	if m.face == nil {
		return nil
	}
	return m.face.menu()
}

// Key implements table.Keyed.
func (m *makerPage) Key(e *fyne.KeyEvent) bool {
	if m.s.reorders && e.Name == fyne.KeyEscape {
		m.do.leave()
		return true
	}
	return m.face != nil && m.face.key(e)
}

// Rune implements table.Keyed.
func (m *makerPage) Rune(r rune) bool { return m.face != nil && m.face.rune(r) }
