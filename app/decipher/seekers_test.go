package decipher_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// A whole round by keys: answers, a wrong word out of turn, Bonus Mode, passing, the
// right word, and the next maker's curtain.
func TestRoundByKeys(t *testing.T) {
	for _, lang := range locales.Langs {
		p := seat(t, lang, rules(lang, 4), "Tina", "Lee", "Ben")
		p.Must(p.Says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}), "the maker is alone first")
		p.Unveil()
		p.word("LAMM") // L: long, short; A: 2 long, short; M: 2 long, 2 short each
		p.Must(!p.Alone() && p.Says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "then the seekers see the board")
		p.Key(fyne.KeySpace)
		p.Must(p.placing(), "Space takes the piece")
		p.Key(fyne.KeyReturn)
		p.Must(p.view().Phase == dc.PhasePlace, "Enter asks nothing without a zone")
		p.ask("1")
		p.Must(len(p.view().Zones[0].Pieces) == 1 && p.stamped("decipher.stamp.yes"), "yes")
		p.Must(p.view().Turn == 2, "the next seeker")
		p.Key(fyne.KeySpace)
		p.ask("1")
		p.Must(len(p.view().Zones[0].Pieces) == 2, "two pieces make an L")
		p.Key(fyne.KeySpace)
		p.ask("1")
		p.Must(p.view().Zones[0].Covered[letterpiece.LongStick] && p.stamped("decipher.stamp.no"), "no, there is one already")
		p.Must(p.Says("decipher.seek.no_sub", games.Args{"Zone": 1}), "and another zone is wanted")
		p.Type("1")
		p.Must(p.chosen() < 0, "a blocked zone can't be chosen")
		p.roundGoesOn()
	}
}

// roundGoesOn is the second half of TestRoundByKeys.
func (p *seated) roundGoesOn() {
	p.Helper()
	p.guess("Ben", "lauf")
	v := p.view()
	p.Must(len(v.Refuted) == 1 && v.Seats[2].Tokens == 2 && v.Turn == 1 && v.Hand != nil, "a wrong word out of turn costs a token and nothing else")
	p.Must(p.guesser() == "" && p.Says("decipher.stamp.wrong.line", games.Args{"Left": 2}), "it is said")
	p.ask("2")
	for p.view().Left == dc.LeftUnknown {
		p.place()
	}
	p.Must(p.Says("decipher.seek.bonus_now", games.Args{"N": 3}), "Bonus Mode is announced")
	first := p.view().Turn
	p.Type("p")
	p.Must(p.view().Turn != first && p.Says(dc.EventPass, games.Args{"Seat": first}), "P passes")
	p.Key(fyne.KeySpace, fyne.KeySpace, fyne.KeySpace)
	p.Must(p.view().BonusTokens == 3 && p.Says("decipher.seek.demand_sure"), "Space asks before it pays for a piece")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().BonusTokens == 2 && p.view().Left == 2, "Enter pays")
	p.place()
	p.guess("Lee", "lamm")
	r, over := p.view().Result()
	p.Must(over && r.Guesser == 1 && r.Word == "LAMM", "the right word ends the round")
	p.Must(p.Says("decipher.seek.end_found", games.Args{"Seat": games.Seat(1)}), "who found it")
	points := r.Scores[0].Points()
	p.Must(shelltest.Has(p.Env, "+"+ui.Signed(points)) && p.view().Seats[0].Points == points, "the maker's points")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Round == 2 && p.Says("table.curtain.turn", games.Args{"Seat": games.Seat(1)}), "the next maker's curtain")
}

// A round by taps and drags alone.
func TestRoundByTaps(t *testing.T) {
	for _, lang := range locales.Langs {
		p := seat(t, lang, rules(lang, 3), "Tina", "Lee", "Ben")
		p.word("EIS") // E: long, 3 short; I: long; S: 2 U
		p.Tap("decipher.seek.take")
		p.zone(0)
		p.Must(p.chosen() == 0, "a tap chooses")
		p.Tap("decipher.seek.ask")
		p.Tap("decipher.seek.take")
		hand, third := shelltest.Middle(p.marked("hand")), p.spot(2, .5, .5)
		shelltest.Drag(t, p.Env, func() { p.Must(!p.pieceAt(hand), "the piece is not in the hand any more") }, hand, third)
		p.Must(p.chosen() == 2 && p.pieceAt(hand) && !p.pieceAt(third), "the piece dragged into a zone chooses it")
		p.zone(2)
		p.Must(p.view().Zones[2].Covered[letterpiece.ShortStick], "no S needs a short stick")
		p.drag(hand, fyne.NewPos(5, 300))
		p.Must(p.chosen() < 0, "dropped elsewhere it chooses nothing")
		p.tapAt(p.spot(0, .1, .1))
		p.Tap("decipher.seek.ask")
		for p.view().Left == dc.LeftUnknown {
			p.place()
		}
		p.Tap("decipher.seek.demand")
		p.Must(p.view().Hand != nil && p.view().BonusTokens == 2, "a piece is asked for")
		p.place()
		p.Tap("decipher.seek.pass")
		p.Tap("decipher.seek.pass")
		_, over := p.view().Result()
		p.Must(!over && p.Says("decipher.seek.pass_sure"), "the last pass is asked for twice")
		p.Tap("decipher.seek.pass")
		r, over := p.view().Result()
		p.Must(over && r.Guesser == games.Table && p.Says("decipher.seek.end_nobody"), "all have passed")
		p.Tap("decipher.seek.next")
		p.Must(p.view().Round == 2, "on it goes")
	}
}

