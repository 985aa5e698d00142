package decipher

import (
	"strings"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// printed is a word as it is printed, with the apostrophe of print.
func printed(word string) string { return strings.ReplaceAll(word, "'", "’") }

// countArgs are the args of a text that depends on one number.
func countArgs(n int) games.Args { return games.Args{"N": n} }

// verdict is an answer as a chip shows it, by the words for both: text, icon and colours.
func verdict(d *table.Desk, on bool, yes, no games.ID) (text string, icon ui.IconName, fill, tok ui.Token) {
	if on {
		return d.T(yes), ui.IconCheck, ui.None, ui.OK
	}
	return d.T(no), ui.IconX, ui.None, ui.Ink
}

// facts are the chips of both pages: only what everybody knows.
func facts(d *table.Desk, v dc.View) []string {
	if v.Letters == nil {
		return nil
	}
	return []string{
		d.T("decipher.chip.round", games.Args{"Round": v.Round, "Rounds": v.Rounds}),
		d.T("decipher.chip.letters", games.Args{"N": v.Options.Length}),
		d.T(games.ID("decipher.language." + string(v.Options.Language))),
	}
}
