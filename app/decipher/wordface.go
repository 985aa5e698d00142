package decipher

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// wordFace is where the secret word is made: the word on its ledge, the tiles of the box below it, and on the paper whether it may be.
type wordFace struct {
	desk  *table.Desk
	do    *making
	s     *makerState
	tree  fyne.CanvasObject
	layer *fyne.Container // what is carried, above all else
	tile  *letterTile     // in the hand
	at    fyne.Position   // where it is carried, in the layer

	hint    *ui.Para
	head    *fyne.Container
	turn    *ui.IconButton
	undo    *ui.IconButton
	clear   *ui.IconButton
	slots   *slots
	rack    *rack
	suggest *ui.Button
	foot    *fyne.Container
	verdict *ui.Chip
	why     *ui.Para // what is missing, or what speaks against the word
	take    *ui.Button
	check   *checkPaper
}

func newWordFace(d *table.Desk, s *makerState, do *making) *wordFace {
	t, mark := d.T, d.Trace.Mark
	w := &wordFace{desk: d, do: do, s: s, check: newCheckPaper(d, s), verdict: ui.NewChip("", "").Outlined(), why: ui.NewPara("", ui.Label, ui.Ink2).MaxLines(2)}
	w.hint = ui.NewPara("", ui.Label, ui.Ink2).MaxLines(2)
	w.turn = ui.NewIconButton(ui.IconTurnRight, t("decipher.maker.turn"), ui.Secondary, do.turn).WithKey("F2")
	w.undo = ui.NewIconButton(ui.IconUndo, t("common.undo"), ui.Secondary, func() { do.undo() }).WithKey(d.KeyName("Ctrl+Z"))
	w.clear = ui.NewIconButton(ui.IconTrash, t("decipher.maker.clear"), ui.Secondary, func() { do.edit(w.s.draft.Clear()) })
	w.slots = newSlots(s, do, slotsDo{carry: w.carry, drop: w.drop})
	w.rack = newRack(s, rackDo{tap: do.typed, carry: w.carry, drop: w.dropTile, back: func() { w.drop() }})
	w.suggest = ui.NewButton(t("decipher.maker.suggest"), ui.Secondary, do.suggest).WithIcon(ui.IconBulb)
	w.take = ui.NewMainButton("", do.next).WithIcon(ui.IconLock).WithMinWidth(takeLeast)
	for name, o := range map[string]fyne.CanvasObject{
		"slots": w.slots, "rack": w.rack, "turn": w.turn, "clear": w.clear,
		"suggest": w.suggest, "primary": w.take,
	} {
		mark(name, o)
	}
	w.head = ui.HMid(10, ui.Space(22, 0), ui.Stretch(ui.VGap(0, ui.NewText(t("decipher.maker.title"), ui.Title, ui.Ink).Truncate(), w.hint)), w.suggest, w.turn, w.undo, w.clear, ui.Space(14, 0))
	w.foot = ui.HMid(14, ui.Stretch(ui.VGap(2, ui.HMid(0, w.verdict, ui.Spacer()), w.why)), w.take)
	w.tile = newLetterTile(' ')
	w.tile.Hide()
	w.layer = container.NewWithoutLayout(w.tile)
	w.tree = container.NewStack(matBands(
		ui.Band{Object: ui.NewTray(ui.DecipherCloth, w.head), Least: trayLeast, Good: trayGood},
		ui.Band{Object: w.slots, Least: 124, Good: 200, Fills: true},
		ui.Band{Object: w.rack, Least: 150, Good: 176},
		ui.Band{Object: w.foot, Least: 66, Good: 76},
	), w.layer)
	return w
}

func (w *wordFace) object() (mat, paper fyne.CanvasObject) { return w.tree, w.check.object }

func (w *wordFace) title() (id games.ID, icon ui.IconName) {
	return "decipher.maker.check", ui.IconCheck
}

// render shows draft and advice.
func (w *wordFace) render(s *makerState) {
	w.s = s
	t := w.desk.T
	kind, tok, hint := ui.Secondary, ui.Ink2, t(games.ID("decipher.maker.help."+string(s.view.Options.Language)))
	switch {
	case s.hint.id != "":
		tok, hint = ui.AccentText, t(s.hint.id, s.hint.args)
	case s.list == listBusy: // why nothing is proposed yet
		hint = w.noSuggestions()
	}
	w.hint.SetColor(tok)
	w.hint.SetText(hint)
	if s.turned {
		kind = ui.Soft
	}
	w.turn.SetKind(kind)
	w.undo.SetEnabled(s.draft.CanUndo(), t("common.illegal.undo"))
	w.clear.SetEnabled(s.draft.Word != "", t("decipher.maker.clear.empty"))
	w.slots.render(s)
	w.rack.render(s)
	w.suggest.SetEnabled(s.list == listThere, w.noSuggestions())
	kind = ui.Secondary
	if s.tip.Make {
		kind = ui.Soft
	}
	w.suggest.SetKind(kind)
	w.check.render(s)
	w.renderFoot()
	ui.PlaceAllAnew(w.head)
}