// Letters of the guess come from the keys and from the alphabet; what is wrong with the
// word costs nothing.
func TestGuessing(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	p.word("BAER")
	p.Type("gb")
	p.Must(p.guesser() == "Lee" && p.guessed() == "B", "the one in turn is marked, and typing goes on to the word")
	p.Key(fyne.KeyEscape)
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.Must(p.view().Turn == 2, "Ben's turn")
	p.Type("g")
	shelltest.Menu(t, p.Env, p.Say("decipher.seek.who_guesses"))
	p.Must(p.guesser() == "", "the heading is no choice")
	p.Key(fyne.KeyHome, fyne.KeyReturn)
	p.Must(p.guesser() == "Ben", "Ben comes first now")
	p.Key(fyne.KeyEscape)
	p.Tap("decipher.seek.guess")
	shelltest.Menu(t, p.Env, "Ben")
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("decipher.seek.type_first", games.Args{"N": 4}) && p.view().Seats[2].Tokens == 3, "Enter without a letter says what is missing")
	p.Type("bä")
	p.Must(p.guessed() == "BAE", "Ä is two letters")
	p.Must(p.Says("decipher.seek.two_letters", games.Args{"Sign": "Ä", "Letters": "AE"}), "and that is said")
	p.Key(fyne.KeyReturn)
	p.Must(p.Env.Window.Canvas().Overlays().Top() == nil && p.view().Seats[2].Tokens == 3, "too short: refused without cost")
	p.letter('S')
	p.Must(p.guessed() == "BAES", "a tap on the alphabet types")
	p.Key(fyne.KeyLeft, fyne.KeyDelete)
	p.Type("t")
	p.Must(p.guessed() == "BAET", "the cursor works")
	p.Tap("decipher.seek.name", games.Args{"Word": "BAET"})
	p.Must(p.view().Seats[2].Tokens == 2, "it counts")
	p.Type("g")
	shelltest.Menu(t, p.Env, "Lee")
	p.Type("baet")
	p.Must(p.Says(dc.IllegalRefuted, games.Args{"Word": "BAET"}), "the same word again is refused at once")
	p.Key(fyne.KeyReturn)
	p.Must(p.Env.Window.Canvas().Overlays().Top() == nil && p.view().Seats[1].Tokens == 3, "without cost")
	p.Key(fyne.KeyBackspace)
	p.Type("r")
	p.Key(fyne.KeyReturn)
	_, over := p.view().Result()
	p.Must(over, "the right word before any piece")
}

// The third wrong word: the seat is out, and the piece in hand passes on.
func TestElimination(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.Type("2")
	for _, w := range []string{"rot", "tor", "ort"} {
		p.guess("Lee", w)
	}
	v := p.view()
	p.Must(!v.Seats[1].In && v.Turn == 2 && v.Hand != nil && p.chosen() == 1, "Ben has the piece, and the zone is still chosen")
	p.Must(p.Says(dc.EventOut, games.Args{"Seat": games.Seat(1)}) && p.Says("decipher.seek.role.out"), "Lee is out")
	p.Type("g")
	shelltest.Menu(t, p.Env, "Lee")
	p.Must(p.guesser() == "", "Lee can't guess any more")
	p.Key(fyne.KeyEscape)
	for _, w := range []string{"arm", "alm", "ohr"} {
		p.guess("Ben", w)
	}
	r, over := p.view().Result()
	p.Must(over && r.Guesser == games.Table && p.Says("decipher.seek.end_nobody"), "all are out: the round is over")
}

