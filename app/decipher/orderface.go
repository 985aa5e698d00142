package decipher

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/each"
)

// orderFace is where the order of the pieces is made: of a new word, or of what is left between two turns.
type orderFace struct {
	*makerMat
	row  *pieceRow
	undo *ui.IconButton
	hard *ui.Button
	take *ui.Button
}

// takeWidth is the room that the main button has, and its least width; toolHigh is the height of all buttons in the tray.
const (
	takeWidth float32 = 370
	takeLeast float32 = 240
	toolHigh  float32 = 44
)

func newOrderFace(m *makerMat) *orderFace {
	t, mark, s, do := m.desk.T, m.desk.Trace.Mark, m.s, m.do
	f := &orderFace{makerMat: m, row: newPieceRow(m.desk, s, do)}
	f.undo = ui.NewIconButton(ui.IconUndo, t("common.undo"), ui.Secondary, func() { do.undo() }).WithKey(m.desk.KeyName("Ctrl+Z"))
	tool := func(id games.ID, kind ui.Kind, tap func()) *ui.Button {
		return ui.NewButton(t(id), kind, tap).WithHeight(toolHigh)
	}
	f.hard = tool("decipher.maker.hardest", ui.Secondary, do.hardest).WithIcon(ui.IconFlame)
	f.hard.SetTip(t("decipher.maker.hardest.help"))
	mix := tool("decipher.maker.mix", ui.Secondary, do.mix).WithIcon(ui.IconSwap)
	mix.SetTip(t("decipher.maker.mix.help"))
	seekers := slices.DeleteFunc(each.Of(s.view.Seats, func(x dc.SeatView) games.Seat { return x.Seat }), func(x games.Seat) bool { return x == s.view.Maker })
	help, leave := m.desk.Say("decipher.maker.order.help", games.Args{"Seats": seekers, "N": len(seekers)}), ui.NewButton(t("decipher.maker.back"), ui.Secondary, do.leave)
	f.take = ui.NewMainButton(t("decipher.maker.take"), do.done).WithIcon(ui.IconLock).WithMinWidth(takeLeast)
	if s.step == stepReorder { // the foot is the pieces', and what goes on stands in the tray
		help, leave, f.take = t("decipher.maker.reorder.help"), tool("common.cancel", ui.Secondary, do.leave), tool("decipher.maker.done", ui.Primary, do.done)
	}
	head := []fyne.CanvasObject{ui.Space(22, 0), ui.Stretch(ui.VGap(0, ui.NewText(t("decipher.maker.order"), ui.Title, ui.Ink).Truncate(), ui.NewPara(help, ui.Strong, ui.Ink2).MaxLines(2))), mix, f.hard, ui.MinSized(toolHigh, toolHigh, f.undo)}
	for name, o := range map[string]fyne.CanvasObject{"mix": mix, "hardest": f.hard, "pieces": f.row, "primary": f.take, "back": leave} {
		mark(name, o)
	}
	if s.step == stepReorder {
		ledges := float32(1 + len(s.draft.Order)/13) // twelve have room on one
		f.lay(ui.HMid(8, append(head, leave, f.take, ui.Space(14, 0))...), ui.Band{Object: f.zones, Least: 304 - 86*ledges, Fills: true}, ui.Band{Object: f.row, Least: 96 * ledges, Good: 90*ledges + 52})
	} else { // nothing lies in the zones yet
		f.lay(ui.HMid(8, append(head, ui.Space(14, 0))...), ui.Band{Object: f.row.middle(), Least: 250, Fills: true}, f.wordFoot(ui.HMid(12, leave, f.take)))
	}
	return f
}

func (f *orderFace) render(s *makerState) {
	f.undo.SetEnabled(s.draft.CanUndo(), f.desk.T("common.illegal.undo"))
	icon := ui.IconFlame
	if s.tip.Order {
		icon = ui.IconBulb
	}
	f.hard.WithIcon(icon).Refresh()
	if s.step == stepOrder {
		handText(f.desk, f.take, f.desk.T("decipher.maker.take"), f.desk.T("decipher.maker.take.short"), takeWidth-80)
	}
	f.makerMat.render(s)
	f.row.render(s)
}

func (f *orderFace) keys() []shell.KeyHelp {
	arrows := "Left / Right"
	if f.row.row.Lines() > 1 {
		arrows += " / Up / Down"
	}
	return []shell.KeyHelp{
		shell.Guide("guide.decipher.order"),
		{Keys: arrows, What: "decipher.maker.keys.piece"},
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
