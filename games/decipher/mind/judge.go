package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// What a finding is about.
const (
	ReviewAsk   games.ID = "decipher.review.ask"   // asked for a zone
	ReviewOn    games.ID = "decipher.review.on"    // went on where a word was to be named
	ReviewStill games.ID = "decipher.review.still" // went on where the word that wasn't named before was still to be named
	ReviewGuess games.ID = "decipher.review.guess" // named a word
	ReviewEarly games.ID = "decipher.review.early" // named a word too early
	ReviewPay   games.ID = "decipher.review.pay"   // paid for a piece
	ReviewPass  games.ID = "decipher.review.pass"  // passed
	ReviewWord  games.ID = "decipher.review.word"  // made the word
	ReviewOrder games.ID = "decipher.review.order" // the order of its pieces
	ReviewGive  games.ID = "decipher.review.give"  // gave a piece
)

// sure is by how many points a choice of another kind must be better before it is called so: what comes after a choice is
// only played on in the head. Which zone is asked for needs no such margin.
const sure = 1

// naming is from which chance on a word is thought of as one to be named.
const naming = 0.1

// Judge says of a decision what its seat could know of it, without luck; none where nothing was to be decided. To take a piece
// is to play on.
func (l *Library) Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	found, err := l.judge(ctx, d, nil)
	v, ok := d.View.(decipher.View)
	if _, takes := d.Action.(decipher.Take); err == nil && ok && takes && len(found) == 0 && v.Asked == d.Seat {
		// A review has nothing to say of it, but whoever tries again a guess that came too early has an answer in it.
		worth := l.Mind(d.Seat, 0).Wait(ctx, v)
		return []mind.Finding{cost(mind.Finding{Step: d.Step, Seat: d.Seat, Turn: v.Round}, ReviewOn, worth, 0, nil)}, ctx.Err()
	}
	return found, err
}

// judge books no word against a seeker that was held against them already: it only says so.
func (l *Library) judge(ctx context.Context, d games.Decision, missed map[string]bool) ([]mind.Finding, error) {
	v, ok := d.View.(decipher.View)
	if !ok || d.Seat == games.Table {
		return nil, ctx.Err()
	}
	f := mind.Finding{Step: d.Step, Seat: d.Seat, Turn: v.Round}
	m := l.Mind(d.Seat, 0)
	var out []mind.Finding
	switch {
	case d.Seat == v.Maker:
		out = m.hiding(v).judge(f, d.Action)
	case m.in(v):
		out = m.think(ctx, v).judge(ctx, f, d.Action, missed)
	}
	return out, ctx.Err()
}

// tells adds the chances that texts tell: of what was done, and of the best choice.
func tells(f mind.Finding, own, best mind.Share) mind.Finding {
	f.Tells = []float64{float64(own), float64(best)}
	return f
}

// cost books what a choice cost; a is the better one, nil for none.
func cost(f mind.Finding, what games.ID, own, cost float64, a games.Action) mind.Finding {
	f.What, f.Own, f.Best = what, own, own+max(0, cost)
	f.Size = Scale.Grade(f.Best, f.Own)
	if a != nil && cost > 0 {
		_ = f.Better(a) // an action can be written
	}
	return f
}

// judge is what a seeker did.
func (t *thought) judge(ctx context.Context, f mind.Finding, a games.Action, missed map[string]bool) []mind.Finding {
	if g, ok := a.(decipher.Guess); ok {
		return []mind.Finding{t.judgeGuess(ctx, f, decipher.Guess{Word: decipher.Fold(g.Word)})}
	}
	moves := t.moves()
	i := slices.IndexFunc(moves, func(c games.Choice) bool { return c.Action == a })
	if i < 0 {
		return nil
	}
	own := moves[i]
	best, ok := t.best(ctx)
	if !ok || best.Worth-own.Worth < sure {
		return t.judgeMove(f, own, dearest(moves))
	}
	word := best.Action.(decipher.Guess).Word
	if !missed[word] {
		return []mind.Finding{cost(tells(f, 0, t.chance(word)), ReviewOn, own.Worth, best.Worth-own.Worth, best.Action)}
	}
	out := t.judgeMove(f, own, dearest(moves))
	for i := range out { // it costs nothing once more, and still it is what had been best
		out[i] = tells(out[i], 0, t.chance(word))
		out[i].What, out[i].Held = ReviewStill, true
		_ = out[i].Better(best.Action) // an action can be written
	}
	return out
}