func TestResumeSeekers(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.Key(fyne.KeySpace)
	p.Type("3g")
	shelltest.Menu(t, p.Env, "Ben")
	p.Type("hob")
	again := p.again()
	again.Must(again.lifted() == 2 && again.guessed() == "HOB", "zone and half a word are back")
	again.Must(again.Says("decipher.seek.guessing", games.Args{"Seat": games.Seat(2)}), "Ben is still guessing")
	again.Env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	again.Must(again.guessed() == "HOB" && again.Says("decipher.seek.guessing", games.Args{"Seat": games.Seat(2)}), "another language keeps it")
	again.Type("b")
	again.Must(again.guessed() == "HOBB", "typing goes on")
}

// Pieces are pushed and turned by drag, wheel and key, tidied by a second tap, and kept.
func TestPad(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	up := fyne.NewDelta(20, -10)
	from := shelltest.Middle(p.lying()[0])
	p.drag(from, from.Add(up))
	at, ok := p.pad().Lie(1)
	p.Must(ok && at.X > 0 && at.Y < 0 && at.Turn == 0 && p.pieceAt(from.Add(up)), "pushed up and to the right")
	shelltest.Wheel(t, p.Env, from.Add(up), -10)
	p.Type("r")
	at, _ = p.pad().Lie(1)
	p.Must(at.Turn == 30, "wheel and key turn it")
	p.Type("R")
	at, _ = p.pad().Lie(1)
	p.Must(at.Turn == 15 && p.lying()[0].Turn() == 15, "and back")
	p.Key(fyne.KeyF6)
	p.Must(p.lying()[0].Turn() == 195, "seen from the other side")
	from = shelltest.Middle(p.lying()[0])
	p.drag(from, from.Add(up))
	back, _ := p.pad().Lie(1)
	p.Must(back.X < at.X && back.Y > at.Y, "there right and up are left and down")
	p.Key(fyne.KeyF6)
	again := p.again()
	if got, ok := again.pad().Lie(1); !ok || got != back {
		t.Fatal("the pad is not kept", got, ok)
	}
	again.zone(0)
	again.zone(0)
	_, ok = again.pad().Lie(1)
	again.Must(!ok, "a second tap tidies the zone")
}

// A push over the edge stays in the zone; one where no piece lies does nothing.
func TestPushStaysInTheZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	from := shelltest.Middle(p.lying()[0])
	p.drag(from, from.AddXY(2000, 2000))
	at, low, high := shelltest.Middle(p.lying()[0]), p.spot(0, 0, 0), p.spot(0, 1, 1)
	p.Must(at.X > from.X && at.Y > from.Y && at.X > low.X && at.X < high.X && at.Y > low.Y && at.Y < high.Y, "its middle stays in the area")
	p.drag(p.spot(1, .5, .4), p.spot(0, .5, .4))
	p.Must(len(p.pad().Lies) == 1 && shelltest.Middle(p.lying()[0]) == at, "where no piece lies nothing is pushed")
}

func TestOnlyOneZoneLeft(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("ISS") // I: long; S: 2 U each
	p.Key(fyne.KeySpace)
	p.ask("23")
	p.Must(len(p.view().Zones[0].Pieces) == 1, "the last zone needs no question")
	p.Must(p.stamped("decipher.stamp.yes"), "and shows the answer there")
}

// Without the aid nothing tells what fits.
func TestStrictPlay(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3, func(o *dc.Options) { o.Filter = false }), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	for n := range 29 {
		p.Must(!p.Says("decipher.seek.possible", games.Args{"Letters": n}) && !p.Says("decipher.seek.fits", games.Args{"Zone": 1, "Letters": n}), "no counts")
	}
	p.Type("g")
	shelltest.Menu(t, p.Env, "Ben")
	p.Type("xxx")
	p.Must(!p.Says("decipher.seek.misfit"), "no word about a word that can't be")
}

// The tray says how much a guess costs; a word that can't be, and the last token, are asked for twice.
func TestWhatAGuessCosts(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.begin("Ben")
	p.Type("cis")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Seats[2].Tokens == 3 && p.Says("decipher.seek.misfit_sure"), "no C has a long stick")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Seats[2].Tokens == 2, "Ben knows better")
	for _, word := range []string{"eil", "erz"} {
		p.begin("Ben")
		p.Type(word)
		p.Must(p.Says("decipher.seek.costs", games.Args{"Maker": games.Seat(0)}), "the cost")
		p.Key(fyne.KeyReturn)
	}
	p.Must(p.view().Seats[2].In && p.Says("decipher.seek.last_sure", games.Args{"Seat": games.Seat(2)}), "the last one is asked for twice")
	p.Key(fyne.KeyReturn)
	p.Must(!p.view().Seats[2].In, "then Ben is out")
}

