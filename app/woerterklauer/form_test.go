package woerterklauer_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/form"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// setupOf is what the form hands out.
func setupOf(t *testing.T, f form.Form, seed uint64) wk.Setup {
	t.Helper()
	return tabletest.SetupOf[wk.Setup](t, wk.Kind{}, f, wk.Seats, seed)
}

func TestRecommendedOptions(t *testing.T) {
	_, f := tabletest.OpenForm(t, locales.German, woerterklauer.Game(), wk.Seats)
	if s := setupOf(t, f, 7); s.Options != wk.DefaultOptions() || s.Seed != 7 || len(s.Set.All()) != wk.Tiles {
		t.Errorf("%+v", s)
	}
}

// Each option is changed by the keyboard, explained while it is chosen, part of the setup,
// and there again in the next form.
func TestEveryOptionByKeys(t *testing.T) {
	for _, lang := range locales.Langs {
		env, f := tabletest.OpenForm(t, lang, woerterklauer.Game(), wk.Seats)
		segments := shelltest.Find[*ui.Segmented](env)
		if len(segments) != 5 {
			t.Fatalf("%d segments", len(segments))
		}
		for i, level := range []games.ID{"woerterklauer.level.1", "woerterklauer.level.2", "woerterklauer.level.3", "woerterklauer.level.4"} {
			if i > 0 {
				tabletest.Press(env, segments[0], fyne.KeyRight)
			}
			if name := strings.Replace(string(level), "level.", "level.name.", 1); !shelltest.Has(env, env.T(games.ID(name))+": "+env.T(level)) {
				t.Errorf("%s isn't explained", level)
			}
		}
		tabletest.Press(env, segments[0], fyne.KeyLeft)
		tabletest.Press(env, segments[1], fyne.KeyRight, fyne.KeyRight, fyne.KeyRight) // no further than 12
		tabletest.Press(env, segments[2], fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
		tabletest.Press(env, segments[4], fyne.KeyRight)
		want := wk.Options{Seats: 2, Size: wk.MaxSize, Level: wk.LevelIII, Clock: wk.DefaultClock, Red: 1}
		if got := setupOf(t, f, 1).Options; got != want {
			t.Errorf("%+v, want %+v", got, want)
		}
		next := woerterklauer.Game().Form(env)
		next.Load(f.Options())
		told := []string{env.T("studio.chip.level", games.Args{"Level": "III"}), env.T("studio.chip.size", games.Args{"Size": 12})}
		if got := next.(form.Telling).Told(); !slices.Equal(got, told) {
			t.Errorf("told: %q", got)
		}
		if got := setupOf(t, next, 1).Options; got != want {
			t.Errorf("loaded: %+v", got)
		}
	}
}

// Who begins is said by the order of the seats, for which lots can be drawn. What earlier versions asked here is read, but
// no longer holds.
func TestWhoSitsFirstBegins(t *testing.T) {
	_, f := tabletest.OpenForm(t, locales.English, woerterklauer.Game(), wk.Seats)
	f.Load([]byte(`{"Seats":2,"Size":8,"Level":2,"Clock":0,"Red":1,"First":1,"Drawn":true}`))
	for seed := range uint64(8) {
		if got := setupOf(t, f, seed).Options; got != (wk.Options{Seats: 2, Size: 8, Level: wk.LevelII, Red: 1}) {
			t.Errorf("%+v", got)
		}
	}
}

// What has no meaning isn't loaded, and the rest of the form stays as it was.
func TestLoadIgnoresNonsense(t *testing.T) {
	_, f := tabletest.OpenForm(t, locales.German, woerterklauer.Game(), wk.Seats)
	tabletest.LoadsNone(t, f,
		`{"Size":8}`, `{"Seats":2,"Size":13,"Level":1}`, `{"Seats":2,"Size":10,"Level":5}`,
		`{"Seats":2,"Size":10,"Level":1,"Clock":45}`, `{"Seats":2,"Size":10,"Level":1,"More":1}`, `{"Seats":3,"Size":10,"Level":1}`,
	)
}

// Options that can't be played are explained where the match would start.
func TestFormExplainsWhatIsWrong(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.German, woerterklauer.Game(), wk.Seats)
	if f.Setup(3, 1) != nil {
		t.Fatal("a match of three")
	}
	if want := "Wörterklauer ist für zwei Spieler."; !shelltest.Has(env, want) {
		t.Errorf("%q is missing among %q", want, shelltest.Texts(env))
	}
}

