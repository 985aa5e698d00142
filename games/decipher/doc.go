// Package decipher is the game Decipher (Letter Piece Games): one player makes a
// secret word of 3 to 6 letters, the others are given its letter pieces one by one,
// ask into which zone each goes, and guess the word.
//
// A round is SetWord by the Puzzle Maker, then turns of the Word Seekers: a piece
// comes (Take, or Give by the Puzzle Maker, or AskPiece in Bonus Mode) and is placed
// by Ask, or the Seeker passes. Guess is possible at any time. Next, by the table,
// begins the next round. The engine answers from the word, so answers are right.
//
// Pieces of the letters and the stock are data of the match (Setup), never of this
// package. The word, the pieces not given and their order are known to the Puzzle
// Maker's View only. Advice about a word is computed from a lexicon outside the match
// (Index, CheckSecret, Suggest), never in Apply.
//
// The rules stand in RULES.md; [B] and [D] there tell the rulebook's
// word from our decision.
package decipher
