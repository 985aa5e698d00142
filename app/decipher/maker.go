package decipher

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// maker is the page of the Puzzle Maker, and all that only he may know: the board
// drops it when the curtain closes.
type maker struct {
	b     *Board
	seat  games.Seat
	draft dc.MakerDraft
	view  dc.View // the Puzzle Maker's own

	begun   bool // the draft fits the view
	step    makerStep
	face    makerFace
	root    *fyne.Container
	advice  dc.Advice
	turned  bool             // the word as the Seekers face it
	hint    string           // why the last letter became what it is
	refused string           // the word that a letter without a tile would have made
	chosen  letterpiece.Kind // to give, noKind for none
	piece   int              // of the order, under the keyboard's cursor
	chances int              // numbers the proposals, so that each differs
}

var (
	_ table.Board[dc.View] = (*maker)(nil)
	_ table.Drafter        = (*maker)(nil)
	_ table.Keyed          = (*maker)(nil)
)

// noKind is maker.chosen when nothing is.
const noKind letterpiece.Kind = -1

// makerStep is what the Puzzle Maker is at.
type makerStep int

const (
	stepNone makerStep = iota
	stepWord
	stepOrder   // of the new word's pieces
	stepReorder // of the pieces that are left, between two turns
	stepGive    // picks the piece (PickLive)
)

// makerFace is the page of a step.
type makerFace interface {
	object() fyne.CanvasObject
	render()
	keys() []shell.KeyHelp
	key(*fyne.KeyEvent) bool
	rune(rune) bool
	menu() []ui.MenuItem
	// act does what stands on the main button.
	act()
}

// Draft implements table.Drafter.
func (m *maker) Draft() []byte { return table.EncodeDraft(m.draft) }

// LoadDraft implements table.Drafter.
func (m *maker) LoadDraft(data []byte) {
	if d, err := dc.ParseMakerDraft(data); err == nil {
		m.draft, m.begun = d, true
	}
}

// Build implements table.Board. It makes the page's frame; Render fills it, because only
// the view tells the step.
func (m *maker) Build() fyne.CanvasObject {
	m.face = nil
	m.root = container.NewStack()
	return m.root
}

// Render implements table.Board. Where the step is the same it is shown in place.
func (m *maker) Render(v dc.View) {
	set := m.view.Letters != nil && m.view.Secret == nil && v.Secret != nil
	m.view = v
	if !m.begun || set || !m.goesOn() { // the steps to a word that is set are done
		m.draft, m.begun = dc.NewMakerDraft(v), true
	}
	m.b.words.want(m.b.desk.Env, v, m.b.learned)
	m.show()
}

// goesOn tells whether a draft belongs to the view: after the word is made it must be of
// this word, with exactly the pieces that are left.
func (m *maker) goesOn() bool {
	s := m.view.Secret
	if s == nil {
		return len(m.draft.Word) <= m.view.Options.Length
	}
	return m.draft.Word == s.Word && (s.Order == nil || countOf(m.draft.Order) == s.Left)
}

// countOf is how many pieces of each kind a list has.
func countOf(order []letterpiece.Kind) letterpiece.Count {
	var c letterpiece.Count
	for _, k := range order {
		c[k]++
	}
	return c
}

// show brings the page to draft and view.
func (m *maker) show() {
	if m.root == nil || m.view.Letters == nil {
		return
	}
	m.advise()
	if step := m.stepNow(); m.face == nil || step != m.step {
		m.turnTo(step)
	}
	m.face.render()
}

// advise looks at the word again.
func (m *maker) advise() {
	m.advice = dc.CheckSecret(m.view.Setup(), m.view.Used(), m.b.words.index, m.house(), m.draft.Word)
}

// stepNow is what the position asks for; the order of a new word stays while there is
// one.
func (m *maker) stepNow() makerStep {
	switch {
	case m.view.Phase == dc.PhaseGive:
		return stepGive
	case m.view.Secret != nil:
		return stepReorder
	case m.step == stepOrder && m.ordered():
		return stepOrder
	}
	return stepWord
}

// ordered tells whether the draft has an order of exactly the word's pieces.
func (m *maker) ordered() bool {
	return m.advice.Refusal == nil && countOf(m.draft.Order) == m.advice.Need
}

// turnTo puts another step's page into the frame.
func (m *maker) turnTo(step makerStep) {
	m.step = step
	switch step {
	case stepGive:
		m.face = newGiveFace(m)
	case stepOrder, stepReorder:
		m.face = newOrderFace(m)
	default:
		m.face = newWordFace(m)
	}
	m.unfocus()
	m.root.Objects = []fyne.CanvasObject{m.face.object()}
	m.root.Refresh()
}

// unfocus lets go of the focus, so that keys are the page's.
func (m *maker) unfocus() { m.b.desk.Window.Canvas().Unfocus() }

// edit takes over an edit of the draft and keeps it.
func (m *maker) edit(d dc.MakerDraft) { m.editWith(d, "", "") }

