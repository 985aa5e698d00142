package davinci

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// takeTurn starts a match and opens the page of the first turn.
func takeTurn(t *testing.T, lang locales.Lang, o dv.Options, names ...string) *seated {
	t.Helper()
	p := seat(t, lang, o, 7, names...)
	p.setUp()
	p.unveil()
	return p
}

// tapTile taps the i-th tile of a row.
func tapTile(r *row, i int) {
	at := r.plan.cells[i]
	r.Tapped(&fyne.PointEvent{Position: at.AddXY(r.plan.width/2, 10)})
}

// hidden is the true number of a tile of another seat.
func (p *seated) hidden(tile int) int {
	p.Helper()
	_, of, i, ok := p.view(games.Table).Find(tile)
	p.must(ok, "the tile is there")
	return p.view(of).Own()[i].Number
}

// wrongNumber is a number that a tile hasn't got and nobody warns of.
func (p *seated) wrongNumber(tile int) int {
	p.Helper()
	for n := range dv.MaxNumber + 1 {
		v := p.board.own.view
		if n != p.hidden(tile) && dv.Warn(v, dv.Guess{Tile: tile, Number: n}) == nil {
			return n
		}
	}
	p.Fatal("every number is warned of")
	return 0
}

// typeNumber names a number by keys.
func (p *seated) typeNumber(n int) {
	p.typed(map[bool]string{true: "-", false: ui.Signed(n)}[n == dv.Dash])
}

func TestTurnByKeys(t *testing.T) {
	p := takeTurn(t, locales.German, rules(false, dv.PadNotes), "Tina", "Lee")
	p.must(p.says("davinci.turn.draw"), "a colour is asked for")
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Phase == dv.PhaseDraw, "Enter alone draws nothing")
	p.key(fyne.KeyRight, fyne.KeyReturn)
	v := p.view(0)
	p.must(v.Phase == dv.PhaseGuess && v.Drawn.Color == dv.White, "a white tile is drawn")

	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Phase == dv.PhaseGuess, "Enter without tile and number guesses nothing")
	p.key(fyne.KeyRight)
	first := v.Targets()[0].ID
	p.must(p.board.own.draft.Target == first, "the first hidden tile is pointed at")
	p.key(fyne.KeyLeft)
	p.must(p.board.own.draft.Target == v.Targets()[3].ID, "around the end to the last")
	p.key(fyne.KeyRight, fyne.KeyReturn)
	p.must(len(p.view(games.Table).Guesses) == 0, "Enter without a number guesses nothing")

	p.typeNumber(p.hidden(first))
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Phase == dv.PhaseAgain && p.says("davinci.turn.again"), "right")
	p.must(p.turn().rivals[0].row.cells[0].look.Badge && p.turn().rivals[0].row.cells[0].look.Open, "the tile lies open, with the sign of a right answer")
	p.must(p.board.own.draft.Target == 0, "nothing is chosen for the next guess")

	p.typed("s")
	p.must(p.view(games.Table).Turn == 1 && p.board.own == nil, "the turn is over and the page is gone")
}

func TestWrongGuessEndsTheTurn(t *testing.T) {
	p := takeTurn(t, locales.English, rules(false, dv.PadOff), "Tina", "Lee")
	p.key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	p.typeNumber(p.wrongNumber(p.board.own.draft.Target))
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Turn == 1 && p.board.own != nil && p.says("davinci.verdict.wrong"), "the answer is seen")
	p.key(fyne.KeySpace)
	p.must(p.board.own == nil, "the next one is asked behind the curtain")
}

