package decipher

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

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
		p.must(p.says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}), "the maker is alone first")
		p.puzzle().unveil()
		p.must(p.board.maker != nil, "the maker's face")
		p.word("LAMM") // L: long, short; A: 2 long, short; M: 2 long, 2 short each
		p.must(p.board.maker == nil && p.says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "then the seekers see the board")
		p.key(fyne.KeySpace)
		p.must(p.view().Hand != nil && p.says("decipher.seek.question"), "Space takes the piece")
		p.key(fyne.KeyReturn)
		p.must(p.view().Phase == dc.PhasePlace, "Enter asks nothing without a zone")
		p.ask("1")
		p.must(len(p.view().Zones[0].Pieces) == 1 && p.says("decipher.seek.yes"), "yes")
		p.must(p.view().Turn == 2, "the next seeker")
		p.key(fyne.KeySpace)
		p.ask("1")
		p.must(len(p.view().Zones[0].Pieces) == 2, "two pieces make an L")
		p.key(fyne.KeySpace)
		p.ask("1")
		p.must(p.view().Zones[0].Covered[letterpiece.LongStick] && p.says("decipher.seek.no"), "no, there is one already")
		p.must(p.says("decipher.seek.no_sub", games.Args{"Kind": dc.KindID(letterpiece.LongStick)}), "and another zone is wanted")
		p.typed("1")
		p.must(p.board.s.draft.Zone == dc.NoZone, "a blocked zone can't be chosen")
		p.roundGoesOn()
	}
}

// roundGoesOn is the second half of TestRoundByKeys.
func (p *seated) roundGoesOn() {
	p.Helper()
	p.guess("Ben", "lauf")
	v := p.view()
	p.must(len(v.Refuted) == 1 && v.Seats[2].Tokens == 2 && v.Turn == 1 && v.Hand != nil, "a wrong word out of turn costs a token and nothing else")
	p.must(p.board.s.draft.Guesser == games.Table && p.says(dc.EventWrong, games.Args{"Seat": games.Seat(2), "Word": "LAUF", "Left": 2}), "it is said")
	p.ask("2")
	for p.view().Left == dc.LeftUnknown {
		p.place()
	}
	p.must(p.says("decipher.seek.bonus_now", games.Args{"N": 3}), "Bonus Mode is announced")
	first := p.view().Turn
	p.typed("p")
	p.must(p.view().Turn != first && p.says(dc.EventPass, games.Args{"Seat": first}), "P passes")
	p.key(fyne.KeySpace, fyne.KeySpace, fyne.KeySpace)
	p.must(p.view().BonusTokens == 3 && p.says("decipher.seek.demand_title"), "Space asks before it pays for a piece")
	p.key(fyne.KeyReturn)
	p.must(p.view().BonusTokens == 2 && p.view().Left == 2, "Enter pays")
	p.place()
	p.guess("Lee", "lamm")
	r, over := p.board.s.roundResult()
	p.must(over && r.Guesser == 1 && r.Word == "LAMM", "the right word ends the round")
	p.must(p.says("decipher.seek.end_found", games.Args{"Seat": games.Seat(1)}), "who found it")
	points := r.Scores[0].Points()
	p.must(shelltest.Has(p.env, "+"+ui.Signed(points)) && p.board.s.view.Seats[0].Points == points, "the maker's points")
	p.key(fyne.KeyReturn)
	p.must(p.view().Round == 2 && p.says("table.curtain.turn", games.Args{"Seat": games.Seat(1)}), "the next maker's curtain")
}

