// Package dice embeds the dice sets of Dicewords: for each die its colour id,
// identifier mark (Dot tells two dice with the same mark apart) and six faces; for
// each letter its points and their Source: "proved" by the sums printed in the
// rulebook, "reconstructed" so that they satisfy all of those sums, or "own".
package dice

import _ "embed"

// German is the German set as dicewords.ParseSet reads it.
//
//go:embed german.json
var German []byte

// English is our own English set as dicewords.ParseSet reads it. What is known of the publisher's is kept: a vowel die with the
// joker, the vowels and Y, seven dice with one rare letter each; the values follow how often and how usefully a letter occurs.
//
//go:embed english.json
var English []byte
