package learn

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/games/course"
	"spieltisch/store"
)

// taskHost keeps the task on the screen and the time that it has taken.
type taskHost struct {
	env     *shell.Env
	courses *Courses // a task that was left half done outlives the page
	makers  map[course.Kind]maker

	task  Task          // nil: none
	since time.Time     // it is on the screen
	spent time.Duration // on it before the page was left
}

// unfinished is a task that was left half done: it goes on when its page comes back in the
// same session. An answer that is given is kept by the store instead.
type unfinished struct {
	player store.PlayerID
	item   course.Item
	spent  time.Duration
	kept   any
}

// resumer is a task that can go on where one of the same item was left. Kept is nil when
// there is nothing to go on with.
type resumer interface {
	Kept() any
	Resume(kept any)
}

// start makes the task of the state; done gets its answer.
func (h *taskHost) start(st *state, done func(said string, hints int)) {
	who, kind := st.s.player.ID, st.item.Kind
	h.task = h.makers[kind](h.env, st.course, st.item, done)
	// Not before it is answered: who leaves the page in between and comes back is told again.
	if i, ok := h.task.(introducer); ok && st.at == tasking && !met(h.env, who, kind) {
		i.Introduce()
	}
	if st.at == judged {
		h.task.Reveal(st.answer)
	}
	if st.at == tasking {
		h.resume(st)
		h.run()
	}
}

// run lets the time run that the task takes.
func (h *taskHost) run() { h.since = h.env.Now().Add(-h.spent) }

// ms is how long the task has taken, in milliseconds.
func (h *taskHost) ms() int { return int(h.env.Now().Sub(h.since).Milliseconds()) }

// stop takes the task off the screen.
func (h *taskHost) stop() {
	if h.task != nil {
		h.task.Stop()
		h.task = nil
	}
}

// leave keeps the task on the screen, if it is begun and can go on. In a speed round there
// is no going on: the round is over when the page is left.
func (h *taskHost) leave(st *state) {
	h.courses.left = nil
	t, ok := h.task.(resumer)
	if !ok || st.at != tasking || st.round != nil {
		return
	}
	if kept := t.Kept(); kept != nil {
		h.courses.left = &unfinished{st.s.player.ID, st.item, h.env.Now().Sub(h.since), kept}
	}
}

// resume goes on with the task that was left, if the one on the screen is the same: the
// course asks the same again as long as nothing was answered.
func (h *taskHost) resume(st *state) {
	left := h.courses.left
	h.courses.left, h.spent = nil, 0
	t, ok := h.task.(resumer)
	if !ok || left == nil || left.player != st.s.player.ID || !reflect.DeepEqual(left.item, st.item) {
		return
	}
	t.Resume(left.kept)
	h.spent = left.spent
}

// asked is the task if it waits for an answer, else nil: keys are for it.
func (h *taskHost) asked(st *state) Task {
	if st.at != tasking {
		return nil
	}
	return h.task
}

// undoer is the history of the task if it waits for an answer and has one.
func (h *taskHost) undoer(st *state) (u shell.Undoer, ok bool) {
	u, ok = h.asked(st).(shell.Undoer)
	return u, ok
}

// focus is what gets the keyboard, or nil.
func (h *taskHost) focus() fyne.Focusable { return h.task.Focus() }
