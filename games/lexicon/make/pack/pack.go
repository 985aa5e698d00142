// Package pack makes the files of word lists, for their generator and for tests.
package pack

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"slices"

	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/internal/format"
)

// Pack makes the bytes that lexicon.Open reads: the same entries give the same bytes,
// whatever their order. language is a code of at most four bytes. Keys must
// be unique and of 1 to 24 letters, tiers 1 to 6, ranks at most 65535.
func Pack(language string, entries []lexicon.Entry) ([]byte, error) {
	if language == "" || len(language) > 4 || len(entries) == 0 {
		return nil, fmt.Errorf("lexicon: language %q with %d words", language, len(entries))
	}
	p := packer{entries: slices.Clone(entries), known: map[string]uint32{}}
	slices.SortFunc(p.entries, func(a, b lexicon.Entry) int { return cmp.Compare(a.Key, b.Key) })
	if err := p.spellAll(); err != nil {
		return nil, err
	}
	texts, codes, err := p.analyse()
	if err != nil {
		return nil, err
	}
	root := p.node(0, len(p.keys), 0)

	n := len(p.entries)
	codeBits := 1
	for codeBits < 8 && len(texts) > 1<<codeBits-1 {
		codeBits++
	}
	tiers, narrow := make([]int, n), make([]int, n)
	wide, ranks := make([]int, n), make([]int, n)
	for i, e := range p.entries {
		tiers[i], ranks[i] = e.Tier, e.Rank
		narrow[i], wide[i] = codes[i], none
		if codes[i] >= 1<<codeBits-1 {
			narrow[i], wide[i] = 1<<codeBits-1, codes[i]
		}
		if e.Rank == 0 {
			ranks[i] = none
		}
	}
	var sec [format.Sections][]byte
	sec[format.Nodes] = append(p.nodes, make([]byte, format.NodePad)...)
	sec[format.Tiers] = pack(tiers, format.TierBits)
	sec[format.Codes] = pack(narrow, codeBits)
	sec[format.WideBits], sec[format.WideSums], sec[format.WideValues] = packSparse(wide)
	sec[format.RankBits], sec[format.RankSums], sec[format.RankValues] = packSparse(ranks)
	sec[format.Starts] = binary.LittleEndian.AppendUint32(nil, 0)
	for _, text := range texts {
		sec[format.Texts] = append(sec[format.Texts], text...)
		sec[format.Starts] = binary.LittleEndian.AppendUint32(sec[format.Starts], uint32(len(sec[format.Texts])))
	}
	if len(sec[format.Nodes]) >= 1<<24 || len(texts) > math.MaxUint16 {
		return nil, fmt.Errorf("lexicon: %d bytes of nodes, %d analyses are too many", len(sec[format.Nodes]), len(texts))
	}
	return p.file(language, root, codeBits, len(texts), sec), nil
}

// packer is the work of one Pack.
type packer struct {
	entries           []lexicon.Entry
	keys              [][]byte // letter numbers, in the order of entries
	shortest, longest int
	nodes             []byte
	known             map[string]uint32 // a node's bytes → its offset
}

// spellAll checks the entries and turns keys into letter numbers.
func (p *packer) spellAll() error {
	p.shortest = format.MaxLetters
	for i, e := range p.entries {
		var letters []byte
		for _, r := range e.Key {
			letter, ok := lexicon.Index(r)
			if !ok {
				return fmt.Errorf("lexicon: key %q", e.Key)
			}
			letters = append(letters, byte(letter))
		}
		if len(letters) == 0 || len(letters) > format.MaxLetters {
			return fmt.Errorf("lexicon: key %q", e.Key)
		}
		if i > 0 && p.entries[i-1].Key == e.Key {
			return fmt.Errorf("lexicon: key %s twice", e.Key)
		}
		if e.Tier < 1 || e.Tier > format.MaxTier || e.Rank < 0 || e.Rank > math.MaxUint16 {
			return fmt.Errorf("lexicon: %s has tier %d and rank %d", e.Key, e.Tier, e.Rank)
		}
		p.keys = append(p.keys, letters)
		p.shortest, p.longest = min(p.shortest, len(letters)), max(p.longest, len(letters))
	}
	return nil
}

