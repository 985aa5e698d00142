package dicewords

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// seat is the person at the lower edge of the mat: who is to act, or is next, and how they stand in the race.
type seat struct {
	desk  *table.Desk
	state state
	face  *ui.Avatar
	crown *draw.Crown // of who has won
	lamp  *ui.Lamp
	ring  *canvas.Arc // the time that is left
	title *ui.Para
	strip *canvas.Rectangle // behind the title in the last round
	last  bool
	flag  *ui.Icon
	line  *ui.Para
	clock *ui.Chip

	object *fyne.Container
}

const (
	seatFace  float32 = 80
	seatHigh          = seatFace
	seatWords float32 = 100 // from the left edge of the face
	lampRound float32 = 168
	clockRing float32 = 6 // outside of the face
	shortTime         = 30 * time.Second
)

func newSeat(d *table.Desk) *seat {
	s := &seat{
		desk: d, face: ui.NewAvatar("", 0, seatFace), crown: draw.NewCrown(seatFace), lamp: ui.NewLamp(), ring: canvas.NewArc(0, 360, .88, nil),
		title: ui.NewPara("", ui.Question, ui.Ink), strip: ui.NewRect(),
		flag: ui.NewIcon(ui.IconFlag, 20, ui.AccentText), line: ui.NewPara("", ui.Label, ui.Ink2), clock: ui.NewChip("", ui.IconClock),
	}
	s.object = ui.Laid(func() fyne.Size { return fyne.NewSize(2*seatFace, seatHigh) }, s.place, s.lamp, s.ring, s.face, s.crown, s.strip, s.title, s.clock, s.flag, s.line)
	return s
}

// render shows the state, or while a verdict is held what became of the word.
func (p *seat) render(s state) {
	p.state = s
	d, v := p.desk, s.view
	who, mine := p.who()
	ui.Show(who >= 0, p.face)
	if who >= 0 {
		d.ShowSeat(p.face, who)
	}
	won := who >= 0 && v.Phase == dw.PhaseOver && !s.held
	p.lamp.Light(mine || won)
	p.title.SetText(p.heading(who))
	text, tok := p.standing(who), ui.Ink2
	if seat, points := s.coming(); mine && seat == who && (v.Pending == nil || !d.Acting()) {
		text, tok = p.drafted(who, points), ui.AccentText
	}
	p.line.SetText(text)
	p.line.SetColor(tok)
	ui.Show(tok == ui.AccentText, p.flag)
	ui.Show(won, p.crown)
	p.last = mine && s.lastTurn()
	timed := mine && v.Options.Clock > 0 && v.Up != nil
	ui.Show(timed, p.clock)
	ui.Show(timed && !v.Late, p.ring)
	if v.Late {
		p.clock.Set(d.T("dicewords.time_up"), ui.IconClock, ui.WarnSoft, ui.Warn)
	}
	ui.PlaceAnew(p.object)
}

// who sits there: whose turn it is, or in a computer's turn the person who comes next; mine where they are to act now.
func (p *seat) who() (who games.Seat, mine bool) {
	v := p.state.view
	seat := runner(p.desk, p.state)
	if p.state.held || v.Asked == games.Table {
		return seat, false
	}
	if seat < 0 || !p.desk.Acting() || !p.desk.Computer(seat) {
		return seat, seat >= 0 && !p.state.theirs
	}
	n, last := games.Seat(v.Options.Seats), p.state.lastRound()
	for i := range n {
		if next := (seat + 1 + i) % n; !p.desk.Computer(next) && (next > seat || !last) {
			return next, false
		}
	}
	return seat, false
}

// runner is whose race the track shows: that of the one who moves, or whose verdict waits; in a replay of who has just acted, and
// when the match was played to its end the winner's.
func runner(d *table.Desk, s state) games.Seat {
	last := s.view.Last
	if s.held {
		return last.Seat
	}
	if o, over := d.Outcome(); over && o.Reason != games.ReasonAbandoned {
		return games.Winners(o.Places)[0]
	}
	if last != nil && s.view.Up == nil && !d.Acting() {
		return last.Seat
	}
	return s.mover()
}

// heading says whose turn it is; the replay asks nobody to do anything.
func (p *seat) heading(who games.Seat) string {
	v, d := p.state.view, p.desk
	next := (p.state.mover() + 1) % games.Seat(v.Options.Seats)
	args := games.Args{"Seat": who, "Next": who == next}
	switch {
	case p.state.held:
		args["Points"] = v.Last.Points
		return d.Say("dicewords.heading."+games.ID(v.Last.Verdict), args)
	case v.Phase == dw.PhaseOver:
		o, _ := d.Outcome()
		return d.EndTitle(o, endWords(d, false).Title)
	case v.Phase == dw.PhaseRuling || v.Phase == dw.PhaseConfirm:
		return d.Say("dicewords.heading.table", args)
	case who < 0:
		return ""
	case !d.Acting() && who != p.state.mover(): // it has just acted
		return d.Name(who)
	case !d.Acting() || d.Computer(who):
		return d.Say("dicewords.heading.next", args)
	case p.state.theirs || d.Computer(v.Asked):
		return d.Say("dicewords.heading.after", args)
	case p.state.lastTurn():
		args["Points"] = p.state.most(who) + 1 - v.Points[who]
		return d.Say("dicewords.heading.last", args)
	case v.Phase == dw.PhaseDeclare && d.Task() == "puzzles.what.dicewords":
		return d.T("mistakes.ask.dicewords.review.word")
	}
	return table.Asked(d, d.Say("dicewords.heading.first", args))
}

