package tabletest

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/locales"
)

// Examples are the fenced blocks of a name on a game's rules page, each as it stands there.
func Examples(t testing.TB, lang locales.Lang, kind, name string) []string {
	t.Helper()
	md, err := locales.Rules(lang, kind)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, part := range strings.Split(md, "```"+name+"\n")[1:] {
		body, _, _ := strings.Cut(part, "```")
		out = append(out, strings.TrimSpace(body))
	}
	return out
}

// ExamplesAreDrawn fails unless the rules page has so many examples of each name, the same ones in
// both languages, and all of them are drawn.
func ExamplesAreDrawn(t *testing.T, g *table.Game, want map[string]int) {
	t.Helper()
	env := shelltest.New(t, locales.German)
	for name, n := range want {
		de, en := Examples(t, locales.German, g.Kind.Name(), name), Examples(t, locales.English, g.Kind.Name(), name)
		if len(de) != n || !slices.Equal(de, en) {
			t.Errorf("%s: %d, %d examples, want %d alike", name, len(de), len(en), n)
		}
		for _, body := range de {
			if g.RulesBlock(env, name, body) == nil {
				t.Errorf("%s isn't drawn: %q", name, body)
			}
		}
	}
}
