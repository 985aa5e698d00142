package davinci_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func TestExamplesAreDrawn(t *testing.T) {
	tabletest.ExamplesAreDrawn(t, davinci.Game(), map[string]int{"tiles": 1, "codes": 4, "codes 7224353": 1, "codes 12191": 1, "points": 1})
}

// The worked example counts what the rules say.
func TestPointsOfTheRulesPage(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Window.SetContent(davinci.Game().RulesBlock(env, "points", tabletest.Examples(t, lang, dv.Name, "points")[0]))
		for name, points := range map[string]string{"Tina": "90", "Lee": "10", "Ben": "107"} {
			texts := shelltest.Texts(env)
			i := slices.Index(texts, name)
			if i < 0 || !slices.Contains(texts[i:min(i+3, len(texts))], points) {
				t.Errorf("%s: %s doesn't get %s in %q", lang, name, points, texts)
			}
		}
	}
	env := shelltest.New(t, locales.German)
	env.Window.SetContent(davinci.Game().RulesBlock(env, "points", "Tina: 2 6 9 codes 1\nLee:"))
	for _, want := range []string{"20 für 2 Zahlen + 20 für 1 Sechs oder Bindestrich + 50 für 1 geknackten Code", "90", "nichts in dieser Runde"} {
		if !shelltest.Has(env, want) {
			t.Errorf("%q is missing among %q", want, shelltest.Texts(env))
		}
	}
}

func TestCodesOfTheRulesPage(t *testing.T) {
	env := shelltest.New(t, locales.German)
	codes := func(body string) fyne.CanvasObject { return davinci.Game().RulesBlock(env, "codes", body) }
	env.Window.SetContent(codes("Lee: [W2] B? W? [B9] | W?"))
	tiles := shelltest.Find[*draw.NumberTile](env)
	if len(tiles) != 5 || !tiles[0].Look().Open || tiles[1].Look().Open || tiles[1].Look().Number != draw.TileUnknown || !shelltest.Has(env, "Lee") {
		t.Errorf("%d tiles, %q", len(tiles), shelltest.Texts(env))
	}
	for _, good := range []string{
		"B1 W4 B7 W10", "B5 W5", "B6 W- W6", "B- W0", "B8 W11 W-", "B- W-", "B3 _ W- _ W7 | B5", "_ W- _ B3 | W1", "B3 W7 | B5", "B1 _ W3 | B2",
	} {
		if codes(good) == nil {
			t.Errorf("%q isn't drawn", good)
		}
	}
	for _, bad := range []string{
		"", "Lee:", "B4 B1", "W5 B5", "B12", "X3", "b3", "[B?]", "[B3", "B3]", "B", "B3 _ W7", "B3 _ W7 | B?", "B3 _ W- W7 | B5",
		"_ B3 | B5", "B3 | B5 W6", "B3 B3", "B3 | | B5", "B? _ W7 | B5",
	} {
		if codes(bad) != nil {
			t.Errorf("%q is drawn", bad)
		}
	}
}

func TestBadExamplesAreNotDrawn(t *testing.T) {
	env := shelltest.New(t, locales.English)
	for name, bodies := range map[string][]string{
		"tiles": {"x"}, "codes": {"", "B1\nB4 B1"}, "": {""}, "word": {"PANDA"},
		"points": {"", "2 6 9", "Tina: 12", "Tina: x", "Tina: 2 codes -", "Tina: 2 left 12", "Tina: 2\nLee: -1"},
	} {
		for _, body := range bodies {
			if davinci.Game().RulesBlock(env, name, body) != nil {
				t.Errorf("drawn: %q %q", name, body)
			}
		}
	}
}
