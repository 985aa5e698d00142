package mind

import (
	"context"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// ReviewVersion goes up when a review would say something else of an old match. Up to 5 a guess was a loss of its own where it was
// better to stop, and a right one was held against the likeliest.
const ReviewVersion = 6

// What a finding is about.
const (
	ReviewGuess games.ID = "davinci.review.guess" // which tile and number
	ReviewOn    games.ID = "davinci.review.on"    // guessed on
	ReviewStop  games.ID = "davinci.review.stop"  // stopped
)

// Reviewer makes the review of a match. It books hits: the chance of the best guess, plus luck (hits less the chance of what
// was guessed), less the chance that was given away. That adds up to the hits exactly. Which colour was drawn and which own
// tile was opened isn't judged.
type Reviewer struct{}

var _ mind.Reviewer = Reviewer{}

// Review implements mind.Reviewer.
func (Reviewer) Review(ctx context.Context, log games.Log, tell func(float64, []mind.Finding)) ([]mind.Finding, error) {
	if _, over := log.Match().Outcome(); !over {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	var out []mind.Finding
	for d := range log.Decisions() {
		found, err := Judge(ctx, d)
		if err != nil {
			return nil, err
		}
		for i, f := range found {
			if f.What != ReviewStop && hit(log, d.Step) == 1 {
				f = settled(f) // it was brave at most
			}
			if f.What == ReviewGuess {
				f.Luck = hit(log, d.Step) - f.Own
			}
			found[i] = f
		}
		out = append(out, found...)
		tell(float64(d.Step)/float64(log.Len()), out)
	}
	return out, nil
}

// hit is 1 if the guess was right, else 0.
func hit(log games.Log, step int) float64 {
	if all := log.At(step).View(games.Table).(dv.View).Guesses; all[len(all)-1].Right {
		return 1
	}
	return 0
}

// Judge says of a decision what its seat could know of it, by the chances that tips tell (Adviser): of a guess, which one had
// been better, and after a hit, whether it had been better to stop; luck isn't asked.
func Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	v, ok := d.View.(dv.View)
	if !ok || v.Phase != dv.PhaseGuess && v.Phase != dv.PhaseAgain || d.Seat != v.Asked {
		return nil, ctx.Err()
	}
	m := Adviser()
	heard, stop := m.aims(ctx, v)
	j := judge{v: v, heard: heard, noted: exact(ctx, m, v), stop: stop}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	first := mind.Finding{Step: d.Step, Seat: d.Seat, Turn: v.TurnNumber, Odds: true}
	switch a := d.Action.(type) {
	case dv.Guess:
		guess := j.guess(first, a)
		if v.Phase == dv.PhaseGuess {
			return []mind.Finding{guess}, nil
		}
		on := j.decide(first, ReviewOn, a.Place)
		if on.Best > on.Own { // to stop was better: the guess is held against that, and once
			on.Own, guess = guess.Own, settled(guess)
			on.Size = mind.Chances.Grade(on.Best, on.Own)
		}
		return []mind.Finding{on, guess}, nil
	case dv.Stop:
		if !v.Late { // else there was no choice
			return []mind.Finding{j.decide(first, ReviewStop, a.Place)}, nil
		}
	}
	return nil, nil
}

// judge is what a seat could know when it decided.
type judge struct {
	v     dv.View
	heard aims    // by all that has been said
	noted aims    // by the tiles alone, as the notes have it
	stop  float64 // what stopping is worth
}

// best is the likeliest guess, of equal ones the likelier one by the tiles alone.
func (j judge) best() (best dv.Guess) {
	for _, s := range j.v.Targets() {
		for n := range dv.Values {
			g := dv.Guess{Tile: s.ID, Number: n}
			d := j.heard.worth(s.ID, n) - j.heard.worth(best.Tile, best.Number)
			if j.v.Options.Names(n) && (best.Tile == 0 || d > 0 || d == 0 && j.noted.worth(s.ID, n) > j.noted.worth(best.Tile, best.Number)) {
				best = g
			}
		}
	}
	return best
}

// guess judges which guess was made. Its figures are the chances by the tiles alone, of that guess and of the best one.
func (j judge) guess(f mind.Finding, a dv.Guess) mind.Finding {
	best := j.best()
	f.What, f.Own, f.Best = ReviewGuess, j.heard.worth(a.Tile, a.Number), j.heard.worth(best.Tile, best.Number)
	f.Tells = []float64{j.noted.worth(a.Tile, a.Number), j.noted.worth(best.Tile, best.Number)}
	if f.Best > f.Own {
		f.Size = mind.Chances.Grade(f.Best, f.Own)
		_ = f.Better(placed(best, a.Place)) // an action can be written
	}
	f.Base, f.Lost = f.Best, f.Best-f.Own
	return f
}

// settled is a finding that holds nothing against what was done.
func settled(f mind.Finding) mind.Finding {
	if f.Best, f.Lost, f.Size, f.Type, f.Data = f.Own, 0, mind.NoMistake, "", nil; f.What == ReviewGuess {
		f.Base = f.Own
	}
	return f
}

// Said is the guess that words of a finding name, and its chance: the best one where guessing on or stopping was the question, else
// what was guessed; its Tile is 0 for one that is kept back.
func Said(f mind.Finding, own games.Action) (g dv.Guess, chance float64) {
	made, _ := own.(dv.Guess)
	switch {
	case len(f.Tells) < 4:
		return made, f.Own
	case f.What == ReviewStop && f.Best > f.Own && f.Type == "":
		return made, f.Tells[0]
	}
	return Likeliest(f)
}

// Likeliest is the best guess where guessing on or stopping was the question, and its chance.
func Likeliest(f mind.Finding) (g dv.Guess, chance float64) {
	return dv.Guess{Tile: int(f.Tells[2]), Number: int(f.Tells[3])}, f.Tells[0]
}

// decide judges whether it was better to guess on or to stop: the one is worth the chance of the best guess, the other the
// chance from which on guessing is worth while. Its figures are the chances of the best guess, by all that was said and by the
// tiles alone, and its tile and number. The better choice leaves the drawn tile in its place, which isn't judged.
func (j judge) decide(f mind.Finding, what games.ID, place int) mind.Finding {
	best := j.best()
	on := j.heard.worth(best.Tile, best.Number)
	f.What, f.Own, f.Best, f.Tells = what, on, max(on, j.stop), []float64{on, j.noted.worth(best.Tile, best.Number), float64(best.Tile), float64(best.Number)}
	if what == ReviewStop {
		f.Own = j.stop
	}
	if f.Size = mind.Chances.Grade(f.Best, f.Own); on < j.stop {
		_ = f.Better(dv.Stop{Place: place})
	} else {
		_ = f.Better(placed(best, place))
	}
	return f
}

// GoesOn is from which chance of the best guess on it is worth while to guess on.
func GoesOn(v dv.View) float64 { return Adviser().stop(v) }
