// Package review is the page that looks back at a match: what was good, what was luck, and what had been better.
package review

import (
	"context"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// Page is the review of one match.
type Page struct {
	env     *shell.Env
	game    *table.Game
	session *table.Session
	look    table.ReviewLook
	state

	making bool
	stop   func() // ends the making
	bar    *ui.Bar
	body   *fyne.Container
	scroll []*ui.Scroll
	named  map[string]fyne.Focusable // what is made again and keeps the keyboard then
}

// state is what the page shows.
type state struct {
	ready    bool
	err      error
	findings []mind.Finding
	seat     games.Seat // whose decisions
	all      bool       // all of them, not mistakes alone
	open     int        // the finding that is seen with both choices, -1 for none
	tab      int        // where there is no room for both: 0 how it went, 1 the decisions
}

var (
	_ shell.Page       = (*Page)(nil)
	_ shell.Rememberer = (*Page)(nil)
)

// New looks back at a match. The error is an *games.Illegal.
func New(env *shell.Env, g *table.Game, s *table.Session) (*Page, error) {
	log, ok := s.Reviewable()
	if !ok || g.Reviews == nil {
		return nil, games.Refuse(table.NoReview, nil)
	}
	p := &Page{env: env, game: g, session: s, look: g.Reviews.Look(env, log, s.Names())}
	p.open = -1
	for seat, player := range s.Stored().Players { // a person first
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
	bar := env.TopBar(env.Router.Back, p.game.Icon(40), p.Title()).SetRight(replay)
	chips := []*ui.Chip{ui.NewChip(p.game.Name(env), "")}
	if p.game.Reviews.Words != nil {
		chips = append(chips, ui.NewChip(env.T("review.words"), ui.IconBook))
	}
	bar.SetChips(chips...)
	p.body = ui.Laid(func() fyne.Size { return fyne.NewSize(0, 0) }, p.place)
	return ui.Page(bar, p.body, nil)
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
	p.making, p.err = true, nil
	p.stop = shell.Work(context.Background(), func(ctx context.Context) ([]mind.Finding, error) {
		last := 0.0
		return p.game.Review(ctx, p.env, p.session, func(share float64) {
			if share < last+0.02 {
				return
			}
			last = share
			ui.Do(func() {
				if p.bar != nil && ctx.Err() == nil {
					p.bar.Set(float32(share), 0)
				}
			})
		})
	}, p.done)
}

func (p *Page) done(all []mind.Finding, err error) {
	p.making = false
	if p.err = err; err == nil {
		p.ready, p.findings = true, all
	}
	p.show()
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
	p.body.Objects = nil
	switch {
	case p.ready:
		p.parts()
	case p.making:
		p.waiting()
	default:
		p.failed()
	}
	p.body.Refresh()
	p.body.Layout.Layout(p.body.Objects, p.body.Size())
	if o, ok := p.named[held]; ok {
		keyboard.Focus(o)
	}
	p.env.Trace.Shown(shell.Review, len(p.findings), "game="+p.game.Kind.Name())
}

// waiting shows how far the review is.
func (p *Page) waiting() {
	p.bar = ui.NewBar(ui.Accent)
	stop := ui.NewButton(p.env.T("common.cancel"), ui.Secondary, func() {
		p.cancel()
		p.env.Router.Back()
	})
	p.body.Add(p.middle(ui.NewText(p.env.T("review.making"), ui.Title, ui.Ink), p.bar, ui.HMid(0, ui.Spacer(), stop)))
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
	return ui.VGap(0, ui.Space(1, ui.Px(60)), ui.MaxWidth(ui.Px(560), ui.NewCard(ui.VGap(16, objects...))))
}
