package davinci_test

import (
	"math"
	"reflect"
	"slices"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func TestTurnByKeys(t *testing.T) {
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
	p.Must(p.Says("davinci.turn.draw"), "a colour is asked for")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseDraw, "Enter alone draws nothing")
	p.Key(fyne.KeyRight, fyne.KeyReturn)
	v := p.view(0)
	p.Must(v.Phase == dv.PhaseGuess && v.Drawn.Color == dv.White, "a white tile is drawn")

	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseGuess, "Enter without tile and number guesses nothing")
	p.Key(fyne.KeyRight)
	first := v.Targets()[0].ID
	p.Must(p.rival(0).ringed() == 0, "the first hidden tile is pointed at")
	p.Key(fyne.KeyLeft)
	p.Must(p.rival(0).ringed() == 3, "around the end to the last")
	p.Key(fyne.KeyRight, fyne.KeyReturn)
	p.Must(len(p.view(games.Table).Guesses) == 0, "Enter without a number guesses nothing")

	p.typeNumber(p.hidden(first))
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseAgain && p.Says("davinci.turn.again"), "right")
	look := p.rival(0)[0].Look()
	p.Must(look.Badge && look.Open, "the tile lies open, with the sign of a right answer")
	p.Must(p.rival(0).ringed() == -1, "nothing is chosen for the next guess")

	p.Type("s")
	p.Must(p.view(games.Table).Turn == 1 && !p.Alone(), "the turn is over and the page is gone")
}

// A person about to guess on doesn't end the turn by Enter: a tap on the tile that the program has chosen keeps it, and the next
// one takes it back.
func TestGuessingOnIsNoStop(t *testing.T) {
	again := func() *seated {
		p := takeTurn(t, locales.English, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
		p.Key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight)
		p.typeNumber(p.hidden(p.view(0).Targets()[0].ID))
		p.Key(fyne.KeyReturn)
		p.Must(p.view(games.Table).Phase == dv.PhaseAgain, "right")
		p.Pass(time.Second) // until clicks count again
		return p
	}
	p := again()
	p.Tap("davinci.turn.act_short")
	chosen := p.rival(0).ringed()
	p.Must(chosen == 1, "the first hidden tile is chosen")
	p.tapTile(p.rival(0)[chosen])
	p.Must(p.rival(0).ringed() == chosen, "and stays when it is tapped")
	p.tapTile(p.rival(0)[chosen])
	p.Must(p.rival(0).ringed() == -1, "a second tap takes it back")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseAgain && p.Says("davinci.turn.need_tile"), "Enter doesn't stop")
	p.Type("s")
	p.Must(p.view(games.Table).Turn == 1, "S does")

	p = again()
	p.Type("5")
	p.Must(p.Says("davinci.turn.need_tile"), "a number needs a tile")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseAgain, "Enter right after it doesn't stop")
	p = again()
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Turn == 1, "Enter alone does")
}

// The first Enter or Space only goes to the piles, as it may have led here, and says what the next one does.
func TestSecondKeyDraws(t *testing.T) {
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace} {
		p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
		p.Key(key)
		p.Must(p.view(0).Phase == dv.PhaseDraw && p.Says("davinci.turn.need_color"), "nothing is drawn by the first one")
		p.Key(key)
		p.Must(p.view(0).Phase == dv.PhaseGuess && p.view(0).Drawn.Color == dv.Black, "black is drawn")
		p.Key(fyne.KeyRight)
		p.Must(p.rival(0).ringed() == 0, "and keys are the page's again")
	}
}

// The piles stay where they are from drawing to guessing, and lie at the other side only while the keys take their place.
func TestPilesStay(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben")
	shelltest.Resize(p.Env, 1280, 800)
	all := scenes(t, o, 3)
	at := func() float32 { return shelltest.Middle(shelltest.Marked(t, p.Env, "draw.black")).X }
	p.show(all["draw"])
	right := at()
	v := all["guess"]
	v.Step, v.Middle = 41, all["draw"].Middle
	p.show(v)
	p.Must(at() == right && right > 480, "at the right, while nothing is chosen")
	p.tapTile(p.rival(0)[2])
	p.Must(at() == right, "a tile of Lee's is chosen, at the left")
	p.tapTile(p.rival(1)[4])
	left := at()
	p.Must(left < 480, "one of Ben's, at the right")
	p.Key(fyne.KeyEscape)
	p.Must(at() == left, "none again")
}

