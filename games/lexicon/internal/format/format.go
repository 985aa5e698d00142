// Package format is how a word list lies in its file: what its reader and its packer share.
package format

import (
	"hash/crc32"
	"strconv"
	"strings"
	"unicode"
)

// The header: magic, version, checksum (CRC-32C of everything but itself),
// language, words, shortest and longest key in letters, bits of a code, 0, offset
// of the root, number of analyses, lengths of the sections.
const (
	Magic      = "SPTLEX"
	Version    = 1
	AtVersion  = 6
	AtSum      = 8
	AtLanguage = 12
	AtWords    = 16
	AtShortest = 20
	AtLongest  = 21
	AtCodeBits = 22
	AtRoot     = 24
	AtAnalyses = 28
	AtSections = 32
	HeaderLen  = AtSections + 4*Sections
)

// The sections in the order of the file.
const (
	Nodes = iota
	Tiers
	Codes
	WideBits
	WideSums
	WideValues
	RankBits
	RankSums
	RankValues
	Starts
	Texts
	Sections
)

// The nodes, and how large words and tiers may be.
const (
	BitWord     = 1 << 29 // above the letters
	MaskLetters = BitWord - 1
	ShiftWidth  = 30
	// NodePad follows the last node, so that reading any node, whatever its
	// header says, stays inside the section: 4 + 29×3 + 28×3, rounded up for
	// 32-bit reads.
	NodePad  = 180
	TierBits = 3
	MaxTier  = 6
	// MaxLetters is the longest key that can be packed.
	MaxLetters = 24
)

// Checksum is over all of data but the checksum itself.
func Checksum(data []byte) uint32 {
	table := crc32.MakeTable(crc32.Castagnoli)
	return crc32.Update(crc32.Checksum(data[:AtSum], table), table, data[AtSum+4:])
}

// PackedLen is the length of n values of width bits, with room for a 32-bit read of the last.
func PackedLen(n, width int) int { return (n*width+7)/8 + 4 }

// SumEvery is after how many bits of a sparse column a count stands.
const SumEvery = 512

// SparseBitsLen is the length of the bits of a sparse column of n words.
func SparseBitsLen(n int) int { return (n + 63) / 64 * 8 }

// SparseSumsLen is that of the counts between them.
func SparseSumsLen(n int) int { return (n + SumEvery - 1) / SumEvery * 4 }

// Spell is the spelling of key that an analysis' head describes.
func Spell(key, head string) string {
	if text, ok := strings.CutPrefix(head, "="); ok {
		return text
	}
	head, capital := strings.CutPrefix(head, "^")
	r := []rune(strings.ToLower(key))
	if places, ok := strings.CutPrefix(head, "~"); ok {
		list := strings.Split(places, ".")
		for i := len(list) - 1; i >= 0; i-- { // from the end, so that earlier places stay
			at, err := strconv.Atoi(list[i])
			if err == nil && at >= 0 && at+2 <= len(r) {
				r = append(append(r[:at:at], 'ß'), r[at+2:]...)
			}
		}
	}
	if capital && len(r) > 0 {
		r[0] = unicode.ToUpper(r[0])
	}
	return string(r)
}
