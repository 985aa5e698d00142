package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// player is a computer player on a seat.
type player struct {
	lib  *Library
	seat games.Seat
	dials
}

// Player is a computer player of a level.
func (l *Library) Player(level mind.Level, seat games.Seat) mind.Player {
	return player{lib: l, seat: seat, dials: levels[level]}
}

// Choose implements mind.Player. Out of turn a seeker only guesses.
func (p player) Choose(ctx context.Context, view any, chance *games.Chance) (games.Choice, bool) {
	v, ok := view.(decipher.View)
	if !ok || int(p.seat) >= len(v.Seats) {
		return games.Choice{}, false
	}
	if p.seat == v.Maker {
		return p.make(ctx, v, chance)
	}
	if v.Turn == games.Table || !v.Seats[p.seat].In {
		return games.Choice{}, false
	}
	if v.Asked == p.seat {
		return p.lib.seek(v, p.seat, p.dials), true
	}
	if words := p.lib.fitting(v, p.dials); ready(v, p.seat, p.dials, words) {
		return named(v, words), true
	}
	return games.Choice{}, false
}

// make is what the Puzzle Maker does.
func (p player) make(ctx context.Context, v decipher.View, chance *games.Chance) (games.Choice, bool) {
	switch {
	case v.Phase == decipher.PhaseWord:
		return games.Choice{Action: p.lib.secret(ctx, v, p.dials, chance), Why: WhyWord}, true
	case v.Phase == decipher.PhaseGive && v.Secret != nil && v.Secret.Left.Total() > 0:
		return routine(v, games.Choice{Action: p.lib.give(v, p.dials, chance), Why: WhyGive}), true
	}
	return games.Choice{}, false
}

// seek is what the seeker does who is asked. The worth of a choice is the points that it is expected to bring this seat, less
// those that it brings the maker.
func (l *Library) seek(v decipher.View, me games.Seat, d dials) games.Choice {
	words := l.fitting(v, d)
	if ready(v, me, d, words) {
		return named(v, words)
	}
	if read := l.reads(v, d, words); ready(v, me, d, read) {
		c := named(v, read)
		c.Why = WhyRead
		return c
	}
	switch v.Phase {
	case decipher.PhasePlace:
		if d.letters {
			words = nil
		}
		return asked(v, words)
	case decipher.PhaseBonus:
		if len(words) > 0 || v.BonusTokens > 1 {
			return games.Choice{Action: decipher.AskPiece{}, Worth: -decipher.BonusPoints, Why: WhyBonus}
		}
		return games.Choice{Action: decipher.Pass{}, Why: WhyPass}
	case decipher.PhasePass:
		return games.Choice{Action: decipher.Pass{}, Why: WhyPass}
	}
	return routine(v, games.Choice{Action: decipher.Take{}, Why: WhyTake})
}

// routine is what there is nothing to choose of: it is said for the first piece of a round only.
func routine(v decipher.View, c games.Choice) games.Choice {
	for _, z := range v.Zones {
		if len(z.Pieces) > 0 {
			c.Why = ""
		}
	}
	return c
}

// reads are words that a seeker reads from the letters alone: only where it knows none, and the end of the word is near.
func (l *Library) reads(v decipher.View, d dials, words []guess) []guess {
	if len(words) > 0 || !v.Bonus || !d.reads {
		return nil
	}
	return l.read(v)
}

// asked is the question where the piece in hand fits best.
func asked(v decipher.View, words []guess) games.Choice {
	chances := zones(v, words)
	best := -1
	for _, i := range v.Open() {
		if best < 0 || chances[i] > chances[best] {
			best = i
		}
	}
	c := games.Choice{Action: decipher.Ask{Zone: best}, Worth: chances[best] - 1, Why: WhyAsk, Args: games.Args{"Zone": best + 1}}
	switch public := zones(v, nil); {
	case public[best] == 0:
	case public[best] == 1:
		c.Why = WhySure
	case public[best] < half:
		c.Why = WhyMaybe
	}
	return c
}

// half is from which share of the letters on a piece is said to fit.
const half = 0.5

// named is the guess of the likeliest word.
func named(v decipher.View, words []guess) games.Choice {
	p := words[0].chance
	c := games.Choice{
		Action: decipher.Guess{Word: words[0].word.text}, Worth: p*gain(v) - (1 - p),
		Why: WhyGuess, Args: games.Args{"Word": words[0].word.text},
	}
	if len(words) == 1 {
		c.Why = WhyOnly
	}
	return c
}
