package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// Mind values what may be done in the decipher.View of a seat, with the words of Sphinx. The worth of a choice is what the round is
// expected to bring: for a seeker the own points less those of the maker, for the maker those less a seeker's.
//
// Of questions it is exact how many NO-tokens they are expected to cost until the piece lies, of guesses how likely they are;
// what comes after that is played on in the head, with secrets drawn from the words that are left. It knows nothing of what
// the other seekers think: they are taken to think alike.
type Mind struct {
	lib  *Library
	seat games.Seat
	seed uint64 // of the words that a maker thinks of
}

// Scale is from how many points on a mistake is small, medium or large. A NO-token that needn't have come costs one.
var Scale = mind.Scale{Small: 0.5, Medium: 1.5, Large: 3}

// Mind is the mind of a seat.
func (l *Library) Mind(seat games.Seat, seed uint64) Mind { return Mind{l, seat, seed} }

// What bounds a thought.
const (
	heads = 32   // rounds played on for one choice
	among = 1000 // words, the likeliest, that they are played with
	names = 3    // words of which Best says what naming them is worth
	makes = 8    // words or orders that a maker is told of
)

// thought is what a seeker thinks of a position.
type thought struct {
	board
	lib    *Library
	view   decipher.View
	words  []guess             // that fit, the likeliest first
	sum    float64             // of the weights of all
	waited float64             // what the round brings if the seeker doesn't guess now
	after  map[float64]float64 // what it brings after a wrong guess, by the chance of that
}

// think returns what a seeker thinks. A context that has ended leaves only what needs no playing on.
func (m Mind) think(ctx context.Context, v decipher.View) *thought {
	t := &thought{board: newBoard(v, m.seat), lib: m.lib, view: v, after: map[float64]float64{}}
	t.words = m.lib.fitting(&t.board, levels[mind.Sphinx])
	t.sum = sum(t.words)
	slices.SortStableFunc(t.words, func(a, b guess) int { return cmp.Compare(b.weight, a.weight) })
	t.waited = t.on(ctx, t.board, nil, true)
	return t
}

// on is what playing on from a board brings, with all words but one, at once or after having waited.
func (t *thought) on(ctx context.Context, b board, not *word, wait bool) float64 {
	words := keep(slices.Clone(t.words), func(w *word) bool { return w != not })
	if len(words) == 0 || b.of == 0 {
		return b.lost()
	}
	words = words[:min(len(words), among)]
	step := sum(words) / heads
	points, past, next := 0.0, 0.0, step/2
	copied := make([]guess, len(words))
	for n, g := range words {
		for past += g.weight; next < past && ctx.Err() == nil; next += step {
			copy(copied, words)
			order := b.rest(g.word).List()
			games.NewChance(uint64(n), int(next/step), 0).Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
			points += b.play(levels[mind.Sphinx], copied, g.word, order, wait) / heads
		}
	}
	return points
}

