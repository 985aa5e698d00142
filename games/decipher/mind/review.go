package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// ReviewVersion goes up when a review would say something else of an old match.
const ReviewVersion = 6

var _ mind.Reviewer = (*Library)(nil)

// Review implements mind.Reviewer. What is booked is the lead of a round: the points of a seeker less those of the maker, and
// those of the maker less the seekers' on average. What was to be expected of the round, plus luck, less what was given away,
// adds up to it exactly; luck is also what the others did. A word is held against a seeker once a round, however long they
// don't name it: later findings say that it was still to be named, and cost only what there was to lose besides. A word
// that was the secret is never named too early. Else what is called best is what Judge calls so.
func (l *Library) Review(ctx context.Context, log games.Log, tell func(share float64, found []mind.Finding)) ([]mind.Finding, error) {
	if _, over := log.Match().Outcome(); !over {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	var b books
	for d := range log.Decisions() {
		v, ok := d.View.(decipher.View)
		if !ok {
			return nil, games.Refuse(games.IllegalData, nil)
		}
		if _, makes := d.Action.(decipher.SetWord); makes {
			b.open(len(v.Seats))
		}
		found, err := l.judge(ctx, d, b.missedBy(d.Seat))
		if err != nil {
			return nil, err
		}
		after := log.At(d.Step).View(games.Table).(decipher.View)
		for _, f := range found {
			if guessed(after, d) {
				f = bold(f)
			}
			b.add(f)
		}
		if _, makes := d.Action.(decipher.SetWord); makes {
			b.expect(d.Step, after, l.Mind(after.Turn, 0).Wait(ctx, after))
		}
		if len(after.Results) > len(v.Results) {
			b.close(d.Step, after.Results[len(v.Results)])
		}
		tell(float64(d.Step)/float64(log.Len()), b.out)
	}
	return b.out, ctx.Err()
}

// guessed tells whether a decision was to name the secret.
func guessed(after decipher.View, d games.Decision) bool {
	r, over := after.Result()
	_, guess := d.Action.(decipher.Guess)
	return guess && over && r.Guesser == d.Seat
}

// bold is what is said of a guess that was right: whatever it was likely to bring, nothing was better.
func bold(f mind.Finding) mind.Finding {
	f.Best, f.Size, f.Type, f.Data = f.Own, mind.NoMistake, "", nil
	return f
}

// books are those of a match; by seat of the round at hand.
type books struct {
	out    []mind.Finding
	now    []float64 // what the round is expected to bring
	missed []map[string]bool
}

// open begins a round.
func (b *books) open(seats int) {
	b.now, b.missed = make([]float64, seats), make([]map[string]bool, seats)
	for i := range b.missed {
		b.missed[i] = map[string]bool{}
	}
}

func (b *books) missedBy(seat games.Seat) map[string]bool {
	if seat == games.Table || int(seat) >= len(b.missed) {
		return nil
	}
	return b.missed[seat]
}

// add books a decision. What is new since the decision before is luck; what a maker's word and order are worth is expected.
func (b *books) add(f mind.Finding) {
	rise := f.Best - b.now[f.Seat]
	if f.What == ReviewWord || f.What == ReviewOrder && b.out[len(b.out)-1].Step == f.Step {
		f.Base = rise
	} else {
		f.Luck = rise
	}
	f.Lost = f.Best - f.Own
	b.now[f.Seat] = f.Own
	if f.What == ReviewOn {
		if guess, ok := f.Choice(decipher.Kind{}).(decipher.Guess); ok {
			b.missed[f.Seat][guess.Word] = true
		}
	}
	b.out = append(b.out, f)
}

// expect books what the seekers may expect of a round.
func (b *books) expect(step int, v decipher.View, worth float64) {
	for seat := range b.now {
		if games.Seat(seat) != v.Maker {
			b.now[seat] = worth
			b.out = append(b.out, mind.Finding{Step: step, Seat: games.Seat(seat), Turn: v.Round, Booked: mind.Booked{Base: worth}})
		}
	}
}

// close books what a round brought.
func (b *books) close(step int, r decipher.Result) {
	for seat := range b.now {
		luck := Lead(r, games.Seat(seat)) - b.now[seat]
		b.out = append(b.out, mind.Finding{Step: step, Seat: games.Seat(seat), Turn: r.Round, Booked: mind.Booked{Luck: luck}})
	}
}

// Lead is that of a seat in a round: of a seeker before the maker, of the maker before the seekers on average.
func Lead(r decipher.Result, seat games.Seat) float64 {
	own, maker, seekers := 0.0, 0.0, 0.0
	for _, s := range r.Scores {
		points := float64(s.Points())
		if s.Seat == seat {
			own = points
		}
		if s.Seat == r.Maker {
			maker = points
		} else {
			seekers += points / float64(len(r.Scores)-1)
		}
	}
	if seat == r.Maker {
		return maker - seekers
	}
	return own - maker
}
