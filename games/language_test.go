package games_test

import (
	"testing"

	"spieltisch/games"
)

func TestSetLanguage(t *testing.T) {
	for setup, want := range map[string]string{
		`{"Options":{"Seats":2},"Set":{"Dice":[],"Language":"en"},"Seed":1}`: "en",
		`{"Seats":2,"Set":{"Language":"en","Dice":[]}}`:                      "en",
		`{"Options":{"Seats":2},"Set":[{"Letter":"A"}],"Language":"en"}`:     "en",
		`{"Options":{"Seats":2},"Set":{"Dice":[]},"Seed":1}`:                 "",
		`{"Options":{"Language":"en"},"Seed":1}`:                             "", // the words of Decipher need no set
		`{"Seats":2,"Length":5,"Language":"de"}`:                             "", // nor do its sheets
		`{"Set":[1]}`:                                                        "", `{`: "", ``: "",
	} {
		if got := games.SetLanguage([]byte(setup)); got != want {
			t.Errorf("%s is of %q, want %q", setup, got, want)
		}
	}
}
