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
		form.WordsChip(b.desk.Env, wordsOf(b.state.view)),
		[]string{b.desk.T("studio.chip.level", games.Args{"Level": roman(o.Level)}), b.desk.T("studio.chip.size", games.Args{"Size": o.Size}), b.desk.T("studio.chip.round", games.Args{"Round": b.state.view.Round()})},
	)
}

// roman is a level as the rules number it.
func roman(l wk.Level) string {
	return [...]string{"", "I", "II", "III", "IV"}[max(0, min(l, wk.LevelIV))]
}

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem {
	t := b.desk.T
	if b.state.main() <= moveResult {
		return nil
	}
	now := ""
	if b.state.view.Phase != wk.PhaseLay || b.state.due {
		now = t(wk.IllegalNow)
	}
	back := now
	if now == "" && !b.state.changed() {
		back = t("judge.back.none")
	}
	return []ui.MenuItem{
		{Text: t("judge.back"), Icon: ui.IconFirst, Shortcut: "F3", Disabled: back, OnTap: b.back},
		{Text: t("judge.give_up"), Icon: ui.IconFlag, Disabled: now, OnTap: b.giveUp},
	}
}
