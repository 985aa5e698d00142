package puzzles

import (
	"context"
	"log/slog"
	"maps"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// riddle is a puzzle as somebody solves it; it outlives the widgets.
type riddle struct {
	env     *shell.Env
	game    *table.Game
	try     store.PuzzleTry
	session *session.Session
	wrong   int  // answers that weren't right count like tips
	shown   bool // the table shows a best answer
	bare    bool // and nothing over it: all that is to be said was said where it was asked for
	more    bool // another puzzle of the day is still open
}

func newRiddle(env *shell.Env, g *table.Game, person store.Player, t store.PuzzleTry) (*riddle, error) {
	r := &riddle{env: env, game: g, try: t}
	was := session.Tried{Rows: t.Tried, Tips: t.Tips, Notes: r.notes()[t.ID]}
	var err error
	r.session, err = session.PoseTried(g.Kind, t.Puzzle.Position, cast(g, person, t.Puzzle), was, r)
	if err != nil && len(t.Tried) > 0 { // what was done can't be done by today's rules: the puzzle is there all the same
		r.try.Tried = nil
		r.session, err = session.PoseTried(g.Kind, t.Puzzle.Position, cast(g, person, t.Puzzle), session.Tried{Tips: t.Tips}, r)
	}
	return r, err
}

// newShown is a solved puzzle with a best answer prepared on its board; nothing of it is kept.
func newShown(env *shell.Env, g *table.Game, person store.Player, t store.PuzzleTry) (*riddle, error) {
	z := t.Puzzle
	best, err := z.SolvedBy(g.Kind)
	if err != nil {
		return nil, err
	}
	log, err := z.Log(g.Kind)
	if err != nil {
		return nil, err
	}
	data, err := g.Prepared(log.Match().View(z.Seat), best)
	if err != nil {
		return nil, err
	}
	draft := map[games.Seat]store.Draft{z.Seat: {Seq: len(z.Rows), Data: data}}
	s, err := session.PoseTried(g.Kind, z.Position, cast(g, person, z), session.Tried{Notes: session.Notes{Drafts: draft}}, nil)
	return &riddle{env: env, game: g, try: t, session: s, shown: true}, err
}

// showSolution shows a best answer to a solved puzzle on its board.
func showSolution(env *shell.Env, g *table.Game, person store.Player, t store.PuzzleTry, more, bare bool) {
	r, err := newShown(env, g, person, t)
	if env.Report(err) {
		return
	}
	r.more, r.bare = more, bare
	env.Router.Visit(shell.Puzzle, func() (shell.Page, error) { return newTable(r), nil })
}

// Keep implements session.Diary.
func (r *riddle) Keep(tried []games.Row, tips int) error {
	if err := r.env.Store.KeepPuzzle(r.try.ID, tried, tips+r.wrong); err != nil {
		return err
	}
	r.try.Tried, r.try.Tips = tried, tips+r.wrong
	return nil
}

// notesKey keeps what is being prepared and noted at the puzzles that were left last.
var notesKey = store.ThisComputer[map[store.PuzzleID]session.Notes]("puzzle.notes")

// mostNotes is of how many puzzles.
const mostNotes = 16

func (r *riddle) notes() map[store.PuzzleID]session.Notes {
	all := map[store.PuzzleID]session.Notes{}
	if _, err := notesKey.Get(r.env.Store, &all); err != nil {
		slog.Error("notes of puzzles", "err", err)
	}
	return all
}

// Note implements session.Diary. Of solved puzzles nothing is kept, and of many those begun last.
func (r *riddle) Note(n session.Notes) error {
	all := r.notes()
	all[r.try.ID] = n
	if r.try.Solved {
		delete(all, r.try.ID)
	}
	for len(all) > mostNotes {
		delete(all, slices.Min(slices.Collect(maps.Keys(all))))
	}
	return notesKey.Set(r.env.Store, all)
}

// helped counts an answer that wasn't right.
func (r *riddle) helped() error {
	if err := r.env.Store.KeepPuzzle(r.try.ID, r.try.Tried, r.try.Tips+1); err != nil {
		return err
	}
	r.wrong++
	r.try.Tips++
	return nil
}

// solve keeps the answer, before it is shown as judged. One that was begun on its day counts for that, whenever it is solved.
func (r *riddle) solve(log games.Log, own float64, stars int) error {
	rows, err := log.Rows(log.Len())
	if err != nil {
		return err
	}
	tried, on := rows[len(r.try.Puzzle.Rows):], Today(r.env)
	if day := r.try.Puzzle.Day; daily.Day(store.DayOf(r.try.At)) == day {
		on = day
	}
	if err := r.env.Store.SolvePuzzle(r.try.ID, tried, r.try.Tips, own, stars, on); err != nil {
		return err
	}
	r.try.Tried, r.try.Own, r.try.Stars, r.try.Solved, r.try.On = tried, own, stars, true, on
	if err := r.Note(session.Notes{}); err != nil {
		slog.Error("notes of a puzzle that is solved", "err", err)
	}
	return nil
}

// judged is an answer.
type judged struct {
	own     float64
	verdict daily.Verdict
}

// Table is the table of a puzzle.
type Table struct {
	*frame.Page
	*riddle
	work    *work
	dialog  *ui.DialogHandle
	foreign bool // the last answer was none
	told    bool // the stars have come
}

var (
	_ shell.Page   = (*Table)(nil)
	_ shell.Helper = (*Table)(nil)
	_ shell.Keyer  = (*Table)(nil)
)

func newTable(r *riddle) *Table {
	p := &Table{riddle: r, told: r.try.Solved}
	trial := &frame.Trial{Seat: r.try.Puzzle.Seat, Ask: question(r.game, r.try.Puzzle.Day), Goes: r.game.Puzzles.Goes, Puzzle: &r.try.Puzzle, Decide: p.judge, Solve: p.giveUp}
	title := games.ID("puzzles.of")
	if r.shown {
		title, trial.Goes, trial.Ask = "puzzles.solution.of", nil, ""
	}
	trial.Title = r.env.T(title, games.Args{"Game": r.game.Name(r.env)})
	p.Page = frame.NewTrial(r.env, r.game, r.session, trial)
	return p
}

// Shown implements shell.Page.
func (p *Table) Shown() {
	p.Page.Shown()
	if p.try.Solved && p.dialog == nil && !p.bare {
		p.tell()
	}
	p.trace()
}

func (p *Table) trace() {
	p.env.Trace.Shown(shell.Puzzle, p.session.Seq(), "game="+p.game.Kind.Name()+" solved="+strconv.FormatBool(p.try.Solved)+
		" stars="+strconv.Itoa(p.try.Stars)+" tips="+strconv.Itoa(p.try.Tips))
}

// Leave implements shell.Page.
func (p *Table) Leave() {
	p.work.end()
	if p.dialog != nil {
		p.dialog.Close()
		p.dialog = nil
	}
	p.Page.Leave()
}

// Keys implements shell.Helper.
func (p *Table) Keys() []shell.KeyHelp {
	keys := p.Page.Keys()
	if len(keys) > 0 && keys[0].Keys == "" { // what this is for, not what the phase is for
		keys = keys[1:]
	}
	keys = append([]shell.KeyHelp{shell.Guide("guide.puzzle")}, keys...)
	return append(keys, shell.KeyHelp{Keys: "F8", What: "practice.keys.solve"})
}

// Key implements shell.Keyer.
func (p *Table) Key(e *fyne.KeyEvent) bool {
	if e.Name == fyne.KeyF8 {
		p.giveUp()
		return true
	}
	return p.Page.Key(e)
}

// judge has an answer judged; log ends with it.
func (p *Table) judge(log games.Log) {
	if p.try.Solved {
		p.tell()
		return
	}
	p.work.end()
	env := p.env.Apart()
	p.work = newWork(p.env, "puzzles.weighing", func(ctx context.Context, tell func(float64)) (j judged, err error) {
		by, drop, err := p.game.Puzzles.Open(ctx, env, p.try.Puzzle.ID, false, tell)
		if err != nil {
			return j, err
		}
		defer drop()
		j.own, j.verdict, err = by.Answer(ctx, p.try.Puzzle, log)
		return j, err
	}, func(j judged, err error) {
		if err == nil {
			err = p.keep(log, j)
		}
		p.show(j.verdict, err)
	})
}

// keep keeps an answer as it was judged.
func (p *Table) keep(log games.Log, j judged) error {
	switch j.verdict {
	case daily.Foreign:
		return nil
	case daily.Wrong:
		return p.helped()
	case daily.Missed:
		return p.solve(log, j.own, 0)
	}
	return p.solve(log, j.own, daily.Earned(p.game.Puzzles.Scale, p.try.Puzzle.Best, j.own, p.try.Tips > 0))
}

// show shows what came of an answer, once that is kept.
func (p *Table) show(v daily.Verdict, err error) {
	if err != nil {
		p.env.Toast(p.env.Explain(p.session.Names(), err))
		return
	}
	p.foreign = v == daily.Foreign
	p.tell()
}

// giveUp shows a best answer to who really wants it: then the puzzle is over.
func (p *Table) giveUp() {
	if p.try.Solved {
		p.tell()
		return
	}
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.env.T("puzzles.giveup"), Body: ui.NewPara(p.env.T("puzzles.giveup.what"), ui.Body, ui.Ink2), Calm: true,
		Buttons: []ui.DialogButton{
			{Text: p.env.T("practice.solve"), Icon: ui.IconEye, OnTap: p.reveal},
			{Text: p.env.T("puzzles.goon"), Kind: ui.Primary, Default: true, Cancel: true},
		},
	})
}

