// Package result is what stands in the board's place when a match is over.
//   - result.go: the face of the page, from who has won to what comes now
//   - podium.go, best.go: everybody's place with what they did
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

	rain  *draw.Rain
	sky   fyne.CanvasObject // the rain, cut to the mat
	sums  *ui.Counting
	parts *fyne.Container
	again *ui.Button
	ahead *ahead // nil without a review
}

// Sizes of the result, in units.
const (
	resultMargin float32 = 24 // of the mat
	resultNarrow float32 = 16
	resultInset  float32 = 40
	resultHeap   float32 = 50 // how high letter pieces lie at the end
	resultMost   float32 = 1552
	// So many pieces rain for a person; a computer is glad, and nobody has to clap.
	piecesOfPerson   = 200
	piecesOfComputer = 40
)

// New is the result of a match that is over; words are what its board says of the end.
func New(d *table.Desk, g *table.Game, s *session.Session, words table.EndWords) *Face {
	o, _ := d.Outcome()
	r := &Face{desk: d, game: g, session: s, outcome: o, words: words, sums: &ui.Counting{}, unlisted: table.UnlistedWords(d)}
	if r.words.Listed != nil {
		r.outcome = r.words.Listed(o)
	}
	first, pieces := d.Players()[o.Places[0].Seat], 0
	switch {
	case o.Reason == games.ReasonAbandoned:
	case first.Computer():
		pieces = piecesOfComputer
	default:
		pieces = piecesOfPerson
	}
	r.rain = draw.NewRain(first.Name, pieces)
	r.sky = container.NewClip(r.rain) // else it would fall through the head
	title := ui.NewText(d.EndTitle(o, r.words.Title), ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	text := ui.NewText(r.subtitle(), ui.Number, ui.Ink2).Align(fyne.TextAlignCenter).Truncate()
	head := ui.VGap(0, title, text)
	ui.Show(text.String() != "", text)
	bands := []ui.Band{{Object: head}, {Object: r.podium(), Fills: true}}
	if ribbon := r.ribbon(); ribbon != nil {
		bands = append(bands, ui.Band{Object: ui.Centered(ribbon), Goes: 2})
	}
	if facts := r.facts(); len(facts) > 0 {
		bands = append(bands, ui.Band{Object: centredLine(10, facts), Goes: 1})
	}
	bands = append(bands, ui.Band{Object: ui.Centered(r.buttons())})
	r.parts = ui.Bands(8, 16, bands...)
	mat := ui.NewMat(d.Cloth(), ui.Laid(r.least, r.placeIn, r.sky, r.parts))
	r.Object = ui.Laid(mat.MinSize, func(s fyne.Size) {
		w, m := min(s.Width, resultMost+2*resultMargin), resultMargin
		if w < ui.NarrowPage {
			m = resultNarrow
		}
		ui.Put(mat, ui.Whole((s.Width-w)/2)+m, 0, w-2*m, s.Height-m)
	}, mat)
	return r
}

func (r *Face) least() fyne.Size {
	return r.parts.MinSize().AddWidthHeight(2*resultInset, 16+resultHeap)
}

// placeIn puts the parts on the mat, and the rain behind them, which comes to rest below.
func (r *Face) placeIn(s fyne.Size) {
	ui.Put(r.sky, 0, 0, s.Width, s.Height)
	ui.Put(r.rain, 0, 0, s.Width, s.Height) // the sky itself does that too late
	r.rain.Heap(resultHeap)
	ui.Put(r.parts, resultInset, 16, s.Width-2*resultInset, s.Height-16-resultHeap-8)
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
	home := ui.NewButton(d.T("table.end.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse).WithHeight(56)
	d.Trace.Mark("home", home)
	all := []fyne.CanvasObject{home}
	r.ahead = newAhead(d, r.game, r.session)
	if d.HasSheet() && r.ahead == nil { // it stands in the menu, too
		all = append(all, ui.NewButton(d.T("sheets.title"), ui.Secondary, d.ShowScorecard).WithIcon(ui.IconSheet).WithHeight(56))
	}
	if r.session.Kept() {
		r.again = ui.NewMainButton(d.T("table.rematch"), d.Rematch).WithIcon(ui.IconTurnRight).WithHeight(56).WithMinWidth(200)
		d.Trace.Mark("again", r.again)
		all = append(all, ui.NewButton(d.T("table.replay.short"), ui.Secondary, d.LookBack).WithIcon(ui.IconPlay).WithHeight(56))
		if r.ahead != nil {
			all = append(all, r.ahead.button)
			d.Trace.Mark("review", r.ahead.button)
		}
		all = append(all, r.again)
	}
	return ui.HMid(14, all...)
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
