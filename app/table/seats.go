package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// ComputerHost is a board that shows the turn of a computer player.
type ComputerHost interface {
	// ShowComputer shows a turn. It is called after each Render, and whenever the computer has come further. Where the
	// board has no place for the player and its sentence (false), the page shows them in a strip below.
	ShowComputer(Turn) (hosted bool)
}

// Unfolder is a ComputerHost that shows an action in steps before it is done: Turn.Step tells how far. Space leads on to the
// next one; at the fastest pace there are none.
type Unfolder interface {
	// Unfold is in how many steps the board shows an action, 0 for none.
	Unfold(games.Action) int
}

// Watcher is a board whose private page is also looked at while others act: a person who is alone with computers sits
// before it all the time.
type Watcher interface{ Watches() }

// Interrupted is a board on which seats may act out of turn at any time. A computer does so only when nobody else has for two
// seconds, and none acts while Busy: somebody is about to.
type Interrupted interface{ Busy() bool }

// Forced is a board that tells whether what its main key does now has to be done anyway, such as the first throw of a turn. After
// a computer's turn such a key is never taken for one that came too late to lead on.
type Forced interface{ Forced() bool }

// announces is what boards may be told of a computer's action.
func announces(g *Game, b *AnyBoard) func(games.Action) games.Action {
	switch {
	case g.Announce != nil:
		return g.Announce
	case b.private == nil:
		return func(a games.Action) games.Action { return a }
	}
	return func(games.Action) games.Action { return nil }
}

// seats is the page as its driver of computer players knows it.
type seats struct{ *Page }

// key takes the keys of computers and of tips.
func (p seats) key(name fyne.KeyName) bool { return p.drive.key(name) || p.tips.key(name) }

// asksAtOnce: the page of who looks on shows what was done next to what is asked.
func (p seats) asksAtOnce() bool { return p.face.kind == private && p.board.watches }

func (p seats) playFor(seat games.Seat, a games.Action) error { return p.submit(seat, a) }

func (p seats) unfolds(a games.Action) int {
	if u, ok := p.front().computers.(Unfolder); ok && a != nil && p.face.kind != curtained {
		return u.Unfold(a)
	}
	return 0
}

// showTurn shows how far a computer has come.
func (p seats) showTurn(t Turn) {
	if p.strip == nil {
		return // not built yet
	}
	p.env.Trace.Computer(int(t.Seat), int(t.Stage))
	if host := p.front().computers; host != nil && p.face.kind != curtained && p.face.kind != finished && host.ShowComputer(t) {
		t = Turn{}
	}
	p.strip.Show(t)
	if on := t.Stage != StageNone || p.tips.strips[0].Object.Visible(); on != p.foot.Visible() {
		ui.Show(on, p.foot)
		ui.Relayout(p.env.Window)
	}
}

func (p seats) forced() bool {
	b, ok := p.front().Of.(Forced)
	return ok && p.face.kind == public && p.over == nil && b.Forced()
}

func (p seats) anyTime() bool { return p.board.interrupted != nil }

// open: behind a curtain, and before the page of one of several persons, others see nothing.
func (p seats) open() bool {
	_, alone := p.drive.alone()
	return p.face.kind == public || p.face.kind == private && alone
}

func (p seats) busy(said bool) bool {
	reads := p.told != nil && p.told.Open()
	return reads || p.asked != games.Table || !said && p.anyTime() && p.board.interrupted.Busy()
}

// paceItem is the entry of the menu for the computers' pace.
func (p seats) paceItem() ui.MenuItem {
	now := PaceOf(p.env)
	var paces []ui.MenuItem
	for i, id := range PaceNames {
		paces = append(paces, ui.MenuItem{Text: p.env.T(id), Checked: Pace(i) == now, OnTap: func() {
			if err := PaceKey.Set(p.env.Store, Pace(i)); err != nil {
				p.env.Toast(p.env.Explain(nil, err))
			}
		}})
	}
	return ui.MenuItem{
		Text: p.env.T("table.computer.pace", games.Args{"Pace": PaceNames[now]}), Icon: ui.IconClock,
		OnTap: func() { ui.ShowMenu(p.more, paces) },
	}
}

// lost says that persons play on for a computer that can't think.
func (p seats) lost(seat games.Seat) {
	p.render()
	args := games.Args{"Seat": seat}
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.desk.Say("table.computer.lost.title", args),
		Body:  ui.NewPara(p.desk.Say("table.computer.lost.body", args), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: p.env.T("table.abandon"), OnTap: p.abandon},
			{Text: p.desk.Say("table.computer.lost.play", args), Kind: ui.Primary, Cancel: true, Default: true},
		},
	})
}

// Computer tells whether a computer plays on a seat: nobody at the table may act for it.
func (d *Desk) Computer(seat games.Seat) bool { return d.Acting() && d.page.drive.drives(seat) }

// MindSeed is the seed of what a computer thinks of on a seat in this match; it tells nothing of what is hidden.
func (d *Desk) MindSeed(seat games.Seat) uint64 { return mind.Seed(d.session.Stored().UID, seat) }

// Turn is how far a computer player has come that is asked to act.
func (d *Desk) Turn() Turn {
	if !d.Acting() {
		return Turn{}
	}
	return d.page.drive.turn
}

// Guide is what F1 says first in a phase of the game, or while a computer is shown at work.
func (d *Desk) Guide(phase games.ID) shell.KeyHelp {
	if kind, _, _ := strings.Cut(string(phase), "."); d.Turn().Stage != StageNone {
		return shell.Guide(games.ID("guide." + kind + ".watch"))
	}
	return Guide(phase)
}

// leadOn goes on at once in a computer's turn.
func (d *Desk) leadOn() {
	if d.Acting() {
		d.page.drive.leadOn()
	}
}

// skipTurns leads on until a person is asked; where none plays it stops the computers, or lets them go on.
func (d *Desk) skipTurns() {
	switch {
	case !d.Acting():
	case d.page.drive.watched():
		d.page.drive.hold(!d.page.drive.turn.Held)
	default:
		d.page.drive.toMine()
	}
}

// holdSentence keeps a computer's sentence on the screen.
func (d *Desk) holdSentence(on bool) {
	if d.Acting() {
		d.page.drive.hover(on)
	}
}
