package mind

import (
	"context"
	"errors"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// ReviewVersion goes up when a review would say something else of an old match.
const ReviewVersion = 8

// ErrNotReady is what a review without the tables of the strongest level returns.
var ErrNotReady = errors.New("dicewords: no tables to review with")

// What a finding is about.
const (
	ReviewKeep    games.ID = "dicewords.review.keep"    // other dice had been better to keep
	ReviewOn      games.ID = "dicewords.review.on"      // threw on, where to end had been better
	ReviewStop    games.ID = "dicewords.review.stop"    // ended, where to throw on had been better
	ReviewWord    games.ID = "dicewords.review.word"    // another word had been better
	ReviewPass    games.ID = "dicewords.review.pass"    // no word, where there was one
	ReviewRefuted games.ID = "dicewords.review.refuted" // the word didn't count
	ReviewTime    games.ID = "dicewords.review.time"    // time was up before the throws were
)

// Review implements mind.Reviewer, for everyday words: the tables of the strongest level must have been built. All is in
// points: the expectation of a fresh turn, plus luck (what a throw made of what was expected of it), less what was given away
// (what the best choice was worth more), plus what a rarer word than everyday ones brought more. That adds up to the points of
// each turn exactly, and with what wrong challenges cost to those of the match. A word that didn't count gives away all that was there. What wins the last turn of a race is no question
// of points: mistakes are chances there, and all that is booked is luck. A turn in which a word wins at once becomes the last one
// by that: from the throw on that brings such a word, all is judged and booked so. Where kept dice stay kept, a fresh turn is expected
// to bring what it would without that rule, and the choice before the last one is valued one throw ahead: the first throws have less luck
// than they had, the next ones more.
func (l *Library) Review(ctx context.Context, log games.Log, tell func(share float64, found []mind.Finding)) ([]mind.Finding, error) {
	fresh, err := l.Fresh(ctx)
	if err != nil {
		return nil, err
	}
	return l.Mind().review(ctx, log, fresh, tell)
}

// Judge says of one decision what the review would say of it, by the seat's View alone; nothing of a throw that leaves nothing
// to decide. Where words are challenged, one counts if the list or the family knows it. The error is ErrNotReady or the
// context's, or an *Illegal for what the View doesn't allow.
func (l *Library) Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	l.building.Lock()
	ready := l.ready(Everyday) != nil
	l.building.Unlock()
	if !ready {
		return nil, ErrNotReady
	}
	v, ok := d.View.(dicewords.View)
	if !ok || v.Phase != dicewords.PhaseThrow && v.Phase != dicewords.PhaseDeclare || d.Seat != v.Asked {
		return nil, ctx.Err()
	}
	m := l.Mind()
	a := account{mind: m, now: m.weigh(ctx, v)}
	switch action := d.Action.(type) {
	case dicewords.Throw:
		a.add(a.thrown(ctx, d.Step, action))
	case dicewords.Pass:
		a.add(a.stopped(d.Step, dicewords.ScoredTurn{}))
	case dicewords.Declare:
		t, err := m.declared(v, action)
		if err != nil {
			return nil, err
		}
		a.add(a.stopped(d.Step, t))
	}
	return a.out, ctx.Err()
}

// declared is the turn as it ends with a word.
func (m Mind) declared(v dicewords.View, a dicewords.Declare) (dicewords.ScoredTurn, error) {
	w := dicewords.WorthOf(v, a.Word)
	if w.Problem != nil {
		return dicewords.ScoredTurn{}, w.Problem
	}
	t := dicewords.ScoredTurn{Points: w.Tally.Points()}
	t.Word = a.Word
	r, held := v.Rulings.Word(a.Word)
	if !held {
		r, held = a.Rulings.Word(a.Word)
	}
	if !held {
		r, held = m.judge.Word(a.Word)
	}
	if v.Options.Check != dicewords.CheckTrust && (!held || !r.Answer) {
		t.Points, t.Verdict = 0, dicewords.VerdictRefuted
	}
	return t, nil
}

