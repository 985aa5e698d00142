package mind

import (
	"cmp"
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// turn is one that may be handed in.
type turn struct {
	action  wk.EndTurn
	verdict wk.Verdict
	left    []wk.Tile // in the pool
	worth   float64
	leaves  float64 // to the other one: see leave
	end     *pos    // nil where somebody else has made it
}

func (t *turn) choice() games.Choice {
	return games.Choice{Action: t.action, Worth: float64(t.verdict.Lead), Why: WhyLead, Args: games.Args{"N": t.verdict.Lead}}
}

// mostRefused is how many turns the referee may refuse before only those count that moved no tile.
const mostRefused = 100

// lawful are up to n turns that the referee accepts, of those found, which are the best first.
func (q *question) lawful(ends []*pos, n int) []turn {
	var out []turn
	seen, refused := map[uint64]bool{}, 0
	glances := wk.NewGlances(q.view, q.judge)
	for _, end := range ends {
		if len(out) == n {
			break
		}
		if seen[end.hash] || refused >= mostRefused && end.reshaped {
			continue
		}
		seen[end.hash] = true
		if g, ok := glances.At(q.lays(end)); !ok || !g.Lawful {
			refused++
		} else if t, ok := q.judged(end); ok {
			t.worth = float64(t.verdict.Lead)
			out = append(out, t)
		}
	}
	return out
}

// spread are some of the turns found, the best first: half of them the best ones, the others from all over.
func spread(ends []*pos, n int) []*pos {
	if len(ends) <= n {
		return ends
	}
	out := slices.Clone(ends[:n/2])
	rest := ends[n/2:]
	for i := range n - n/2 {
		out = append(out, rest[i*len(rest)/(n-n/2)])
	}
	return out
}

// replied orders turns by what they leave to the other one.
func (s *search) replied(turns []turn) []turn {
	boxes := s.boxes()
	for i := range turns {
		t := &turns[i]
		sum := 0
		for _, box := range boxes {
			sum += s.reply(t, box)
		}
		t.worth = ownShare*float64(t.verdict.Lead) - float64(sum)/float64(len(boxes))
	}
	slices.SortStableFunc(turns, func(a, b turn) int { return cmp.Compare(b.worth, a.worth) })
	return turns
}

// samples is how many ways the box is drawn from.
const samples = 2

// boxes are orders in which the tiles of the box may come.
func (s *search) boxes() [][]wk.Tile {
	var box []wk.Tile
	for _, stock := range s.view.Boxed {
		for range stock.Count {
			box = append(box, wk.Tile{Letter: stock.Letter})
		}
	}
	if len(box) == 0 {
		return [][]wk.Tile{nil}
	}
	var out [][]wk.Tile
	chance := games.NewChance(s.seed, s.view.Step, 0)
	for range samples {
		mixed := slices.Clone(box)
		for i := range mixed {
			k := i + chance.IntN(len(mixed)-i)
			mixed[i], mixed[k] = mixed[k], mixed[i]
		}
		out = append(out, mixed)
	}
	return out
}

// reply is the largest lead that the other one finds after a turn, with some tiles of a box.
func (s *search) reply(t *turn, box []wk.Tile) int {
	v := s.view
	v.Field, v.History, v.Mover = t.verdict.Field, t.verdict.History, s.view.Mover.Other()
	v.TurnNumber++
	v.Pool = append(slices.Clip(t.left), box[:min(len(box), max(0, wk.PoolSize-len(t.left)))]...)
	q, from := s.lib.ask(v, s.tree, 0)
	other := &search{question: q, dials: dials{longest: s.longest, words: replyWords, width: replyWidth}, ctx: s.ctx, budget: replyNodes}
	other.turns([]*pos{from})
	s.nodes += other.nodes
	best := -noReply
	for _, end := range other.ends {
		best = max(best, end.lead)
	}
	return best
}

// How a reply is looked for, and what it counts.
const (
	replyWords = 3
	replyWidth = 6
	replyNodes = 100_000
	noReply    = 15  // letters, where the other one finds no lead
	ownShare   = 0.3 // what the own lead counts next to the other one's
)
