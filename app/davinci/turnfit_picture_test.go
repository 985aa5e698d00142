package davinci_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// The sizes and texts at which a page must work.
var looks = []struct {
	w, h float32
}{{1000, 620}, {1280, 800}, {1477, 831}}

// scenes are positions of a turn, by name, for 2 to 4 players.
func scenes(t *testing.T, seats int) map[string]dv.View {
	t.Helper()
	o := davinci.Rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 })
	rows := []string{"b1 w4 b7 +w8 w10", "b? +w2 b? w? +b9", "w? +b3 w? b? w?", "+b0 w? b? +w7 w? b?"}[:seats]
	guess := davinci.Position(t, o, "w6", rows...)
	guess.Phase, guess.Places = dv.PhaseGuess, []int{2}
	drawing := davinci.Position(t, o, "", rows...)
	drawing.Phase, drawing.Middle = dv.PhaseDraw, [dv.Colors]int{6, 4}
	again := davinci.Position(t, o, "b-", rows...)
	again.Places = []int{0, 1, 2, 3, 4, 5}
	late := again
	late.Late = true
	opening := davinci.Position(t, o, "", rows...)
	opening.Phase = dv.PhaseOpen
	opening.Guesses = []dv.Guessed{{TurnNumber: 6, Seat: 0, Of: 1, Tile: 13, Place: 3, Number: 6}}
	long := davinci.Position(t, o, "w6", append([]string{"b0 w0 b1 +w1 b2 w2 b3 w3 +b4 w4 b5"}, rows[1:]...)...)
	long.Phase, long.Places = dv.PhaseGuess, []int{11}
	return map[string]dv.View{"guess": guess, "draw": drawing, "again": again, "late": late, "open": opening, "long": long}
}

var family = []string{"Tina", "Maximilian", "Ben", "Anna-Lena"}

// eachScene shows every position in every look and language.
func eachScene(t *testing.T, f func(p *seated, v dv.View, name string)) {
	for _, lang := range locales.Langs {
		for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
			p := takeTurn(t, lang, davinci.Rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 }), family[:seats]...)
			step := 40
			for _, l := range looks {
				shelltest.Resize(p.Env, l.w, l.h)
				all := scenes(t, seats)
				for _, name := range slices.Sorted(maps.Keys(all)) { // what the clock said last stands there until it ticks
					step++
					v := all[name]
					v.Step = step // nothing chosen yet
					p.show(v)
					if guessing(v) {
						p.point(13)
						p.Type("-")
					}
					f(p, v, fmt.Sprintf("%s %d seats %.0f×%.0f %s", lang, seats, l.w, l.h, name))
				}
			}
		}
	}
}

// guessing tells whether a tile may be pointed at.
func guessing(v dv.View) bool {
	return v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain && !v.Late
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
	eachScene(t, func(p *seated, v dv.View, name string) {
		for _, s := range shelltest.Outside(p.Env) {
			t.Error(name, "outside:", s)
		}
		for _, r := range p.rows() {
			where[name] += fmt.Sprint(shelltest.Middle(r[0]), r[0].Size())
		}
		for _, s := range slices.Concat(p.lacking(v), p.unexplained(v), p.cutTiles(), p.cutNames(v)) {
			t.Errorf("%s: %s", name, s)
		}
		for _, s := range shelltest.Overlapping(p.said()) {
			t.Errorf("%s: %s", name, s)
		}
	})
}

// card is what an object lies on.
func (p *seated) card(o fyne.CanvasObject) fyne.CanvasObject {
	if c, ok := shelltest.Around[*ui.Card](p.Env, o); ok {
		return c
	}
	c, _ := shelltest.Around[*ui.Area](p.Env, o)
	return c
}

