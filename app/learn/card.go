package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// modes are what may be chosen, in the order of their buttons. The last one is offered
// when something was confused.
var modes = []course.Mode{
	course.Mixed, course.BuildMode, course.ReadMode, course.TurnedMode, course.LooseMode, course.DeduceMode, course.SpeedMode, course.PairsMode,
}

var modeNames = map[course.Mode]games.ID{
	course.Mixed: "learn.mode.mixed", course.BuildMode: "learn.mode.build", course.ReadMode: "learn.mode.read",
	course.TurnedMode: "learn.mode.turned", course.LooseMode: "learn.mode.loose", course.DeduceMode: "learn.mode.deduce",
	course.SpeedMode: "learn.mode.speed", course.PairsMode: "learn.mode.pairs",
}

// needs is the kind of task of a mode; "" for those with several.
func needs(m course.Mode) course.Kind {
	switch m {
	case course.BuildMode:
		return course.Build
	case course.LooseMode:
		return course.Loose
	case course.DeduceMode:
		return course.Deduce
	}
	return ""
}

// modes are those that can be chosen now.
func (p *Page) modes() []course.Mode {
	return slices.DeleteFunc(slices.Clone(modes), func(m course.Mode) bool {
		k := needs(m)
		return k != "" && p.makers[k] == nil || m == course.PairsMode && m != p.mode && len(p.s.progress.Confused) == 0
	})
}

// face is what the card at the left shows: a task, or something else to do.
type face struct {
	title, note string
	object      fyne.CanvasObject
	left        []fyne.CanvasObject
	main        fyne.CanvasObject
}

// taskCard is the card at the left.
type taskCard struct {
	page *Page
	card *ui.Card
	head *head
	note *ui.Para
	slot *fyne.Container
	foot *fyne.Container
	row  *footRow

	task Task // whose face is kept
	face face
}

func newTaskCard(p *Page) *taskCard {
	t := &taskCard{page: p, row: &footRow{}}
	t.head = newHead(p)
	t.note = ui.NewPara("", ui.Lead, ui.Ink2).MaxLines(2)
	t.slot = &fyne.Container{Layout: layout.NewStackLayout()}
	t.foot = &fyne.Container{Layout: t.row}
	t.card = ui.NewCard(ui.VGap(12, ui.VGap(2, t.head.Container, t.note), ui.Stretch(t.slot), t.foot))
	return t
}

// show brings the card in line with the page.
func (t *taskCard) show() {
	p := t.page
	f := t.current()
	t.head.show(p.modes(), p.mode, f.title, p.count())
	t.note.SetText(f.note)
	if f.note == "" {
		t.note.Hide()
	} else {
		t.note.Show()
	}
	t.row.main = f.main
	t.set(t.slot, f.object)
	foot := slices.Clone(f.left)
	if f.main != nil {
		foot = append(foot, f.main)
	}
	t.set(t.foot, foot...)
	t.card.Refresh()
}

// set replaces what a container holds, unless it is the same: widgets keep their focus.
func (t *taskCard) set(c *fyne.Container, objects ...fyne.CanvasObject) {
	if !slices.Equal(c.Objects, objects) {
		c.Objects = objects
	}
	c.Refresh()
}

// current is what belongs to where the page stands.
func (t *taskCard) current() face {
	p := t.page
	switch p.at {
	case tasking, keeping, failed, judged:
		f := t.ofTask()
		if p.at == failed {
			f.left, f.main = t.again()
		}
		if p.at == judged {
			f.left, f.main = t.verdict()
		}
		t.face = f
	case starting:
		t.face = p.startFace()
	case finished:
		t.face = p.endFace()
	default:
		_, why := p.env.Writable()
		t.face = face{title: p.env.T("learn.watch"), note: why, object: ui.Space(0, 0)}
	}
	return t.face
}

// ofTask is the face of the task on the screen.
func (t *taskCard) ofTask() face {
	task := t.page.task
	f := face{title: task.Title(), note: task.Note()}
	if t.task == task && t.face.object != nil {
		f.object, f.left, f.main = t.face.object, t.face.left, t.face.main
		return f
	}
	t.task = task
	f.object = task.Object()
	f.left, f.main = task.Foot()
	return f
}

// verdict tells how it was, with the way on.
func (t *taskCard) verdict() (left []fyne.CanvasObject, main fyne.CanvasObject) {
	p := t.page
	icon, fill, ink := ui.IconCheck, ui.OKSoft, ui.OK
	if !p.answer.Right {
		icon, fill, ink = ui.IconBulb, ui.WarnSoft, ui.Warn
	}
	on := ui.NewButton(p.env.T("learn.next"), ui.Primary, p.goOn).WithEndIcon(ui.IconArrow).WithMinWidth(ui.Px(140))
	p.env.Trace.Mark("learn-next", on)
	return []fyne.CanvasObject{ui.NewNote(icon, fill, ink, p.verdict())}, on
}

// again tells why the answer isn't safe, and tries once more.
func (t *taskCard) again() (left []fyne.CanvasObject, main fyne.CanvasObject) {
	p := t.page
	on := ui.NewButton(p.env.T("learn.again"), ui.Primary, func() {
		if p.at == failed {
			p.store()
		}
	}).WithIcon(ui.IconUndo)
	return []fyne.CanvasObject{ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, p.explained())}, on
}

// footRow has the main object at the right end. What is left of it is as wide as there is room:
// a note is stretched, and buttons show their icons alone when they would not fit.
type footRow struct{ main fyne.CanvasObject }

const footGap = 12

// least is the width of all, buttons with icons shown by them alone or not.
func (r *footRow) least(o []fyne.CanvasObject, icons bool) float32 {
	w := float32(0)
	for i, x := range o {
		if b, ok := x.(*ui.Button); ok && x != r.main {
			b.IconOnly(icons)
		}
		if i > 0 {
			w += footGap
		}
		w += x.MinSize().Width
	}
	return w
}

// MinSize implements fyne.Layout.
func (r *footRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	h := ui.Px(48) + 3
	for _, x := range o {
		h = max(h, x.MinSize().Height)
	}
	return fyne.NewSize(200, h)
}

// Layout implements fyne.Layout.
func (r *footRow) Layout(o []fyne.CanvasObject, s fyne.Size) {
	if r.least(o, false) > s.Width {
		r.least(o, true)
	}
	end := s.Width
	if r.main != nil {
		m := r.main.MinSize()
		end -= m.Width
		r.main.Move(fyne.NewPos(end, (s.Height-m.Height)/2))
		r.main.Resize(m)
		end -= footGap
	}
	x := float32(0)
	for _, left := range o {
		if left == r.main {
			continue
		}
		m := left.MinSize()
		if _, ok := left.(*ui.Area); ok {
			m.Width = end - x
		}
		left.Move(fyne.NewPos(x, (s.Height-m.Height)/2))
		left.Resize(m)
		x += m.Width + footGap
	}
}
