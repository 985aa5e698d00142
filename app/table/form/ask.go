package form

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// Ask is one question of a form. Its text has an id such as "halma.size" and its help the
// same with ".help"; the trace calls it "size".
type Ask struct {
	id      games.ID
	build   func(env *shell.Env, changed func()) (all, control fyne.CanvasObject)
	when    func() bool                 // nil: always
	needs   func() bool                 // nil: it can always be answered
	without games.ID                    // why it can't
	then    func()                      // what else an answer changes; may be nil
	main    bool                        // it is asked for each match
	said    func(env *shell.Env) string // how it stands, in few words; nil where that is left out

	object, control fyne.CanvasObject
	tell            func(env *shell.Env)
}

// When asks only while a condition holds.
func (a Ask) When(on func() bool) Ask {
	a.when = on
	return a
}

// Needs lets a switch be used only while a condition holds; why says what is missing.
func (a Ask) Needs(on func() bool, why games.ID) Ask {
	a.needs, a.without = on, why
	return a
}

// Then does something more with each answer.
func (a Ask) Then(do func()) Ask {
	a.then = do
	return a
}

// Main has a question stand among the choices that are made for each match, or with all else.
func (a Ask) Main(on bool) Ask {
	a.main = on
	return a
}

func (a *Ask) make(env *shell.Env, follow func()) fyne.CanvasObject {
	a.object, a.control = a.build(env, func() {
		if a.then != nil {
			a.then()
		}
		follow()
	})
	if a.control != nil {
		_, name, _ := strings.Cut(string(a.id), ".")
		env.Trace.Mark(name, a.control)
	}
	return a.object
}

func (a *Ask) follow(env *shell.Env) {
	if a.when != nil {
		ui.Show(a.when(), a.object)
	}
	if s, ok := a.control.(*ui.Switch); ok && a.needs != nil {
		s.SetEnabled(a.needs(), env.T(a.without))
	}
	if a.tell != nil {
		a.tell(env)
	}
}

// help explains a question or a value; "" where the game has nothing to say of it.
func help(env *shell.Env, id games.ID) string {
	if id += ".help"; env.Texts.Has(string(id)) {
		return env.T(id)
	}
	return ""
}

// AskSwitch asks whether.
func AskSwitch(id games.ID, on *bool) Ask {
	return Ask{id: id, build: func(env *shell.Env, changed func()) (all, control fyne.CanvasObject) {
		s := ui.NewSwitch(env.T(id), help(env, id), *on, func(is bool) {
			*on = is
			changed()
		})
		return s, s
	}, said: func(env *shell.Env) string {
		if *on {
			return env.T(id)
		}
		return ""
	}}
}

// AskCount asks how many.
func AskCount(id games.ID, n *int, least, most, step int) Ask {
	var s *ui.Stepper
	a := option(id, func(_ *shell.Env, changed func()) fyne.CanvasObject {
		s = ui.NewStepper(*n, least, most, step, func(v int) {
			*n = v
			changed()
		})
		return s
	})
	a.tell = func(*shell.Env) { // the number of players may have changed it
		if s.Value() != *n {
			s.SetValue(*n)
		}
	}
	return a
}

// AskClock asks how long a turn may take: lengths are those that are offered, in seconds;
// 0 is none.
func AskClock(id games.ID, seconds *int, lengths []int) Ask {
	a := option(id, func(env *shell.Env, changed func()) fyne.CanvasObject {
		names := each.Of(lengths, func(s int) string { return clockName(env, s) })
		return ui.NewChoice(names, max(slices.Index(lengths, *seconds), 0), "", func(i int) {
			*seconds = lengths[i]
			changed()
		})
	})
	a.said = func(env *shell.Env) string {
		if *seconds == 0 {
			return env.T("table.clock.without")
		}
		return clockName(env, *seconds)
	}
	return a
}

func clockName(env *shell.Env, seconds int) string {
	switch {
	case seconds == 0:
		return env.T("table.clock.off")
	case seconds < 60:
		return env.T("table.clock.seconds", games.Args{"N": seconds})
	}
	return env.T("table.clock.minutes", games.Args{"N": seconds / 60})
}

// AskPick asks for one of a few that need no explanation of their own: names, and which is chosen.
func AskPick(id games.ID, names []string, at int, choose func(int)) Ask {
	return Ask{id: id, build: func(env *shell.Env, changed func()) (all, control fyne.CanvasObject) {
		e := ui.NewExplained(env.T(id), names, slices.Repeat([]string{help(env, id)}, len(names)), at, func(i int) {
			choose(i)
			changed()
		})
		return e.Object, e.Choice
	}}
}

// option is a question with its control to the right.
func option(id games.ID, control func(env *shell.Env, changed func()) fyne.CanvasObject) Ask {
	return Ask{id: id, build: func(env *shell.Env, changed func()) (all, made fyne.CanvasObject) {
		c := control(env, changed)
		return ui.NewOption(env.T(id), help(env, id), c), c
	}}
}

// AskOne asks for one of a few values, each of which is explained. The ids of their names
// begin with each and end with the value; those of the explanations have ".help" besides.
func AskOne[T ~string](id, each games.ID, value *T, values []T) Ask {
	return Ask{id: id, build: func(env *shell.Env, changed func()) (all, control fyne.CanvasObject) {
		var names, helps []string
		for _, v := range values {
			names, helps = append(names, env.T(each+games.ID(v))), append(helps, help(env, each+games.ID(v)))
		}
		e := ui.NewExplained(env.T(id), names, helps, slices.Index(values, *value), func(i int) {
			*value = values[i]
			changed()
		})
		return e.Object, e.Choice
	}}
}
