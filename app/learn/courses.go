// Package learn is the course of the letter-piece alphabet: who practises, one task after the other, and the map of what is
// known. The tasks' widgets are packages below.
//
//   - page.go is the page, desk.go where its parts lie: bar.go and head.go, card.go with what the left shows, side.go with
//     map.go and bars.go.
//   - state.go is where the course stands, flow.go how it goes on, session.go where answers are kept, memory.go where it was
//     left, courses.go what it teaches.
//   - task.go and taskhost.go hold the task, verdict.go says what became of it; round.go, summary.go, who.go and fresh.go are
//     what comes between tasks.
//   - menu.go and family.go have the rest: what can be chosen, and how far all are.
package learn

import (
	"context"
	"slices"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	lists "spieltisch/assets/lexicon"
	"spieltisch/games/course"
	"spieltisch/locales"
)

// Courses are the courses with words of each language. Each is made once, when it is first
// wanted. They outlive the page, and so does a task that was left half done.
type Courses struct {
	made map[locales.Lang]*course.Course
	left *unfinished // nil: none
}

// NewCourses has none yet.
func NewCourses() *Courses { return &Courses{made: map[locales.Lang]*course.Course{}} }

// want hands the course in the program's language to done: at once, or when it has been made
// in the background. Progress is the same in all languages: only the words differ.
func (c *Courses) want(env *shell.Env, done func(*course.Course, error)) (cancel context.CancelFunc) {
	lang, letters, all := env.Texts.Lang(), draw.Letters(), env.Lexicons
	if made := c.made[lang]; made != nil && made.Alphabet() == letters {
		done(made, nil)
		return func() {}
	}
	return shell.Work(env, func(context.Context) (*course.Course, error) {
		lex, err := all.Get(lang)
		if err != nil {
			return nil, err
		}
		return course.New(letters, course.Words(lex, letters, blocked(lang)))
	}, func(made *course.Course, err error) {
		if err == nil {
			c.made[lang] = made
		}
		done(made, err)
	})
}

// blocked are the words of a language that no child is given to read.
func blocked(lang locales.Lang) []string {
	if lang == locales.English {
		return slices.Concat(lists.BlockedEnglish(), lists.GrimEnglish())
	}
	return slices.Concat(lists.BlockedGerman(), lists.GrimGerman())
}