// Taps and keys make the same draft, history included.
func TestTapsAndKeysMakeTheSameDraft(t *testing.T) {
	draft := func(play func(*seated)) dv.Draft {
		p := takeTurn(t, locales.German, rules(false, dv.PadOff), "Tina", "Lee", "Ben")
		p.turn().draw(dv.Black)
		play(p)
		return p.board.own.draft
	}
	keys := draft(func(p *seated) { p.key(fyne.KeyRight, fyne.KeyDown, fyne.KeyRight); p.typed("5") })
	taps := draft(func(p *seated) {
		tapTile(p.turn().rivals[0].row, 0)
		tapTile(p.turn().rivals[1].row, 0)
		tapTile(p.turn().rivals[1].row, 1)
		p.tapKey(5)
	})
	if !reflect.DeepEqual(keys, taps) || keys.Number != 5 || keys.Target == 0 {
		t.Errorf("keys %+v, taps %+v", keys, taps)
	}
	undone := draft(func(p *seated) {
		p.key(fyne.KeyRight)
		p.typed("5")
		shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyZ)
		shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyZ)
	})
	if undone.Target != 0 || undone.Number != dv.NumberUnknown || !undone.CanRedo() {
		t.Errorf("undone %+v", undone)
	}
}

// Open tiles, and those of somebody who is out, can't be pointed at.
func TestWhatCanBeTapped(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadOff))
	tapTile(p.turn().rivals[0].row, 1)
	p.must(p.board.own.draft.Target == 0, "an open tile is no target")
	v := threeSeats(t, rules(true, dv.PadOff))
	v.Late = true
	p.board.own.Render(v)
	tapTile(p.turn().rivals[0].row, 0)
	p.must(p.board.own.draft.Target == 0, "when time is up nothing more is guessed")
}

func TestWarningBeforeAGuess(t *testing.T) {
	p := takeTurn(t, locales.German, rules(false, dv.PadNotes), "Tina", "Lee")
	p.key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	v := p.board.own.view
	own := -1 // a number that the seat has itself in the tile's colour
	s, _, _, _ := v.Find(p.board.own.draft.Target)
	for _, mine := range append(slices.Clone(v.Own()), *v.Drawn) {
		if mine.Color == s.Color {
			own = mine.Number
		}
	}
	p.must(own >= 0, "the seat has a tile of that colour")
	p.typeNumber(own)
	p.key(fyne.KeyReturn)
	p.must(p.says("davinci.turn.warn"), "the guess is warned of")
	p.key(fyne.KeyReturn)
	p.must(!p.says("davinci.turn.warn") && len(p.view(games.Table).Guesses) == 0, "Enter goes back without guessing")
	p.must(p.board.own.draft.Number == own, "and leaves the draft")
	p.key(fyne.KeyReturn)
	shelltest.Tap(t, p.env, p.env.T("davinci.turn.warn_go"))
	p.must(len(p.view(games.Table).Guesses) == 1, "guessed all the same")
}

// The place of the drawn tile is asked for in the own row. What is said is the same for
// one place as for several.
func TestPlaceOfTheDrawnTile(t *testing.T) {
	o := rules(true, dv.PadOff)
	p := seatThree(t, locales.German, o)
	show := func(places ...int) string {
		v := threeSeats(t, o)
		v.Step, v.Phase, v.Places = v.Step+len(places), dv.PhaseGuess, places
		p.board.own.Render(v)
		return p.turn().decision.text.String()
	}
	one := show(2)
	p.must(p.turn().mine.row.chosen == 2, "a single place is chosen by itself")
	several := show(2, 3, 4)
	p.must(one == several, "the words are the same")
	p.must(!slices.Contains(p.turn().mine.row.places, p.turn().mine.row.chosen), "of several none is chosen by itself")

	p.key(fyne.KeyRight)
	p.typed("5")
	p.must(p.board.own.missing() == "davinci.turn.need_place", "the place is missing")
	p.typed(".")
	p.must(p.board.own.draft.Place == 2 && p.board.own.missing() == "", "the first place by key")
	p.typed(",")
	p.must(p.board.own.draft.Place == 4, "around to the last one")
	r := p.turn().mine.row
	r.Tapped(&fyne.PointEvent{Position: r.plan.marks[1].AddXY(r.plan.mark/2, 20)})
	p.must(p.board.own.draft.Place == 3, "by tap")
	shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyZ)
	p.must(p.board.own.draft.Place == 4, "undone")
}

