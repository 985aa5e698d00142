package lexicon

import (
	"encoding/binary"
	"math/bits"

	"spieltisch/games/lexicon/internal/format"
)

// Rack is what words are laid with.
type Rack struct {
	Letters [Letters]uint8 // how many of each
	Joker   bool           // one more, for any letter that is missing
	// Shortest and Longest bound the letters of a word as it is laid.
	Shortest, Longest int
	// Digraphs lets each Ä, Ö, Ü of a key also be laid as AE, OE, UE.
	Digraphs bool
}

// Spell calls found for every way to lay a key with the rack: word are the letter
// numbers as laid, valid until found returns; joker is the place in word that the
// joker takes, or -1. The joker takes only a letter that is missing, of several
// equal ones the last. With Digraphs two keys may give the same word.
func (l *Lexicon) Spell(r Rack, found func(word []byte, joker int)) {
	s := speller{l: l, left: r.Letters, joker: r.Joker, jokerAt: -1, found: found}
	s.shortest, s.longest, s.digraphs = r.Shortest, min(r.Longest, format.MaxLetters), r.Digraphs
	for i, n := range r.Letters {
		if n > 0 {
			s.have |= 1 << i
		}
	}
	s.walk(l.root)
}

// speller is the state of one Spell: what is left, and what lies.
type speller struct {
	l                 *Lexicon
	left              [Letters]uint8
	have              uint32 // the letters of which some are left
	joker             bool
	shortest, longest int
	digraphs          bool
	word              [format.MaxLetters]byte
	n                 int
	jokerAt           int
	found             func(word []byte, joker int)
}

func (s *speller) walk(node uint32) {
	if node > s.l.lastNode {
		return
	}
	b := s.l.nodes[node : node+format.NodePad : node+format.NodePad]
	head := binary.LittleEndian.Uint32(b)
	if head&format.BitWord != 0 && s.n >= s.shortest && s.n <= s.longest {
		s.found(s.word[:s.n], s.jokerAt)
	}
	if s.n >= s.longest {
		return
	}
	for follow := head & s.have; follow != 0; follow &= follow - 1 {
		letter := bits.TrailingZeros32(follow)
		s.take(letter)
		s.walk(childAt(b, head, letter))
		s.giveBack()
	}
	if s.joker {
		for follow := head & format.MaskLetters &^ s.have; follow != 0; follow &= follow - 1 {
			letter := bits.TrailingZeros32(follow)
			s.useJoker(letter)
			s.walk(childAt(b, head, letter))
			s.saveJoker()
		}
	}
	if s.digraphs && s.n+2 <= s.longest {
		for follow := head & format.MaskLetters >> umlauts; follow != 0; follow &= follow - 1 {
			umlaut := umlauts + bits.TrailingZeros32(follow)
			s.walkDigraph(childAt(b, head, umlaut), digraph(umlaut))
		}
	}
}

// childAt is the child for a letter that the node b with this head goes on with.
func childAt(b []byte, head uint32, letter int) uint32 {
	before := bits.OnesCount32(head & (1<<letter - 1))
	return binary.LittleEndian.Uint32(b[4+3*before:]) & 0xFFFFFF
}

// walkDigraph lays an umlaut as the letter first and E.
func (s *speller) walkDigraph(child uint32, first int) {
	s.with(first, func() {
		s.with(letterE, func() { s.walk(child) })
	})
}

// with lays a letter, or else the joker, while f runs, and does nothing without either.
func (s *speller) with(letter int, f func()) {
	switch {
	case s.left[letter] > 0:
		s.take(letter)
		f()
		s.giveBack()
	case s.joker:
		s.useJoker(letter)
		f()
		s.saveJoker()
	}
}

func (s *speller) take(letter int) {
	if s.left[letter]--; s.left[letter] == 0 {
		s.have &^= 1 << letter
	}
	s.word[s.n] = byte(letter)
	s.n++
}

func (s *speller) giveBack() {
	s.n--
	letter := s.word[s.n]
	s.left[letter]++
	s.have |= 1 << letter
}

func (s *speller) useJoker(letter int) {
	s.joker, s.jokerAt = false, s.n
	s.word[s.n] = byte(letter)
	s.n++
}

func (s *speller) saveJoker() {
	s.n--
	s.joker, s.jokerAt = true, -1
}
