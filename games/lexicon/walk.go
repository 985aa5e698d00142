package lexicon

import (
	"encoding/binary"
	"math/bits"

	"spieltisch/games/lexicon/internal/format"
)

// Node is a place in the automaton of all keys: the beginning of some of them.
type Node uint32

// Root is the empty beginning.
func (l *Lexicon) Root() Node { return Node(l.root) }

// Follow tells which letters go on from a node, bit i for letter i, and whether a key ends there.
func (l *Lexicon) Follow(n Node) (letters uint32, ends bool) {
	head := l.head(uint32(n))
	return head & format.MaskLetters, head&format.BitWord != 0
}

// Child is the node behind a letter, which must be one of those that Follow tells.
func (l *Lexicon) Child(n Node, letter int) Node {
	if uint32(n) > l.lastNode {
		return 0
	}
	b := l.nodes[n : n+format.NodePad : n+format.NodePad]
	return Node(childAt(b, binary.LittleEndian.Uint32(b), letter))
}

// Number is the place of a key in the order of all keys, from 0.
func (l *Lexicon) Number(key string) (int, bool) { return l.number(key) }

// Key is the key with a number; empty for a number that none has.
func (l *Lexicon) Key(number int) string {
	if number < 0 || number >= l.words {
		return ""
	}
	var key []byte
	node, left := l.root, uint32(number)
	for depth := 0; depth <= l.longest; depth++ {
		head := l.head(node)
		if left == 0 && head&format.BitWord != 0 {
			return string(key)
		}
		letter, found := 0, false
		for m := head & format.MaskLetters; m != 0; m &= m - 1 { // the last child with no more words before it than wanted
			next := bits.TrailingZeros32(m)
			if _, before, _ := l.child(node, uint32(next)); before > left {
				break
			}
			letter, found = next, true
		}
		if !found {
			return ""
		}
		child, before, _ := l.child(node, uint32(letter))
		key, node, left = appendLetter(key, letter), child, left-before
	}
	return ""
}

// UsageOf is how common the key with a number is, as Usage tells it; 0 and 0 for a number
// that none has.
func (l *Lexicon) UsageOf(number int) (tier, rank int) {
	if number < 0 || number >= l.words {
		return 0, 0
	}
	return l.usage(number)
}
