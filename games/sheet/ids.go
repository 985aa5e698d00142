package sheet

import "spieltisch/games"

// Refusals that all sheets share. Args are named behind each.
const (
	IllegalSum   games.ID = "sheet.illegal.sum"   // Text: not a whole number or a sum of them
	IllegalBig   games.ID = "sheet.illegal.big"   // Max: a number or sum beyond it
	IllegalLong  games.ID = "sheet.illegal.long"  // Max: so many characters at most
	IllegalCell  games.ID = "sheet.illegal.cell"  // this sheet has no such cell
	IllegalRow   games.ID = "sheet.illegal.row"   // Max: no such row
	IllegalEnd   games.ID = "sheet.illegal.end"   // not a way to end a game early
	IllegalUndo  games.ID = "sheet.illegal.undo"  // nothing to take back
	IllegalRedo  games.ID = "sheet.illegal.redo"  // nothing was taken back
	IllegalMixed games.ID = "sheet.illegal.mixed" // Row: points are typed there; counted things can't stand next to them, or the other way round
)
