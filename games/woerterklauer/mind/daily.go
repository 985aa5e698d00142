package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Puzzler makes the puzzles of the day: from behind, with twelve tiles and without a joker, the lead is to be taken. What an
// answer is worth is the lead in letters; of all turns that a review looks at, which are more than any tip does, one has the
// largest. How hard a puzzle is tells a search of its own, which stays as it is when the characters change: on easy days it finds a
// lead with one word, on others only who looks further does. On days that aren't hard one gets two stars at least with frequent words.
type Puzzler struct {
	*Library
	Set   wk.Set
	trees map[int]tree // by rank
}

var _ daily.Puzzler = (*Puzzler)(nil)

// NewPuzzler makes puzzles with the words of a library, which should know no house words, and the tiles of a set. Both are of the
// language that the puzzles are asked for in.
func NewPuzzler(l *Library, set wk.Set) *Puzzler {
	p := &Puzzler{Library: l, Set: set, trees: map[int]tree{}}
	for _, d := range []dials{puzzlePlay, puzzleWord, puzzleWords, puzzleFar} {
		p.trees[d.rank] = newTree(l.terms, d.knows)
	}
	return p
}

// Number implements daily.Generator. The puzzles of 1 had other answers that were worth as much, those of 2 crude words, and to 4
// tips knew better ones.
func (*Puzzler) Number() int { return 5 }

// The searches that puzzles are made with.
var (
	puzzlePlay  = dials{rank: 3000, longest: 6, words: 2, width: 6, content: 3, nodes: 100_000} // who has played up to there
	puzzleWord  = dials{rank: 1800, longest: 5, words: 1, width: 8, content: 1, nodes: 100_000}
	puzzleWords = dials{rank: 2700, longest: 6, words: 2, width: 8, content: 1, nodes: 200_000}
	puzzleFar   = dials{rank: 3500, longest: 7, words: 3, width: 12, nodes: 400_000}
)

// sought is who finds a lead in the puzzles of each grade, and who doesn't.
var sought = map[daily.Grade]struct{ finds, not *dials }{
	daily.Easy:   {&puzzleWord, nil},
	daily.Medium: {&puzzleWords, &puzzleWord},
	daily.Hard:   {&puzzleFar, &puzzleWords},
}

const (
	puzzleMatches = 100
	puzzleSize    = 8 // of the field
	puzzleTurn    = 4 // before this turn little lies there
	puzzleTurns   = 5 // from so many turns on the next one may be it
)

// Make implements daily.Generator.
func (p *Puzzler) Make(ctx context.Context, id daily.ID) (daily.Puzzle, error) {
	for n := range puzzleMatches {
		seed := id.Seed(n)
		from := puzzleTurn + games.NewChance(seed, 0, 0).IntN(puzzleTurns)
		setup, log, err := p.begin(id.Language, seed)
		if err != nil {
			return daily.Puzzle{}, err
		}
		for {
			if err := ctx.Err(); err != nil {
				return daily.Puzzle{}, err
			}
			if _, over := log.Match().Outcome(); over {
				break
			}
			v := log.Match().View(games.Table).(wk.View)
			if v.TurnNumber >= from {
				if best, ok := p.asks(ctx, v, id.Day.Grade()); ok {
					return daily.NewPuzzle(id, wk.Kind{}, setup, log, v.Asked, float64(best.verdict.Lead), best.action)
				}
			}
			if log, err = log.Do(v.Asked, p.next(ctx, v)); err != nil {
				return daily.Puzzle{}, err
			}
		}
	}
	return daily.Puzzle{}, daily.ErrNone
}

// asks is the best answer where a position makes a puzzle of such a grade.
func (p *Puzzler) asks(ctx context.Context, v wk.View, grade daily.Grade) (best turn, ok bool) {
	how := sought[grade]
	if v.Phase != wk.PhaseLay || v.Swap > 0 || p.lead(ctx, v, *how.finds) == 0 || how.not != nil && p.lead(ctx, v, *how.not) > 0 {
		return best, false
	}
	best, ok = p.best(ctx, v)
	return best, ok && (grade == daily.Hard || p.fair(ctx, v, best))
}

func (p *Puzzler) begin(language string, seed uint64) (setup []byte, log games.Log, err error) {
	o := wk.DefaultOptions()
	o.Size = puzzleSize
	s := wk.Setup{Options: o, Set: p.Set, Seed: seed}
	if language == wk.English {
		s.Language = language
	}
	if setup, err = s.Encode(); err == nil {
		log, err = games.NewLog(wk.Kind{}, setup)
	}
	return setup, log, err
}

// lead is the largest lead that a search finds, 0 for none.
func (p *Puzzler) lead(ctx context.Context, v wk.View, d dials) int {
	if t := p.turns(ctx, v, d, 1); len(t) > 0 {
		return t[0].verdict.Lead
	}
	return 0
}

// best is the turn with the largest lead, as a review finds it; false where another one has that, too.
func (p *Puzzler) best(ctx context.Context, v wk.View) (best turn, ok bool) {
	s, from := p.Reviewer().mind.open(ctx, v)
	for _, t := range s.candidates(from) {
		if t.verdict.Lead >= best.verdict.Lead {
			best, ok = t, t.verdict.Lead > best.verdict.Lead
		}
	}
	return best, ok
}

// fair tells whether two stars can be had with frequent words.
func (p *Puzzler) fair(ctx context.Context, v wk.View, best turn) bool {
	return PuzzleScale.Grade(float64(best.verdict.Lead), float64(p.lead(ctx, v, puzzleFar))) < mind.MediumMistake
}

// turns are the turns that a search finds, up to n of them, those with the largest lead first.
func (p *Puzzler) turns(ctx context.Context, v wk.View, d dials, n int) []turn {
	q, from := p.ask(v, p.trees[d.rank], 0)
	s := &search{question: q, dials: d, ctx: ctx, budget: d.nodes}
	return s.lawful(s.found(from), n)
}

// next is what is played up to a puzzle. Both take the joker at once, so that it is gone.
func (p *Puzzler) next(ctx context.Context, v wk.View) games.Action {
	switch v.Phase {
	case wk.PhaseDraw:
		return wk.Draw{}
	case wk.PhaseVowel:
		return wk.SetAside{Tiles: worst(v, v.Aside)}
	}
	if v.Swap > 0 {
		return wk.Swap{Tiles: worst(v, 1)}
	}
	if t := p.turns(ctx, v, puzzlePlay, 1); len(t) > 0 {
		return t[0].action
	}
	return wk.GiveUp{}
}

// PuzzleScale is from how many letters on a lead that is smaller earns fewer stars.
var PuzzleScale = mind.Scale{Small: 4, Medium: 12, Large: 24}

// Answer implements daily.Puzzler.
func (p *Puzzler) Answer(ctx context.Context, z daily.Puzzle, log games.Log) (own float64, v daily.Verdict, err error) {
	_, a := log.Step(log.Len())
	before, _ := log.At(log.Len() - 1).View(z.Seat).(wk.View)
	after, ok := log.Match().View(z.Seat).(wk.View)
	end, ends := a.(wk.EndTurn)
	best, _ := z.SolvedBy(wk.Kind{})
	known, _ := best.(wk.EndTurn) // the list had these words when the puzzle was made
	switch {
	case !ok || !ends:
		return 0, daily.Missed, ctx.Err()
	case !daily.Ruled(end.Rulings, p.judge, known.Rulings):
		return 0, daily.Foreign, ctx.Err()
	}
	return float64(after.Tally.Lead(before.Mover)), daily.Solved, ctx.Err()
}
