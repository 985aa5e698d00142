package decipher_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
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
			p.Submit(seeker, dc.Guess{Word: "ROD"}) // a token from Lee, as Tina gives none
			p.Submit(seeker, dc.Guess{Word: "ROT"})
		}
		p.Submit(seeker, dc.Guess{Word: w})
		p.Must(p.Says("decipher.seek.end_found", games.Args{"Seat": seeker, "Word": strings.ReplaceAll(w, "'", "’")}) && !p.Says("table.end.home"), "the word of "+w)
		p.Must(p.Says("decipher.seek.role.found") && !p.Says("decipher.seek.role.maker"), "nobody seeks any more, nor has the word")
		p.Must(!slices.ContainsFunc(shelltest.Words(p.marked("zones")), func(w shelltest.Word) bool { return w.Text == "2" }), "no number lies over a letter")
		if p.view().Phase == dc.PhaseScored {
			p.Key(fyne.KeyReturn, fyne.KeyReturn)
			p.Must(!p.Says(dc.IllegalNow), "a second Enter is for the curtain")
		}
	}
	out, _ := p.Session.Outcome()
	won := games.Args{"Seats": games.Winners(out.Places), "Points": out.Places[0].Points}
	p.Must(!p.Says(dc.EventWin, won), "nobody is told who has won")
	p.Key(fyne.KeyF9)
	p.Must(p.Says("table.log") && !p.Says(dc.EventWin, won), "not in the log either")
	p.Key(fyne.KeyEscape)
	p.Tap("table.end.result")
	p.Tap("table.end.board")
	p.Key(fyne.KeyF9)
	p.Must(p.Says(dc.EventWin, won), "after the result the log says it")
	p.Key(fyne.KeyEscape)
	p.Tap("table.end.result")
	p.Must(out.Places[0].Points > 0 && shelltest.Has(p.Env, ui.Signed(out.Places[0].Points)), "with points")
	p.Key(fyne.KeyF4)
	var words []string
	for _, w := range shelltest.Find[*draw.Word](p.Env) {
		words = append(words, w.String())
	}
	p.Must(slices.Contains(words, "BOX") && slices.Contains(words, "IT'"), "the sheet has the words in pieces")
	again := sitDown(t, p.Env, p.Session.ID())
	again.Must(again.Says("table.end.won", games.Args{"Seats": games.Winners(out.Places)}), "opened again it shows the end at once")
}

func TestSharedWin(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee")
	for _, w := range []string{"EIS", "ROT", "TOR", "ORT"} {
		p.word(w)
		p.Submit(1-p.view().Maker, dc.Guess{Word: w})
		p.Key(fyne.KeyReturn)
	}
	p.Must(p.Says("table.end.shared", games.Args{"Seats": []games.Seat{0, 1}}), "both have won")
}

func TestAbandonedMatch(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee")
	p.word("HOBBY")
	p.Submit(games.Table, games.Abandon{})
	p.Must(p.Says("table.end.abandoned") && !p.placing(), "no word to reveal")
	p.undo()
	p.Must(p.Says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "taken back")
}

// The letters come one after the other, and can be skipped.
func TestReveal(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	clock := shelltest.NewClock(t)
	p.Submit(1, dc.Guess{Word: "EIS"})
	const aLetter = 500 * time.Millisecond
	clock.Pass(aLetter)
	first := p.middles()
	clock.Pass(aLetter / 2)
	half := p.middles()
	p.Must(p.Says("decipher.seek.skip") && len(half) == 4+1, "the third letter has no piece yet")
	p.Key(fyne.KeyReturn)
	whole := p.middles()
	p.Must(p.Says("decipher.seek.next") && p.view().Round == 1 && len(whole) == 7, "Enter skips, and doesn't go on")
	p.Must(slices.Equal(first[:4], whole[:4]) && slices.Equal(half[:4], whole[:4]), "the first letter stands after a third of the time")
	p.Must(half[4].Y < whole[4].Y && whole[4].Y-half[4].Y < 400, "the second is on its way from above")
	parts := draw.Parts('E')
	scale := (whole[1].X - whole[0].X) / float32(parts[1].Lie.X-parts[0].Lie.X)
	for i, l := range parts {
		x, y := whole[i].X-whole[0].X, whole[i].Y-whole[0].Y
		wantX, wantY := scale*float32(l.Lie.X-parts[0].Lie.X), scale*float32(l.Lie.Y-parts[0].Lie.Y)
		p.Must(max(x-wantX, wantX-x, y-wantY, wantY-y) < 3 && p.lying()[i].Kind() == l.Kind, "the letter lies as the alphabet has it")
	}
}

