package davinci_test

import (
	"fmt"
	"reflect"
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

// answered opens the page of the first seat, draws and guesses the first tile, wrong or right.
func answered(t *testing.T, o dv.Options, right bool) *seated {
	t.Helper()
	p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben")
	p.Key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	target := p.view(0).Targets()[0].ID
	if right {
		p.typeNumber(p.hidden(target))
	} else {
		p.typeNumber(p.wrongNumber(target))
	}
	p.Key(fyne.KeyReturn)
	return p
}

// A wrong guess has its moment: the tile that was named, the answer, and the drawn tile open in
// the own row. It shows what the seat may know, and nothing can be done on it.
func TestMomentOfAWrongGuess(t *testing.T) {
	p := answered(t, davinci.Rules(false, dv.PadNotes), false)
	v := p.view(0)
	g := v.Guesses[0]
	p.Must(p.stamped() == p.Say("davinci.verdict.wrong") && p.Says("davinci.verdict.next", games.Args{"Seat": games.Seat(1)}), "the answer, and who is next")
	look := p.rival(0)[g.Place-1].Look()
	p.Must(look.Wrong && look.Number == draw.TileUnknown, "the tile itself stays hidden")
	p.Must(!look.Ring, "it is no longer chosen")
	for i, s := range v.Own() {
		mine := p.mine()[i].Look()
		p.Must(mine.Open == s.Open && mine.Number == s.Number, "the own row with the drawn tile in it")
	}
	p.Must(!p.Says("davinci.turn.stop") && !p.picking() && !p.Says("davinci.turn.draw") && v.Asked == 1, "nothing is asked")
}

// Any key leads on from it, and so do the button, time, and covering the page; a letter goes no
// further.
func TestWhatEndsTheMoment(t *testing.T) {
	for name, end := range map[string]func(p *seated){
		"Enter":  func(p *seated) { p.Key(fyne.KeyReturn) },
		"Escape": func(p *seated) { p.Key(fyne.KeyEscape) },
		"F9":     func(p *seated) { p.Key(fyne.KeyF9) },
		"button": func(p *seated) { p.Tap("davinci.verdict.go") },
		"blur":   func(p *seated) { p.Env.Router.Blur() },
		"Ctrl+Enter": func(p *seated) {
			shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyReturn)
		},
	} {
		p := answered(t, davinci.Rules(false, dv.PadNotes), false)
		p.Must(p.Alone(), "the moment")
		end(p)
		p.Must(!p.Alone() && p.Says("table.curtain.hold"), name+" leads on to the curtain")
	}
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadNotes), "Tina", "Lee")
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	v := p.view(0)
	var later func()
	var long time.Duration
	ui.SetTimer(func(d time.Duration, f func()) func() {
		if d < time.Second { // clicks are let through again
			return func() {}
		}
		later, long = f, d
		return func() { later = nil }
	})
	p.Key(fyne.KeyRight)
	p.typeNumber(p.wrongNumber(v.Targets()[0].ID))
	p.Key(fyne.KeyReturn)
	p.Must(p.Alone() && later != nil && long == 2*time.Second, "two seconds")
	later()
	p.Must(!p.Alone() && p.Says("table.curtain.hold"), "time leads on")
}

// While the answer is looked at the clock stands: the time isn't the next player's yet.
func TestClockStandsInTheMoment(t *testing.T) {
	p := answered(t, davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Clock = 60 }), false)
	for _, text := range []string{"1:00", p.Say("davinci.turn.late")} {
		p.Must(!shelltest.Has(p.Env, text), "no time is running")
	}
	if _, ok, err := p.Session.Draft(0); ok || err != nil {
		t.Error("a draft is kept", err)
	}
}

// In a points game a right guess brings its points at once, and the turn page shows them; so do
// the points of the others' guesses in this round.
func TestOwnScoreOnTheTurn(t *testing.T) {
	for _, moving := range []bool{false, true} {
		p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadOff, func(o *dv.Options) { o.Rounds = 2 }), "Tina", "Lee")
		ui.SetAnimations(moving)
		p.Must(p.Says("davinci.turn.points", games.Args{"N": 0}), "none yet")
		p.Key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
		n := p.hidden(p.view(0).Targets()[0].ID)
		p.typeNumber(n)
		p.Key(fyne.KeyReturn)
		want := dv.NumberPoints
		if n == 6 {
			want = dv.SpecialPoints
		}
		p.Must(p.Says("davinci.turn.points", games.Args{"N": want}), "the points are there")
	}
}

// The guess that ends the round has its moment, too, and then everybody sees the end.
func TestMomentOfTheLastGuess(t *testing.T) {
	p := takeTurn(t, locales.English, davinci.Rules(false, dv.PadOff), "Tina", "Lee")
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	for p.view(games.Table).Phase != dv.PhaseOver {
		v := p.view(0)
		target := v.Targets()[0].ID
		p.Key(fyne.KeyRight)
		p.typeNumber(p.hidden(target))
		p.Key(fyne.KeyReturn)
		p.Must(p.Alone(), "the page stays")
	}
	p.Must(p.stamped() == p.Say("davinci.verdict.right") && p.Says("davinci.out.last", games.Args{"Seat": games.Seat(0)}), "the answer and who has won")
	p.Key(fyne.KeySpace)
	p.Must(!p.Alone() && p.Says("davinci.out.winner"), "all codes")
	p.Key(fyne.KeySpace)
	p.Must(p.Says("table.rematch"), "the result")
}

// A guess that lacks something says so once, in the block, in another colour once somebody tries without it.
func TestWhatIsMissingIsSaidOnce(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadOff))
	p.tapTile(p.rival(0)[0])
	before := p.Env.Window.Canvas().Capture()
	p.Key(fyne.KeyReturn)
	n := 0
	for _, text := range shelltest.Texts(p.Env) {
		if text == p.Say("davinci.turn.need_number") {
			n++
		}
	}
	p.Must(n == 1, fmt.Sprint("said ", n, " times"))
	p.Must(!reflect.DeepEqual(before, p.Env.Window.Canvas().Capture()), "Enter has an answer")
}

// A bubble is never empty, also while it grows.
func TestBubbleIsNeverEmpty(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	o := dv.DefaultOptions(2)
	o.Deal = true
	p := tabletest.Sit(t, env, davinci.Game(), tabletest.Start(t, env, dv.Kind{}, dv.Setup{Options: o, Seed: 3}, "Nova", "Tina"))
	p.Submit(games.Table, dv.Deal{})
	seen := 0
	for range 400 {
		for _, b := range shelltest.Find[*ui.Bubble](env) {
			words := shelltest.Inside[*ui.Para](b)
			slip := shelltest.Inside[*ui.Surface](b)
			if seen++; len(words) == 0 || words[0].String() == "" {
				t.Fatalf("%q isn't in its bubble", b.Said())
			}
			at, off := shelltest.Middle(words[0]), slip[0].Size()
			if d := at.Subtract(shelltest.Middle(slip[0])); max(d.X, -d.X) > (off.Width-words[0].Size().Width)/2+1 || max(d.Y, -d.Y) > (off.Height-words[0].MinSize().Height)/2+1 {
				t.Fatalf("%q reaches out of its bubble: %v of %v, %v off", b.Said(), words[0].Size(), off, d)
			}
		}
		clock.Pass(20 * time.Millisecond)
	}
	p.Must(seen > 10, fmt.Sprint("bubbles seen: ", seen))
}
