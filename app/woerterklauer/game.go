package woerterklauer

import (
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/games/woerterklauer/paper"
)

// Game is Wörterklauer in the registry.
func Game() *table.Game {
	return &table.Game{
		Kind:      wk.Kind{},
		MinSeats:  wk.Seats,
		MaxSeats:  wk.Seats,
		Minutes:   20,
		Tint:      ui.ShortSoft,
		Cloth:     ui.KlauerCloth,
		Picture:   picture,
		Position:  position,
		Icon:      icon,
		Form:      newForm,
		Sheet:     &table.Sheet{Kind: paper.Kind{}, Turns: true, Form: newPaperForm, Paper: func(d table.SheetDesk) table.Paper { return papers{d: d} }},
		Board:     table.BoardOf(newBoard),
		Sound:     table.SoundOf(heard),
		Stays:     map[string]games.ID{wk.TypeDraw: "table.undo.why.draw", wk.TypeSwap: "table.undo.why.draw", wk.TypeTimeUp: "table.undo.why.time"},
		Computers: newComputers,
		Tips:      true,
		Reviews:   reviews(),
		Prepared:  prepared,
		Puzzles:   puzzles(),
		Worded:    true,
		Letters:   true,
		Sign:      ui.IconSwap,

		WordHint:   wordHint,
		RulesBlock: rulesBlock,
		Try:        try,
	}
}