// middles are those of the pieces in the zones.
func (p *seated) middles() (at []fyne.Position) {
	p.Helper()
	for _, o := range p.lying() {
		at = append(at, shelltest.Middle(o))
	}
	return at
}

// Whatever moves ends where it lies without motion.
func TestMovementEndsInPlace(t *testing.T) {
	var drawn [2][]string
	for i := range drawn {
		p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
		ui.SetAnimations(i == 1)
		take := func() { drawn[i] = append(drawn[i], shelltest.Drawn(t, p.Env)) }
		p.word("EIS")
		p.Key(fyne.KeySpace)
		p.ask("3") // no
		take()
		p.ask("1") // yes
		take()
		p.Submit(1, dc.Guess{Word: "EIS"})
		take()
		p.Must(p.Says("decipher.seek.next"), "the word is there")
		if _, cuts := p.marked("zones").(fyne.Scrollable); cuts {
			t.Error("a driver cuts off what sticks out of widgets that scroll: pieces come from outside")
		}
	}
	if !slices.Equal(drawn[0], drawn[1]) {
		t.Error("something else is drawn after a movement")
	}
}

func TestReplayShowsAndDoesNothing(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee")
	p.word("EIS")
	p.Key(fyne.KeySpace)
	p.ask("1")
	p.Submit(1, dc.Guess{Word: "EIS"})
	p.Submit(games.Table, games.Abandon{})
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	for range 3 {
		p.Key(fyne.KeyRight)
	}
	shelltest.Shot(t, p.Env, "replay")
	for _, b := range shelltest.Find[*ui.Button](p.Env) {
		t.Errorf("a button %q", b.Text())
	}
	p.Key(fyne.KeyEnd)
	p.Must(p.Says("decipher.seek.end_found", games.Args{"Seat": games.Seat(1), "Word": "EIS"}), "the end shows the word")
	shelltest.Resize(p.Env, ui.MinWidth, ui.MinHeight)
	for _, s := range shelltest.Find[*ui.Scroll](p.Env) {
		p.Must(s.Content.MinSize().Height <= s.Size().Height+.5 || s.Size().Height < 200, "the board has room in the least window")
	}
}

// The alphabet is always in view, or a drawer where the page is narrow: F5 and Esc, or its button.
func TestAlphabetIsADrawer(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 6), "Tina", "Lee", "Ben")
	p.word("HOBBYS")
	p.Must(p.sees("alphabet") && !p.sees("drawer"), "always in view")
	shelltest.Resize(p.Env, 1000, 620)
	p.Must(!p.sees("alphabet") && p.sees("drawer"), "put away")
	p.Key(fyne.KeyF5)
	p.Must(p.sees("alphabet"), "F5 opens it")
	p.Key(fyne.KeyEscape)
	p.Must(!p.sees("alphabet"), "Esc closes it")
	p.Tap("decipher.seek.alphabet")
	p.Must(p.sees("alphabet"), "its button opens it")
}

// A secret word that the others wait for isn't taken back without a question.
func TestUndoOfTheSecretWord(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 3), "Tina", "Lee", "Ben")
	p.word("EIS")
	question := games.Args{"Seat": games.Seat(0)}
	p.undo()
	p.Must(p.Says("decipher.seek.undo_title", question) && p.view().Phase == dc.PhaseTake, "it is asked")
	p.Key(fyne.KeyEscape)
	p.Must(p.view().Phase == dc.PhaseTake && p.Says("decipher.seek.turn", games.Args{"Seat": games.Seat(1)}), "and stays")
	p.undo()
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Phase == dc.PhaseWord && p.Says("table.curtain.turn", question), "the word is gone")
}

// The end of a round says for how many of which tokens points are given.
func TestTheEndOfARoundSaysWhatCounts(t *testing.T) {
	for _, lang := range locales.Langs {
		p := seat(t, lang, rules(locales.English, 3), "Tina", "Lee")
		p.word("BOX")
		p.Submit(1, dc.Guess{Word: "DOG"})
		p.Submit(1, dc.Guess{Word: "BOX"})
		var items []string
		for _, i := range []struct {
			id        games.ID
			n, points int
		}{{"decipher.seek.item.guess", 1, 1}, {"decipher.seek.item.bonus", 3, 6}, {"decipher.seek.item.decipher", 1, 5}} {
			items = append(items, strings.ReplaceAll(p.Say(i.id, games.Args{"N": i.n, "Points": i.points}), " ", "\u00a0"))
		}
		p.Must(shelltest.Has(p.Env, strings.Join(items, " +\u00a0")), "tokens and points")
	}
}
