package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/layout"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

var modeNames = map[course.Mode]games.ID{
	course.Mixed: "learn.mode.mixed", course.BuildMode: "learn.mode.build", course.ReadMode: "learn.mode.read",
	course.TurnedMode: "learn.mode.turned", course.LooseMode: "learn.mode.loose", course.DeduceMode: "learn.mode.deduce",
	course.SpeedMode: "learn.mode.speed", course.PairsMode: "learn.mode.pairs",
}

// face is what the card at the left shows: a task, or something else to do.
type face struct {
	title, note string
	object      fyne.CanvasObject
	left        []fyne.CanvasObject
	main        fyne.CanvasObject
}

// does is what the card at the left is used for.
type does struct {
	setMode    func(course.Mode)
	goOn       func() // from a verdict
	keepAgain  func() // an answer that isn't safe
	startRound func()
	sitOn      func() // from a summary
	leave      func()
}

// taskCard is the card at the left.
type taskCard struct {
	env  *shell.Env
	do   does
	card *ui.Card
	head *head
	note *ui.Para
	slot *fyne.Container
	foot *fyne.Container
	row  *footRow

	task Task // whose face is kept
	face face
}

func newTaskCard(env *shell.Env, do does) *taskCard {
	t := &taskCard{env: env, do: do, row: &footRow{}, head: newHead(env, do.setMode)}
	t.note = ui.NewPara("", ui.Lead, ui.Ink2).MaxLines(2)
	t.slot = &fyne.Container{Layout: layout.NewStackLayout()}
	t.foot = &fyne.Container{Layout: t.row}
	t.card = ui.NewCard(ui.VGap(12, ui.VGap(2, t.head.Container, t.note), ui.Stretch(t.slot), t.foot))
	return t
}

// render shows the state; task is the one on the screen, or nil.
func (t *taskCard) render(st *state, task Task) {
	t.face = t.faceOf(st, task)
	f, count := t.face, ""
	if id, args := st.count(); id != "" {
		count = t.env.T(id, args)
	}
	t.head.show(st.modes(), st.mode, f.title, count)
	t.note.SetText(f.note)
	ui.Show(f.note != "", t.note)
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

// faceOf is what belongs to where the course stands.
func (t *taskCard) faceOf(st *state, task Task) face {
	switch {
	case st.hasTask():
		f := t.ofTask(task)
		if st.at == failed {
			f.left, f.main = t.again(st)
		}
		if st.at == judged {
			f.left, f.main = t.verdict(st)
		}
		return f
	case st.at == starting:
		return startFace(t.env, st, t.do)
	case st.at == summed:
		return summaryFace(t.env, st, t.do)
	case st.at == finished:
		return endFace(t.env, st, t.do)
	}
	_, why := t.env.Writable()
	return face{title: t.env.T("learn.watch"), note: why, object: ui.Space(0, 0)}
}

// ofTask is the face of the task on the screen.
func (t *taskCard) ofTask(task Task) face {
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
func (t *taskCard) verdict(st *state) (left []fyne.CanvasObject, main fyne.CanvasObject) {
	icon, fill, ink := ui.IconCheck, ui.OKSoft, ui.OK
	if !st.answer.Right {
		icon, fill, ink = ui.IconBulb, ui.WarnSoft, ui.Warn
	}
	on := ui.NewButton(t.env.T("learn.next"), ui.Primary, t.do.goOn).WithEndIcon(ui.IconArrow).WithMinWidth(140)
	t.env.Trace.Mark("learn-next", on)
	return []fyne.CanvasObject{ui.NewNote(icon, fill, ink, verdict(t.env, st))}, on
}

// again tells why the answer isn't safe, and tries once more.
func (t *taskCard) again(st *state) (left []fyne.CanvasObject, main fyne.CanvasObject) {
	on := ui.NewButton(t.env.T("learn.again"), ui.Primary, t.do.keepAgain).WithIcon(ui.IconUndo)
	return []fyne.CanvasObject{ui.NewNote(ui.IconWarn, ui.WarnSoft, ui.Warn, t.env.Explain(nil, st.err))}, on
}

// button is the way on, or nil.
func (t *taskCard) button() *ui.Button {
	b, _ := t.face.main.(*ui.Button)
	return b
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
	h := float32(48) + 3
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
