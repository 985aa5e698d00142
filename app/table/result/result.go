// Package result is what stands in the board's place when a match is over.
//   - result.go: the face of the page, from who has won to what comes now
//   - rows.go: everybody's place with what they did
//   - remembered.go: what is worth remembering
//   - ahead.go: the review that is made meanwhile
package result

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Face is a match that is over: who has won, everybody's place with what they did, what is worth remembering, and
// what comes now.
type Face struct {
	desk    *table.Desk
	game    *table.Game
	session *session.Session
	outcome games.Outcome
	words   table.EndWords
	Object  fyne.CanvasObject

	unlisted map[string]bool // words that the log says aren't in the list

	rain   *draw.Rain
	sky    fyne.CanvasObject // the rain, cut to the page
	sums   *ui.Counting
	crown  fyne.CanvasObject
	avatar *ui.Avatar
	small  *ui.Avatar
	title  *ui.Text
	text   *ui.Text
	places *ui.Card
	lines  *fyne.Container
	facts  *fyne.Container
	foot   *ui.Card
	again  *ui.Button
	ahead  *ahead // nil without a review
}

// Sizes in px.
const (
	resultWide   float32 = 816
	resultAvatar float32 = 120
	resultGap    float32 = 16
)

// New is the result of a match that is over; words are what its board says of the end.
func New(d *table.Desk, g *table.Game, s *session.Session, words table.EndWords) *Face {
	o, _ := d.Outcome()
	r := &Face{desk: d, game: g, session: s, outcome: o, words: words, sums: &ui.Counting{}, unlisted: d.UnlistedWords()}
	if r.words.Listed != nil {
		r.outcome = r.words.Listed(o)
	}
	winners := games.Winners(o.Places)
	won := o.Reason != games.ReasonAbandoned
	first := d.Players()[o.Places[0].Seat]
	pieces := 0
	switch {
	case won && first.Computer(): // it is glad, and nobody has to clap
		pieces = 20
	case won:
		pieces = 80
	}
	r.rain = draw.NewRain(first.Name, pieces)
	r.avatar, r.small = d.SeatAvatar(o.Places[0].Seat, resultAvatar), d.SeatAvatar(o.Places[0].Seat, 56)
	draw.SetMood(r.avatar, draw.Happy)
	draw.SetMood(r.small, draw.Happy)
	r.crown = draw.NewCrown(46)
	ui.Show(won && len(winners) == 1, r.crown, r.avatar, r.small)
	r.title = ui.NewText(d.EndTitle(o, r.words.Title), ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	r.text = ui.NewText(r.subtitle(), ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter).Truncate()
	r.lines = ui.VGap(8, r.rows()...)
	r.places = ui.NewCardPad(12, ui.NewVScroll(r.lines))
	r.facts = centredLine(10, r.remembered())
	r.foot = ui.NewCardPad(16, r.buttons())
	r.sky = container.NewClip(r.rain) // else it would fall through the top bar
	r.Object = ui.Laid(r.least, r.place, r.sky, r.crown, r.avatar, r.small, r.title, r.text, r.places, r.facts, r.foot)
	return r
}

// subtitle is what the game says, or by how much somebody is ahead.
func (r *Face) subtitle() string {
	d, o := r.desk, r.outcome
	if o.Reason == games.ReasonAbandoned {
		return d.T("table.end.nobody")
	}
	if r.words.Text != nil {
		if text := r.words.Text(o); text != "" {
			return text
		}
	}
	winners := games.Winners(o.Places)
	if len(winners) == len(o.Places) || r.pointless() {
		return ""
	}
	next := o.Places[len(winners)]
	return d.Say("table.end.ahead", games.Args{"Points": o.Places[0].Points, "By": o.Places[0].Points - next.Points, "Seat": next.Seat})
}

// pointless tells whether the match wasn't played for points.
func (r *Face) pointless() bool {
	return r.words.Sum != nil && r.words.Sum(r.outcome, r.outcome.Places[0]) == nil
}

func (r *Face) buttons() fyne.CanvasObject {
	d := r.desk
	home := ui.NewButton(d.T("table.end.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse)
	d.Trace.Mark("home", home)
	all := []fyne.CanvasObject{home}
	r.ahead = newAhead(d, r.game, r.session)
	if d.HasSheet() && r.ahead == nil { // it stands in the menu, too
		all = append(all, ui.NewButton(d.T("sheets.title"), ui.Secondary, d.ShowScorecard).WithIcon(ui.IconSheet))
	}
	if r.session.Kept() {
		r.again = ui.NewButton(d.T("table.rematch"), ui.Primary, d.Rematch).WithIcon(ui.IconTurnRight)
		d.Trace.Mark("again", r.again)
		all = append(all, ui.NewButton(d.T("table.replay.short"), ui.Secondary, d.LookBack).WithIcon(ui.IconPlay))
		if r.ahead != nil {
			all = append(all, r.ahead.button)
			d.Trace.Mark("review", r.ahead.button)
		}
		all = append(all, r.again)
	}
	columns := make([]ui.Column, len(all))
	for i, b := range all {
		columns[i] = ui.Column{Weight: 1, Object: b}
	}
	return ui.Columns(12, columns...)
}

// Show lets everything move when the match has just ended.
func (r *Face) Show(celebrate bool) {
	if r.ahead != nil {
		r.ahead.begin()
	}
	if !celebrate {
		return
	}
	r.desk.Env.Play(sound.Win)
	r.rain.Fall()
	r.sums.Run()
}

// Keys are those of the result.
func (r *Face) Keys() []shell.KeyHelp {
	keys := []shell.KeyHelp{shell.Guide("guide.result")}
	if r.again != nil {
		keys = append(keys, shell.KeyHelp{Keys: "Enter", What: "table.keys.rematch"})
	}
	return keys
}

// Key takes them.
func (r *Face) Key(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter || r.again == nil {
		return false
	}
	r.desk.Rematch()
	return true
}

// Skip brings to rest what moves, and tells whether anything did.
func (r *Face) Skip() bool {
	moved := r.rain.Falling() || r.sums.Running()
	r.stop()
	return moved
}

// Close is for when the result is left.
func (r *Face) Close() {
	r.stop()
	if r.ahead != nil {
		r.ahead.end()
	}
}

// stop brings everything to rest.
func (r *Face) stop() {
	r.rain.Settle()
	r.sums.Stop()
}

func (r *Face) least() fyne.Size {
	return fyne.NewSize(560, 24+64+resultGap+r.lineHeight()+24+resultGap+r.foot.MinSize().Height+24)
}

func (r *Face) lineHeight() float32 { return r.lines.Objects[0].MinSize().Height }

// place puts one part below the other in the middle. What doesn't fit goes: first the large head, then the facts; then the
// places scroll.
func (r *Face) place(s fyne.Size) {
	wide := min(resultWide, s.Width-32)
	x := ui.Whole((s.Width - wide) / 2)
	won := r.avatar.Visible() || r.small.Visible() || r.crown.Visible()
	facts, foot, list := r.facts.MinSize().Height, r.foot.MinSize().Height, r.lines.MinSize().Height+24
	if len(r.facts.Objects) == 0 {
		facts = -resultGap
	}
	title, text := ui.Hero.Height(), ui.Lead.Height()
	if r.text.String() == "" {
		text = 0
	}
	avatar, crown := resultAvatar, float32(46)
	below := 2*resultGap + list + facts + resultGap + foot
	large := won && crown+avatar+16+title+text+below+28 <= s.Height
	style := ui.Hero
	if title+text+below+28 > s.Height {
		style = ui.Question
	}
	r.title.SetStyle(style)
	title = style.Height()
	ui.Show(large, r.crown, r.avatar)
	ui.Show(won && !large, r.small)
	if !large && title+text+below+28 > s.Height {
		facts = -resultGap
		below = 2*resultGap + list + foot
	}
	ui.Show(facts > 0, r.facts)
	head := title + text
	if large {
		head += crown + avatar + 16
	}
	list = max(r.lineHeight()+24, min(list, s.Height-28-head-(below-list)))
	y := max(12, ui.Whole((s.Height-head-below+(r.lines.MinSize().Height+24-list))/2.5))
	from := y
	if large {
		c := r.crown.MinSize()
		ui.Put(r.crown, ui.Whole((s.Width-c.Width)/2), y, c.Width, c.Height)
		ui.Put(r.avatar, ui.Whole((s.Width-avatar)/2), y+crown, avatar, avatar)
		y += crown + avatar + 16
	}
	size, side := r.small.MinSize().Width, float32(0)
	if won && !large {
		side = size + 16
	}
	words := wide - 2*side
	ui.Put(r.title, x+side, y, words, title)
	ui.Put(r.text, x+side, y+title, words, text)
	measured := min(words, max(style.Measure(r.title.String()), ui.Lead.Measure(r.text.String()))) + 2*side
	ui.Put(r.small, ui.Whole((s.Width-measured)/2), y+(head-size)/2, size, size)
	y += title + text
	headArea := draw.Area{X: (s.Width - measured) / 2, Y: from, W: measured, H: y - from}
	y += resultGap
	ui.Put(r.places, x, y, wide, list)
	y += list + resultGap
	bottom := y
	if facts > 0 {
		ui.Put(r.facts, x, y, wide, facts)
		y += facts + resultGap
	}
	ui.Put(r.foot, x, y, wide, foot)
	ui.Put(r.sky, 0, 0, s.Width, s.Height)
	ui.Put(r.rain, 0, 0, s.Width, s.Height) // the sky itself does that too late
	r.rain.Avoid(headArea, draw.Area{X: x, Y: headArea.Y + headArea.H, W: wide, H: bottom - headArea.Y - headArea.H + max(0, facts)}, draw.Area{X: x, Y: y, W: wide, H: foot})
}

// centredLine puts objects side by side in the middle; those that have no room are away.
func centredLine(gap float32, objects []fyne.CanvasObject) *fyne.Container {
	least := func() fyne.Size {
		var s fyne.Size
		for _, o := range objects {
			s = s.Max(o.MinSize())
		}
		return s
	}
	return ui.Laid(least, func(s fyne.Size) {
		wide := -gap
		for _, o := range objects {
			w := wide + gap + o.MinSize().Width
			ui.Show(w <= s.Width, o)
			if o.Visible() {
				wide = w
			}
		}
		x := ui.Whole((s.Width - wide) / 2)
		for _, o := range objects {
			if m := o.MinSize(); o.Visible() {
				ui.Put(o, x, (s.Height-m.Height)/2, m.Width, m.Height)
				x += m.Width + gap
			}
		}
	}, objects...)
}
