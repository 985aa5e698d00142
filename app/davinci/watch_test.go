package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// Who is alone with computers sees no curtain: their page stays open, shows who acts and what they say, and asks when it is
// their turn again.
func TestAloneWithComputersOneLooksOn(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	o := dv.DefaultOptions(2)
	o.Deal = true
	p := tabletest.Sit(t, env, davinci.Game(), tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: 3}, "Tina", "Nova"))
	p.Submit(games.Table, dv.Deal{})
	for range 60 {
		if v := p.Session.View(0).(dv.View); v.Asked == 0 && v.Phase == dv.PhaseDraw {
			break
		}
		if v := p.Session.View(0).(dv.View); v.Asked == 0 {
			p.Key(fyne.KeyReturn)
		}
		clock.Pass(time.Second)
	}
	p.Must(!p.Alone() && p.Says("davinci.turn.draw"), "Tina is asked at once, and nothing has to be covered")
	p.Key(fyne.KeyLeft, fyne.KeyReturn) // draws black
	v := p.Session.View(0).(dv.View)
	p.Must(v.Phase == dv.PhaseGuess, "Tina has drawn")
	p.Submit(0, dv.Guess{Tile: v.Targets()[0].ID, Number: dv.MaxNumber, Place: v.Places[0]})
	if p.Session.View(0).(dv.View).Asked == 0 {
		p.Submit(0, dv.Stop{Place: v.Places[0]})
	}
	watchGuess(p, clock)
	p.Key(fyne.KeyEnd)
	clock.Pass(time.Second)
	p.Must(p.Session.View(0).(dv.View).Asked == 0 && p.Says("davinci.turn.draw"), "it is Tina's turn again")
}

// watchGuess looks on while Nova thinks, points at a tile, and is told whether it was right.
func watchGuess(p *tabletest.Seated, clock *shelltest.Clock) {
	p.Helper()
	p.Must(p.Says("table.computer.thinks") && p.Says("davinci.watch.title", games.Args{"Seat": games.Seat(1)}), "Nova is watched")
	p.Must(!p.Says("davinci.turn.draw"), "Tina isn't asked in Nova's turn")
	n := len(p.Session.View(0).(dv.View).Guesses)
	pointed := false
	for range 60 {
		pointed = pointed || len(p.Session.View(0).(dv.View).Guesses) == n && marked(p, func(l draw.NumberTileLook) bool { return l.Ring })
		if clock.Pass(500 * time.Millisecond); len(p.Session.View(0).(dv.View).Guesses) > n {
			break
		}
	}
	p.Must(pointed, "Nova points at the tile before it names the number")
	g := p.Session.View(0).(dv.View).Guesses[n]
	p.Must(marked(p, func(l draw.NumberTileLook) bool { return l.Ring && l.Wrong != g.Right && l.Badge == g.Right }), "the answer stands at the tile")
	if p.Session.View(0).(dv.View).Asked == 0 {
		clock.Pass(ui.StampTime + time.Second)
		p.Must(p.Says("davinci.turn.draw") && !marked(p, func(l draw.NumberTileLook) bool { return l.Ring || l.Wrong }), "the mark goes with its stamp")
	}
}

// withNova seats Tina with a computer in a window, and has her take and arrange her tiles.
func withNova(t *testing.T, lang locales.Lang, window fyne.Size) (*seated, *shelltest.Clock) {
	t.Helper()
	env := shelltest.New(t, lang)
	clock := shelltest.NewClock(t)
	shelltest.Resize(env, window.Width, window.Height)
	p := seatAt(t, env, dv.DefaultOptions(2), 3, "Tina", "Nova")
	p.Submit(0, dv.Take{Black: 2, White: 2})
	p.Submit(0, dv.Arrange{Row: p.view(0).Hand})
	return p, clock
}

// The answer to the own guess is stamped until the next one's turn is shown, and what that one says hangs below the line at their
// face.
func TestNextTurnBeginsClean(t *testing.T) {
	p, clock := withNova(t, locales.German, fyne.NewSize(1280, 800))
	for range 60 {
		if p.view(0).Asked == 0 && !p.Says("table.computer.on") {
			break
		}
		p.Must(!p.noting(), "there is nothing to note yet")
		clock.Pass(time.Second)
	}
	p.Submit(0, dv.Draw{})
	p.Must(p.noting(), "now there is")
	p.Key(fyne.KeyRight)
	p.typeNumber(p.wrongNumber(p.view(0).Targets()[0].ID))
	p.Key(fyne.KeyReturn)
	p.Must(p.stamped() == p.Say("davinci.verdict.wrong"), "the answer")
	hung := false
	for range 60 {
		if clock.Pass(100 * time.Millisecond); !p.Says("davinci.watch.title", games.Args{"Seat": games.Seat(1)}) {
			continue // the answer is looked at
		}
		if len(p.view(0).Guesses) > 1 {
			break
		}
		p.Must(p.stamped() == "", "Nova is thinking, or says what comes")
		for _, b := range shelltest.Find[*ui.Bubble](p.Env) {
			if b.Said() == "" {
				continue
			}
			at, end := fyne.CurrentApp().Driver().AbsolutePositionForObject, p.Env.Window.Canvas().Size().Height
			for _, x := range shelltest.Find[*ui.Text](p.Env) { // Nova's is the upper one
				if x.String() == p.Say("davinci.out.hidden", games.Args{"N": 4}) {
					end = min(end, at(x).Y+x.Size().Height)
				}
			}
			p.Must(at(b).Y-ui.TailLong >= end, fmt.Sprint("the tail begins at ", at(b).Y-ui.TailLong, ", the line ends at ", end))
			hung = true
		}
	}
	p.Must(hung, "Nova has said something")
}

