package davinci

import (
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/davinci/paper"
)

// Game is Da Vinci Code in the registry.
func Game() *table.Game {
	return &table.Game{
		Kind:      dv.Kind{},
		MinSeats:  dv.MinSeats,
		MaxSeats:  dv.MaxSeats,
		Minutes:   15,
		Tint:      ui.USoft,
		Cloth:     ui.DavinciCloth,
		Picture:   picture,
		Position:  position,
		Icon:      icon,
		Form:      newForm,
		Board:     table.BoardOf(newBoard),
		Sound:     table.SoundOf(heard),
		Stays:     map[string]games.ID{dv.TypeDeal: "table.undo.why.draw", dv.TypeDraw: "table.undo.why.draw", dv.TypeGuess: "table.undo.why.guess", dv.TypeTimeUp: "table.undo.why.time"},
		Tips:      true,
		Computers: func(*table.Desk) table.Computers { return computers{} },
		Reviews:   reviews(),
		Prepared:  prepared,
		Puzzles:   puzzles(),
		Announce:  announce,
		Told:      placed,
		Sign:      ui.IconLock,
		Secrets:   true,

		RulesBlock: rulesBlock,
		Try:        try,
		Sheet:      &table.Sheet{Kind: paper.Kind{}, Form: newPaperForm, Paper: func(d table.SheetDesk) table.Paper { return papers{d: d} }},
	}
}
