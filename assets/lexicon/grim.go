package lexicon

import (
	_ "embed"
	"slices"
)

var (
	//go:embed grim_de.txt
	grimGerman string
	//go:embed crude_de.txt
	crudeGerman string
	//go:embed contracted_de.txt
	contractedGerman string
	//go:embed grim_en.txt
	grimEnglish string
	//go:embed crude_en.txt
	crudeEnglish string
)

// GrimGerman are the German words that a child isn't given to read, besides BlockedGerman.
func GrimGerman() []string { return words(grimGerman) }

// CrudeGerman are longer German words that no computer, tip or review says, besides BlockedGerman and GrimGerman.
func CrudeGerman() []string { return words(crudeGerman) }

// MuteGerman are all German words that no computer, tip, review or puzzle says.
func MuteGerman() []string { return slices.Concat(BlockedGerman(), GrimGerman(), CrudeGerman()) }

// ContractedGerman are forms of everyday adjectives without an E that nobody says: Wörterklauer's list has them as everyday words.
func ContractedGerman() []string { return words(contractedGerman) }

// UnsaidGerman are all German words that Wörterklauer doesn't say: MuteGerman, and ContractedGerman, which Dicewords leaves out by a
// rule of its own.
func UnsaidGerman() []string { return slices.Concat(MuteGerman(), ContractedGerman()) }

// GrimEnglish is GrimGerman for English words.
func GrimEnglish() []string { return words(grimEnglish) }

// CrudeEnglish is CrudeGerman for English words.
func CrudeEnglish() []string { return words(crudeEnglish) }

// MuteEnglish is MuteGerman for English words.
func MuteEnglish() []string { return slices.Concat(BlockedEnglish(), GrimEnglish(), CrudeEnglish()) }
