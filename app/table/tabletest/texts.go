package tabletest

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/locales"
)

// people sit at the tables of the texts.
var people = []string{"Tina", "Lee", "Ben"}

// Told are the events of a match as the table and each seat may know them.
func Told(m games.Match, seats int) []games.Event {
	out := m.Events(games.Table, 0)
	for s := range games.Seat(seats) {
		out = append(out, m.Events(s, 0)...)
	}
	return out
}

// Whole fails when the text of a game's message lacks an argument, or is none at all.
func Whole(t *testing.T, env *shell.Env, kind string, id games.ID, args games.Args) {
	t.Helper()
	text := env.Named(people, id, args)
	broken := func(sign string) bool { return strings.Contains(text, sign) }
	if text == "" || slices.ContainsFunc([]string{"<no value>", kind + ".", "  ", "..", "{", "}", "[", "]"}, broken) {
		t.Errorf("%s %s: %q", env.Texts.Lang(), id, text)
	}
}

// EventsAreWhole fails unless each event reads as a sentence, and these are among them.
func EventsAreWhole(t *testing.T, kind string, events []games.Event, want ...games.ID) {
	t.Helper()
	seen := map[games.ID]bool{}
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for _, e := range events {
			seen[e.ID] = true
			Whole(t, env, kind, e.ID, e.Args)
		}
	}
	for _, id := range want {
		if !seen[id] {
			t.Errorf("no match had %s", id)
		}
	}
}

// EventsNameSeats fails when something in a log speaks to somebody: everybody reads it.
func EventsNameSeats(t *testing.T, events []games.Event) {
	t.Helper()
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for _, e := range events {
			text := env.Named(people, e.ID, e.Args)
			words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,.:()", r) })
			for _, you := range []string{"du", "dein", "deine", "dir", "dich", "ihr", "euer", "you", "your"} {
				if slices.Contains(words, you) {
					t.Errorf("%s: %q", e.ID, text)
				}
			}
		}
	}
}