func (p *Table) reveal() {
	p.work.end()
	log, err := p.try.Puzzle.Log(p.game.Kind)
	if err == nil {
		err = p.solve(log, 0, 0)
	}
	if p.show(daily.Missed, err); err == nil && len(p.try.Puzzle.Solution) > 0 {
		p.play(false)
	}
}

// tell shows what the answer was worth.
func (p *Table) tell() {
	if p.dialog != nil {
		p.dialog.Close()
	}
	env := p.env
	onward := ui.DialogButton{Text: env.T("puzzles.goon")}
	s := ui.Sheet{Figure: draw.Pip(false), Title: env.T("puzzles.wrong"), Reason: ui.NewPara(env.T("puzzles.wrong.what"), ui.Label, ui.Ink)}
	switch {
	case p.foreign:
		s.Title, s.Reason = env.T("puzzles.foreign"), ui.NewPara(env.T("puzzles.foreign.what"), ui.Label, ui.Ink)
	case p.try.Solved:
		s = p.result()
		onward = ui.DialogButton{Text: env.T("puzzles.back"), OnTap: env.Router.Back}
		if p.more {
			onward = ui.DialogButton{Text: env.T("puzzles.next"), Icon: ui.IconArrow, OnTap: p.onward}
		}
	}
	s.Buttons = []ui.DialogButton{onward}
	if t := p.try; t.Solved && !p.shown && t.Own < t.Puzzle.Best && len(t.Puzzle.Solution) > 0 { // else the best lies there
		s.Buttons = append(s.Buttons, ui.DialogButton{Text: env.T("puzzles.look"), OnTap: func() { p.play(true) }})
	}
	if s.OnEsc = env.Router.Back; !p.try.Solved {
		s.Buttons[0].Cancel = true
	}
	p.dialog = ui.ShowSheet(env.Window, s)
	p.trace()
}