// The form fits into the card of the setup page in the least window.
func TestFormFits(t *testing.T) {
	for _, lang := range locales.Langs {
		env, f := tabletest.OpenForm(t, lang, woerterklauer.Game(), wk.Seats)
		for _, column := range []float32{430, 880} { // two cards side by side, or one below the other
			env.Window.SetContent(ui.Pad(16, f.Build(wk.Seats)))
			shelltest.Resize(env, column+32, 620)
			if width := env.Window.Canvas().Size().Width; width > column+32 {
				t.Errorf("%s: needs %.0f px of %.0f", lang, width, column)
			}
			for _, out := range shelltest.Outside(env) {
				t.Errorf("%s, %.0f: %s", lang, column, out)
			}
		}
	}
}

// The pictures fit into whatever they are given, and nothing sticks out.
func TestHomePicturesFit(t *testing.T) {
	shelltest.New(t, locales.German)
	for _, o := range []*fyne.Container{woerterklauer.Game().Picture(locales.German).(*fyne.Container), woerterklauer.Game().Picture(locales.English).(*fyne.Container), woerterklauer.Game().Icon(40).(*fyne.Container), woerterklauer.Game().Icon(24).(*fyne.Container)} {
		for _, size := range []fyne.Size{{Width: 320, Height: 120}, {Width: 190, Height: 70}, {Width: 120, Height: 200}, {Width: 40, Height: 40}} {
			o.Resize(size)
			inner := o
			if len(o.Objects) == 1 {
				inner = o.Objects[0].(*fyne.Container)
			}
			for _, tile := range inner.Objects {
				at := tile.Position()
				if at.X < 0 || at.Y < 0 || at.X+tile.Size().Width > size.Width || at.Y+tile.Size().Height > size.Height {
					t.Errorf("%v: a tile of %v lies at %v", size, tile.Size(), at)
				}
			}
		}
	}
}

// Whoever looks a word up is told whether it counts here too.
func TestWordHint(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	for word, want := range map[string]string{
		"HÄUSER": "In Wörterklauer gilt HÄUSER und wird dort HAEUSER geschrieben.",
		"HAUS":   "In Wörterklauer gilt HAUS.",
		"EILT":   "In Wörterklauer gilt es nicht. EILT ist gebeugt: Nur die Grundform EILEN gilt.",
		"KLOCK":  "In Wörterklauer werdet ihr gefragt, ob KLOCK gilt.",
		"SKIZZE": "In Wörterklauer gibt es für SKIZZE nicht genug Plättchen.",
		"X":      "",
	} {
		if got := woerterklauer.Game().WordHint(env, locales.German, []string{word}); got != want {
			t.Errorf("%s: %q, want %q", word, got, want)
		}
	}
	if got := woerterklauer.Game().WordHint(env, locales.English, []string{"DOG"}); got != "" {
		t.Errorf("an English word: %q", got)
	}
}

// The words on the cards are words of the language, whole along and down.
func TestWordsOfPicturesCount(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		lex, err := shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German, locales.English: lexdata.English}).Get(lang)
		if err != nil {
			t.Fatal(err)
		}
		g := woerterklauer.Game()
		for name, picture := range map[string]fyne.CanvasObject{"home": g.Picture(lang), "puzzle": g.Puzzles.Picture(lang)} {
			env.Window.SetContent(ui.MinSized(300, 200, picture))
			words := map[string]string{}
			for _, tile := range shelltest.Find[*draw.LetterTile](env) {
				words[fmt.Sprintf("row %.0f", tile.Position().Y)] += tile.Look().Text
				words[fmt.Sprintf("column %.0f", tile.Position().X)] += tile.Look().Text
			}
			for at, word := range words {
				if len(word) > 1 && !lex.Contains(word) {
					t.Errorf("%s %s: %s in %s is no word", lang, name, word, at)
				}
			}
		}
	}
}