// judgeMove is what going on was next to the best way to go on.
func (t *thought) judgeMove(f mind.Finding, own, best games.Choice) []mind.Finding {
	lost := best.Worth - own.Worth
	switch a := own.Action.(type) {
	case decipher.Ask:
		f = tells(f, t.yes(a.Zone), t.yes(best.Action.(decipher.Ask).Zone))
		return []mind.Finding{cost(f, ReviewAsk, own.Worth, lost, best.Action)}
	case decipher.AskPiece:
		return []mind.Finding{cost(f, ReviewPay, own.Worth, margin(lost), best.Action)}
	case decipher.Pass:
		if t.rivals > 0 {
			lost = 0 // nobody knows what they do next
		}
		return []mind.Finding{cost(f, ReviewPass, own.Worth, margin(lost), best.Action)}
	}
	return nil // to take a piece is no decision
}

// dearest is the choice that is worth most, the last of several.
func dearest(all []games.Choice) games.Choice {
	return slices.MaxFunc(all, func(a, b games.Choice) int {
		if a.Worth > b.Worth {
			return 1
		}
		return -1
	})
}

// margin is a cost that is large enough to be told.
func margin(cost float64) float64 {
	if cost < sure {
		return 0
	}
	return cost
}

// best is the word that is most worth naming, as a tip names it; false where none is one to be named.
func (t *thought) best(ctx context.Context) (games.Choice, bool) {
	words := t.guesses(ctx)
	if len(t.words) == 0 || len(words) == 0 {
		return games.Choice{}, false
	}
	return slices.MaxFunc(words, func(a, b games.Choice) int { return cmp.Compare(a.Worth, b.Worth) }), true
}

// judgeGuess is what naming a word was. A word that the list doesn't have isn't judged, as long as it fits.
func (t *thought) judgeGuess(ctx context.Context, f mind.Finding, g decipher.Guess) mind.Finding {
	own := t.guess(ctx, g.Word)
	w := newWord(t.lib.setup, g.Word)
	known := slices.ContainsFunc(t.words, func(o guess) bool { return o.text == g.Word })
	if !known && t.fits(&w) && t.counts(&w, t.laid.total()) {
		return cost(f, ReviewGuess, own.Worth, 0, nil)
	}
	f = tells(f, t.chance(g.Word), 0)
	wait := t.waited - own.Worth
	best, ok := t.best(ctx)
	if ok {
		f.Words = t.alike(best.Action.(decipher.Guess).Word)
	}
	less := best.Worth - own.Worth
	if ok && less >= max(sure, wait) {
		f = tells(f, t.chance(g.Word), t.chance(best.Action.(decipher.Guess).Word))
		return cost(f, ReviewGuess, own.Worth, less, best.Action)
	}
	if margin(wait) == 0 {
		if f = cost(f, ReviewGuess, own.Worth, 0, nil); ok {
			f.Best = max(own.Worth, best.Worth) // too little for a mistake
		}
		return f
	}
	var on games.Action // what whoever isn't asked can't do
	if moves := t.moves(); t.view.Asked == f.Seat && len(moves) > 0 {
		on = dearest(moves).Action
	}
	return cost(f, ReviewEarly, own.Worth, wait, on)
}

// alike are the words that are as likely as one, which comes first.
func (t *thought) alike(text string) []string {
	out := []string{text}
	for _, g := range t.words {
		if g.text != text && mind.Share(g.weight/t.sum) == t.chance(text) {
			out = append(out, g.text)
		}
	}
	return out
}

// Beside are the likeliest words of a finding but one of them; none where that isn't among them.
func Beside(f mind.Finding, text string) []string {
	i := slices.Index(f.Words, text)
	if i < 0 {
		return nil
	}
	out := slices.Delete(slices.Clone(f.Words), i, i+1)
	return out[:min(len(out), 3)]
}

// judge is what a maker did.
func (h *hiding) judge(f mind.Finding, a games.Action) []mind.Finding {
	switch a := a.(type) {
	case decipher.SetWord:
		text := decipher.Fold(a.Word)
		own := h.word(text)
		out := []mind.Finding{cost(f, ReviewWord, own.mean(), own.less(h.middling()), nil)}
		if h.view.Options.Pick == decipher.PickOrder {
			own := h.order(text, a.Order)
			hard := h.hardest(text, count(a.Order))
			out = append(out, cost(f, ReviewOrder, own.mean(), own.less(h.order(text, hard)), decipher.SetWord{Word: text, Order: hard}))
		}
		return out
	case decipher.Reorder:
		own, text := h.order(h.view.Secret.Word, a.Order), h.view.Secret.Word
		hard := h.hardest(text, count(a.Order))
		return []mind.Finding{cost(f, ReviewOrder, own.mean(), own.less(h.order(text, hard)), decipher.Reorder{Order: hard})}
	case decipher.Give:
		kinds, worth := h.gives()
		own := worth[slices.Index(kinds, a.Kind)]
		best, most := 0, 0.0
		for i, w := range worth {
			if less := own.less(w); less > most {
				best, most = i, less
			}
		}
		return []mind.Finding{cost(f, ReviewGive, own.mean(), most, decipher.Give{Kind: kinds[best]})}
	}
	return nil
}