// editWith is edit with something to say about it.
func (m *maker) editWith(d dc.MakerDraft, hint, refused string) {
	m.draft, m.hint, m.refused = d, hint, refused
	m.show()
	m.b.desk.Touched()
}

// say shows a hint where the word is typed.
func (m *maker) say(hint string) {
	m.hint = hint
	m.face.render()
}

// chance is a source for proposals; it is not the match's.
func (m *maker) chance() *games.Chance {
	m.chances++
	return games.NewChance(m.b.desk.NewSeed(), 0, m.chances)
}

// typed puts a letter at the cursor.
func (m *maker) typed(r rune) { m.typeInto(m.draft, r) }

// typeInto types a letter into a draft that becomes the one on the page; when it has no
// place there, the page's stays.
func (m *maker) typeInto(d dc.MakerDraft, r rune) {
	m.unfocus()
	next := d.Type(m.view.Options, r)
	if next.Word == d.Word {
		hint, refused := m.cantType(d, r)
		m.editWith(m.draft, hint, refused)
		return
	}
	hint := ""
	if letters := dc.Fold(string(r)); len(letters) > 1 {
		hint = m.b.desk.T("decipher.maker.hint.split", games.Args{"Sign": sign(r), "Letters": letters})
	}
	m.editWith(next, hint, "")
}

// sign is a typed letter as one writes it alone.
func sign(r rune) string {
	if r == 'ß' {
		return string(r)
	}
	return string(unicode.ToUpper(r))
}

// cantType says why a letter changed nothing, and with which word it ran out of tiles.
func (m *maker) cantType(d dc.MakerDraft, r rune) (hint, refused string) {
	t, o := m.b.desk.T, m.view.Options
	letters := dc.Fold(string(r))
	attempt := d.Word[:d.Cursor] + letters + d.Word[d.Cursor:]
	switch {
	case dc.MakerDraft{}.Put(o, letters).Word == "":
		return t("decipher.maker.hint.letter", games.Args{"Sign": sign(r)}), ""
	case len(attempt) > o.Length && len(letters) > 1:
		return t("decipher.maker.hint.room", games.Args{"Sign": sign(r), "Letters": letters}), ""
	case len(attempt) > o.Length:
		return t("decipher.maker.hint.full", games.Args{"N": o.Length}), ""
	}
	return t("decipher.maker.hint.tiles", games.Args{"Letter": letters[:1], "Max": dc.TilesEach}), attempt
}

// ready tells why the word can't be taken yet; "" when it can. Nothing of the word is
// said: this stands in a tooltip.
func (m *maker) ready() string {
	t := m.b.desk.T
	switch missing := m.view.Options.Length - len(m.draft.Word); {
	case missing > 0:
		return t("decipher.maker.missing", games.Args{"N": missing})
	case m.advice.Refusal != nil:
		return t("decipher.maker.stock")
	}
	return ""
}

// next goes on from the word: to the order of its pieces, or to the table.
func (m *maker) next() {
	if reason := m.ready(); reason != "" {
		m.say(reason)
		return
	}
	if m.view.Options.Pick == dc.PickOrder && m.step == stepWord {
		m.toOrder()
		return
	}
	_ = m.b.desk.Submit(m.seat, m.draft.SetWord(m.view))
}

// toOrder opens the order of the pieces, with a proposal.
func (m *maker) toOrder() {
	d := m.draft
	if !m.ordered() {
		d = d.Shuffle(m.view, m.chance())
	}
	m.step, m.face, m.piece = stepOrder, nil, 0
	m.edit(d)
}

// toWord goes back to the word; the order stays for when it is asked for again.
func (m *maker) toWord() {
	m.step, m.face = stepWord, nil
	m.show()
}

// Submit implements table.Board.
func (m *maker) Submit() {
	if m.face != nil {
		m.face.act()
	}
}

// Undo implements table.Drafter.
func (m *maker) Undo() bool {
	if !m.draft.CanUndo() {
		return false
	}
	m.edit(m.draft.Undo())
	return true
}

// Redo implements table.Drafter.
func (m *maker) Redo() bool {
	if !m.draft.CanRedo() {
		return false
	}
	m.edit(m.draft.Redo())
	return true
}

// Chips implements table.Chipped.
func (m *maker) Chips() []string {
	return append(facts(m.b.desk, m.view), m.b.desk.Say("decipher.chip.private", games.Args{"Seat": m.view.Maker}))
}

// Keys implements table.Keyed.
func (m *maker) Keys() []shell.KeyHelp {
	if m.face == nil {
		return nil
	}
	return m.face.keys()
}

// Menu implements table.Menued.
func (m *maker) Menu() []ui.MenuItem {
	if m.face == nil {
		return nil
	}
	return m.face.menu()
}

// Key implements table.Keyed.
func (m *maker) Key(e *fyne.KeyEvent) bool { return m.face != nil && m.face.key(e) }

// Rune implements table.Keyed.
func (m *maker) Rune(r rune) bool { return m.face != nil && m.face.rune(r) }
