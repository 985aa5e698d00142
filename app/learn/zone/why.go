package zone

import (
	"slices"

	"spieltisch/app/learn/say"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// fits tells whether the pieces allow a letter: with the rule of the task, and whatever of it has
// been learnt.
func (t *Task) fits(r rune) bool {
	need, ok := t.course.Alphabet().Count(string(r))
	if !ok {
		return false
	}
	for k := range need {
		if t.rules(need, letterpiece.Kind(k)) {
			return false
		}
	}
	return true
}

// rules tells whether the pieces of one kind rule a letter out: of loose ones it needs exactly
// those, in a zone at least them, and of a covered kind no more.
func (t *Task) rules(need letterpiece.Count, k letterpiece.Kind) bool {
	it := t.item
	return need[k] < it.Pieces[k] || need[k] > it.Pieces[k] && (it.Kind == course.Loose || it.Covered[k])
}

// out are the letters among some that the pieces of a kind rule out: those that need fewer, or
// those that need more.
func (t *Task) out(k letterpiece.Kind, more bool, among []rune) []rune {
	return slices.DeleteFunc(slices.Clone(among), func(r rune) bool {
		need, _ := t.course.Alphabet().Count(string(r))
		return !t.rules(need, k) || t.item.Kind == course.Deduce && (need[k] > t.item.Pieces[k]) != more
	})
}

// why is a short sentence on why a letter is possible or not.
func (t *Task) why(r rune) string {
	env, laid := t.env, t.item.Pieces
	need, _ := t.course.Alphabet().Count(string(r))
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		if !t.rules(need, k) {
			continue
		}
		has := say.Has(env, k, need[k])
		if t.item.Kind == course.Deduce && need[k] > laid[k] {
			return env.T("learn.zone.covered", games.Args{"Has": has, "Some": t.further(k)})
		}
		if laid[k] == 0 {
			return env.T("learn.zone.differs.none", games.Args{"Has": has})
		}
		return env.T("learn.zone.differs", games.Args{"Has": has, "N": laid[k], "Number": say.Number(env, laid[k])})
	}
	missing := need.Minus(laid)
	switch {
	case t.item.Kind == course.Loose:
		return env.T("learn.zone.fits")
	case missing.Total() == 0:
		return env.T("learn.zone.complete")
	}
	return env.T("learn.zone.missing", games.Args{"N": missing.Total(), "Pieces": say.SomeOf(env, missing)})
}

// further is one more piece of a kind than lies there: "ein langer Stab", "noch ein langer Stab".
func (t *Task) further(k letterpiece.Kind) string {
	if t.item.Pieces[k] == 0 {
		return say.Some(t.env, k, 1)
	}
	return say.More(t.env, k, 1)
}

// hint is one step of help: what it says, and which letters it strikes out.
type hint struct {
	text string
	out  []rune
}

// hints are all steps: how many letters are asked for, and then what the pieces of each kind rule
// out. After the last only the right letters are left.
func (t *Task) hints() []hint {
	env := t.env
	steps := []hint{{text: env.T("learn.zone.hint.count", games.Args{"N": len(t.item.Must)})}}
	left := slices.Clone(t.item.Among)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		for _, more := range []bool{false, true} {
			out := t.out(k, more, left)
			if len(out) == 0 {
				continue
			}
			left = slices.DeleteFunc(left, func(r rune) bool { return slices.Contains(out, r) })
			steps = append(steps, hint{t.sees(k, more) + " " + t.strikes(out), out})
		}
	}
	return steps
}

// mostNamed is how many letters a step of help names; of more it says how many.
const mostNamed = 6

// strikes says which letters a step of help strikes out.
func (t *Task) strikes(out []rune) string {
	id := games.ID("learn.zone.out")
	if len(out) > mostNamed {
		id = "learn.zone.out_many"
	}
	return t.env.T(id, games.Args{"N": len(out), "Letters": say.Letters(t.env, out)})
}

// sees is what a step of help points at.
func (t *Task) sees(k letterpiece.Kind, more bool) string {
	env := t.env
	has := games.Args{"Has": say.Has(env, k, t.item.Pieces[k])}
	switch {
	case t.item.Kind == course.Loose:
		return env.T("learn.zone.sees", has)
	case more:
		return env.T("learn.zone.no_more", games.Args{"Some": locales.Sentence(t.further(k))})
	}
	return env.T("learn.zone.sees_already", has)
}
