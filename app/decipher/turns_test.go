package decipher_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// With pieces picked live the curtain comes by itself.
func TestLiveCurtain(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5, func(o *dc.Options) { o.Pick = dc.PickLive }), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.Must(p.Says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}), "Tina picks first")
	p.Submit(0, dc.Give{Kind: letterpiece.LongStick})
	p.Must(p.placing(), "then Lee asks")
	p.ask("2")
	p.Must(p.stamped("decipher.stamp.no"), "no")
	p.ask("1")
	p.Must(p.Says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}) && !p.placing(), "the curtain again")
}

// Between two turns the maker may go over the order.
func TestMakerAsksForTheScreen(t *testing.T) {
	env, clock := shelltest.New(t, locales.German), shelltest.NewClock(t)
	p := seatAt(t, env, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	tina := games.Args{"Seat": games.Seat(0)}
	p.Tap("decipher.seek.order_who", tina)
	p.Must(p.Says("decipher.seek.order_task", tina), "Tina's curtain says what for")
	p.Key(fyne.KeyEscape)
	p.Must(p.Says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "and back")
	p.Key(fyne.KeySpace, fyne.KeyF2)
	p.Must(p.placing() && !p.Says("decipher.seek.order_task", tina), "never with a piece in hand")
	clock.Pass(time.Minute)
	p.ask("1")
	clock.Pass(time.Minute)
	p.Must(p.view().Hand == nil && p.Says("decipher.seek.order_task", tina), "but before the next one comes")
	p.Key(fyne.KeyEscape)
	clock.Pass(time.Minute)
	p.Must(p.placing(), "which does by itself then")
	p.ask("1")
	p.Key(fyne.KeyF2, fyne.KeyEscape)
	p.Must(p.view().Hand == nil, "there is time to ask for the screen")
	clock.Pass(2 * time.Second)
	p.Must(p.placing(), "and the piece waits for the verdict alone")
}

func TestClockOfAStep(t *testing.T) {
	env, clock := shelltest.New(t, locales.German), shelltest.NewClock(t)
	now := shelltest.Now
	env.Now = func() time.Time { return now }
	wait := func(seconds int) {
		for range seconds {
			now = now.Add(time.Second)
			clock.Pass(time.Second)
		}
	}
	p := seatAt(t, env, rules(locales.German, 5, func(o *dc.Options) { o.Clock = 60 }), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.Must(shelltest.Has(p.Env, "1:00"), "a minute for the first step")
	wait(50)
	p.Must(shelltest.Has(p.Env, "0:10"), "it is shown")
	wait(11)
	p.Must(p.view().Hand != nil, "the table takes the piece")
}
