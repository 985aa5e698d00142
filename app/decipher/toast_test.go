package decipher_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// A message covers neither the action bar nor the main button.
func TestToastKeepsClear(t *testing.T) {
	const message = "Das geht jetzt nicht, denn du bist noch gar nicht an der Reihe."
	for _, percent := range []int{100, 150} {
		p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
		shelltest.TextSize(p.Env, percent)
		shelltest.Resize(p.Env, 1000, 620)
		p.word("HOBBY")
		for _, phase := range []string{"take", "place"} {
			p.Env.Toast(message)
			if out := shelltest.Covered(t, p.Env, message, p.bar(), p.marked("ask")); len(out) > 0 {
				t.Errorf("%d %s: %q", percent, phase, out)
			}
			p.place()
		}
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

// What the table is told lies next to the Bonus Tokens: one looks at them when a word was wrong.
func TestNoticeLeavesTheBonusTokens(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, percent := range []int{100, 125, 150} {
			for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800)} {
				p := seat(t, lang, rules(lang, 5), "Tina", "Lee", "Ben")
				shelltest.TextSize(p.Env, percent)
				shelltest.Resize(p.Env, size.Width, size.Height)
				p.word("HOBBY")
				p.Submit(1, dc.Guess{Word: "PANDA"})
				said := shelltest.Find[*ui.Para](p.Env)
				i := slices.IndexFunc(said, func(o *ui.Para) bool { return strings.Contains(o.String(), "PANDA") })
				p.Must(i >= 0, "the table is told")
				for _, word := range shelltest.Words(said[i]) {
					p.Must(!strings.Contains(word.Text, "…"), "to the end: "+word.Text)
				}
				tokens := p.marked("bonus")
				// 48: the icon before it, and the notice's edge
				if end := at(tokens).X + tokens.Size().Width; at(said[i]).X-48 < end+4 || at(said[i]).X+said[i].Size().Width > size.Width {
					t.Errorf("%s %d %v: the notice begins at %v, the tokens end at %v", lang, percent, size, at(said[i]), end)
				}
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
