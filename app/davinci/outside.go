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
	head     *fyne.Container
	question *ui.Para
	sub      *ui.Text
	codes    *codes
	stock    *stock
	side     *sideCard
	deal     *dealFace
}

// newOutside is a new face; old is the one before, whose leaf stays turned up.
func newOutside(d *table.Desk, old *outside) *outside {
	o := &outside{desk: d, question: ui.NewPara("", ui.Question, ui.Ink).MaxLines(2), sub: ui.NewText("", ui.Body, ui.Ink2).Truncate()}
	o.codes, o.stock = newCodes(d, false), newStock(d)
	o.side = newSideCard(d, o.goOn)
	o.deal = newDealFace(d)
	if old != nil {
		old.stop()
		o.side.tab, o.side.at = old.side.tab, old.side.at
	}
	o.head = ui.VGap(0, o.question, o.sub)
	o.left = ui.VGap(10, o.head, ui.Stretch(o.codes.object), ui.NewDivider(), o.stock.object)
	body := ui.Columns(16, ui.Column{Weight: 11, Min: ui.Px(300), Object: ui.NewCardPad(20, o.left)}, ui.Column{Weight: 9, Min: ui.Px(300), Object: o.side.object})
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
	o.question.SetText(o.title(v))
	o.sub.SetText(o.subtitle(v))
	o.codes.render(v)
	o.stock.render(v)
	ui.PlaceAllAnew(o.left)
	o.side.render(v)
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
	if p := o.view.Phase; p == dv.PhaseDeal || p == dv.PhaseScored || p == dv.PhaseOver {
		guide = table.Guide(p)
	}
	help := []shell.KeyHelp{guide, {Keys: "Enter", What: "davinci.out.keys.enter"}}
	if len(o.side.tabs) > 1 {
		help = append(help, shell.KeyHelp{Keys: "Left / Right", What: "davinci.out.keys.tabs"})
	}
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
