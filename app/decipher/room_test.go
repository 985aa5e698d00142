package decipher_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// cut are the texts in the page's stamps, and those of the tray that begin so, that are longer than their place.
func (p *seated) cut(said ...string) (out []string) {
	for _, o := range shelltest.Find[*ui.Text](p.Env) {
		if slices.Contains(said, o.String()) && shelltest.Words(o)[0].Text != o.String() {
			out = append(out, o.String())
		}
	}
	for _, o := range shelltest.Find[*ui.Stamp](p.Env) {
		_, line := o.Said()
		for _, w := range shelltest.Inside[*ui.Text](o) {
			if o.Struck() && w.String() == line && (len(shelltest.Words(w)) == 0 || shelltest.Words(w)[0].Text != line) {
				out = append(out, line)
			}
		}
	}
	return out
}

// The words of seats, tray and stamp have their room, however wide the window is.
func TestTrayAndStampAreNotCut(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}, {Width: 1477, Height: 831}} {
			p := seat(t, lang, rules(lang, 6), "Maximiliane", "Lee", "Ben", "Mia")
			ui.SetAnimations(false)
			shelltest.Resize(p.Env, size.Width, size.Height)
			check := func(said ...string) {
				t.Helper()
				for _, s := range said {
					p.Must(slices.Contains(shelltest.Texts(p.Env), s), s)
				}
				if out := p.cut(said...); len(out) > 0 {
					t.Errorf("%s at %v: cut: %q", lang, size, out)
				}
			}
			p.word("GARTEN")
			for p.view().Phase != dc.PhaseBonus {
				if p.view().Phase == dc.PhaseTake {
					p.Key(fyne.KeySpace)
				}
				p.Key(fyne.KeyRight)
				check(p.Env.T("decipher.seek.again_sub"))
				p.Key(fyne.KeyReturn)
				check()
			}
			check(p.Env.T("decipher.seek.bonus_sub", games.Args{"N": p.view().Left}))
			p.Key(fyne.KeySpace, fyne.KeyReturn) // a token for the Puzzle Maker
			check(p.Env.T("decipher.seek.role.maker"))
			p.begin("Ben")
			p.Type("abcdef")
			check(p.Env.T("decipher.seek.misfit"))
			p.Key(fyne.KeyReturn, fyne.KeyTab, fyne.KeyReturn)
		}
	}
}

// The verdict that begins Bonus Mode has its room next to the buttons, where a computer is the Puzzle Maker too.
func TestVerdictBesideTheButtons(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}} {
		p := against(t, rules(locales.German, 4), "Sphinx", "Tina")
		ui.SetAnimations(false)
		shelltest.Resize(p.Env, size.Width, size.Height)
		p.until("Tina's turn", func() bool { return p.view().Asked == 1 })
		for range 40 {
			p.pass(2 * time.Second)
			if p.place(); p.view().Bonus {
				break
			}
		}
		p.Must(p.stamped("decipher.stamp.yes") && p.Says("decipher.seek.bonus_now", games.Args{"N": 3}), "Bonus Mode is announced")
		p.Must(len(p.cut()) == 0, fmt.Sprintf("%v: cut: %q", size, p.cut()))
	}
}

// The letters of the box lie in two lines of the same length, also with the marks that English words have.
func TestLettersLieInTwoLines(t *testing.T) {
	for _, lang := range []dc.Language{dc.LanguageGerman, dc.LanguageEnglish} {
		p := making(t, locales.German, makerOptions(lang, 5, dc.PickOrder))
		lines := map[float32]int{}
		for _, w := range shelltest.Words(p.marked("rack")) {
			lines[w.At.Y]++
		}
		p.Must(len(lines) == 2, fmt.Sprint("lines of letters: ", lines))
		for _, n := range lines {
			p.Must(2*n == len(shelltest.Words(p.marked("rack"))), fmt.Sprint("letters in a line: ", lines))
		}
	}
}

// In Bonus Mode Enter is the button, after a tap on a zone too: it says first what it costs, as Space does.
func TestEnterAsksForAPiece(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	p.word("LAMM")
	for p.view().Phase != dc.PhaseBonus {
		p.place()
	}
	before := p.view().BonusTokens
	p.zone(0)
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("decipher.seek.demand_sure") && p.view().BonusTokens == before, "Enter says what it costs")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().BonusTokens < before, "and pays for the piece")
}

