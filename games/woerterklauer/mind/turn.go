package mind

import (
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// ask makes a question of a view, and the position that its turn begins with.
func (l *Library) ask(v wk.View, t tree, seed uint64) (*question, *pos) {
	q := &question{
		lib: l, view: v, judge: v.Judge(l.judge, nil), tree: t, terms: l.terms, edge: v.Options.Size, seed: seed,
		places: map[uint64]bool{},
	}
	for i, p := range v.Field {
		if i == 0 {
			q.low = p.At
		}
		q.low = wk.Cell{X: min(q.low.X, p.At.X), Y: min(q.low.Y, p.At.Y)}
	}
	for _, s := range v.History.Places {
		if w := l.find(s.Text); w != none && near(s.At, q.low) {
			q.places[placeKey(directionOf(s.Across), cellOf(s.At, q.low), w)] = true
		}
	}
	b := l.base(v, q.low)
	p := &pos{base: b, cur: b.letter, low: [2]int8{stride, stride}, high: [2]int8{}}
	for _, t := range v.Pool {
		p.pool[t.Letter-'A'+1]++
	}
	for _, t := range v.Field {
		cell := cellOf(t.At, q.low)
		x, y := int8(across.place(cell)), int8(down.place(cell))
		p.low = [2]int8{min(p.low[across], x), min(p.low[down], y)}
		p.high = [2]int8{max(p.high[across], x), max(p.high[down], y)}
	}
	p.count()
	return q, p
}

// near tells whether a cell is on the board.
func near(c, low corner) bool {
	x, y := c.X-low.X+origin, c.Y-low.Y+origin
	return x > 0 && y > 0 && x < stride && y < stride
}

func directionOf(isAcross bool) direction {
	if isAcross {
		return across
	}
	return down
}

// base is the field of a view on the board.
func (l *Library) base(v wk.View, low corner) *base {
	b := &base{bonus: v.Options.Bonus(v.Mover, v.TurnNumber)}
	for d := range b.word {
		for i := range b.word[d] {
			b.word[d][i] = none
		}
	}
	for _, p := range v.Field {
		cell := cellOf(p.At, low)
		b.letter[cell], b.mine[cell], b.id[cell] = uint8(p.Letter-'A'+1), p.Color == v.Mover, uint8(p.ID)
	}
	for _, w := range v.Field.Words() {
		l.addOld(b, w, cellOf(w.At, low), v.History)
	}
	return b
}

// addOld adds a word of the field, which begins in a cell.
func (l *Library) addOld(b *base, w wk.Spelled, at int, h wk.History) {
	o := old{dir: directionOf(w.Across), text: w.Text, word: l.find(w.Text)}
	b.first[len(b.olds)] = int16(at)
	for i := range w.Text {
		b.word[o.dir][at+i*o.dir.ahead()] = int8(len(b.olds))
	}
	if number, ok := l.list.Number(o.text); ok {
		o.sense = l.list.Sense(number, o.text)
	} else {
		o.open = true
	}
	for _, text := range h.Spellings(w) {
		if term := l.find(text); term != none {
			o.carried = append(o.carried, term)
		}
	}
	b.olds = append(b.olds, o)
}

// lays are the tiles of a position on the field, as the action that ends the turn has them.
func (q *question) lays(p *pos) []wk.Lay {
	// In hand are first the tiles that must lie again, then those of the pool, then those that were exchanged.
	hand := slices.Concat(p.loose, q.view.Pool)
	var lays []wk.Lay
	for cell, letter := range p.letter {
		if letter == 0 {
			continue
		}
		if p.cur[cell] == letter {
			lays = append(lays, wk.Lay{ID: int(p.id[cell]), At: fieldCell(cell, q.low)})
		} else {
			hand = append(hand, wk.Tile{ID: int(p.id[cell]), Letter: wk.Letter('A' + letter - 1)})
		}
	}
	for cell, letter := range p.cur {
		if letter == 0 || letter == p.letter[cell] {
			continue
		}
		i := slices.IndexFunc(hand, func(t wk.Tile) bool { return t.Letter == wk.Letter('A'+letter-1) })
		if i < 0 {
			return nil
		}
		lays = append(lays, wk.Lay{ID: hand[i].ID, At: fieldCell(cell, q.low)})
		hand = slices.Delete(hand, i, i+1)
	}
	slices.SortFunc(lays, func(a, b wk.Lay) int { return a.ID - b.ID })
	return lays
}

// judged is the turn that ends with a position, as the referee sees it; false where it refuses it.
func (q *question) judged(p *pos) (turn, bool) {
	lays := q.lays(p)
	t, ok := q.view.Position(lays)
	if !ok {
		return turn{}, false
	}
	v := wk.Referee(t, q.judge)
	return turn{action: wk.NewEndTurn(q.view, lays, v), verdict: v, left: t.Left, end: p}, v.Lawful
}
