package woerterklauer

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// Chips implements table.Chipped.
func (b *Board) Chips() []string {
	o := b.view.Options
	return []string{
		b.desk.T("studio.chip.level", games.Args{"Level": roman(o.Level)}),
		b.desk.T("studio.chip.size", games.Args{"Size": o.Size}),
		b.desk.T("studio.chip.turn", games.Args{"Number": b.view.TurnNumber}),
	}
}

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem {
	t := b.desk.T
	items := []ui.MenuItem{
		{Text: t("studio.fit"), Icon: ui.IconSearch, Shortcut: "F5", OnTap: b.field.fit},
		{Text: t("studio.center"), Icon: ui.IconCenter, Shortcut: "F6", OnTap: b.field.center},
		{Text: t("studio.larger"), Icon: ui.IconPlus, Shortcut: "+", OnTap: func() { b.field.zoomMiddle(1) }},
		{Text: t("studio.smaller"), Icon: ui.IconMinus, Shortcut: "-", OnTap: func() { b.field.zoomMiddle(-1) }},
	}
	return append(items, b.cardMenu()...)
}

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp {
	return append([]shell.KeyHelp{
		{Keys: "Left / Right / Up / Down", What: "studio.keys.arrows"},
		{Keys: "Letters", What: "studio.keys.letters"},
		{Keys: "Space", What: "studio.keys.space"},
		{Keys: "Backspace / Del", What: "studio.keys.backspace"},
		{Keys: "Enter", What: "studio.keys.enter"},
		{Keys: "Shift+Enter", What: "studio.keys.run"},
		{Keys: "Shift+Left / Shift+Right", What: "studio.keys.shove"},
		{Keys: "+ / -", What: "studio.keys.zoom"},
		{Keys: "F5 / F6", What: "studio.keys.fit"},
		{Keys: "F2", What: "studio.keys.pool"},
		{Keys: "F3", What: "studio.keys.back"},
	}, b.cardKeys()...)
}

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyEscape:
		if b.choosing() && b.joker {
			b.leaveJoker()
			return true
		}
		return b.release()
	case fyne.KeyF5:
		b.field.fit()
	case fyne.KeyF6:
		b.field.center()
	case fyne.KeyF2:
		b.focusPool()
	case fyne.KeyF3:
		b.back()
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyBackspace, fyne.KeyDelete:
		if !b.laying() {
			return false
		}
		b.focusField()
		b.field.TypedKey(e)
	default:
		return b.cardKey(e)
	}
	return true
}

// Rune implements table.Keyed: letters are laid wherever the focus is.
func (b *Board) Rune(r rune) bool {
	if r == '+' || r == '-' {
		b.field.TypedRune(r)
		return true
	}
	if b.choosing() && letterRune(r) {
		b.chooseLetter(r)
		return true
	}
	if !b.laying() || !letterRune(r) {
		return false
	}
	b.focusField()
	b.field.TypedRune(r)
	return true
}

// focusField gives the field the keyboard.
func (b *Board) focusField() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b.field); c != nil {
		c.Focus(b.field)
	}
}

func (b *Board) focusPool() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b.pool.tiles); c != nil {
		c.Focus(b.pool.tiles)
	}
}

// TraceDraft implements table.Tracer: what lies where, and whether it is lawful.
func (b *Board) TraceDraft() string {
	laid := make([]string, len(b.draft.Laid))
	for i, l := range b.draft.Laid {
		laid[i] = l.String()
	}
	return "laid=" + strings.Join(laid, ";") + " lawful=" + strconv.FormatBool(b.verdict.Lawful) + " lead=" + strconv.Itoa(b.verdict.Lead) + " " + b.traceView()
}

// roman is a level as the rules number it.
func roman(l wk.Level) string {
	return [...]string{"", "I", "II", "III", "IV"}[max(0, min(l, wk.LevelIV))]
}

// letterRune tells whether typing it lays a tile.
func letterRune(r rune) bool { return wk.Fold(string(r)) != "" }