// A round by taps and drags alone.
func TestRoundByTaps(t *testing.T) {
	for _, lang := range locales.Langs {
		p := seat(t, lang, rules(lang, 3), "Tina", "Lee", "Ben")
		p.word("EIS") // E: long, 3 short; I: long; S: 2 U
		p.tap("decipher.seek.take")
		p.zone(0, .5, .9)
		p.must(p.board.s.draft.Zone == 0, "a tap chooses")
		p.tap("decipher.seek.ask", games.Args{"Zone": 1})
		p.tap("decipher.seek.take")
		box, zones := p.board.seekers.hand.box, p.board.seekers.zones
		b := zones.plan().box(2)
		drag(box, fyne.NewPos(20, 20), zones, b.center())
		p.must(p.board.s.draft.Zone == 2 && !box.ghost.Visible(), "the piece dragged into a zone chooses it")
		p.tap("decipher.seek.ask", games.Args{"Zone": 3})
		p.must(p.view().Zones[2].Covered[letterpiece.ShortStick], "no S needs a short stick")
		drag(box, fyne.NewPos(20, 20), zones, fyne.NewPos(-900, 0))
		p.must(p.board.s.draft.Zone == dc.NoZone, "dropped elsewhere it chooses nothing")
		p.zone(0, .1, .1)
		p.tap("decipher.seek.ask", games.Args{"Zone": 1})
		for p.view().Left == dc.LeftUnknown {
			p.place()
		}
		p.tap("decipher.seek.demand")
		p.must(p.view().Hand != nil && p.view().BonusTokens == 2, "a piece is asked for")
		p.place()
		p.tap("decipher.seek.pass")
		p.tap("decipher.seek.pass")
		p.tap("decipher.seek.pass_end")
		r, over := p.board.s.roundResult()
		p.must(over && r.Guesser == games.Table && p.says("decipher.seek.end_nobody"), "all have passed")
		p.tap("decipher.seek.next")
		p.must(p.view().Round == 2, "on it goes")
	}
}

// Letters of the guess come from the keys and from the alphabet; what is wrong with the
// word costs nothing.
func TestGuessing(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 4), "Tina", "Lee", "Ben")
	p.word("BAER")
	p.typed("gb")
	p.must(p.board.s.draft.Guesser == 1 && p.board.s.draft.Guess == "B", "the one in turn is marked, and typing goes on to the word")
	p.key(fyne.KeyEscape)
	p.key(fyne.KeySpace)
	p.ask("1")
	p.must(p.view().Turn == 2, "Ben's turn")
	p.typed("g")
	shelltest.Menu(t, p.env, p.board.desk.T("decipher.seek.who_guesses"))
	p.must(p.board.s.draft.Guesser == games.Table, "the heading is no choice")
	p.key(fyne.KeyHome, fyne.KeyReturn)
	p.must(p.board.s.draft.Guesser == 2, "Ben comes first now")
	p.key(fyne.KeyEscape)
	p.tap("decipher.seek.guess")
	shelltest.Menu(t, p.env, "Ben")
	p.key(fyne.KeyReturn)
	p.must(p.says("decipher.seek.type_first", games.Args{"N": 4}) && p.view().Seats[2].Tokens == 3, "Enter without a letter says what is missing")
	p.typed("bä")
	p.must(p.board.s.draft.Guess == "BAE", "Ä is two letters")
	p.must(p.says("decipher.seek.two_letters", games.Args{"Sign": "Ä", "Letters": "AE"}), "and that is said")
	p.key(fyne.KeyReturn)
	p.must(p.env.Window.Canvas().Overlays().Top() == nil && p.view().Seats[2].Tokens == 3, "too short: refused without cost")
	p.board.seekers.letter('S')
	p.must(p.board.s.draft.Guess == "BAES", "a tap on the alphabet types")
	p.key(fyne.KeyLeft, fyne.KeyDelete)
	p.typed("t")
	p.must(p.board.s.draft.Guess == "BAET", "the cursor works")
	p.key(fyne.KeyReturn, fyne.KeyEscape)
	p.must(p.view().Seats[2].Tokens == 3 && p.board.s.draft.Guess == "BAET", "taken back before it counts")
	p.key(fyne.KeyReturn, fyne.KeyReturn)
	p.must(p.view().Seats[2].Tokens == 2, "confirmed it counts")
	p.typed("g")
	shelltest.Menu(t, p.env, "Lee")
	p.typed("baet")
	p.must(p.says(dc.IllegalRefuted, games.Args{"Word": "BAET"}), "the same word again is refused at once")
	p.key(fyne.KeyReturn)
	p.must(p.env.Window.Canvas().Overlays().Top() == nil && p.view().Seats[1].Tokens == 3, "without cost")
	p.key(fyne.KeyBackspace)
	p.typed("r")
	p.key(fyne.KeyReturn, fyne.KeyReturn)
	_, over := p.board.s.roundResult()
	p.must(over, "the right word before any piece")
}

