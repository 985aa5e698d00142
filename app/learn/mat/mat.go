// Package mat is the task to build a letter: pieces come from four trays onto a mat, are moved and turned there, and snap
// where the letter wants them. games/course alone judges what stands there.
//
//   - mat.go is the task, model.go what lies on the mat, plan.go and room.go where everything has its place.
//   - board.go is the widget: input.go and keys.go take pointer and keyboard, motion.go moves pieces.
//   - look.go, scene.go, tray.go and parts.go draw it, verdict.go shows what was right.
package mat

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// Task is one letter to build. It keeps what lies on the mat, so that its widgets can be made
// again.
type Task struct {
	env  *shell.Env
	done func(said string, hints int)
	*scene
	hints int
	board *board // nil before Object
}

// New is the task to build what an item asks for. done is called once: with the letter that
// stands, and how many steps of help were taken.
func New(env *shell.Env, c *course.Course, it course.Item, done func(said string, hints int)) *Task {
	return &Task{env: env, done: done, scene: &scene{item: it, model: newModel(c, it)}}
}

// target is the letter that is asked for; of given pieces there may be several.
func (t *Task) target() rune { return first(t.item.Target) }

// first is the letter that a string has, or a blank.
func first(s string) rune {
	for _, r := range s {
		return r
	}
	return ' '
}

// Title is what to build.
func (t *Task) Title() string {
	switch r := t.target(); r {
	case '-':
		return t.env.T("learn.mat.title.hyphen")
	case '\'':
		return t.env.T("learn.mat.title.apostrophe")
	default:
		return t.env.T("learn.mat.title", games.Args{"Letter": say.Letter(t.env, r)})
	}
}

// Note is the recipe; on a letter's first building also where to begin.
func (t *Task) Note() string {
	recipe := say.Recipe(t.env, t.model.course, t.target())
	if t.item.New {
		return t.env.T("learn.mat.note.new", games.Args{"Recipe": recipe})
	}
	return recipe
}

// Object is the mat with its trays; each call makes new widgets of what lies there.
func (t *Task) Object() fyne.CanvasObject {
	t.Stop()
	t.board = newBoard(t.env, t.scene, boardDoes{t.act, t.rest, t.settled})
	return t.board
}

// Foot are the buttons below the mat.
func (t *Task) Foot() (left []fyne.CanvasObject, main fyne.CanvasObject) {
	again := ui.NewButton(t.env.T("learn.mat.again"), ui.Secondary, t.again).WithIcon(ui.IconUndo)
	help := ui.NewButton(t.env.T("learn.mat.help"), ui.Secondary, t.help).WithIcon(ui.IconBulb)
	check := ui.NewButton(t.env.T("learn.mat.check"), ui.Primary, t.check).WithIcon(ui.IconCheck)
	t.env.Trace.Mark("mat.again", again)
	t.env.Trace.Mark("mat.help", help)
	t.env.Trace.Mark("mat.check", check)
	return []fyne.CanvasObject{again, help}, check
}

// kept is what outlives a task that was left.
type kept struct {
	model *model
	hints int
}

// Kept is what Resume needs to go on with, nil for an empty mat and for one that is done.
func (t *Task) Kept() any {
	if _, done := t.model.done(); done || t.locked || len(t.model.now) == 0 {
		return nil
	}
	return kept{t.model, t.hints}
}

// Resume goes on with what a task of the same item gave as Kept, before Object.
func (t *Task) Resume(from any) {
	k := from.(kept)
	k.model.course = t.model.course // of another language, perhaps
	t.model, t.hints = k.model, k.hints
}

// Focus is the mat: its keys do all that dragging does. It shows no ring before a key is
// pressed.
func (t *Task) Focus() fyne.Focusable {
	if t.board == nil {
		return nil
	}
	t.quiet = !t.focus
	return t.board
}

// Key takes the keys of the mat while something else has the focus.
func (t *Task) Key(e *fyne.KeyEvent) bool { return t.board != nil && t.board.key(e) }

// Rune turns the chosen piece.
func (t *Task) Rune(r rune) bool { return t.board != nil && t.board.typed(r) }

// Undo takes the last step back.
func (t *Task) Undo() bool { return t.act(func() { t.model.undo() }, len(t.model.past) > 0) }

// Redo makes the step again that was taken back last.
func (t *Task) Redo() bool { return t.act(func() { t.model.redo() }, len(t.model.future) > 0) }

