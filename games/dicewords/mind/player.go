package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// player is a computer player on a seat.
type player struct {
	Mind
	seat games.Seat
}

// Player is a computer player; what its level doesn't know is drawn from the seed.
func (l *Library) Player(level mind.Level, seat games.Seat, seed uint64) mind.Player {
	return player{Mind: l.mind(level, seed), seat: seat}
}

// Choose implements mind.Player. It challenges a word that neither list nor house know, and leaves all else to who is
// asked and to the table. Nothing here is left to chance.
func (p player) Choose(ctx context.Context, view any, _ *games.Chance) (games.Choice, bool) {
	v, ok := view.(dicewords.View)
	if !ok {
		return games.Choice{}, false
	}
	if c, ok := p.challenge(v); ok {
		return c, true
	}
	if v.Asked != p.seat {
		return games.Choice{}, false
	}
	best, err := p.Best(ctx, v, 1)
	if err != nil {
		return games.Choice{}, false
	}
	if v.Options.Hides() {
		best[0].Why, best[0].Args = "", nil // all hear what it says
	}
	return best[0], true
}

// challenge doubts the word of somebody else.
func (p player) challenge(v dicewords.View) (games.Choice, bool) {
	if v.Pending == nil || v.Pending.Seat == p.seat || v.Phase != dicewords.PhasePending && v.Phase != dicewords.PhaseConfirm {
		return games.Choice{}, false
	}
	word := v.Pending.Word
	r, known := v.Rulings.Word(word)
	if !known {
		r, known = p.judge.Word(word)
	}
	if known && r.Answer {
		return games.Choice{}, false
	}
	if _, ruled := v.Rulings.Word(word); !ruled && v.Pending.Points <= min(v.Options.DoubtCost, v.Points[p.seat]) {
		return games.Choice{}, false // the table may rule that it counts, and that costs as much as there is to win
	}
	return games.Choice{
		Action: dicewords.NewChallenge(v, p.judge), Worth: float64(v.Pending.Points),
		Why: WhyChallenge, Args: games.Args{"Word": word},
	}, true
}
