package decipher

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// wordFace is where the secret word is made: what it is at the left, whether it may be
// at the right.
type wordFace struct {
	m     *maker
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

func newWordFace(m *maker) *wordFace {
	t, mark := m.b.desk.T, m.b.desk.Trace.Mark
	w := &wordFace{m: m}
	w.title = ui.NewText(t("decipher.maker.title"), ui.Title, ui.Ink)
	w.hint = ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2)
	w.field = newWordField(m)
	w.turn = ui.NewIconButton(ui.IconEye, t("decipher.maker.turn"), ui.WellBtn, w.turnRack)
	w.undo = ui.NewIconButton(ui.IconUndo, t("common.undo"), ui.WellBtn, func() { m.Undo() })
	w.clear = ui.NewIconButton(ui.IconTrash, t("decipher.maker.clear"), ui.WellBtn, func() { m.edit(m.draft.Clear()) })
	w.slots, w.rack = newSlots(w), newRack(w)
	w.copies = ui.NewText(t("decipher.maker.copies", games.Args{"N": dc.TilesEach}), ui.Body, ui.Ink2)
	w.suggest = ui.NewSmallButton(t("decipher.maker.suggest"), ui.Soft, m.showSuggestions).WithIcon(ui.IconBulb)
	w.need, w.check = newNeedCard(m), newCheckCard(m)
	w.take = ui.NewButton("", ui.Primary, m.next).WithIcon(ui.IconLock)
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
	t := w.m.b.desk.T
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
func (w *wordFace) render() {
	m, t := w.m, w.m.b.desk.T
	if m.hint != "" {
		w.hint.SetColor(ui.AccentText)
		w.hint.SetText(m.hint)
	} else {
		w.hint.SetColor(ui.Ink2)
		w.hint.SetText(t(games.ID("decipher.maker.help." + string(m.view.Options.Language))))
	}
	w.field.render()
	w.turn.SetKind(ui.WellBtn)
	if m.turned {
		w.turn.SetKind(ui.Soft)
	}
	w.undo.SetEnabled(m.draft.CanUndo(), t("common.illegal.undo"))
	w.clear.SetEnabled(m.draft.Word != "", t("decipher.maker.clear.empty"))
	w.slots.Refresh()
	w.rack.render()
	w.suggest.SetEnabled(m.b.words.index != nil, t(w.noSuggestions()))
	w.need.render()
	w.check.render()
	reason := m.ready()
	w.take.SetEnabled(reason == "", reason)
	w.cols.again()
}

// noSuggestions says why there are none.
func (w *wordFace) noSuggestions() games.ID {
	if w.m.b.words.busy() {
		return "decipher.maker.list.busy"
	}
	return "decipher.maker.list.none"
}

// fit follows the size of the window.
func (w *wordFace) fit(size makerSize) {
	t := w.m.b.desk.T
	ui.Show(!size.tight || w.m.hint != "", w.hint)
	// The letters stand below the slots too: the field goes where it has no room.
	buttons := 3*(w.turn.MinSize().Width+8) + 16
	inner := size.left - 2*cardPad(size.left)
	ui.Show(inner >= buttons+w.field.MinSize().Width+w.title.MinSize().Width, w.field)
	ui.Show(inner >= w.copies.MinSize().Width+w.suggest.MinSize().Width+ui.Title.Measure(t("decipher.maker.tiles"))+24, w.copies)
	ui.PlaceAnew(w.help, w.head, w.tray)
	w.need.fit(size)
	w.check.fit(size)
	long, short := games.ID("decipher.maker.take"), games.ID("decipher.maker.take.short")
	if w.m.view.Options.Pick == dc.PickOrder {
		long, short = "decipher.maker.toorder", "decipher.maker.toorder.short"
	}
	fitText(w.take, t(long), t(short), size.right)
}

// fitText gives a button the long label where it fits, else the short one.
func fitText(b *ui.Button, long, short string, room float32) {
	b.SetText(long)
	if b.MinSize().Width > room {
		b.SetText(short)
	}
}

// turnRack shows the word as the Seekers face it, or as it was made.
func (w *wordFace) turnRack() {
	w.m.turned = !w.m.turned
	w.m.show()
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
	w.slots.target = w.slots.at(w.over())
	w.slots.Refresh()
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
	w.slots.target = -1
	w.slots.Refresh()
	return slot, slot >= 0
}

// insert puts a tile at a slot: between the letters there, and in the place of one
// when there is no slot left.
func (w *wordFace) insert(letter rune, slot int) {
	m := w.m
	i := min(w.slots.index(slot), len(m.draft.Word))
	d := m.draft.SetCursor(i)
	if d.Whole(m.view.Options) {
		d = d.Remove(i).SetCursor(i)
	}
	m.typeInto(d, letter)
}

func (w *wordFace) keys() []shell.KeyHelp {
	return []shell.KeyHelp{
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

func (w *wordFace) act() { w.m.next() }

func (w *wordFace) key(e *fyne.KeyEvent) bool {
	m := w.m
	cursor := func(k int) { m.edit(m.draft.SetCursor(k)) }
	switch e.Name {
	case fyne.KeyBackspace:
		m.edit(m.draft.Backspace())
	case fyne.KeyDelete:
		m.edit(m.draft.Delete())
	case fyne.KeyLeft:
		cursor(m.draft.Cursor - 1)
	case fyne.KeyRight:
		cursor(m.draft.Cursor + 1)
	case fyne.KeyHome:
		cursor(0)
	case fyne.KeyEnd:
		cursor(len(m.draft.Word))
	case fyne.KeyReturn, fyne.KeyEnter:
		w.act()
	case fyne.KeyF2:
		w.turnRack()
	case fyne.KeyF3:
		m.showSuggestions()
	default:
		return false
	}
	return true
}

// rune types letters; comma and full stop push the letter before the cursor.
func (w *wordFace) rune(r rune) bool {
	switch {
	case r == ',':
		w.push(-1)
	case r == '.':
		w.push(1)
	case unicode.IsLetter(r), strings.ContainsAny(dc.Fold(string(r)), "-'"):
		w.m.typed(r)
	default:
		return false
	}
	return true
}

func (w *wordFace) push(by int) {
	m := w.m
	from := m.draft.Cursor - 1
	if to := from + by; from >= 0 && to >= 0 && to < len(m.draft.Word) {
		m.edit(m.draft.MoveLetter(from, to).SetCursor(to + 1))
	}
}

func (w *wordFace) menu() []ui.MenuItem {
	t := w.m.b.desk.T
	off := ""
	if w.m.b.words.index == nil {
		off = t(w.noSuggestions())
	}
	return []ui.MenuItem{
		{Text: t("decipher.maker.turn"), Icon: ui.IconEye, Shortcut: "F2", Checked: w.m.turned, OnTap: w.turnRack},
		{Text: t("decipher.maker.suggest"), Icon: ui.IconBulb, Shortcut: "F3", Disabled: off, OnTap: w.m.showSuggestions},
	}
}
