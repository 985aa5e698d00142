package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// orderFace is where the order of the pieces is made: of a new word, or of what is left
// between two turns.
type orderFace struct {
	desk   *table.Desk
	do     *making
	cols   *makerColumns
	tree   fyne.CanvasObject
	help   *ui.Para
	titles *fyne.Container
	head   *fyne.Container
	row    *pieceRow
	scroll *ui.Scroll
	strip  *zoneStrip
	word   *wordPanel
	undo   *ui.IconButton
	hard   *ui.Button
	take   *ui.Button
	long   string // label of take, where it fits
}

func newOrderFace(d *table.Desk, s *makerState, do *making) *orderFace {
	t, mark := d.T, d.Trace.Mark
	f := &orderFace{desk: d, do: do, row: newPieceRow(d, s, do), word: newWordPanel(d)}
	f.help = ui.NewPara(t("decipher.maker.order.help"), ui.Body, ui.Ink2).MaxLines(2)
	f.undo = ui.NewIconButton(ui.IconUndo, t("common.undo"), ui.WellBtn, func() { do.undo() }).WithKey(d.KeyName("Ctrl+Z"))
	f.titles = ui.VGap(2, ui.NewText(t("decipher.maker.order"), ui.Title, ui.Ink).Truncate(), f.help)
	f.head = ui.HMid(12, ui.Stretch(f.titles), f.undo)
	f.scroll = ui.NewVScroll(ui.Pad(4, f.row))
	backText, long := games.ID("decipher.maker.back"), games.ID("decipher.maker.take")
	if s.step == stepReorder {
		backText, long = "common.cancel", "decipher.maker.done"
	}
	f.take = ui.NewButton(t(long), ui.Primary, do.done).WithIcon(ui.IconLock)
	back := ui.NewButton(t(backText), ui.Secondary, do.leave)
	mark("pieces", f.row)
	mark("primary", f.take)
	mark("back", back)

	f.cols = &makerColumns{top: ui.NewCardPad(0, cardBody(f.head, f.scroll)), right: []fyne.CanvasObject{f.word.object, f.proposals(), back, f.take}}
	if s.step == stepReorder {
		f.strip = newZoneStrip(d)
		f.cols.low, f.cols.share = f.strip.object, .42
	}
	f.long = t(long)
	f.cols.fits = f.fit
	f.tree = f.cols.container()
	return f
}

// proposals is the card with the orders that the program can make.
func (f *orderFace) proposals() fyne.CanvasObject {
	t, mark := f.desk.T, f.desk.Trace.Mark
	mix := ui.NewSmallButton(t("decipher.maker.mix"), ui.Soft, f.do.mix).WithIcon(ui.IconSwap)
	f.hard = ui.NewSmallButton(t("decipher.maker.hardest"), ui.Soft, f.do.hardest).WithIcon(ui.IconFlame)
	mark("mix", mix)
	mark("hardest", f.hard)
	body := ui.VGap(8,
		ui.NewText(t("decipher.maker.propose"), ui.Title, ui.Ink), ui.Space(0, 0),
		mix, ui.NewPara(t("decipher.maker.mix.help"), ui.Body, ui.Ink2), ui.Space(0, 4),
		f.hard, ui.NewPara(t("decipher.maker.hardest.help"), ui.Body, ui.Ink2))
	return ui.NewCardPad(0, ui.NewVScroll(ui.Inset(16, 24, 16, 24, body)))
}

// fit follows the size of the window.
func (f *orderFace) fit(size makerSize) {
	f.word.fit(size)
	height := size.height
	if f.strip != nil {
		height *= 1 - f.cols.share
		f.strip.fit(size)
	} else {
		handText(f.desk, f.take, f.long, f.desk.T("decipher.maker.take.short"), size.right)
	}
	inner := size.left - 2*cardPad(size.left) - 8
	f.row.fit(fyne.NewSize(inner, height-f.head.MinSize().Height-72))
	f.row.Refresh()
	f.scroll.Refresh()
}

func (f *orderFace) object() fyne.CanvasObject { return f.tree }

func (f *orderFace) render(s *makerState) {
	f.undo.SetEnabled(s.draft.CanUndo(), f.desk.T("common.illegal.undo"))
	icon := ui.IconFlame
	if s.tip.Order {
		icon = ui.IconBulb
	}
	f.hard.WithIcon(icon).Refresh()
	f.row.render(s)
	f.word.render(s)
	if f.strip != nil {
		f.strip.render(s)
	}
	f.cols.again()
}

func (f *orderFace) keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		shell.Guide("guide.decipher.order"),
		{Keys: "Left / Right / Up / Down", What: "decipher.maker.keys.piece"},
		{Keys: ", / . / Ctrl+Left / Ctrl+Right", What: "decipher.maker.keys.move"},
		{Keys: "F2", What: "decipher.maker.keys.mix"},
		{Keys: "F3", What: "decipher.maker.keys.hardest"},
		{Keys: "Enter", What: "decipher.maker.keys.take"},
		{Keys: "Backspace", What: "decipher.maker.keys.back"},
		{Keys: "Esc", What: "decipher.maker.keys.cover"},
	}
}

func (f *orderFace) act() { f.do.done() }

func (f *orderFace) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyF2:
		f.do.mix()
	case fyne.KeyF3:
		f.do.hardest()
	case fyne.KeyReturn, fyne.KeyEnter:
		f.act()
	case fyne.KeyBackspace:
		f.do.leave()
	case "Ctrl+Left":
		f.row.push(-1)
	case "Ctrl+Right":
		f.row.push(1)
	case "Ctrl+Up":
		f.row.push(-f.row.row.Columns)
	case "Ctrl+Down":
		f.row.push(f.row.row.Columns)
	default:
		return f.row.Key(e)
	}
	return true
}

// rune moves the piece under the cursor by comma and full stop.
func (f *orderFace) rune(r rune) bool {
	switch r {
	case ',':
		f.row.push(-1)
	case '.':
		f.row.push(1)
	default:
		return false
	}
	return true
}

func (f *orderFace) menu() []ui.MenuItem {
	t := f.desk.T
	return []ui.MenuItem{
		{Text: t("decipher.maker.mix"), Icon: ui.IconSwap, Shortcut: "F2", OnTap: f.do.mix},
		{Text: t("decipher.maker.hardest"), Icon: ui.IconFlame, Shortcut: "F3", OnTap: f.do.hardest},
	}
}