// The third wrong word: the seat is out, and the piece in hand passes on.
func TestElimination(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.typed("2")
	for _, w := range []string{"rot", "tor", "ort"} {
		p.guess("Lee", w)
	}
	v := p.view()
	p.must(!v.Seats[1].In && v.Turn == 2 && v.Hand != nil && p.board.s.draft.Zone == 1, "Ben has the piece, and the zone is still chosen")
	p.must(p.says(dc.EventOut, games.Args{"Seat": games.Seat(1)}) && p.says("decipher.seek.role.out"), "Lee is out")
	p.typed("g")
	shelltest.Menu(t, p.env, "Lee")
	p.must(p.board.s.draft.Guesser == games.Table, "Lee can't guess any more")
	p.key(fyne.KeyEscape)
	for _, w := range []string{"arm", "alm", "ohr"} {
		p.guess("Ben", w)
	}
	r, over := p.board.s.roundResult()
	p.must(over && r.Guesser == games.Table && p.says("decipher.seek.end_nobody"), "all are out: the round is over")
}

func TestResumeSeekers(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.key(fyne.KeySpace)
	p.typed("3g")
	shelltest.Menu(t, p.env, "Ben")
	p.typed("hob")
	p.page.Leave()
	again := sitDown(t, p.env, p.session.ID())
	again.must(again.board.s.draft == p.board.s.draft && again.board.s.draft.Zone == 2 && again.board.s.draft.Guess == "HOB", "zone and half a word are back")
	again.must(again.says("decipher.seek.guessing", games.Args{"Seat": games.Seat(2)}), "Ben is still guessing")
	again.env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	again.must(again.board.s.draft.Guess == "HOB" && again.says("decipher.seek.guessing", games.Args{"Seat": games.Seat(2)}), "another language keeps it")
	again.typed("b")
	again.must(again.board.s.draft.Guess == "HOBB", "typing goes on")
}

// Pieces are pushed and turned by drag, wheel and key, tidied by a second tap, and kept.
func TestPad(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("1")
	z := p.board.seekers.zones
	mid := z.plan().box(0).center()
	drag(z, mid, z, mid.AddXY(20, -10))
	at, ok := p.board.s.pad.Lie(1)
	p.must(ok && at.X > 0 && at.Y < 0 && at.Turn == 0, "pushed up and to the right")
	z.wheel.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: mid.AddXY(20, -10)}, Scrolled: fyne.NewDelta(0, -10)})
	p.typed("r")
	at, _ = p.board.s.pad.Lie(1)
	p.must(at.Turn == 30, "wheel and key turn it")
	p.typed("R")
	at, _ = p.board.s.pad.Lie(1)
	p.must(at.Turn == 15 && z.lying[0].Turn == 15, "and back")
	p.key(fyne.KeyF6)
	p.must(p.board.s.turned, "seen from the other side")
	lies := z.plan().pixels(0, z.lying[0].lie)
	drag(z, lies, z, lies.AddXY(20, -10))
	back, _ := p.board.s.pad.Lie(1)
	p.must(back.X < at.X && back.Y > at.Y, "there right and up are left and down")
	p.key(fyne.KeyF6)
	p.page.Leave()
	again := sitDown(t, p.env, p.session.ID())
	if got, ok := again.board.s.pad.Lie(1); !ok || got != back {
		t.Fatal("the pad is not kept", got, ok)
	}
	again.zone(0, .5, .9)
	again.zone(0, .5, .9)
	_, ok = again.board.s.pad.Lie(1)
	again.must(!ok, "a second tap tidies the zone")
}

// A push over the edge stays in the zone; one where no piece lies does nothing.
func TestPushStaysInTheZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("1")
	z := p.board.seekers.zones
	b := z.plan().box(0)
	drag(z, b.center(), z, b.center().AddXY(2000, 2000))
	x, y := z.plan().units(0, b.area.AddXY(b.room.Width, b.room.Height))
	p.must(z.lying[0].X <= x+.01 && z.lying[0].Y <= y+.01, "its middle stays in the area")
	was := p.board.s.pad
	drag(z, z.plan().box(1).center(), z, b.center())
	p.must(len(p.board.s.pad.Lies) == len(was.Lies), "where no piece lies nothing is pushed")
}

