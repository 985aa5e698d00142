package dicewords

import (
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Chips implements table.Chipped.
func (b *Board) Chips() []string {
	o := b.state.view.Options
	id := map[bool]games.ID{true: "dicewords.chip.last", false: "dicewords.chip.round"}[b.state.lastRound()]
	round := b.desk.T(id, games.Args{"Round": b.state.view.Round, "Of": o.Rounds})
	// The last ones give way first where there is no room; a narrow page has one.
	chips := append(form.WordsChip(b.desk.Env, wordsOf(b.state.view.Set)), round, b.desk.T(games.ID("dicewords.check."+string(o.Check))))
	if o.DoubtCost > 0 {
		chips = append(chips, b.desk.T("dicewords.chip.doubt_cost", games.Args{"Points": o.DoubtCost}))
	}
	if o.Same {
		chips = append(chips, b.desk.T("dicewords.same"))
	}
	if o.KeptStay {
		chips = append(chips, b.desk.T("dicewords.keptstay"))
	}
	return chips
}

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem {
	t := b.desk.T
	items := []ui.MenuItem{
		{Text: t("dicewords.sort"), Icon: ui.IconLetters, Shortcut: "F2", OnTap: b.edits.sort},
		{Text: t("dicewords.shuffle"), Icon: ui.IconSwap, Shortcut: "F3", OnTap: b.edits.shuffle},
		{Text: t("dicewords.reckoner"), Icon: ui.IconPlus, Shortcut: "F4", OnTap: func() { showReckoner(b.desk, b.state) }},
	}
	if b.state.declaring() {
		items = append(items, ui.MenuItem{Text: t("dicewords.pass"), Icon: ui.IconMinus, Shortcut: "F8", OnTap: b.pass})
	}
	return items
}
