package learn

import (
	"spieltisch/app/learn/say"
	"spieltisch/games"
	"spieltisch/games/course"
)

// verdict is what is said of an answer. A wrong one is never called wrong: it says what was
// right.
func (p *Page) verdict() string {
	a := p.answer
	if a.Right {
		return p.praise(a)
	}
	lead := games.ID("learn.almost")
	if a.Said == "" {
		lead = "learn.never.mind"
	}
	return p.env.T(lead) + " " + p.was(a)
}

// was is what would have been right.
func (p *Page) was(a course.Answer) string {
	env := p.env
	target := []rune(a.Target)
	switch {
	case a.Kind == course.Build && p.item.Free:
		return env.T("learn.was.any", games.Args{"Letters": say.Letters(env, p.item.Must)})
	case a.Kind == course.Build:
		return env.T("learn.was.built", games.Args{"Letter": say.Letter(env, target[0])})
	case a.Kind == course.Loose:
		return env.T("learn.was.loose", games.Args{"Letters": say.Letters(env, p.item.Must)})
	case a.Kind == course.Deduce:
		return env.T("learn.was.possible", games.Args{"Letters": say.Letters(env, p.item.Must)})
	case len(target) == 1:
		return env.T("learn.was.letter", games.Args{"Letter": say.Letter(env, target[0])})
	}
	return env.T("learn.was.word", games.Args{"Word": a.Target})
}

// praise tells what a right answer brought.
func (p *Page) praise(a course.Answer) string {
	env := p.env
	text := env.T("learn.right")
	if a.Hints > 0 {
		text = env.T("learn.right.helped")
	}
	if groups := p.c.Groups(); p.s.progress.Open > p.before.Open && p.s.progress.Open < len(groups) {
		return text + " " + env.T("learn.opened", games.Args{"Letters": say.Letters(env, groups[p.s.progress.Open])})
	}
	for _, r := range a.Target {
		if p.c.Mastery(p.s.progress, r) == course.Sure && p.c.Mastery(p.before, r) < course.Sure {
			return text + " " + env.T("learn.mastered", games.Args{"Letter": say.Letter(env, r)})
		}
	}
	return text
}