func TestWrongGuessEndsTheTurn(t *testing.T) {
	p := takeTurn(t, locales.English, davinci.Rules(false, dv.PadOff), "Tina", "Lee")
	p.Key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	p.typeNumber(p.wrongNumber(p.view(0).Targets()[0].ID))
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Turn == 1 && p.Alone() && p.stamped() == p.Say("davinci.verdict.wrong"), "the answer is seen")
	p.Key(fyne.KeySpace)
	p.Must(!p.Alone(), "the next one is asked behind the curtain")
}

// Taps and keys make the same draft, history included.
func TestTapsAndKeysMakeTheSameDraft(t *testing.T) {
	draft := func(play func(*seated)) dv.Draft {
		p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadOff), "Tina", "Lee", "Ben")
		p.Key(fyne.KeyLeft, fyne.KeyReturn)
		play(p)
		return p.draft()
	}
	keys := draft(func(p *seated) { p.Key(fyne.KeyRight, fyne.KeyDown, fyne.KeyRight); p.Type("5") })
	taps := draft(func(p *seated) {
		p.tapTile(p.rival(0)[0])
		p.tapTile(p.rival(1)[0])
		p.tapTile(p.rival(1)[1])
		p.tapKey(5)
	})
	if !reflect.DeepEqual(keys, taps) || keys.Number != 5 || keys.Target == 0 {
		t.Errorf("keys %+v, taps %+v", keys, taps)
	}
	undone := draft(func(p *seated) {
		p.Key(fyne.KeyRight)
		p.Type("5")
		p.Undo()
		p.Undo()
	})
	if undone.Target != 0 || undone.Number != dv.NumberUnknown || !undone.CanRedo() {
		t.Errorf("undone %+v", undone)
	}
}

// Open tiles, and those of somebody who is out, can't be pointed at.
func TestWhatCanBeTapped(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := seatThree(t, locales.German, o)
	p.point(12)
	p.Must(p.rival(0).ringed() == -1, "an open tile is no target")
	p.point(11)
	p.Must(p.rival(0).ringed() == 0, "a hidden one is")
	v := davinci.ThreeSeats(t, o)
	v.Late, v.Step = true, v.Step+1
	v.TurnNumber++
	p.show(v)
	p.point(11)
	p.Must(p.rival(0).ringed() == -1 && p.draft().Target == 0, "when time is up nothing more is guessed")
}

func TestWarningBeforeAGuess(t *testing.T) {
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
	p.Key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	v := p.view(0)
	own := -1 // a number that the seat has itself in the tile's colour
	for _, mine := range append(slices.Clone(v.Own()), *v.Drawn) {
		if mine.Color == v.Targets()[0].Color {
			own = mine.Number
		}
	}
	p.Must(own >= 0, "the seat has a tile of that colour")
	p.typeNumber(own)
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("davinci.turn.warn"), "the guess is warned of")
	p.Key(fyne.KeyReturn)
	p.Must(!p.Says("davinci.turn.warn") && len(p.view(games.Table).Guesses) == 0, "Enter goes back without guessing")
	p.Must(p.draft().Number == own, "and leaves the draft")
	p.Key(fyne.KeyReturn)
	p.Tap("davinci.turn.warn_go")
	p.Must(len(p.view(games.Table).Guesses) == 1, "guessed all the same")
}

