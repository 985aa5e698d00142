package learn_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/course"
)

// What lies on the mat is still there when one leaves and comes back, with what can be taken
// back and the time that it took; it isn't there for another task or somebody else.
func TestMatIsKept(t *testing.T) {
	env, c, mia := reading(t, course.BuildMode)
	ben := learn.Practised(t, env.Store, "Ben", 60, c.now)
	build := left{Player: mia.ID, Mode: course.BuildMode}
	take := func() {
		t.Helper()
		if it := learn.Item(env); it.Kind != course.Build || it.New {
			t.Fatalf("%+v", it)
		}
		shelltest.Type(env, "2") // a short stick alone is no letter
		if !learn.Begun(env) {
			t.Fatal("no piece was taken")
		}
	}
	for _, other := range []left{{Player: mia.ID, Mode: course.ReadMode}, {Player: ben.ID, Mode: course.BuildMode}} {
		take()
		reopen(t, env, other)
		reopen(t, env, build)
		if learn.Begun(env) {
			t.Fatal("it came back after something else")
		}
	}
	take()
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ)
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyY)
	c.wait(5 * time.Second)
	for range 2 {
		env.Router.Back()
		c.wait(time.Hour)
		open(env)
		if !learn.Begun(env) {
			t.Fatal("the mat is empty")
		}
		c.wait(2 * time.Second)
	}
	shelltest.Shortcut(env, fyne.KeyModifierControl, fyne.KeyZ)
	if learn.Begun(env) {
		t.Error("the piece can't be taken back")
	}
	learn.Answer(env, learn.Item(env).Target)
	if log := rows(t, env.Store, mia.ID); len(log) != 61 || log[60].Ms != 9000 {
		t.Errorf("%+v", log[60:])
	}
}

// A kind of task is explained until it was answered once: who leaves the page in between and comes back is told again.
func TestExplainedUntilAnswered(t *testing.T) {
	for mode, told := range map[course.Mode]games.ID{course.LooseMode: "learn.zone.loose.first", course.DeduceMode: "learn.zone.deduce.first"} {
		env, _, _ := reading(t, mode)
		explained := func() bool {
			return slices.ContainsFunc(shelltest.Texts(env), func(s string) bool { return strings.HasPrefix(s, env.T(told)) })
		}
		for range 2 {
			if !explained() {
				t.Fatalf("%s isn't explained: %s", mode, shelltest.Texts(env))
			}
			env.Router.Back()
			open(env)
		}
		learn.Answer(env, "")
		env.Router.Back()
		open(env)
		if explained() {
			t.Errorf("%s is explained again", mode)
		}
	}
}
