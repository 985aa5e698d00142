package puzzles

import (
	"context"
	"errors"
	"slices"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
)

// work is something that may take a while: then a window says so and can end it.
type work struct {
	env      *shell.Env
	cancel   func()
	patience func() // ends the time in which nothing is said of it
	dialog   *ui.DialogHandle
	bar      *ui.Bar
}

// patience is how long work may take before that is said.
const patience = 300 * time.Millisecond

// newWork begins work. do is called in the background; done on Fyne's goroutine, unless the work is ended.
func newWork[T any](env *shell.Env, title games.ID, do func(ctx context.Context, tell func(float64)) (T, error), done func(T, error)) *work {
	w := &work{env: env, bar: ui.NewBar(ui.Accent)}
	w.patience = ui.After(patience, func() {
		w.dialog = ui.ShowDialog(env.Window, ui.Dialog{
			Title: env.T(title), Body: ui.VGap(12, ui.NewPara(env.T("puzzles.wait"), ui.Body, ui.Ink2), w.bar), Calm: true,
			Buttons: []ui.DialogButton{{Text: env.T("common.cancel"), Cancel: true, OnTap: w.end}},
		})
	})
	w.cancel = shell.Work(env, func(ctx context.Context) (T, error) {
		last := 0.0
		return do(ctx, func(share float64) {
			if share < last+step {
				return
			}
			last = share
			ui.Do(func() {
				if ctx.Err() == nil {
					w.bar.Set(float32(share), 0)
				}
			})
		})
	}, func(v T, err error) {
		w.hide()
		done(v, err)
	})
	return w
}

// hide takes the window away.
func (w *work) hide() {
	w.patience()
	if w.dialog != nil {
		w.dialog.Close()
	}
}

// step is the share of the work after which it is told again how far it is.
const step = 0.02

// end stops the work and takes the window away; nil has nothing to end.
func (w *work) end() {
	if w != nil {
		w.cancel()
		w.hide()
	}
}

// begin opens the day's puzzle of a game: the one that somebody here has begun, else it is made.
func (p *Page) begin(g *table.Game) {
	kind, language := g.Kind.Name(), p.lang[g.Kind.Name()]
	if t, ok := p.try(p.player.ID, kind); ok {
		p.sitDown(g, t.Puzzle)
		return
	}
	z, ok, err := p.env.Store.PuzzleOf(p.day, kind, language)
	switch {
	case err != nil:
		p.env.Failed(err)
	case ok:
		p.sitDown(g, z)
	default:
		p.make(g, language)
	}
}

// make makes the puzzle in the background.
func (p *Page) make(g *table.Game, language string) {
	id := daily.ID{Day: p.day, Kind: g.Kind.Name(), Language: language, Generator: g.Puzzles.Number}
	if g.Puzzles.Words != nil {
		_, list, err := g.Puzzles.Words(p.env)
		if err != nil {
			p.env.Failed(err)
			return
		}
		id.List = list
	}
	p.work.end()
	env := p.env.Apart()
	p.work = newWork(p.env, "puzzles.making", func(ctx context.Context, tell func(float64)) (daily.Puzzle, error) {
		maker, drop, err := g.Puzzles.Open(ctx, env, id, true, tell)
		if err != nil {
			return daily.Puzzle{}, err
		}
		defer drop()
		return maker.Make(ctx, id)
	}, func(z daily.Puzzle, err error) {
		if err != nil {
			p.env.Toast(p.explain(err))
			return
		}
		p.sitDown(g, z)
	})
}

// explain says why there is no puzzle.
func (p *Page) explain(err error) string {
	if errors.Is(err, daily.ErrNone) {
		return p.env.T("puzzles.none")
	}
	return p.env.Explain(nil, err)
}

// sitDown keeps that the person begins a puzzle and opens its table.
func (p *Page) sitDown(g *table.Game, z daily.Puzzle) {
	t, err := p.env.Store.BeginPuzzle(p.player.ID, z)
	if err != nil {
		p.env.Failed(err)
		return
	}
	if t.Solved { // in another window of the same data
		p.load()
		return
	}
	p.table(g, t)
}

// look shows what somebody has made of a puzzle next to a best answer on its table.
func (p *Page) look(g *table.Game) {
	t, ok := p.try(p.player.ID, g.Kind.Name())
	if !ok || !t.Solved {
		return
	}
	if len(t.Puzzle.Solution) > 0 {
		showSolution(p.env, g, p.player, t, p.openBeside(g.Kind.Name()), false)
		return
	}
	p.table(g, t)
}

// table opens the table of a puzzle.
func (p *Page) table(g *table.Game, t store.PuzzleTry) {
	r, err := newRiddle(p.env, g, p.player, t)
	if p.env.Report(err) {
		return
	}
	r.more = p.openBeside(g.Kind.Name())
	p.env.Router.Visit(shell.Puzzle, func() (shell.Page, error) { return newTable(r), nil })
}

// openBeside tells whether another game's puzzle of the day is still to be solved.
func (p *Page) openBeside(kind string) bool {
	return slices.ContainsFunc(p.kinds, func(other string) bool {
		t, ok := p.try(p.player.ID, other)
		return other != kind && p.locked[other] == "" && progressOf(t, ok) < solved
	})
}

// also is what else there is to say of what somebody did; "" for nothing.
func also(env *shell.Env, g *table.Game, t store.PuzzleTry) string {
	if g.Puzzles.Also == nil || len(t.Tried) == 0 {
		return ""
	}
	at := t.Puzzle.Position
	at.Rows = slices.Concat(at.Rows, t.Tried)
	log, err := at.Log(g.Kind)
	if err != nil {
		return ""
	}
	return g.Puzzles.Also(env, log)
}

// sayBest is a best answer to a puzzle; "" for one of which none is kept.
func sayBest(env *shell.Env, g *table.Game, names []string, z daily.Puzzle) string {
	best, err := z.SolvedBy(g.Kind)
	if err != nil {
		return ""
	}
	log, err := z.Log(g.Kind)
	if err != nil {
		return ""
	}
	return g.Puzzles.Say(env, names, log, best)
}

// cast are who sits at a puzzle's table: the person, and characters at the other seats, who do nothing.
func cast(g *table.Game, person store.Player, z daily.Puzzle) []store.Player {
	log, err := z.Log(g.Kind)
	if err != nil {
		return nil
	}
	out := make([]store.Player, len(log.Match().Standing().Points))
	for i := range out {
		out[i] = table.Character(i)
	}
	out[z.Seat] = person
	return out
}
