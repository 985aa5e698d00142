package mind

import (
	"context"
	"errors"
	"slices"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// Puzzler makes the puzzles of the day: two throws are gone, and it is asked which dice to keep and then which word to take.
// What an answer is worth are points: those to expect of the dice kept, less what the word brings less than the best one.
// How hard one is tells who doesn't solve it. The tables of the levels named by Needs must be built.
type Puzzler struct{ *Library }

var _ daily.Puzzler = Puzzler{}

// Number implements daily.Generator. 1 took rare forms for everyday words, 2 plurals that nobody says, and both crude words; those of 3
// were solved by a Nova that knew more words.
func (Puzzler) Number() int { return 4 }

// Needs are the levels whose tables the puzzles of a day are made with.
func (Puzzler) Needs(d daily.Day) []mind.Level {
	if d.Grade() == daily.Easy {
		return []mind.Level{mind.Sphinx}
	}
	return []mind.Level{mind.Sphinx, mind.Atlas}
}

// PuzzleScale is from how many points on an answer earns fewer stars.
var PuzzleScale = mind.Scale{Small: 1, Medium: Points.Medium, Large: Points.Large}

// attempts is after how many throws the search for a puzzle ends; about one in fifty makes one.
const attempts = 3000

// Make implements daily.Generator. The error can be ErrNotReady, too.
func (p Puzzler) Make(ctx context.Context, id daily.ID) (daily.Puzzle, error) {
	for _, level := range p.Needs(id.Day) {
		if tier, _ := tablesOf(level); p.ready(tier) == nil {
			return daily.Puzzle{}, ErrNotReady
		}
	}
	g := id.Day.Grade()
	solver := p.mind(g.Level(), 0)
	var other *Mind // that doesn't solve it
	if g > daily.Easy {
		m := p.mind(g.Level()-1, 0)
		other = &m
	}
	for n := range attempts {
		if err := ctx.Err(); err != nil {
			return daily.Puzzle{}, err
		}
		setup, log, err := p.thrown(id.Seed(n))
		if err != nil {
			return daily.Puzzle{}, err
		}
		if best, ok := p.good(ctx, log, solver, other); ok {
			all, err := p.Mind().Best(ctx, log.Match().View(0), 1)
			if err != nil || len(all) == 0 {
				return daily.Puzzle{}, errors.Join(err, daily.ErrNone)
			}
			return daily.NewPuzzle(id, dicewords.Kind{}, setup, log, 0, best, all[0].Action)
		}
	}
	return daily.Puzzle{}, daily.ErrNone
}

// thrown is a turn in which all dice have been thrown twice.
func (p Puzzler) thrown(seed uint64) (setup []byte, log games.Log, err error) {
	if setup, err = (dicewords.Setup{Options: dicewords.DefaultOptions(1), Set: p.set, Seed: seed}).Encode(); err != nil {
		return nil, log, err
	}
	log, err = games.NewLog(dicewords.Kind{}, setup)
	for range dicewords.Throws - 1 {
		if err == nil {
			log, err = log.Do(0, Mind{}.throw(0))
		}
	}
	return setup, log, err
}

// good tells whether a throw makes a puzzle: one choice of letters is better than all others by what costs a star, and
// a character finds it that another one, if there is one, doesn't.
func (p Puzzler) good(ctx context.Context, log games.Log, solver Mind, other *Mind) (best float64, ok bool) {
	v, ok := log.Match().View(0).(dicewords.View)
	if !ok {
		return 0, false
	}
	at := p.Mind().position(v)
	if other == nil && !at.promising(ctx, solver) {
		return 0, false
	}
	worth := at.last()
	best = slices.Max(worth[:AllKept])
	if best-at.ends(1)[0].Worth < PuzzleScale.Small || !at.single(worth, best) {
		return 0, false
	}
	finds := func(m Mind) bool {
		k, ok := choose(ctx, m, v)
		return ok && best-worth[k] < PuzzleScale.Small
	}
	return best, (other == nil || !finds(*other)) && finds(solver)
}

const (
	longWord = 7 // letters of a word that lies there on easy days, at least
	fewKept  = 4 // with fewer dice a keep takes too long to be valued by itself
)

// promising tells whether a throw may make a puzzle for a mind that samples: a long word lies there, and to keep a die more than
// the mind does isn't better. This takes a third of the time of valuing all keeps, and spares that for nearly all throws.
func (p *position) promising(ctx context.Context, m Mind) bool {
	q := m.position(p.View)
	if q.wordDice().dice() < longWord {
		return false
	}
	own, ok := q.chosen(q.aim(ctx))
	if !ok || own.dice() < fewKept {
		return false
	}
	worth := p.tables.LastOf(p.Up, own)
	for i := range dicewords.DiceCount {
		if more := own | 1<<i; more != own && more != AllKept && worth-p.tables.LastOf(p.Up, more) < PuzzleScale.Small {
			return false
		}
	}
	return true
}

// single tells whether all keeps that earn as many stars as the best one leave the same letters.
func (p *position) single(worth *Keeps, best float64) bool {
	shown := p.letters(Keep(slices.Index(worth[:AllKept], best)))
	for k, w := range worth[:AllKept] {
		if best-w < PuzzleScale.Small && p.letters(Keep(k)) != shown {
			return false
		}
	}
	return true
}

// choose is what a mind keeps; false where it throws no more.
func choose(ctx context.Context, m Mind, v dicewords.View) (Keep, bool) {
	p := m.position(v)
	return p.chosen(p.aim(ctx))
}

// chosen is choose, of keeps that were valued; they are sorted.
func (p *position) chosen(keeps []kept) (Keep, bool) {
	t, ok := p.ordered(keeps, 1)[0].Action.(dicewords.Throw)
	if !ok {
		return 0, false
	}
	return keptBy(t)
}

// Answer implements daily.Puzzler; the tables of the strongest level must be built. The error can be ErrNotReady.
func (p Puzzler) Answer(ctx context.Context, z daily.Puzzle, log games.Log) (own float64, v daily.Verdict, err error) {
	if p.ready(Everyday) == nil {
		return 0, 0, ErrNotReady
	}
	for n := len(z.Rows) + 1; n <= log.Len(); n++ {
		view, ok := log.At(n - 1).View(z.Seat).(dicewords.View)
		if !ok {
			return 0, 0, games.Refuse(games.IllegalData, nil)
		}
		_, a := log.Step(n)
		switch a := a.(type) {
		case dicewords.Throw:
			c, err := p.Mind().Worth(ctx, view, a)
			if err != nil {
				return 0, 0, err
			}
			own = c.Worth
		default:
			at := p.Mind().position(view)
			if n == len(z.Rows)+1 { // without another throw
				own = at.ends(1)[0].Worth
			}
			points, best := 0, at.ends(1)[0].Worth
			if d, ok := a.(dicewords.Declare); ok {
				best = seenBy(&at, d.Word).Worth
				if !daily.Ruled(d.Rulings, wordsOnly{p.judge}) {
					return 0, daily.Foreign, ctx.Err()
				}
				t, err := p.Mind().declared(view, d)
				if err != nil {
					return 0, 0, err
				}
				points = t.Points
			}
			own += float64(points) - best
		}
	}
	return own, daily.Solved, ctx.Err()
}

// seenBy is the best word that lies there and can be expected to be seen by who says one.
func seenBy(p *position, said string) games.Choice {
	best := p.ends(1)[0]
	if c, ok := longer(p, said); ok && said != "" && c.Worth > best.Worth {
		return c
	}
	return best
}

// Overlooked is the word by which a puzzle judges the one that was said ("" for none), where that brings less, and a rare one that
// brings much more still; each is "" for none.
func (m Mind) Overlooked(v dicewords.View, said string) (word, rare string) {
	p := m.position(v)
	best := seenBy(&p, said)
	points := 0.
	if said != "" {
		points = float64(dicewords.WorthOf(v, said).Tally.Points())
	}
	if d, ok := best.Action.(dicewords.Declare); ok && best.Worth > points {
		word = d.Word
	}
	if c, ok := p.rare(max(best.Worth, points)); ok {
		rare = c.Action.(dicewords.Declare).Word
	}
	return word, rare
}

// LeadsTo are words that a throw may lead to, and the one that lies there where all its dice stay, "" for none.
func (m Mind) LeadsTo(v dicewords.View, t dicewords.Throw) (there string, words []string) {
	p := m.position(v)
	keep, _ := keptBy(t)
	i, points := p.words.best(&p.rack, p.except)
	if i >= 0 && p.laid(p.words.forms[i].text)&^keep == 0 {
		there = p.words.forms[i].text
	}
	return there, slices.DeleteFunc(p.leadsTo(keep, float64(points)), func(w string) bool { return w == there })
}

// wordsOnly has no opinion of pairs.
type wordsOnly struct{ games.Judge }

// Same implements games.Comparer.
func (wordsOnly) Same(string, string) (games.Ruling, bool) { return games.Ruling{}, false }