// analyse is the table of analyses, most frequent first, and each entry's number in it.
func (p *packer) analyse() (texts []string, codes []int, err error) {
	count := map[string]int{}
	each := make([]string, len(p.entries))
	for i, e := range p.entries {
		if each[i], err = encode(e); err != nil {
			return nil, nil, err
		}
		count[each[i]]++
	}
	texts = slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
	number := make(map[string]int, len(texts))
	for i, text := range texts {
		number[text] = i
	}
	codes = make([]int, len(each))
	for i, text := range each {
		codes[i] = number[text]
	}
	return texts, codes, nil
}

// node writes the node of keys[from:to], which share their first depth letters,
// and returns its offset. Equal nodes are written once.
func (p *packer) node(from, to, depth int) uint32 {
	var head uint32
	if len(p.keys[from]) == depth {
		head = format.BitWord
		from++
	}
	var children, before []uint32
	for first := from; first < to; {
		letter := p.keys[first][depth]
		end := first
		for end < to && p.keys[end][depth] == letter {
			end++
		}
		head |= 1 << letter
		children = append(children, p.node(first, end, depth+1))
		before = append(before, uint32(first-from))
		first = end
	}
	width := 0
	if len(before) > 1 {
		before = before[1:] // before the first child is nothing
		for width = 1; before[len(before)-1]>>(8*width) > 0; {
			width++
		}
	} else {
		before = nil
	}
	b := binary.LittleEndian.AppendUint32(nil, head|uint32(width)<<format.ShiftWidth)
	for _, child := range children {
		b = append(b, byte(child), byte(child>>8), byte(child>>16))
	}
	for _, n := range before {
		for k := range width {
			b = append(b, byte(n>>(8*k)))
		}
	}
	if at, ok := p.known[string(b)]; ok {
		return at
	}
	at := uint32(len(p.nodes))
	p.known[string(b)] = at
	p.nodes = append(p.nodes, b...)
	return at
}

func (p *packer) file(language string, root uint32, codeBits, analyses int, sec [format.Sections][]byte) []byte {
	data := make([]byte, format.HeaderLen)
	copy(data, format.Magic)
	binary.LittleEndian.PutUint16(data[format.AtVersion:], format.Version)
	copy(data[format.AtLanguage:format.AtWords], language)
	binary.LittleEndian.PutUint32(data[format.AtWords:], uint32(len(p.entries)))
	data[format.AtShortest], data[format.AtLongest], data[format.AtCodeBits] = byte(p.shortest), byte(p.longest), byte(codeBits)
	binary.LittleEndian.PutUint32(data[format.AtRoot:], root)
	binary.LittleEndian.PutUint32(data[format.AtAnalyses:], uint32(analyses))
	for i, s := range sec {
		binary.LittleEndian.PutUint32(data[format.AtSections+4*i:], uint32(len(s)))
		data = append(data, s...)
	}
	binary.LittleEndian.PutUint32(data[format.AtSum:], format.Checksum(data))
	return data
}

// pack is the inverse of packed.
func pack(values []int, width int) []byte {
	col := make([]byte, format.PackedLen(len(values), width))
	for i, v := range values {
		at := i * width
		old := binary.LittleEndian.Uint32(col[at/8:])
		binary.LittleEndian.PutUint32(col[at/8:], old|uint32(v)<<(at%8))
	}
	return col
}

// none marks the words without a value in a sparse column.
const none = -1

func packSparse(column []int) (bits, sums, values []byte) {
	bits = make([]byte, format.SparseBitsLen(len(column)))
	for i, v := range column {
		if i%format.SumEvery == 0 {
			sums = binary.LittleEndian.AppendUint32(sums, uint32(len(values)/2))
		}
		if v != none {
			bits[i/8] |= 1 << (i % 8)
			values = binary.LittleEndian.AppendUint16(values, uint16(v))
		}
	}
	return bits, sums, values
}