// The answer to a guess is stamped below what a computer has said in two lines, and the piles stay in sight.
func TestStampBelowTheSentence(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	shelltest.Resize(env, 1280, 800)
	o := dv.DefaultOptions(2)
	o.Deal = true
	p := seatAt(t, env, o, 3, "Nova", "Tina")
	p.Submit(games.Table, dv.Deal{})
	for range 400 {
		switch v := p.view(1); {
		case v.Asked == 1 && v.Phase == dv.PhaseArrange:
			p.Submit(firstStep(p.Session))
		case v.Asked == 1 && p.stamped() == "" && v.Phase == dv.PhaseDraw:
			p.Submit(1, dv.Draw{Color: dv.White})
		case v.Asked == 1 && p.stamped() == "" && v.Phase == dv.PhaseGuess:
			p.Submit(1, dv.Guess{Tile: v.Targets()[0].ID, Number: p.wrongNumber(v.Targets()[0].ID), Place: v.Places[0]})
		}
		clock.Pass(200 * time.Millisecond)
		p.Must(p.view(1).TurnNumber == 0 || p.seen("draw.white"), "the piles are in sight")
		for _, b := range shelltest.Find[*ui.Bubble](env) {
			words := slices.DeleteFunc(shelltest.Words(b), func(w shelltest.Word) bool { return w.Text == "" })
			if len(words) < 2 || p.stamped() == "" {
				continue
			}
			end := words[1].At.Y + 14 + 14 // half a line, and the bubble's end
			for _, s := range shelltest.Find[*ui.Stamp](env) {
				p.Must(shelltest.Middle(s).Y-52 >= end, fmt.Sprint("a stamp around ", shelltest.Middle(s), " lies over words to ", end))
			}
			return
		}
	}
	t.Error("no two lines under a stamp")
}

// A click that comes too late for "Continue" in a computer's turn draws no tile: not just then, whatever lies there, and where
// there is room nothing that can't be taken back ever does.
func TestLateClickDrawsNothing(t *testing.T) {
	for _, window := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1000, 620)} {
		p, clock := withNova(t, locales.English, window)
		var on fyne.Position
		for range 200 {
			if !p.Says("table.computer.on") {
				break
			}
			if nova := p.Session.View(0).(dv.View).Seats[1]; nova.Taken[dv.White] > 0 {
				p.Must(p.Says("davinci.out.taken") && !p.Says("davinci.out.none"), "Nova has tiles, so they are setting up their code")
			}
			p.Must(p.Says("davinci.watch.title", games.Args{"Seat": games.Seat(1)}), "whose turn it is")
			on = shelltest.Middle(shelltest.Marked(t, p.Env, "lead-on"))
			clock.Pass(50 * time.Millisecond)
		}
		phase := func() games.ID { return p.Session.View(0).(dv.View).Phase }
		p.Must(phase() == dv.PhaseDraw && p.Says("davinci.turn.draw"), "Tina is asked for a colour")
		white := shelltest.Marked(t, p.Env, "draw.white")
		shelltest.TapAt(t, p.Env, shelltest.Middle(white))
		p.Must(phase() == dv.PhaseDraw, "what is clicked at once draws nothing")
		clock.Pass(time.Second)
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(white)
		if window.Height > 700 && on.Y < at.Y+white.Size().Height {
			t.Errorf("a tile is drawn at %v, where one could go on", on)
		}
		shelltest.TapAt(t, p.Env, shelltest.Middle(white))
		p.Must(phase() == dv.PhaseGuess, "a second later one can draw")
	}
}

// endTurn guesses a number that can be, and stops if it was right.
func endTurn(p *tabletest.Seated) {
	v, number := p.Session.View(0).(dv.View), 0
	for dv.Warn(v, dv.Guess{Tile: v.Targets()[0].ID, Number: number}) != nil {
		number++
	}
	p.Submit(0, dv.Guess{Tile: v.Targets()[0].ID, Number: number, Place: v.Places[0]})
	if p.Session.View(0).(dv.View).Asked == 0 {
		p.Submit(0, dv.Stop{Place: v.Places[0]})
	}
}

