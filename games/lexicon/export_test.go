package lexicon

import (
	"encoding/binary"

	"spieltisch/games/lexicon/internal/format"
)

// Reseal forges the checksum of changed data.
func Reseal(data []byte) {
	if len(data) >= format.HeaderLen {
		binary.LittleEndian.PutUint32(data[format.AtSum:], format.Checksum(data))
	}
}

// AtVersion is where the format's version stands.
const AtVersion = format.AtVersion

// Language is the code of the language, such as "de".
func (l *Lexicon) Language() string { return l.language }

// Lengths are the letters of the shortest and the longest key.
func (l *Lexicon) Lengths() (shortest, longest int) { return l.shortest, l.longest }
