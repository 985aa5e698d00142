package davinci

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// outside is the public face: the codes as everybody sees them, the guesses, and when a
// round is over what everybody gets.
type outside struct {
	desk   *table.Desk
	view   dv.View
	object *fyne.Container

	left     *fyne.Container
	question *ui.Para
	small    *ui.Para // the question in little room
	sub      *ui.Text
	codes    *codes
	line     fyne.CanvasObject // above the stock
	stock    *stock
	side     *sideCard
	deal     *dealFace
}

// outsideGap lies between the parts left of the guesses.
const outsideGap float32 = 10

// newOutside is a new face; old is the one before, whose leaf stays turned up.
func newOutside(d *table.Desk, old *outside) *outside {
	o := &outside{desk: d, sub: ui.NewText("", ui.Body, ui.Ink2).Truncate()}
	o.question, o.small = ui.NewPara("", ui.Question, ui.Ink).MaxLines(2), ui.NewPara("", ui.Title, ui.Ink).MaxLines(2)
	o.codes, o.stock = newCodes(d, false), newStock(d)
	o.side = newSideCard(d, o.goOn)
	o.deal = newDealFace(d)
	if old != nil {
		old.stop()
		o.side.tab, o.side.at = old.side.tab, old.side.at
	}
	o.line = ui.NewDivider()
	o.left = ui.Laid(o.least, o.place, o.question, o.small, o.sub, o.codes.object, o.line, o.stock.object)
	body := ui.Columns(16, ui.Column{Weight: 11, Min: 300, Object: ui.NewCardPad(20, o.left)}, ui.Column{Weight: 9, Min: 300, Object: o.side.object})
	o.object = container.NewStack(ui.Inset(16, 24, 19, 24, body), o.deal.object)
	return o
}

// render shows a view that everybody may see.
func (o *outside) render(v dv.View) {
	o.view = v
	if len(v.Seats) == 0 {
		return
	}
	o.deal.render(v)
	ui.Show(v.Phase != dv.PhaseDeal, o.object.Objects[0])
	ui.Show(v.Phase == dv.PhaseDeal, o.deal.object)
	title := o.title(v)
	o.question.SetText(title)
	o.small.SetText(title)
	o.sub.SetText(o.subtitle(v))
	o.codes.render(v)
	o.stock.render(v)
	ui.PlaceAllAnew(o.left)
	o.side.render(v)
}

// least leaves out what the bar says, too: whose turn it is and the codes are always there, and who begins the next round.
func (o *outside) least() fyne.Size {
	codes := o.codes.object.MinSize()
	h := o.small.MinSize().Height + outsideGap + codes.Height
	if o.view.Phase == dv.PhaseScored {
		h += o.sub.MinSize().Height
	}
	return fyne.NewSize(codes.Width, h)
}

// place puts the codes between whose turn it is and what is in the middle. In little room that goes, before it what stands
// below whose turn it is, and at last whose turn it is gets smaller.
func (o *outside) place(s fyne.Size) {
	for _, p := range []*ui.Para{o.question, o.small} {
		p.Resize(fyne.NewSize(s.Width, 0)) // its height follows from the width
	}
	room := s.Height - o.least().Height
	give := func(more float32, objects ...fyne.CanvasObject) float32 {
		fits := more <= room
		ui.Show(fits, objects...)
		if !fits {
			return 0
		}
		room -= more
		return more
	}
	small, stock := o.small.MinSize().Height, o.stock.object.MinSize().Height
	y := small + give(o.question.MinSize().Height-small, o.question)
	ui.Show(!o.question.Visible(), o.small)
	put(o.question, 0, 0, s.Width, y)
	put(o.small, 0, 0, s.Width, y)
	foot := give(stock+2*outsideGap+1, o.line, o.stock.object)
	put(o.sub, 0, y, s.Width, o.sub.MinSize().Height)
	if o.view.Phase == dv.PhaseScored { // least has it
		ui.Show(true, o.sub)
		y += o.sub.MinSize().Height
	} else {
		y += give(o.sub.MinSize().Height, o.sub)
	}
	put(o.codes.object, 0, y+outsideGap, s.Width, s.Height-foot-y-outsideGap)
	put(o.line, 0, s.Height-stock-outsideGap-1, s.Width, 1)
	put(o.stock.object, 0, s.Height-stock, s.Width, stock)
}

// title says who is asked, or how the round or the match ended.
func (o *outside) title(v dv.View) string {
	d := o.desk
	if out, over := d.Outcome(); over {
		return d.EndTitle(out, endWords(d, v).Title)
	}
	if r, ok := v.Result(); ok {
		return d.Say("davinci.end.round", games.Args{"Seat": r.Winner, "Round": r.Round})
	}
	return d.Say("davinci.out.turn", games.Args{"Seat": v.Turn, "Phase": v.Phase})
}

// subtitle is the round, and who is next.
func (o *outside) subtitle(v dv.View) string {
	d, opt := o.desk, v.Options
	text := d.T("davinci.out.turns", games.Args{"N": max(v.TurnNumber, 1)})
	if opt.Rounds > 0 {
		text = d.T("davinci.out.round", games.Args{"Round": v.Round, "Rounds": opt.Rounds})
	}
	if v.Phase == dv.PhaseScored {
		text += " · " + d.Say("davinci.end.next_starts", games.Args{"Seat": opt.Starter(v.Round + 1)})
	}
	return text
}

// goOn begins the next round.
func (o *outside) goOn() {
	if o.view.Phase == dv.PhaseScored {
		_ = o.desk.Submit(games.Table, dv.Next{})
	}
}

// keys are those of the page; there are none before it was built, at the first curtain.
func (o *outside) keys() []shell.KeyHelp {
	if o == nil {
		return nil
	}
	guide := shell.Guide("guide.davinci.outside")
	p := o.view.Phase
	if p == dv.PhaseDeal || p == dv.PhaseScored || p == dv.PhaseOver {
		guide = table.Guide(p)
	}
	help := shell.KeysNow{guide}
	help.Add(p == dv.PhaseDeal || p == dv.PhaseScored, "Enter", "davinci.out.keys.enter")
	help.Add(len(o.side.tabs) > 1 && p != dv.PhaseDeal, "Left / Right", "davinci.out.keys.tabs")
	return help
}

// act goes on from what everybody looks at; false when there is nothing to go on from.
func (o *outside) act() bool {
	switch o.view.Phase {
	case dv.PhaseDeal:
		o.deal.act()
	case dv.PhaseScored:
		o.goOn()
	default:
		return false
	}
	return true
}

func (o *outside) key(e *fyne.KeyEvent) bool {
	o.codes.glow.Out()
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		return o.act()
	case fyne.KeyLeft:
		o.side.step(-1)
	case fyne.KeyRight:
		o.side.step(1)
	default:
		return false
	}
	return true
}

func (o *outside) stop() { o.codes.stop() }
