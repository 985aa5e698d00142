// Package frame is the table of a match: the game's board in the frame that all games share.
//   - page.go: the page, and how an action is carried out and shown
//   - around.go: the page as a board's desk and the driver of computers know it
//   - private.go, curtain.go, hold.go, recap.go: who may see what, and what stands before secrets
//   - pagekeys.go, menu.go, undo.go: what the page does by key and menu
//   - time.go, linger.go, lull.go: the clock of a turn, and moments in which the page stays or takes no clicks
//   - tips.go, tipstrip.go: help for the seat in turn
//   - ending.go: how a match that is over comes to its result
//   - trial.go: the table of one decision; untouched.go: of a match in which nothing was done
package frame

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/drive"
	"spieltisch/app/table/result"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Page is the table of one match: the game's board in the frame that all games
// share.
type Page struct {
	ending
	env     *shell.Env
	game    *table.Game
	session *session.Session
	desk    *table.Desk
	board   *table.AnyBoard // what everybody sees
	own     *table.AnyBoard // the private page, nil while there is none
	clock   turnClock
	drive   *drive.Driver // of the computer players
	tips    *tips
	trial   *Trial // nil in a match
	seq     int    // of the position that is shown

	face    face
	told    interface{ Open() bool } // what everybody is to read; nil before there was something
	asked   games.Seat               // wants the screen for a private prompt that isn't the main one
	content *fyne.Container
	lull    *lull
	curtain *curtain
	over    *result.Match // nil while it isn't shown
	cover   *ui.Button
	rules   *ui.Button  // the curtain hasn't it
	heard   sound.Sound // of the last action
	look    ui.Pause    // in which a seat sees what its action has led to, or everybody how the match has ended
	idle    ui.Pause    // until the private page covers itself
	retry   table.Retry // of the action that couldn't be written

	bar    *ui.TopBar
	drawer *table.Drawer
	strip  *table.Speech // in the foot, below boards that have no place for it
	foot   *fyne.Container
	turn   *ui.Button // between the result and the board
	hint   *ui.Button // asks for a tip
	more   *ui.IconButton
	drafts *drafts
	taught []store.HouseWord // by the newest action, if it was handed in here
	undone undone
}

var (
	_ shell.Page      = (*Page)(nil)
	_ shell.Keyer     = (*Page)(nil)
	_ shell.Undoer    = (*Page)(nil)
	_ shell.Confirmer = (*Page)(nil)
	_ shell.Helper    = (*Page)(nil)
	_ shell.Keeper    = (*Page)(nil)
	_ shell.Holder    = (*Page)(nil)
	_ shell.Waker     = (*Page)(nil)

	_ shell.Rememberer = (*Page)(nil)
)

// New seats the players: it loads the draft of whoever is asked.
func New(env *shell.Env, game *table.Game, s *session.Session) *Page {
	return newPage(env, game, s, nil)
}

func newPage(env *shell.Env, game *table.Game, s *session.Session, trial *Trial) *Page {
	p := &Page{env: env, game: game, session: s, asked: games.Table, trial: trial, lull: newLull(env.Trace)}
	p.desk = table.NewDesk(env, placeOf(p, trial))
	p.board = game.Board(p.desk)
	p.clock = turnClock{table.NewClock(env.Now, p.tick), s, p.front}
	p.drafts = newDrafts(p)
	s.Elapsed, s.Stays = p.clock.Spent, game.Stays
	p.drive = drive.New(env, s, around{p})
	if game.Computers != nil {
		p.drive.Minds = func() table.Computers { return game.Computers(p.desk) }
	}
	p.drive.Announce = announces(game, p.board)
	if trial != nil {
		p.drive.Sole = trial.Seat
	}
	p.tips = &tips{page: p}
	p.seq = s.Seq()
	if _, over := s.Outcome(); over {
		p.result = resultShown
	}
	if seat := p.drafting(); seat != games.Table {
		p.drafts.load(p.board, seat)
	}
	return p
}

// placeOf is where the boards' desk stands.
func placeOf(p *Page, t *Trial) table.Place {
	at := table.Place{Game: p.game, Session: p.session, Shown: p.session.Now, Frame: around{p}}
	if t != nil {
		at.Puzzle, at.Refused, at.Ask = t.Puzzle, t.Refused, t.Ask
		if t.Solve != nil {
			at.Taken = SolveKey
		}
	}
	return at
}

// drafting is the seat whose draft is on the page, or games.Table: whoever is alone at the
// screen, else the seat that the main prompt asks if that is public.
func (p *Page) drafting() games.Seat {
	if p.look.On() {
		return games.Table // nobody prepares anything
	}
	for _, prompt := range p.session.Prompts() {
		switch {
		case p.own != nil && prompt.Seat == p.face.seat:
			return p.face.seat
		case p.own == nil && prompt.Main && !prompt.Private && !p.drive.Drives(prompt.Seat):
			return prompt.Seat
		}
	}
	return games.Table
}

// front is the board that gets keys and edits: the private page while there is one.
func (p *Page) front() *table.AnyBoard {
	if p.own != nil {
		return p.own
	}
	return p.board
}

// footBelow is the room below the foot, in px.
const footBelow float32 = 12

// Title implements shell.Page.
func (p *Page) Title() string {
	if p.trial != nil {
		return p.trial.Title
	}
	return p.game.Name(p.env)
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	p.bar = p.topBar()
	p.content = container.NewStack()
	p.strip = table.NewSpeech(p.desk)
	p.tips.strip = newTipStrip(p.desk, p.tips)
	p.fill()
	p.foot = ui.Inset(0, 24, footBelow, 24, p.strip.Strip())
	p.foot.Hide()
	return ui.Page(p.bar, p.content, p.foot)
}