// renderFoot says what is missing where the button stands that goes on, once nothing is.
func (w *wordFace) renderFoot() {
	t := w.desk.T
	why := w.s.missing()
	ui.Show(why.id == "", w.take)
	w.verdict.Set(w.check.verdict())
	ui.Show(w.s.advice.Whole || w.s.refused != "", w.verdict)
	text, style, align := w.check.doubt(), ui.Label, fyne.TextAlignLeading
	if text == "" && why.id != "" {
		text, style, align = t(why.id, why.args), ui.Number, fyne.TextAlignTrailing
	}
	w.why.Align(align).SetStyle(style)
	w.why.SetText(text)
	ui.Show(text != "", w.why)
	if w.s.view.Options.Pick == dc.PickOrder {
		w.take.SetText(t("decipher.maker.toorder"))
	} else {
		handText(w.desk, w.take, t("decipher.maker.take"), t("decipher.maker.take.short"), takeWidth)
	}
	ui.PlaceAllAnew(w.foot)
}

// noSuggestions says why there are none.
func (w *wordFace) noSuggestions() string {
	switch w.s.list {
	case listThere:
		return ""
	case listBusy:
		return w.desk.T("decipher.maker.list.busy")
	}
	return w.desk.T("decipher.maker.list.none")
}

// carry shows a tile in the hand over the page, at a point of the object it came from.
func (w *wordFace) carry(from fyne.CanvasObject, at fyne.Position, letter string) {
	d := fyne.CurrentApp().Driver()
	w.at = d.AbsolutePositionForObject(from).Add(at).Subtract(d.AbsolutePositionForObject(w.layer))
	size := w.rack.tile()
	ui.Change(&w.tile.letter, letter, w.tile)
	w.tile.Resize(size)
	w.tile.Move(w.at.SubtractXY(size.Width/2, size.Height/2))
	w.tile.Show()
	w.slots.setTarget(w.slots.at(w.over()))
}

// over is where the hand is, in the slots.
func (w *wordFace) over() fyne.Position {
	d := fyne.CurrentApp().Driver()
	return w.at.Add(d.AbsolutePositionForObject(w.layer)).Subtract(d.AbsolutePositionForObject(w.slots))
}

// drop lets go of what is carried: over which slot, if any.
func (w *wordFace) drop() (slot int, over bool) {
	w.tile.Hide()
	slot = w.slots.at(w.over())
	w.slots.setTarget(-1)
	return slot, slot >= 0
}

// dropTile lets go of a tile of the rack: over the word it becomes a letter of it.
func (w *wordFace) dropTile(letter rune) {
	if i, over := w.drop(); over {
		w.do.insert(letter, i)
	}
}

func (w *wordFace) keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		shell.Guide("guide.decipher.word"),
		{Keys: "Letters", What: "decipher.maker.keys.letters"},
		{Keys: "Backspace / Del", What: "decipher.maker.keys.delete"},
		{Keys: "Left / Right", What: "decipher.maker.keys.cursor"},
		{Keys: ", / .", What: "decipher.maker.keys.push"},
		{Keys: "Enter", What: "decipher.maker.keys.enter"},
		{Keys: "F2", What: "decipher.maker.keys.turn"},
		{Keys: "F3", What: "decipher.maker.keys.suggest"},
		{Keys: "Esc", What: "decipher.maker.keys.cover"},
	}
}

func (w *wordFace) act() { w.do.next() }

func (w *wordFace) key(e *fyne.KeyEvent) bool {
	do, d := w.do, w.s.draft
	switch e.Name {
	case fyne.KeyBackspace, fyne.KeyDelete:
		return table.CaretKey(e.Name, d, d.Cursor, do.delete)
	case "Ctrl+A":
		do.markAll()
	case fyne.KeyReturn, fyne.KeyEnter:
		w.act()
	case fyne.KeyF2:
		do.turn()
	case fyne.KeyF3:
		do.suggest()
	default:
		return table.CaretKey(e.Name, d, d.Cursor, do.edit)
	}
	return true
}

// rune types letters; comma and full stop push the letter before the cursor.
func (w *wordFace) rune(r rune) bool {
	switch {
	case r == ',':
		w.do.push(-1)
	case r == '.':
		w.do.push(1)
	case unicode.IsLetter(r), strings.ContainsAny(dc.Fold(string(r)), "-'"):
		w.do.typed(r)
	default:
		return false
	}
	return true
}

func (w *wordFace) menu() []ui.MenuItem {
	t := w.desk.T
	return []ui.MenuItem{
		{Text: t("decipher.maker.turn"), Icon: ui.IconEye, Shortcut: "F2", Checked: w.s.turned, OnTap: w.do.turn},
		{Text: t("decipher.maker.suggest"), Icon: ui.IconBulb, Shortcut: "F3", Disabled: w.noSuggestions(), OnTap: w.do.suggest},
	}
}