// Best are the best choices.
func (m Mind) Best(ctx context.Context, view any, n int) ([]games.Choice, error) {
	v, ok := view.(decipher.View)
	if !ok {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	var out []games.Choice
	switch {
	case m.seat == v.Maker:
		out = m.made(ctx, v)
	case m.in(v):
		t := m.think(ctx, v)
		out = t.guesses(ctx)
		if v.Asked == m.seat {
			out = append(out, t.moves()...)
		}
	}
	if len(out) == 0 {
		return nil, notNow(v)
	}
	slices.SortStableFunc(out, func(a, b games.Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	return out[:max(0, min(n, len(out)))], nil
}

// in tells whether the seat is a seeker who may say something.
func (m Mind) in(v decipher.View) bool {
	return v.Turn != games.Table && m.seat >= 0 && int(m.seat) < len(v.Seats) && v.Seats[m.seat].In && m.seat != v.Maker
}

// moves are what a seeker who is asked may do but guess.
func (t *thought) moves() []games.Choice {
	var out []games.Choice
	switch t.view.Phase {
	case decipher.PhasePlace:
		for _, zone := range t.view.Open() {
			out = append(out, t.question(zone))
		}
	case decipher.PhaseBonus:
		out = append(out, t.valued(paid(), t.waited), t.pass())
	case decipher.PhasePass:
		out = append(out, t.pass())
	case decipher.PhaseTake:
		out = append(out, t.valued(taken(), t.waited))
	}
	return out
}

// guesses are what naming the likeliest words is worth that may be named; where none is known, that of the one that the letters read.
func (t *thought) guesses(ctx context.Context) []games.Choice {
	words := t.words
	if len(words) == 0 && t.view.Bonus {
		words = t.lib.read(t.view)
		words = words[:min(1, len(words))]
	}
	var out []games.Choice
	for _, g := range words[:min(names, len(words))] {
		if g.weight >= naming*t.sum {
			out = append(out, t.guess(ctx, g.text))
		}
	}
	return out
}

func (*thought) valued(c games.Choice, worth float64) games.Choice {
	c.Worth = worth
	return c
}

// question is what asking for a zone is worth: so much less than the best one as it is expected to cost more.
func (t *thought) question(zone int) games.Choice {
	if len(t.words) == 0 {
		return question(t.view, zone, t.waited+letters(t.view, zone)-1)
	}
	by := t.costs(t.words)
	_, least := t.cheapest(t.words)
	return question(t.view, zone, t.waited-(by[zone]-least)*decipher.NoPoints)
}

// pass ends the round for a single seeker. Of several, others may still go on: that is taken to be as likely as not.
func (t *thought) pass() games.Choice {
	ended := t.lost()
	if t.rivals > 0 {
		ended = (ended + t.waited) / 2
	}
	return t.valued(passed(), ended)
}

// guess is what naming a word is worth. One that is hardly likely teaches next to nothing and costs a token: what is played on without
// it would differ by chance alone, by more than that. So it would between words that are equally likely: they are worth the same.
func (t *thought) guess(ctx context.Context, text string) games.Choice {
	i := slices.IndexFunc(t.words, func(g guess) bool { return g.text == text })
	var not *word
	chance := 0.0
	if i >= 0 {
		same := slices.IndexFunc(t.words, func(g guess) bool { return g.weight == t.words[i].weight })
		not, chance = t.words[same].word, t.words[i].weight/t.sum
	}
	b := t.board
	b.guessed(1)
	after, known := t.after[chance]
	switch {
	case known:
	case b.tokens == 0 || chance >= naming && chance < 1:
		after = t.on(ctx, b, not, false)
		t.after[chance] = after
	default:
		after = t.waited - wrong
	}
	c := t.named(text, chance, len(t.words))
	c.Worth = chance*b.won(1) + (1-chance)*after
	if i < 0 {
		c.Why = WhyRead
	}
	return c
}

// Wait is what the round is expected to bring a seeker who doesn't guess now, to hold a guess against it that was made out of
// turn. It is 0 for who isn't a seeker.
func (m Mind) Wait(ctx context.Context, v decipher.View) float64 {
	if !m.in(v) {
		return 0
	}
	return m.think(ctx, v).waited
}

// Worth values one action.
func (m Mind) Worth(ctx context.Context, view any, a games.Action) (games.Choice, error) {
	v, ok := view.(decipher.View)
	if !ok {
		return games.Choice{}, games.Refuse(games.IllegalData, nil)
	}
	if m.seat == v.Maker {
		return m.worthOfMaking(v, a)
	}
	if !m.in(v) {
		return games.Choice{}, notNow(v)
	}
	if g, ok := a.(decipher.Guess); ok {
		g.Word = decipher.Fold(g.Word)
		if err := decipher.CheckWord(v.Options, g.Word); err != nil {
			return games.Choice{}, err
		}
		t := m.think(ctx, v)
		if t.refuted[g.Word] {
			return games.Choice{}, games.Refuse(decipher.IllegalRefuted, games.Args{"Word": g.Word})
		}
		c := t.guess(ctx, g.Word)
		c.Action = a
		return c, nil
	}
	if v.Asked != m.seat {
		return games.Choice{}, notNow(v)
	}
	for _, c := range m.think(ctx, v).moves() {
		if c.Action == a {
			return c, nil
		}
	}
	return games.Choice{}, notNow(v)
}
