package dicewords

import (
	"fmt"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/dicewords/paper"
	"spieltisch/locales"
)

// Game is Dicewords in the registry.
func Game() *table.Game {
	all := &shares{of: map[string]*share{}}
	return &table.Game{
		Kind:     dw.Kind{},
		MinSeats: dw.MinSeats,
		MaxSeats: dw.MaxSeats,
		Minutes:  25,
		Tint:     ui.ArcSoft,
		Cloth:    ui.DiceCloth,
		Picture:  picture,
		Position: position,
		Icon:     icon,
		Form:     newForm,
		Board:    table.OwnPages(newBoard, func(v dw.View) bool { return v.Options.Hides() }),
		Told:     marked,
		Logged:   logged,
		Sound:    table.SoundOf(heard),
		Stays:    map[string]games.ID{dw.TypeThrow: "table.undo.why.throw", dw.TypeChallenge: "table.undo.why.challenge", dw.TypeTimeUp: "table.undo.why.time"},
		Loud:     func(before, after any) float64 { return loud(before.(dw.View), after.(dw.View)) },
		Computers: func(d *table.Desk) table.Computers {
			return all.computers(d.Env, d.Public().(dw.View).Set, d.Listed(), table.Levels(d.Players()))
		},
		Edition:    think.Edition,
		Challenge:  boxes,
		Tips:       true,
		Reviews:    reviews(all),
		Prepared:   prepared,
		Puzzles:    puzzles(all),
		Worded:     true,
		Record:     recordName,
		Sign:       ui.IconDice,
		Settings:   func(env *shell.Env) table.Section { return newValues(env) },
		WordHint:   wordHint,
		RulesBlock: rulesBlock,
		Try:        try,
		Sheet:      &table.Sheet{Kind: paper.Kind{}, Worded: true, Signs: signs, Form: newPaperForm, Paper: func(d table.SheetDesk) table.Paper { return papers{d: d} }},
	}
}

// recordName says what a record's key stands for.
func recordName(env *shell.Env, key string) string {
	var target int
	var set, check string
	var kept, aids bool
	if _, err := fmt.Sscanf(key, "target=%d set=%s keptstay=%t aids=%t check=%s", &target, &set, &kept, &aids, &check); err != nil {
		return key
	}
	parts := []string{env.T("dicewords.record.target", games.Args{"Target": target}), env.T(games.ID("dicewords.check." + check))}
	if kept {
		parts = append(parts, env.T("dicewords.keptstay"))
	}
	if aids {
		parts = append(parts, env.T("dicewords.aids"))
	}
	lang := locales.German
	if strings.HasSuffix(key, " "+dw.RecordEnglish) {
		lang = locales.English
	}
	parts = append(parts, form.WordsChip(env, lang)...)
	if box, err := boxSet(lang); err == nil && fmt.Sprintf("%016x", box.Hash()) != set {
		parts = append(parts, env.T("dicewords.record.house"))
	}
	return strings.Join(parts, " · ")
}
