package form

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Heights of a choice that is made for each match: with the line below that says what it means, which keeps its place, and without.
const (
	MainHigh float32 = 124
	MainLow  float32 = 78
	mainGap  float32 = 4
)

// Main is a choice that is made for each match, from a few in sight: how they are called and which is chosen, and what that means in a
// few words.
func Main(id games.ID, values func(*shell.Env) (names []string, at int), choose func(int), note func(*shell.Env) string) Ask {
	var seg *ui.Segmented
	var means *ui.Para
	a := Ask{id: id, main: true}
	a.build = func(env *shell.Env, changed func()) (all, control fyne.CanvasObject) {
		names, at := values(env)
		title := ui.NewText(env.T(id), ui.Heading, ui.Ink)
		means = ui.NewPara(note(env), ui.Body, ui.Ink2).MaxLines(2)
		seg = ui.NewSegmented(names, at, func(i int) {
			choose(i)
			changed()
		})
		return ui.Laid(func() fyne.Size { return fyne.NewSize(200, MainLow+ui.Body.Height()) }, func(s fyne.Size) {
			ui.Put(title, 0, 0, s.Width, ui.Heading.Height())
			y := ui.Heading.Height() + mainGap
			ui.Put(seg, 0, y, s.Width, 48)
			y += 48 + mainGap
			ui.Show(s.Height-y >= ui.Body.Height(), means)
			ui.Put(means, 0, y, s.Width, max(0, s.Height-y))
		}, title, seg, means), seg
	}
	a.tell = func(env *shell.Env) {
		names, at := values(env)
		seg.SetOptions(names)
		seg.SetSelected(at)
		means.SetText(note(env))
	}
	return a
}

// MainOne is a choice of one of a few values. The ids of their names begin with each and end with the value, those of what they mean
// have ".help" besides; what is wrong with the answer stands in its place.
func MainOne[T ~string](id, each games.ID, value *T, values []T, warns ...func() games.ID) Ask {
	return Main(id, func(env *shell.Env) (names []string, at int) {
		for _, v := range values {
			names = append(names, env.T(each+games.ID(v)))
		}
		return names, slices.Index(values, *value)
	}, func(i int) { *value = values[i] }, func(env *shell.Env) string {
		for _, warn := range warns {
			if why := warn(); why != "" {
				return env.T(why)
			}
		}
		return help(env, each+games.ID(*value))
	})
}

// MainSwitch is a choice between without and with.
func MainSwitch(id games.ID, on *bool) Ask {
	return Main(id, func(env *shell.Env) (names []string, at int) {
		if *on {
			at = 1
		}
		return []string{env.T("table.without"), env.T("table.with")}, at
	}, func(i int) { *on = i == 1 }, func(env *shell.Env) string { return help(env, id) })
}

// MainCount is a choice of one of a few numbers, and of the one of now, whichever that is. Their names are the numbers where name
// is nil.
func MainCount(id games.ID, value *int, few []int, name, note func(env *shell.Env, n int) string) Ask {
	all := func() []int {
		if slices.Contains(few, *value) {
			return few
		}
		more := append(slices.Clone(few), *value)
		slices.Sort(more)
		return more
	}
	return Main(id, func(env *shell.Env) (names []string, at int) {
		for _, n := range all() {
			if name != nil {
				names = append(names, name(env, n))
			} else {
				names = append(names, strconv.Itoa(n))
			}
		}
		return names, slices.Index(all(), *value)
	}, func(i int) { *value = all()[i] }, func(env *shell.Env) string { return note(env, *value) })
}

// MainClock is the choice of how many minutes a turn may take; 0 is without a clock.
func MainClock(id games.ID, seconds *int, lengths []int) Ask {
	return MainCount(id, seconds, lengths, func(env *shell.Env, s int) string {
		if s == 0 {
			return env.T("table.clock.none")
		}
		return strconv.Itoa(s / 60)
	}, func(env *shell.Env, s int) string {
		if s == 0 {
			return env.T("table.clock.free")
		}
		return env.T("table.clock.each", games.Args{"N": s / 60})
	})
}
