package woerterklauer

import (
	"slices"

	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// Chips implements table.Chipped.
func (b *Board) Chips() []string {
	o := b.state.view.Options
	return slices.Concat( // the last ones give way first where there is no room
		[]string{b.desk.T("studio.chip.level", games.Args{"Level": roman(o.Level)})},
		form.WordsChip(b.desk.Env, wordsOf(b.state.view)),
		[]string{b.desk.T("studio.chip.size", games.Args{"Size": o.Size}), b.desk.T("studio.chip.round", games.Args{"Round": b.state.view.Round()})},
	)
}

// roman is a level as the rules number it.
func roman(l wk.Level) string {
	return [...]string{"", "I", "II", "III", "IV"}[max(0, min(l, wk.LevelIV))]
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
	if b.state.main() == moveNone {
		return items
	}
	now := ""
	if b.state.view.Phase != wk.PhaseLay || b.state.due {
		now = t(wk.IllegalNow)
	}
	return append(items, ui.MenuItem{Text: t("judge.give_up"), Icon: ui.IconFlag, Disabled: now, OnTap: b.giveUp})
}
