package mind

import (
	"context"
	"errors"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// ReviewVersion goes up when a review would say something else of an old match.
const ReviewVersion = 12

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

// Review implements mind.Reviewer, for everyday words: the tables of the strongest level must have been built. What is booked is in
// points: the expectation of a fresh turn, plus luck (what a throw made of what was expected of it), less what was given away
// (what the best choice was worth more), plus what a rarer word than everyday ones brought more. That adds up to the points of
// each turn exactly, and with what wrong challenges cost to those of the match. A word that didn't count gives away all that was
// there. Near the end of a race the chance to win it decides what is a mistake and how large, and points that cost nothing of it
// aren't given away but left for the target. Where kept dice stay kept, a fresh turn is expected to bring what it would without that
// rule, and the choice before the last one is valued one throw ahead: the first throws have less luck than they had, the next ones
// more.
func (l *Library) Review(ctx context.Context, log games.Log, tell func(share float64, found []mind.Finding)) ([]mind.Finding, error) {
	return Seated{Library: l}.Review(ctx, log, tell)
}

// Judge is Seated.Judge where nobody knows who sits at the table.
func (l *Library) Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	return Seated{Library: l}.Judge(ctx, d)
}

// Seated is what a Library says of a match in which these sit, by seat, 0 for a person.
type Seated struct {
	*Library
	Seats []mind.Level
}

// Mind is Library.Mind against those who sit there.
func (s Seated) Mind() Mind { return s.Library.Mind().Against(s.Seats) }

// Review implements mind.Reviewer.
func (s Seated) Review(ctx context.Context, log games.Log, tell func(share float64, found []mind.Finding)) ([]mind.Finding, error) {
	fresh, err := s.Fresh(ctx)
	if err != nil {
		return nil, err
	}
	return s.Mind().review(ctx, log, fresh, tell)
}

// Judge says of one decision what the review would say of it, by the seat's View alone; nothing of a throw that leaves nothing
// to decide. Where words are challenged, one counts if the list or the family knows it. The error is ErrNotReady or the
// context's, or an *Illegal for what the View doesn't allow.
func (s Seated) Judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	s.building.Lock()
	ready := s.ready(Everyday) != nil
	s.building.Unlock()
	if !ready {
		return nil, ErrNotReady
	}
	v, ok := d.View.(dicewords.View)
	if !ok || v.Phase != dicewords.PhaseThrow && v.Phase != dicewords.PhaseDeclare || d.Seat != v.Asked {
		return nil, ctx.Err()
	}
	m := s.Mind()
	a := account{mind: m, now: m.weigh(ctx, v)}
	switch action := d.Action.(type) {
	case dicewords.Throw:
		f, _ := a.thrown(ctx, d.Step, action)
		a.add(f)
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
	keeps  []kept
	best   games.Choice
	points *weighed // the same where points count; nil where they do
}

func (m Mind) weigh(ctx context.Context, v dicewords.View) weighed {
	w := weighed{position: m.position(v)}
	w.value(ctx)
	if w.odds() {
		w.points = &weighed{position: w.position.points()}
		w.points.value(ctx)
	}
	return w
}

func (w *weighed) value(ctx context.Context) {
	w.keeps = w.aim(ctx)
	w.best = w.ends(1)[0]
	for _, k := range w.keeps {
		if k.worth > w.best.Worth || k.worth == w.best.Worth && !isWord(w.best) {
			w.best = games.Choice{Action: w.mind.throw(k.Keep), Worth: k.worth}
		}
	}
}

// account is what books are kept by.
func (w *weighed) account() *weighed {
	if w.points != nil {
		return w.points
	}
	return w
}

// thrown is what it is worth to throw these dice.
func (w *weighed) thrown(ctx context.Context, keep Keep) float64 {
	for _, k := range w.keeps {
		if k.Keep == keep {
			return k.worth
		}
	}
	return min(w.worthOfKeep(ctx, keep), w.best.Worth)
}