// While a verdict is struck a computer's words are away and its face is beside it, in a low tray as well; one lamp is lit, at whoever is to act.
func TestVerdictBesideTheFace(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}} {
		p := against(t, rules(locales.German, 4), "Tina", "Sphinx")
		shelltest.Resize(p.Env, size.Width, size.Height)
		p.Type("lamm")
		p.Key(fyne.KeyReturn, fyne.KeyReturn)
		seen := 0
		for range 300 {
			if _, over := p.view().Result(); over {
				break
			}
			lit := 0
			for _, l := range shelltest.Find[*ui.Lamp](p.Env) {
				if l.Lit() {
					lit++
				}
			}
			p.Must(lit == 1, fmt.Sprint("one lamp is lit, not ", lit))
			for _, o := range shelltest.Find[*ui.Stamp](p.Env) {
				if !o.Struck() {
					continue
				}
				seen++
				p.Must(len(p.cut()) == 0, fmt.Sprintf("cut: %q", p.cut()))
				p.Must(len(shelltest.Find[*ui.Bubble](p.Env)) == 0, "the bubble is away")
				big := slices.ContainsFunc(shelltest.Find[*ui.Avatar](p.Env), func(a *ui.Avatar) bool {
					return at(a).Y+a.Size().Height > at(o).Y && at(a).X+a.Size().Width <= at(o).X
				})
				p.Must(big, "the face is beside it")
			}
			p.pass(4 * step)
		}
		p.Must(seen > 0, "a verdict was struck")
	}
}

// Two at the table share its whole width.
func TestTwoSeatsFillTheWidth(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee")
	shelltest.Resize(p.Env, 1477, 831)
	p.word("LAMM")
	mat := p.marked("zones")
	right := float32(0)
	for _, o := range shelltest.Find[*ui.Text](p.Env) {
		if o.String() == "0" {
			right = max(right, at(o).X+o.Size().Width)
		}
	}
	p.Must(right > at(mat).X+mat.Size().Width-30, fmt.Sprint("the last points end at the right, not ", right))
}

// The drawer covers neither the zone that is looked up nor what asks for it.
func TestZonesLieBesideTheDrawer(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 6), "Tina", "Lee", "Ben")
	shelltest.Resize(p.Env, 1000, 620)
	p.word("GARTEN")
	p.Key(fyne.KeySpace)
	p.Type("6")
	wide := p.spot(5, 1, 0).X
	p.Key(fyne.KeyF5)
	for _, name := range []string{"zone6", "ask", "guess"} {
		o := p.marked(name)
		p.Must(at(o).X+o.Size().Width < at(p.alphabet()).X, name+" is covered")
	}
	p.Key(fyne.KeyF5)
	p.Must(p.spot(5, 1, 0).X == wide, "without it the zones have all the room")
}

// The zones lie where the Seekers have them while the Puzzle Maker gives a piece, and begin there while they order the pieces.
func TestMakersZonesStayWhereTheyAre(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}} {
		place := map[string]fyne.Position{}
		tall := map[string]float32{}
		note := func(p *seated, page string) {
			place[page], tall[page] = at(p.marked("zone1")), p.marked("zone1").Size().Height
		}
		for _, pick := range []dc.Pick{dc.PickOrder, dc.PickLive} {
			p := seatAt(t, shelltest.New(t, locales.German), makerOptions(dc.LanguageGerman, 5, pick), "Tina", "Lee", "Ben")
			shelltest.Resize(p.Env, size.Width, size.Height)
			p.word("HOBBY")
			if pick == dc.PickOrder {
				note(p, "seekers")
				p.Key(fyne.KeyF2)
			}
			p.Unveil()
			note(p, string(pick))
		}
		for page, spot := range place {
			p := place["seekers"]
			if d := spot.Subtract(p); d.X != 0 || d.Y < -2 || d.Y > 2 {
				t.Errorf("%v: the zones of %s lie at %v, not %v", size, page, spot, p)
			}
			least := float32(210)
			if page == string(dc.PickOrder) && size.Height == 620 { // two ledges of pieces lie below
				least = 120
			}
			if tall[page] < least {
				t.Errorf("%v: the zones of %s are %v high", size, page, tall[page])
			}
		}
	}
}