func TestOnlyOneZoneLeft(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("ISS") // I: long; S: 2 U each
	p.key(fyne.KeySpace)
	p.ask("23")
	p.must(len(p.view().Zones[0].Pieces) == 1, "the last zone needs no question")
	p.must(p.board.seekers.zones.asked == 0, "and shows the answer there")
}

// Without the aid nothing tells what fits.
func TestStrictPlay(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3, func(o *dc.Options) { o.Filter = false }), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("1")
	s := p.board.seekers
	p.must(!s.crib.filter.Visible() && !s.crib.label.Visible(), "no switch")
	p.must(!p.says("decipher.seek.possible", games.Args{"Letters": 26}) && s.zones.counts[0] == -1, "no counts")
	p.typed("g")
	shelltest.Menu(t, p.env, "Ben")
	p.typed("xxx")
	p.must(!p.says("decipher.seek.misfit"), "no word about a word that can't be")
}

func TestAidFollowsTheZone(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("1")
	s := p.board.seekers
	p.zone(0, .5, .9)
	p.must(p.says("decipher.seek.fits", games.Args{"Zone": 1}), "a tap without a piece looks at a zone")
	p.must(p.says("decipher.seek.possible", games.Args{"Letters": len(p.view().Candidates(0))}), "its count")
	p.typed("g")
	shelltest.Menu(t, p.env, "Ben")
	p.typed("cis")
	p.must(p.says("decipher.seek.misfit"), "a C can't have a long stick")
	s.crib.filter.Tapped(nil)
	p.env.Router.Rebuild()
	off := func(p *seated) bool {
		standing, _ := p.board.seekers.crib.chart.Candidates()
		return standing == nil
	}
	p.must(off(p), "switched off it stays off")
	p.page.Leave()
	again := sitDown(t, p.env, p.session.ID())
	again.must(off(again), "after reading the rules, too")
	again.submit(2, dc.Guess{Word: "EIS"})
	again.key(fyne.KeyReturn)
	again.word("ROT")
	again.zone(0, .5, .9)
	again.must(off(again), "and in the next round")
	again.board.seekers.crib.filter.Tapped(nil)
	again.must(!off(again), "until it is switched on again")
}

// With pieces picked live the curtain comes by itself.
func TestLiveCurtain(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5, func(o *dc.Options) { o.Pick = dc.PickLive }), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.must(p.says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}), "Tina picks first")
	p.submit(0, dc.Give{Kind: letterpiece.LongStick})
	p.must(p.says("decipher.seek.question"), "then Lee asks")
	p.ask("2")
	p.must(p.says("decipher.seek.no"), "no")
	p.ask("1")
	p.must(p.says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}) && !p.says("decipher.seek.question"), "the curtain again")
}

// How the pieces lie is kept where a match goes on behind the Puzzle Maker's curtain, too.
func TestPadOfAMatchThatGoesOnBehindTheCurtain(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3, func(o *dc.Options) { o.Pick = dc.PickLive }), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.submit(0, dc.Give{Kind: letterpiece.LongStick})
	p.ask("1")
	p.submit(0, dc.Give{Kind: letterpiece.ShortStick})
	p.typed("r")
	want, ok := p.board.s.pad.Lie(1)
	p.must(ok, "the piece is turned")
	p.ask("1")
	p.page.Leave()
	again := sitDown(t, p.env, p.session.ID()).puzzle().unveil()
	again.typed("2")
	again.key(fyne.KeyReturn)
	if got, ok := again.board.s.pad.Lie(1); !ok || got != want {
		t.Error("the pad is not kept", got, ok)
	}
}

// Between two turns the maker may go over the order.
func TestMakerAsksForTheScreen(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.tap("decipher.seek.order")
	p.must(p.says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}), "Tina's curtain")
	p.key(fyne.KeyEscape)
	p.must(p.says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "and back")
	p.key(fyne.KeySpace, fyne.KeyF2)
	p.must(p.says("decipher.seek.question") && !p.says("decipher.seek.order"), "never with a piece in hand")
}

func TestClockOfAStep(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5, func(o *dc.Options) { o.Clock = 60 }), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	p.must(shelltest.Has(p.env, "1:00"), "a minute for the first step")
	p.board.Tick(9500 * time.Millisecond)
	p.must(shelltest.Has(p.env, "0:10"), "it is shown")
	p.submit(games.Table, dc.TimeUp{})
	p.must(p.view().Hand != nil, "the table takes the piece")
}