// explains tells whether a tooltip says a text.
func (p *seated) explains(id games.ID, args games.Args) bool {
	return slices.ContainsFunc(shelltest.Find[*ui.Named](p.Env), func(n *ui.Named) bool { return n.Tip() == p.Env.T(id, args) })
}

func TestAidFollowsTheZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.zone(0)
	p.Must(p.Says("decipher.seek.fits", games.Args{"Zone": 1, "Letters": len(p.view().Candidates(0))}), "a tap without a piece looks at a zone")
	p.Must(p.Says("decipher.seek.possible", games.Args{"Letters": len(p.view().Candidates(0))}), "its count")
	p.Must(p.explains("decipher.seek.possible.means", games.Args{"N": p.view().Missing()}), "what it counts")
	p.Type("g")
	shelltest.Menu(t, p.Env, "Ben")
	p.Type("cis")
	p.Must(p.Says("decipher.seek.misfit"), "a C can't have a long stick")
	p.flip()
	p.Env.Router.Rebuild()
	off := func(p *seated) bool {
		standing, _ := p.alphabet().Candidates()
		return standing == nil
	}
	p.Must(off(p), "switched off it stays off")
	again := p.again()
	again.Must(off(again), "after reading the rules, too")
	again.Submit(2, dc.Guess{Word: "EIS"})
	again.Key(fyne.KeyReturn)
	again.word("ROT")
	again.zone(0)
	again.Must(off(again), "and in the next round")
	again.flip()
	again.Must(again.Says("decipher.seek.fits", games.Args{"Zone": 1, "Letters": 26}), "until it is switched on again")
}

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

// How the pieces lie is kept where a match goes on behind the Puzzle Maker's curtain, too.
func TestPadOfAMatchThatGoesOnBehindTheCurtain(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3, func(o *dc.Options) { o.Pick = dc.PickLive }), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Submit(0, dc.Give{Kind: letterpiece.LongStick})
	p.ask("1")
	p.Submit(0, dc.Give{Kind: letterpiece.ShortStick})
	p.Type("r")
	want, ok := p.pad().Lie(1)
	p.Must(ok, "the piece is turned")
	p.ask("1")
	again := p.again()
	again.Unveil()
	again.Type("2")
	again.Key(fyne.KeyReturn)
	if got, ok := again.pad().Lie(1); !ok || got != want {
		t.Error("the pad is not kept", got, ok)
	}
	again.Must(again.lying()[0].Turn() == float64(want.Turn), "and the piece lies as it did")
}

// Between two turns the maker may go over the order.
func TestMakerAsksForTheScreen(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	tina := games.Args{"Seat": games.Seat(0)}
	p.Tap("decipher.seek.order_who", tina)
	p.Must(p.Says("decipher.seek.order_task", tina), "Tina's curtain says what for")
	p.Key(fyne.KeyEscape)
	p.Must(p.Says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "and back")
	p.Key(fyne.KeySpace, fyne.KeyF2)
	p.Must(p.placing() && !p.Says("decipher.seek.order_who", tina), "never with a piece in hand")
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

// The zone that was looked at is forgotten for good once its piece lies: after a start of the program, too.
func TestZoneLookedAtIsForgotten(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.Type("1")
	p.Must(p.pad().Zone == 1, "zone 1 is looked at")
	p.Key(fyne.KeyReturn)
	p.Must(p.pad().Zone == 0, "it was asked for")
	again := p.again()
	standing, _ := again.alphabet().Candidates()
	again.Must(standing == nil, "the alphabet is about no zone")
}

// A verdict rims the zone that it is about, as long as it stands.
func TestVerdictRimsItsZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	shelltest.NewClock(t)
	p.Key(fyne.KeySpace)
	p.ask("3")
	rimmed := func(tok ui.Token) bool {
		spot := p.spot(2, 0, 0)
		return slices.ContainsFunc(shelltest.Inside[*canvas.Rectangle](p.marked("zones")), func(r *canvas.Rectangle) bool {
			d := at(r).Subtract(spot)
			return d.X > -9 && d.X < 1 && d.Y > -9 && d.Y < 1 && !r.Hidden && r.FillColor == ui.Color(tok)
		})
	}
	p.Must(p.stamped("decipher.stamp.no") && rimmed(ui.NoMark), "no S has a long stick")
	p.Key(fyne.KeyLeft)
	p.Must(!p.stamped("decipher.stamp.no") && !rimmed(ui.NoMark), "any key ends it")
}
