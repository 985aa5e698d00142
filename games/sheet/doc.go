// Package sheet is the score sheet of a game that is played with the real box. It is
// the same for all games: cells that keep what was typed, edits that land whole or not
// at all, a log of them with undo, and what follows from the cells: points, totals, the
// result. Each game's package paper (games/<game>/paper) says which cells there are,
// what may stand in them, and counts them with the Tallies of its game: nothing else
// computes points.
//
// A page opens a sheet with Replay(kind, setup, rows). Entering something is
//
//	next, row, changed, err := log.Set(edit)   // err: a refusal to show, nothing has changed
//	score := next.Sheet().Score()
//
// and then store.AppendEdit with the row, score.Standing() and score.Outcome; only when that
// has succeeded, next is shown. A preview is log.Sheet().Apply(edit), which keeps nothing.
//
// What a sheet counts depends on its cells alone, never on the way to them. Sheets, like
// matches, know seats and never people, and they are values.
package sheet
