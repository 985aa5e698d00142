package decipher_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// TestPictureSeekersFit looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every phase, in both languages.
func TestPictureSeekersFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, word := range []string{"EIS", "HOBBY", "GARTEN"} {
			seekersFit(t, lang, word)
		}
	}
}

func seekersFit(t *testing.T, lang locales.Lang, word string) {
	t.Helper()
	p := seat(t, lang, rules(lang, len(word), func(o *dc.Options) { o.Clock = 60 }), "Maximiliane", "Lee", "Ben", "Mia")
	shelltest.Resize(p.Env, 1000, 620)
	check := func(phase string) {
		t.Helper()
		shelltest.Shot(t, p.Env, "fit_"+string(lang)+"_"+word+"_"+phase)
		if out := shelltest.Outside(p.Env); len(out) > 0 {
			t.Errorf("%s %s: over the edge: %q", lang, phase, out)
		}
		for _, b := range shelltest.Find[*ui.Button](p.Env) {
			if b.Size().Width+.5 < b.MinSize().Width {
				t.Errorf("%s %s: button %q is cut", lang, phase, b.Text())
			}
			end := at(b).Y + b.Size().Height
			if end > 620 {
				t.Errorf("%s %s: button %q ends at %.0f", lang, phase, b.Text(), end)
			}
		}
		for _, row := range shelltest.Find[*fyne.Container](p.Env) {
			isToken := func(o fyne.CanvasObject) bool { _, ok := o.(*draw.Token); return ok }
			if slices.ContainsFunc(row.Objects, isToken) && row.MinSize().Width > row.Size().Width+.5 {
				t.Errorf("%s %s %s: the tokens need %.0f of %.0f", lang, word, phase, row.MinSize().Width, row.Size().Width)
			}
		}
		question := p.question()
		for _, text := range shelltest.Find[*ui.Text](p.Env) {
			if text.String() == question && shelltest.Words(text)[0].Text != question {
				t.Errorf("%s %s: the question is cut: %q", lang, phase, shelltest.Words(text)[0].Text)
			}
		}
	}
	p.word(word)
	check("take")
	p.Key(fyne.KeySpace)
	p.Type("1")
	check("place")
	p.Key(fyne.KeyReturn)
	for p.view().Left == dc.LeftUnknown || p.view().Hand != nil {
		p.place()
	}
	check("bonus")
	p.Key(fyne.KeySpace, fyne.KeyReturn)
	check("hand")
	p.begin("Ben")
	p.Type("ro")
	check("guess")
	p.Key(fyne.KeyEscape)
	p.Submit(2, dc.Guess{Word: word})
	check("end")
	p.Submit(games.Table, games.Abandon{})
	check("result")
}

// question is what stands above the zones.
func (p *seated) question() string {
	if p.view().Phase == dc.PhasePlace {
		return p.Say("decipher.seek.question")
	}
	return p.Say("decipher.seek.turn", games.Args{"Seat": p.view().Turn})
}

// TestPictureMakerFits looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every step, in both languages.
func TestPictureMakerFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, pick := range []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom} {
			makerFits(t, lang, pick)
		}
	}
}

func makerFits(t *testing.T, lang locales.Lang, pick dc.Pick) {
	t.Helper()
	p := seatAt(t, shelltest.New(t, lang), makerOptions(dc.LanguageEnglish, 6, pick), "Tina", "Lee", "Ben")
	shelltest.Resize(p.Env, 1000, 620)
	check := func(step string) {
		t.Helper()
		// The test's driver doesn't follow when a page's least size shrinks, as the real one does.
		shelltest.Resize(p.Env, 1000, 630)
		shelltest.Resize(p.Env, 1000, 620)
		shelltest.Shot(t, p.Env, fmt.Sprintf("maker_%s__%s_%s", lang, pick, step))
		if out := shelltest.Outside(p.Env); len(out) > 0 {
			t.Errorf("%s %s %s: over the edge: %q", lang, pick, step, out)
		}
		for _, b := range shelltest.Find[*ui.Button](p.Env) {
			if b.Size().Width+.5 < b.MinSize().Width || at(b).Y+b.Size().Height > 620 {
				t.Errorf("%s %s %s: button %q is cut: %v of %v at %v", lang, pick, step, b.Text(), b.Size(), b.MinSize(), at(b))
			}
		}
		p.wantNoScroll(fmt.Sprint(lang, " ", pick, " ", step))
		for _, name := range []string{"rack", "slots"} {
			if w := p.Env.Trace.Marked(name); p.sees(name) && (w.Size().Width < w.MinSize().Width || w.Size().Height < w.MinSize().Height) {
				t.Errorf("%s %s: the %s have %v of %v", lang, step, name, w.Size(), w.MinSize())
			}
		}
	}
	p.Unveil()
	check("empty")
	p.Type("suburb")
	check("too much")
	p.Tap("decipher.maker.clear")
	if pick == dc.PickLive {
		p.Type("garden") // all four kinds
	} else {
		p.Type("wïmwam")
	}
	check("full")
	p.Key(fyne.KeyReturn)
	if pick == dc.PickOrder {
		check("order")
		p.Key(fyne.KeyReturn)
		p.Key(fyne.KeyF2)
		p.Unveil()
		check("reorder")
	}
	if pick == dc.PickLive {
		p.Key(fyne.KeyRight)
		check("give")
		p.Must(p.Says("decipher.maker.give", games.Args{"Seat": p.view().Turn}), "the maker gives a piece")
		for _, text := range shelltest.Find[*ui.Text](p.Env) {
			if drawn := shelltest.Words(text)[0].Text; drawn != text.String() {
				t.Errorf("%s: %q is cut: %q", lang, text.String(), drawn)
			}
		}
	}
}

// wantNoScroll tells where the page is higher than the window; small parts of it may scroll.
func (p *seated) wantNoScroll(where string) {
	p.Helper()
	for _, s := range shelltest.Find[*ui.Scroll](p.Env) {
		if h := s.Content.MinSize().Height; h > s.Size().Height+.5 && s.Size().Height > 300 {
			p.Errorf("%s: the page needs %.0f of %.0f", where, h, s.Size().Height)
		}
	}
}
