package davinci

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
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
		p := seat(t, locales.English, rules(false, c.pad), 7, everybody[:c.seats]...)
		p.setUp()
		p.until(5, 0, func(v dv.View) bool { return v.TurnNumber > 4 && v.Phase == dv.PhaseDraw })
		p.unveil()
		p.turn().draw(dv.Black)
		said := func() int {
			n := 0
			for _, g := range p.view(games.Table).Guesses {
				if p.says("davinci.out.guess", games.Args{"Seat": g.Seat, "Of": g.Of, "Place": g.Place, "Value": dv.ValueID(g.Number)}) {
					n++
				}
			}
			return n
		}
		if c.seats == 3 {
			p.must(said() == 0 && p.turn().notes.object.Visible(), "the notes at first")
			p.typed("l")
			p.must(!p.turn().notes.object.Visible(), "L shows the guesses in their place")
		}
		p.must(said() == len(p.view(games.Table).Guesses) && said() > 3, "all guesses")
		p.must(!p.says("davinci.event.arrange", games.Args{"Seat": games.Seat(0)}), "nothing else")
		p.key(fyne.KeyPageDown, fyne.KeyPageUp)
		p.must(p.turn().past.scroll.Offset.Y == 0, "back at the top")
		if c.seats == 3 {
			shelltest.Tap(t, p.env, p.env.T("davinci.notes.title"))
			p.must(said() == 0 && p.turn().notes.object.Visible(), "the notes again")
			shelltest.Tap(t, p.env, p.env.T("davinci.past.title"))
			p.typed("n")
			p.must(p.turn().notes.object.Visible(), "N is for the notes")
		}
	}
}

// In a narrow window the guesses come up in place of what is asked.
func TestPastGuessesInANarrowWindow(t *testing.T) {
	p := takeTurn(t, locales.German, rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 }), family...)
	shelltest.Resize(p.env, 1000, 620)
	shelltest.TextSize(p.env, 150)
	p.board.own.Render(scenes(t, 4)["guess"])
	p.must(p.turn().flip.Visible(), "the notes have no room")
	p.typed("l")
	p.must(p.turn().past.object.Visible() && !p.turn().picker.object.Visible(), "the guesses")
	p.typed("n")
	p.must(p.turn().notes.object.Visible() || p.turn().picker.object.Visible(), "and back")
}

// With three and four players the notes are seen whole at the usual size, however many tiles are
// hidden in a usual game.
func TestPictureNotesNeedNoScrolling(t *testing.T) {
	for seats := 3; seats <= 4; seats++ {
		p := seat(t, locales.German, rules(true, dv.PadChances), 7, everybody[:seats]...)
		p.setUp()
		p.until(5, 0, func(v dv.View) bool { return v.TurnNumber > 5 && v.Phase == dv.PhaseDraw })
		p.unveil()
		n := p.notes()
		if n.scroll.Content.MinSize().Height > n.scroll.Size().Height {
			t.Errorf("%d seats: %d lines are %.0f high, %.0f are seen", seats, len(n.lines), n.scroll.Content.MinSize().Height, n.scroll.Size().Height)
		}
	}
}

// A dash without a place is as large as the tiles of the code, also after the window was small.
func TestDashAsLargeAsTheOthers(t *testing.T) {
	for seed := uint64(1); seed < 40; seed++ {
		p := seat(t, locales.German, rules(true, dv.PadOff, func(o *dv.Options) { o.Deal = true }), seed, "Tina", "Lee")
		p.submit(games.Table, dv.Deal{})
		if len(dv.NewDraft(p.view(0)).Loose(p.view(0))) == 0 {
			continue
		}
		p.unveil()
		s := p.board.own.face.(*start)
		for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 500, Height: 400}, {Width: 1280, Height: 800}} {
			shelltest.Resize(p.env, size.Width, size.Height)
			if s.loose.plan.width != s.row.plan.width {
				t.Errorf("%v: the dash is %.0f wide, the others %.0f", size, s.loose.plan.width, s.row.plan.width)
			}
		}
		return
	}
	t.Fatal("nobody has a dash")
}

// lookBack counts the tiles that don't lie open in all positions of the replay: those that are
// hidden from the table, and those that are known.
func (p *seated) lookBack() (hidden, known int) {
	for n := range p.session.Steps() {
		for _, s := range p.session.ViewAt(n).(dv.View).Seats {
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
		p := seat(t, locales.German, rules(true, dv.PadOff), 6, everybody[:3]...)
		to := phaseIs(dv.PhaseOver)
		if abandoned {
			to = func(v dv.View) bool { return v.TurnNumber > 4 }
		}
		p.until(3, 1, to)
		if abandoned {
			p.submit(games.Table, games.Abandon{})
		}
		hidden, known := p.lookBack()
		if abandoned && (known > 0 || hidden == 0) || !abandoned && (hidden > 0 || known == 0) {
			t.Errorf("abandoned %t: %d hidden tiles are known, %d not", abandoned, known, hidden)
		}
	}
	p := seat(t, locales.German, rules(true, dv.PadOff), 6, everybody[:2]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	p.env.Router.Open(shell.Route{Page: shell.Replay, Match: p.session.ID()})
	for range p.session.Steps() {
		for _, tile := range shelltest.Find[*draw.NumberTile](p.env) {
			if tile.Look().Number == draw.TileUnknown {
				t.Fatal("a tile is hidden in the replay")
			}
		}
		p.key(fyne.KeyRight)
	}
}

// In one game without points the places are listed by who was out last.
func TestPlacesByWhoWasOutLast(t *testing.T) {
	o := games.Outcome{Reason: dv.ReasonLast, Places: []games.Place{{Seat: 2, Rank: 1}, {Seat: 0, Rank: 2}, {Seat: 1, Rank: 2}, {Seat: 3, Rank: 2}}}
	v := dv.View{Outs: []dv.Out{{Seat: 1}, {Seat: 3}, {Seat: 0}}}
	got := resultOf(v, o).Places
	want := []games.Place{{Seat: 2, Rank: 1}, {Seat: 0, Rank: 2}, {Seat: 3, Rank: 3}, {Seat: 1, Rank: 4}}
	if !slices.Equal(got, want) || o.Places[1].Rank != 2 || o.Places[3].Seat != 3 {
		t.Errorf("%v, outcome %v", got, o.Places)
	}
	v.Options.Rounds = 2
	if got := resultOf(v, o).Places; !slices.Equal(got, o.Places) {
		t.Errorf("of a points game: %v", got)
	}
}
