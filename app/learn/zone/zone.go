// Package zone are the tasks with pieces that lie loose: all letters that they make, and all
// that are still possible in a zone of Decipher.
package zone

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// Task shows the pieces, and next to them the letters to choose from.
type Task struct {
	env    *shell.Env
	course *course.Course
	item   course.Item
	done   func(said string, hints int)
	sent   bool

	steps []hint
	taken int // steps of help

	letters *letters
	message *message
	scroll  *ui.Scroll      // of the letters, for the least window
	side    *fyne.Container // letters and message, later the reasons
	reasons *ui.Scroll
	object  fyne.CanvasObject
	help    *ui.Button
	main    *ui.Button
}

var _ shell.Helper = (*Task)(nil)

// New is a task of the kind course.Loose or course.Deduce; done gets the letters named, in the
// alphabet's order.
func New(env *shell.Env, c *course.Course, it course.Item, done func(said string, hints int)) *Task {
	t := &Task{env: env, course: c, item: it, done: done}
	t.steps = t.hints()
	t.letters = newLetters(c.Letters(), it.Among)
	t.letters.changed, t.letters.submit, t.letters.moved = t.follow, t.finish, t.toCursor
	t.message = newMessage()
	t.main = ui.NewButton(env.T("learn.zone.done"), ui.Primary, t.finish).WithIcon(ui.IconCheck).WithMinWidth(140)
	t.help = ui.NewButton(env.T("learn.zone.hint"), ui.Secondary, t.hint).WithIcon(ui.IconBulb)
	t.scroll = ui.NewVScroll(t.letters)
	t.side = container.New(below{}, t.scroll, t.message.scroll)
	t.object = container.New(desk{}, draw.NewZone(it.Pieces, it.Covered, it.Kind == course.Deduce), t.side)
	env.Trace.Mark("learn-zone", t.letters)
	t.follow()
	return t
}

func (t *Task) id(loose, deduce games.ID) games.ID {
	if t.item.Kind == course.Deduce {
		return deduce
	}
	return loose
}

// Title is the question.
func (t *Task) Title() string {
	return t.env.T(t.id("learn.zone.loose.title", "learn.zone.deduce.title"))
}

// Note is the rule.
func (t *Task) Note() string {
	return t.env.T(t.id("learn.zone.loose.note", "learn.zone.deduce.note"))
}

// Introduce explains the kind of task to who meets it for the first time. The first zone is worked
// through: what its pieces rule out is said and struck, and what is left only has to be chosen.
// That is all the help there is, so it counts as such.
func (t *Task) Introduce() {
	text := t.env.T(t.id("learn.zone.loose.first", "learn.zone.deduce.first"))
	if t.item.Kind == course.Deduce {
		for _, step := range t.steps[1:] { // the first one counts
			t.letters.strike(step.out)
			text += "\n" + step.text
		}
		text += "\n" + t.env.T("learn.zone.deduce.worked", games.Args{"N": len(t.item.Must), "Letters": say.Letters(t.env, t.item.Must)})
		t.helpOver()
	}
	t.tell(ui.IconInfo, text)
}

// helpOver is when all steps of help are taken.
func (t *Task) helpOver() {
	t.taken = len(t.steps)
	t.help.Disable(t.env.T("learn.zone.hint.over"))
}

// Object is the zone with the letters.
func (t *Task) Object() fyne.CanvasObject { return t.object }

// Foot has the steps of help, and the answer.
func (t *Task) Foot() (left []fyne.CanvasObject, main fyne.CanvasObject) {
	return []fyne.CanvasObject{t.help}, t.main
}

// Focus is the letters.
func (t *Task) Focus() fyne.Focusable {
	if t.sent {
		return nil
	}
	return t.letters
}

// Key is the letters' while they are asked for, and then pages through the reasons.
func (t *Task) Key(e *fyne.KeyEvent) bool {
	if t.reasons != nil {
		return t.page(e.Name)
	}
	return !t.sent && t.letters.key(e)
}

