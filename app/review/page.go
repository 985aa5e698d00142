// Package review is the page that looks back at a match: what was good, what was luck, and what had been better. page.go asks
// for the findings and shows them as they come, parts.go are its two sides, decisions.go the list of what was decided.
package review

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/mind"
)

// Page is the review of one match.
type Page struct {
	env     *shell.Env
	game    *table.Game
	session *session.Session
	look    table.ReviewLook
	state

	making bool
	far    float32 // of it that is done
	stop   func()  // ends the making
	bar    *ui.Bar
	foot   *fyne.Container // how far the making is, below what has been found so far
	body   *fyne.Container
	scroll []*ui.Scroll
	whose  fyne.CanvasObject         // says whose story it is where the decisions aren't seen next to it; nil for one seat
	named  map[string]fyne.Focusable // what is made again and keeps the keyboard then
}

// state is what the page shows.
type state struct {
	ready    bool
	err      error
	findings []mind.Finding
	seat     games.Seat // whose decisions
	looks    games.Seat // who has said that they look; games.Table for nobody
	all      bool       // all of them, not mistakes alone
	open     int        // the finding that is seen with both choices, -1 for none
	tab      int        // where there is no room for both: 0 how it went, 1 the decisions
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
	p := &Page{env: env, game: g, session: s, look: g.Reviews.Look(env, log, s.Names())}
	p.open, p.looks = -1, games.Table
	if people := p.people(); len(people) > 0 {
		p.seat = people[0]
	}
	return p, nil
}

// people are the seats of persons.
func (p *Page) people() (seats []games.Seat) {
	for seat, player := range p.session.Stored().Players {
		if !player.Computer() {
			seats = append(seats, games.Seat(seat))
		}
	}
	return seats
}

// covered tells whether the decisions of the seat are nobody's business yet: where several persons have played, each sees
// their own, and says so first.
func (p *Page) covered() bool {
	people := p.people()
	return len(people) > 1 && slices.Contains(people, p.seat) && p.looks != p.seat
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
	bar := env.TopBar(env.Router.Back, p.game.Badge(), p.Title()).SetRight(replay)
	chips := []*ui.Chip{ui.NewChip(p.game.Name(env), ""), ui.NewChip(env.Texts.When(env.Now(), p.session.Stored().Updated), "")}
	if r := p.game.Reviews; r.Measure != "" {
		chips = append(chips, ui.NewChip(env.T(r.Measure), ui.IconBook).Tipped(env.T(r.MeasureIs)))
	}
	bar.SetChips(chips...)
	p.body = ui.Laid(func() fyne.Size { return fyne.NewSize(0, 0) }, p.place)
	p.foot = ui.VGap(0)
	return ui.Page(bar, p.body, p.foot)
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
	o, ok := p.named[held]
	if held == "looks" { // what it covered is here now
		o, ok = p.named["all"]
	}
	if ok {
		keyboard.Focus(o)
	}
	p.env.Trace.Shown(shell.Review, len(p.findings), fmt.Sprintf("game=%s ready=%t covered=%t open=%t", p.game.Kind.Name(), p.ready, p.covered(), p.open >= 0))
}

// again makes the sides again, and leaves them where they were scrolled to.
func (p *Page) again() {
	offsets := each.Of(p.scroll, func(s *ui.Scroll) fyne.Position { return s.Offset })
	p.show()
	for i, s := range p.scroll {
		if i < len(offsets) {
			s.Offset = offsets[i]
			s.Refresh()
		}
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