// onward begins another puzzle of the day.
func (p *Table) onward() {
	p.env.Router.Back()
	if day, ok := p.env.Router.Page().(*Page); ok && day.start != nil {
		day.start.Tapped(nil)
	}
}

// result is the sheet of a puzzle that is over: its stars, what the answer was worth, and a best one.
func (p *Table) result() ui.Sheet {
	env, t := p.env, p.try
	s := ui.Sheet{Good: t.Stars > 0, Figure: draw.Pip(t.Stars > 0), Title: verdict(env, t)}
	lines := ui.VGap(8)
	if t.Stars > 0 {
		row := newStarRow(t.Stars, 38)
		if !p.told {
			p.told = true
			row.rise(func(star int) { env.Play([...]sound.Sound{sound.Yes, sound.Yes2, sound.Yes3}[star]) })
		}
		s.OnClose = row.end
		lines.Add(ui.HMid(16, row.Box, ui.Stretch(ui.NewPara(p.game.Puzzles.Figure(env, t.Own, t.Puzzle.Best), ui.Heading, ui.Ink))))
	}
	for _, said := range []string{also(env, p.game, t), sayBest(env, p.game, p.session.Names(), t.Puzzle)} {
		if said != "" {
			lines.Add(ui.NewPara(said, ui.Label, ui.Ink))
		}
	}
	if t.Tips > 0 {
		lines.Add(ui.NewPara(env.T("puzzles.tips", games.Args{"N": t.Tips}), ui.Body, ui.Ink2))
	}
	s.Reason, s.Fields = lines, p.fields()
	return s
}

// fields are the best answer in its pieces.
func (p *Table) fields() []fyne.CanvasObject {
	z := p.try.Puzzle
	best, err := z.SolvedBy(p.game.Kind)
	if err != nil || p.game.Reviews == nil {
		return nil
	}
	log, err := z.Log(p.game.Kind)
	if err != nil {
		return nil
	}
	if log, err = log.Do(z.Seat, best); err != nil {
		return nil
	}
	look := p.game.Reviews.Look(table.Seen{Env: p.env, Log: log, Names: p.session.Names()})
	pieces, _, _ := look.Choice(mind.Finding{Step: log.Len(), Seat: z.Seat}, false)
	if pieces == nil {
		return nil
	}
	return []fyne.CanvasObject{ui.NewSheetField(p.env.T("puzzles.best"), pieces, "", "", ui.OK)}
}

// play shows a best answer on the board, as the puzzle was.
func (p *Table) play(bare bool) { showSolution(p.env, p.game, p.person(), p.try, p.more, bare) }

// person is who solves.
func (r *riddle) person() store.Player { return r.session.Stored().Players[r.try.Puzzle.Seat] }

// verdict is how a puzzle was solved, in one sentence.
func verdict(env *shell.Env, t store.PuzzleTry) string {
	return env.T([...]games.ID{"puzzles.stars.0", "puzzles.stars.1", "puzzles.stars.2", "puzzles.stars.3"}[min(max(t.Stars, 0), daily.MostStars)])
}
