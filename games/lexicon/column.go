package lexicon

import (
	"encoding/binary"
	"math/bits"

	"spieltisch/games/lexicon/internal/format"
)

// packed reads value i of a column with width bits (at most 24) a value.
func packed(col []byte, width, i int) int {
	at := i * width
	return int(binary.LittleEndian.Uint32(col[at/8:])>>(at%8)) & (1<<width - 1)
}

// sparse is a column in which few words have a value.
type sparse struct{ bits, sums, values []byte }

// get is the value of word i, which must be below the n that the lengths were
// checked for. Of damaged data any value may come, or none.
func (s sparse) get(i int) (int, bool) {
	word := binary.LittleEndian.Uint64(s.bits[i/64*8:])
	if word>>(i%64)&1 == 0 {
		return 0, false
	}
	at := int(binary.LittleEndian.Uint32(s.sums[i/format.SumEvery*4:]))
	for w := i / format.SumEvery * (format.SumEvery / 64); w < i/64; w++ {
		at += bits.OnesCount64(binary.LittleEndian.Uint64(s.bits[w*8:]))
	}
	at += bits.OnesCount64(word & (1<<(i%64) - 1))
	if at >= len(s.values)/2 {
		return 0, false
	}
	return int(binary.LittleEndian.Uint16(s.values[2*at:])), true
}
