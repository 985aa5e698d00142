package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// Mind values what a seat may do, in points to expect of the turn; near the end of a race in the chance to win it, which is that to
// win with this turn in the last one and where a word that it knows wins at once.
type Mind struct {
	words  func() *Words
	judge  games.Judge
	look   bool           // it looks ahead; else it keeps the dice of the best word that it knows
	tables func() *Tables // nil for a mind without; they are nil while they aren't ready
	seats  []mind.Level   // who sits there; nil where nobody knows
	all    *Library       // of which it sees every word that lies there; nil for one who knows only their own
}

// position is a throw that lies on the table.
type position struct {
	dicewords.View
	mind   Mind
	words  *Words
	tables *Tables
	rack   rack
	dice   [dicewords.DiceCount][dicewords.FaceCount]int // letters of the faces
	locked Keep
	goal   *Goal // nil unless it is the last turn of a race, or a word that lies there makes it that
	sure   *Goal // what would make it that; nil if nothing can
	race   *race // nil unless the match is near its end, and without a goal
	except func(text string) bool
}

func (m Mind) position(v dicewords.View) position {
	p := position{View: v, mind: m, words: m.words(), rack: newRack(v.Faces()), goal: goal(v), except: without(v.Rulings)}
	if m.tables != nil {
		p.tables = m.tables()
	}
	if m.seats != nil && m.all != nil {
		if plain := m.all.digraphs(p.except); p.lies(plain) {
			p.except = plain
		}
	}
	p.sure = AtOnce(v)
	if p.goal == nil && p.sure != nil && p.words.may(p.sure.Win) {
		if i, points := p.words.best(&p.rack, p.except); i >= 0 && points >= p.sure.Win {
			p.goal = p.sure
		}
	}
	p.race = p.raceOf()
	for i, locked := range v.Locked {
		for k, f := range v.Set.Faces(i) {
			p.dice[i][k] = numberOf(f)
		}
		if locked {
			p.locked |= 1 << i
		}
	}
	return p
}

// lies tells whether a word lies there.
func (p *position) lies(except func(text string) bool) bool {
	i, points := p.words.best(&p.rack, except)
	return i >= 0 && points > 0
}

// goal is what wins the last turn of a race: somebody has reached the target, so the round is finished.
func goal(v dicewords.View) *Goal {
	lead := lead(v)
	if v.Asked < 0 || lead < v.Options.Target {
		return nil
	}
	need := lead - v.Points[v.Asked]
	return &Goal{Win: need + 1, Draw: need}
}

// lead is the most points of the seats that aren't asked.
func lead(v dicewords.View) int {
	lead := 0
	for s, points := range v.Points {
		if games.Seat(s) != v.Asked {
			lead = max(lead, points)
		}
	}
	return lead
}

// AtOnce is what ends the match with a win, though nobody has reached the target yet: to be the one who does, as the last of a
// round. Alone that ends every match. It is nil where the seat isn't the last, or somebody has reached the target.
func AtOnce(v dicewords.View) *Goal {
	if v.Up == nil || !lastOfRound(v) || lead(v) >= v.Options.Target {
		return nil
	}
	need := v.Options.Target - v.Points[v.Asked]
	return &Goal{Win: need, Draw: need}
}

// lastOfRound tells whether nobody comes after who is asked who could still get further. In a hidden round nobody knows what others have.
func lastOfRound(v dicewords.View) bool {
	return v.Asked >= 0 && int(v.Asked) == v.Options.Seats-1 && !v.Options.Hides()
}

// of is what so many points are worth.
func (p *position) of(points int) float64 {
	switch {
	case p.goal != nil:
		return p.goal.Of(points)
	case p.race != nil:
		return p.race.of(points)
	}
	return float64(points)
}

// odds tells whether chances are what counts.
func (p *position) odds() bool { return p.goal != nil || p.race != nil }

// points is the same throw where points count.
func (p *position) points() position {
	q := *p
	q.goal, q.race, q.sure = nil, nil, nil
	return q
}

// kept is a keep and what it is worth.
type kept struct {
	Keep
	worth float64
}

// Best are the best choices. The first throw of a turn leaves nothing to choose and is worth nothing.
func (m Mind) Best(ctx context.Context, view any, n int) ([]games.Choice, error) {
	v, err := seen(view)
	if err != nil {
		return nil, err
	}
	switch v.Phase {
	case dicewords.PhaseFirst, dicewords.PhasePending:
		return []games.Choice{{Action: m.throw(0)}}, nil
	case dicewords.PhaseThrow:
		p := m.position(v)
		return p.again(p.aim(ctx), n), nil
	case dicewords.PhaseDeclare:
		p := m.position(v)
		p.aim(ctx)
		return p.ends(n), nil
	}
	return nil, games.Refuse(dicewords.IllegalNow, games.Args{"Phase": v.Phase})
}

// seen is a view of a match of Dicewords; an empty one is of none.
func seen(view any) (dicewords.View, error) {
	v, ok := view.(dicewords.View)
	if !ok || int(v.Asked) >= len(v.Points) {
		return v, games.Refuse(games.IllegalData, nil)
	}
	return v, nil
}

