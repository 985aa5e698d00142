package lexicon

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/bits"
)

// ErrDamaged means that the data is no lexicon, or not all of it, or changed.
var ErrDamaged = errors.New("lexicon: damaged data")

// ErrVersion means sound data of a format that this program does not read.
var ErrVersion = errors.New("lexicon: other format version")

// The header: magic, version, checksum (CRC-32C of everything but itself),
// language, words, shortest and longest key in letters, bits of a code, 0, offset
// of the root, number of analyses, lengths of the sections.
const (
	magic      = "SPTLEX"
	version    = 1
	atVersion  = 6
	atSum      = 8
	atLanguage = 12
	atWords    = 16
	atShortest = 20
	atLongest  = 21
	atCodeBits = 22
	atRoot     = 24
	atAnalyses = 28
	atSections = 32
	headerLen  = atSections + 4*sections
)

// The sections in the order of the file.
const (
	secNodes = iota
	secTiers
	secCodes
	secWideBits
	secWideSums
	secWideValues
	secRankBits
	secRankSums
	secRankValues
	secStarts
	secTexts
	sections
)

const (
	maskLetters = 1<<Letters - 1
	bitWord     = 1 << 29
	shiftWidth  = 30
	// nodePad follows the last node, so that reading any node, whatever its
	// header says, stays inside the section: 4 + 29×3 + 28×3, rounded up for
	// 32-bit reads.
	nodePad  = 180
	tierBits = 3
	maxTier  = 6
	// maxLetters is the longest key that can be packed.
	maxLetters = 24
)

// checksum is over all of data but the checksum itself.
func checksum(data []byte) uint32 {
	table := crc32.MakeTable(crc32.Castagnoli)
	return crc32.Update(crc32.Checksum(data[:atSum], table), table, data[atSum+4:])
}

// packedLen is the length of n values of width bits, with room for a 32-bit read of the last.
func packedLen(n, width int) int { return (n*width+7)/8 + 4 }

// packed reads value i of a column with width bits (at most 24) a value.
func packed(col []byte, width, i int) int {
	at := i * width
	return int(binary.LittleEndian.Uint32(col[at/8:])>>(at%8)) & (1<<width - 1)
}

const sumEvery = 512 // bits

// sparse is a column in which few words have a value.
type sparse struct{ bits, sums, values []byte }

func sparseBitsLen(n int) int { return (n + 63) / 64 * 8 }
func sparseSumsLen(n int) int { return (n + sumEvery - 1) / sumEvery * 4 }

// get is the value of word i, which must be below the n that the lengths were
// checked for. Of damaged data any value may come, or none.
func (s sparse) get(i int) (int, bool) {
	word := binary.LittleEndian.Uint64(s.bits[i/64*8:])
	if word>>(i%64)&1 == 0 {
		return 0, false
	}
	at := int(binary.LittleEndian.Uint32(s.sums[i/sumEvery*4:]))
	for w := i / sumEvery * (sumEvery / 64); w < i/64; w++ {
		at += bits.OnesCount64(binary.LittleEndian.Uint64(s.bits[w*8:]))
	}
	at += bits.OnesCount64(word & (1<<(i%64) - 1))
	if at >= len(s.values)/2 {
		return 0, false
	}
	return int(binary.LittleEndian.Uint16(s.values[2*at:])), true
}
