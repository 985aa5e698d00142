package woerterklauer_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Every phase of a turn fits into the least window: nothing is cut off at its sides, and the
// action bar needs no scrolling.
func TestPicturePhasesFit(t *testing.T) {
	seed := novowel(t)
	for _, lang := range locales.Langs {
		o := options()
		o.Clock = wk.DefaultClock
		p := sit(t, lang, o, seed)
		shelltest.Resize(p.Env, 1000, 620)
		fits := func(phase string) {
			t.Helper()
			for _, s := range shelltest.Outside(p.Env) {
				t.Errorf("%s %s: %s", lang, phase, s)
			}
			for _, c := range shelltest.Find[*ui.Card](p.Env) {
				if _, scrolls := shelltest.Around[*ui.Scroll](p.Env, c); scrolls {
					continue
				}
				if end := shelltest.Middle(c).Y + c.Size().Height/2; end > 620 {
					t.Errorf("%s %s: a card ends at %v", lang, phase, end)
				}
			}
		}
		fits("first")
		p.ctrlEnter()
		fits("vowel")
		for p.view().Phase == wk.PhaseVowel {
			for _, tile := range p.view().Pool[:p.view().Aside] {
				p.tapPool(tile.ID)
			}
			p.ctrlEnter()
		}
		fits("lay")
		p.Key(fyne.KeyF8)
		fits("joker")
		p.Key(fyne.KeyEscape)
		p.first(0, 0)
		fits("laid")
		p.ctrlEnter()
		fits("recap")
		p.Key(fyne.KeyF4)
		fits("sheet")
		ui.ClearAbove(p.Env.Window)
		p.ctrlEnter()
		p.sockeField()
		p.sockeDraft()
		fits("draft")
		p.Key(fyne.KeyF5)
		fits("drawer")
		p.Key(fyne.KeyF5)
		p.pose.Show(nil)
		p.Submit(p.view().Asked, wk.GiveUp{})
		fits("result")
	}
}

// Whatever the size of window and text and the language, nothing is cut off.
func TestPictureNothingIsCutOff(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080)} {
			shelltest.Resize(p.Env, size.Width, size.Height)
			p.sockeField()
			p.sockeDraft()
			if out := shelltest.Outside(p.Env); len(out) > 0 {
				t.Errorf("%s %v: %q", lang, size, out)
			}
			f, c := shelltest.Marked(t, p.Env, "field"), p.Env.Window.Canvas().Size()
			if end := shelltest.Middle(f).AddXY(f.Size().Width/2, f.Size().Height/2); end.X > c.Width || end.Y > c.Height+2 {
				t.Errorf("%s %v: the field ends at %v", lang, size, end)
			}
			if cell := p.look().Cell; !p.whole() && cell > 36 || cell < 36 {
				t.Errorf("%s %v: the field isn't seen: %+v", lang, size, p.look())
			}
			for i, tile := range p.pooled() {
				if w := tile.Size().Width; w+5 < 40 { // with the gap
					t.Errorf("%s %v: tile %d of the pool is %v wide", lang, size, i, w)
				}
			}
		}
	}
}

// A word's reason in one sentence is shown whole in the list, however large the letters are.
func TestPictureReasonsAreWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		shelltest.Resize(p.Env, 1000, 620)
		p.sockeField()
		p.at(0, 6)
		p.Type("l")
		p.at(5, 6)
		p.Type("n")
		var drawn []string
		for _, text := range shelltest.Find[*canvas.Text](p.Env) {
			drawn = append(drawn, text.Text)
		}
		want := map[locales.Lang]string{
			locales.German:  "S ausgetauscht, N angefügt: alle 6 rot.",
			locales.English: "S changed, N added: all 6 red.",
		}[lang]
		if !strings.Contains(strings.Join(drawn, " "), want) {
			t.Errorf("%s: %q", lang, drawn)
		}
	}
}