// throw throws all dice but those kept.
func (Mind) throw(keep Keep) dicewords.Throw {
	var t dicewords.Throw
	for i := range dicewords.DiceCount {
		if keep>>i&1 == 0 {
			t.Dice = append(t.Dice, i)
		}
	}
	return t
}

// ends are the best words, or to pass where there is none.
func (p *position) ends(n int) []games.Choice {
	var out []games.Choice
	taken := map[string]bool{}
	for len(out) < max(1, n) {
		i, points := p.words.best(&p.rack, func(text string) bool { return taken[text] || p.except != nil && p.except(text) })
		if i < 0 || points <= 0 {
			break
		}
		word := p.words.forms[i].text
		taken[word] = true
		out = append(out, p.declare(word, points))
	}
	if len(out) == 0 {
		return append(out, p.pass())
	}
	if c, ok := longer(p, out[0].Action.(dicewords.Declare).Word); ok {
		out = slices.Insert(out, 0, c)
	}
	return out[:min(max(1, n), len(out))]
}

func (p *position) declare(word string, points int) games.Choice {
	return games.Choice{
		Action: dicewords.NewDeclare(p.View, word, p.mind.judge), Worth: p.of(points),
		Why: WhyWord, Args: games.Args{"Word": word, "Points": points},
	}
}

func (p *position) pass() games.Choice {
	return games.Choice{Action: dicewords.Pass{}, Worth: p.of(0), Why: WhyPass}
}

// again are the best throws, and to end with the best word, best first. Of equal ones the word comes first, then what
// keeps more. keeps are sorted.
func (p *position) again(keeps []kept, n int) []games.Choice {
	out := p.ordered(keeps, n)
	for i, c := range out {
		if t, ok := c.Action.(dicewords.Throw); ok {
			keep, _ := keptBy(t)
			out[i].Why, out[i].Args = p.why(keep, c.Worth)
		}
	}
	return out
}

// ordered is again without saying why to throw.
func (p *position) ordered(keeps []kept, n int) []games.Choice {
	end := p.ends(1)[0]
	if p.certain(end) {
		end.Why = WhyStop
		if p.enough(end) {
			end.Why = WhyEnough
		}
		return []games.Choice{end}
	}
	slices.SortStableFunc(keeps, func(a, b kept) int { return cmp.Compare(b.worth, a.worth) })
	keeps = keeps[:min(max(1, n), len(keeps))]
	var out []games.Choice
	for _, k := range keeps {
		out = append(out, games.Choice{Action: p.mind.throw(k.Keep), Worth: k.worth})
	}
	at := slices.IndexFunc(out, func(c games.Choice) bool { return end.Worth >= c.Worth && isWord(end) })
	if at < 0 {
		at = len(out)
	} else if end.Why == WhyWord && len(out) > 0 {
		if end.Why = WhyStop; p.race != nil {
			end.Why = WhyWin
		}
	}
	out = slices.Insert(out, at, end)
	return out[:min(max(1, n), len(out))]
}

// aim finds out whether a race can still be won; if it can't, let the turn at least bring many points. So it is where the chance to
// win, a few turns before the end, is less than what makes a mistake: all choices would be fine. It returns
// the keeps of a throw, which are needed for that, unless the win is certain.
func (p *position) aim(ctx context.Context) []kept {
	keeps := func() []kept {
		if p.Phase == dicewords.PhaseThrow {
			return p.keeps(ctx)
		}
		return nil
	}
	if !p.odds() {
		return keeps()
	}
	end := p.ends(1)[0]
	if p.certain(end) {
		return nil
	}
	chances, least := keeps(), 0.0
	if p.race != nil {
		least = mind.Chances.Small
	}
	if end.Worth > least || slices.ContainsFunc(chances, func(k kept) bool { return k.worth > least }) {
		return chances
	}
	p.goal, p.race = nil, nil
	return keeps()
}

// certain tells whether a choice wins the race, as far as it has come. To those who help so does a word that reaches the target, where
// nothing can be better by what makes a mistake.
func (p *position) certain(c games.Choice) bool {
	if p.race == nil || p.mind.seats == nil {
		return p.goal != nil && c.Worth == 1
	}
	points, _ := c.Args["Points"].(int)
	return points >= p.race.need && c.Worth > 1-mind.Chances.Small
}

// enough tells whether a choice wins with nobody to come who could change that.
func (p *position) enough(c games.Choice) bool { return p.certain(c) && lastOfRound(p.View) }

func isWord(c games.Choice) bool {
	_, ok := c.Action.(dicewords.Declare)
	return ok
}

// keptBy are the dice that a throw leaves; false for what is no choice of dice.
func keptBy(t dicewords.Throw) (Keep, bool) {
	k := AllKept
	for _, i := range t.Dice {
		if i < 0 || i >= dicewords.DiceCount || k>>i&1 == 0 {
			return 0, false
		}
		k &^= 1 << i
	}
	return k, k != AllKept
}
