package learn

import (
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/course"
)

// verdict is what is said of an answer. A wrong one is never called wrong: it says what was
// right.
func verdict(env *shell.Env, st *state) string {
	a := st.answer
	if a.Right {
		return praise(env, st)
	}
	lead := games.ID("learn.not.quite")
	switch {
	case a.Said == "":
		lead = "learn.never.mind"
	case st.course.Near(st.item, a):
		lead = "learn.almost"
	}
	return env.T(lead) + " " + was(env, st)
}

// was is what would have been right.
func was(env *shell.Env, st *state) string {
	a := st.answer
	target := []rune(a.Target)
	switch {
	case a.Kind == course.Build:
		return env.T("learn.was.built", games.Args{"Letter": say.Letter(env, target[0])})
	case a.Kind == course.Loose:
		return env.T("learn.was.loose", games.Args{"Letters": say.Letters(env, st.item.Must)})
	case a.Kind == course.Deduce:
		return env.T("learn.was.possible", games.Args{"Letters": say.Letters(env, st.item.Must)})
	case len(target) == 1:
		return env.T("learn.was.letter", games.Args{"Letter": say.Letter(env, target[0])})
	}
	return env.T("learn.was.word", games.Args{"Word": a.Target})
}

// praise tells what a right answer brought.
func praise(env *shell.Env, st *state) string {
	a := st.answer
	text := env.T("learn.right")
	if a.Hints > 0 {
		text = env.T("learn.right.helped")
	}
	if groups := st.course.Groups(); st.s.progress.Open > st.before.Open && st.s.progress.Open < len(groups) {
		return text + " " + env.T("learn.opened", games.Args{"Letters": say.Letters(env, groups[st.s.progress.Open])})
	}
	for _, r := range a.Target {
		if st.course.Mastery(st.s.progress, r) == course.Sure && st.course.Mastery(st.before, r) < course.Sure {
			return text + " " + env.T("learn.mastered", games.Args{"Letter": say.Letter(env, r)})
		}
	}
	return text
}