// Fresh are the points to expect of a turn before its first throw, with everyday words. The error is ErrNotReady or the
// context's.
func (l *Library) Fresh(ctx context.Context) (float64, error) {
	l.building.Lock()
	defer l.building.Unlock()
	t := l.ready(Everyday)
	if t == nil {
		return 0, ErrNotReady
	}
	if l.fresh == 0 {
		fresh, err := t.Fresh(ctx, Plan{Workers: 1})
		if err != nil {
			return 0, err
		}
		l.fresh = fresh
	}
	return l.fresh, nil
}

// weighed is a throw that lies there, and the best that can be made of it.
type weighed struct {
	position
	keeps []kept
	best  games.Choice
}

func (m Mind) weigh(ctx context.Context, v dicewords.View) weighed {
	w := weighed{position: m.position(v)}
	w.keeps = w.aim(ctx)
	w.best = w.ends(1)[0]
	for _, k := range w.keeps {
		if k.worth > w.best.Worth || k.worth == w.best.Worth && !isWord(w.best) {
			w.best = games.Choice{Action: m.throw(k.Keep), Worth: k.worth}
		}
	}
	return w
}

// thrown is what it is worth to throw these dice.
func (w *weighed) thrown(ctx context.Context, a dicewords.Throw) float64 {
	keep, _ := keptBy(a)
	for _, k := range w.keeps {
		if k.Keep == keep {
			return k.worth
		}
	}
	return min(w.worthOfKeep(ctx, keep), w.best.Worth)
}

// account goes through a match and books it.
type account struct {
	mind  Mind
	fresh float64
	turns []dicewords.ScoredTurn // as they ended
	ended int
	out   []mind.Finding
	now   weighed
	// Of this turn: where its findings begin, and the last one before the race was what counted in it, -1 if it wasn't.
	from, race int
	// How many findings are of turns that have ended: the end of a turn may change what it books.
	settled int
}

