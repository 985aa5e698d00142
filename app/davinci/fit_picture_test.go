package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// turnPages are views of the first seat in all phases of a turn, with few tiles and with
// as many as may be.
func turnPages(t *testing.T, o dv.Options) map[string]dv.View {
	t.Helper()
	again := davinci.ThreeSeats(t, o)
	guess := davinci.ThreeSeats(t, o)
	guess.Phase = dv.PhaseGuess
	draw := davinci.ThreeSeats(t, o)
	draw.Phase, draw.Drawn, draw.Places, draw.Middle = dv.PhaseDraw, nil, nil, [dv.Colors]int{5, 4}
	late := davinci.ThreeSeats(t, o)
	late.Late = true
	open := davinci.Position(t, o, "", "b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?")
	open.Phase = dv.PhaseOpen
	two := davinci.Position(t, o, "b-", "b0 w1 b2 w3 b4 w5 b6 w7 +b8 +w9", "b? w? b? w? b? w? b? w? b? w? b? w? b?")
	two.Places = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	four := davinci.Position(t, o, "w-", "b1 w4 b7 +w8 w10", "b? w? b? w? b? w? b?", "w? b? w? b? w? b? w?", "b? w? b? w? b? w?")
	four.Places = []int{0, 1, 2, 3, 4, 5}
	return map[string]dv.View{"draw": draw, "guess": guess, "again": again, "late": late, "open": open, "two": two, "four": four}
}

// cut lists what lies outside of the window, or has less room than it needs.
func (p *seated) cut() []string {
	out := shelltest.Outside(p.Env)
	act, numbers := shelltest.Marked(p.TB, p.Env, "act"), shelltest.Marked(p.TB, p.Env, "numbers")
	tight := []fyne.CanvasObject{p.card(act), p.card(numbers)} // they get along with less
	for _, c := range shelltest.Find[*ui.Card](p.Env) {
		if !shelltest.Within(c, p.Env.Window.Content()) {
			out = append(out, fmt.Sprintf("a card at %v, %v", shelltest.Middle(c), c.Size()))
		}
		if least := c.MinSize(); !slices.Contains(tight, fyne.CanvasObject(c)) && (c.Size().Width < least.Width-.5 || c.Size().Height < least.Height-.5) {
			out = append(out, fmt.Sprintf("a card is %v and needs %v", c.Size(), least))
		}
	}
	for _, mark := range []string{"act", "stop"} {
		b := shelltest.Marked(p.TB, p.Env, mark)
		least := b.MinSize().SubtractWidthHeight(32, 0) // its sides may be narrower than usual
		if shelltest.Seen(p.Env, b) && (!p.whole(b) || b.Size().Width < least.Width-.5 || b.Size().Height < least.Height-.5) {
			out = append(out, fmt.Sprintf("%s at %v is %v and needs %v", mark, shelltest.Middle(b), b.Size(), least))
		}
	}
	v := p.view(0)
	if asks := v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain; asks != p.picking() {
		out = append(out, fmt.Sprintf("keys are there: %t", !asks))
	} else if asks {
		out = append(out, p.cutKeys()...)
	}
	return append(out, p.cutTiles()...)
}

// cutKeys says whether the keys are too small or not on the card. They lie 8 pixels apart.
func (p *seated) cutKeys() (out []string) {
	keys := shelltest.Marked(p.TB, p.Env, "numbers")
	wide, high := p.keyAt(1).X-p.keyAt(0).X-8, p.keyAt(11).Y-p.keyAt(0).Y-8
	if high < 0 { // all in one line
		high = keys.Size().Height
	}
	if wide < 40 || high < 40 {
		out = append(out, fmt.Sprintf("the keys are %v wide and %v high", wide, high))
	}
	if card := p.card(keys); !shelltest.Within(keys, card) {
		out = append(out, fmt.Sprintf("the keys are %v in %v", keys.Size(), card.Size()))
	}
	return out
}

// The page of a turn fits the least window in every phase and language, with
// all notes; nothing lies over another thing.
func TestPictureTurnFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, c := range []struct{ width, height float32 }{{1000, 620}, {1280, 800}} {
			for _, kind := range []dv.PadKind{dv.PadOff, dv.PadChances} {
				p := seatThree(t, lang, davinci.Rules(true, kind))
				shelltest.Resize(p.Env, c.width, c.height)
				step := 40
				for name, v := range turnPages(t, p.view(0).Options) {
					if name == "two" || name == "four" {
						continue // other seats: below
					}
					step++
					v.Step = step // nothing chosen yet
					p.show(v)
					got := append(p.cut(), shelltest.Overlapping(p.said())...)
					if guessing(v) {
						p.point(13)
						p.Type("-")
						got = append(append(got, p.cut()...), p.lacking(v)...)
					}
					if len(got) > 0 {
						t.Errorf("%s, %v×%v, notes %s, %s: %q", lang, c.width, c.height, kind, name, got)
					}
				}
			}
		}
	}
}

// So it does with the most tiles that two and four players can have.
func TestPictureTurnOfManyTilesFits(t *testing.T) {
	names := []string{"Tina", "Lee", "Maximiliane von Schmidt", "Ben"}
	for _, lang := range locales.Langs {
		for name, seats := range map[string]int{"two": 2, "four": 4} {
			p := takeTurn(t, lang, davinci.Rules(true, dv.PadForced), names[:seats]...)
			shelltest.Resize(p.Env, 1000, 620)
			v := turnPages(t, p.view(0).Options)[name]
			p.show(v)
			target := v.Targets()[len(v.Targets())-1]
			p.Key(fyne.KeyLeft)
			p.Type("11")
			if got := p.cut(); len(got) > 0 {
				t.Errorf("%s, %s: %q", lang, name, got)
			}
			_, seat, place, _ := v.Find(target.ID)
			shelltest.Shot(t, p.Env, fmt.Sprint("fit-", lang, name))
			p.Must(p.Says("davinci.pick.question", games.Args{"Of": seat, "Place": place + 1}), "the question is there")
		}
	}
}

// Every public page fits the least window, in both languages, and the
// curtain needs no scrolling.
func TestPicturePublicPagesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for name, to := range map[string]func(dv.View) bool{
			"deal": phaseIs(dv.PhaseDeal), "taken": phaseIs(dv.PhaseArrange), "curtain": func(v dv.View) bool { return v.TurnNumber >= 9 },
			"scored": phaseIs(dv.PhaseScored), "over": phaseIs(dv.PhaseOver),
		} {
			for _, seats := range []int{2, 4} {
				o := davinci.Rules(true, dv.PadNotes)
				o.Rounds, o.Deal = 2, name != "taken"
				p := seat(t, lang, o, 11, everybody[:seats]...)
				env := p.Env
				shelltest.Resize(env, 1000, 620)
				right := 1
				if name == "curtain" {
					right = 0 // long rows
				}
				p.until(4, right, to)
				what := fmt.Sprintf("public_%s_%s__%d", name, lang, seats)
				shelltest.Shot(t, env, what)
				if out := shelltest.Outside(env); len(out) > 0 {
					t.Errorf("%s: outside of the window:\n%s", what, strings.Join(out, "\n"))
				}
				if h := p.pageHeight(); h > 620 {
					t.Errorf("%s: %.0f high", what, h)
				}
			}
		}
	}
}
