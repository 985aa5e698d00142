package lexicon

import "math/bits"

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
// equal ones the last. With Digraphs two keys may give the same word. It allocates
// nothing.
func (l *Lexicon) Spell(r Rack, found func(word []byte, joker int)) {
	s := speller{l: l, left: r.Letters, joker: r.Joker, jokerAt: -1, found: found}
	s.shortest, s.longest, s.digraphs = r.Shortest, min(r.Longest, maxLetters), r.Digraphs
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
	word              [maxLetters]byte
	n                 int
	jokerAt           int
	found             func(word []byte, joker int)
}

func (s *speller) walk(node uint32) {
	head := s.l.head(node)
	if head&bitWord != 0 && s.n >= s.shortest && s.n <= s.longest {
		s.found(s.word[:s.n], s.jokerAt)
	}
	if s.n >= s.longest {
		return
	}
	follow := head & s.have
	if s.joker {
		follow = head & maskLetters
	}
	for ; follow != 0; follow &= follow - 1 {
		letter := bits.TrailingZeros32(follow)
		child, _, _ := s.l.child(node, uint32(letter))
		if jokered, ok := s.lay(letter); ok {
			s.walk(child)
			s.lift(jokered)
		}
	}
	if s.digraphs && s.n+2 <= s.longest {
		for m := head & maskLetters >> umlauts; m != 0; m &= m - 1 {
			umlaut := umlauts + bits.TrailingZeros32(m)
			child, _, _ := s.l.child(node, uint32(umlaut))
			s.walkDigraph(child, digraph(umlaut))
		}
	}
}

func (s *speller) walkDigraph(child uint32, first int) {
	firstJokered, ok := s.lay(first)
	if !ok {
		return
	}
	if jokered, ok := s.lay(letterE); ok {
		s.walk(child)
		s.lift(jokered)
	}
	s.lift(firstJokered)
}

// lay puts a letter at the end of the word, or the joker if there is none.
func (s *speller) lay(letter int) (jokered, ok bool) {
	switch {
	case s.left[letter] > 0:
		if s.left[letter]--; s.left[letter] == 0 {
			s.have &^= 1 << letter
		}
	case s.joker:
		s.joker, s.jokerAt, jokered = false, s.n, true
	default:
		return false, false
	}
	s.word[s.n] = byte(letter)
	s.n++
	return jokered, true
}

// lift takes the last letter back.
func (s *speller) lift(jokered bool) {
	s.n--
	if jokered {
		s.joker, s.jokerAt = true, -1
		return
	}
	letter := s.word[s.n]
	s.left[letter]++
	s.have |= 1 << letter
}
