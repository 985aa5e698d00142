package decipher

import (
	"fmt"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// TestPictureSeekersFit looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every phase, in both languages and sizes of text.
func TestPictureSeekersFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, percent := range []int{100, 125, 150} {
			for _, word := range []string{"EIS", "HOBBY", "GARTEN"} {
				if percent != 125 && word == "HOBBY" {
					continue // as with three letters
				}
				seekersFit(t, lang, percent, word)
			}
		}
	}
}

func seekersFit(t *testing.T, lang locales.Lang, percent int, word string) {
	t.Helper()
	p := seat(t, lang, rules(lang, len(word), func(o *dc.Options) { o.Clock = 60 }), "Maximiliane", "Lee", "Ben", "Mia")
	shelltest.TextSize(p.env, percent)
	shelltest.Resize(p.env, 1000, 620)
	check := func(phase string) {
		t.Helper()
		shelltest.Shot(t, p.env, "fit_"+string(lang)+"_"+strconv.Itoa(percent)+"_"+word+"_"+phase)
		if out := shelltest.Outside(p.env); len(out) > 0 {
			t.Errorf("%s %d %s: over the edge: %q", lang, percent, phase, out)
		}
		for _, b := range shelltest.Find[*ui.Button](p.env) {
			if b.Size().Width+.5 < b.MinSize().Width {
				t.Errorf("%s %d %s: button %q is cut", lang, percent, phase, b.Text())
			}
			end := at(b).Y + b.Size().Height
			if end > 620 {
				t.Errorf("%s %d %s: button %q ends at %.0f", lang, percent, phase, b.Text(), end)
			}
		}
		if k := p.board.seekers.tokens; k.object.Visible() && k.row.MinSize().Width > k.row.Size().Width+.5 {
			t.Errorf("%s %d %s %s: the tokens need %.0f of %.0f", lang, percent, word, phase, k.row.MinSize().Width, k.row.Size().Width)
		}
		h := p.board.seekers.hand
		drawn, _ := test.WidgetRenderer(h.title).Objects()[0].(*canvas.Text)
		if h.object.Visible() && drawn.Text != h.title.String() {
			t.Errorf("%s %d %s: the question is cut: %q", lang, percent, phase, drawn.Text)
		}
	}
	p.word(word)
	check("take")
	p.key(fyne.KeySpace)
	p.typed("1")
	check("place")
	p.key(fyne.KeyReturn)
	for p.view().Left == dc.LeftUnknown || p.view().Hand != nil {
		p.place()
	}
	check("bonus")
	p.key(fyne.KeySpace, fyne.KeyReturn)
	check("hand")
	p.typed("g")
	shelltest.Menu(t, p.env, "Ben")
	p.typed("ro")
	check("guess")
	p.key(fyne.KeyEscape)
	p.submit(2, dc.Guess{Word: word})
	check("end")
	p.submit(games.Table, games.Abandon{})
	check("result")
}

// TestPictureMakerFits looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every step, in both languages and sizes of text.
func TestPictureMakerFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, percent := range []int{100, 150} {
			for _, pick := range []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom} {
				makerFits(t, lang, percent, pick)
			}
		}
	}
}

func makerFits(t *testing.T, lang locales.Lang, percent int, pick dc.Pick) {
	t.Helper()
	p := newPuzzle(t, lang, makerOptions(dc.LanguageEnglish, 6, pick))
	shelltest.TextSize(p.env, percent)
	shelltest.Resize(p.env, 1000, 620)
	check := func(step string) {
		t.Helper()
		// The test's driver doesn't follow when a page's least size shrinks, as the real one does.
		shelltest.Resize(p.env, 1000, 630)
		shelltest.Resize(p.env, 1000, 620)
		shelltest.Shot(t, p.env, fmt.Sprintf("maker_%s_%d_%s_%s", lang, percent, pick, step))
		if out := shelltest.Outside(p.env); len(out) > 0 {
			t.Errorf("%s %d %s %s: over the edge: %q", lang, percent, pick, step, out)
		}
		for _, b := range shelltest.Find[*ui.Button](p.env) {
			if b.Size().Width+.5 < b.MinSize().Width || at(b).Y+b.Size().Height > 620 {
				t.Errorf("%s %d %s %s: button %q is cut: %v of %v at %v", lang, percent, pick, step, b.Text(), b.Size(), b.MinSize(), at(b))
			}
		}
		for _, w := range shelltest.Find[*rack](p.env) {
			if w.Size().Width < w.MinSize().Width || w.Size().Height < w.MinSize().Height {
				t.Errorf("%s %d %s: the rack has %v of %v", lang, percent, step, w.Size(), w.MinSize())
			}
		}
		for _, w := range shelltest.Find[*slots](p.env) {
			if w.Size().Width < w.MinSize().Width || w.Size().Height < w.MinSize().Height {
				t.Errorf("%s %d %s: the slots have %v of %v", lang, percent, step, w.Size(), w.MinSize())
			}
		}
	}
	p.unveil()
	check("empty")
	p.typed("suburb")
	check("too much")
	p.word().clear.Tapped(nil)
	p.typed("wïmwam")
	check("full")
	p.key(fyne.KeyReturn)
	if pick == dc.PickOrder {
		check("order")
		p.key(fyne.KeyReturn)
		p.board.desk.AskScreen(0)
		p.unveil()
		check("reorder")
	}
	if pick == dc.PickLive {
		p.typed("1")
		check("give")
	}
}
