package dicewords_test

import (
	"image/color"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// pawn is where a player's pawn stands, found by what it tells of their points.
func (p *played) pawn(seat games.Seat) fyne.Position {
	p.Helper()
	want := p.Say("dicewords.race.points", games.Args{"Seat": seat, "Points": p.view().Points[seat]})
	all := shelltest.Inside[*ui.Named](shelltest.Marked(p.TB, p.Env, "race"))
	i := slices.IndexFunc(all, func(n *ui.Named) bool { return n.Tip() == want })
	p.Must(i >= 0, "no pawn says "+want)
	return shelltest.Middle(all[i])
}

// A pawn hops along the track when a word counts; any key ends that, and without motion it stands there at once.
func TestThePawnHopsWhenAWordCounts(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	clock := shelltest.NewClock(t)
	p.Key(fyne.KeySpace)
	clock.Pass(time.Second) // the dice lie
	p.Type(p.lying(5))
	home, other := p.pawn(0), p.pawn(1)
	p.Key(fyne.KeyReturn)
	clock.Pass(100 * time.Millisecond)
	on := p.pawn(0)
	clock.Pass(time.Second)
	there := p.pawn(0)
	p.Must(home.X < on.X && on.X < there.X, "it is on its way")
	p.Must(there.Y == home.Y && p.pawn(1).X <= other.X, "and stands there, the other one where it was")

	p = sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	p.turn(5)
	p.Must(p.pawn(0) == there, "without motion")
}

// With eight players at the start each face is seen, at the goal as well.
func TestPawnsAreAllSeen(t *testing.T) {
	o := options(dw.CheckTrust)
	p := sit(t, locales.German, o, 1, "Tina", "Lee", "Ben", "Mia", "Oma", "Opa", "Zoe", "Kim")
	var at []float32
	for _, n := range shelltest.Inside[*ui.Named](shelltest.Marked(t, p.Env, "race")) {
		at = append(at, shelltest.Middle(n).X)
	}
	slices.Sort(at)
	for i := 1; i < len(at); i++ {
		p.Must(at[i]-at[i-1] >= 14, "one pawn stands before another")
	}
	p.Must(len(at) == 8, "all are there")
}

// The table on which a match has just ended stays in full colour: the winner's way is done, and their lamp is on.
func TestTheWinnersWayStaysColoured(t *testing.T) {
	o := options(dw.CheckTrust)
	o.Target = 90
	p := sit(t, locales.German, o, 8, "Tina", "Lee")
	p.Must(playedOut(p), "it is over")
	var fields, pale int
	for _, r := range shelltest.Inside[*canvas.Rectangle](shelltest.Marked(t, p.Env, "race")) {
		if r.Size().Height != 18 {
			continue
		}
		fields++
		if r.FillColor == color.Color(ui.Color(ui.Track)) {
			pale++
		}
	}
	p.Must(fields == 20 && pale == 0, "the track is walked to its end")
	p.Must(slices.ContainsFunc(shelltest.Find[*ui.Lamp](p.Env), (*ui.Lamp).Lit), "the lamp is on")
}
