package frame

import (
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/drive"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// around is the page as its desk and its driver of computer players know it.
type around struct{ *Page }

var (
	_ drive.Host  = around{}
	_ table.Frame = around{}
)

// Submit implements table.Frame and drive.Host: it commits an action and shows what it led to. Nobody acts for a computer
// player but itself.
func (p around) Submit(seat games.Seat, a games.Action, house ...store.HouseWord) error {
	if p.drive.Drives(seat) && !p.drive.Playing() {
		return games.Refuse(games.IllegalTurn, games.Args{"Seat": seat})
	}
	if p.trial != nil {
		if goes, err := p.trial.take(seat, a); !goes {
			return err
		}
	}
	err := p.carryOut(seat, a, house...)
	if err == nil {
		p.trial.gone()
	}
	return err
}

// Lull implements both: it keeps clicks away from a page that has just come by itself. The curtain needs none of that: it opens
// only for who holds its button for a while, or presses it twice.
func (p around) Lull() {
	if p.face.kind != curtained {
		p.lull.begin()
	}
}

// Touched implements table.Frame.
func (p around) Touched() {
	p.drafts.Touch()
	p.retry.End() // they go on otherwise
	p.undone = undone{}
	p.tips.touched()
	p.trial.touched()
}

// ClockChanged implements table.Frame.
func (p around) ClockChanged() { p.runClock() }

// Ask implements table.Frame: it wants the screen for a seat with a private prompt that isn't the main one.
func (p around) Ask(seat games.Seat) {
	p.asked = seat
	p.render()
}

// Read implements table.Frame.
func (p around) Read(told interface{ Open() bool }) { p.told = told }

// GoOn implements table.Frame.
func (p around) GoOn() { p.goOn() }

// ShowResult implements table.Frame.
func (p around) ShowResult() { p.showResult() }

// Untold implements table.Frame.
func (p around) Untold() games.ID {
	if p.result != resultDue {
		return ""
	}
	return p.board.Words().Winner
}

// ShowSheet implements table.Frame.
func (p around) ShowSheet() bool {
	if p.board.Sheet == nil {
		return false
	}
	p.board.Sheet.ShowScorecard()
	return true
}

// Public implements table.Frame.
func (p around) Public() bool { return p.face.kind == public }

// Heard implements table.Frame.
func (p around) Heard() sound.Sound { return p.heard }

// Players implements table.Frame.
func (p around) Players() table.Players { return p.drive }

// AsksAtOnce implements drive.Host: the page of who looks on shows what was done next to what is asked.
func (p around) AsksAtOnce() bool { return p.face.kind == private && p.board.Watches(p.face.seat) }

// Unfolds implements drive.Host.
func (p around) Unfolds(a games.Action) int {
	if u, ok := p.front().Computers.(table.Unfolder); ok && a != nil && p.face.kind != curtained {
		return u.Unfold(a)
	}
	return 0
}

// ShowTurn implements drive.Host.
func (p around) ShowTurn(t table.Turn) {
	if p.strip == nil {
		return // not built yet
	}
	p.env.Trace.Computer(int(t.Seat), int(t.Stage))
	if host := p.front().Computers; host != nil && p.face.kind != curtained && p.face.kind != finished && host.ShowComputer(t) {
		t = table.Turn{}
	}
	p.strip.Show(t)
	if on := t.Stage != table.StageNone; on != p.foot.Visible() {
		ui.Show(on, p.foot)
		ui.Relayout(p.env.Window)
	}
}

// Render implements drive.Host.
func (p around) Render() { p.render() }

// Forced implements drive.Host.
func (p around) Forced() bool {
	b, ok := p.front().Of.(table.Forced)
	return ok && p.face.kind == public && p.over == nil && b.Forced()
}

// AnyTime implements drive.Host.
func (p around) AnyTime() bool { return p.board.Interrupted != nil }

// Open implements drive.Host: behind a curtain, and before the page of one of several persons, others see nothing.
func (p around) Open() bool {
	_, alone := p.drive.Alone()
	return p.face.kind == public || p.face.kind == private && alone
}

// Busy implements drive.Host.
func (p around) Busy(said bool) bool {
	reads := p.told != nil && p.told.Open()
	return reads || p.look.On() || p.asked != games.Table || !said && p.AnyTime() && p.board.Interrupted.Busy()
}

// Lost implements drive.Host.
func (p around) Lost(seat games.Seat, why error) {
	p.render()
	args := games.Args{"Seat": seat, "Words": shell.Wordless(why)}
	face := p.desk.SeatAvatar(seat, 56)
	draw.SetMood(face, draw.Sorry)
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.desk.Say("table.computer.lost.title", args), Figure: face,
		Body:    ui.NewPara(p.desk.Say("table.computer.lost.body", args), ui.Lead, ui.Ink),
		Buttons: ui.GraveButtons(p.desk.Say("table.computer.lost.play", args), p.env.T("table.abandon"), p.abandon),
	})
}
