package decipher_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// puzzling is a computer that makes a word of a test, and tells it if it leaks.
func puzzling(w twin, leaks bool) planted {
	return func(v dc.View, seat games.Seat) (games.Choice, bool) {
		if v.Asked != seat {
			return games.Choice{}, false
		}
		c := games.Choice{Action: dc.SetWord{Word: w.word, Order: w.order}, Why: "decipher.mind.word"}
		if leaks {
			c.Why, c.Args = "decipher.mind.guess", games.Args{"Word": w.word}
		}
		return c, true
	}
}

// playMadeTwin has a computer make the word of a twin, and takes pictures of what persons see from before it until somebody
// guesses it.
func playMadeTwin(t *testing.T, w twin, leaks bool, names ...string) (secret, revealed []tabletest.Shot) {
	t.Helper()
	p := plant(t, rules(locales.German, len(w.word)), puzzling(w, leaks), names...)
	take := func(name string) { secret = append(secret, tabletest.Shoot(t, p.Env, name)) }
	take("thinks")
	for range 5 {
		p.pass(500 * time.Millisecond)
		take("its turn")
	}
	p.Must(p.seen(0).Secret != nil && p.view().Asked == 1, "the word is made")
	if leaks {
		return secret, nil
	}
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.pass(3 * time.Second)
	take("a yes")
	p.Key(fyne.KeyF9)
	take("the log")
	p.Key(fyne.KeyEscape, fyne.KeyF1)
	take("the keys")
	p.Key(fyne.KeyEscape)
	p.undo()
	p.pass(3 * time.Second)
	take("nothing to take back")
	p.Key(fyne.KeyF2)
	take("nobody goes over its order")
	p.seated = p.again()
	take("opened again")
	p.Submit(1, dc.Guess{Word: w.word})
	p.pass(5 * time.Second)
	return secret, []tabletest.Shot{tabletest.Shoot(t, p.Env, "the word")}
}

// Two computers that made different words, of which all that was asked is the same, look and say the same to the last pixel
// until the word is shown. A computer that tells its word is found out.
func TestPictureWordsOfComputers(t *testing.T) {
	for _, names := range [][]string{{"Nova", "Tina"}, {"Nova", "Tina", "Lee"}} {
		for name, pair := range twins {
			a, wordA := playMadeTwin(t, pair[0], false, names...)
			b, wordB := playMadeTwin(t, pair[1], false, names...)
			if got := tabletest.Differing(a, b); len(got) > 0 {
				t.Errorf("%s: something tells the word: %q", name, got)
			}
			if len(tabletest.Differing(wordA, wordB)) == 0 {
				t.Errorf("%s: the words look the same: this test could not fail", name)
			}
		}
	}
	pair := twins["same pieces"]
	a, _ := playMadeTwin(t, pair[0], true, "Nova", "Tina")
	b, _ := playMadeTwin(t, pair[1], true, "Nova", "Tina")
	if len(tabletest.Differing(a, b)) == 0 {
		t.Error("a computer that tells its word isn't noticed")
	}
}
