// Package review is the page that looks back at a match that is over, so nobody has anything to hide any more: what was good, what
// was luck, and what had been better.
//   - page.go: asks for the findings, shows them as they come, and lays out the parts
//   - story.go: the match of somebody in one sentence and three figures; the curve
//   - moment.go: the moment on the mat; rest.go: the other ones, and what to practise next
//   - numbers.go: what stands behind the figures, for whoever wants it
package review

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Page is the review of one match.
type Page struct {
	env     *shell.Env
	game    *table.Game
	session *session.Session
	look    table.ReviewLook
	tips    []store.Tip // that were told in the match
	state

	making bool
	far    float32 // of it that is done
	stop   func()  // ends the making
	bar    *ui.Bar
	foot   *fyne.Container // how far the making is, below what has been found so far
	body   *fyne.Container
	scroll *ui.Scroll                // of all parts; nil before there are any
	all    []fyne.CanvasObject       // the parts: story, moment, curve, rest
	wide   bool                      // they lie side by side
	named  map[string]fyne.Focusable // what is made again and keeps the keyboard then
}

// state is what the page shows.
type state struct {
	ready    bool
	err      error
	findings []mind.Finding
	seat     games.Seat // whose decisions
	more     bool       // all moments are listed
	open     int        // the finding that lies on the mat, -1 for the one that mattered most
}

var (
	_ shell.Page       = (*Page)(nil)
	_ shell.Rememberer = (*Page)(nil)
)

// New looks back at a match. The error is an *games.Illegal.
func New(env *shell.Env, g *table.Game, s *session.Session) (*Page, error) {
	log, ok := s.Reviewable()
	if !ok || g.Reviews == nil {
		return nil, games.Refuse(table.NoReview, nil)
	}
	p := &Page{env: env, game: g, session: s, look: g.Reviews.Look(table.Seen{Env: env, Log: log, Names: s.Names()})}
	p.open = -1
	var err error
	p.tips, err = s.Tips()
	env.Report(err)
	for seat, player := range p.session.Stored().Players {
		if !player.Computer() {
			p.seat = games.Seat(seat)
			break
		}
	}
	return p, nil
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("review.title") }

// Memory implements shell.Rememberer.
func (p *Page) Memory() any { return p.state }

// Recall implements shell.Rememberer.
func (p *Page) Recall(memory any) {
	if s, ok := memory.(state); ok {
		p.state = s
	}
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	env := p.env
	replay := ui.NewSmallButton(env.T("table.replay.short"), ui.WellBtn, func() {
		env.Router.Open(shell.Route{Page: shell.Replay, Match: p.session.ID()})
	}).WithIcon(ui.IconPlay)
	env.Trace.Mark("replay", replay)
	bar := env.TopBar(env.Router.Back, p.game.Badge(), p.Title())
	if names := p.session.Names(); len(names) > 1 {
		who := ui.NewChoice(names, int(p.seat), "", func(seat int) {
			p.seat, p.open, p.more = games.Seat(seat), -1, false
			p.show()
		})
		env.Trace.Mark("who", who)
		bar.SetRight(who, replay)
	} else {
		bar.SetRight(replay)
	}
	chips := []*ui.Chip{ui.NewChip(p.game.Name(env), ""), ui.NewChip(env.Texts.When(env.Now(), p.session.Stored().Updated), "")}
	if r := p.game.Reviews; r.Measure != "" {
		chips = append(chips, ui.NewChip(env.T(r.Measure), ui.IconBook).Tipped(env.T(r.MeasureIs)))
	}
	bar.SetChips(chips...)
	p.body = ui.Laid(func() fyne.Size { return fyne.NewSize(0, 0) }, p.place)
	p.foot = ui.VGap(0)
	return container.NewStack(ui.NewArea(ui.Desk, 0, nil), ui.Page(bar, p.body, p.foot))
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	if !p.ready && !p.making {
		p.begin()
	}
	p.show()
}

// Leave implements shell.Page.
func (p *Page) Leave() { p.cancel() }

// begin makes the review in the background.
func (p *Page) begin() {
	p.making, p.err, p.far, p.findings = true, nil, 0, nil
	stop, err := reviews.Make(p.env, p.game, p.session, p.tell, p.done)
	p.stop = stop
	if err != nil {
		p.done(nil, err)
	}
}

// tell shows how far the making is, and what it has found.
func (p *Page) tell(share float64, found []mind.Finding) {
	p.far = float32(share)
	more := len(found) > len(p.findings)
	p.findings = found
	if more {
		p.again()
	} else if p.bar != nil {
		p.bar.Set(p.far, 0)
	}
}

func (p *Page) done(all []mind.Finding, err error) {
	p.making = false
	if p.err = err; err == nil {
		p.ready, p.findings = true, all
	}
	p.again()
}

