package learn

import (
	"context"
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// Page is the course: the task at the left, and what is known at the right. What it holds
// outlives its widgets.
type Page struct {
	env     *shell.Env
	courses *Courses
	history *shell.History
	st      *state
	host    taskHost
	cancel  context.CancelFunc // of the course that is being made
	// unsettle drops the line of the trace that follows a verdict.
	unsettle func()
	dialog   string // that is open, for the trace
	gone     bool   // the page was left

	asked fyne.Focusable // what has the keyboard while somebody is asked who practises

	bar    *bar
	body   *fyne.Container
	card   *taskCard
	side   *side
	scroll *ui.Scroll // with the side
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Undoer = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New is the course, for whoever practised last.
func New(env *shell.Env, courses *Courses) *Page {
	return &Page{
		env: env, courses: courses, history: shell.NewHistory(env), st: &state{at: loading},
		host: taskHost{env: env, courses: courses, makers: makers()}, cancel: func() {}, unsettle: func() {},
	}
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("learn.title") }

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	p.bar = newBar(p.env, p.switchPlayer, p.showMenu)
	p.card = newTaskCard(p.env, does{setMode: p.setMode, goOn: p.goOn, keepAgain: p.keepAgain, startRound: p.startRound, sitOn: p.sitOn, leave: p.env.Router.Back})
	p.side = newSide(p.env, p.practise)
	p.env.Trace.Mark("learn-map", p.side.letters)
	p.scroll = ui.NewVScroll(ui.Inset(16, 4, 19, 4, p.side.content))
	p.side.scrollTo = func(bottom bool) {
		p.scroll.Refresh() // the content is as high as it needs to be now
		if bottom {
			p.scroll.ScrollToBottom()
		} else {
			p.scroll.ScrollToTop()
		}
	}
	p.body = &fyne.Container{Layout: desk{}}
	p.host.stop()
	p.load()
	return ui.Page(p.bar, p.body, nil)
}

// show brings all parts in line with the state.
func (p *Page) show() {
	if p.gone || p.body == nil {
		return
	}
	p.bar.render(p.st)
	if p.st.isAlone() {
		p.body.Objects = []fyne.CanvasObject{p.alone()}
	} else {
		if p.host.task == nil && p.st.hasTask() {
			p.host.start(p.st, p.done)
		}
		p.card.render(p.st, p.host.task)
		p.side.render(p.st)
		p.body.Objects = []fyne.CanvasObject{p.card.card, p.scroll}
	}
	p.body.Refresh()
	p.trace()
}

// alone is the card that stands alone: who practises, or why nobody can.
func (p *Page) alone() (card fyne.CanvasObject) {
	switch p.st.at {
	case broken:
		return brokenCard(p.env, p.st.err, p.retry, p.switchPlayer)
	case asking:
		card, p.asked = askingCard(p.env, p.sit, func() { p.body.Refresh() })
		return card
	}
	return loadingCard(p.env)
}

// focus gives the keyboard to the task; the way on needs none.
func (p *Page) focus() {
	c := p.env.Window.Canvas()
	var to fyne.Focusable
	switch {
	case c.Overlays().Top() != nil:
		return
	case p.host.asked(p.st) != nil:
		to = p.host.focus()
	case p.st.at == asking:
		to = p.asked
	}
	// By the canvas, as what has just been made is unknown to the driver until it is painted.
	if to == nil {
		c.Unfocus()
	} else {
		c.Focus(to)
	}
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	if p.st.at == tasking {
		p.host.run()
	}
	p.focus()
	p.trace()
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.gone = true
	if p.st.at == failed { // once more, before it is lost
		s, a := p.st.s, p.st.answer
		told := func(_ session, err error) {
			if err != nil {
				slog.Error("an answer of the course", "err", err)
			}
		}
		if next, err := s.with(a); store.CodeOf(err) == store.CodeBusy {
			shell.Work(p.env, func(context.Context) (session, error) { return s.later(a) }, told)
		} else {
			told(next, err)
		}
	}
	p.cancel()
	p.unsettle()
	p.host.leave(p.st)
	p.host.stop()
}

func (p *Page) trace() {
	details := "state=" + string(p.st.at)
	if p.dialog != "" {
		details += " dialog=" + p.dialog
	}
	if p.st.settled(p.env.Now()) {
		details += " settled=true"
	}
	if p.host.task != nil {
		details += " task=" + string(p.st.item.Kind) + " target=" + p.st.item.Target
	}
	if p.st.hasPlayer() {
		details += " player=" + p.st.s.player.Name
	}
	p.env.Trace.Shown(shell.Learn, p.st.s.rows, details)
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	if t := p.host.asked(p.st); t != nil && t.Key(e) {
		return true
	}
	switch e.Name {
	case fyne.KeySpace:
		if p.host.asked(p.st) != nil {
			return false
		}
		p.press()
	case fyne.KeyReturn, fyne.KeyEnter:
		p.press()
	case fyne.KeyF10:
		p.showMenu()
	default:
		return false
	}
	return true
}

// press does what the main button does.
func (p *Page) press() {
	switch b := p.card.button(); {
	case p.st.at == broken:
		p.retry()
	case b != nil && !p.st.isAlone():
		b.Tapped(&fyne.PointEvent{})
	}
}

// Rune implements shell.Keyer.
func (p *Page) Rune(r rune) bool {
	t := p.host.asked(p.st)
	return t != nil && t.Rune(r)
}

// Undo implements shell.Undoer: a step of the task, else what was done with the course.
func (p *Page) Undo() bool {
	u, ok := p.host.undoer(p.st)
	return ok && u.Undo() || p.history.Undo()
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	u, ok := p.host.undoer(p.st)
	return ok && u.Redo() || p.history.Redo()
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	var keys []shell.KeyHelp
	if h, ok := p.host.task.(shell.Helper); ok {
		keys = h.Keys()
	}
	return append(keys, []shell.KeyHelp{
		{Keys: "Enter", What: "learn.keys.enter"},
		{Keys: "Esc", What: "learn.keys.escape"},
		{Keys: "Left / Right / Up / Down", What: "learn.keys.map"},
		{Keys: "F10", What: "learn.keys.menu"},
	}...)
}

// switchPlayer asks who goes on.
func (p *Page) switchPlayer() {
	if p.st.busy() || p.st.course == nil || p.st.at == asking {
		return
	}
	switchPlayer(p.env, p.st.s.player.ID, func(x store.Player) {
		if x.ID != p.st.s.player.ID {
			p.st.mode, p.st.letter = "", 0
			p.sit(x)
		}
	}, p.focus)
}