func TestOpenAnOwnTile(t *testing.T) {
	p := seatThree(t, locales.English, davinci.Rules(true, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }))
	v := davinci.ThreeSeats(t, p.view(0).Options)
	v.Phase, v.Drawn, v.Places = dv.PhaseOpen, nil, nil
	v.Guesses[1].Right = false
	p.show(v)
	p.Pass(2 * time.Minute)
	p.Must(p.Session.Standing().Asked == 0 && !p.Says("davinci.turn.late"), "whoever opens an own tile has no time to lose")
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("davinci.turn.need_own"), "a tile must be chosen first")
	p.Key(fyne.KeyRight)
	p.Must(p.mine().ringed() == 0, "the first own hidden tile")
	p.Key(fyne.KeyLeft)
	p.Must(p.mine().ringed() == 4, "the last one; the open one is passed over")
	p.tapTile(p.mine()[1])
	p.Must(p.mine().ringed() == 1 && p.Says("davinci.turn.open_act"), "the tile can be opened")
	p.tapTile(p.mine()[3])
	p.Must(p.mine().ringed() == 1, "the open tile can't be chosen")
	p.tapTile(p.mine()[1])
	p.Must(p.mine().ringed() == -1 && !p.Says("davinci.turn.open_act"), "a second tap chooses none")
	v.Seats[0].Row, v.Seats[0].Hidden = davinci.Stones(t, "+b1 w4", 1), 1
	p.show(v)
	p.Must(p.Says("davinci.turn.open_last"), "it is said what the last one means")
}

// When the middle is empty, a wrong guess is followed by an own tile, by the real rules.
func TestOpeningIsSubmitted(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadOff), 7, "Tina", "Lee")
	p.setUp()
	for {
		v := p.view(p.view(games.Table).Asked)
		if v.Phase == dv.PhaseGuess && v.Drawn == nil {
			break
		}
		if v.Phase == dv.PhaseDraw {
			c := dv.Black
			if v.Middle[c] == 0 {
				c = dv.White
			}
			p.Apply(v.Me, dv.Draw{Color: c})
			continue
		}
		target := v.Targets()[0].ID
		p.Apply(v.Me, dv.Guess{Tile: target, Number: (p.hidden(target) + 1) % 12, Place: v.Places[0]})
	}
	p.Page.Shown()
	p.Unveil()
	me := p.view(games.Table).Asked
	p.Key(fyne.KeyRight)
	p.typeNumber((p.hidden(p.view(me).Targets()[0].ID) + 1) % 12)
	p.Key(fyne.KeyReturn)
	if p.Says("davinci.turn.warn") {
		p.Tap("davinci.turn.warn_go")
	}
	p.Must(p.view(games.Table).Phase == dv.PhaseOpen && p.Alone(), "the same seat opens a tile")
	before := p.view(games.Table).Seats[me].Hidden
	p.Key(fyne.KeyRight, fyne.KeyReturn)
	p.Must(p.view(games.Table).Seats[me].Hidden == before-1, "it lies open")
}

// For another one's handicap somebody lays own tiles open before the first turn, by the real rules.
func TestOpeningForAHandicap(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Show[1] = 2 }), 7, "Tina", "Lee")
	p.setUp()
	p.Unveil()
	for n := range 2 {
		v := p.view(games.Table)
		p.Must(v.Phase == dv.PhaseOpen && v.Asked == 0 && v.Seats[0].Hidden == 4-n && p.Says("davinci.turn.open_handicap"), "Tina is asked, and knows why")
		shelltest.Shot(t, p.Env, "show-"+strconv.Itoa(n))
		p.Key(fyne.KeyRight, fyne.KeyReturn)
	}
	v := p.view(games.Table)
	p.Must(v.TurnNumber == 1 && v.Asked == 0 && v.Seats[0].Hidden == 2 && v.Seats[1].Hidden == 4, "then the first turn begins")
}

// A colour that has run out isn't offered.
func TestOnlyColorsThatAreThere(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := seatThree(t, locales.German, o)
	v := davinci.ThreeSeats(t, o)
	v.Phase, v.Drawn, v.Places, v.Middle = dv.PhaseDraw, nil, nil, [dv.Colors]int{dv.White: 3}
	p.show(v)
	p.Must(p.Says("davinci.turn.draw_one"), "and nobody is asked for a colour")
}

