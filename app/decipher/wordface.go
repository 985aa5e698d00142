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

// wordFace is where the secret word is made: what it is at the left, whether it may be
// at the right.
type wordFace struct {
	desk  *table.Desk
	do    *making
	s     *makerState
	tree  fyne.CanvasObject
	cols  *makerColumns
	layer *fyne.Container // what is carried, above all else
	tile  *letterTile     // in the hand
	at    fyne.Position   // where it is carried, in the layer

	title   *ui.Text
	hint    *ui.Para
	help    *fyne.Container
	head    *fyne.Container
	field   *wordField
	turn    *ui.IconButton
	undo    *ui.IconButton
	clear   *ui.IconButton
	slots   *slots
	rack    *rack
	copies  *ui.Text
	tray    *fyne.Container
	suggest *ui.Button
	need    *needCard
	check   *checkCard
	take    *ui.Button
}

func newWordFace(d *table.Desk, s *makerState, do *making) *wordFace {
	t, mark := d.T, d.Trace.Mark
	w := &wordFace{desk: d, do: do, s: s}
	w.title = ui.NewText(t("decipher.maker.title"), ui.Title, ui.Ink)
	w.hint = ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2)
	w.field = newWordField(s, do)
	w.turn = ui.NewIconButton(ui.IconTurnRight, t("decipher.maker.turn"), ui.WellBtn, do.turn).WithKey("F2")
	w.undo = ui.NewIconButton(ui.IconUndo, t("common.undo"), ui.WellBtn, func() { do.undo() }).WithKey(d.KeyName("Ctrl+Z"))
	w.clear = ui.NewIconButton(ui.IconTrash, t("decipher.maker.clear"), ui.WellBtn, func() { do.edit(w.s.draft.Clear()) })
	w.slots = newSlots(s, do, slotsDo{carry: w.carry, drop: w.drop})
	w.rack = newRack(s, rackDo{tap: do.typed, carry: w.carry, drop: w.dropTile, back: func() { w.drop() }})
	w.copies = ui.NewText(t("decipher.maker.copies", games.Args{"N": dc.TilesEach}), ui.Body, ui.Ink2)
	w.suggest = ui.NewSmallButton(t("decipher.maker.suggest"), ui.Soft, do.suggest).WithIcon(ui.IconBulb)
	w.need, w.check = newNeedCard(d, s), newCheckCard(d, s)
	w.take = ui.NewButton("", ui.Primary, do.next).WithIcon(ui.IconLock)
	for name, o := range map[string]fyne.CanvasObject{
		"slots": w.slots, "rack": w.rack, "turn": w.turn, "clear": w.clear,
		"suggest": w.suggest, "primary": w.take,
	} {
		mark(name, o)
	}
	w.build()
	return w
}

func (w *wordFace) build() {
	t := w.desk.T
	w.help = ui.VGap(2, w.title, w.hint)
	w.head = ui.HMid(8, ui.Stretch(w.help), w.field, ui.Space(0, 0), w.turn, w.undo, w.clear)
	w.tray = ui.HMid(12, ui.Stretch(ui.NewText(t("decipher.maker.tiles"), ui.Title, ui.Ink).Truncate()), w.copies, w.suggest)
	word := ui.NewCardPad(0, cardBody(w.head, w.slots))
	tiles := ui.NewCardPad(0, cardBody(w.tray, w.rack))
	w.cols = &makerColumns{top: word, low: tiles, share: 376.0 / 680, right: []fyne.CanvasObject{w.need.object, w.check.object, w.take}, fits: w.fit}
	w.tile = newLetterTile(' ')
	w.tile.Hide()
	w.layer = container.NewWithoutLayout(w.tile)
	w.tree = container.NewStack(w.cols.container(), w.layer)
}

func (w *wordFace) object() fyne.CanvasObject { return w.tree }

// render shows draft and advice.
func (w *wordFace) render(s *makerState) {
	w.s = s
	t := w.desk.T
	if s.hint.id != "" {
		w.hint.SetColor(ui.AccentText)
		w.hint.SetText(t(s.hint.id, s.hint.args))
	} else {
		w.hint.SetColor(ui.Ink2)
		w.hint.SetText(t(games.ID("decipher.maker.help." + string(s.view.Options.Language))))
	}
	w.field.render(s)
	w.turn.SetKind(ui.WellBtn)
	if s.turned {
		w.turn.SetKind(ui.Soft)
	}
	w.undo.SetEnabled(s.draft.CanUndo(), t("common.illegal.undo"))
	w.clear.SetEnabled(s.draft.Word != "", t("decipher.maker.clear.empty"))
	w.slots.render(s)
	w.rack.render(s)
	w.suggest.SetEnabled(s.list == listThere, w.noSuggestions())
	kind := ui.Soft
	if s.tip.Make {
		kind = ui.Primary
	}
	w.suggest.SetKind(kind)
	w.need.render(s)
	w.check.render(s)
	if why := s.missing(); why.id != "" {
		w.take.Disable(t(why.id, why.args))
	} else {
		w.take.Enable()
	}
	w.cols.again()
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

// fit follows the size of the window.
func (w *wordFace) fit(size makerSize) {
	t := w.desk.T
	ui.Show(!size.tight || w.s.hint.id != "", w.hint)
	// The letters stand below the slots too: the field goes where it has no room.
	buttons := 3*(w.turn.MinSize().Width+8) + 16
	inner := size.left - 2*cardPad(size.left)
	ui.Show(inner >= buttons+w.field.MinSize().Width+w.title.MinSize().Width, w.field)
	ui.Show(inner >= w.copies.MinSize().Width+w.suggest.MinSize().Width+ui.Title.Measure(t("decipher.maker.tiles"))+24, w.copies)
	ui.PlaceAnew(w.help, w.head, w.tray)
	w.need.fit(size)
	w.check.fit(size)
	if w.s.view.Options.Pick == dc.PickOrder {
		fitText(w.take, t("decipher.maker.toorder"), t("decipher.maker.toorder.short"), size.right)
	} else {
		handText(w.desk, w.take, t("decipher.maker.take"), t("decipher.maker.take.short"), size.right)
	}
}

// carry shows a tile in the hand over the page, at a point of the object it came from.
func (w *wordFace) carry(from fyne.CanvasObject, at fyne.Position, letter string) {
	d := fyne.CurrentApp().Driver()
	w.at = d.AbsolutePositionForObject(from).Add(at).Subtract(d.AbsolutePositionForObject(w.layer))
	size := w.rack.tile()
	w.tile.lift(letter)
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
	case fyne.KeyBackspace:
		do.delete(d.Backspace())
	case fyne.KeyDelete:
		do.delete(d.Delete())
	case "Ctrl+A":
		do.markAll()
	case fyne.KeyLeft:
		do.edit(d.SetCursor(d.Cursor - 1))
	case fyne.KeyRight:
		do.edit(d.SetCursor(d.Cursor + 1))
	case fyne.KeyHome:
		do.edit(d.SetCursor(0))
	case fyne.KeyEnd:
		do.edit(d.SetCursor(len(d.Word)))
	case fyne.KeyReturn, fyne.KeyEnter:
		w.act()
	case fyne.KeyF2:
		do.turn()
	case fyne.KeyF3:
		do.suggest()
	default:
		return false
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
