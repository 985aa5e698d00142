package lexicon

import (
	"encoding/binary"
	"iter"
	"math/bits"

	"spieltisch/games/lexicon/internal/format"
)

// Entry is what is known of a key.
type Entry struct {
	Key  string
	Tier int // 1 core word, … 6 rare
	Rank int // place by frequency, from 1; 0 when not ranked
	// Readings are all words that are written like this, in a fixed order.
	Readings []Reading
}

// Reading is one word behind a key.
type Reading struct {
	Spelling string // in running text: "Maße"
	Class    Class
	Features string // letters sorted, their meaning depends on the class
	Lemma    string // the dictionary form: "Maß"
}

// Class is the class of a word.
type Class byte

// The classes and their features.
const (
	ClassNoun      Class = 'N' // s singular, p plural
	ClassVerb      Class = 'V' // i infinitive, f finite, d present and t past participle, z zu-infinitive, m clipped imperative
	ClassAdjective Class = 'A' // b base, i inflected, c comparative
	ClassOther     Class = 'X'
	ClassUnknown   Class = 'W' // lists without classes; i inflected, n the word is also a name
)

// Contains tells whether key is in the list. It allocates nothing.
func (l *Lexicon) Contains(key string) bool {
	return l.contains(key) || l.more != nil && l.more.Contains(key)
}

func (l *Lexicon) contains(key string) bool {
	nodes, last, node := l.nodes, l.lastNode, l.root
	for i := 0; i < len(key); {
		letter, after, ok := next(key, i)
		if !ok || node > last {
			return false
		}
		// This is child without the counts, by hand: it takes most of the time.
		b := nodes[node : node+format.NodePad : node+format.NodePad]
		head := binary.LittleEndian.Uint32(b)
		before := head & (1<<(letter&31) - 1)
		if head>>(letter&31)&1 == 0 {
			return false
		}
		node = binary.LittleEndian.Uint32(b[4+3*bits.OnesCount32(before):]) & 0xFFFFFF
		i = after
	}
	return l.head(node)&format.BitWord != 0
}

// Lookup is the entry of a key.
func (l *Lexicon) Lookup(key string) (Entry, bool) {
	i, ok := l.number(key)
	if !ok && l.more != nil {
		return l.more.Lookup(key)
	}
	if !ok {
		return Entry{}, false
	}
	e := Entry{Key: key}
	e.Tier, e.Rank = l.usage(i)
	code := packed(l.codes, l.codeBits, i)
	if code == 1<<l.codeBits-1 {
		code, _ = l.wide.get(i)
	}
	e.Readings = decode(key, l.analysis(code))
	return e, true
}

// Usage is how common a key is: tier and rank as in its Entry, in a fraction of the time.
func (l *Lexicon) Usage(key string) (tier, rank int, ok bool) {
	i, ok := l.number(key)
	if !ok && l.more != nil {
		return l.more.Usage(key)
	}
	if !ok {
		return 0, 0, false
	}
	tier, rank = l.usage(i)
	return tier, rank, true
}

func (l *Lexicon) usage(i int) (tier, rank int) {
	rank, _ = l.ranks.get(i)
	return packed(l.tiers, format.TierBits, i), rank
}

// ContainsTyped tells whether a typed word stands for a key, umlauts typed as
// such or as digraphs (see Digraphs). It allocates nothing.
func (l *Lexicon) ContainsTyped(typed string) bool {
	return l.containsTyped(typed) || l.more != nil && l.more.ContainsTyped(typed)
}

func (l *Lexicon) containsTyped(typed string) bool {
	// No longer word can stand for a key; forged data must not make it search among them.
	return len(typed) <= 2*l.longest && l.typed(l.root, typed)
}

func (l *Lexicon) typed(node uint32, rest string) bool {
	for i := 0; i < len(rest); {
		if u := umlautAt(rest, i); u != 0 {
			if child, _, ok := l.child(node, uint32(u)); ok && l.typed(child, rest[i+2:]) {
				return true
			}
		}
		letter, after, ok := next(rest, i)
		if !ok {
			return false
		}
		if node, _, ok = l.child(node, letter); !ok {
			return false
		}
		i = after
	}
	return l.head(node)&format.BitWord != 0
}

// LookupTyped are the entries that a typed word stands for, as typed first.
func (l *Lexicon) LookupTyped(typed string) []Entry {
	if !l.ContainsTyped(typed) {
		return nil
	}
	var out []Entry
	for _, key := range Digraphs(typed) {
		if e, ok := l.Lookup(key); ok {
			out = append(out, e)
		}
	}
	return out
}

// number is the place of key in the order of all keys.
func (l *Lexicon) number(key string) (int, bool) {
	node, number := l.root, uint32(0)
	for i := 0; i < len(key); {
		letter, after, ok := next(key, i)
		if !ok {
			return 0, false
		}
		child, before, ok := l.child(node, letter)
		if !ok {
			return 0, false
		}
		node, number, i = child, number+before, after
	}
	return int(number), l.head(node)&format.BitWord != 0 && int(number) < l.words
}

// head is the first word of a node; of an impossible node, that of one without children.
func (l *Lexicon) head(node uint32) uint32 {
	if node > l.lastNode {
		return 0
	}
	return binary.LittleEndian.Uint32(l.nodes[node:])
}

// child follows a letter. before is how many words come between the word that
// the node stands for and the first one below the child.
func (l *Lexicon) child(node, letter uint32) (child, before uint32, ok bool) {
	if node > l.lastNode {
		return 0, 0, false
	}
	b := l.nodes[node:]
	head := binary.LittleEndian.Uint32(b)
	if head>>letter&1 == 0 {
		return 0, 0, false
	}
	i := bits.OnesCount32(head & (1<<letter - 1))
	child = binary.LittleEndian.Uint32(b[4+3*i:]) & 0xFFFFFF
	before = head >> 29 & 1
	if i > 0 {
		width := int(head >> format.ShiftWidth)
		at := 4 + 3*bits.OnesCount32(head&format.MaskLetters) + width*(i-1)
		before += binary.LittleEndian.Uint32(b[at:]) & (1<<(8*width) - 1)
	}
	return child, before, true
}

// All are all keys in the order of the alphabet.
func (l *Lexicon) All() iter.Seq[string] {
	return func(yield func(string) bool) {
		// Sound lists have no more prefixes than this; forged ones could go on for years.
		budget := l.words*l.longest + 1
		l.all(l.root, make([]byte, 0, 2*format.MaxLetters), 0, &budget, yield)
	}
}

func (l *Lexicon) all(node uint32, prefix []byte, depth int, budget *int, yield func(string) bool) bool {
	head := l.head(node)
	if head&format.BitWord != 0 && !yield(string(prefix)) {
		return false
	}
	if *budget--; *budget < 0 {
		return false
	}
	if depth == l.longest {
		return true
	}
	for m := head & format.MaskLetters; m != 0; m &= m - 1 {
		letter := bits.TrailingZeros32(m)
		child, _, _ := l.child(node, uint32(letter))
		if !l.all(child, appendLetter(prefix, letter), depth+1, budget, yield) {
			return false
		}
	}
	return true
}
