package learn

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/learn/look"
	"spieltisch/app/learn/mat"
	"spieltisch/app/learn/read"
	"spieltisch/app/learn/zone"
	"spieltisch/app/shell"
	"spieltisch/games/course"
)

// Task is the widget of one task, made for it and thrown away afterwards.
type Task interface {
	// Title is what to do, Note a line that says more, or "".
	Title() string
	Note() string
	// Object fills the room below.
	Object() fyne.CanvasObject
	// Foot are the buttons below it; main is the one that answers, or nil.
	Foot() (left []fyne.CanvasObject, main fyne.CanvasObject)
	// Key and Rune get what no widget wanted and tell whether they used it.
	Key(*fyne.KeyEvent) bool
	Rune(rune) bool
	// Focus is what gets the keyboard when the task is shown, or nil.
	Focus() fyne.Focusable
	// Reveal shows the right answer, and a wrong one next to it. It is called when the answer
	// is safe.
	Reveal(course.Answer)
	// Stop ends what moves: the task leaves the screen.
	Stop()
}

// introducer is a task that explains its kind to who meets it for the first time.
type introducer interface{ Introduce() }

// maker makes the task of an item. done gets the answer, once.
type maker func(env *shell.Env, c *course.Course, it course.Item, done func(said string, hints int)) Task

// makers are the kinds of tasks that there are.
func makers() map[course.Kind]maker {
	return map[course.Kind]maker{
		course.Look: func(env *shell.Env, c *course.Course, it course.Item, done func(string, int)) Task {
			return look.New(env, c, it, done)
		},
		course.Build: func(env *shell.Env, c *course.Course, it course.Item, done func(string, int)) Task {
			return mat.New(env, c, it, done)
		},
		course.Read: func(env *shell.Env, c *course.Course, it course.Item, done func(string, int)) Task {
			return read.New(env, c, it, done)
		},
		course.Loose:  ofZone,
		course.Deduce: ofZone,
	}
}

func ofZone(env *shell.Env, c *course.Course, it course.Item, done func(string, int)) Task {
	return zone.New(env, c, it, done)
}