// Rune names a letter, or takes it back.
func (t *Task) Rune(r rune) bool { return !t.sent && t.letters.typed(r) }

// Keys implements shell.Helper.
func (t *Task) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Letters", What: "learn.zone.keys.type"},
		{Keys: "Left / Right / Up / Down", What: "learn.zone.keys.walk"},
		{Keys: "Space", What: "learn.zone.keys.name"},
	}
}

// follow brings the button in line with what is named.
func (t *Task) follow() {
	t.main.SetEnabled(len(t.letters.named()) > 0, t.env.T("learn.zone.none"))
}

// toCursor scrolls the cursor into view.
func (t *Task) toCursor() {
	at := t.letters.frames()[t.letters.At]
	off, high := t.scroll.Offset.Y, t.scroll.Size().Height
	switch {
	case at.Y-air < off:
		off = at.Y - air
	case at.Y+at.Height+air > off+high:
		off = at.Y + at.Height + air - high
	}
	if off != t.scroll.Offset.Y {
		t.scroll.ScrollToOffset(fyne.NewPos(0, off))
	}
}

// hint takes one step of help.
func (t *Task) hint() {
	if t.sent || t.taken == len(t.steps) {
		return
	}
	step := t.steps[t.taken]
	t.taken++
	t.letters.strike(step.out)
	t.tell(ui.IconBulb, step.text)
	if t.taken == len(t.steps) {
		t.helpOver()
	}
	t.follow()
	t.env.Window.Canvas().Focus(t.letters) // Enter answers, and takes no further step
}

func (t *Task) tell(icon ui.IconName, text string) {
	t.message.set(icon, text)
	t.side.Refresh()
	t.toCursor()
}

// finish answers, once.
func (t *Task) finish() {
	named := t.letters.named()
	if t.sent || len(named) == 0 {
		return
	}
	t.sent = true
	t.letters.freeze()
	t.done(string(named), t.taken)
}

// Reveal tells of each letter why it is possible or not.
func (t *Task) Reveal(a course.Answer) {
	t.sent = true
	t.letters.freeze()
	t.reasons = ui.NewVScroll(t.explained([]rune(a.Said)))
	t.side.Objects = []fyne.CanvasObject{t.reasons}
	t.side.Refresh()
}

// Stop ends nothing: nothing moves here.
func (t *Task) Stop() {}

// page scrolls through the reasons.
func (t *Task) page(name fyne.KeyName) bool {
	room := t.reasons.Size().Height
	by := map[fyne.KeyName]float32{
		fyne.KeyUp: -40, fyne.KeyDown: 40, fyne.KeyPageUp: -room * .9, fyne.KeyPageDown: room * .9,
		fyne.KeyHome: -1e6, fyne.KeyEnd: 1e6,
	}[name]
	if by == 0 {
		return false
	}
	most := max(0, t.reasons.Content.MinSize().Height-room)
	t.reasons.ScrollToOffset(fyne.NewPos(0, max(0, min(t.reasons.Offset.Y+by, most))))
	return true
}

// explained are the reasons: first of what was named without fitting, then of what was missed,
// then of what was right, and last of all other letters.
func (t *Task) explained(said []rune) fyne.CanvasObject {
	all := slices.Clone(t.item.Among)
	for _, r := range said {
		if !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	var groups [4][]fyne.CanvasObject
	for _, r := range t.course.Letters() {
		if !slices.Contains(all, r) {
			continue
		}
		v := t.verdict(r, slices.Contains(said, r))
		groups[v] = append(groups[v], t.reason(r, v))
	}
	return ui.Inset(0, 12, 0, 0, ui.VGap(6, slices.Concat(groups[:]...)...))
}

// verdict is how a letter came out.
type verdict int

const (
	wrong  verdict = iota // named, but not possible
	missed                // possible, but not named
	right                 // named, and possible
	other                 // neither
)

func (t *Task) verdict(r rune, said bool) verdict {
	switch fits := t.fits(r); {
	case said && !fits:
		return wrong
	case !said && fits:
		return missed
	case said:
		return right
	}
	return other
}
