package woerterklauer_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

func TestExamplesAreDrawn(t *testing.T) {
	tabletest.ExamplesAreDrawn(t, woerterklauer.Game(), map[string]int{"sides": 1, "turn": 10})
}

// example shows an example of the rules page.
func example(env *shell.Env, body string) fyne.CanvasObject {
	o := woerterklauer.Game().RulesBlock(env, "turn", body)
	env.Window.SetContent(o)
	return o
}

// tilesOn are the tiles of an example that are seen: those of the field, and those of the pool next to it.
func tilesOn(env *shell.Env) (field, pool []*draw.LetterTile) {
	all := shelltest.Find[*draw.LetterTile](env)
	first, _ := shelltest.Around[fyne.Widget](env, all[0])
	for _, s := range all {
		if on, _ := shelltest.Around[fyne.Widget](env, s); on == first {
			field = append(field, s)
		} else {
			pool = append(pool, s)
		}
	}
	return field, pool
}

// An example is stepped through by its button, by the keyboard and by a tap on it: first
// the turn is laid, then its tiles turn over, then it begins again.
func TestExampleIsPlayed(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		example(env, "I red\nSOCKE\n>\nlocke")
		button := func() *ui.Button { return shelltest.Find[*ui.Button](env)[0] }
		said := map[string]bool{}
		look := func(step string, red, black int, ghost bool) {
			t.Helper()
			field, pool := tilesOn(env)
			for _, s := range field {
				if s.Look().Face == draw.FaceRed {
					red--
				} else {
					black--
				}
			}
			if red != 0 || black != 0 {
				t.Errorf("%s: %d red, %d black too few", step, red, black)
			}
			if (pool[0].Look().Face == draw.FaceGhost) != ghost || (len(pool) == 2) != ghost {
				t.Errorf("%s: the L of the pool laid %v, %d tiles there", step, !ghost, len(pool))
			}
			text := strings.Join(shelltest.Texts(env), "|")
			if known := said[text]; known != (step == "again") {
				t.Errorf("%s: %q", step, text)
			}
			said[text] = true
		}
		look("before", 0, 5, false)
		shelltest.TapAt(t, env, shelltest.Middle(button()))
		look("laid", 1, 4, true)
		env.Window.Canvas().Focus(button())
		shelltest.Key(env, fyne.KeySpace)
		look("turned", 5, 0, true)
		if got := button().Text(); got != env.T("woerterklauer.lesson.again") {
			t.Errorf("%q", got)
		}
		field, _ := tilesOn(env)
		shelltest.TapAt(t, env, shelltest.Middle(field[0]))
		look("again", 0, 5, false)
	}
}

// Turning over can be seen, and ends where it should.
func TestExampleTurnsVisibly(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	example(env, "I red\nSOCKE\n>\nlocke")
	tap := func() { shelltest.TapAt(t, env, shelltest.Middle(shelltest.Find[*ui.Button](env)[0])) }
	tap()
	tap()
	clock.Pass(100 * time.Millisecond)
	half := shelltest.Drawn(t, env)
	clock.Pass(2 * time.Second)
	if shelltest.Drawn(t, env) == half {
		t.Error("nothing moves")
	}
	tap()
	field, _ := tilesOn(env)
	for i, s := range field {
		if s.Look().Face != draw.FaceBlack {
			t.Errorf("tile %d still shows the end", i)
		}
	}
}

// The examples fit into the column of the rules page in the least window, at every step.
func TestExamplesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for _, column := range []float32{632, 560} {
			for _, body := range tabletest.Examples(t, lang, wk.Name, "turn") {
				example(env, body)
				shelltest.Resize(env, column, 400)
				for range 3 {
					if width := env.Window.Canvas().Size().Width; width > column {
						t.Errorf("%s: %q needs %.0f px of %.0f", lang, body, width, column)
					}
					for _, out := range shelltest.Outside(env) {
						t.Errorf("%s, %.0f: %q: %s", lang, column, body, out)
					}
					shelltest.Find[*ui.Button](env)[0].Tapped(nil)
				}
			}
		}
	}
}
