package davinci

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// answered opens the page of the first seat, draws and guesses the first tile, wrong or right.
func answered(t *testing.T, o dv.Options, right bool) *seated {
	t.Helper()
	p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben")
	p.key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	target := p.board.own.draft.Target
	if right {
		p.typeNumber(p.hidden(target))
	} else {
		p.typeNumber(p.wrongNumber(target))
	}
	p.key(fyne.KeyReturn)
	return p
}

// A wrong guess has its moment: the tile that was named, the answer, and the drawn tile open in
// the own row. It shows what the seat may know, and nothing can be done on it.
func TestMomentOfAWrongGuess(t *testing.T) {
	p := answered(t, rules(false, dv.PadNotes), false)
	v := p.view(0)
	g := v.Guesses[0]
	p.must(p.says("davinci.verdict.wrong") && p.says("davinci.verdict.next", games.Args{"Seat": games.Seat(1)}), "the answer, and who is next")
	look := p.turn().verdict.tile.Look()
	p.must(look.Number == g.Number && look.Wrong, "the tile with the number that was named")
	cells := p.turn().rivals[0].row.cells
	p.must(cells[g.Place-1].look.Wrong && cells[g.Place-1].look.Number == dv.NumberUnknown, "the tile itself stays hidden")
	for i, s := range v.Own() {
		mine := p.turn().mine.row.cells[i].look
		p.must(mine.Open == s.Open && mine.Number == s.Number, "the own row with the drawn tile in it")
	}
	v = p.board.own.view
	p.must(!p.turn().decision.stop.Visible() && !p.turn().picker.object.Visible() && !p.turn().pool.object.Visible() && v.Asked == 1, "nothing is asked")
}

// Any key leads on from it, and so do the button, time, and covering the page; a letter goes no
// further.
func TestWhatEndsTheMoment(t *testing.T) {
	for name, end := range map[string]func(p *seated){
		"Enter":  func(p *seated) { p.key(fyne.KeyReturn) },
		"Escape": func(p *seated) { p.key(fyne.KeyEscape) },
		"F9":     func(p *seated) { p.key(fyne.KeyF9) },
		"button": func(p *seated) { shelltest.Tap(p.T, p.env, p.env.T("davinci.verdict.go")) },
		"blur":   func(p *seated) { p.env.Router.Blur() },
		"Ctrl+Enter": func(p *seated) {
			shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyReturn)
		},
	} {
		p := answered(t, rules(false, dv.PadNotes), false)
		p.must(p.board.own != nil, "the moment")
		end(p)
		p.must(p.board.own == nil && p.says("table.curtain.hold"), name+" leads on to the curtain")
	}
	p := takeTurn(t, locales.German, rules(false, dv.PadNotes), "Tina", "Lee")
	p.key(fyne.KeyLeft, fyne.KeyReturn)
	v := p.view(0)
	var later func()
	var long time.Duration
	ui.SetTimer(func(d time.Duration, f func()) func() { later, long = f, d; return func() { later = nil } })
	p.board.own.submit(dv.Guess{Tile: v.Targets()[0].ID, Number: p.wrongNumber(v.Targets()[0].ID), Place: v.Places[0]})
	p.must(p.board.own != nil && later != nil && long == momentTime, "two seconds")
	later()
	p.must(p.board.own == nil && p.says("table.curtain.hold"), "time leads on")
}

// While the answer is looked at the clock stands: the time isn't the next player's yet.
func TestClockStandsInTheMoment(t *testing.T) {
	p := answered(t, rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }), false)
	if runs, limit := p.board.own.Clock(); limit != 0 {
		t.Error("the clock", runs, limit)
	}
	if _, ok, err := p.session.Draft(0); ok || err != nil {
		t.Error("a draft is kept", err)
	}
}

// In a points game a right guess brings its points at once, and the turn page shows them; so do
// the points of the others' guesses in this round.
func TestOwnScoreOnTheTurn(t *testing.T) {
	for _, moving := range []bool{false, true} {
		p := takeTurn(t, locales.German, rules(false, dv.PadOff, func(o *dv.Options) { o.Rounds = 2 }), "Tina", "Lee")
		ui.SetAnimations(moving)
		p.must(p.turn().mine.points.Visible() && p.turn().mine.points.String() == p.env.T("davinci.turn.points", games.Args{"N": 0}), "none yet")
		p.key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
		n := p.hidden(p.board.own.draft.Target)
		p.typeNumber(n)
		p.key(fyne.KeyReturn)
		want := dv.NumberPoints
		if n == 6 {
			want = dv.SpecialPoints
		}
		p.must(p.turn().mine.points.String() == p.env.T("davinci.turn.points", games.Args{"N": want}), "the points are there")
		p.must(!p.turn().flight.chip.Visible(), "nothing is left on its way")
	}
}

// The points of a right guess wait until the tile has turned, fly from it to the own score, and are counted there when they
// arrive, or at once with the next key.
func TestPointsFlyToTheScore(t *testing.T) {
	guess := func() (*seated, *shelltest.Clock, string) {
		p := takeTurn(t, locales.German, rules(false, dv.PadOff, func(o *dv.Options) { o.Rounds = 2 }), "Tina", "Lee")
		p.key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
		n := p.hidden(p.board.own.draft.Target)
		p.typeNumber(n)
		clock := shelltest.NewClock(t)
		p.key(fyne.KeyReturn)
		won := dv.NumberPoints
		if n == 6 {
			won = dv.SpecialPoints
		}
		return p, clock, p.env.T("davinci.turn.points", games.Args{"N": won})
	}
	none := func(p *seated) string { return p.env.T("davinci.turn.points", games.Args{"N": 0}) }
	p, clock, all := guess()
	f, score := p.turn().flight, p.turn().mine.points
	p.must(!f.chip.Visible() && score.String() == none(p), "the tile turns first")
	clock.Pass(flightTime * 6 / 10)
	begin := f.chip.Position()
	p.must(f.chip.Visible() && score.String() == none(p), "the points are on their way")
	clock.Pass(flightTime * 3 / 10)
	p.must(f.chip.Position() != begin && f.chip.Visible() && score.String() == none(p), "further on their way")
	clock.Pass(flightTime / 10)
	p.must(!f.chip.Visible() && score.String() == all, "they arrive")

	p, clock, all = guess()
	clock.Pass(flightTime * 6 / 10)
	p.key(fyne.KeyLeft)
	p.must(!p.turn().flight.chip.Visible() && p.turn().mine.points.String() == all, "a key brings them there")
}

// The guess that ends the round has its moment, too, and then everybody sees the end.
func TestMomentOfTheLastGuess(t *testing.T) {
	p := takeTurn(t, locales.English, rules(false, dv.PadOff), "Tina", "Lee")
	p.key(fyne.KeyLeft, fyne.KeyReturn)
	for p.view(games.Table).Phase != dv.PhaseOver {
		v := p.view(0)
		target := v.Targets()[0].ID
		p.board.own.submit(dv.Guess{Tile: target, Number: p.hidden(target), Place: v.Places[0]})
		p.must(p.board.own != nil, "the page stays")
	}
	p.must(p.says("davinci.verdict.right") && p.says("davinci.out.last", games.Args{"Seat": games.Seat(0)}), "the answer and who has won")
	p.key(fyne.KeySpace)
	p.must(p.board.own == nil && p.says("davinci.out.winner"), "all codes")
	p.key(fyne.KeySpace)
	p.must(p.says("table.rematch"), "the result")
}
