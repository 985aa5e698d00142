package handicap

import "math"

// How many matches a proposal needs, and from how many on it needn't say how unsure it is.
const (
	Enough = 5
	Sure   = 12
)

// Form is how somebody has played the game of late.
type Form struct {
	Matches   int     // not more than Sure
	Turns     int     // turns or rounds in them
	Mean      float64 // points in one
	Mu, Sigma float64 // the rating
	Rated     int     // matches in it
}

// Proposal is what a seat should get, and between what it probably lies.
type Proposal struct {
	N         int
	Low, High int
	Unsure    bool
}

// Propose is a handicap for each seat by what the players have made: none for the strongest. false: too little is known of
// somebody, or the game has none.
func (t Terms) Propose(forms []Form) ([]Proposal, bool) {
	if t.Unit() == "" || len(forms) != t.Seats || t.Rounds > 0 && t.Rounds < 4 {
		return nil, false
	}
	best := 0
	for i, f := range forms {
		if t.known(f) < Enough || t.byMeans() && (f.Turns == 0 || f.Mean <= 0) {
			return nil, false
		}
		if t.strength(f) > t.strength(forms[best]) {
			best = i
		}
	}
	out := make([]Proposal, len(forms))
	for i, f := range forms {
		if i == best {
			continue
		}
		h, se := t.gap(forms[best], f)
		out[i] = Proposal{t.whole(h), t.whole(h - se), t.whole(h + se), min(t.known(f), t.known(forms[best])) < Sure}
	}
	return out, true
}

// byMeans tells whether points show who is how much stronger: where words are stolen they don't.
func (t Terms) byMeans() bool { return t.Unit() == Points }

// known is how many matches tell of somebody.
func (t Terms) known(f Form) int {
	if t.byMeans() {
		return f.Matches
	}
	return f.Rated
}

func (t Terms) strength(f Form) float64 {
	if t.byMeans() {
		return f.Mean
	}
	return f.Mu
}

// gap is what b lacks against a, and its standard error.
func (t Terms) gap(a, b Form) (h, se float64) {
	tau := t.Tau()
	if !t.byMeans() {
		return tau * (a.Mu - b.Mu) / PerTau, tau * math.Hypot(a.Sigma, b.Sigma) / PerTau
	}
	if t.Target > 0 { // a turn spreads by 0.28 of its mean, whoever plays
		target := float64(t.Target)
		turns := target/a.Mean + .5
		return (1 - b.Mean/a.Mean) * (target + a.Mean/4),
			.28 * turns * math.Hypot(a.Mean/math.Sqrt(float64(a.Turns)), b.Mean/math.Sqrt(float64(b.Turns)))
	}
	rounds, per := float64(t.Rounds), 1.1
	if t.Seats > 2 {
		per = 1.15
	}
	if t.Length > 0 {
		rounds, per = 4, 1
		if t.Seats > 2 {
			rounds, per = float64(t.Seats), 1.4
		}
	}
	// After n matches of both the chance is half, ± 0.4/√n, and 1/(4τ) more for each unit.
	return per * rounds * (a.Mean - b.Mean), 1.6 * tau * math.Sqrt((1/float64(a.Matches)+1/float64(b.Matches))/2)
}

// whole rounds to what can be given, in doubt up.
func (t Terms) whole(h float64) int {
	step := t.Step()
	return max(0, min(t.Most(), step*int(math.Floor(h/float64(step)+.5))))
}

// After is the handicap of the next match where points say nothing, from that of the last one and who won each match of a series, the
// last one last: τ to the loser, half of it whenever the winner changes, at least a quarter; whole tiles, one after
// two wins in a row. A winner of -1 is nobody.
func (t Terms) After(winners []int) []int {
	given := make([]int, 2)
	copy(given, t.Given())
	if t.Seats != 2 || len(winners) == 0 {
		return given
	}
	last := winners[len(winners)-1]
	if last != 0 && last != 1 {
		return given
	}
	step := 4
	if t.Unit() == Tiles {
		step = 1
		if n := len(winners); n < 2 || winners[n-2] != last {
			return given
		}
	}
	for i := range winners[1:] {
		if winners[i+1] != winners[i] {
			step = max(1, step/2)
		}
	}
	lead := given[0] - given[1]
	if last == 0 {
		lead -= step
	} else {
		lead += step
	}
	return []int{max(0, min(t.Most(), lead)), max(0, min(t.Most(), -lead))}
}
