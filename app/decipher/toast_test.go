package decipher_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// A message covers neither the action bar nor the main button, nor the tokens.
func TestToastKeepsClear(t *testing.T) {
	const message = "Das geht jetzt nicht, denn du bist noch gar nicht an der Reihe."
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	shelltest.Resize(p.Env, 1000, 620)
	p.word("HOBBY")
	for _, phase := range []string{"take", "place"} {
		p.Env.Toast(message)
		if out := shelltest.Covered(t, p.Env, message, p.bar(), p.marked("ask"), p.marked("bonus")); len(out) > 0 {
			t.Errorf("%s: %q", phase, out)
		}
		p.place()
	}
}

// Nor does one cover how the curtain is opened: it comes there after the last move was taken back.
func TestToastLeavesTheCurtainsKey(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800)} {
		p := seat(t, locales.English, rules(locales.English, 5), "Tina", "Lee", "Ben")
		shelltest.Resize(p.Env, size.Width, size.Height)
		var how []fyne.CanvasObject
		for _, o := range shelltest.Find[*ui.Para](p.Env) {
			if o.String() == p.Env.T("table.curtain.how") || o.String() == p.Env.T("table.curtain.release") {
				how = append(how, o)
			}
		}
		p.Must(len(how) == 2, "the curtain says how")
		message := p.Env.T("table.undone")
		p.Env.Toast(message)
		if out := shelltest.Covered(t, p.Env, message, how...); len(out) > 0 {
			t.Errorf("%v: %q", size, out)
		}
	}
}

// What the table is told hides no token, neither those on the board nor those of the players, and none of their points: one looks
// at them when a word was wrong. That takes its room from what happened last, or from buttons.
func TestNoticeLeavesTheTokens(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800)} {
			p := seat(t, lang, rules(lang, 5), "Tina", "Lee", "Ben")
			shelltest.Resize(p.Env, size.Width, size.Height)
			p.word("HOBBY")
			p.Submit(1, dc.Take{})
			for _, word := range []string{"PANDA", "KATZE", "HUNDE"} {
				p.Submit(1, dc.Guess{Word: word})
				said := shelltest.Find[*ui.Para](p.Env)
				i := slices.IndexFunc(said, func(o *ui.Para) bool { return strings.Contains(o.String(), word) })
				p.Must(i >= 0, "the table is told")
				for _, w := range shelltest.Words(said[i]) {
					p.Must(!strings.Contains(w.Text, "…"), "to the end: "+w.Text)
				}
				from, to := at(said[i]).SubtractXY(48, 10), at(said[i]).Add(said[i].Size()).AddXY(18, 10) // with icon and edge
				tokens := shelltest.Find[*draw.Token](p.Env)
				p.Must(len(tokens) > 5, "there are tokens")
				for _, o := range tokens {
					a := at(o)
					b := a.Add(o.Size())
					if a.X < to.X && from.X < b.X && a.Y < to.Y && from.Y < b.Y {
						t.Errorf("%s %v %s: from %v to %v it hides a token at %v", lang, size, word, from, to, a)
					}
				}
				p.Must(from.X >= 0 && to.X <= size.Width && to.Y <= size.Height, "it is seen whole")
			}
		}
	}
}

// bar is the card with the button for a guess.
func (p *seated) bar() *ui.Card {
	p.Helper()
	cards, guess := shelltest.Find[*ui.Card](p.Env), p.marked("guess")
	i := slices.IndexFunc(cards, func(c *ui.Card) bool { return slices.Contains(shelltest.Inside[fyne.CanvasObject](c), guess) })
	p.Must(i >= 0, "the action bar")
	return cards[i]
}
