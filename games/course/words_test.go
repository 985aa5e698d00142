package course_test

import (
	"testing"

	"spieltisch/games/course"
)

func TestSpell(t *testing.T) {
	for typed, want := range map[string]string{" hund ": "HUND", "Äpfel": "AEPFEL", "Fuß": "FUSS", "it’s": "IT'S", "e–mail": "E-MAIL", "": "", "k9": "K9"} {
		if got := course.Spell(typed); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
}
