package learn

import (
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/store"
)

// For the tests of the page from outside.
var (
	Practised = practised
	Right     = right
	MenuIDs   = map[string]games.ID{"family": "learn.family", "confusions": "learn.confusions", "reset": "learn.reset"}
)

// Item is the task on the screen.
func Item(env *shell.Env) course.Item { return env.Router.Page().(*Page).st.item }

// Verdict is what is said of the answer.
func Verdict(env *shell.Env) string { return verdict(env, env.Router.Page().(*Page).st) }

// Map is the map of letters.
func Map(env *shell.Env) *letterMap { return env.Router.Page().(*Page).side.letters } //nolint:revive // for tests

// Cursor is the letter of the map with the keyboard's mark.
func Cursor(env *shell.Env) rune {
	m := Map(env)
	return m.cells[m.At].Letter
}

// Progress is what the page knows of whoever practises.
func Progress(env *shell.Env) course.Progress { return env.Router.Page().(*Page).st.s.progress }

// fullDisk is a store without room for answers.
type fullDisk struct{ *store.Store }

func (fullDisk) AppendLearning(store.AppendLearning) error {
	return &store.Error{Code: store.CodeFull}
}

// Break makes the disk full.
func Break(t *testing.T, env *shell.Env) {
	t.Helper()
	env.Router.Page().(*Page).st.s.log = fullDisk{env.Store}
}

// busy is a store whose file another program holds.
type busy struct {
	*store.Store
	asked *int
}

func (b busy) AppendLearning(store.AppendLearning) error {
	*b.asked++
	return &store.Error{Code: store.CodeBusy}
}

// Hold has another program hold the file; asked counts how often it is tried to write.
func Hold(env *shell.Env) (asked *int) {
	asked = new(int)
	env.Router.Page().(*Page).st.s.log = busy{env.Store, asked}
	return asked
}

// Mend makes room again.
func Mend(t *testing.T, env *shell.Env) {
	t.Helper()
	env.Router.Page().(*Page).st.s.log = env.Store
}

// lazy is a store that keeps answers to itself: it says that they are there, and they aren't.
type lazy struct{ *store.Store }

func (lazy) AppendLearning(store.AppendLearning) error { return nil }

// Lazy makes the store lazy.
func Lazy(env *shell.Env) { env.Router.Page().(*Page).st.s.log = lazy{env.Store} }

// Loaded is the progress in the store.
func Loaded(t *testing.T, st *store.Store, p store.Player) course.Progress {
	t.Helper()
	s, err := open(st, testCourse(t), p)
	if err != nil {
		t.Fatal(err)
	}
	return s.progress
}

// Marked is the letter that the map marks.
func Marked(env *shell.Env) rune { return Map(env).selected }

// Named tells whether the map shows no letter in pieces, but all by name.
func Named(env *shell.Env) bool {
	m, pieces, names := Map(env), 0, 0
	for i, v := range m.views {
		if v.letter.Visible() {
			pieces++
		}
		if v.name.Text.Text == string(m.cells[i].Letter) {
			names++
		}
	}
	return pieces == 0 && names > 20
}

// Answer answers the task on the screen.
func Answer(env *shell.Env, said string) { env.Router.Page().(*Page).done(said, 0) }

// Shared are the other letters of the same pieces.
func Shared(env *shell.Env, r rune) []rune { return env.Router.Page().(*Page).st.course.Shared(r) }

// SideLow tells whether the right column is scrolled to its end, so that the top is out of sight.
func SideLow(env *shell.Env) bool {
	s := env.Router.Page().(*Page).scroll
	return s.Offset.Y > 0 && s.Offset.Y >= s.Content.MinSize().Height-s.Size().Height-1
}

// Maps are the maps that can be used now.
func Maps(env *shell.Env) []*letterMap { return shelltest.Find[*letterMap](env) } //nolint:revive // for tests

// Begun tells whether something lies on the mat of the task on the screen.
func Begun(env *shell.Env) bool {
	t, ok := env.Router.Page().(*Page).host.task.(resumer)
	return ok && t.Kept() != nil
}
