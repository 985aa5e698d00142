package lexicon

import "encoding/binary"

// Reseal forges the checksum of changed data.
func Reseal(data []byte) {
	if len(data) >= headerLen {
		binary.LittleEndian.PutUint32(data[atSum:], checksum(data))
	}
}

// AtVersion is where the format's version stands.
const AtVersion = atVersion
