package lexicon

import (
	"encoding/binary"
	"fmt"
	"strings"
)

// Lexicon is an opened word list.
type Lexicon struct {
	id                string
	language          string
	words             int
	shortest, longest int
	root              uint32
	lastNode          uint32 // no node begins behind it
	codeBits          int
	analyses          int

	nodes, tiers, codes []byte
	wide, ranks         sparse
	starts, texts       []byte

	more *Lexicon // words that are known besides, see With
}

// Open checks packed data and reads from it from then on; it must not be changed
// any more. The error is ErrDamaged or ErrVersion.
//
// Data whose checksum was forged may open; then answers are wrong, but nothing
// panics.
func Open(data []byte) (*Lexicon, error) {
	if len(data) < headerLen || string(data[:len(magic)]) != magic {
		return nil, ErrDamaged
	}
	sum := binary.LittleEndian.Uint32(data[atSum:])
	if sum != checksum(data) {
		return nil, ErrDamaged
	}
	if binary.LittleEndian.Uint16(data[atVersion:]) != version {
		return nil, ErrVersion
	}
	u32 := func(at int) int { return int(binary.LittleEndian.Uint32(data[at:])) }
	var sec [sections][]byte
	at := headerLen
	for i := range sec {
		n := u32(atSections + 4*i)
		if n > len(data)-at {
			return nil, ErrDamaged
		}
		sec[i] = data[at : at+n : at+n]
		at += n
	}
	l := &Lexicon{
		language: strings.TrimRight(string(data[atLanguage:atWords]), "\x00"),
		words:    u32(atWords),
		shortest: int(data[atShortest]),
		longest:  int(data[atLongest]),
		root:     uint32(u32(atRoot)),
		codeBits: int(data[atCodeBits]),
		analyses: u32(atAnalyses),
		nodes:    sec[secNodes],
		tiers:    sec[secTiers],
		codes:    sec[secCodes],
		wide:     sparse{sec[secWideBits], sec[secWideSums], sec[secWideValues]},
		ranks:    sparse{sec[secRankBits], sec[secRankSums], sec[secRankValues]},
		starts:   sec[secStarts],
		texts:    sec[secTexts],
	}
	if at != len(data) || !l.fits() {
		return nil, ErrDamaged
	}
	l.lastNode = uint32(len(l.nodes) - nodePad)
	l.id = fmt.Sprintf("%s-%08x", l.language, sum)
	return l, nil
}

// fits tells whether the sections are as long as reading them relies on.
func (l *Lexicon) fits() bool {
	return l.longest <= maxLetters &&
		l.codeBits >= 1 && l.codeBits <= 16 &&
		len(l.nodes) >= nodePad && len(l.nodes) < 1<<24 &&
		len(l.tiers) == packedLen(l.words, tierBits) &&
		len(l.codes) == packedLen(l.words, l.codeBits) &&
		l.wide.fits(l.words) && l.ranks.fits(l.words) &&
		len(l.starts) == 4*(l.analyses+1)
}

func (s sparse) fits(n int) bool {
	return len(s.bits) == sparseBitsLen(n) && len(s.sums) == sparseSumsLen(n)
}

// ID is the language and the checksum, such as "de-1c291ca3": another list has another ID.
func (l *Lexicon) ID() string { return l.id }

// Len is the number of keys.
func (l *Lexicon) Len() int { return l.words }
