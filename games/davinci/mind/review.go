package mind

import (
	"context"
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// ReviewVersion goes up when a review would say something else of an old match.
const ReviewVersion = 4

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
		for i := range found {
			if found[i].What == ReviewGuess {
				found[i].Luck = hit(log, d.Step) - found[i].Own
			}
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

// Judge says of a decision what its seat could know of it: of a guess, which one had been better, and whether it had been better
// to stop; luck isn't asked. A choice has only been worse where it is by both readings, the chances of the notes and what
// listening to the others adds to them; its cost is the smaller one.
func Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	v, ok := d.View.(dv.View)
	if !ok || v.Phase != dv.PhaseGuess && v.Phase != dv.PhaseAgain || d.Seat != v.Asked {
		return nil, ctx.Err()
	}
	noted, half := Adviser(mind.Atlas).aims(ctx, v)
	heard, less := Adviser(mind.Sphinx).aims(ctx, v)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	r := readings{v: v, aims: [2]aims{noted, heard}, stop: reading{half, less}}
	first := mind.Finding{Step: d.Step, Seat: d.Seat, Turn: v.TurnNumber, Odds: true}
	switch a := d.Action.(type) {
	case dv.Guess:
		guess := r.guess(first, a)
		if v.Phase == dv.PhaseGuess {
			return []mind.Finding{guess}, nil
		}
		return []mind.Finding{r.decide(first, ReviewOn, a.Place), guess}, nil
	case dv.Stop:
		if !v.Late { // else there was no choice
			return []mind.Finding{r.decide(first, ReviewStop, a.Place)}, nil
		}
	}
	return nil, nil
}

// reading is one figure by the notes and one by listening.
type reading [2]float64

// less is by how much this is worse than another, by both: the smaller of the two.
func (r reading) less(o reading) float64 { return min(o[0]-r[0], o[1]-r[1]) }

// nearer is the reading by which less does so.
func (r reading) nearer(o reading) int {
	if o[1]-r[1] < o[0]-r[0] {
		return 1
	}
	return 0
}

type readings struct {
	v    dv.View
	aims [2]aims
	stop reading // what stopping is worth
}

func (r readings) of(g dv.Guess) reading {
	return reading{r.aims[0].worth(g.Tile, g.Number), r.aims[1].worth(g.Tile, g.Number)}
}

// best is the guess that is better than a figure by most, by both readings; of equal ones the likelier one by the notes.
func (r readings) best(than reading) (best dv.Guess, gain float64) {
	for i, a := range r.v.Targets() {
		for n := range dv.Values {
			if g := (dv.Guess{Tile: a.ID, Number: n}); r.v.Options.Names(n) {
				d := than.less(r.of(g))
				if i == 0 && n == 0 || d > gain || d == gain && r.of(g)[0] > r.of(best)[0] {
					best, gain = g, d
				}
			}
		}
	}
	return best, gain
}

// guess judges which guess was made.
func (r readings) guess(f mind.Finding, a dv.Guess) mind.Finding {
	own := r.of(a)
	f.What, f.Own, f.Best = ReviewGuess, own[0], own[0]
	if best, gain := r.best(own); gain > 0 {
		f.Best, f.Size = r.of(best)[0], mind.Chances.Grade(gain, 0)
		_ = f.Better(placed(best, a.Place)) // an action can be written
	}
	f.Base, f.Lost = f.Best, f.Best-f.Own
	return f
}

// GoesOn is from which chance on a review says that guessing on is worth while: above high it is by both readings, below low by none.
func GoesOn(v dv.View) (low, high float64) {
	noted, heard := Adviser(mind.Atlas).stop(v), Adviser(mind.Sphinx).stop(v)
	return min(noted, heard), max(noted, heard)
}

// likeliest is the chance of the best guess, which may be another one by each reading.
func (r readings) likeliest() (out reading) {
	for i, aims := range r.aims {
		for _, chances := range aims {
			out[i] = max(out[i], slices.Max(chances[:]))
		}
	}
	return out
}

// decide judges whether it was better to guess on or to stop: the one is worth the chance of the best guess, the other the
// chance from which on guessing is worth while. Of guessing on it tells the reading that speaks more for it, since by that its
// size is graded, and both chances (Tells): what listening adds may be all that makes it right. The better choice leaves the drawn
// tile in its place, which isn't judged.
func (r readings) decide(f mind.Finding, what games.ID, place int) mind.Finding {
	if f.What = what; what == ReviewOn {
		likeliest := r.likeliest()
		by := likeliest.nearer(r.stop)
		f.Own, f.Best, f.Tells = likeliest[by], likeliest[by], likeliest[:]
		if cost := likeliest.less(r.stop); cost > 0 {
			f.Best, f.Size = r.stop[by], mind.Chances.Grade(cost, 0)
			_ = f.Better(dv.Stop{Place: place})
		}
		return f
	}
	f.Own, f.Best = r.stop[0], r.stop[0]
	if best, gain := r.best(r.stop); gain > 0 {
		f.Best, f.Size = r.of(best)[0], mind.Chances.Grade(gain, 0)
		_ = f.Better(placed(best, place))
	}
	return f
}
