package learn

import (
	"context"
	"log/slog"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// state is where the page stands.
type state string

const (
	loading  state = "loading"  // the course is being made
	asking   state = "asking"   // who practises?
	broken   state = "broken"   // the course or somebody's progress can't be read
	watching state = "watching" // nothing can be kept, so nothing is asked
	tasking  state = "task"     // a task is to be answered
	keeping  state = "keeping"  // the answer is on its way into the data file
	failed   state = "failed"   // it didn't get there
	judged   state = "judged"   // it is there, and the verdict is shown
	starting state = "starting" // a speed round is about to begin
	finished state = "finished" // a speed round is over
)

// Page is the course: the task at the left, and what is known at the right. What it holds
// outlives its widgets.
type Page struct {
	env     *shell.Env
	courses *Courses
	makers  map[course.Kind]maker
	history *shell.History
	cancel  context.CancelFunc

	at     state
	err    error // why it is broken or failed
	c      *course.Course
	s      session // of whoever practises; without a player nobody does
	mode   course.Mode
	letter rune // tapped on the map, 0: the course decides
	round  *round

	item   course.Item
	since  time.Time     // the task is on the screen
	spent  time.Duration // on it before the page was left
	answer course.Answer // given to it
	before course.Progress
	told   time.Time // the verdict is on the screen
	// unsettle drops the line of the trace that follows a verdict.
	unsettle func()
	dialog   string // that is open, for the trace

	task Task
	gone bool // the page was left

	asked fyne.Focusable // what has the keyboard while somebody is asked who practises

	bar    *ui.TopBar
	unfold *ui.Button // shows the side where it has no place
	change *ui.Button // who practises
	more   *ui.IconButton
	body   *fyne.Container
	left   *taskCard
	side   *side
	scroll *container.Scroll // with the side
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Undoer = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New is the course, for whoever practised last.
func New(env *shell.Env, courses *Courses) *Page {
	p := &Page{env: env, courses: courses, makers: makers(), history: shell.NewHistory(env), at: loading}
	p.cancel, p.unsettle = func() {}, func() {}
	return p
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T("learn.title") }

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	p.bar = p.newBar()
	p.left, p.side = newTaskCard(p), newSide(p, p.practise)
	p.env.Trace.Mark("learn-map", p.side.letters)
	p.scroll = container.NewVScroll(ui.Inset(16, 4, 19, 4, p.side.content))
	p.side.scrollTo = func(bottom bool) {
		p.scroll.Refresh() // the content is as high as it needs to be now
		if bottom {
			p.scroll.ScrollToBottom()
		} else {
			p.scroll.ScrollToTop()
		}
	}
	p.body = &fyne.Container{Layout: desk{p}}
	p.stopTask()
	p.load()
	return ui.VGap(0, p.bar, ui.Stretch(p.body))
}

// show brings the page in line with where it stands.
func (p *Page) show() {
	if p.gone || p.body == nil {
		return
	}
	p.showBar()
	if p.isAlone() {
		p.body.Objects = []fyne.CanvasObject{p.alone()}
	} else {
		if p.task == nil && (p.at == tasking || p.at == keeping || p.at == failed || p.at == judged) {
			p.makeTask()
		}
		p.left.show()
		p.side.show()
		p.body.Objects = []fyne.CanvasObject{p.left.card, p.scroll}
	}
	p.body.Refresh()
	p.trace()
}

// isAlone tells whether there is one card only, and no task.
func (p *Page) isAlone() bool { return p.at == asking || p.at == loading || p.at == broken }

func (p *Page) makeTask() {
	p.task = p.makers[p.item.Kind](p.env, p.c, p.item, p.done)
	if i, ok := p.task.(introducer); ok && p.meet(p.item.Kind) {
		i.Introduce()
	}
	if p.at == judged {
		p.task.Reveal(p.answer)
	}
	if p.at == tasking {
		p.resumeTask()
		p.since = p.env.Now().Add(-p.spent)
	}
}

func (p *Page) stopTask() {
	if p.task != nil {
		p.task.Stop()
		p.task = nil
	}
}

// focus gives the keyboard to the task, or to the way on.
func (p *Page) focus() {
	c := p.env.Window.Canvas()
	var to fyne.Focusable
	switch {
	case c.Overlays().Top() != nil:
		return
	case p.at == tasking && p.task != nil:
		to = p.task.Focus()
	case p.at == asking:
		to = p.asked
	default:
		if b, ok := p.left.face.main.(*ui.Button); ok {
			to = b
		}
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
	if p.at == tasking {
		p.since = p.env.Now().Add(-p.spent)
	}
	p.focus()
	p.trace()
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.gone = true
	if p.at == failed { // once more, before it is lost
		if _, err := p.s.with(p.answer); err != nil {
			slog.Error("an answer of the course", "err", err)
		}
	}
	p.cancel()
	p.unsettle()
	p.leaveTask()
	p.stopTask()
}

func (p *Page) trace() {
	details := "state=" + string(p.at)
	if p.dialog != "" {
		details += " dialog=" + p.dialog
	}
	if p.settled() {
		details += " settled=true"
	}
	if p.task != nil {
		details += " task=" + string(p.item.Kind) + " target=" + p.item.Target
	}
	if p.s.player.ID != 0 {
		details += " player=" + p.s.player.Name
	}
	p.env.Trace.Shown(shell.Learn, p.s.rows, details)
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	if p.at == tasking && p.task != nil && p.task.Key(e) {
		return true
	}
	switch e.Name {
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
	switch b, ok := p.left.face.main.(*ui.Button); {
	case p.at == broken:
		p.retry()
	case ok && !p.isAlone():
		b.Tapped(&fyne.PointEvent{})
	}
}

// Rune implements shell.Keyer.
func (p *Page) Rune(r rune) bool { return p.at == tasking && p.task != nil && p.task.Rune(r) }

// Undo implements shell.Undoer: a step of the task, else what was done with the course.
func (p *Page) Undo() bool {
	u, ok := p.task.(shell.Undoer)
	return ok && p.at == tasking && u.Undo() || p.history.Undo()
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	u, ok := p.task.(shell.Undoer)
	return ok && p.at == tasking && u.Redo() || p.history.Redo()
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	var keys []shell.KeyHelp
	if h, ok := p.task.(shell.Helper); ok {
		keys = h.Keys()
	}
	return append(keys, []shell.KeyHelp{
		{Keys: "Enter", What: "learn.keys.enter"},
		{Keys: "Esc", What: "learn.keys.escape"},
		{Keys: "Left / Right / Up / Down", What: "learn.keys.map"},
		{Keys: "F10", What: "learn.keys.menu"},
	}...)
}

// explained is why something went wrong, for the screen.
func (p *Page) explained() string { return p.env.Explain(nil, p.err) }

// name is whoever practises.
func (p *Page) name() games.Args { return games.Args{"Name": p.s.player.Name} }
