package davinci

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// The sizes and texts at which a page must work.
var looks = []struct {
	w, h    float32
	percent int
}{{1000, 620, 100}, {1000, 620, 125}, {1000, 620, 150}, {1280, 800, 100}, {1280, 800, 150}, {1920, 1080, 125}}

// scenes are positions of a turn, by name, for 2 to 4 players.
func scenes(t *testing.T, seats int) map[string]dv.View {
	t.Helper()
	o := rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 })
	rows := []string{"b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?", "+b0 w? b? +w7 w? b?"}[:seats]
	guess := position(t, o, "w6", rows...)
	guess.Phase, guess.Places = dv.PhaseGuess, []int{2}
	drawing := position(t, o, "", rows...)
	drawing.Phase, drawing.Middle = dv.PhaseDraw, [dv.Colors]int{6, 4}
	again := position(t, o, "b-", rows...)
	again.Places = []int{0, 1, 2, 3, 4, 5}
	late := again
	late.Late = true
	opening := position(t, o, "", rows...)
	opening.Phase = dv.PhaseOpen
	opening.Guesses = []dv.Guessed{{TurnNumber: 6, Seat: 0, Of: 1, Tile: 13, Place: 3, Number: 6}}
	long := position(t, o, "w6", append([]string{"b0 w0 b1 +w1 b2 w2 b3 w3 +b4 w4 b5"}, rows[1:]...)...)
	long.Phase, long.Places = dv.PhaseGuess, []int{11}
	return map[string]dv.View{"guess": guess, "draw": drawing, "again": again, "late": late, "open": opening, "long": long}
}

var family = []string{"Tina", "Maximilian", "Ben", "Anna-Lena"}

// eachScene shows every position in every look and language.
func eachScene(t *testing.T, f func(p *seated, name string)) {
	for _, lang := range locales.Langs {
		for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
			p := takeTurn(t, lang, rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 }), family[:seats]...)
			for _, l := range looks {
				shelltest.Resize(p.env, l.w, l.h)
				shelltest.TextSize(p.env, l.percent)
				for name, v := range scenes(t, seats) {
					p.board.own.Render(v)
					if p.board.own.guessing() {
						p.board.own.draft = dv.NewDraft(v).Point(v, 13).Name(v, dv.Dash)
						p.board.own.show()
					}
					f(p, fmt.Sprintf("%s %d seats %.0f×%.0f %d%% %s", lang, seats, l.w, l.h, l.percent, name))
				}
			}
		}
	}
}

// inside tells whether an object lies in another one, in whole pixels.
func inside(o, around fyne.CanvasObject) bool {
	d := fyne.CurrentApp().Driver()
	at := d.AbsolutePositionForObject(o).Subtract(d.AbsolutePositionForObject(around))
	s, a := o.Size(), around.Size()
	return at.X > -1 && at.Y > -1 && at.X+s.Width < a.Width+1 && at.Y+s.Height < a.Height+1
}

// Nothing is cut at any size, and what must never be hidden is there: the question, the
// rows, the buttons. The rows stay where they are from drawing to guessing. It runs
// with the pictures, as it lays out so many pages: under race it would take minutes.
func TestPictureTurnFitsEverywhere(t *testing.T) {
	where := map[string]string{}
	defer func() {
		for name, at := range where {
			if stem, ok := strings.CutSuffix(name, "guess"); ok && where[stem+"draw"] != at {
				t.Errorf("%s: %s, while drawing %s", name, at, where[stem+"draw"])
			}
		}
	}()
	eachScene(t, func(p *seated, name string) {
		for _, s := range shelltest.Outside(p.env) {
			t.Error(name, "outside:", s)
		}
		f := p.turn()
		for _, c := range append(f.rivals, f.mine) {
			where[name] += fmt.Sprint(c.object.Position(), c.object.Size(), c.row.most)
		}
		for _, b := range []*ui.Button{f.decision.act, f.decision.stop} {
			if b.Visible() && b.Size().Height < 48 {
				t.Errorf("%s: the button is %.0f high", name, b.Size().Height)
			}
		}
		for _, o := range f.needed() {
			if !o.Visible() || !inside(o, f.root) {
				t.Errorf("%s: %T at %v, %v is hidden or cut", name, o, o.Position(), o.Size())
			}
		}
		f.checkRows(t, name)
		f.checkOverlaps(t, name)
	})
}

// needed are the parts that must be seen.
func (f *turn) needed() []fyne.CanvasObject {
	parts := []fyne.CanvasObject{f.mine.object, f.decision.object, f.decision.title, f.asks()}
	for _, c := range f.rivals {
		parts = append(parts, c.object)
	}
	for _, b := range []*ui.Button{f.decision.act, f.decision.stop} {
		if b.Visible() {
			parts = append(parts, b)
		}
	}
	switch f.asks() {
	case f.picker.object:
		return append(parts, f.picker.question)
	case f.pool.object:
		return append(parts, f.pool.title)
	}
	return append(parts, f.verdict.title, f.verdict.text, f.verdict.tile)
}

// checkRows looks whether the tiles stand inside their cards and can be hit.
func (f *turn) checkRows(t *testing.T, name string) {
	t.Helper()
	for i, c := range append(f.rivals, f.mine) {
		for k, s := range c.row.tiles[:len(c.row.cells)] {
			if !inside(s, c.object) {
				t.Errorf("%s: tile %d of card %d is cut: %v %v in %v", name, k, i, s.Position(), s.Size(), c.object.Size())
			}
		}
		if c.row.plan.pitch < 34 {
			t.Errorf("%s: the tiles of card %d are %.0f wide, one every %.0f", name, i, c.row.plan.width, c.row.plan.pitch)
		}
	}
}

// checkOverlaps looks whether words lie over buttons or over each other.
func (f *turn) checkOverlaps(t *testing.T, name string) {
	t.Helper()
	d := f.decision
	over := func(a, b fyne.CanvasObject) {
		if a.Visible() && b.Visible() && a.Position().Y+a.Size().Height > b.Position().Y+1 && a.Position().X+a.Size().Width > b.Position().X+1 {
			t.Errorf("%s: %T to %.0f lies over %T from %.0f", name, a, a.Position().Y+a.Size().Height, b, b.Position().Y)
		}
	}
	for _, b := range []*ui.Button{d.act, d.stop} {
		over(d.text, b)
		over(d.title, b)
	}
	over(d.title, d.text)
	for _, q := range f.pool.piles {
		if !f.state.asksNumber() {
			over(f.pool.text, q.button)
		}
	}
	for _, c := range append(f.rivals, f.mine) {
		over(c.note, c.row)
		over(c.name, c.row)
	}
}