// spends tells whether a choice that is worth so much has as good a chance as the one that brings most points.
func (w *weighed) spends(own float64) bool {
	if w.points == nil {
		return false
	}
	most := w.best.Worth
	switch a := w.points.best.Action.(type) {
	case dicewords.Throw:
		keep, _ := keptBy(a)
		for _, k := range w.keeps {
			if k.Keep == keep {
				most = k.worth
			}
		}
	case dicewords.Declare:
		most = w.of(int(w.points.best.Worth))
	}
	return own > most-halfPercent
}

// halfPercent is how much less isn't seen of a chance.
const halfPercent = 0.005

// account goes through a match and books it.
type account struct {
	mind  Mind
	fresh float64
	turns []dicewords.ScoredTurn // as they ended
	ended int
	out   []mind.Finding
	now   weighed
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
		tell(float64(d.Step)/float64(log.Len()), a.out)
	}
	return a.out, ctx.Err()
}

// finding begins one about the throw that lies there, of a choice that is worth own, and points where these count.
func (a *account) finding(step int, what games.ID, own, points float64) mind.Finding {
	f := mind.Finding{
		Step: step, Seat: a.now.Asked, Turn: a.now.Round, What: what,
		Own: own, Best: max(own, a.now.best.Worth), Odds: a.now.odds(),
	}
	f.Size = a.now.scale().Grade(f.Best, f.Own)
	lost := max(0, a.now.account().best.Worth-points)
	if f.Size == mind.NoMistake && a.now.spends(own) {
		f.Spent = lost
	} else {
		f.Lost = lost
	}
	if rare, ok := a.now.rare(f.Best); ok {
		f.Rare = rare.Action.(dicewords.Declare).Word
	}
	return f
}

func (a *account) throw(ctx context.Context, d games.Decision, action dicewords.Throw, after weighed) {
	v, reached := d.View.(dicewords.View), after.account().best.Worth
	if v.Up == nil {
		a.out = append(a.out, mind.Finding{Step: d.Step, Seat: d.Seat, Turn: after.Round, Booked: mind.Booked{Base: a.fresh, Luck: reached - a.fresh}})
		a.now = after
		return
	}
	f, points := a.thrown(ctx, d.Step, action)
	f.Luck = reached - points
	a.add(f)
	a.now = after
}

// thrown judges a throw of some dice, and says how many points it is worth.
func (a *account) thrown(ctx context.Context, step int, action dicewords.Throw) (f mind.Finding, points float64) {
	what := ReviewKeep
	if _, throws := a.now.best.Action.(dicewords.Throw); !throws {
		what = ReviewOn
	}
	keep, _ := keptBy(action)
	points = a.now.account().thrown(ctx, keep)
	return a.finding(step, what, a.now.thrown(ctx, keep), points), points
}

// late books what the clock took away.
func (a *account) late(step int, after weighed) {
	w := a.now.account()
	if f := a.finding(step, ReviewTime, a.now.ends(1)[0].Worth, w.ends(1)[0].Worth); f.Best > f.Own || f.Lost+f.Spent > 0 {
		a.add(f)
	}
	a.now = after
}

// add keeps a finding, with the best choice where that is another one.
func (a *account) add(f mind.Finding) {
	if f.Best > f.Own && f.What != ReviewTime {
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
	f.Found = max(0, float64(t.Points)-a.now.account().best.Worth)
	a.add(f)
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
	}
}

// stopped judges the end of a turn. Where a word has won at once that the mind doesn't know, nothing was better.
func (a *account) stopped(step int, t dicewords.ScoredTurn) mind.Finding {
	if sure := a.now.sure; !a.now.odds() && sure != nil && t.Points >= sure.Win && float64(t.Points) < a.now.best.Worth {
		points := a.now
		a.now.points, a.now.goal, a.now.best.Worth, a.now.keeps = &points, sure, 1, nil
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
	return a.finding(step, what, a.now.of(t.Points), float64(t.Points))
}
