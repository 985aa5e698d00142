package davinci_test

import (
	"fmt"
	"testing"
	"time"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// Between two persons the curtain falls as ever; a computer's turn is seen by both, on the board that shows nobody's
// tiles, and what it has done stays there for a while before the next curtain.
func TestComputerBetweenTwoPersons(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	o := dv.DefaultOptions(3)
	o.Deal = true
	p := tabletest.Sit(t, env, davinci.Game(), tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: 4}, "Nova", "Tina", "Ben"))
	p.Submit(games.Table, dv.Deal{})
	clock.Pass(200 * time.Millisecond)
	curtained := func() bool { return p.Says("table.curtain.hold") }
	p.Must(!curtained(), "no curtain for Nova")
	for range 20 { // it takes its turn until one of the others is asked
		if p.Session.Standing().Asked != 0 {
			break
		}
		p.Must(!curtained() && !p.Alone(), "Nova's turn is public")
		clock.Pass(time.Second)
	}
	p.Must(p.Session.Standing().Asked == 1 && !curtained(), "both see what Nova has done")
	p.Must(p.Says("table.computer.on"), "and can lead on")
	clock.Pass(3 * time.Second)
	p.Must(curtained(), "then Tina is alone")
}

// A speaker's face is seen once: at the lower ledge, too, the sentence stands above the face of the seat, and points down to it.
func TestOneFaceSpeaks(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	shelltest.Resize(env, 1280, 800)
	o := dv.DefaultOptions(3)
	o.Deal = true
	p := tabletest.Sit(t, env, davinci.Game(), tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: 4}, "Tina", "Ben", "Nova"))
	p.Submit(games.Table, dv.Deal{})
	for p.Session.Standing().Asked != 2 {
		p.Submit(firstStep(p.Session))
	}
	seen := false
	for range 60 {
		if clock.Pass(200 * time.Millisecond); p.Session.Standing().Asked != 2 {
			break
		}
		for _, b := range shelltest.Find[*ui.Bubble](env) {
			seen = true
			from := b.Area().Y + shelltest.Middle(b).Y - b.Size().Height/2
			for _, a := range shelltest.Find[*ui.Avatar](env) {
				at := shelltest.Middle(a)
				p.Must(at.X > 940 || at.Y < from || at.Y > from+b.Area().Height, "another face stands next to what is said")
			}
		}
		if p.Says("table.computer.on") {
			lead := shelltest.Middle(shelltest.Marked(t, env, "lead-on"))
			p.Must(lead.Y == 684, fmt.Sprint("one goes on at 652 to 716, not around ", lead.Y))
		}
	}
	p.Must(seen, "Nova has said something")
}