// Keys are those of the mat.
func (t *Task) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Tab", What: "learn.mat.keys.tab"},
		{Keys: "Space / Digits", What: "learn.mat.keys.take"},
		{Keys: "Left / Right / Up / Down", What: "learn.mat.keys.move"},
		{Keys: "Shift+Left", What: "learn.mat.keys.fine"},
		{Keys: "R / Shift+R", What: "learn.mat.keys.turn"},
		{Keys: "Del", What: "learn.mat.keys.back"},
	}
}

// Stop ends what moves.
func (t *Task) Stop() {
	if t.board != nil {
		t.board.motion.stop()
	}
}

// act is a step on the mat; it does nothing, and is false, where it can't be made.
func (t *Task) act(step func(), can bool) bool {
	t.rest()
	if !can || t.locked {
		return false
	}
	step()
	t.changed()
	return true
}

// rest puts everything in its place that still moves, which may complete the letter.
func (t *Task) rest() {
	if t.board != nil {
		t.board.rest()
	}
}

// changed shows what lies there now. When it is the letter the task is done, as soon as the
// piece has settled.
func (t *Task) changed() {
	t.step, t.note = 0, note{}
	if t.board == nil {
		t.settled()
		return
	}
	t.board.present()
}

// settled is told when nothing moves any more.
func (t *Task) settled() {
	if r, ok := t.model.done(); ok && !t.locked {
		t.model.straighten()
		t.answer(r)
	}
}

// answer gives the answer, once.
func (t *Task) answer(r rune) {
	if t.locked {
		return
	}
	t.locked, t.note = true, note{}
	if t.board != nil {
		t.board.show()
	}
	t.done(string(r), t.hints)
}

// again puts all pieces back: one step of the history.
func (t *Task) again() { t.act(t.model.clear, true) }

// check answers with the letter that stands, or says what is missing.
func (t *Task) check() {
	t.rest()
	if t.locked {
		return
	}
	if r, ok := t.model.stands(); ok {
		t.answer(r)
		return
	}
	t.tell(note{t.missing(), ui.IconInfo, true})
}

func (t *Task) tell(n note) {
	t.note = n
	if t.board != nil {
		t.board.show()
	}
}

// missing says kindly why no letter stands yet.
func (t *Task) missing() string {
	lies := t.model.count()
	if lies.Total() == 0 {
		return t.env.T("learn.mat.missing.all")
	}
	var few, many letterpiece.Count
	for k, n := range t.model.stock.Minus(lies) {
		few[k], many[k] = max(n, 0), max(-n, 0)
	}
	args := games.Args{"Few": say.Pieces(t.env, few), "Many": say.Pieces(t.env, many)}
	switch {
	case few.Total() > 0 && many.Total() > 0:
		return t.env.T("learn.mat.missing.other", args)
	case few.Total() > 0:
		return t.env.T("learn.mat.missing.few", args)
	case many.Total() > 0:
		return t.env.T("learn.mat.missing.many", args)
	}
	return t.env.T("learn.mat.missing.place")
}

// help is the next step of help: which piece, where it lies, and at last it is laid.
func (t *Task) help() {
	t.rest()
	if t.locked {
		return
	}
	t.model.gather()
	h, ok := t.model.hint()
	if !ok || h.Next == nil && len(h.Take) == 0 {
		return
	}
	t.step++
	t.hints++
	takes := t.model.wrong(h) != 0 && !t.model.moves(h)
	if takes && t.step == course.HintPlace || t.step >= course.HintShow {
		t.model.follow(h)
		t.changed()
		return
	}
	if id := t.model.wrong(h); id != 0 && t.board != nil {
		t.sel = id
	}
	t.tell(note{t.helpText(h, takes), ui.IconBulb, false})
}

// helpText says what the step of help tells.
func (t *Task) helpText(h course.Hint, takes bool) string {
	id := t.model.wrong(h)
	if takes {
		return t.env.T("learn.mat.hint.away", games.Args{"Piece": say.Some(t.env, t.model.now[t.model.at(id)].Kind, 1)})
	}
	args := games.Args{"Piece": say.Some(t.env, h.Next.Kind, 1)}
	switch {
	case t.step == course.HintPlace:
		return t.env.T("learn.mat.hint.place", args)
	case id != 0:
		return t.env.T("learn.mat.hint.move", args)
	}
	return t.env.T("learn.mat.hint.kind", args)
}

// Reveal shows the right letter, and next to it a wrong one.
func (t *Task) Reveal(a course.Answer) {
	t.rest()
	t.locked, t.judged, t.note = true, &a, note{}
	if t.board != nil {
		t.board.show()
	}
}