// cancel ends the making.
func (p *Page) cancel() {
	if p.making {
		p.stop()
		p.making = false
	}
}

// show brings the page to its state.
func (p *Page) show() {
	held, keyboard := "", p.env.Window.Canvas()
	for name, o := range p.named {
		if keyboard.Focused() == o {
			held = name
		}
	}
	p.bar, p.scroll, p.named = nil, nil, map[string]fyne.Focusable{}
	p.body.Objects, p.foot.Objects = nil, nil
	switch {
	case p.ready:
		p.parts()
	case p.making && len(p.findings) > 0:
		p.parts()
		bar, stop := p.progress()
		p.foot.Add(ui.Inset(0, 24, 12, 24, ui.NewCardPad(12, ui.HMid(16, ui.NewText(p.env.T("review.making"), ui.Body, ui.Ink2), ui.Stretch(bar), stop))))
	case p.making:
		bar, stop := p.progress()
		p.body.Add(p.middle(ui.NewText(p.env.T("review.making"), ui.Title, ui.Ink), bar, ui.HMid(0, ui.Spacer(), stop)))
	default:
		p.failed()
	}
	p.foot.Refresh()
	ui.Relayout(p.env.Window)
	p.body.Refresh()
	p.body.Layout.Layout(p.body.Objects, p.body.Size())
	if o, ok := p.named[held]; ok {
		keyboard.Focus(o)
	}
	p.env.Trace.Shown(shell.Review, len(p.findings), fmt.Sprintf("game=%s ready=%t open=%t", p.game.Kind.Name(), p.ready, p.open >= 0))
}

// mark names what is made again.
func (p *Page) mark(name string, o interface {
	fyne.CanvasObject
	fyne.Focusable
},
) {
	p.env.Trace.Mark(name, o)
	p.named[name] = o
}

const gap float32 = 16

// parts makes all of the page.
func (p *Page) parts() {
	p.all = []fyne.CanvasObject{p.story(), p.moment(), p.curve(), p.rest()}
	p.scroll = ui.NewVScroll(p.laid())
	p.body.Objects = []fyne.CanvasObject{p.scroll}
}

// laid has the papers next to the mat, below the sentence; where there is no room for that, the mat comes first.
func (p *Page) laid() fyne.CanvasObject {
	story, moment, curve, rest := p.all[0], p.all[1], p.all[2], p.all[3]
	out := ui.VGap(gap, moment, story, curve, rest)
	if p.wide {
		right := ui.Bands(gap, gap, ui.Band{Object: curve, Fills: true}, ui.Band{Object: rest})
		below := ui.Columns(gap, ui.Column{Weight: 744, Object: moment}, ui.Column{Weight: 472, Object: right})
		out = ui.Bands(gap, gap, ui.Band{Object: story}, ui.Band{Object: below, Fills: true})
	}
	return ui.Inset(0, 24, 20, 24, out)
}

// place lays the parts out anew where there is room enough, or no more.
func (p *Page) place(s fyne.Size) {
	if wide := s.Width >= ui.NarrowPage; p.scroll != nil && wide != p.wide {
		p.wide = wide
		p.scroll.Content = p.laid()
		p.scroll.Refresh()
	}
	for _, o := range p.body.Objects {
		if o == fyne.CanvasObject(p.scroll) {
			ui.Put(o, 0, 0, s.Width, s.Height)
			p.scroll.Settle()
		} else {
			ui.Put(o, 24, 0, max(0, s.Width-48), s.Height)
		}
	}
}

// again makes the page again, and leaves it where it was scrolled to.
func (p *Page) again() {
	at := fyne.Position{}
	if p.scroll != nil {
		at = p.scroll.Offset
	}
	p.show()
	if p.scroll != nil {
		p.scroll.Offset = at
		p.scroll.Refresh()
	}
}

// progress is how far the review is, and the way to do without it.
func (p *Page) progress() (bar, stop fyne.CanvasObject) {
	p.bar = ui.NewBar(ui.Accent)
	p.bar.Set(p.far, 0)
	b := ui.NewSmallButton(p.env.T("common.cancel"), ui.Secondary, func() {
		p.cancel()
		p.env.Router.Back()
	})
	p.named["stop"] = b
	return p.bar, b
}

// failed says why there is no review.
func (p *Page) failed() {
	text := p.env.T("review.stopped")
	if p.err != nil {
		text = p.env.Explain(nil, p.err)
	}
	again := ui.NewButton(p.env.T("review.again"), ui.Primary, func() {
		p.begin()
		p.show()
	})
	p.body.Add(p.middle(ui.NewPara(text, ui.Lead, ui.Ink), ui.HMid(0, ui.Spacer(), again)))
}

// middle is a card with these below each other.
func (p *Page) middle(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return ui.VGap(0, ui.Space(1, 60), ui.MaxWidth(560, ui.NewCard(ui.VGap(16, objects...))))
}
