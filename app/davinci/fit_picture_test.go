package davinci

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
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
	again := threeSeats(t, o)
	guess := threeSeats(t, o)
	guess.Phase = dv.PhaseGuess
	draw := threeSeats(t, o)
	draw.Phase, draw.Drawn, draw.Places, draw.Middle = dv.PhaseDraw, nil, nil, [dv.Colors]int{5, 4}
	late := threeSeats(t, o)
	late.Late = true
	open := position(t, o, "", "b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?")
	open.Phase = dv.PhaseOpen
	two := position(t, o, "b-", "b0 w1 b2 w3 b4 w5 b6 w7 +b8 +w9", "b? w? b? w? b? w? b? w? b? w? b? w? b?")
	two.Places = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	four := position(t, o, "w-", "b1 w4 b7 +w8 w10", "b? w? b? w? b? w? b?", "w? b? w? b? w? b? w?", "b? w? b? w? b? w?")
	four.Places = []int{0, 1, 2, 3, 4, 5}
	return map[string]dv.View{"draw": draw, "guess": guess, "again": again, "late": late, "open": open, "two": two, "four": four}
}

// cut lists what lies outside of the window, or what should be seen and isn't.
func (p *seated) cut() []string {
	out := shelltest.Outside(p.env)
	t := p.turn()
	size := p.env.Window.Canvas().Size()
	for name, o := range map[string]fyne.CanvasObject{
		"picker": t.picker.object, "pool": t.pool.object, "notes": t.notes.object, "lines": t.notes.scroll,
		"own row": t.mine.object, "choices": t.decision.object, "guess": t.decision.act, "stop": t.decision.stop,
	} {
		at, ok := ui.Place(p.env.Window.Content(), o)
		if !ok {
			continue
		}
		if inside := at.X >= 0 && at.Y >= 0 && at.X+o.Size().Width <= size.Width+.5 && at.Y+o.Size().Height <= size.Height+.5; !inside {
			out = append(out, fmt.Sprintf("%s at %v, %v", name, at, o.Size()))
		}
		if name != "lines" && name != "choices" && name != "picker" && narrow(o) {
			out = append(out, fmt.Sprintf("%s is %v and needs %v", name, o.Size(), o.MinSize()))
		}
	}
	if t.state.asksNumber() {
		out = append(out, t.picker.cut()...)
	}
	if t.state.asksNumber() == (t.flipped || !t.picker.object.Visible()) {
		out = append(out, "no picker")
	}
	return out
}

// narrow tells whether an object has less room than it needs.
func narrow(o fyne.CanvasObject) bool {
	least := o.MinSize()
	if _, ok := o.(*ui.Button); ok {
		least.Width -= 32 // its sides may be narrower than usual
	}
	return o.Size().Width < least.Width-.5 || o.Size().Height < least.Height-.5
}

// cut lists the keys that are too small or not on the card.
func (p *picker) cut() (out []string) {
	for i := range p.keys.faces {
		at, size := p.keys.box(i)
		at = at.Add(p.keys.Position())
		if card := p.object.Size(); size.Width < 40 || size.Height < 40 || at.X+size.Width > card.Width || at.Y+size.Height > card.Height {
			out = append(out, fmt.Sprintf("key %d at %v, %v in %v", i, at, size, card))
		}
	}
	return out
}

// The page of a turn fits the least window in every phase, language and text size, with
// all notes; nothing lies over another thing.
func TestPictureTurnFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, c := range []struct {
			percent       int
			width, height float32
		}{{100, 1000, 620}, {150, 1000, 620}, {125, 1280, 800}} {
			for _, kind := range []dv.PadKind{dv.PadOff, dv.PadChances} {
				p := seatThree(t, lang, rules(true, kind))
				p.env.Change(func(prefs *shell.Prefs) { prefs.TextSize = c.percent })
				shelltest.Resize(p.env, c.width, c.height)
				for name, v := range turnPages(t, p.view(0).Options) {
					if name == "two" || name == "four" {
						continue // other seats: below
					}
					p.board.own.Render(v)
					p.board.own.edit(dv.NewDraft(v)) // nothing chosen yet
					got := p.cut()
					if p.board.own.guessing() {
						p.board.own.edit(dv.NewDraft(v).Point(v, 13).Name(v, dv.Dash))
					}
					if got = append(got, p.cut()...); len(got) > 0 {
						t.Errorf("%s, %d %%, %v×%v, notes %s, %s: %q", lang, c.percent, c.width, c.height, kind, name, got)
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
		for _, percent := range []int{100, 150} {
			for name, seats := range map[string]int{"two": 2, "four": 4} {
				p := seat(t, lang, rules(true, dv.PadForced), 7, names[:seats]...)
				p.setUp()
				p.env.Change(func(prefs *shell.Prefs) { prefs.TextSize = percent })
				shelltest.Resize(p.env, 1000, 620)
				p.unveil()
				v := turnPages(t, p.view(0).Options)[name]
				p.board.own.Render(v)
				target := v.Targets()[len(v.Targets())-1]
				p.board.own.edit(p.board.own.draft.Point(v, target.ID).Name(v, 11))
				if got := p.cut(); len(got) > 0 {
					t.Errorf("%s, %d %%, %s: %q", lang, percent, name, got)
				}
				_, seat, place, _ := v.Find(target.ID)
				shelltest.Shot(t, p.env, fmt.Sprint("fit-", lang, percent, name))
				p.must(p.says("davinci.pick.question", games.Args{"Of": seat, "Place": place + 1}), "the question is there")
			}
		}
	}
}

// Every public page fits the least window, in both languages and the extreme text sizes, and the
// curtain needs no scrolling.
func TestPicturePublicPagesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, text := range []int{100, 150} {
			for name, to := range map[string]func(dv.View) bool{
				"deal": phaseIs(dv.PhaseDeal), "taken": phaseIs(dv.PhaseArrange), "curtain": func(v dv.View) bool { return v.TurnNumber >= 9 },
				"scored": phaseIs(dv.PhaseScored), "over": phaseIs(dv.PhaseOver),
			} {
				for _, seats := range []int{2, 4} {
					o := rules(true, dv.PadNotes)
					o.Rounds, o.Deal = 2, name != "taken"
					p := seat(t, lang, o, 11, everybody[:seats]...)
					env := p.env
					shelltest.Resize(env, 1000, 620)
					shelltest.TextSize(env, text)
					right := 1
					if name == "curtain" {
						right = 0 // long rows
					}
					p.until(4, right, to)
					what := fmt.Sprintf("public_%s_%s_%d_%d", name, lang, text, seats)
					shelltest.Shot(t, env, what)
					if out := shelltest.Outside(env); len(out) > 0 {
						t.Errorf("%s: outside of the window:\n%s", what, strings.Join(out, "\n"))
					}
					if h := pageHeight(p); h > 620 {
						t.Errorf("%s: %.0f high", what, h)
					}
				}
			}
		}
	}
}
