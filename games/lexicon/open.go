package lexicon

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"

	"spieltisch/games/lexicon/internal/format"
)

// ErrDamaged means that the data is no lexicon, or not all of it, or changed.
var ErrDamaged = errors.New("lexicon: damaged data")

// ErrVersion means sound data of a format that this program does not read.
var ErrVersion = errors.New("lexicon: other format version")

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
	if len(data) < format.HeaderLen || string(data[:len(format.Magic)]) != format.Magic {
		return nil, ErrDamaged
	}
	sum := binary.LittleEndian.Uint32(data[format.AtSum:])
	if sum != format.Checksum(data) {
		return nil, ErrDamaged
	}
	if binary.LittleEndian.Uint16(data[format.AtVersion:]) != format.Version {
		return nil, ErrVersion
	}
	u32 := func(at int) int { return int(binary.LittleEndian.Uint32(data[at:])) }
	var sec [format.Sections][]byte
	at := format.HeaderLen
	for i := range sec {
		n := u32(format.AtSections + 4*i)
		if n > len(data)-at {
			return nil, ErrDamaged
		}
		sec[i] = data[at : at+n : at+n]
		at += n
	}
	l := &Lexicon{
		language: strings.TrimRight(string(data[format.AtLanguage:format.AtWords]), "\x00"),
		words:    u32(format.AtWords),
		shortest: int(data[format.AtShortest]),
		longest:  int(data[format.AtLongest]),
		root:     uint32(u32(format.AtRoot)),
		codeBits: int(data[format.AtCodeBits]),
		analyses: u32(format.AtAnalyses),
		nodes:    sec[format.Nodes],
		tiers:    sec[format.Tiers],
		codes:    sec[format.Codes],
		wide:     sparse{sec[format.WideBits], sec[format.WideSums], sec[format.WideValues]},
		ranks:    sparse{sec[format.RankBits], sec[format.RankSums], sec[format.RankValues]},
		starts:   sec[format.Starts],
		texts:    sec[format.Texts],
	}
	if at != len(data) || !l.fits() {
		return nil, ErrDamaged
	}
	l.lastNode = uint32(len(l.nodes) - format.NodePad)
	l.id = fmt.Sprintf("%s-%08x", l.language, sum)
	return l, nil
}

// fits tells whether the sections are as long as reading them relies on.
func (l *Lexicon) fits() bool {
	return l.longest <= format.MaxLetters &&
		l.codeBits >= 1 && l.codeBits <= 16 &&
		len(l.nodes) >= format.NodePad && len(l.nodes) < 1<<24 &&
		len(l.tiers) == format.PackedLen(l.words, format.TierBits) &&
		len(l.codes) == format.PackedLen(l.words, l.codeBits) &&
		l.wide.fits(l.words) && l.ranks.fits(l.words) &&
		len(l.starts) == 4*(l.analyses+1)
}

func (s sparse) fits(n int) bool {
	return len(s.bits) == format.SparseBitsLen(n) && len(s.sums) == format.SparseSumsLen(n)
}

// ID is the language and the checksum, such as "de-1c291ca3": another list has another ID.
func (l *Lexicon) ID() string { return l.id }

// Len is the number of keys.
func (l *Lexicon) Len() int { return l.words }
