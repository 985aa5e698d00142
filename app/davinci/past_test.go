package davinci_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// The guesses of the round are at hand on the page of a turn: next to what is asked where there
// are no notes, next to the row of the only other player, else in place of the notes.
func TestPastGuessesAtHand(t *testing.T) {
	for _, c := range []struct {
		pad   dv.PadKind
		seats int
	}{{dv.PadOff, 2}, {dv.PadOff, 4}, {dv.PadNotes, 2}, {dv.PadNotes, 3}} {
		p := seat(t, locales.English, davinci.Rules(false, c.pad), 7, everybody[:c.seats]...)
		p.setUp()
		p.until(5, 0, func(v dv.View) bool { return v.TurnNumber > 4 && v.Phase == dv.PhaseDraw })
		p.Unveil()
		p.Key(fyne.KeyLeft, fyne.KeyReturn)
		said := func() int {
			n := 0
			for _, g := range p.view(games.Table).Guesses {
				if p.guessSaid(g) {
					n++
				}
			}
			return n
		}
		if c.seats == 3 {
			p.Must(said() == 0 && p.noting(), "the notes at first")
			p.Type("l")
			p.Must(!p.noting(), "L shows the guesses in their place")
		}
		p.Must(said() == len(p.view(games.Table).Guesses) && said() > 3, "all guesses")
		p.Must(!p.Says("davinci.event.arrange", games.Args{"Seat": games.Seat(0)}), "nothing else")
		p.Key(fyne.KeyPageDown, fyne.KeyPageUp)
		p.Must(shelltest.Marked(t, p.Env, "past").(*ui.Scroll).Offset.Y == 0, "back at the top")
		if c.seats == 3 {
			p.Tap("davinci.notes.title")
			p.Must(said() == 0 && p.noting(), "the notes again")
			p.Tap("davinci.past.title")
			p.Type("n")
			p.Must(p.noting(), "N is for the notes")
		}
	}
}

// The answers in the list lie over nothing, whether there is room for what followed or not.
func TestPastGuessesKeepClear(t *testing.T) {
	for _, height := range []float32{800, 1080, 1600} {
		p := seat(t, locales.English, davinci.Rules(false, dv.PadNotes), 7, everybody[:2]...)
		shelltest.Resize(p.Env, 1920, height)
		p.setUp()
		p.until(5, 0, func(v dv.View) bool { return v.TurnNumber > 4 && v.Phase == dv.PhaseDraw })
		p.Unveil()
		var parts []fyne.CanvasObject
		shelltest.All(shelltest.Marked(t, p.Env, "past"), func(o fyne.CanvasObject) {
			switch o.(type) {
			case *ui.Chip, *ui.Para:
				if o.Visible() {
					parts = append(parts, o)
				}
			}
		})
		p.Must(len(parts) > 2, "guesses with answers")
		if over := shelltest.Overlapping(parts); len(over) > 0 {
			t.Errorf("%v high: %q", height, over)
		}
	}
}

// With three and four players the notes are seen whole at the usual size, however many tiles are
// hidden in a usual game.
func TestPictureNotesNeedNoScrolling(t *testing.T) {
	for seats := 3; seats <= 4; seats++ {
		p := seat(t, locales.German, davinci.Rules(true, dv.PadChances), 7, everybody[:seats]...)
		p.setUp()
		p.until(5, 0, func(v dv.View) bool { return v.TurnNumber > 5 && v.Phase == dv.PhaseDraw })
		p.Unveil()
		n := shelltest.Marked(t, p.Env, "notes").(*ui.Scroll)
		if n.Content.MinSize().Height > n.Size().Height {
			t.Errorf("%d seats: the lines are %.0f high, %.0f are seen", seats, n.Content.MinSize().Height, n.Size().Height)
		}
	}
}

