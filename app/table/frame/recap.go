package frame

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// recap is what everybody may know of what happened since a seat's last turn, the newest
// at the end; it scrolls where it is long. Below it the game may show the table.
type recap struct {
	box    *fyne.Container
	head   fyne.CanvasObject
	told   *fyne.Container
	scroll *ui.Scroll
	rule   fyne.CanvasObject
	below  fyne.CanvasObject // nil for nothing
	end    float32           // the offset at which the newest is seen, from its beginning on
}

func newRecap(p *Page, seat games.Seat) *recap {
	env := p.env
	title, told, below := around{p}.happened(seat)
	r := &recap{told: ui.VGap(8, told...), rule: ui.NewDivider(), below: below}
	r.head = ui.HMid(12, p.game.Badge(), ui.VGap(0, ui.NewText(env.T(title), ui.Title, ui.Ink), ui.NewText(env.T("table.curtain.public"), ui.Body, ui.Ink2)))
	objects := []fyne.CanvasObject{r.head}
	if below != nil {
		objects = append(objects, r.rule, r.below)
	}
	r.scroll = ui.NewVScroll(ui.Inset(0, recapBar, 0, 0, r.told))
	r.box = ui.Laid(r.least, r.place, append(objects, r.scroll)...)
	env.Trace.Mark("recap", r.scroll)
	return r
}

// happened is what everybody may know of what happened since a seat's last turn, and what the game shows below it, nil for
// nothing.
func (p around) happened(seat games.Seat) (title games.ID, told []fyne.CanvasObject, below fyne.CanvasObject) {
	events := p.desk.Events()
	news := since(events, seat)
	title = "table.curtain.recap"
	if len(news) < len(events) && len(news) > 0 {
		title = "table.curtain.since"
	}
	if p.board.Recap == nil {
		return title, toldLines(p.desk, events, news), nil
	}
	told, below = p.board.Recap(p.session.View(games.Table), seat)
	return title, told, below
}

// Recap implements drive.Host: it tells the person who is asked what the computers did in turns that were skipped, where that were several: what a
// single one did stands on the board.
func (p around) Recap() {
	seat := p.session.Standing().Asked
	if p.face.kind != public && p.face.kind != private || seat == games.Table {
		return // a curtain tells it, too
	}
	others := map[games.Seat]bool{}
	for _, e := range since(p.desk.Events(), seat) {
		if p.drive.Drives(e.Seat) {
			others[e.Seat] = true
		}
	}
	if len(others) < 2 {
		return
	}
	title, told, below := p.happened(seat)
	body := ui.VGap(recapGap, ui.VGap(8, told...))
	if below != nil {
		body.Objects = append(body.Objects, ui.NewDivider(), below)
	}
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title:   p.env.T(title),
		Width:   608,
		Body:    body,
		Calm:    true,
		Buttons: []ui.DialogButton{{Text: p.env.T("table.computer.on"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// since are the events after the last one that a seat has caused; all, if there is none. Who causes an action is whom its first
// event is about: those after it may be about others, such as the points of all at the end of a round.
func since(events []games.Event, seat games.Seat) []games.Event {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Seat == seat && (i == 0 || events[i-1].Step != events[i].Step) {
			return events[i+1:]
		}
	}
	return events
}

// toldLines are the lines of the log that a seat hasn't seen, or the last one.
func toldLines(d *table.Desk, all, news []games.Event) []fyne.CanvasObject {
	if len(news) == 0 {
		news = all[max(0, len(all)-1):]
	}
	return table.Told(d, news, recapDisc)
}

// The gaps of the card, and the least height of what is told, in px.
const (
	recapGap  float32 = 12
	recapTold float32 = 48
	recapBar  float32 = 8 // room for the scroll bar
	recapDisc float32 = 32
)

// under is the height that the table below needs at least, with the rule above it.
func (r *recap) under() float32 {
	if r.below == nil {
		return 0
	}
	return r.below.MinSize().Height + 2*recapGap + 1
}

func (r *recap) least() fyne.Size {
	return fyne.NewSize(260, r.head.MinSize().Height+recapGap+recapTold+r.under())
}

// wish is the height in a width with which nothing has to be scrolled, and the table is large.
func (r *recap) wish(width float32) float32 {
	return r.head.MinSize().Height + recapGap + r.high(width) + 2*r.under()
}

// high is the height of what is told in a width.
func (r *recap) high(width float32) float32 {
	r.told.Resize(fyne.NewSize(width-recapBar, r.told.MinSize().Height)) // lines wrap
	return r.told.MinSize().Height
}

func (r *recap) place(s fyne.Size) {
	head := r.head.MinSize().Height
	ui.Put(r.head, 0, 0, s.Width, head)
	y := head + recapGap
	h := min(r.high(s.Width), s.Height-y-r.under())
	atEnd := r.scroll.Offset.Y >= r.end
	ui.Put(r.scroll, 0, y, s.Width, h)
	r.end = max(0, r.told.MinSize().Height-h)
	if n := len(r.told.Objects); n > 0 {
		r.end = min(r.end, r.told.Objects[n-1].Position().Y)
	}
	if atEnd {
		r.scroll.ScrollToOffset(fyne.NewPos(0, r.end))
	}
	if r.below != nil {
		y += h + recapGap
		ui.Put(r.rule, 0, y, s.Width, 1)
		y += 1 + recapGap
		ui.Put(r.below, 0, y, s.Width, s.Height-y)
	}
}
