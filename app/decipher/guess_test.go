package decipher_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// Letters of the guess come from the keys and from the alphabet; what is wrong with the
// word costs nothing.
func TestGuessing(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	p.word("BAER")
	p.Type("gb")
	p.Must(p.guesser() == "Lee" && p.guessed() == "B", "the one in turn is marked, and typing goes on to the word")
	p.Key(fyne.KeyEscape)
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.Must(p.view().Turn == 2, "Ben's turn")
	p.Type("g")
	shelltest.Menu(t, p.Env, p.Say("decipher.seek.who_guesses"))
	p.Must(p.guesser() == "", "the heading is no choice")
	p.Key(fyne.KeyHome, fyne.KeyReturn)
	p.Must(p.guesser() == "Ben", "Ben comes first now")
	p.Key(fyne.KeyEscape)
	p.Tap("decipher.seek.guess")
	shelltest.Menu(t, p.Env, "Ben")
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("decipher.seek.type_first", games.Args{"N": 4}) && p.view().Seats[2].Tokens == 3, "Enter without a letter says what is missing")
	p.Type("bä")
	p.Must(p.guessed() == "BAE", "Ä is two letters")
	p.Must(p.Says("decipher.seek.two_letters", games.Args{"Sign": "Ä", "Letters": "AE"}), "and that is said")
	p.Key(fyne.KeyReturn)
	p.Must(p.Env.Window.Canvas().Overlays().Top() == nil && p.view().Seats[2].Tokens == 3, "too short: refused without cost")
	p.letter('S')
	p.Must(p.guessed() == "BAES", "a tap on the alphabet types")
	p.Key(fyne.KeyLeft, fyne.KeyDelete)
	p.Type("t")
	p.Must(p.guessed() == "BAET", "the cursor works")
	p.Tap("decipher.seek.name", games.Args{"Word": "BAET"})
	p.Must(p.view().Seats[2].Tokens == 2, "it counts")
	p.Type("g")
	shelltest.Menu(t, p.Env, "Lee")
	p.Type("baet")
	p.Must(p.Says(dc.IllegalRefuted, games.Args{"Word": "BAET"}), "the same word again is refused at once")
	p.Key(fyne.KeyReturn)
	p.Must(p.Env.Window.Canvas().Overlays().Top() == nil && p.view().Seats[1].Tokens == 3, "without cost")
	p.Key(fyne.KeyBackspace)
	p.Type("r")
	p.Key(fyne.KeyReturn)
	_, over := p.view().Result()
	p.Must(over, "the right word before any piece")
}

// The third wrong word: the seat is out, and the piece in hand passes on.
func TestElimination(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.Type("2")
	for _, w := range []string{"rot", "tor", "ort"} {
		p.guess("Lee", w)
	}
	v := p.view()
	p.Must(!v.Seats[1].In && v.Turn == 2 && v.Hand != nil && p.chosen() == 1, "Ben has the piece, and the zone is still chosen")
	p.Must(p.Says(dc.EventOut, games.Args{"Seat": games.Seat(1)}) && p.Says("decipher.seek.role.out"), "Lee is out")
	p.Type("g")
	shelltest.Menu(t, p.Env, "Lee")
	p.Must(p.guesser() == "", "Lee can't guess any more")
	p.Key(fyne.KeyEscape)
	for _, w := range []string{"arm", "alm", "ohr"} {
		p.guess("Ben", w)
	}
	r, over := p.view().Result()
	p.Must(over && r.Guesser == games.Table && p.Says("decipher.seek.end_nobody", games.Args{"Maker": r.Maker}), "all are out: the round is over")
	p.Must(!p.Says("decipher.seek.role.out") && !p.Says("decipher.seek.role.found"), "then nobody has done more than others")
}

// The tray says how much a guess costs; a word that can't be, and the last token, are asked for twice.
func TestWhatAGuessCosts(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.begin("Ben")
	p.Type("cis")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Seats[2].Tokens == 3 && p.Says("decipher.seek.misfit_sure"), "no C has a long stick")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Seats[2].Tokens == 2, "Ben knows better")
	for _, word := range []string{"eil", "erz"} {
		p.begin("Ben")
		p.Type(word)
		p.Must(p.Says("decipher.seek.costs", games.Args{"Maker": games.Seat(0)}), "the cost")
		p.Key(fyne.KeyReturn)
	}
	p.Must(p.view().Seats[2].In && p.Says("decipher.seek.last_sure", games.Args{"Seat": games.Seat(2)}), "the last one is asked for twice")
	p.Key(fyne.KeyReturn)
	p.Must(!p.view().Seats[2].In, "then Ben is out")
}

// explains tells whether a tooltip says a text.
func (p *seated) explains(id games.ID, args games.Args) bool {
	return slices.ContainsFunc(shelltest.Find[*ui.Named](p.Env), func(n *ui.Named) bool { return n.Tip() == p.Env.T(id, args) })
}
