package say_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

func newCourse(t *testing.T, a *letterpiece.Alphabet) *course.Course {
	t.Helper()
	c, err := course.New(a, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// All letters in both languages, as they were read by hand: a changed text or alphabet
// wants to be read again (SPIELTISCH_WRITE=1 writes the file).
func TestReadsLikeSpeech(t *testing.T) {
	c := newCourse(t, draw.Letters())
	for _, lang := range locales.Langs {
		env := shelltest.NewBare(t, lang)
		var b strings.Builder
		for _, r := range c.Letters() {
			count, _ := c.Alphabet().Count(string(r))
			fmt.Fprintf(&b, "%s | %s | %s | %s\n", say.Letter(env, r), say.Title(env, r), say.Recipe(env, c, r), say.Pieces(env, count)+" | "+strings.Join(say.Places(env, c, r), ". "))
		}
		name := filepath.Join("testdata", "letters."+string(lang)+".txt")
		if os.Getenv("SPIELTISCH_WRITE") != "" {
			if err := os.WriteFile(name, []byte(b.String()), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if b.String() != string(want) {
			t.Errorf("%s reads otherwise than what was proofread:\n%s", lang, b.String())
		}
	}
}

// The parts are those of the course's recipe, so that a page can point at the one that
// is being laid.
func TestPartsFollowTheRecipe(t *testing.T) {
	c := newCourse(t, draw.Letters())
	env := shelltest.NewBare(t, locales.German)
	for _, r := range c.Letters() {
		if got, want := len(say.Parts(env, c, r)), len(c.Recipe(r)); got != want || want == 0 {
			t.Errorf("%c: %d parts are said of %d", r, got, want)
		}
	}
	if got := say.Recipe(env, c, 'Ä'); got != "" {
		t.Errorf("Ä has no pieces, but the recipe %q", got)
	}
}

func TestLists(t *testing.T) {
	de, en := shelltest.NewBare(t, locales.German), shelltest.NewBare(t, locales.English)
	for _, tt := range []struct{ got, want string }{
		{say.Letters(de, []rune("fkz")), "F, K und Z"},
		{say.Letters(en, []rune("I-'")), "I, hyphen and apostrophe"},
		{say.Letters(de, []rune("I-")), "I und Bindestrich"},
		{say.Letters(de, nil), ""},
		{say.Pieces(de, letterpiece.Count{}), ""},
		{say.Pieces(de, letterpiece.Count{1, 2, 0, 1}), "1 langer Stab, 2 kurze Stäbe und 1 kleiner Bogen"},
		{say.Some(de, letterpiece.UCurve, 1), "ein kleiner Bogen"},
		{say.Some(en, letterpiece.WideCurve, 3), "three wide curves"},
	} {
		if tt.got != tt.want {
			t.Errorf("%q instead of %q", tt.got, tt.want)
		}
	}
}

// An alphabet may ask for what ours doesn't: many of a kind, and again after another.
func TestOtherAlphabets(t *testing.T) {
	stick := `{"piece":"short","from":[0,0],"to":[0,2]}`
	u := `{"piece":"u","center":[1,1],"open":"up"}`
	long := strings.TrimSuffix(strings.Repeat(stick+",", 5), ",")
	a, err := letterpiece.Parse([]byte(`{"I":[` + long + `],"J":[` + u + "," + stick + "," + u + "," + u + `]}`))
	if err != nil {
		t.Fatal(err)
	}
	c := newCourse(t, a)
	de, en := shelltest.NewBare(t, locales.German), shelltest.NewBare(t, locales.English)
	for _, tt := range []struct{ got, want string }{
		{say.Recipe(de, c, 'I'), "5 kurze Stäbe."},
		{say.Recipe(en, c, 'I'), "5 short sticks."},
		{say.Recipe(de, c, 'J'), "Ein kleiner Bogen, dann ein kurzer Stab, dann noch zwei kleine Bögen."},
		{say.Recipe(en, c, 'J'), "A U curve, then a short stick, then two more U curves."},
	} {
		if tt.got != tt.want {
			t.Errorf("%q instead of %q", tt.got, tt.want)
		}
	}
}
