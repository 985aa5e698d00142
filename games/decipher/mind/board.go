package mind

import (
	"math"
	"math/bits"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// none is that no piece is in hand.
const none letterpiece.Kind = -1

// zones are the pieces of each zone, by kind: small, as many words are looked at.
type zones [decipher.MaxLength][letterpiece.Kinds]int8

func (z *zones) set(zone int, c letterpiece.Count) {
	for k, n := range c {
		z[zone][k] = int8(n)
	}
}

// total is how many pieces there are.
func (z *zones) total() (n int) {
	for i := range z {
		for _, of := range z[i] {
			n += int(of)
		}
	}
	return n
}

// board is what everybody sees of a round, as one seeker looks at it. It is a value.
type board struct {
	length  int
	laid    zones
	covered [decipher.MaxLength][letterpiece.Kinds]bool
	hand    letterpiece.Kind
	left    int // pieces that aren't laid, that in hand too; -1 before Bonus Mode
	refuted map[string]bool

	doubts   float64 // words that only the NO-tokens rule out, for who doesn't mind them
	bonus    int     // Bonus Tokens on the board
	given    int     // Guess Tokens that the maker has got
	tokens   float64 // of the seeker
	of       int     // those of all seekers
	rivals   int     // others who are still in
	finished bool    // the seeker is in turn, and all pieces are out
}

func newBoard(v decipher.View, me games.Seat) board {
	b := board{
		length: len(v.Zones), hand: none, left: v.Left, refuted: map[string]bool{}, bonus: v.BonusTokens, given: v.Received,
		finished: v.Phase == decipher.PhasePass && v.Turn == me,
	}
	for i, z := range v.Zones {
		b.laid.set(i, z.Laid())
		b.covered[i] = z.Covered
	}
	if v.Hand != nil {
		b.hand = v.Hand.Kind
		if b.left >= 0 {
			b.left++
		}
	}
	for _, r := range v.Refuted {
		b.refuted[r.Word] = true
	}
	for _, s := range v.Seats {
		b.of += s.Tokens
		switch {
		case s.Seat == me:
			b.tokens = float64(s.Tokens)
		case s.In && s.Seat != v.Maker:
			b.rivals++
		}
	}
	return b
}

// noTokens is how many lie on the board.
func (b *board) noTokens() int {
	n := 0
	for i := range b.length {
		for _, c := range b.covered[i] {
			if c {
				n++
			}
		}
	}
	return n
}

// open are the zones that the piece in hand may go to, a bit for each.
func (b *board) open() (places, n int) {
	for i := range b.length {
		if !b.covered[i][b.hand] {
			places |= 1 << i
			n++
		}
	}
	return places, n
}

// wants are the zones that take the piece in hand if the secret is this word.
func (b *board) wants(w *word) (places int) {
	for i := range b.length {
		if w.need[i][b.hand] > b.laid[i][b.hand] {
			places |= 1 << i
		}
	}
	return places
}

// fits tells whether the secret can be this word: no letter has more pieces than it needs, one of which a kind was denied has
// all of that kind, and the piece in hand goes somewhere.
func (b *board) fits(w *word) bool {
	for i := range b.length {
		for k, n := range b.laid[i] {
			if n > w.need[i][k] || b.covered[i][k] && n < w.need[i][k] {
				return false
			}
		}
	}
	return (b.hand < 0 || b.wants(w) != 0) && !b.refuted[w.text]
}

// counts tells whether the number of pieces is that of the word, of which so many are laid: before Bonus Mode more are to come
// than it begins with.
func (b *board) counts(w *word, laid int) bool {
	if b.left >= 0 {
		return w.total-laid == b.left
	}
	return w.total-laid > decipher.BonusPieces
}

// guess is a word that the secret may be.
type guess struct {
	*word
	weight float64
}

// sum is what the weights of words are together.
func sum(words []guess) float64 {
	all := 0.0
	for _, g := range words {
		all += g.weight
	}
	return all
}

// likeliest is the place of the word with the most weight, and how likely it is.
func likeliest(words []guess) (place int, chance float64) {
	all := 0.0
	for i, g := range words {
		all += g.weight
		if g.weight > words[place].weight {
			place = i
		}
	}
	return place, words[place].weight / all
}

// fitting are the words that a level knows and that fit, the most common first.
func (l *Library) fitting(b *board, d dials) []guess {
	var out []guess
	b.doubts = 0
	laid := b.laid.total()
	var blind board
	if d.careless {
		blind = *b
		blind.covered = [decipher.MaxLength][letterpiece.Kinds]bool{}
	}
	for i := range l.words[:l.known(d)] {
		w := &l.words[i]
		if !b.fits(w) || d.counts && !b.counts(w, laid) {
			if d.careless && blind.fits(w) {
				b.doubts++
			}
			continue
		}
		g := guess{w, 1}
		if d.weighs {
			g.weight = w.weight
		}
		out = append(out, g)
	}
	return out
}

// costs are how many NO-tokens the piece in hand is expected to bring with a zone asked for first, and then the best ones, by
// zone; of zones that aren't open it says nothing.
func (b *board) costs(words []guess) (by [decipher.MaxLength]float64) {
	no := b.denies(words)
	open, _ := b.open()
	var cost [1 << decipher.MaxLength]float64 // of going on where the zones of a set have been asked for
	next := func(asked int, each func(zone int, cost float64)) {
		if bits.OnesCount(uint(open&^asked)) <= 1 { // the last zone isn't asked for
			return
		}
		for rest := open &^ asked; rest != 0; rest &= rest - 1 {
			zone := bits.TrailingZeros(uint(rest))
			set := asked | 1<<zone
			each(zone, no[set]+cost[set])
		}
	}
	for asked := open; asked > 0; asked = (asked - 1) & open { // larger sets first
		least := math.Inf(1)
		next(asked, func(_ int, c float64) { least = math.Min(least, c) })
		if !math.IsInf(least, 1) {
			cost[asked] = least
		}
	}
	if no[0] > 0 {
		next(0, func(zone int, c float64) { by[zone] = c / no[0] })
	}
	return by
}

// denies are, by sets of zones, what words weigh of which none of these zones takes the piece in hand.
func (b *board) denies(words []guess) (no [1 << decipher.MaxLength]float64) {
	whole := 1<<b.length - 1
	for _, g := range words {
		no[whole&^b.wants(g.word)] += g.weight
	}
	for i := range b.length { // who denies a set denies its parts
		for set := range whole + 1 {
			if set>>i&1 == 0 {
				no[set] += no[set|1<<i]
			}
		}
	}
	return no
}

// cheapest is the open zone to ask for, and what it costs.
func (b *board) cheapest(words []guess) (zone int, cost float64) {
	by, zone := b.costs(words), -1
	open, _ := b.open()
	for i := range b.length {
		if open>>i&1 != 0 && (zone < 0 || by[i] < by[zone]) {
			zone = i
		}
	}
	return zone, by[zone]
}

// keep drops words, in place.
func keep(words []guess, fits func(*word) bool) []guess {
	return slices.DeleteFunc(words, func(g guess) bool { return !fits(g.word) })
}
