package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/dicewords"
)

// keeps are keeps that may be chosen, with what they are worth; none where all dice must stay.
func (p *position) keeps(ctx context.Context) []kept {
	if p.locked == AllKept {
		return nil
	}
	switch {
	case p.tables != nil && p.Left > 1 && !p.bound() && p.tables.Again():
		return p.lawful(p.two(ctx))
	case p.tables != nil:
		return p.lawful(p.last())
	case p.mind.look && ctx.Err() == nil:
		return p.ahead(ctx)
	}
	return p.ofWord()
}

// bound tells whether what is kept now can't be thrown later: such a choice is valued one throw ahead, as if it were the last one.
func (p *position) bound() bool { return p.Options.KeptStay && p.Left > 1 }

// lawful are all keeps but of all dice, that leave locked ones.
func (p *position) lawful(worth *Keeps) []kept {
	var out []kept
	for k := AllKept - 1; ; k-- {
		if k&p.locked == p.locked {
			out = append(out, kept{k, worth[k]})
		}
		if k == 0 {
			return out
		}
	}
}

// last values the keeps as with one throw left.
func (p *position) last() *Keeps {
	if p.odds() {
		return p.tables.ReachLast(p.Up, p.of)
	}
	return p.tables.Last(p.Up)
}

// two values the keeps with two throws left, of any dice.
func (p *position) two(ctx context.Context) *Keeps {
	switch {
	case p.race != nil:
		return p.tables.keeps(p.tables.raceAgain(p.race), 1./certain, p.Up)
	case p.goal == nil:
		return p.tables.Next(p.Up)
	}
	next, err := p.tables.ReachNext(ctx, p.Up, *p.goal, Plan{})
	if err != nil {
		return p.last()
	}
	return next
}

// ofWord keeps the dice of the best word, or throws all.
func (p *position) ofWord() []kept {
	keep := p.wordDice()
	if keep == AllKept {
		return nil
	}
	return p.sampled([]Keep{keep})
}

// wordDice are those of the best word, and locked ones.
func (p *position) wordDice() Keep {
	keep := p.locked
	if i, _ := p.words.best(&p.rack, p.except); i >= 0 {
		keep |= p.laid(p.words.forms[i].text)
	}
	return keep
}

// laid are the dice that a word is laid with, locked ones first.
func (p *position) laid(word string) Keep {
	var prefer []int
	for i := range dicewords.DiceCount {
		if p.locked>>i&1 != 0 {
			prefer = append(prefer, i)
		}
	}
	k := Keep(0)
	s, _ := dicewords.Spell(p.Faces(), word, prefer...)
	for _, d := range s.Dice {
		if d >= 0 {
			k |= 1 << d
		}
	}
	return k
}

// Worth values one action. A word that wins at once is worth 1 only where one that the mind knows does so, too.
func (m Mind) Worth(ctx context.Context, view any, a games.Action) (games.Choice, error) {
	v, err := seen(view)
	if err != nil {
		return games.Choice{}, err
	}
	p := m.position(v)
	if v.Up != nil && p.odds() {
		p.aim(ctx)
	}
	return p.worth(ctx, a)
}

func (p *position) worth(ctx context.Context, a games.Action) (games.Choice, error) {
	switch a := a.(type) {
	case dicewords.Pass:
		if p.Up != nil {
			return p.pass(), nil
		}
	case dicewords.Declare:
		return p.worthOfWord(a)
	case dicewords.Throw:
		return p.worthOfThrow(ctx, a)
	}
	return games.Choice{}, games.Refuse(dicewords.IllegalNow, games.Args{"Phase": p.Phase})
}

func (p *position) worthOfWord(a dicewords.Declare) (games.Choice, error) {
	w := dicewords.WorthOf(p.View, a.Word)
	if w.Problem != nil {
		return games.Choice{}, w.Problem
	}
	c := p.declare(a.Word, w.Tally.Points())
	c.Action = a
	return c, nil
}

func (p *position) worthOfThrow(ctx context.Context, a dicewords.Throw) (games.Choice, error) {
	keep, ok := keptBy(a)
	first := p.Phase == dicewords.PhaseFirst || p.Phase == dicewords.PhasePending
	switch {
	case !first && p.Phase != dicewords.PhaseThrow:
		return games.Choice{}, games.Refuse(dicewords.IllegalNow, games.Args{"Phase": p.Phase})
	case !ok || !first && keep&p.locked != p.locked:
		return games.Choice{}, games.Refuse(dicewords.IllegalDice, nil)
	case first && keep != 0:
		return games.Choice{}, games.Refuse(dicewords.IllegalAllDice, nil)
	case first:
		return games.Choice{Action: a}, nil
	}
	c := games.Choice{Action: a}
	c.Worth = p.worthOfKeep(ctx, keep)
	c.Why, c.Args = p.why(keep, c.Worth)
	return c, nil
}

func (p *position) worthOfKeep(ctx context.Context, keep Keep) float64 {
	if p.tables == nil {
		return p.sampled([]Keep{keep})[0].worth
	}
	for _, k := range p.keeps(ctx) {
		if k.Keep == keep {
			return k.worth
		}
	}
	return 0
}
