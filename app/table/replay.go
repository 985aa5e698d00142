package table

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// stepTime is how long the replay stays at a step while it plays.
const stepTime = time.Second

// Replay shows a match step by step, as the table may know it. It changes nothing.
type Replay struct {
	env     *shell.Env
	game    *Game
	session *session.Session
	board   *AnyBoard
	desk    *Desk

	n    int    // steps shown
	stop func() // of the playing, nil while it stands

	bar                         *ui.TopBar
	first, previous, next, last *ui.IconButton
	play                        *ui.IconButton
	slider                      *ui.Slider
	count                       *ui.Text
	log                         *fyne.Container
	stage                       *ui.Scroll // with the board
	scroll                      *ui.Scroll
}

var (
	_ shell.Page   = (*Replay)(nil)
	_ shell.Keyer  = (*Replay)(nil)
	_ shell.Helper = (*Replay)(nil)
)

// NewReplay begins at the start of the match.
func NewReplay(env *shell.Env, game *Game, s *session.Session) *Replay {
	r := &Replay{env: env, game: game, session: s}
	r.desk = &Desk{Env: env, shown: func() session.Moment { return s.At(r.n) }, session: s, game: game}
	r.board = game.Board(r.desk)
	return r
}

// Title implements shell.Page.
func (r *Replay) Title() string {
	return r.env.T("table.replay.title", games.Args{"Game": r.game.Name(r.env)})
}

// Build implements shell.Page.
func (r *Replay) Build() fyne.CanvasObject {
	r.bar = r.env.TopBar(r.env.Router.Back, r.game.Icon(40), r.Title())
	if _, ok := r.session.Reviewable(); ok && r.game.Reviews != nil {
		look := ui.NewSmallButton(r.env.T("review.title"), ui.WellBtn, func() {
			r.env.Router.Open(shell.Route{Page: shell.Review, Match: r.session.ID()})
		}).WithIcon(ui.IconChart)
		r.env.Trace.Mark("review", look)
		r.bar.SetRight(look)
	}
	// The board scrolls in what is left, so that the controls always stay in sight.
	board := container.NewStack(r.board.build(), newShield())
	r.stage = ui.NewScroll(board)
	return ui.Page(r.bar, r.stage, r.controls())
}

func (r *Replay) controls() fyne.CanvasObject {
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
	// Made with its widest text, because the row is laid out only once.
	r.count = ui.NewText(r.position(r.session.Steps()), ui.Strong, ui.Ink2).Align(fyne.TextAlignTrailing)
	r.log = ui.VGap(2)
	r.scroll = ui.NewVScroll(ui.Inset(8, 12, 8, 12, r.log))
	buttons := ui.HGap(8, r.first, r.previous, r.play, r.next, r.last)
	left := ui.VGap(4, ui.HMid(16, buttons, ui.Spacer(), r.count), r.slider)
	lines := ui.NewArea(ui.Well, 8, r.scroll)
	row := ui.Columns(24,
		ui.Column{Weight: 2, Min: left.MinSize().Width, Object: left},
		ui.Column{Weight: 3, Min: 320, Object: lines})
	return ui.Inset(0, 24, 16, 24, ui.NewCardPad(16, row))
}

// Shown implements shell.Page.
func (r *Replay) Shown() { r.show() }

// Leave implements shell.Page.
func (r *Replay) Leave() {
	r.pause()
	r.board.motion.Stop()
}

// jump goes to the position after n actions, by hand: that ends the playing.
func (r *Replay) jump(n int) {
	n = min(max(n, 0), r.session.Steps())
	if n == r.n {
		return
	}
	r.pause()
	r.n = n
	r.show()
}

// show renders the position after n actions, in place.
func (r *Replay) show() {
	r.board.foresee.Foresee(r.session.Coming(r.n))
	r.board.render(r.session.ViewAt(r.n))
	r.stage.Settle() // the board may need more room or less now
	r.bar.SetChips(chips(r.board)...)
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
func (r *Replay) position(n int) string {
	return r.env.T("table.replay.step", games.Args{"Step": n, "Steps": r.session.Steps()})
}

// showLog lists what happened up to here; the last line is seen.
func (r *Replay) showLog() {
	r.log.RemoveAll()
	events := r.desk.Events()
	names := r.session.Names()
	for i, e := range events {
		tok := ui.Ink2
		if i == len(events)-1 {
			tok = ui.Ink
		}
		r.log.Add(ui.NewPara(r.env.Named(names, e.ID, e.Args), ui.Body, tok))
	}
	if len(events) == 0 {
		r.log.Add(ui.NewPara(r.env.T("table.log.empty"), ui.Body, ui.Ink2))
	}
	r.scroll.Refresh() // the lines wrap to their width in the first layout,
	r.scroll.Refresh() // and are as high as that needs in the second
	r.scroll.ScrollToBottom()
}

// toggle plays on by itself or stops that. From the end it plays from the start.
func (r *Replay) toggle() {
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

func (r *Replay) tick() {
	r.stop = nil
	r.n = min(r.n+1, r.session.Steps())
	if r.n < r.session.Steps() && ui.Animations() {
		r.stop = ui.After(stepTime, r.tick)
	}
	r.show()
}

func (r *Replay) pause() {
	if r.stop != nil {
		r.stop()
		r.stop = nil
		r.showPlaying()
	}
}

func (r *Replay) showPlaying() {
	icon, id := ui.IconPlay, games.ID("table.replay.play")
	if r.stop != nil {
		icon, id = ui.IconPause, "table.replay.pause"
	}
	r.play.SetIcon(icon)
	r.play.SetTip(r.env.T(id))
}

// Keys implements shell.Helper.
func (r *Replay) Keys() []shell.KeyHelp {
	keys := []shell.KeyHelp{
		{Keys: "Left / Right", What: "table.replay.keys.step"},
		{Keys: "Home / End", What: "table.replay.keys.ends"},
	}
	if ui.Animations() {
		keys = append(keys, shell.KeyHelp{Keys: "Space", What: "table.replay.keys.play"})
	}
	return keys
}

// Key implements shell.Keyer. The board gets none.
func (r *Replay) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft:
		r.jump(r.n - 1)
	case fyne.KeyRight:
		r.jump(r.n + 1)
	case fyne.KeyHome:
		r.jump(0)
	case fyne.KeyEnd:
		r.jump(r.session.Steps())
	case fyne.KeySpace:
		r.toggle()
	default:
		return false
	}
	return true
}

// Rune implements shell.Keyer.
func (r *Replay) Rune(rune) bool { return false }

// chips are the board's short facts for the top bar.
func chips(b *AnyBoard) []*ui.Chip {
	var out []*ui.Chip
	for _, text := range b.chips.Chips() {
		out = append(out, ui.NewChip(text, ""))
	}
	return out
}
