// Package lexicon reads the word lists: is it a word, how common is it, how is it
// really spelled, what is it a form of, and which words do some letters spell.
//
// A Lexicon is the packed file itself. Nothing is unpacked when it is opened, it
// is never written to, and any number of goroutines may ask it at once.
//
// A TermList is a lexicon of what Wörterklauer takes, for computers that look for words.
//
// Keys are upper case A–Z Ä Ö Ü with SS for ß; Fold makes them.
//
// # The file
//
// All numbers are little-endian. The header (see internal/format) is followed by:
//
//	nodes     minimal automaton of all keys, children before parents
//	tiers     3 bits a word: 1 (core) to 6 (rare)
//	codes     a few bits a word: number of its analysis, all ones = see wide
//	wide      sparse column of 16-bit analysis numbers
//	ranks     sparse column of 16-bit frequency ranks
//	starts    32-bit ends of the analyses in texts, with a 0 in front
//	texts     the analyses, see analysis.go
//
// A word's number is its place in the order of the keys. A node is
//
//	uint32    bits 0–28 which letters go on, bit 29 a word ends here,
//	          bits 30–31 width w of the counts in bytes
//	3 × n     offset of the child for each letter that goes on
//	w × (n-1) words below the children left of this one, from the second child on
//
// so that walking a key also adds up its number. A sparse column is a bit for
// each word, a 32-bit count of the bits before every 512, and the values.
package lexicon
