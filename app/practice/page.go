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
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/reviews"
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
	Title string   // of the page, "" for the usual one
	Count string   // which of how many it is, "" for one alone
	Ask   games.ID // what is asked at the table, "" for what the table asks in any match
	// Answered is told of each try before it is shown as judged, and may say what comes of it; after an error it isn't shown. nil where nobody asked for it:
	// then who was near may look for the better choice once more, and what is solved counts in the book of whose position it is.
	Answered func(Outcome) (comes string, err error)
	// Next leads on after an answer, to another task where More says so; nil leads back to where one came from.
	Next func()
	More func() bool
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
	trial := &frame.Trial{Seat: t.Seat, Title: t.Title, Count: t.Count, Ask: t.Ask, Decide: func(log games.Log) { p.weigh(log, false) }}
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

// judge judges what was chosen, by what the seat knows; what was done there then is judged, too, where that is next to a better answer.
func (p *Page) judge() {
	computers, log := p.trial.Computers(), p.log
	then, err := p.then()
	beside := err == nil && !p.gave
	p.cancel()
	p.stop = shell.Work(p.env, func(ctx context.Context) (judgment, error) {
		judge := func(log games.Log) ([]mind.Finding, error) {
			return p.game.Reviews.Judge(ctx, computers, log.Decision(log.Len()))
		}
		now, err := judge(log)
		j := judgment{now: now}
		if err == nil && beside && len(now) > 0 && worst(now).Size == mind.NoMistake {
			j.then, err = judge(then)
		}
		return j, err
	}, p.done)
}

// judgment is what was found of a choice, and of what was done there then.
type judgment struct{ now, then []mind.Finding }

// cancel ends the judging.
func (p *Page) cancel() {
	if p.stop != nil {
		p.stop()
		p.stop = nil
	}
}

// keep has an answer kept: by who set the task, else in the book of whose position it is.
func (p *Page) keep(o Outcome) error {
	var comes string
	var err error
	switch who := p.task.Players[p.task.Seat]; {
	case p.task.Answered != nil:
		comes, err = p.task.Answered(o)
	case o.Right && o.Try == 1:
		comes, err = reviews.Solved(p.env, who, p.task.Position, o.Tips)
	}
	if comes != "" {
		p.comes = comes
	}
	return err
}

// done tells what was found, once whoever keeps it has kept it.
func (p *Page) done(j judgment, err error) {
	p.stop = nil
	if err == nil {
		o, ok := p.judged(j)
		o.Tips, err = p.session.Told(p.task.Seat)
		switch {
		case err != nil:
		case !ok:
			err = games.Refuse("practice.unjudged", nil)
		default:
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
	if p.tell(); p.right {
		p.env.Play(sound.Yes)
	}
	if p.gave {
		p.lay()
	}
	p.show()
}

// play shows the best choice on the board, in the place of what was prepared there.
func (p *Page) play() {
	p.shown = true
	p.lay()
	p.show()
}

func (p *Page) lay() {
	p.played = true
	a := p.worst.Choice(p.game.Kind)
	if a == nil {
		return
	}
	draft, err := p.game.Prepared(p.session.View(p.task.Seat), a)
	if err != nil { // the sheet says it all the same
		return
	}
	p.before = p.trial.Draft()
	p.trial.Prepare(draft)
}

// playOn goes on from the position, as the seat that decides, with characters at all others. Nothing of that match is kept.
func (p *Page) playOn() {
	players := slices.Clone(p.task.Players)
	for i, x := range players {
		if games.Seat(i) != p.task.Seat && !x.Computer() {
			players[i] = table.Character(i)
		}
	}
	s, err := session.Pose(p.game.Kind, p.task.Position, players)
	if p.env.Report(err) {
		return
	}
	p.env.Router.Visit(shell.Practice, func() (shell.Page, error) { return frame.New(p.env, p.game, s), nil })
	p.env.Toast(p.env.T("table.unkept.what"))
}

// again goes back to the table, as it was prepared.
func (p *Page) again() {
	p.cancel()
	if p.played && p.before != nil {
		p.trial.Prepare(p.before)
	}
	p.decide()
	p.show()
}
