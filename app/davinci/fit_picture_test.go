package davinci_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// looks are the sizes at which a page must work: the least one, the usual one, and one in which pieces are larger.
var looks = []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800), fyne.NewSize(1477, 831), fyne.NewSize(1200, 720), fyne.NewSize(1067, 667)}

// scenes are positions of a turn, by name, for 2 to 4 players.
func scenes(t *testing.T, o dv.Options, seats int) map[string]dv.View {
	t.Helper()
	rows := []string{"b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?", "+b0 w? b? +w7 w? b?"}[:seats]
	guess := davinci.Position(t, o, "w6", rows...)
	guess.Phase, guess.Places = dv.PhaseGuess, []int{2}
	drawing := davinci.Position(t, o, "", rows...)
	drawing.Phase, drawing.Middle = dv.PhaseDraw, [dv.Colors]int{6, 4}
	again := davinci.Position(t, o, "b-", rows...)
	again.Places = []int{0, 1, 2, 3, 4, 5}
	late := again
	late.Late, late.Places = true, []int{1}
	opening := davinci.Position(t, o, "", rows...)
	opening.Phase = dv.PhaseOpen
	opening.Guesses = []dv.Guessed{{TurnNumber: 6, Seat: 0, Of: 1, Tile: 13, Place: 3, Number: 6}}
	long := davinci.Position(t, o, "w6", append([]string{"b0 w0 b1 +w1 b2 w2 b3 w3 +b4 w4 b5"}, rows[1:]...)...)
	long.Phase, long.Places = dv.PhaseGuess, []int{11}
	many := davinci.Position(t, o, "w-", append([]string{"b1 w4 b7"}, []string{"b? w? b? w? b? w? b?", "w? b? w? b? w? b? w?", "b? w? b? w? b? w?"}[:seats-1]...)...)
	many.Phase, many.Places = dv.PhaseGuess, []int{0, 1, 2, 3}
	return map[string]dv.View{"guess": guess, "draw": drawing, "again": again, "late": late, "open": opening, "long": long, "many": many}
}

// guessing tells whether a tile may be pointed at.
func guessing(v dv.View) bool {
	return v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain && !v.Late
}

// Nothing is cut and nothing lies over another thing, at any size, in any phase and language. The rows stay where they are from
// drawing to guessing.
func TestPictureTurnFits(t *testing.T) {
	family := []string{"Tina", "Maximilian", "Ben", "Anna-Lena"}
	for _, lang := range locales.Langs {
		for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
			o := davinci.Rules(true, pickPad(seats), func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 })
			p := takeTurn(t, lang, o, family[:seats]...)
			step := 40
			for _, size := range looks {
				shelltest.Resize(p.Env, size.Width, size.Height)
				where := map[string]string{}
				all := scenes(t, o, seats)
				for _, name := range slices.Sorted(maps.Keys(all)) {
					step++
					v := all[name]
					v.Step = step // nothing chosen yet
					p.show(v)
					what := fmt.Sprintf("%s %d seats %v %s", lang, seats, size, name)
					where[name] = fmt.Sprint(shelltest.Middle(p.rival(0)[0]), shelltest.Middle(p.mine()[0]), p.mine()[0].Size())
					p.fits(what)
					if guessing(v) {
						if len(v.Places) > 1 {
							p.Type(".")
						}
						p.tapTile(p.rival(0)[2])
						p.tapKey(dv.Dash)
						p.Must(p.picking(), what+": the keys are there")
						p.fits(what + " with keys")
					}
				}
				if where["draw"] != where["guess"] {
					t.Errorf("%s %d seats %v: rows at %s, while drawing at %s", lang, seats, size, where["guess"], where["draw"])
				}
			}
		}
	}
}

func pickPad(seats int) dv.PadKind {
	return []dv.PadKind{dv.PadOff, dv.PadNotes, dv.PadChances}[seats-dv.MinSeats]
}

// fits fails for what lies outside of the window, over something else, or is cut, and for tiles too small to be hit.
func (p *seated) fits(what string) {
	p.Helper()
	for _, s := range append(shelltest.Outside(p.Env), shelltest.Overlapping(p.said())...) {
		p.Errorf("%s: %s", what, s)
	}
	for i, row := range p.rows() {
		for k, s := range row {
			if k > 0 && row[k-1].Position().Y == s.Position().Y && s.Position().X-row[k-1].Position().X < 33 {
				p.Errorf("%s: the tiles of row %d are %.0f wide", what, i, s.Size().Width)
			}
		}
	}
}

