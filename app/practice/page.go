// Package practice is a position on the real table, in which somebody decides once more: from the review of a match, or from
// the book of one's own mistakes. Nothing of it is kept but what the caller keeps. state.go says how far somebody is, page.go
// and verdict.go show it.
package practice

import (
	"context"
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Task is a position, and what comes of it.
type Task struct {
	games.Position
	Players []store.Player // in the order of the seats; the store needn't know them
	// Own is what was done there then, by the seat or by the clock, so that the best choice can be shown next to it without an
	// answer; its Type is empty where nobody knows.
	Own   games.Row
	Title string // of the page, "" for the usual one
	// Answered is told of each try before it is shown as judged, and may say what comes of it; after an error it isn't shown. nil where nobody keeps it: then the
	// better choice is shown only when somebody asks for it.
	Answered func(Outcome) (comes string, err error)
	// Next leads on after an answer; nil leads back to where one came from.
	Next func()
	// Outdated tells, in the background, whether what is known of Own isn't what a mind of today says; then Judged hears that. nil
	// where nobody wants to know.
	Outdated func() bool
	Judged   func([]mind.Finding)
}

// Outcome is what somebody has made of a task.
type Outcome struct {
	Right   bool // no mistake that counts: as good as the best
	GaveUp  bool // the best choice was asked for without an answer
	Try     int  // from 1
	Tips    int  // grades that were told before, at most mind.Grades
	Finding mind.Finding
}

// NoTrial is the refusal of a position whose game can't judge decisions.
const NoTrial games.ID = "practice.none"

// Open shows a task. Back leads to where one came from; from another task it takes that one's place.
func Open(env *shell.Env, g *table.Game, t Task) {
	s, err := pose(g, t)
	if env.Report(err) {
		return
	}
	was := &state{open: t.Answered != nil}
	env.Router.Visit(shell.Practice, func() (shell.Page, error) { return newPage(env, g, s, t, was), nil })
}

// Can tells whether the decision of a finding can be tried again: its game judges decisions, and what had been better was
// something to do, not to wait, which nobody can hand in.
func Can(g *table.Game, f mind.Finding) bool {
	return g.Reviews != nil && g.Reviews.Judge != nil && f.What != "" && (f.Size == mind.NoMistake || f.Type != "")
}

func pose(g *table.Game, t Task) (*session.Session, error) {
	if g.Reviews == nil || g.Reviews.Judge == nil {
		return nil, games.Refuse(NoTrial, nil)
	}
	return session.Pose(g.Kind, t.Position, t.Players)
}

// Page is the table of a task.
type Page struct {
	*frame.Page
	env     *shell.Env
	game    *table.Game
	session *session.Session
	task    Task
	trial   *frame.Trial
	*state

	stop     func() // ends the judging; nil while nothing is judged
	check    func() // ends the judging of what was done then
	patience func() // ends the time in which nothing is said of it
	dialog   *ui.DialogHandle
	left     bool
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
)

func newPage(env *shell.Env, g *table.Game, s *session.Session, t Task, was *state) *Page {
	p := &Page{env: env, game: g, session: s, task: t, state: was, check: func() {}}
	trial := &frame.Trial{Seat: t.Seat, Title: t.Title, Decide: func(log games.Log) { p.weigh(log, false) }}
	if trial.Title == "" {
		trial.Title = env.T("practice.title")
	}
	if t.Own.Type != "" {
		trial.Solve = p.solve
	}
	p.Page, p.trial = frame.NewTrial(env, g, s, trial), trial
	return p
}

// Computers are those that know what a decision is worth. They end with the page.
func (p *Page) Computers() table.Computers { return p.trial.Computers() }

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.Page.Shown()
	if p.stage == weighing { // it ended with the widgets
		p.judge()
	}
	p.recheck()
	p.show()
}

// recheck has judged once more what was done then, where that is wanted.
func (p *Page) recheck() {
	if p.task.Outdated == nil || p.checked {
		return
	}
	log, err := p.then()
	if err != nil {
		return
	}
	computers := p.trial.Computers()
	p.check()
	p.check = shell.Work(p.env, func(ctx context.Context) ([]mind.Finding, error) {
		if !p.task.Outdated() {
			return nil, errCurrent
		}
		return p.game.Reviews.Judge(ctx, computers, log.Decision(log.Len()))
	}, func(found []mind.Finding, err error) {
		if p.checked = err == nil || errors.Is(err, errCurrent); err == nil {
			p.task.Judged(found)
		}
	})
}

// errCurrent says that what is known of a task is what a mind of today says.
var errCurrent = errors.New("judged as it is today")

// then is the log with what was done then.
func (p *Page) then() (games.Log, error) {
	a, err := p.game.Kind.Action(p.task.Own.Type, p.task.Own.Data)
	if err != nil {
		return games.Log{}, err
	}
	return p.session.Try(p.session.Seq(), p.task.Own.Seat, a)
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.left = true
	p.cancel()
	p.check()
	p.Page.Leave()
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	keys := p.Page.Keys()
	if len(keys) > 0 && keys[0].Keys == "" { // what this is for, not what the phase is for
		keys = keys[1:]
	}
	keys = append([]shell.KeyHelp{shell.Guide("guide.practice")}, keys...)
	if p.task.Own.Type != "" {
		keys = slices.DeleteFunc(keys, func(k shell.KeyHelp) bool { return k.Keys == frame.SolveKey }) // the board's own is out of reach
		keys = append(keys, shell.KeyHelp{Keys: frame.SolveKey, What: "practice.keys.solve"})
	}
	return keys
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	if e.Name == frame.SolveKey && p.task.Own.Type != "" {
		p.solve()
		return true
	}
	return p.Page.Key(e)
}

// solve shows what was done then next to what had been better.
func (p *Page) solve() {
	log, err := p.then()
	if err == nil {
		p.weigh(log, true)
		return
	}
	p.env.Toast(p.env.Explain(p.session.Names(), err))
}

// weigh has a choice judged.
func (p *Page) weigh(log games.Log, gave bool) {
	if p.state.weigh(log, gave) {
		p.judge()
		p.show()
	}
}

// judge judges what was chosen, by what the seat knows.
func (p *Page) judge() {
	computers, d := p.trial.Computers(), p.log.Decision(p.log.Len())
	p.cancel()
	p.stop = shell.Work(p.env, func(ctx context.Context) ([]mind.Finding, error) {
		return p.game.Reviews.Judge(ctx, computers, d)
	}, p.done)
}

// cancel ends the judging.
func (p *Page) cancel() {
	if p.stop != nil {
		p.stop()
		p.stop = nil
	}
}

// keep has an answer kept.
func (p *Page) keep(o Outcome) error {
	comes, err := p.task.Answered(o)
	if comes != "" {
		p.comes = comes
	}
	return err
}

// done tells what was found, once whoever keeps it has kept it.
func (p *Page) done(found []mind.Finding, err error) {
	p.stop = nil
	if err == nil {
		o, ok := p.judged(found)
		o.Tips, err = p.session.Told(p.task.Seat)
		switch {
		case err != nil:
		case !ok:
			err = games.Refuse("practice.unjudged", nil)
		case p.task.Answered != nil:
			if err = p.keep(o); err != nil {
				p.try-- // nobody has kept it, so it is given again as the same one
			}
		}
	}
	if err != nil {
		p.decide()
		p.show()
		p.env.Toast(p.env.Explain(p.session.Names(), err))
		return
	}
	p.tell()
	p.show()
}
