package frame

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/result"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// face is what the page shows: the board that all may see, the curtain before a
// seat's secrets, or these secrets.
type face struct {
	kind faceKind
	seat games.Seat
}

type faceKind int

const (
	public faceKind = iota
	curtained
	private
	finished // the result of a match that is over
)

// name is the face's name in the trace; the seat is public.
func (f face) name() string {
	return [...]string{"board", "curtain", "private", "result"}[f.kind]
}

// trace tells which position is shown, and on which face.
func (p *Page) trace(face string) {
	st := p.session.Standing()
	p.env.Trace.View(p.session.Seq(), p.session.View)
	p.env.Trace.Shown(shell.Table, p.session.Seq(), "game="+p.game.Kind.Name()+" turn="+strconv.Itoa(int(st.Asked))+" phase="+string(st.Phase)+" face="+face+" "+p.traceDraft())
}

// runClock lets the clock run or stand as the board has it, and shows the time left.
func (p *Page) runClock() {
	runs, limit := p.front().Clock.Clock()
	p.clock.Run(runs && p.trial == nil && !p.drive.Drives(p.session.Standing().Asked) && p.face.kind != curtained && !p.look.On() && !p.tips.open && !p.session.ReadOnly())
	p.clock.show(limit)
}

// traceDraft is what the trace may tell about the draft.
func (p *Page) traceDraft() string {
	if p.face.kind != public {
		return ""
	}
	return p.board.Trace.TraceDraft()
}

// wanted is the seat whose secrets are needed now: the main prompt's, or the one
// that has asked for the screen and may still act.
func (p *Page) wanted() (games.Seat, bool) {
	for _, prompt := range p.session.Prompts() {
		if prompt.Private && (prompt.Main || prompt.Seat == p.asked) && !p.drive.Drives(prompt.Seat) {
			return prompt.Seat, true
		}
	}
	return games.Table, false
}

// turnTo shows another face of the page. The private one is left with everything
// private gone.
func (p *Page) turnTo(f face) {
	if p.face == f {
		return
	}
	if p.face.kind == private {
		p.drafts.saveLast()
		ui.ClearAbove(p.env.Window)
		p.own.Motion.Stop()
		p.own = nil
		p.board.Cover()
	}
	ui.DropToast(p.env.Window) // it was for whoever saw that face
	p.face = f
	p.fill()
	p.Wake()
}

// idleTime is how long a private page stays open with nobody before it.
const idleTime = time.Minute

// Wake implements shell.Waker: somebody sits before the private page, which covers itself when nobody has for a while.
func (p *Page) Wake() {
	p.idle.End()
	if p.face.kind == private && p.env.Prefs.Covers {
		p.idle.Begin(idleTime, p.coverUp)
	}
}

// fill builds the face again.
func (p *Page) fill() {
	var o fyne.CanvasObject
	switch p.face.kind {
	case curtained:
		p.curtain = newCurtain(p, p.face.seat)
		o = p.curtain.object
	case private:
		o = p.own.Build()
	case finished:
		if p.over != nil {
			p.over.Close()
		}
		p.over = result.New(p.desk, p.game, p.session, p.board.Words())
		o = p.over.Object
	default:
		o = p.board.Build()
	}
	if p.face.kind != curtained {
		p.curtain = nil
	}
	if p.face.kind != finished && p.over != nil {
		p.over.Close()
		p.over = nil
	}
	if p.content == nil {
		return // not built yet
	}
	p.env.Window.Canvas().Unfocus()
	shown := len(p.content.Objects) > 0
	p.content.Objects = []fyne.CanvasObject{o, p.lull.Shield}
	tint := ui.Desk
	if p.face.kind == curtained { // that of the player who is asked
		tint = ui.PlayerSoft(p.session.Stored().Players[p.face.seat].Color)
	}
	ui.SetGround(tint)
	p.content.Refresh()
	if shown {
		ui.Relayout(p.env.Window) // the curtain may need more height than the board
	}
	ui.Show(len(p.whose()) > 0, p.cover)
	ui.Show(p.face.kind != curtained, p.rules)
}

// whose says on the page of one of several persons that nobody else may look.
func (p *Page) whose() []*ui.Chip {
	if _, alone := p.drive.Alone(); p.face.kind != private || alone {
		return nil
	}
	return []*ui.Chip{ui.NewChip(p.desk.Say("table.private", games.Args{"Seat": p.face.seat}), ui.IconLock)}
}

// choose brings the page to the face that the position needs.
func (p *Page) choose() {
	seat, needed := p.wanted()
	if !needed {
		p.asked = games.Table
	}
	p.follow(p.session.Outcome())
	alone, one := p.drive.Alone()
	looks := p.face.kind == public && p.drive.Acting() && seat != p.asked // at what a computer does
	switch {
	case p.result == resultShown:
		p.turnTo(face{kind: finished})
	case looks && !one, looks && !p.board.Watches(alone):
	case one && p.staysOpen(alone, needed && seat == alone):
		p.openOwn(alone)
	case !needed:
		p.turnTo(face{})
	case p.face != (face{private, seat}):
		p.turnTo(face{curtained, seat})
	}
}

// staysOpen tells whether the page of the only person at the table is shown, whose secrets nobody else could see: while they are
// asked, or watch.
func (p *Page) staysOpen(seat games.Seat, asked bool) bool {
	return p.board.Private != nil && (asked || p.board.Watches(seat) && p.session.Standing().Asked != games.Table)
}

// openOwn shows a seat's secrets: whoever has opened the curtain is alone with them, or sits alone at the table.
func (p *Page) openOwn(seat games.Seat) {
	if f := (face{private, seat}); p.face != f {
		p.own = p.board.Private(seat)
		p.drafts.load(p.own, seat)
		p.turnTo(f)
	}
}

// Hold implements shell.Holder: Space opens the curtain wherever one has clicked before.
func (p *Page) Hold(key fyne.KeyName, down bool) {
	if p.curtain != nil {
		p.curtain.hold.key(key, down)
	}
}

// coverUp draws the curtain again, or goes back to the board when the seat had only
// asked for the screen.
func (p *Page) coverUp() {
	if _, alone := p.drive.Alone(); p.face.kind == private && !alone {
		p.turnTo(face{curtained, p.face.seat})
		p.render()
	}
}

// back leaves the curtain of a seat that had only asked, and the board for the result that led there.
func (p *Page) back() {
	switch {
	case p.face.kind != public && p.asked == p.face.seat:
		around{p}.Ask(games.Table)
	case p.result == resultAway:
		p.showResult()
	default:
		p.env.Router.Back()
	}
}

// escape closes the drawer, or what is open on the board below it; then it covers an open private page, and leaves a curtain that was only
// asked for.
func (p *Page) escape(e *fyne.KeyEvent) bool {
	_, alone := p.drive.Alone()
	switch {
	case p.curtain == nil && p.over == nil && (p.drawer.Close() || p.front().Keys.Key(e)):
		return true
	case p.face.kind == private && !alone:
		p.coverUp()
		return true
	case p.face.kind != public && p.asked == p.face.seat, p.result == resultAway:
		p.back()
		return true
	}
	return false
}

// Blur implements shell.Blurrer: nobody leaves the screen open to others.
func (p *Page) Blur() {
	if p.curtain != nil {
		p.curtain.hold.release()
	}
	p.coverUp()
}
