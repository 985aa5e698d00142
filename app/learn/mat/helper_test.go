package mat

import (
	"image"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// answered is what a task has told.
type answered struct {
	said  string
	hints int
	times int
}

// rig is a task on a page like the one that it is made for.
type rig struct {
	shot image.Rectangle // of a picture
	tb   testing.TB
	env  *shell.Env
	c    *course.Course
	it   course.Item
	task *Task
	got  answered
	page *page
	near float64 // how far from its place a piece may lie, in units
}

// page is as much of the trainer's page as a task needs.
type page struct {
	shelltest.Blank
	r *rig
}

func (p *page) Build() fyne.CanvasObject {
	t := p.r.task
	left, main := t.Foot()
	foot := ui.HMid(12, append(append([]fyne.CanvasObject{}, left...), ui.Spacer(), main)...)
	card := ui.NewCard(ui.VGap(14, ui.NewText(t.Title(), ui.Question, ui.Ink), ui.NewPara(t.Note(), ui.Lead, ui.Ink2), ui.Stretch(t.Object()), foot))
	return ui.Pad(24, ui.Columns(16, ui.Column{Weight: 62, Min: 400, Object: card}, ui.Column{Weight: 38, Min: 300, Object: ui.NewCard(ui.Space(10, 10))}))
}
func (p *page) Shown()                    { p.r.env.Window.Canvas().Focus(p.r.task.Focus()) }
func (p *page) Key(e *fyne.KeyEvent) bool { return p.r.task.Key(e) }
func (p *page) Rune(r rune) bool          { return p.r.task.Rune(r) }
func (p *page) Undo() bool                { return p.r.task.Undo() }
func (p *page) Redo() bool                { return p.r.task.Redo() }

func newCourse(tb testing.TB) *course.Course {
	tb.Helper()
	c, err := course.New(draw.Letters(), nil)
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

// build is the task to build a letter.
func build(c *course.Course, r rune) course.Item {
	return course.Item{Kind: course.Build, Target: string(r), Pieces: c.Tray(r), Must: []rune{r}}
}

// newRig shows the task of an item.
func newRig(tb testing.TB, lang locales.Lang, c *course.Course, it course.Item) *rig {
	tb.Helper()
	env := shelltest.NewBare(tb, lang)
	r := &rig{tb: tb, env: env, c: c}
	env.Router = shell.NewRouter(env, map[string]shell.Builder{"task": func(shell.Route) (shell.Page, error) { return r.page, nil }})
	r.page = &page{r: r}
	r.give(it)
	r.give(it)
	return r
}

// give shows another task.
func (r *rig) give(it course.Item) {
	if r.task != nil {
		r.task.Stop()
	}
	r.got, r.it = answered{}, it
	r.task = New(r.env, r.c, it, func(said string, hints int) {
		r.got = answered{said, hints, r.got.times + 1}
	})
	r.env.Router.Open(shell.Route{Page: "task"})
}

// board is the widget of the task.
func (r *rig) board() *board { return r.task.board }

// drag moves the pointer in some steps with the button held, all within the board.
func (r *rig) drag(from, to fyne.Position) {
	const steps = 5
	b := r.board()
	at := from
	for i := range steps {
		next := from.AddXY((to.X-from.X)*float32(i+1)/steps, (to.Y-from.Y)*float32(i+1)/steps)
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: next}, Dragged: fyne.NewDelta(next.X-at.X, next.Y-at.Y)})
		at = next
	}
	b.DragEnd()
}

// wheel turns the wheel at a place of the board by some notches, to the right when positive.
func (r *rig) wheel(at fyne.Position, notches int) {
	w := r.board().look.wheel.(*wheel)
	dy := float32(-10)
	if notches < 0 {
		dy, notches = 10, -notches
	}
	for range notches {
		w.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: at.Subtract(w.Position())}, Scrolled: fyne.NewDelta(0, dy)})
	}
}

func (r *rig) tap(at fyne.Position) {
	r.board().Tapped(&fyne.PointEvent{Position: at})
}

// trayAt is the middle of a tray.
func (r *rig) trayAt(k letterpiece.Kind) fyne.Position { return r.board().plan.trays[k].Middle() }

// at is where a piece's middle is on the screen when it lies somewhere.
func (r *rig) at(l course.Laid) fyne.Position { return r.board().plan.pos(l.X, l.Y) }

// newest is the piece that came last.
func (r *rig) newest() (last piece) {
	for _, p := range r.task.model.now {
		if p.id > last.id {
			last = p
		}
	}
	return last
}

// off is by how much a piece lies and is turned wrong.
func off(p, want course.Laid) (units, degrees float64) {
	round := 360.0
	if p.Kind == letterpiece.LongStick || p.Kind == letterpiece.ShortStick {
		round = 180
	}
	degrees = math.Abs(math.Mod(p.Turn-want.Turn, round))
	return apart(p, want), min(degrees, round-degrees)
}

// lay brings the newest piece to a place, as somebody would who looks at it after each step.
func (r *rig) lay(want course.Laid, turn func(piece), move func(piece)) {
	r.tb.Helper()
	near := 0.0
	for range 60 {
		p := r.newest()
		units, degrees := off(p.Laid, want)
		switch {
		case r.got.times > 0 || units <= near+1e-3 && degrees <= course.TurnStep/2: // a letter that nobody asked for doesn't snap
			return
		case degrees > course.TurnStep/2+1e-6:
			turn(p)
		default:
			move(p)
			near = r.near
		}
	}
	r.tb.Fatalf("%+v don't come to %+v", r.task.model.now, want)
}

// drags builds a letter with the pointer: each piece is dragged from its tray, turned by the wheel, and
// dragged again.
func (r *rig) drags(all []course.Laid) {
	r.tb.Helper()
	for _, want := range all {
		r.drag(r.trayAt(want.Kind), r.at(want))
		r.lay(want, func(p piece) { r.wheel(r.at(p.Laid), 1) }, func(p piece) { r.drag(r.at(p.Laid), r.at(want)) })
	}
}

// places are the pieces of a letter in its own place.
func places(c *course.Course, letter rune) (out []course.Laid) {
	l, _ := c.Alphabet().Letter(letter)
	for _, p := range l.Pieces {
		out = append(out, course.PlaceOf(p))
	}
	return out
}
