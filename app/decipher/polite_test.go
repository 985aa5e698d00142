package decipher_test

import (
	"context"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/decipher"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// planted are computer players that do what a test wants of them.
type planted func(v dc.View, seat games.Seat) (games.Choice, bool)

func (p planted) Player(_ mind.Level, seat games.Seat, _ uint64) (mind.Player, error) {
	return plantedPlayer{p, seat}, nil
}

func (planted) Close() {}

type plantedPlayer struct {
	do   planted
	seat games.Seat
}

func (p plantedPlayer) Choose(_ context.Context, view any, _ *games.Chance) (games.Choice, bool) {
	return p.do(view.(dc.View), p.seat)
}

// plant seats computers that do what a test wants.
func plant(t *testing.T, o dc.Options, do planted, names ...string) *timed {
	t.Helper()
	env := shelltest.New(t, locales.German)
	p := &timed{clock: shelltest.NewClock(t), now: env.Now()}
	env.Now = func() time.Time { return p.now }
	if err := table.PaceKey.Set(env.Store, table.PaceBrisk); err != nil {
		t.Fatal(err)
	}
	g := decipher.Game()
	g.Computers = func(*table.Desk) table.Computers { return do }
	o.Seats = len(names)
	p.seated = &seated{tabletest.Sit(t, env, g, tabletest.Start(t, env, dc.Kind{}, dc.NewSetup(o, draw.Letters(), 7), names...))}
	return p
}

// eager names a wrong word whenever it is asked out of turn, and counts how often that was; in turn it takes its time, too.
func eager(asked *int) planted {
	return func(v dc.View, seat games.Seat) (games.Choice, bool) {
		switch {
		case v.Asked != seat:
			*asked++
			return games.Choice{Action: dc.Guess{Word: "OTTO"}, Why: "decipher.mind.guess", Args: games.Args{"Word": "OTTO"}}, len(v.Refuted) == 0
		case v.Phase == dc.PhasePlace:
			return games.Choice{Action: dc.Ask{Zone: v.Open()[0]}, Why: "decipher.mind.ask", Args: games.Args{"Zone": v.Open()[0] + 1}}, true
		}
		return games.Choice{Action: dc.Take{}, Why: "decipher.mind.take"}, true
	}
}

// A computer names a word out of turn only when nobody else has done anything for two seconds, and never while somebody
// types; nobody hears the word before it is named.
func TestComputersGuessPolitely(t *testing.T) {
	asked := 0
	p := plant(t, rules(locales.German, 4), eager(&asked), "Tina", "Lee", "Nova")
	p.word("LAMM")
	p.pass(2900 * time.Millisecond)
	p.Must(asked == 0, "nobody is asked out of turn while Tina may take her word back")
	p.Key(fyne.KeySpace)
	p.Must(p.view().Hand != nil, "Lee takes a piece")
	for range 5 {
		p.pass(1900 * time.Millisecond)
		p.Key(fyne.KeyRight)
	}
	p.Must(asked == 0, "Lee looks for a zone")
	p.Type("g")
	p.pass(time.Minute)
	p.Must(asked == 0 && p.guesser() == "Lee", "Lee is naming a word, and Nova lets him")
	p.Type("la")
	p.Key(fyne.KeyEscape)
	p.Key(fyne.KeyF9)
	p.pass(time.Minute)
	p.Must(asked == 0, "somebody reads the log")
	p.Key(fyne.KeyEscape)
	p.pass(1900 * time.Millisecond)
	p.Must(asked == 0 && p.view().Step == 2, "for two seconds everybody else may guess")
	p.pass(400 * time.Millisecond)
	v := p.view()
	p.Must(asked == 1 && len(v.Refuted) == 1 && v.Refuted[0].Seat == 2, "then Nova does")
	p.Must(shelltest.Has(p.Env, "OTTO!") && !p.stamped("decipher.stamp.wrong"), "and says why, with no verdict over that")
	p.Must(v.Turn == 1 && v.Hand != nil, "it is still Lee's turn")
	p.pass(time.Minute)
	p.Must(asked == 2 && p.view().Step == 3, "who has nothing to say is asked once")
}

// A computer that had nothing to say is asked again once another one has named a word.
func TestEachPositionIsAskedAnew(t *testing.T) {
	asked := map[int]int{} // of Pip, by step
	p := plant(t, rules(locales.German, 4), func(v dc.View, seat games.Seat) (games.Choice, bool) {
		switch {
		case v.Asked == seat:
			return games.Choice{Action: dc.Take{}, Why: "decipher.mind.take"}, true
		case seat == 2:
			asked[v.Step]++
			return games.Choice{}, false
		}
		return games.Choice{Action: dc.Guess{Word: "OTTO"}, Why: "decipher.mind.guess", Args: games.Args{"Word": "OTTO"}}, len(v.Refuted) == 0
	}, "Tina", "Lee", "Pip", "Nova")
	p.word("LAMM")
	p.pass(time.Minute)
	v := p.view()
	p.Must(len(v.Refuted) == 1 && v.Refuted[0].Seat == 3 && v.Turn == 1, "Nova has named a word in Lee's turn")
	p.Must(asked[1] == 1 && asked[3] == 1 && len(asked) == 2, "Pip was asked before, and after with the piece that came then")
}

// Behind a curtain nobody could guess before the computer, so it doesn't.
func TestComputersDontGuessBehindACurtain(t *testing.T) {
	asked := 0
	p := plant(t, rules(locales.German, 4, func(o *dc.Options) { o.Pick = dc.PickLive }), eager(&asked), "Tina", "Lee", "Nova")
	p.word("LAMM")
	p.Must(p.view().Phase == dc.PhaseGive, "Tina gives a piece")
	p.pass(time.Minute)
	p.Must(asked == 0, "behind the curtain")
	p.Key(fyne.KeyEscape)
	p.Submit(0, dc.Give{Kind: long})
	p.pass(3 * time.Second)
	p.Must(asked == 1 && len(p.view().Refuted) == 1, "on the open board")
}

// Whoever begins to name a word stops the computer whose turn it is, and has all keys; then it goes on.
func TestWhoNamesAWordStopsTheComputer(t *testing.T) {
	asked := 0
	p := plant(t, rules(locales.German, 4), eager(&asked), "Tina", "Nova", "Lee")
	p.word("LAMM")
	p.Type("g")
	p.Must(p.guesser() == "Lee", "Lee may name a word in Nova's turn")
	p.Type("otto")
	p.pass(time.Minute)
	p.Must(p.view().Step == 1 && p.guessed() == "OTTO", "Nova waits")
	p.Key(fyne.KeySpace, fyne.KeyReturn)
	p.Must(len(p.view().Refuted) == 1 && p.view().Refuted[0].Seat == 2, "Lee has named his word")
	p.pass(3 * time.Second)
	p.Must(p.view().Step > 2, "Nova goes on")
}

// What a computer is about to name in its own turn is read for a while, and nobody can take it out of its mouth.
func TestWordOfAComputerIsItsOwn(t *testing.T) {
	p := plant(t, rules(locales.German, 4), func(v dc.View, seat games.Seat) (games.Choice, bool) {
		return games.Choice{Action: dc.Guess{Word: "LAMM"}, Why: "decipher.mind.only", Args: games.Args{"Word": "LAMM"}}, v.Asked == seat
	}, "Tina", "Nova", "Lee")
	p.word("LAMM")
	p.until("naming it", func() bool { return shelltest.Has(p.Env, "LAMM!") })
	p.Must(!p.sees("hand"), "no piece lies beside that")
	p.pass(1400 * time.Millisecond)
	p.Type("g")
	p.Must(p.view().Step == 1 && p.guesser() == "" && !p.sees("guess"), "Lee can't name Nova's word")
	p.pass(2 * time.Second)
	r, over := p.view().Result()
	p.Must(over && r.Guesser == 1, "Nova has named it")
}

// The maker may go over the order in a computer's turn, which waits so long.
func TestOrderInAComputersTurn(t *testing.T) {
	asked := 0
	p := plant(t, rules(locales.German, 4), eager(&asked), "Tina", "Nova")
	p.word("LAMM")
	p.Key(fyne.KeyF2)
	p.Must(p.Says("decipher.maker.done"), "alone with computers nothing is covered")
	p.pass(time.Minute)
	p.Must(p.view().Step == 1, "Nova waits")
	p.Key(fyne.KeyF3, fyne.KeyReturn)
	p.Must(p.view().Step == 2 && !p.Says("decipher.maker.done"), "Tina has changed it")
	p.pass(5 * time.Second)
	p.Must(p.view().Step > 2, "Nova goes on")
}
