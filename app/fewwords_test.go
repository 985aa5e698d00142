package app

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// Pages that are looked at for a moment have few words, besides names and numbers, in every game and language.
func TestFewWords(t *testing.T) {
	names := []string{"Tina", "Lee"}
	for _, lang := range locales.Langs {
		for _, g := range Games() {
			kind := g.Kind.Name()
			env := shelltest.New(t, lang)
			who := shelltest.Players(t, env, names...)
			env.Router = shell.NewRouter(env, Pages(env))
			few := func(page string, most int) {
				t.Helper()
				words := wordsOf(env, append(namesOf(g.Name(env)), names...))
				if len(words) > most {
					t.Errorf("%s, %s, %s: %d words: %q", page, kind, lang, len(words), words)
				}
			}
			env.Router.Open(shell.Route{Page: shell.Setup, Game: kind})
			shelltest.Tap(t, env, "Tina")
			shelltest.Tap(t, env, "Nova")
			shelltest.Shot(t, env, fmt.Sprintf("few_setup_%s_%s", kind, lang))
			shelltest.Key(env, fyne.KeyEscape) // says no longer what Nova does
			few("setup", 75)
			played := tabletest.Golden(t, Games(), kind, tabletest.Trials[kind])
			ids := []store.PlayerID{who[0].ID, who[1].ID}
			for len(ids) < len(played.Log(t).Match().Standing().Points) {
				ids = append(ids, shelltest.Players(t, env, fmt.Sprint("P", len(ids)))[0].ID)
			}
			env.Router.Open(shell.Route{Page: shell.Table, Match: played.Play(t, env.Store, "", ids...)})
			few("result", 40)
			if !g.Secrets {
				continue
			}
			env.Router.Open(shell.Route{Page: shell.Table, Match: covered(t, played).Play(t, env.Store, "", ids...)})
			if shelltest.Curtain(env) == nil {
				t.Fatal(kind, "no curtain")
			}
			shelltest.Shot(t, env, fmt.Sprintf("few_curtain_%s_%s", kind, lang))
			few("curtain", 40)
			if rules := env.Trace.Marked("rules"); rules != nil && rules.Visible() {
				t.Error(kind, "the curtain offers the rules")
			}
		}
	}
}

// covered is a match up to where somebody's secrets are needed last.
func covered(t *testing.T, p tabletest.Played) tabletest.Played {
	t.Helper()
	last := 0
	for n := range p.Rows {
		for _, prompt := range p.Until(n).Log(t).Match().Prompts() {
			if prompt.Main && prompt.Private {
				last = n
			}
		}
	}
	return p.Until(last)
}

// namesOf are the names of the characters, and of a game.
func namesOf(game string) []string {
	names := strings.Fields(game)
	for _, l := range mind.Characters() {
		names = append(names, l.Name())
	}
	return names
}

// wordsOf are the words that are seen, but for names and numbers.
func wordsOf(env *shell.Env, names []string) (words []string) {
	known := map[string]bool{}
	for _, name := range names {
		known[name] = true
	}
	for _, x := range shelltest.Words(env.Window.Content()) {
		for word := range strings.FieldsFuncSeq(x.Text, func(r rune) bool { return !unicode.IsLetter(r) && r != '’' && r != '-' }) {
			if !known[strings.TrimSuffix(word, "s")] && !known[word] && len([]rune(word)) > 1 {
				words = append(words, word)
			}
		}
	}
	return words
}
