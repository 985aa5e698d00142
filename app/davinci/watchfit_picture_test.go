package davinci_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// In a computer's turn nothing lies over anything else, at the least window.
func TestPictureWatchingFits(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		clock := shelltest.NewClock(t)
		if err := table.PaceKey.Set(env.Store, table.PaceLeisurely); err != nil {
			t.Fatal(err)
		}
		o := dv.DefaultOptions(4)
		o.Deal, o.Dashes = true, true
		p := seatAt(t, env, o, 3, "Nova", "Atlas", "Sphinx", "Tina")
		shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
		p.Submit(games.Table, dv.Deal{})
		said := 0
		for range 240 {
			v := p.Session.View(3).(dv.View)
			if v.Asked == 3 {
				break
			}
			for _, s := range append(shelltest.Outside(env), shelltest.Overlapping(p.said())...) {
				t.Fatalf("%s: %s", lang, s)
			}
			if p.Says("table.computer.on") {
				said++
			}
			clock.Pass(250 * time.Millisecond)
		}
		if said < 3 {
			t.Errorf("%s: only %d times somebody was watched", lang, said)
		}
	}
}

// Where only computers play, what they say and the buttons are seen whole at the least window.
func TestPictureOnlyComputersFit(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		clock := shelltest.NewClock(t)
		o := dv.DefaultOptions(4)
		o.Deal, o.Dashes, o.Rounds = true, true, 2
		p := seatAt(t, env, o, 3, "Nova", "Atlas", "Sphinx", "Pip")
		p.Submit(games.Table, dv.Deal{})
		shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
		seen := 0
		for range 120 {
			clock.Pass(250 * time.Millisecond)
			lead := shelltest.Marked(t, env, "lead-on")
			if !lead.Visible() {
				continue
			}
			seen++
			for _, card := range shelltest.Find[*ui.Card](env) {
				if low := shelltest.Middle(card).Y + card.Size().Height/2; card.Visible() && low > ui.MinHeight {
					t.Fatalf("%s: a card ends at %.0f", lang, low)
				}
			}
		}
		if seen < 30 {
			t.Errorf("%s: seen only %d times", lang, seen)
		}
	}
}

// Computers' sentences are seen whole at the least window, through whole matches.
func TestPictureSentencesAreWhole(t *testing.T) {
	for seed := range uint64(3) {
		env := shelltest.New(t, locales.German)
		clock := shelltest.NewClock(t)
		if err := table.PaceKey.Set(env.Store, table.PaceLeisurely); err != nil {
			t.Fatal(err)
		}
		o := dv.DefaultOptions(3)
		o.Deal = true
		p := seatAt(t, env, o, seed, "Nova", "Atlas", "Tina")
		shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
		p.Submit(games.Table, dv.Deal{})
		for range 400 {
			v := p.Session.View(2).(dv.View)
			if v.Asked == 2 {
				p.Submit(2, v.Moves()[0])
			}
			for _, para := range shelltest.Find[*ui.Para](env) {
				for _, line := range shelltest.Words(para) {
					if strings.HasSuffix(line.Text, "…") {
						t.Errorf("%q is cut in\n%v", para.String(), v)
					}
				}
			}
			if _, over := p.Session.Outcome(); over {
				break
			}
			clock.Pass(500 * time.Millisecond)
		}
	}
}

// At the least window what came of a guess stands next to its computer whole, or else in a word, and below the names and tiles
// nothing is cut, with two to four at the table.
func TestPictureAnswersAreWhole(t *testing.T) {
	short := 0
	for _, lang := range locales.Langs {
		for i, names := range [][]string{{"Tina", "Nova"}, {"Tina", "Ben", "Nova"}, {"Tina", "Nova", "Atlas", "Pip"}, {"Nova", "Atlas"}} {
			short += answers(t, lang, uint64(i), names)
		}
	}
	if short < 8 {
		t.Errorf("only %d answers in a word", short)
	}
}

// answers looks at a match for what is cut, and counts how often there was an answer in a word.
func answers(t *testing.T, lang locales.Lang, seed uint64, names []string) (short int) {
	t.Helper()
	env := shelltest.New(t, lang)
	clock := shelltest.NewClock(t)
	o := dv.DefaultOptions(len(names))
	o.Deal, o.Dashes = true, seed%2 == 0
	p := seatAt(t, env, o, seed, names...)
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	p.Submit(games.Table, dv.Deal{})
	for range 100 {
		clock.Pass(500 * time.Millisecond)
		if s := p.view(0).Asked; s >= 0 && (names[s] == "Tina" || names[s] == "Ben") {
			p.Submit(s, p.view(s).Moves()[0])
		}
		clock.Pass(100 * time.Millisecond) // what has just come finds its place
		for _, text := range shelltest.Find[*ui.Text](env) {
			s := shelltest.Words(text)[0].Text
			if s == p.Say("davinci.out.right") || s == p.Say("davinci.out.wrong") {
				short++
			}
			// In the notes a name gives way to the place.
			if strings.HasSuffix(s, "…") && shelltest.Seen(env, text) && !slices.Contains(names, text.String()) {
				t.Errorf("%s %v: %q is cut", lang, names, text.String())
			}
		}
		if _, over := p.Session.Outcome(); over {
			break
		}
	}
	return short
}

// A guess is read whole at the least window, where a person plays with one computer: next to the computer
// or below what it says, and in the list, whose title gives way to it.
func TestPictureGuessesAreWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		clock := shelltest.NewClock(t)
		o := dv.DefaultOptions(2)
		o.Deal, o.Dashes, o.Rounds, o.Pad = true, true, 2, dv.PadNotes
		p := seatAt(t, env, o, 11, "Tina", "Nova")
		shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
		p.Submit(games.Table, dv.Deal{})
		listed := 0
		for range 120 {
			if v := p.view(0); v.Asked == 0 {
				p.Submit(0, v.Moves()[0])
			}
			for _, text := range shelltest.Find[*ui.Text](env) {
				if s := shelltest.Words(text)[0].Text; strings.Contains(s, "Nova ") && strings.HasSuffix(s, "…") {
					t.Fatalf("%s: %q is cut: %q", lang, text.String(), s)
				}
			}
			if list, ok := shelltest.Marked(t, env, "past").(*ui.Scroll); ok && shelltest.Seen(env, list) {
				if lines := shelltest.Inside[*ui.Para](list); len(lines) > 0 {
					listed++
					if low, end := foot(lines[0]), foot(list); low > end {
						t.Fatalf("%s: %q ends at %.0f, the list at %.0f", lang, lines[0].String(), low, end)
					}
				}
			}
			clock.Pass(500 * time.Millisecond)
		}
		if listed < 5 {
			t.Errorf("%s: guesses seen %d times", lang, listed)
		}
	}
}

// foot is where something ends below.
func foot(o fyne.CanvasObject) float32 { return shelltest.Middle(o).Y + o.Size().Height/2 }