// What "time is up" finds prepared stays, and what is left to do is said.
func TestTimeUp(t *testing.T) {
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }), "Tina", "Lee")
	p.Pass(59 * time.Second)
	p.Must(!p.Says("davinci.turn.late"), "a minute isn't over")
	p.Pass(time.Second)
	p.Must(p.Says("davinci.turn.late_draw"), "draw, and one guess")
	p.Must(p.Says("davinci.turn.late"), "the clock says so")
	p.Pass(5 * time.Minute)
	p.Must(p.Session.Steps() == 5, "the limit is not reached again and again")
	p.Key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight)
	p.typeNumber(p.hidden(p.view(0).Targets()[0].ID))
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseAgain, "the one guess was right")
	p.Must(!slices.ContainsFunc(shelltest.Find[*ui.Button](p.Env), func(b *ui.Button) bool { return b.Text() == p.Say("davinci.turn.need_tile") }) && p.Says("davinci.turn.stop"), "only stopping is left")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Turn == 1, "stopped")
}

func TestTimeUpKeepsTheDraft(t *testing.T) {
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }), "Tina", "Lee")
	p.Key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight)
	p.Type("7")
	want := p.draft()
	p.Submit(games.Table, dv.TimeUp{})
	if got := p.draft(); !reflect.DeepEqual(got, want) || got.Number != 7 {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// The limit is known before the board was ever rendered.
func TestClockBeforeTheFirstPage(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 90 }), 7, "Tina", "Lee")
	p.Pass(10 * time.Second)
	p.setUp()
	p.Must(p.Says("table.curtain.hold"), "the curtain")
	p.Unveil()
	p.Must(shelltest.Has(p.Env, "1:30"), "and it stood until now")
	p.Pass(time.Second)
	p.Must(shelltest.Has(p.Env, "1:29"), "the clock is shown")
}

func TestWhoCrackedWhom(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := seatThree(t, locales.German, o)
	v := davinci.ThreeSeats(t, o)
	v.Seats[1].Row = davinci.Stones(t, "+b1 +w2", 11)
	v.Seats[1].In, v.Outs = false, []dv.Out{{Seat: 1, By: 2}}
	p.show(v)
	p.Must(p.Says("davinci.out.cracked"), "Lee is cracked")
	p.Must(p.rival(0)[0].Look().Dim, "the row is of no concern any more")
	p.Must(p.Says("davinci.turn.again"), "the last right guess cracked nothing")
	v.Guesses = append(v.Guesses, dv.Guessed{TurnNumber: v.TurnNumber, Seat: 0, Of: 1, Tile: 11, Place: 1, Number: 1, Right: true})
	p.show(v)
	p.Must(!p.rival(0)[1].Look().Dim, "and all of that code is seen, what lay open before too")
	v.Outs[0].By = games.Table
	p.show(v)
	p.Must(p.Says("davinci.out.cracked_open"), "they did it themselves")
}

// The place of the drawn tile is chosen on the own ledge where there are several; a single one counts as chosen.
func TestPlaceOfTheDrawnTile(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := seatThree(t, locales.German, o)
	show := func(places ...int) {
		v := davinci.ThreeSeats(t, o)
		v.Step, v.Phase, v.Places = v.Step+len(places), dv.PhaseGuess, places
		p.show(v)
	}
	act := func() bool { return p.Says("davinci.turn.act", games.Args{"N": 5}) }
	show(2)
	p.Key(fyne.KeyRight)
	p.Type("5")
	p.Must(act(), "a single place is chosen by itself")
	show(2, 3, 4)
	p.Must(p.Says("davinci.turn.where") && !p.Says("davinci.turn.here"), "several are asked for")
	_, at := davinci.Slots(shelltest.Marked(t, p.Env, "mine"))
	p.Must(at[0].X-12 > p.mine()[1].Position().X+p.mine()[1].Size().Width && at[0].X+12 < p.mine()[2].Position().X, "a gap opens between two tiles")
	for _, key := range []func(){func() { p.Key(fyne.KeyReturn) }, func() { p.Type("5") }, func() { p.Key(fyne.KeyRight) }} {
		show(2, 3, 4)
		key()
		p.Must(p.Says("davinci.turn.need_place") && !p.Says("davinci.turn.need_tile"), "what the table asks is missing first")
		p.Must(p.draft().Target == 0 && !p.picking(), "and nothing else is asked before")
	}
	p.Type(".")
	p.Must(p.draft().Place == 2 && !p.Says("davinci.turn.where") && p.Says("davinci.turn.here"), "the first place by key")
	p.Type(",")
	p.Must(p.draft().Place == 4, "around to the last one")
	p.tapSlot("mine", 3)
	p.Must(p.draft().Place == 3, "by tap")
	p.Undo()
	p.Must(p.draft().Place == 4, "undone")
	p.Key(fyne.KeyRight)
	p.Type("5")
	places, _ := davinci.Slots(shelltest.Marked(t, p.Env, "mine"))
	p.Must(act() && slices.Equal(places, []int{4}), "then a number is asked for, and the place alone is left")
}

