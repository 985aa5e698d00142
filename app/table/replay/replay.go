// Package replay shows a match step by step.
package replay

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// stepTime is how long the replay stays at a step while it plays.
const stepTime = time.Second

// Page shows a match step by step, as the table may know it. It changes nothing.
type Page struct {
	env     *shell.Env
	game    *table.Game
	session *session.Session
	board   *table.AnyBoard
	desk    *table.Desk

	n    int    // steps shown
	stop func() // of the playing, nil while it stands

	bar                         *ui.TopBar
	drawer                      *table.Drawer
	first, previous, next, last *ui.IconButton
	play                        *ui.IconButton
	slider                      *ui.Slider
	count                       *ui.Text
	tally                       *fyne.Container // where that stands
	buttons                     []fyne.CanvasObject
	foot                        *fyne.Container
	line                        *ui.Text // what happened last, where there is no foot
	said                        []string // that
	short                       bool     // so is the page
	log                         *fyne.Container
	stage                       *ui.Scroll // with the board
	scroll                      *ui.Scroll
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New begins at the start of the match.
func New(env *shell.Env, game *table.Game, s *session.Session) *Page {
	r := &Page{env: env, game: game, session: s}
	r.desk = table.NewDesk(env, table.Place{
		Game: game, Session: s, Shown: func() session.Moment { return s.At(r.n) }, Before: func() any { return s.ViewAt(max(0, r.n-1)) },
	})
	r.board = game.Board(r.desk)
	return r
}

// Title implements shell.Page.
func (r *Page) Title() string {
	return r.env.T("table.replay.title")
}

// Build implements shell.Page.
func (r *Page) Build() fyne.CanvasObject {
	r.bar = r.env.TopBar(r.env.Router.Back, r.game.Badge(), r.Title())
	r.drawer = table.NewDrawer(r.desk, r.bar, r.spread)
	right := []fyne.CanvasObject{r.drawer.Button}
	if _, ok := r.session.Reviewable(); ok && r.game.Reviews != nil {
		look := ui.NewSmallButton(r.env.T("review.title"), ui.WellBtn, func() {
			r.env.Router.Open(shell.Route{Page: shell.Review, Match: r.session.ID()})
		}).WithIcon(ui.IconChart)
		r.env.Trace.Mark("review", look)
		right = append(right, look)
	}
	r.bar.SetRight(right...)
	// The board scrolls in what is left, so that the controls always stay in sight.
	board := container.NewStack(r.board.Build(), ui.NewShield())
	r.stage = ui.NewScroll(board)
	r.controls()
	ui.SetGround(ui.Desk)
	return ui.Page(r.bar, ui.Laid(r.stage.MinSize, r.place, r.stage, r.foot, r.line), nil)
}

// place has the controls lie below the board, or on a short page in the head, with the newest line at the foot.
func (r *Page) place(s fyne.Size) {
	short := s.Height+ui.HeadHeight < ui.ShortPage
	if ui.Show(!short, r.foot); short != r.short {
		r.short = short
		r.share()
	}
	low, high := s.Height-lineAir, float32(footHigh)
	if !short {
		low = s.Height - high
	}
	ui.Put(r.stage, 0, 0, s.Width, low)
	ui.Put(r.foot, 0, low, s.Width, high)
	ui.Show(short, r.line)
	ui.Put(r.line, 24, s.Height-lineHigh-4, s.Width-48, lineHigh)
	r.line.SetText(whole(r.said, s.Width-48))
}

// whole is as much of what is said as has room, what came of it last; no sentence is cut but the only one.
func whole(said []string, width float32) string {
	for len(said) > 1 && ui.Label.Measure(strings.Join(said, " · ")) > width {
		said = said[1:]
	}
	return strings.Join(said, " · ")
}

// share gives the controls to the head or to the foot.
func (r *Page) share() {
	r.count.SetText(r.position(r.n))
	if r.short {
		r.foot.Objects = nil // which would lay them out, too
		r.bar.Say(ui.HMid(8, slices.Concat(r.buttons, []fyne.CanvasObject{ui.Stretch(ui.MinSized(sliderLeast, 0, r.slider))}, r.handicap(), []fyne.CanvasObject{r.tally})...))
		return
	}
	r.bar.Say(nil)
	left := ui.VGap(4, ui.HMid(16, ui.HGap(8, r.buttons...), ui.Spacer(), r.tally), r.slider)
	r.foot.Objects = []fyne.CanvasObject{ui.Inset(0, 24, 16, 24, ui.NewCardPad(16, ui.Columns(24,
		ui.Column{Weight: 2, Min: left.MinSize().Width, Object: left},
		ui.Column{Weight: 3, Min: 320, Object: ui.NewArea(ui.Well, 8, r.scroll)})))}
	r.foot.Refresh()
}

// handicap names in a head without chips that somebody plays with one; who does is in its tooltip.
func (r *Page) handicap() []fyne.CanvasObject {
	told := table.HandicapTold(r.env, table.Terms(r.desk), r.desk.Players())
	if told == "" {
		return nil
	}
	named := ui.NewNamed(ui.NewChip(r.env.T("table.handicap"), "").Colored(ui.CardBG, ui.Ink2))
	named.SetTip(told)
	return []fyne.CanvasObject{named}
}

// sliderLeast is what the buttons beside it leave it in the head.
const sliderLeast float32 = 120

// The foot with the controls, and the newest line below the mat.
const (
	footHigh = 136
	lineHigh = 24
	lineAir  = 10 // more below the mat than there is without it
)

// spread is how the board lies on the desk; nil for one without a mat.
func (r *Page) spread() *table.Spread {
	if r.board.Spread == nil {
		return nil
	}
	return r.board.Spread()
}

func (r *Page) controls() {
	button := func(icon ui.IconName, id games.ID, key string, kind ui.Kind, tap func()) *ui.IconButton {
		b := ui.NewIconButton(icon, r.env.T(id), kind, tap).WithKey(r.env.KeyName(key))
		r.env.Trace.Mark(string(id), b)
		return b
	}
	r.first = button(ui.IconFirst, "table.replay.first", "Home", ui.WellBtn, func() { r.jump(0) })
	r.previous = button(ui.IconBack, "table.replay.previous", "Left", ui.WellBtn, func() { r.jump(r.n - 1) })
	r.play = button(ui.IconPlay, "table.replay.play", "Space", ui.Primary, r.toggle)
	r.next = button(ui.IconChevron, "table.replay.next", "Right", ui.WellBtn, func() { r.jump(r.n + 1) })
	r.last = button(ui.IconLast, "table.replay.last", "End", ui.WellBtn, func() { r.jump(r.session.Steps()) })
	if !ui.Animations() {
		r.play.Hide()
	}
	r.slider = ui.NewSlider(float64(r.n), 0, float64(max(1, r.session.Steps())), 1, func(v float64) { r.jump(int(v)) })
	r.count = ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignTrailing)
	r.tally = ui.Laid(func() fyne.Size { // for its widest text, because the row is laid out only once
		return fyne.NewSize(ui.Strong.Measure(r.position(r.session.Steps()))+2, ui.Strong.Height())
	}, func(s fyne.Size) { ui.Put(r.count, 0, 0, s.Width, s.Height) }, r.count)
	r.log = ui.VGap(6) // so that three lines are seen whole
	r.scroll = ui.NewVScroll(ui.Inset(2, 12, 2, 12, r.log))
	r.buttons = []fyne.CanvasObject{r.first, r.previous, r.play, r.next, r.last}
	r.line = ui.NewText("", ui.Label, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	r.foot, r.short = container.NewStack(), false
	r.share()
}

// Shown implements shell.Page.
func (r *Page) Shown() { r.show() }

// Leave implements shell.Page.
func (r *Page) Leave() {
	r.pause()
	r.board.Motion.Stop()
}

// jump goes to the position after n actions, by hand: that ends the playing.
func (r *Page) jump(n int) {
	n = min(max(n, 0), r.session.Steps())
	if n == r.n {
		return
	}
	r.pause()
	r.n = n
	r.show()
}

// show renders the position after n actions, in place.
func (r *Page) show() {
	r.board.Foresee.Foresee(r.session.Coming(r.n))
	r.board.Render(r.session.ViewAt(r.n))
	r.stage.Settle() // the board may need more room or less now
	r.bar.SetChips(append(table.HandicapChip(r.desk), r.board.Facts()...)...)
	r.drawer.Follow()
	steps := r.session.Steps()
	r.count.SetText(r.position(r.n))
	r.slider.Value = float64(r.n) // not SetValue, which reports a change made by hand
	r.slider.Refresh()
	for _, b := range []*ui.IconButton{r.first, r.previous} {
		b.SetEnabled(r.n > 0, "")
	}
	for _, b := range []*ui.IconButton{r.next, r.last} {
		b.SetEnabled(r.n < steps, "")
	}
	r.showPlaying()
	r.showLog()
	r.env.Trace.Shown(shell.Replay, r.n, fmt.Sprintf("game=%s steps=%d", r.game.Kind.Name(), steps))
}

// position says in words which step is n.
func (r *Page) position(n int) string {
	step := r.env.T("table.replay.step", games.Args{"Step": n, "Steps": r.session.Steps()})
	if r.short && r.session.At(r.session.Steps()).Round() > 1 { // the head has no chips then
		step = r.env.T("home.turn.unknown", games.Args{"Round": r.session.At(max(0, n-1)).Round()}) + " · " + step
	}
	return step
}

// replayFace is the size of a face next to what happened.
const replayFace float32 = 24

// showLog lists what happened up to here; the last line is seen.
func (r *Page) showLog() {
	r.log.Objects = table.Told(r.desk, r.desk.Events(), replayFace)
	r.said = r.newest()
	if len(r.desk.Events()) == 0 {
		r.log.Objects = []fyne.CanvasObject{ui.NewPara(r.said[0], ui.Lead, ui.Ink2)}
	}
	r.line.SetText(whole(r.said, r.line.Size().Width))
	r.scroll.Refresh() // the lines wrap to their width in the first layout,
	r.scroll.Refresh() // and are as high as that needs in the second
	r.scroll.ScrollToBottom()
}

// newest is all that the newest step tells, what was done first, and at the start how to go on.
func (r *Page) newest() (said []string) {
	all := r.desk.Events()
	switch {
	case len(all) == 0 && r.session.Steps() == 0:
		return []string{r.env.T("table.log.empty")}
	case len(all) == 0:
		return []string{r.env.T("table.replay.start")}
	}
	for _, e := range all {
		if e.Step == all[len(all)-1].Step {
			said = append(said, r.desk.Say(e.ID, e.Args))
		}
	}
	return said
}

// toggle plays on by itself or stops that. From the end it plays from the start.
func (r *Page) toggle() {
	switch {
	case r.stop != nil:
		r.pause()
	case ui.Animations():
		r.stop = ui.After(stepTime, r.tick)
		if r.n == r.session.Steps() {
			r.n = 0
			r.show()
		}
		r.showPlaying()
	}
}

func (r *Page) tick() {
	r.stop = nil
	r.n = min(r.n+1, r.session.Steps())
	if r.n < r.session.Steps() && ui.Animations() {
		r.stop = ui.After(stepTime, r.tick)
	}
	r.show()
}

func (r *Page) pause() {
	if r.stop != nil {
		r.stop()
		r.stop = nil
		r.showPlaying()
	}
}

func (r *Page) showPlaying() {
	icon, id := ui.IconPlay, games.ID("table.replay.play")
	if r.stop != nil {
		icon, id = ui.IconPause, "table.replay.pause"
	}
	r.play.SetIcon(icon)
	r.play.SetTip(r.env.T(id))
}

// Keys implements shell.Helper.
func (r *Page) Keys() []shell.KeyHelp {
	keys := []shell.KeyHelp{
		{Keys: "Left / Right", What: "table.replay.keys.step"},
		{Keys: "Home / End", What: "table.replay.keys.ends"},
	}
	if ui.Animations() {
		keys = append(keys, shell.KeyHelp{Keys: "Space", What: "table.replay.keys.play"})
	}
	if r.drawer.Is() {
		keys = append(keys, shell.KeyHelp{Keys: "F5", What: "table.keys.drawer"})
	}
	return keys
}

// Key implements shell.Keyer. The board gets none.
func (r *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft:
		r.jump(r.n - 1)
	case fyne.KeyRight:
		r.jump(r.n + 1)
	case fyne.KeyHome:
		r.jump(0)
	case fyne.KeyEnd:
		r.jump(r.session.Steps())
	case fyne.KeyF5:
		return r.drawer.Toggle()
	case fyne.KeyEscape:
		return r.drawer.Close()
	case fyne.KeySpace:
		r.toggle()
	default:
		return false
	}
	return true
}

// Rune implements shell.Keyer.
func (r *Page) Rune(rune) bool { return false }
