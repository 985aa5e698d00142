package decipher_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/decipher"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/form"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// setupOf is what the form hands out.
func setupOf(t *testing.T, f form.Form, seats int) dc.Setup {
	t.Helper()
	return tabletest.SetupOf[dc.Setup](t, dc.Kind{}, f, seats, 7)
}

func TestRecommendedOptions(t *testing.T) {
	for lang, want := range map[locales.Lang]dc.Language{locales.German: dc.LanguageGerman, locales.English: dc.LanguageEnglish} {
		_, f := tabletest.OpenForm(t, lang, decipher.Game(), 3)
		s := setupOf(t, f, 3)
		if s.Options != (dc.Options{Seats: 3, Length: 5, Language: want, Pick: dc.PickOrder, Filter: true}) || s.Seed != 7 {
			t.Errorf("%s: %+v", lang, s.Options)
		}
	}
}

// Each option is changed by the keyboard, explained while it is chosen, and part of the setup.
func TestEveryOptionByKeys(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.German, decipher.Game(), 2)
	segments := shelltest.Find[*ui.Segmented](env)
	clock := shelltest.Find[*ui.Choice](env)
	filter := shelltest.Find[*ui.Switch](env)
	if len(segments) != 3 || len(clock) != 1 || len(filter) != 1 {
		t.Fatalf("%d segments, %d lists, %d switches", len(segments), len(clock), len(filter))
	}
	tabletest.Press(env, segments[2], fyne.KeyRight)
	tabletest.Press(env, segments[0], fyne.KeyLeft, fyne.KeyLeft)
	picks := []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom}
	for i, p := range picks {
		id := games.ID("decipher.pick." + string(p) + ".help")
		if !shelltest.Has(env, env.T(id)) {
			t.Errorf("%s isn't explained", p)
		}
		if i+1 < len(picks) {
			tabletest.Press(env, segments[1], fyne.KeyRight)
		}
	}
	tabletest.Press(env, filter[0], fyne.KeySpace)
	tabletest.Press(env, clock[0], fyne.KeyDown, fyne.KeyDown)
	want := dc.Options{Seats: 2, Length: 3, Language: dc.LanguageEnglish, Pick: dc.PickRandom, Filter: false, Clock: 60}
	if got := setupOf(t, f, 2).Options; got != want {
		t.Errorf("%+v, want %+v", got, want)
	}

	next := decipher.Game().Form(env)
	next.Load(f.Options())
	if got := setupOf(t, next, 4).Options; got.Seats != 4 || got.Length != 3 || got.Clock != 60 || got.Pick != dc.PickRandom {
		t.Errorf("loaded: %+v", got)
	}
}

// What has no meaning isn't loaded, and the rest of the form stays as it was.
func TestLoadIgnoresNonsense(t *testing.T) {
	_, f := tabletest.OpenForm(t, locales.German, decipher.Game(), 3)
	tabletest.LoadsNone(t, f,
		`{"Length":7}`, `{"Length":5,"Language":"fr","Pick":"order"}`,
		`{"Length":5,"Language":"de","Pick":"order","Clock":45}`, `{"Length":5,"Language":"de","Pick":"order","More":1}`,
	)
}

// An alphabet that nobody can play with is explained where the match would start.
func TestFormExplainsWhatIsWrong(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.German, decipher.Game(), 2)
	draw.SetAlphabet(&letterpiece.Alphabet{})
	t.Cleanup(func() { draw.SetAlphabet(nil) })
	if f.Setup(2, 1) != nil {
		t.Fatal("a match without letters")
	}
	if want := env.T(dc.IllegalAlphabet); !shelltest.Has(env, want) {
		t.Errorf("%q is missing among %q", want, shelltest.Texts(env))
	}
}

func TestWordHint(t *testing.T) {
	env := shelltest.New(t, locales.German)
	for _, c := range []struct {
		lang      locales.Lang
		spellings []string
		want      string
	}{
		{locales.German, []string{"HOBBY"}, "In Decipher kann HOBBY ein geheimes Wort sein."},
		{locales.German, []string{"BÄR"}, "In Decipher kann BAER ein geheimes Wort sein."},
		{locales.German, []string{"DONAUDAMPFSCHIFF"}, ""},
		{locales.German, []string{"EI"}, ""},
		{locales.English, []string{"VOODOO"}, "VOODOO lässt sich nicht bauen."},
		{locales.German, nil, ""},
	} {
		got := decipher.Game().WordHint(env, c.lang, c.spellings)
		if c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
			t.Errorf("%v: %q, want %q", c.spellings, got, c.want)
		}
	}
}