// From any tile to any of its numbers, the second tap included, the pointer travels 320 units at most, a little more where its code
// stands on two ledges; the keys hide none of them.
func TestAGuessIsNear(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(1000, 620), fyne.NewSize(1477, 831)} {
		for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
			o := davinci.Rules(true, dv.PadOff)
			o.Warn = false
			p := takeTurn(t, locales.German, o, everybody[:seats]...)
			shelltest.Resize(p.Env, size.Width, size.Height)
			above := float32(64) // from the slip's edge to the middle of the first keys
			if size.Height < 720 {
				above = 37
			}
			rows := []string{"b1 w4", "b? w? b? w? b? w? b?", "w? b? w? b? w?", "b? w? b? w? b? w?"}[:seats]
			v := davinci.Position(t, o, "", rows...)
			p.show(v)
			for row := range seats - 1 {
				for i := range p.rival(row) {
					from := shelltest.Middle(p.rival(row)[i])
					p.tapTile(p.rival(row)[i])
					p.Must(p.rival(row).ringed() == i && p.picking(), "the block is open")
					for n := range dv.Values {
						d := p.keyAt(n).Subtract(from)
						if far := math.Hypot(float64(d.X), float64(d.Y)); far > 320 {
							t.Errorf("%v, %d seats: %.0f units from tile %d of row %d to the %d", size, seats, far, i, row, n)
						}
					}
					for k, s := range p.rival(row) {
						if low := shelltest.Middle(s).Y + s.Size().Height/2; low > p.keyAt(0).Y-above {
							t.Errorf("%v, %d seats: tile %d of row %d ends at %.0f, the keys lie at %.0f", size, seats, k, row, low, p.keyAt(0).Y)
						}
					}
					p.Key(fyne.KeyEscape)
					p.Must(p.rival(row).ringed() == -1 && !p.picking(), "Esc closes it")
				}
			}
		}
	}
}

// A tap on a number chooses it, and a second one on the same key guesses it, like the button and Enter; a number that is typed is
// only chosen, however often.
func TestWhatGuesses(t *testing.T) {
	for name, guess := range map[string]func(p *seated, n int){
		"second tap": func(p *seated, n int) { p.tapKey(n) },
		"button":     func(p *seated, n int) { p.Tap("davinci.turn.act", games.Args{"N": n}) },
		"Enter":      func(p *seated, _ int) { p.Key(fyne.KeyReturn) },
	} {
		p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
		p.Key(fyne.KeyLeft, fyne.KeyReturn)
		n := p.hidden(p.view(0).Targets()[0].ID)
		p.tapTile(p.rival(0)[0])
		p.tapKey(n)
		p.Must(p.draft().Number == n && len(p.view(0).Guesses) == 0, "a tap chooses")
		guess(p, n)
		p.Must(len(p.view(0).Guesses) == 1, name+" guesses")
	}
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	p.Type("5")
	p.Must(p.Says("davinci.turn.need_tile"), "no tile is chosen, and that is said")
	p.Key(fyne.KeyRight)
	p.Type("555")
	p.Must(len(p.view(0).Guesses) == 0 && p.draft().Number == 5, "typing only chooses")
	p.Key(fyne.KeyRight)
	p.Must(p.draft().Number == dv.NumberUnknown, "for another tile no number is chosen yet")
}
