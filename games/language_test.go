package games_test

import (
	"testing"

	"spieltisch/games"
)

func TestSetLanguage(t *testing.T) {
	for setup, want := range map[string]struct{ set, words string }{
		`{"Options":{"Seats":2},"Set":{"Dice":[],"Language":"en"},"Seed":1}`: {"en", "en"},
		`{"Seats":2,"Set":{"Language":"en","Dice":[]}}`:                      {"en", "en"},
		`{"Options":{"Seats":2},"Set":[{"Letter":"A"}],"Language":"en"}`:     {"en", "en"},
		`{"Options":{"Seats":2},"Set":{"Dice":[]},"Seed":1}`:                 {"", "de"},
		`{"Options":{"Language":"en"},"Seed":1}`:                             {"", "en"}, // the words of Decipher need no set
		`{"Seats":2,"Length":5,"Language":"de"}`:                             {"", "de"}, // nor do its sheets
		`{"Seats":2,"Size":7,"Level":1}`:                                     {},         // those of Wörterklauer don't say
		`{"Set":[1]}`:                                                        {"", "de"}, `{`: {}, ``: {},
	} {
		if got := games.SetLanguage([]byte(setup)); got != want.set {
			t.Errorf("%s is of %q, want %q", setup, got, want.set)
		}
		if got := games.WordLanguage([]byte(setup)); got != want.words {
			t.Errorf("%s makes words of %q, want %q", setup, got, want.words)
		}
	}
}
