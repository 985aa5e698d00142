// Package say puts letters of pieces into words, as one would say them to a child
// at the table.
package say

import (
	"strconv"
	"strings"
	"unicode"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// kind is how a kind of piece is called.
type kind struct {
	counted games.ID // "2 long sticks"
	said    games.ID // "two long sticks"
	more    games.ID // "another long stick": when one was named before
	has     games.ID // "has one long stick"
	no      games.ID // "has no long stick"
}

var kinds = [letterpiece.Kinds]kind{
	{"alphabet.long", "learn.say.long", "learn.say.long.more", "learn.say.long.has", "learn.say.long.no"},
	{"alphabet.short", "learn.say.short", "learn.say.short.more", "learn.say.short.has", "learn.say.short.no"},
	{"alphabet.wide", "learn.say.wide", "learn.say.wide.more", "learn.say.wide.has", "learn.say.wide.no"},
	{"alphabet.u", "learn.say.u", "learn.say.u.more", "learn.say.u.has", "learn.say.u.no"},
}

// numbers are the words for 2, 3 and 4; no letter has more pieces of a kind in a row.
var numbers = [...]games.ID{"learn.say.two", "learn.say.three", "learn.say.four"}

// Letter is what a letter or sign is called within a sentence: "K", "Bindestrich".
func Letter(env *shell.Env, r rune) string {
	switch r {
	case '-':
		return env.T("learn.say.hyphen")
	case '\'':
		return env.T("learn.say.apostrophe")
	}
	return string(unicode.ToUpper(r))
}

// Title is a letter or sign as a heading: "Buchstabe K", "Bindestrich".
func Title(env *shell.Env, r rune) string {
	switch r {
	case '-':
		return env.T("alphabet.hyphen")
	case '\'':
		return env.T("alphabet.apostrophe")
	}
	return env.T("alphabet.letter", games.Args{"Letter": Letter(env, r)})
}

// Letters are several of them in their order: "F, K und Z". No letter is "".
func Letters(env *shell.Env, letters []rune) string {
	return env.Join(each.Of(letters, func(r rune) string { return Letter(env, r) }))
}

// Pieces counts pieces: "1 langer Stab und 2 kurze Stäbe". No piece is "".
func Pieces(env *shell.Env, count letterpiece.Count) string {
	var list []string
	for k, n := range count {
		if n > 0 {
			list = append(list, env.T(kinds[k].counted, games.Args{"N": n}))
		}
	}
	return env.Join(list)
}

// Some is so many pieces of a kind within a sentence: "ein langer Stab", "two U curves".
func Some(env *shell.Env, k letterpiece.Kind, n int) string {
	return env.T(kinds[k].said, games.Args{"N": n, "Number": Number(env, n)})
}

// More is so many further pieces of a kind: "noch ein langer Stab", "two more U curves".
func More(env *shell.Env, k letterpiece.Kind, n int) string {
	return env.T(kinds[k].more, games.Args{"N": n, "Number": Number(env, n)})
}

// Has is so many pieces of a kind as what one has or sees: "einen langen Stab", "no U curve".
func Has(env *shell.Env, k letterpiece.Kind, n int) string {
	if n == 0 {
		return env.T(kinds[k].no)
	}
	return env.T(kinds[k].has, games.Args{"N": n, "Number": Number(env, n)})
}

// SomeOf is Some of several kinds, as a list: "ein langer Stab und zwei U-Bögen". No piece is "".
func SomeOf(env *shell.Env, count letterpiece.Count) string {
	var list []string
	for k, n := range count {
		if n > 0 {
			list = append(list, Some(env, letterpiece.Kind(k), n))
		}
	}
	return env.Join(list)
}

// Recipe is how a letter is made: "Ein langer Stab, dann zwei kurze Stäbe."
func Recipe(env *shell.Env, c *course.Course, r rune) string {
	return strings.Join(Parts(env, c, r), " ")
}

// Parts are the parts of the Recipe, one for each of c.Recipe(r): "Ein langer Stab,"
// and "dann zwei kurze Stäbe."
func Parts(env *shell.Env, c *course.Course, r rune) []string {
	recipe := c.Recipe(r)
	out := make([]string, len(recipe))
	var named [letterpiece.Kinds]bool
	for i, p := range recipe {
		said := Some(env, p.Kind, p.N)
		if named[p.Kind] {
			said = More(env, p.Kind, p.N)
		}
		named[p.Kind] = true
		if i == 0 {
			said = locales.Sentence(said)
		} else {
			said = env.T("learn.say.then", games.Args{"Part": said})
		}
		if i < len(recipe)-1 {
			out[i] = said + ","
		} else {
			out[i] = said + "."
		}
	}
	return out
}

func Number(env *shell.Env, n int) string {
	if i := n - 2; i >= 0 && i < len(numbers) {
		return env.T(numbers[i])
	}
	return strconv.Itoa(n)
}

// spots are the words for where a piece stands, by how far it is down and across.
var spots = map[course.Spot]games.ID{
	{Across: -1, Down: -1}: "learn.at.top.left", {Down: -1}: "learn.at.top", {Across: 1, Down: -1}: "learn.at.top.right",
	{Across: -1}: "learn.at.left", {}: "learn.at.middle", {Across: 1}: "learn.at.right",
	{Across: -1, Down: 1}: "learn.at.bottom.left", {Down: 1}: "learn.at.bottom", {Across: 1, Down: 1}: "learn.at.bottom.right",
}

// Places are the parts of a letter, one for each of c.Recipe(r), with where their pieces stand: "Zwei kurze Stäbe: oben und
// in der Mitte". Of a part that is the whole letter there is nothing to say.
func Places(env *shell.Env, c *course.Course, r rune) []string {
	recipe, at := c.Recipe(r), c.Spots(r)
	out := make([]string, len(recipe))
	for i, p := range recipe {
		out[i] = locales.Sentence(Some(env, p.Kind, p.N))
		if len(recipe) == 1 && len(at[i]) == 1 {
			continue
		}
		list := each.Of(at[i], func(s course.Spot) string { return env.T(spots[s]) })
		out[i] = env.T("learn.at", games.Args{"Part": out[i], "Places": env.Join(list)})
	}
	return out
}
