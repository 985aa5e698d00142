package decipher_test

import (
	"testing"

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
	p.Must(p.Says("decipher.seek.end_found", games.Args{"Seat": games.Seat(1), "Word": "LAMM"}), "who found it")
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
		p.Key(fyne.KeySpace)
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
		p.Must(over && r.Guesser == games.Table && p.Says("decipher.seek.end_nobody", games.Args{"Maker": games.Seat(0)}), "all have passed")
		p.Tap("decipher.seek.next")
		p.Must(p.view().Round == 2, "on it goes")
	}
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
