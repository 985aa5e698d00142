// Package dicewords is the game Dicewords by Graham Lipscomb: throw ten letter
// dice up to three times, keep the good ones, and declare one word. A word counts
// the sum of its letters' values times its length.
//
// A turn is Throw (all ten), up to two more Throws of some dice, then Declare or
// Pass. Depending on Options.Check a declared word needs a ruling at once
// (dictionary), may be challenged until the next throw (challenge), or just stands
// (trust). Whoever reaches the target ends the game with the round.
//
// The faces and letter values are data of the match (Set), never of this package.
// There are no secrets but the seed, and a round that is hidden until all have played it
// (same.go): else every seat and the table see the same View.
// The rules stand in RULES.md; [B] and [D] there tell the
// rulebook's word from our decision.
package dicewords
