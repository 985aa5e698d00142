package mind

import (
	"cmp"
	"context"
	"encoding/json"
	"math"
	"slices"

	"spieltisch/games"
)

// Finding is what a review says of one thing in a match: of a decision, judged by what its seat could know then, or of chance
// where there was nothing to decide. It is kept as JSON.
type Finding struct {
	Step int        // of the action in the log, from 1
	Seat games.Seat // whose decision it was
	Turn int        // the round or the seat's turn that texts name, from 1
	What games.ID   `json:",omitempty"` // which sort of decision, in ids of the game; "" where there was none
	// Odds tells that Own and Best are chances from 0 to 1, else they are in the game's unit.
	Odds  bool      `json:",omitempty"`
	Own   float64   // what was done is worth
	Best  float64   // what the best choice was worth, never less than Own
	Size  Size      `json:",omitempty"`
	Tells []float64 `json:",omitempty"` // figures that the game's texts tell: of what was done, and of the best choice
	// Held tells that what had been better is held against the seat in an earlier finding already. It is named once more, and is no
	// mistake of its own: Best is what was to be had without it.
	Held bool `json:",omitempty"`
	// The best choice, where it is another one: its action as the log would keep it.
	Type string          `json:",omitempty"`
	Data json.RawMessage `json:",omitempty"`
	// What it may lead to, the likeliest first, where a sentence says why it is better.
	Words []string `json:",omitempty"`
	// A word that lay there and is worth much more than Best, but that few know: nothing measures by it.
	Rare string `json:",omitempty"`
	Booked
}

// Booked is what belongs to the result of a seat, in the game's unit: all of a match's Sums add up to what it reached.
type Booked struct {
	Base  float64 `json:",omitempty"` // what was to be expected
	Luck  float64 `json:",omitempty"` // what chance brought more than was to be expected of it
	Lost  float64 `json:",omitempty"` // given away
	Spent float64 `json:",omitempty"` // left for the target: it cost nothing of the chance to win
	Found float64 `json:",omitempty"` // better than the measure knew
}

// Fine tells whether nothing was better by as much as counts.
func (f Finding) Fine() bool { return f.Size == NoMistake && !f.Held }

// Sum is what this brought.
func (b Booked) Sum() float64 { return b.Base + b.Luck - b.Lost - b.Spent + b.Found }

// With is both together.
func (b Booked) With(o Booked) Booked {
	return Booked{b.Base + o.Base, b.Luck + o.Luck, b.Lost + o.Lost, b.Spent + o.Spent, b.Found + o.Found}
}

// Choice is the best choice in a game of the kind; nil where it was made, or can't be read.
func (f Finding) Choice(k games.Kind) games.Action {
	if f.Type == "" {
		return nil
	}
	a, err := k.Action(f.Type, f.Data)
	if err != nil {
		return nil
	}
	return a
}

// Better names the best choice in a finding.
func (f *Finding) Better(a games.Action) error {
	data, err := games.Encode(a)
	f.Type, f.Data = a.Type(), data
	return err
}

// Account is what findings say of a seat.
type Account struct {
	Booked
	Stake     float64 // what was to be expected, gains and losses alike: luck is much or little next to it
	Decisions int
	Sizes     [LargeMistake + 1]int // how many of them are how large mistakes, but those that are only held
	Apart     int                   // how many large ones are in no figure
	Held      int                   // how many are no mistakes but for what is held already
}

// AccountOf sums up what is said of a seat.
func AccountOf(findings []Finding, seat games.Seat) (a Account) {
	for _, f := range findings {
		if f.Seat != seat {
			continue
		}
		a.Booked = a.With(f.Booked)
		a.Stake += math.Abs(f.Base)
		if f.What != "" {
			a.Decisions++
			if f.Held && f.Size == NoMistake {
				a.Held++
			} else {
				a.Sizes[f.Size]++
			}
			if f.Size == LargeMistake && f.Lost+f.Spent <= 0 {
				a.Apart++
			}
		}
	}
	return a
}

// Costs are what the mistakes of a seat cost by the place of their finding, and what its other decisions did together, each in
// whole steps and less than one from what it is: so the figures that stand on the page add up to what was given away in all.
func Costs(findings []Finding, seat games.Seat, step float64) (of map[int]float64, others float64) {
	type part struct {
		at          int // of the finding; -1 for the others
		whole, rest float64
	}
	all, small := 0.0, 0.0
	var parts []part
	add := func(at int, lost float64) {
		whole := math.Floor(lost / step)
		parts = append(parts, part{at, whole, lost/step - whole})
	}
	for i, f := range findings {
		if f.Seat != seat {
			continue
		}
		all += f.Lost
		if f.Size > NoMistake {
			add(i, f.Lost)
		} else {
			small += f.Lost
		}
	}
	add(-1, small)
	missing := math.Round(all / step)
	for _, p := range parts {
		missing -= p.whole
	}
	slices.SortStableFunc(parts, func(a, b part) int { return cmp.Compare(b.rest, a.rest) })
	of = map[int]float64{}
	for i, p := range parts {
		if float64(i) < missing {
			p.whole++
		}
		of[p.at] = p.whole * step
	}
	others = of[-1]
	delete(of, -1)
	return of, others
}

// Told is a finding with what it cost in whole steps, as Costs says, and worths that differ by just that: those of words are
// whole anyhow and stay, and so do chances.
func (f Finding) Told(lost, step float64) Finding {
	if f.Odds || f.Lost <= 0 || lost <= 0 {
		return f
	}
	whole := func(v float64) float64 { return math.Round(v/step) * step }
	if f.Lost = lost; math.Abs(whole(f.Own)-f.Own) < 1e-6 {
		f.Best = f.Own + lost
	} else {
		f.Best = whole(f.Best)
		f.Own = f.Best - lost
	}
	return f
}

// Alone is Told of a finding with no others next to it.
func (f Finding) Alone(step float64) Finding {
	if step <= 0 {
		return f
	}
	return f.Told(math.Round(f.Lost/step)*step, step)
}

// Mistakes is how many decisions cost something that counts.
func (a Account) Mistakes() int { return a.Decisions - a.Sizes[NoMistake] - a.Held }

// Reviewer makes the findings of one match, in the order of its log; the log has been played to its end. tell hears how far
// it is, from 0 to 1, and what was found so far: nothing of that changes any more. When ctx ends it returns its error and no
// findings.
type Reviewer interface {
	Review(ctx context.Context, log games.Log, tell func(share float64, found []Finding)) ([]Finding, error)
}