// said are words, buttons and tiles that are seen, but for those inside others and in lists that scroll.
func (p *seated) said() (out []fyne.CanvasObject) {
	for _, o := range shelltest.Find[fyne.CanvasObject](p.Env) {
		if _, scrolls := shelltest.Around[*ui.Scroll](p.Env, o); scrolls {
			continue
		}
		switch o := o.(type) {
		case *ui.Button:
			out = append(out, o)
		case *ui.Text:
			if o.String() != "" {
				out = append(out, o)
			}
		case *ui.Para:
			if o.String() != "" {
				out = append(out, o)
			}
		}
	}
	for _, row := range p.rows() {
		for _, s := range row {
			out = append(out, s)
		}
	}
	return out
}

// The public pages, those of the first tiles and the curtain fit, too.
func TestPicturePublicPagesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for name, to := range map[string]func(dv.View) bool{
			"deal": phaseIs(dv.PhaseDeal), "taken": phaseIs(dv.PhaseArrange), "curtain": func(v dv.View) bool { return v.TurnNumber >= 9 },
			"scored": phaseIs(dv.PhaseScored), "over": phaseIs(dv.PhaseOver),
		} {
			for _, seats := range []int{2, 3, 4} {
				o := davinci.Rules(true, dv.PadNotes)
				o.Rounds, o.Deal = 2, name != "taken"
				p := seat(t, lang, o, 11, everybody[:seats]...)
				shelltest.Resize(p.Env, 1000, 620)
				right := 1
				if name == "curtain" {
					right = 0 // long rows
				}
				p.until(4, right, to)
				what := fmt.Sprintf("public_%s_%s__%d", name, lang, seats)
				shelltest.Shot(t, p.Env, what)
				p.fits(what)
				if h := p.pageHeight(); h > 620 {
					t.Errorf("%s: %.0f high", what, h)
				}
			}
		}
	}
}

// In a computer's turn nothing lies over anything else, at any size, and the piles are in sight.
func TestPictureWatchingFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for i, size := range []fyne.Size{looks[0], looks[1], looks[0]} {
			names := [][]string{{"Nova", "Atlas", "Sphinx", "Tina"}, {"Nova", "Atlas", "Sphinx", "Tina"}, {"Pip", "Tina"}}[i]
			me := games.Seat(len(names) - 1)
			env := shelltest.New(t, lang)
			clock := shelltest.NewClock(t)
			o := dv.DefaultOptions(len(names))
			o.Deal, o.Dashes = true, true
			p := seatAt(t, env, o, 3, names...)
			shelltest.Resize(env, size.Width, size.Height)
			p.Submit(games.Table, dv.Deal{})
			said := 0
			for range 120 {
				v := p.Session.View(me).(dv.View)
				p.stampedClear(fmt.Sprint(lang, size))
				if v.Asked == me && v.Phase != dv.PhaseArrange {
					break
				}
				if v.Asked == me {
					p.Submit(firstStep(p.Session))
				}
				if p.Says("table.computer.on") {
					said++
				}
				p.fits(fmt.Sprint(lang, size))
				p.Must(v.TurnNumber == 0 || p.seen("draw.black") && p.seen("draw.white"), "the piles are in sight")
				for _, text := range shelltest.Find[*canvas.Text](env) {
					p.Must(text.Text == "" || text.Text[max(0, len(text.Text)-3):] != "…", text.Text+" is cut")
				}
				clock.Pass(500 * time.Millisecond)
			}
			p.Must(said > 0, "computers have played")
		}
	}
}

// stampedClear fails where a stamp meets words or a tile, or nearly so.
func (p *seated) stampedClear(what string) {
	p.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, s := range ui.Struck(p.Env.Window.Content()) {
		things := p.said()
		for _, o := range shelltest.Find[*ui.Text](p.Env) {
			things = append(things, o)
		}
		for _, o := range things {
			a, b := at(s), at(o)
			inside := slices.Contains(shelltest.Inside[fyne.CanvasObject](s), o)
			if !inside && a.X < b.X+o.Size().Width && b.X < a.X+s.Size().Width && a.Y < b.Y+o.Size().Height+10 && b.Y < a.Y+s.Size().Height+10 {
				p.Errorf("%s: the stamp %v %v meets %T %v %v %v", what, a, s.Size(), o, shelltest.Words(o), b, o.Size())
			}
		}
	}
}

// Seven tiles of a rival stand on two ledges rather than being small, and keys for one of them hide none.
func TestSevenTilesOfARival(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben")
	shelltest.Resize(p.Env, 1280, 800)
	v := scenes(t, o, 3)["many"]
	v.Drawn, v.Places = &davinci.Stones(t, "w6", 99)[0], []int{2}
	p.show(v)
	p.tapTile(p.rival(0)[1])
	keys := shelltest.Marked(t, p.Env, "numbers")
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(keys).Y
	for i, s := range p.rival(0) {
		if s.Size().Width < 44 || shelltest.Middle(s).Y+s.Size().Height/2 > top {
			t.Errorf("tile %d: %v at %v, the keys at %v", i, s.Size(), shelltest.Middle(s), top)
		}
	}
}