// A dash without a place is as large as the tiles of the code, also after the window was small.
func TestDashAsLargeAsTheOthers(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		p := seat(t, locales.German, davinci.Rules(true, dv.PadOff, func(o *dv.Options) { o.Deal = true }), seed, "Tina", "Lee")
		p.Submit(games.Table, dv.Deal{})
		if len(dv.NewDraft(p.view(0)).Loose(p.view(0))) == 0 {
			continue
		}
		p.Unveil()
		for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 500, Height: 400}, {Width: 1280, Height: 800}} {
			shelltest.Resize(p.Env, size.Width, size.Height)
			if loose, laid := p.loose()[0].Size(), p.laid()[0].Size(); loose != laid {
				t.Errorf("%v: the dash is %v large, the others %v", size, loose, laid)
			}
		}
		return
	}
	t.Fatal("nobody has a dash")
}

// lookBack counts the tiles that don't lie open in all positions of the replay: those that are
// hidden from the table, and those that are known.
func (p *seated) lookBack() (hidden, known int) {
	for n := range p.Session.Steps() {
		for _, s := range p.Session.ViewAt(n).(dv.View).Seats {
			for _, stone := range s.Row {
				switch {
				case stone.Open:
				case stone.Number == dv.NumberUnknown:
					hidden++
				default:
					known++
				}
			}
		}
	}
	return hidden, known
}

// The replay of a match that was played to its end shows all codes from the start on, and which
// tiles were open; that of an abandoned match, which may go on, shows what everybody knows.
func TestReplayShowsAllCodes(t *testing.T) {
	for _, abandoned := range []bool{false, true} {
		p := seat(t, locales.German, davinci.Rules(true, dv.PadOff), 6, everybody[:3]...)
		to := phaseIs(dv.PhaseOver)
		if abandoned {
			to = func(v dv.View) bool { return v.TurnNumber > 4 }
		}
		p.until(3, 1, to)
		if abandoned {
			p.Submit(games.Table, games.Abandon{})
		}
		hidden, known := p.lookBack()
		if abandoned && (known > 0 || hidden == 0) || !abandoned && (hidden > 0 || known == 0) {
			t.Errorf("abandoned %t: %d hidden tiles are known, %d not", abandoned, known, hidden)
		}
	}
	p := seat(t, locales.German, davinci.Rules(true, dv.PadOff), 6, everybody[:2]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	for range p.Session.Steps() {
		for _, tile := range shelltest.Find[*draw.NumberTile](p.Env) {
			if tile.Look().Number == draw.TileUnknown {
				t.Fatal("a tile is hidden in the replay")
			}
		}
		p.Key(fyne.KeyRight)
	}
}

// The replay marks which tile a guess has named, right or wrong, for as long as that is the newest step.
func TestReplayMarksWhatAGuessHasNamed(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(true, dv.PadOff), 6, everybody[:2]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	p.Key(fyne.KeyHome)
	right, wrong := 0, 0
	for n := range p.Session.Steps() + 1 {
		v := p.Session.ViewAt(n).(dv.View)
		named := n > 0 && len(v.Guesses) > len(p.Session.ViewAt(n-1).(dv.View).Guesses)
		marked := 0
		for _, tile := range shelltest.Find[*draw.NumberTile](p.Env) {
			look := tile.Look()
			if !look.Ring {
				continue
			}
			marked++
			g := v.Guesses[len(v.Guesses)-1]
			if look.Badge != g.Right || look.Wrong == g.Right {
				t.Errorf("step %d: %+v is marked as %+v", n, g, look)
			}
			if g.Right {
				right++
			} else {
				wrong++
			}
		}
		if marked > 1 || (marked == 1) != named {
			t.Errorf("step %d: %d tiles are marked, a guess: %v", n, marked, named)
		}
		p.Key(fyne.KeyRight)
	}
	if right == 0 || wrong == 0 {
		t.Errorf("%d right guesses, %d wrong ones", right, wrong)
	}
}

// What a guess led to is told to its end in the smallest window too: it is long for the last one.
func TestReplayTellsGuessesToTheEnd(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(true, dv.PadOff), 6, everybody[:4]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	shelltest.Resize(p.Env, 1000, 620)
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	p.Key(fyne.KeyEnd)
	paras := shelltest.Find[*ui.Para](p.Env)
	p.Must(len(paras) > 3, "guesses are told")
	for _, para := range paras {
		for _, word := range shelltest.Words(para) {
			p.Must(!strings.Contains(word.Text, "…"), "to the end: "+para.String())
		}
	}
}
