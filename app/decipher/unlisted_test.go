package decipher_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// Of a secret word that the list doesn't have the log says so once everybody knows the word, and not before.
func TestUnlistedSecretWordIsMarkedAtTheEndOfItsRound(t *testing.T) {
	for _, lang := range locales.Langs {
		for word, want := range map[string]bool{"XAXAX": true, "HUNDE": false} {
			p := seat(t, lang, rules(locales.German, 5), "Tina", "Lee")
			p.word(word)
			marked := func() bool { return p.Says(table.EventUnlisted, games.Args{"Word": word}) }
			p.Must(!marked(), "it is secret")
			p.Submit(1, dc.Guess{Word: "HANDE"})
			p.Must(!marked() && !p.Says(table.EventUnlisted, games.Args{"Word": "HANDE"}), "a wrong guess says nothing")
			p.Submit(1, dc.Guess{Word: word})
			p.Key(fyne.KeyF9)
			p.Must(marked() == want, "at the end of the round")
		}
	}
}