func TestOpenAnOwnTile(t *testing.T) {
	p := seatThree(t, locales.English, rules(true, dv.PadOff))
	v := threeSeats(t, rules(true, dv.PadOff))
	v.Phase, v.Drawn, v.Places = dv.PhaseOpen, nil, nil
	v.Guesses[1].Right, v.Options.Clock = false, 60
	p.board.own.Render(v)
	_, limit := p.board.own.Clock()
	p.must(limit == 0, "whoever opens an own tile has no time to lose")
	d := p.turn().decision
	off, _ := d.act.Disabled()
	p.must(off && p.says("davinci.verdict.wrong"), "a tile must be chosen first")
	p.key(fyne.KeyRight)
	p.must(p.board.own.opening == 1, "the first own hidden tile")
	p.key(fyne.KeyLeft)
	p.must(p.board.own.opening == 5, "the last one; the open one is passed over")
	tapTile(p.turn().mine.row, 1)
	off, _ = d.act.Disabled()
	p.must(p.board.own.opening == 2 && !off && d.act.Text() == "Reveal the white 4", d.act.Text())
	tapTile(p.turn().mine.row, 3)
	p.must(p.board.own.opening == 2, "the open tile can't be chosen")
	v.Seats[0].Row, v.Seats[0].Hidden = stones(t, "+b1 w4", 1), 1
	p.board.own.Render(v)
	p.must(d.text.String() == p.env.T("davinci.turn.open_last"), "it is said what the last one means")
}

// When the middle is empty, a wrong guess is followed by an own tile, by the real rules.
func TestOpeningIsSubmitted(t *testing.T) {
	p := seat(t, locales.German, rules(false, dv.PadOff), 7, "Tina", "Lee")
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
			p.submit(v.Me, dv.Draw{Color: c})
			continue
		}
		target := v.Targets()[0].ID
		p.submit(v.Me, dv.Guess{Tile: target, Number: (p.hidden(target) + 1) % 12, Place: v.Places[0]})
	}
	p.unveil()
	me := p.board.own.seat
	p.key(fyne.KeyRight)
	p.typeNumber((p.hidden(p.board.own.draft.Target) + 1) % 12)
	p.key(fyne.KeyReturn)
	if p.says("davinci.turn.warn") {
		shelltest.Tap(t, p.env, p.env.T("davinci.turn.warn_go"))
	}
	p.must(p.view(games.Table).Phase == dv.PhaseOpen && p.board.own != nil, "the same seat opens a tile")
	before := p.view(games.Table).Seats[me].Hidden
	p.key(fyne.KeyRight, fyne.KeyReturn)
	p.must(p.view(games.Table).Seats[me].Hidden == before-1, "it lies open")
}

// A colour that has run out isn't offered.
func TestOnlyColorsThatAreThere(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadOff))
	v := threeSeats(t, rules(true, dv.PadOff))
	v.Phase, v.Drawn, v.Places, v.Middle = dv.PhaseDraw, nil, nil, [dv.Colors]int{dv.White: 3}
	p.board.own.Render(v)
	p.must(!p.turn().pool.piles[dv.Black].button.Visible() && p.turn().pool.piles[dv.White].button.Visible(), "only white is offered")
	p.must(p.says("davinci.turn.draw_one"), "and nobody is asked for a colour")
}

// What "time is up" finds prepared stays, and what is left to do is said.
func TestTimeUp(t *testing.T) {
	p := takeTurn(t, locales.German, rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }), "Tina", "Lee")
	_, limit := p.board.own.Clock()
	p.must(limit == time.Minute, "a minute")
	p.submit(games.Table, dv.TimeUp{})
	p.must(p.turn().decision.text.String() == p.env.T("davinci.turn.late_draw"), "draw, and one guess")
	p.must(p.turn().decision.clock.Text() == p.env.T("davinci.turn.late"), "the clock says so")
	runs, limit := p.board.own.Clock()
	p.must(runs && limit == 0, "the limit is not reached again and again")
	p.key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight)
	p.typeNumber(p.hidden(p.board.own.draft.Target))
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Phase == dv.PhaseAgain, "the one guess was right")
	p.must(!p.turn().decision.act.Visible() && p.turn().decision.stop.Visible(), "only stopping is left")
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Phase == dv.PhaseAgain, "Enter doesn't stop")
	p.typed("s")
	p.must(p.view(games.Table).Turn == 1, "stopped")
}