// standing says how somebody stands, and what comes next.
func (p *seat) standing(who games.Seat) string {
	v, d := p.state.view, p.desk
	switch {
	case who < 0:
		return ""
	case v.Pending != nil && (v.Asked == games.Table || p.state.acting && !p.state.theirs):
		return p.stake()
	case keeps(d, p.state):
		return d.T("dicewords.line.keep")
	case p.state.held && v.Asked >= 0:
		return d.Say("dicewords.line.next", games.Args{"Seat": v.Asked, "Points": v.Points[who]})
	case v.Options.Clock > 0 && v.Up == nil && d.Acting() && !d.Computer(v.Asked):
		return d.T("dicewords.line.clock", games.Args{"Time": table.TimeText(time.Duration(v.Options.Clock) * time.Second)})
	}
	return p.inRace(who)
}

// drafted says where the word that is made would lead; in the last round, whether to the win.
func (p *seat) drafted(who games.Seat, points int) string {
	v, id, word := p.state.view, games.ID("dicewords.line.lead"), p.state.word()
	if v.Pending != nil {
		word = v.Pending.Word
	}
	all, most, ends := v.Points[who]+points, p.state.most(who), who > 0 && int(who) == len(v.Points)-1
	switch goal := all >= v.Options.Target; {
	case p.state.lastRound() && all <= most:
		id = "dicewords.line.short"
	case goal && ends:
		id = "dicewords.line.win"
	case p.state.lastRound():
		id = "dicewords.line.front"
	case goal:
		id = "dicewords.line.target"
	}
	return p.desk.Say(id, games.Args{"Word": word, "Points": all, "Left": most + 1 - all, "Most": most, "Seat": who, "Told": !p.desk.Acting()})
}

// inRace says who is ahead of whom.
func (p *seat) inRace(who games.Seat) string {
	v, d := p.state.view, p.desk
	own, most := v.Points[who], p.state.most(who)
	switch id := games.ID("dicewords.line."); {
	case len(v.Points) == 1:
		return d.T(id+"alone", games.Args{"Points": own, "N": v.ToGo(who), "Rounds": v.Options.Rounds})
	case own == 0 && most == 0:
		return d.T(id+"begin", games.Args{"Target": v.Options.Target})
	case own > most:
		return d.Say(id+"ahead", games.Args{"Points": own, "By": own - most})
	case own == most:
		return d.Say(id+"level", games.Args{"Points": own})
	case p.state.lastRound():
		return d.Say(id+"last", games.Args{"Points": own, "Seat": games.Seat(slices.Index(v.Points, most)), "Most": most})
	default:
		return d.Say(id+"behind", games.Args{"Points": own, "By": most - own})
	}
}

// stake is what hangs on the word that is judged; what a doubt costs is said only once somebody doubts.
func (p *seat) stake() string {
	v, w := p.state.view, p.state.view.Pending
	id := map[games.ID]games.ID{dw.PhasePending: "dicewords.line.pending", dw.PhaseConfirm: "dicewords.line.confirm", dw.PhaseRuling: "dicewords.line.ruling"}[v.Phase]
	cost, all := max(0, min(v.Options.DoubtCost, v.Points[max(0, w.Challenger)])), v.Points[w.Seat]+w.Points
	return p.desk.Say(id, games.Args{"Seat": w.Seat, "Points": w.Points, "Word": w.Word, "By": w.Challenger, "Cost": cost, "All": all, "Goal": all >= v.Options.Target})
}

// most is what the best of the others has.
func (s state) most(who games.Seat) int {
	others := slices.Delete(slices.Clone(s.view.Points), int(who), int(who)+1)
	return slices.Max(append(others, slices.Min(s.view.Points)))
}

// showTime shows the thinking time left.
func (p *seat) showTime(left time.Duration) {
	v := p.state.view
	if v.Late || v.Options.Clock == 0 {
		return
	}
	table.ShowTimeLeft(p.clock, left, shortTime)
	share := float32(left) / float32(time.Duration(v.Options.Clock)*time.Second)
	p.ring.EndAngle = 360 * min(1, max(0, share))
	ui.PlaceAnew(p.object)
}

func (p *seat) place(s fyne.Size) {
	const mid = seatHigh / 2
	ui.Put(p.lamp, mid-lampRound/2, mid-lampRound/2, lampRound, lampRound)
	ui.Put(p.face, 0, 0, seatFace, seatFace)
	p.crown.Sit(mid, 0, seatFace)
	p.ring.FillColor = ui.Color(ui.Accent)
	ui.Put(p.ring, -clockRing, -clockRing, seatFace+2*clockRing, seatFace+2*clockRing)
	p.ring.Refresh()
	wide, clock := s.Width-seatWords, float32(0)
	if p.clock.Visible() {
		clock = p.clock.MinSize().Width
		wide -= clock + 12
	}
	styles := []ui.Style{ui.Hero, ui.Question, ui.Title, ui.Heading} // on two lines where it is long
	if !p.crown.Visible() {
		styles = styles[1:]
	}
	named := p.title.Fit(wide, 58, styles...)
	title, h := named.Width, named.Height
	ui.Put(p.title, seatWords, mid-16-h/2, title, h)
	strip := map[bool]ui.Token{true: ui.WarnSoft, false: ui.None}[p.last]
	ui.SetRect(p.strip, seatWords-14, mid-16-h/2-3, title+28, h+6, (h+6)/2, strip)
	ui.Put(p.clock, seatWords+title+12, mid-16-p.clock.MinSize().Height/2, clock, p.clock.MinSize().Height)
	x := seatWords
	if p.flag.Visible() {
		ui.Put(p.flag, x, mid+20-10, 20, 20)
		x += 28
	}
	line := p.line.Fit(s.Width-x, 41, ui.Label, ui.Strong).Height
	ui.Put(p.line, x, max(mid+20-line/2, mid-16+h/2), s.Width-x, line)
}
