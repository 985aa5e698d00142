package mind

import (
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// ReviewVersion goes up when a review would say something else of an old match.
const ReviewVersion = 7

// What a finding is about.
const (
	ReviewTurn   games.ID = "woerterklauer.review.turn"    // a turn that was ended
	ReviewTheft  games.ID = "woerterklauer.review.theft"   // the same, and a theft was overlooked
	ReviewWon    games.ID = "woerterklauer.review.won"     // a turn that was ended, after which the other one had lost
	ReviewTime   games.ID = "woerterklauer.review.time"    // time was up
	ReviewGiveUp games.ID = "woerterklauer.review.give_up" // gave up
)

// Reviewer makes the review of a match, in letters of lead at the end of each turn: what the best turn found leads by (Base and
// Luck), less what was given away. That adds up to the leads of a seat's turns exactly, in whole letters. A turn has only been worse
// than another one where it is by both readings, its lead and what it leaves to the other one, and how large a mistake that was
// says the smaller of the two; what it cost is what the other one would have led by more. After the turn that won the match nobody
// could use what it left: it was no mistake, and cost nothing. Best are turns of up to three everyday words. Luck is what the drawn tiles made possible, less what other tiles of the box would have on
// average; what the joker brings is luck, too, and whether it was right to take it isn't judged.
type Reviewer struct{ mind Mind }

var _ mind.Reviewer = Reviewer{}

// Reviewer is what reviews a match with these words.
func (l *Library) Reviewer() Reviewer { return Reviewer{l.Mind()} }

// Review implements mind.Reviewer.
func (r Reviewer) Review(ctx context.Context, log games.Log, tell func(float64, []mind.Finding)) ([]mind.Finding, error) {
	if _, over := log.Match().Outcome(); !over {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	var out []mind.Finding
	last := won(log)
	var drew *wk.View // before the tiles of the turn were drawn
	for d := range log.Decisions() {
		v, ok := d.View.(wk.View)
		if !ok {
			return nil, games.Refuse(games.IllegalData, nil)
		}
		if _, draws := d.Action.(wk.Draw); draws {
			drew = &v
		}
		found, err := r.Judge(ctx, d)
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			if d.Step == last {
				f = asWon(f)
			}
			f.Luck = r.luck(ctx, v, drew)
			f.Base -= f.Luck
			out = append(out, f)
			drew = nil
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		tell(float64(d.Step)/float64(log.Len()), slices.Clip(out))
	}
	return out, nil
}

// won is the step of the turn after which the other player had lost, by giving up or by the clock; 0 for none.
func won(log games.Log) int {
	o, _ := log.Match().Outcome()
	if o.Reason != wk.ReasonGaveUp && o.Reason != wk.ReasonTime {
		return 0
	}
	for n := log.Len() - 1; n > 0; n-- {
		switch _, a := log.Step(n); a := a.(type) {
		case wk.EndTurn:
			return n
		case wk.TimeUp:
			if a.Field != nil {
				return n
			}
		}
	}
	return 0
}

// asWon is a turn that won the match, for whoever looks back at it.
func asWon(f mind.Finding) mind.Finding {
	out := mind.Finding{Step: f.Step, Seat: f.Seat, Turn: f.Turn, What: ReviewWon, Own: f.Own, Best: f.Own}
	if f.What == ReviewTime {
		out.What = ReviewTime
	}
	out.Base = out.Best
	return out
}

// Judge says of the end of a turn what its seat could know of it: whether another one had been better; of luck it says nothing.
func (r Reviewer) Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	v, ok := d.View.(wk.View)
	if !ok || v.Phase != wk.PhaseLay {
		return nil, ctx.Err()
	}
	f := mind.Finding{Step: d.Step, Seat: v.Asked, Turn: v.TurnNumber}
	switch a := d.Action.(type) {
	case wk.EndTurn:
		f.What = ReviewTurn
		return r.ended(ctx, v, f, a)
	case wk.TimeUp:
		f.What = ReviewTime
		switch {
		case a.Swap != 0:
			return nil, ctx.Err()
		case a.Field != nil:
			return r.ended(ctx, v, f, wk.EndTurn{Field: a.Field, Rulings: a.Rulings})
		}
		return r.lost(ctx, v, f)
	case wk.GiveUp:
		f.What = ReviewGiveUp
		return r.lost(ctx, v, f)
	}
	return nil, ctx.Err()
}

// ended judges a turn; the figures that it tells are the leads that were left to the other player, less than 1 for none. One that was lawful by older rules only is left out.
func (r Reviewer) ended(ctx context.Context, v wk.View, f mind.Finding, a wk.EndTurn) ([]mind.Finding, error) {
	s, from := r.mind.open(ctx, v)
	own, ok := s.of(a)
	if !ok {
		return nil, ctx.Err()
	}
	all := append(weighed{own}, s.candidates(from)...)
	s.leave(all)
	f.Own = float64(own.verdict.Lead)
	f.Best, f.Tells = f.Own, []float64{all[0].leaves}
	f.Base = f.Own
	goals := s.goals(all[1:])
	if len(goals) > 0 { // as far as a tip would have led
		f.Base = max(f.Own, float64(goals[0].verdict.Lead))
	}
	if best, gain := all[1:].better(&all[0]); best != nil && s.size(gain) > mind.NoMistake {
		if len(goals) > 0 && s.size(goals[0].gain(&all[0])) > mind.NoMistake {
			best = &goals[0]
		}
		f.Best, f.Size = float64(best.verdict.Lead), s.size(gain)
		f.Tells = append(f.Tells, best.leaves)
		_ = f.Better(best.action) // a turn can be written
		thefts := Thefts(&best.verdict, &own.verdict)
		for _, t := range thefts[:min(len(thefts), mostThefts)] {
			f.Words = append(f.Words, t.Text)
		}
		if len(thefts) > 0 && f.What == ReviewTurn {
			f.What = ReviewTheft
		}
		f.Base = f.Best
	}
	f.Lost = f.Base - f.Own
	return []mind.Finding{f}, ctx.Err()
}

// lost judges a match that was lost without a turn: where a lead was found that is a large mistake, however small the lead.
func (r Reviewer) lost(ctx context.Context, v wk.View, f mind.Finding) ([]mind.Finding, error) {
	s, from := r.mind.open(ctx, v)
	found := s.candidates(from)
	s.leave(found)
	if found = s.goals(found); len(found) > 0 {
		f.Best, f.Size = float64(found[0].verdict.Lead), mind.LargeMistake
		_ = f.Better(found[0].action)
		for _, w := range found[0].verdict.Words {
			if w.Fate != wk.FateUnchanged && len(f.Words) < mostThefts {
				f.Words = append(f.Words, w.Text)
			}
		}
	}
	f.Base, f.Lost = f.Best, f.Best
	return []mind.Finding{f}, ctx.Err()
}

// mostThefts is how many are told.
const mostThefts = 3

// Thefts are the words that one turn steals and another one doesn't, those with the most letters of the other one first.
func Thefts(of, not *wk.Verdict) []wk.Word {
	out := slices.DeleteFunc(slices.Clone(of.Words), func(w wk.Word) bool {
		return w.Fate != wk.FateStolen || len(w.Turns) == 0 ||
			slices.ContainsFunc(not.Words, func(o wk.Word) bool { return o.Spelled == w.Spelled })
	})
	slices.SortStableFunc(out, func(a, b wk.Word) int { return len(b.Turns) - len(a.Turns) })
	return out
}

// luck is how much more the drawn tiles made possible than others of the box would have on average. The search is a short one, the
// same for all.
func (r Reviewer) luck(ctx context.Context, v wk.View, drew *wk.View) float64 {
	if drew == nil || len(v.Pool) <= len(drew.Pool) {
		return 0
	}
	rest := v.Set.All()
	rest = slices.DeleteFunc(rest, func(t wk.Tile) bool {
		return slices.Contains(drew.Pool, t) || slices.ContainsFunc(drew.Field, func(p wk.Placed) bool { return p.ID == t.ID })
	})
	n := len(v.Pool) - len(drew.Pool)
	if len(rest) <= n {
		return 0 // nothing else could come
	}
	short := Mind{lib: r.mind.lib, nodes: glimpse}
	chance := games.NewChance(uint64(drew.Step), 0, 0)
	sum := 0.0
	for range draws {
		for i := range n {
			k := i + chance.IntN(len(rest)-i)
			rest[i], rest[k] = rest[k], rest[i]
		}
		other := v
		other.Pool = slices.Concat(drew.Pool, rest[:n])
		sum += short.most(ctx, other)
	}
	return short.most(ctx, v) - sum/draws
}

// draws is how many other draws luck is held against.
const draws = 6

// most is the largest lead that is found.
func (m Mind) most(ctx context.Context, v wk.View) float64 {
	s, from := m.open(ctx, v)
	if found := s.lawful(s.widened(from), 1); len(found) > 0 {
		return float64(found[0].verdict.Lead)
	}
	return 0
}