func TestTimeUpKeepsTheDraft(t *testing.T) {
	p := takeTurn(t, locales.German, rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }), "Tina", "Lee")
	p.key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight)
	p.typed("7")
	want := p.board.own.draft
	p.submit(games.Table, dv.TimeUp{})
	if got := p.board.own.draft; !reflect.DeepEqual(got, want) || got.Number != 7 {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// The limit is known before the board was ever rendered.
func TestClockBeforeTheFirstPage(t *testing.T) {
	p := seat(t, locales.German, rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 90 }), 7, "Tina", "Lee")
	if b := newBoard(p.board.desk); b.view.Seats != nil {
		t.Fatal("the board was rendered")
	} else if runs, limit := b.Clock(); runs || limit != 90*time.Second {
		t.Error(runs, limit)
	}
	p.setUp()
	p.unveil()
	if runs, limit := p.board.own.Clock(); !runs || limit != 90*time.Second {
		t.Error(runs, limit)
	}
	p.board.own.Tick(89 * time.Second)
	p.must(p.turn().decision.clock.Text() == "1:29", "the clock is shown")
}

// Where the notes have no room next to the picker, they take its place, and the question
// goes to the choices.
func TestNotesInPlaceOfThePicker(t *testing.T) {
	p := takeTurn(t, locales.German, rules(false, dv.PadNotes), "Tina", "Lee", "Ben", "Anna")
	shelltest.Resize(p.env, 1000, 620)
	shelltest.TextSize(p.env, 150)
	p.key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight)
	f := p.turn()
	p.must(f.flip.Visible() && f.picker.object.Visible() && !f.notes.object.Visible(), "the picker alone has room")
	question := f.picker.question.String()
	p.typed("n")
	p.must(f.flipped && f.notes.object.Visible() && !f.picker.object.Visible(), "the notes instead")
	p.must(f.decision.title.String() == question, "the question is still to be seen")
	p.typed("n")
	p.must(!f.flipped && f.picker.object.Visible(), "and back")
}

func TestWhoCrackedWhom(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadOff))
	v := threeSeats(t, rules(true, dv.PadOff))
	v.Seats[1].Row = stones(t, "+b1 +w2", 11)
	v.Seats[1].In, v.Outs = false, []dv.Out{{Seat: 1, By: 2}}
	p.board.own.Render(v)
	p.must(p.turn().rivals[0].note.String() == "geknackt von Ben", "who cracked Lee")
	p.must(p.turn().rivals[0].row.cells[0].look.Dim, "the row is of no concern any more")
	p.must(p.says("davinci.turn.again"), "the last right guess cracked nothing")
	v.Guesses = append(v.Guesses, dv.Guessed{TurnNumber: v.TurnNumber, Seat: 0, Of: 1, Tile: 11, Place: 1, Number: 1, Right: true})
	p.board.own.Render(v)
	p.must(p.turn().decision.title.String() == "Lees Code ist geknackt!", "a guess that cracks a code is celebrated")
	v.Outs[0].By = games.Table
	p.board.own.Render(v)
	p.must(p.turn().rivals[0].note.String() == p.env.T("davinci.turn.opened"), "they did it themselves")
}

// Where picker and notes have no room side by side, a button turns one into the other.
func TestNotesBehindAButton(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadChances))
	turn := p.turn()
	if turn.flip.Visible() {
		t.Fatal("there is room for both")
	}
	turn.root.Resize(fyne.NewSize(700, 480))
	p.must(turn.flip.Visible() && turn.picker.object.Visible() && !turn.notes.object.Visible(), "the picker, and a button")
	turn.flip.Tapped(nil)
	p.must(!turn.picker.object.Visible() && turn.notes.object.Visible(), "the notes in its place")
	p.typed("n")
	p.must(turn.picker.object.Visible() && !turn.notes.object.Visible(), "N turns back")
}
