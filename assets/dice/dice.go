// Package dice embeds the dice sets of Dicewords: for each die its colour id,
// identifier mark (Dot tells two dice with the same mark apart) and six faces; for
// each letter its points and their Source: "proved" by the sums printed in the
// rulebook, or "reconstructed" so that they satisfy all of those sums.
package dice

import _ "embed"

// German is the German set as dicewords.ParseSet reads it.
//
//go:embed german.json
var German []byte