func (m Mind) review(ctx context.Context, log games.Log, fresh float64, tell func(float64, []mind.Finding)) ([]mind.Finding, error) {
	last, ok := log.Match().View(games.Table).(dicewords.View)
	if _, over := log.Match().Outcome(); !ok || !over {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	a := account{mind: m, fresh: fresh, turns: last.Turns}
	for d := range log.Decisions() {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		after := func() weighed { return m.weigh(ctx, log.At(d.Step).View(d.Seat).(dicewords.View)) }
		switch action := d.Action.(type) {
		case dicewords.Throw:
			a.throw(ctx, d, action, after())
		case dicewords.TimeUp:
			a.late(d.Step, after())
		case dicewords.Declare, dicewords.Pass:
			if a.ended < len(a.turns) { // a word that was pending when the match was ended early is none
				a.end(d)
			}
		case dicewords.Challenge:
			a.doubted(d)
		}
		tell(float64(d.Step)/float64(log.Len()), a.out[:a.settled])
	}
	return a.out, ctx.Err()
}

// finding begins one about the throw that lies there.
func (a *account) finding(step int, what games.ID, own float64) mind.Finding {
	f := mind.Finding{
		Step: step, Seat: a.now.Asked, Turn: a.now.Round, What: what,
		Own: own, Best: max(own, a.now.best.Worth), Odds: a.now.goal != nil,
	}
	f.Lost = f.Best - f.Own
	s := Points
	if f.Odds {
		s = mind.Chances
	}
	f.Size = s.Grade(f.Best, f.Own)
	if rare, ok := a.now.rare(f.Best); ok {
		f.Rare = rare.Action.(dicewords.Declare).Word
	}
	return f
}

func (a *account) throw(ctx context.Context, d games.Decision, action dicewords.Throw, after weighed) {
	v := d.View.(dicewords.View)
	if v.Up == nil {
		a.from, a.race = len(a.out), -1
		a.out = append(a.out, mind.Finding{Step: d.Step, Seat: d.Seat, Turn: after.Round, Booked: mind.Booked{Base: a.fresh, Luck: after.best.Worth - a.fresh}})
		a.lies(after)
		return
	}
	f := a.thrown(ctx, d.Step, action)
	f.Luck = after.best.Worth - f.Own
	a.add(f)
	a.lies(after)
}

// thrown judges a throw of some dice.
func (a *account) thrown(ctx context.Context, step int, action dicewords.Throw) mind.Finding {
	what := ReviewKeep
	if _, throws := a.now.best.Action.(dicewords.Throw); !throws {
		what = ReviewOn
	}
	return a.finding(step, what, a.now.thrown(ctx, action))
}

// lies takes over what lies there now.
func (a *account) lies(now weighed) {
	a.now = now
	switch {
	case a.race < 0 && now.goal != nil:
		a.race = len(a.out) - 1
	case a.race >= 0 && now.goal == nil: // it is lost, or the word is that would have won at once
		a.chance(now.best.Worth)
		a.race = -1
	}
}

// late books what the clock took away.
func (a *account) late(step int, after weighed) {
	if f := a.finding(step, ReviewTime, after.best.Worth); f.Lost > 0 {
		a.add(f)
	}
	a.lies(after)
}

// add keeps a finding, with the best choice where that is another one.
func (a *account) add(f mind.Finding) {
	if f.Lost > 0 && f.What != ReviewTime {
		best := a.now.best
		_ = f.Better(best.Action) // what a mind chooses can be written
		if t, ok := best.Action.(dicewords.Throw); ok && f.Size > mind.NoMistake {
			keep, _ := keptBy(t)
			f.Words = a.now.leadsTo(keep, best.Worth)
		}
	}
	a.out = append(a.out, f)
}

// end books the end of a turn.
func (a *account) end(d games.Decision) {
	t := a.turns[a.ended]
	a.ended++
	f := a.stopped(d.Step, t)
	f.Found = f.Own - min(f.Own, a.now.best.Worth)
	a.add(f)
	if a.race >= 0 {
		a.chance(float64(t.Points))
	}
	a.settled = len(a.out)
}

// doubted books what a challenge cost its author, since the word stood. It is no mistake: the word alone told nobody that it
// would.
func (a *account) doubted(d games.Decision) {
	p := d.View.(dicewords.View).Pending
	if a.ended == 0 { // the match ended before any word was settled
		return
	}
	if t := a.turns[a.ended-1]; t.Cost > 0 && t.Seat == p.Seat && t.Round == p.Round {
		a.out = append(a.out, mind.Finding{Step: d.Step, Seat: d.Seat, Turn: t.Round, Booked: mind.Booked{Lost: float64(t.Cost)}})
		a.settled = len(a.out)
	}
}

// stopped judges the end of a turn. Where a word has won at once that the mind doesn't know, nothing was better.
func (a *account) stopped(step int, t dicewords.ScoredTurn) mind.Finding {
	if sure := a.now.sure; a.now.goal == nil && sure != nil && t.Points >= sure.Win && float64(t.Points) < a.now.best.Worth {
		a.now.goal, a.now.best.Worth = sure, 1
		if a.race < 0 {
			a.race = len(a.out)
		}
	}
	what := ReviewStop
	switch _, throws := a.now.best.Action.(dicewords.Throw); {
	case t.Verdict == dicewords.VerdictRefuted:
		what = ReviewRefuted
	case throws:
	case t.Word == "":
		what = ReviewPass
	default:
		what = ReviewWord
	}
	return a.finding(step, what, a.now.of(t.Points))
}

// chance books as luck what has come, from where the race was what counted, to have so many points.
func (a *account) chance(rest float64) {
	for _, f := range a.out[a.from:a.race] {
		rest -= f.Sum()
	}
	last := &a.out[a.race]
	last.Luck = 0
	last.Luck = rest - last.Sum()
	for i := a.race + 1; i < len(a.out); i++ {
		a.out[i].Booked = mind.Booked{}
	}
}
