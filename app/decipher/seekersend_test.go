package decipher

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// The end of a match: the last word first, then places and sheet; a tie is shared.
func TestEndOfTheMatch(t *testing.T) {
	p := seat(t, locales.English, rules(locales.English, 3), "Tina", "Lee")
	for _, w := range []string{"BOX", "DOG", "RED", "IT'"} {
		p.word(w)
		seeker := 1 - p.view().Maker
		if w == "RED" {
			p.submit(seeker, dc.Guess{Word: "ROD"}) // a token from Lee, as Tina gives none
			p.submit(seeker, dc.Guess{Word: "ROT"})
		}
		p.submit(seeker, dc.Guess{Word: w})
		p.must(p.board.seekers.end.object.Visible() && !p.board.seekers.final.Object.Visible(), "the word of "+w)
		if p.view().Phase == dc.PhaseScored {
			p.key(fyne.KeyReturn)
		}
	}
	out, _ := p.session.Outcome()
	won := games.Args{"Seats": games.Winners(out.Places), "Points": out.Places[0].Points}
	p.must(!p.says(dc.EventWin, won), "nobody is told who has won")
	p.key(fyne.KeyF9)
	p.must(p.says("table.log") && !p.says(dc.EventWin, won), "not in the log either")
	p.key(fyne.KeyEscape)
	p.tap("decipher.seek.final")
	p.tap("table.end.board")
	p.must(p.says(dc.EventWin, won), "after the result the log says it")
	p.tap("table.end.result")
	p.must(out.Places[0].Points > 0 && shelltest.Has(p.env, ui.Signed(out.Places[0].Points)), "with points")
	p.tap("sheets.title")
	var words []string
	for _, w := range shelltest.Find[*draw.Word](p.env) {
		words = append(words, w.String())
	}
	p.must(slices.Contains(words, "BOX") && slices.Contains(words, "IT'"), "the sheet has the words in pieces")
	again := sitDown(t, p.env, p.session.ID())
	again.must(again.says("table.end.won", games.Args{"Seats": games.Winners(out.Places)}), "opened again it shows the end at once")
}

func TestSharedWin(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee")
	for _, w := range []string{"EIS", "ROT", "TOR", "ORT"} {
		p.word(w)
		p.submit(1-p.view().Maker, dc.Guess{Word: w})
		p.key(fyne.KeyReturn)
	}
	p.must(p.says("table.end.shared", games.Args{"Seats": []games.Seat{0, 1}}), "both have won")
}

func TestAbandonedMatch(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee")
	p.word("HOBBY")
	p.submit(games.Table, games.Abandon{})
	p.must(p.says("table.end.abandoned") && !p.says("decipher.seek.question"), "no word to reveal")
	p.page.Undo()
	p.must(p.says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "taken back")
}

// The letters come one after the other, and can be skipped.
func TestReveal(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("1")
	clock := shelltest.NewClock(t)
	p.submit(1, dc.Guess{Word: "EIS"})
	z := p.board.seekers.zones
	clock.Pass(letterTime * 3 / 2)
	p.must(p.says("decipher.seek.skip") && z.motion.share(0) == 1 && z.motion.share(1) == .5 && z.motion.share(2) == 0, "half of the word")
	p.must(len(z.lying) == 4+1, "the third letter has no piece yet")
	p.key(fyne.KeyReturn)
	p.must(p.says("decipher.seek.next") && p.view().Round == 1 && len(z.lying) == 7, "Enter skips, and doesn't go on")
	for i, l := range draw.Parts('E') {
		p.must(z.lying[i].lie == l.Lie, "the letter lies as the alphabet has it")
	}
}

func TestMovementEndsInPlace(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	ui.SetAnimations(true)
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("31") // no, yes
	z := p.board.seekers.zones
	p.must(!z.motion.anim.Running() && z.motion.fall(2, 0) == 0 && z.lying[0].X == 0, "all lies still")
	p.submit(1, dc.Guess{Word: "EIS"})
	p.must(!z.motion.revealing() && p.says("decipher.seek.next"), "the word is there")
	if _, cuts := any(z).(fyne.Scrollable); cuts {
		t.Error("a driver cuts off what sticks out of widgets that scroll: pieces come from outside")
	}
}

func TestReplayShowsAndDoesNothing(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee")
	p.word("EIS")
	p.key(fyne.KeySpace)
	p.ask("1")
	p.submit(1, dc.Guess{Word: "EIS"})
	p.submit(games.Table, games.Abandon{})
	p.env.Router.Open(shell.Route{Page: shell.Replay, Match: p.session.ID()})
	replay := p.env.Router.Page().(*table.Replay)
	for range 3 {
		p.key(fyne.KeyRight)
	}
	shelltest.Shot(t, p.env, "replay")
	for _, b := range shelltest.Find[*ui.Button](p.env) {
		t.Errorf("a button %q", b.Text())
	}
	if !replay.Key(&fyne.KeyEvent{Name: fyne.KeyEnd}) || !shelltest.Has(p.env, p.env.Named([]string{"Tina", "Lee"}, "decipher.seek.end_found", games.Args{"Seat": games.Seat(1)})) {
		t.Error("the end doesn't show the word", shelltest.Texts(p.env))
	}
}

func TestAlphabetFolds(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	s := p.board.seekers
	p.must(s.crib.object.Visible() && !s.columns.tab.Visible(), "always in view")
	p.key(fyne.KeyF5)
	p.must(!s.crib.object.Visible() && s.columns.tab.Visible(), "folded away")
	p.key(fyne.KeyF5)
	p.must(s.crib.object.Visible(), "and back")
	shelltest.TextSize(p.env, 150)
	shelltest.Resize(p.env, 1000, 620)
	s = p.board.seekers
	p.must(!s.crib.object.Visible() && s.columns.tab.Visible(), "no room")
	p.key(fyne.KeyF5)
	p.must(s.drawer != nil && p.says("decipher.seek.fits_none"), "then it comes in a dialog")
	p.key(fyne.KeyEscape)
	p.must(s.drawer == nil, "which closes")
}

// A secret word that the others wait for isn't taken back without a question.
func TestUndoOfTheSecretWord(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	question := games.Args{"Seat": games.Seat(0)}
	p.page.Undo()
	p.must(p.says("decipher.seek.undo_title", question) && p.view().Phase == dc.PhaseTake, "it is asked")
	p.key(fyne.KeyEscape)
	p.must(p.view().Phase == dc.PhaseTake && p.says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "and stays")
	p.page.Undo()
	p.key(fyne.KeyReturn)
	p.must(p.view().Phase == dc.PhaseWord && p.says("table.curtain.turn", question), "the word is gone")
}
