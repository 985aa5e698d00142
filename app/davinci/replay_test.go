package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// replayOf opens the replay of a whole match at a size, at its beginning.
func replayOf(t *testing.T, lang locales.Lang, seats int, size fyne.Size) *seated {
	t.Helper()
	o := davinci.Rules(seats == 4, dv.PadNotes)
	o.Rounds, o.Deal = 2, true
	p := seat(t, lang, o, 26, everybody[:seats]...)
	p.until(uint64(3+seats), 1, phaseIs(dv.PhaseOver))
	shelltest.Resize(p.Env, size.Width, size.Height)
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	return p
}

// listed are the guesses as the paper tells them, each with its tile.
func (p *seated) listed() (out []string) {
	p.Helper()
	past := shelltest.Marked(p.TB, p.Env, "past")
	var words []string
	for _, s := range shelltest.Inside[*ui.Para](past) {
		words = append(words, s.String())
	}
	tiles := shelltest.Inside[*draw.NumberTile](past)
	for i, s := range words[max(0, len(words)-len(tiles)):] {
		out = append(out, fmt.Sprint(s, " ", tiles[i].Look()))
	}
	return out
}

// A guess reads the same for good, however codes grow after it.
func TestGuessesReadTheSameForGood(t *testing.T) {
	for i, lang := range locales.Langs {
		p := replayOf(t, lang, 3+i, fyne.NewSize(1280, 800))
		var was []string
		most, round := 0, 1
		for n := range p.Session.Steps() {
			p.Key(fyne.KeyRight)
			v := p.Session.ViewAt(n + 1).(dv.View)
			now := p.listed()
			p.Must(len(now) == len(v.Guesses), fmt.Sprint("step ", n+1, ": ", len(now), " of ", len(v.Guesses), " guesses"))
			if round == v.Round && !slices.Equal(was, now[:min(len(was), len(now))]) {
				t.Fatalf("%s, step %d: %q was %q", lang, n+1, now, was)
			}
			was, round, most = now, v.Round, max(most, len(now))
		}
		p.Must(most > 8, "there was much to guess")
	}
}

// In a replay tiles are large, nothing lies over what is said below them, no sentence is cut, and at the end no row moves.
func TestPictureReplayUsesItsRoom(t *testing.T) {
	for seats := 2; seats <= dv.MaxSeats; seats++ {
		for _, size := range looks[:2] {
			p := replayOf(t, locales.German, seats, size)
			p.Must(p.Says("davinci.out.no_tile") && p.Says("davinci.out.step_on"), "what happens next is said")
			var stood []fyne.Position
			for n := range p.Session.Steps() {
				p.Key(fyne.KeyRight)
				what := fmt.Sprintf("replay_%d_%.0f step %d", seats, size.Width, n+1)
				v := p.Session.ViewAt(n + 1).(dv.View)
				_, over := v.Result()
				now := p.roomy(what, v)
				if over {
					p.Must(slices.Equal(stood, now), fmt.Sprint(what, ": rows begin at ", now, ", before at ", stood))
					p.Must(!slices.ContainsFunc(slices.Concat(p.rows()...), func(s *draw.NumberTile) bool { return s.Look().Badge }), what+": no mark of an old guess")
					break
				}
				stood = now
			}
			shelltest.Shot(t, p.Env, fmt.Sprintf("replay_%d_%.0f", seats, size.Width))
		}
	}
}

// roomy judges a step of a replay, and tells where its ledges begin.
func (p *seated) roomy(what string, v dv.View) (at []fyne.Position) {
	p.Helper()
	longest := 0
	for _, s := range v.Seats {
		longest = max(longest, len(s.Row))
	}
	for _, s := range v.Seats {
		ledge := shelltest.Inside[*ui.Ledge](shelltest.Marked(p.TB, p.Env, fmt.Sprint("rival.", s.Seat)))[0]
		at = append(at, shelltest.Middle(ledge).SubtractXY(ledge.Size().Width/2, ledge.Size().Height/2))
		for _, tile := range p.rowOf(fmt.Sprint("rival.", s.Seat)) {
			p.Must(longest > 7 || tile.Size().Width >= 36, fmt.Sprintf("%s: a tile of %d is %.0f wide", what, longest, tile.Size().Width))
		}
	}
	seen := slices.DeleteFunc(p.said(), func(o fyne.CanvasObject) bool { return !shelltest.Seen(p.Env, o) })
	for _, s := range append(shelltest.Outside(p.Env), shelltest.Overlapping(seen)...) {
		p.Errorf("%s: %s", what, s)
	}
	for _, s := range shelltest.Find[*ui.Text](p.Env) {
		p.Must(!strings.Contains(s.String(), " · ") || shelltest.Middle(s).Y < ui.HeadHeight || ui.Label.Measure(s.String()) <= s.Size().Width, what+": cut: "+s.String())
	}
	return at
}