// While a computer plays, the buttons stay where they are, and what its sentence says isn't said again next to its name.
func TestWatchedCardStays(t *testing.T) {
	for _, window := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1000, 620)} {
		p, clock := withNova(t, locales.German, window)
		at, wide, nova := map[fyne.Position]bool{}, map[float32]bool{}, map[fyne.Position]bool{}
		for range 40 {
			if p.Session.Standing().Asked == 0 && !p.Says("table.computer.on") {
				break
			}
			for _, s := range shelltest.Texts(p.Env) {
				p.Must(!strings.HasPrefix(s, "Nova nimmt"), "said twice: "+s)
			}
			if p.Says("table.computer.on") {
				lead := shelltest.Middle(shelltest.Marked(t, p.Env, "lead-on"))
				at[lead] = true
				p.Must(lead.Y > window.Height*.85 && lead.X > 700, fmt.Sprint("one goes on at the lower right of the mat, not at ", lead))
			}
			clock.Pass(200 * time.Millisecond)
		}
		p.Submit(0, dv.Draw{})
		endTurn(p.Seated)
		for range 40 {
			if p.Session.View(0).(dv.View).Asked == 0 {
				break
			}
			if clock.Pass(200 * time.Millisecond); p.Says("table.computer.on") {
				for _, tile := range shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "mine")) {
					wide[tile.Size().Width] = true
				}
				nova[shelltest.Middle(shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "rival.1"))[0])] = true
			}
		}
		if len(wide) > 1 {
			t.Errorf("%v: one's own tiles were %v wide", window, wide)
		}
		if len(nova) != 1 {
			t.Errorf("%v: the first tile of whoever speaks was at %v", window, nova)
		}
		if len(at) != 1 {
			t.Errorf("%v: the button was at %v", window, at)
		}
	}
}

// Once all others are out who are no computers, nobody is left from whom a page is hidden.
func TestOnePersonLeftInSeesNoCurtain(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.NewClock(t)
	p := seatAt(t, env, dv.DefaultOptions(3), 7, "Tina", "Lee", "Nova")
	p.setUp()
	p.Must(p.view(games.Table).Asked == 0 && tabletest.Sit(t, env, davinci.Game(), p.Session.ID()).Says("table.curtain.hold"), "Lee could see Tina's tiles")
	p = sitDown(t, env, p.Session.ID())
	for a := range p.Session.Moves(0) {
		p.Apply(0, a) // draws
		break
	}
	for p.view(games.Table).Asked == 0 && len(p.view(games.Table).Outs) == 0 {
		for _, tile := range p.view(0).Targets() {
			if _, of, _, _ := p.view(games.Table).Find(tile.ID); of == 1 {
				p.Apply(0, dv.Guess{Tile: tile.ID, Number: p.hidden(tile.ID), Place: p.view(0).Places[0]})
				break
			}
		}
	}
	p.Must(len(p.view(games.Table).Outs) == 1, "Lee is out")
	p.Must(!tabletest.Sit(t, env, davinci.Game(), p.Session.ID()).Says("table.curtain.hold"), "Tina is alone with Nova now")
}

// marked tells whether a tile of one's own looks so.
func marked(p *tabletest.Seated, so func(draw.NumberTileLook) bool) bool {
	tiles := shelltest.Inside[*draw.NumberTile](shelltest.Marked(p.TB, p.Env, "mine"))
	return slices.ContainsFunc(tiles, func(t *draw.NumberTile) bool { return so(t.Look()) })
}

// A character says something of a round that is over, until the next one begins.
func TestCharacterSpeaksOfTheRound(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	o := dv.DefaultOptions(2)
	o.Deal, o.Rounds = true, 2
	p := tabletest.Sit(t, env, davinci.Game(), tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: 3}, "Tina", "Nova"))
	p.Submit(games.Table, dv.Deal{})
	view := func(s games.Seat) dv.View { return p.Session.View(s).(dv.View) }
	for range 200 {
		v := view(0)
		if v.Phase == dv.PhaseScored {
			break
		}
		switch {
		case v.Asked != 0:
			clock.Pass(time.Second)
		case v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain: // Tina has seen Nova's code
			tile := v.Targets()[0]
			hidden := slices.IndexFunc(v.Seats[1].Row, func(x dv.Stone) bool { return x.ID == tile.ID })
			p.Submit(0, dv.Guess{Tile: tile.ID, Number: view(1).Seats[1].Row[hidden].Number, Place: v.Places[0]})
		default:
			for a := range p.Session.Moves(0) {
				p.Submit(0, a)
				break
			}
		}
	}
	clock.Pass(time.Second) // the bubble grows
	p.Must(view(0).Phase == dv.PhaseScored && slices.Equal(shelltest.Remarks(env), []string{"round"}), "Nova speaks")
	p.Key(fyne.KeyReturn)
	p.Must(view(0).Round == 2 && len(shelltest.Remarks(env)) == 0, "and not of the next one")
}