// lacking lists what a page must show in a position and doesn't, or not whole.
func (p *seated) lacking(v dv.View) (out []string) {
	ids := map[games.ID]games.Args{}
	switch {
	case guessing(v):
		ids["davinci.pick.question"] = games.Args{"Of": games.Seat(1), "Place": 3}
	case v.Phase == dv.PhaseAgain:
		ids["davinci.pick.late"] = nil
	case v.Phase == dv.PhaseDraw:
		ids["davinci.turn.draw"] = nil
	case v.Phase == dv.PhaseOpen:
		ids["davinci.verdict.wrong"] = nil
	}
	ids[map[games.ID]games.ID{
		dv.PhaseGuess: "davinci.turn.guess_title", dv.PhaseAgain: "davinci.turn.again", dv.PhaseDraw: "davinci.turn.begin", dv.PhaseOpen: "davinci.turn.open_title",
	}[v.Phase]] = nil
	for id, args := range ids {
		if !slices.ContainsFunc(p.said(), func(o fyne.CanvasObject) bool { return textOf(o) == p.Say(id, args) && p.whole(o) }) {
			out = append(out, p.Say(id, args)+" isn't said")
		}
	}
	for mark, want := range map[string]bool{"act": guessing(v) || v.Phase == dv.PhaseOpen, "stop": v.Phase == dv.PhaseAgain} {
		b := shelltest.Marked(p.TB, p.Env, mark)
		if shelltest.Seen(p.Env, b) != want || want && (!p.whole(b) || b.Size().Height < 48) {
			out = append(out, fmt.Sprintf("%s at %v, %v", mark, shelltest.Middle(b), b.Size()))
		}
	}
	if rows := p.rows(); len(rows) != len(v.Seats) {
		out = append(out, fmt.Sprintf("%d rows", len(rows)))
	}
	return out
}

// unexplained is why an own tile must be revealed, where that isn't said to the end.
func (p *seated) unexplained(v dv.View) []string {
	why := p.Say("davinci.verdict.open")
	if v.Phase != dv.PhaseOpen || slices.ContainsFunc(p.said(), func(o fyne.CanvasObject) bool { return strings.Contains(textOf(o), why) && p.whole(o) }) {
		return nil
	}
	return []string{why + " isn't said"}
}

// whole tells whether an object lies on its card, and that in the window.
func (p *seated) whole(o fyne.CanvasObject) bool {
	c := p.card(o)
	return shelltest.Within(o, c) && shelltest.Within(c, p.Env.Window.Content())
}

// said are the words and buttons that are seen, but for those inside others and in lists that scroll.
func (p *seated) said() (out []fyne.CanvasObject) {
	lists := [2]fyne.CanvasObject{shelltest.Marked(p.TB, p.Env, "notes"), shelltest.Marked(p.TB, p.Env, "past")}
	for _, o := range shelltest.Find[fyne.CanvasObject](p.Env) {
		if b, ok := o.(*ui.Button); ok && b.Visible() || textOf(o) != "" {
			if in, _ := shelltest.Around[*ui.Scroll](p.Env, o); in != lists[0] && in != lists[1] {
				out = append(out, o)
			}
		}
	}
	return out
}

// textOf is what a line or a paragraph says.
func textOf(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *ui.Text:
		return o.String()
	case *ui.Para:
		return o.String()
	}
	return ""
}

// cutNames lists names and points on the cards of the others that end in an ellipsis.
func (p *seated) cutNames(v dv.View) (out []string) {
	for seat := 1; seat < len(v.Seats); seat++ {
		rival := p.card(shelltest.Marked(p.TB, p.Env, fmt.Sprintf("rival.%d", seat)))
		for _, o := range shelltest.Find[*canvas.Text](p.Env) {
			if strings.HasSuffix(o.Text, "…") && p.card(o) == rival {
				out = append(out, o.Text+" is cut")
			}
		}
	}
	return out
}

// cutTiles lists the tiles that don't stand inside their cards, or can't be hit.
func (p *seated) cutTiles() (out []string) {
	for i, row := range p.rows() {
		for k, s := range row {
			if !p.whole(s) {
				out = append(out, fmt.Sprintf("tile %d of row %d is cut: %v %v", k, i, shelltest.Middle(s), s.Size()))
			}
			if k > 0 && row[k-1].Position().Y == s.Position().Y && s.Position().X-row[k-1].Position().X < 34 {
				out = append(out, fmt.Sprintf("the tiles of row %d are %.0f wide, too close to each other", i, s.Size().Width))
			}
		}
	}
	return out
}