func (p *Page) topBar() *ui.TopBar {
	env := p.env
	bar := env.TopBar(p.back, p.game.Badge(), p.Title())
	p.rules = ui.NewSmallButton(env.T("table.rules"), ui.WellBtn, func() {
		env.Router.Open(table.RulesOf(p.game.Kind.Name(), p.session.Stored().Setup))
	}).WithIcon(ui.IconBook)
	p.more = ui.NewIconButton(ui.IconMenu, env.T("table.menu"), ui.WellBtn, p.showMenu).WithKey("F10")
	env.Trace.Mark("menu", p.more)
	env.Trace.Mark("rules", p.rules)
	p.cover = ui.NewSmallButton(env.T("table.cover"), ui.WellBtn, p.coverUp).WithIcon(ui.IconEyeOff)
	p.turn = ui.NewSmallButton("", ui.WellBtn, p.turnResult)
	env.Trace.Mark("turn-result", p.turn)
	nameTurn(p.env, p.turn, p.result)
	p.hint = ui.NewSmallButton(env.T("table.tip"), ui.WellBtn, p.tips.more).WithIcon(ui.IconBulb).WithKey("F7")
	p.hint.Hide()
	env.Trace.Mark("tip", p.hint)
	p.drawer = table.NewDrawer(p.desk, bar, around{p}.spread)
	right := []fyne.CanvasObject{p.turn, p.cover, p.drawer.Button, p.hint}
	if p.trial != nil && p.trial.Solve != nil {
		right = append(right, p.trial.solution(env))
	}
	return bar.SetRight(append(right, p.rules, p.more)...)
}

// spread is how the board in front lies on the desk; nil for one without a mat.
func (p around) spread() *table.Spread {
	b := p.front()
	if b.Spread == nil || p.face.kind == curtained || p.over != nil {
		return nil
	}
	return b.Spread()
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.render()
	if p.session.Kept() {
		table.NoteOpen(p.env, p.session.ID())
	}
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.clock.Run(false)
	p.look.End()
	p.idle.End()
	p.retry.End()
	p.lull.end()
	p.tips.close()
	p.drive.Leave()
	if p.over != nil {
		p.over.Close()
	}
	p.drafts.saveLast()
	table.NoteOpen(p.env, 0)
	p.board.Motion.Stop()
	if p.own != nil {
		p.own.Motion.Stop()
	}
}

// render shows the position now, in place.
func (p *Page) render() {
	p.look.End()
	p.seq = p.session.Seq()
	if p.drive.Skips() {
		p.drive.Follow()
		return
	}
	p.choose()
	switch p.face.kind {
	case public:
		p.board.Render(p.session.View(games.Table))
	case private:
		p.own.Render(p.session.View(p.face.seat))
	case finished:
		p.over.Show(p.celebrate)
		p.celebrate = false
	}
	nameTurn(p.env, p.turn, p.result)
	p.drawer.Follow()
	p.tips.follow()
	switch p.face.kind {
	case curtained: // the board may not have seen this position yet
		p.bar.SetChips()
	case finished:
		p.bar.SetChips(ui.NewChip(p.env.T("table.end.over"), ui.IconFlag).Colored(ui.OKSoft, ui.OK))
	default:
		p.bar.SetChips(headChips(p)...)
	}
	p.runClock()
	p.trace(p.face.name())
	p.hurryResult()
	around{p}.ShowTurn(p.drive.Turn())
	ui.Relayout(p.env.Window)
	p.drive.Follow()
}

// carryOut commits an action and shows what it led to.
func (p *Page) carryOut(seat games.Seat, a games.Action, house ...store.HouseWord) error {
	p.drafts.Forget()
	before := p.session.View(games.Table)
	if err := p.session.Submit(p.seq, seat, a, house...); err != nil {
		if !p.drive.Playing() { // a computer tries again itself
			p.retry.After(err, func() { _ = around{p}.Submit(seat, a, house...) }) // which says why it still can't be
		}
		p.refused(err)
		return err
	}
	p.retry.End()
	if seat == p.asked {
		p.asked = games.Table // it has done what it wanted the screen for, perhaps after another program's lock
	}
	ui.DropToast(p.env.Window) // it spoke of the position before
	if p.taught = house; len(house) > 0 {
		p.drive.Forget()
	}
	if !p.drive.Playing() {
		p.drive.Taken()
	}
	p.hear(before)  // before the widgets move, which takes a while
	p.clock.Load(0) // only now: a row that isn't written hasn't counted it
	if !p.linger() {
		p.render()
	}
	return nil
}

// refused says why nothing was done. Where that is because the page shows an older position,
// it shows the newest.
func (p *Page) refused(err error) {
	p.desk.Toast(cmp.Or(table.Waits(p.env, err), p.desk.Reason(err)))
	if p.seq != p.session.Seq() {
		p.render()
		return
	}
	p.drafts.Touch()
}

// Keep implements shell.Keeper.
func (p *Page) Keep() { p.drafts.Touch() }

// announces is what boards may be told of a computer's action.
func announces(g *table.Game, b *table.AnyBoard) func(games.Action) games.Action {
	switch {
	case g.Announce != nil:
		return g.Announce
	case b.Private == nil:
		return func(a games.Action) games.Action { return a }
	}
	return func(games.Action) games.Action { return nil }
}
