package app

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"spieltisch/app/table"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// imports are the packages that each file of app/ uses, without its tests and what
// only they use.
func imports(t *testing.T) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasSuffix(path, "test"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		out[path] = nil
		for _, s := range f.Imports {
			name, err := strconv.Unquote(s.Path.Value)
			if err != nil {
				return err
			}
			out[path] = append(out[path], name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// A new game needs a folder of its own and its entry in the registry, and no edit
// anywhere else: so nothing else may know a game.
func TestOnlyTheRegistryKnowsTheGames(t *testing.T) {
	all := imports(t)
	for _, g := range Games() {
		kind := g.Kind.Name()
		if !slices.Contains(all["kinds.go"], "spieltisch/app/"+kind) {
			t.Errorf("the registry doesn't import app/%s", kind)
		}
		for path, used := range all {
			if path == "kinds.go" || strings.HasPrefix(path, kind+string(filepath.Separator)) {
				continue
			}
			for _, of := range []string{"spieltisch/app/", "spieltisch/games/"} {
				if slices.Contains(used, of+kind) {
					t.Errorf("%s imports %s", path, of+kind)
				}
			}
		}
	}
}

// Every entry has what the pages ask for without looking, and no kind stands there twice.
func TestEntriesAreComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range Games() {
		name := g.Kind.Name()
		if seen[name] {
			t.Errorf("%s stands there twice", name)
		}
		seen[name] = true
		if g.Picture == nil || g.Icon == nil || g.Sign == "" || g.Form == nil || g.Board == nil || g.MinSeats < 1 || g.MaxSeats < g.MinSeats {
			t.Errorf("%s lacks something: %+v", name, g)
		}
		if s := g.Sheet; s.Turns != (name == "woerterklauer") || s.Worded != (name == "dicewords") {
			t.Errorf("%s: its sheet has turns %t, words of a language %t", name, s.Turns, s.Worded)
		}
		for _, lang := range locales.Langs {
			hasTexts(t, lang, g)
		}
	}
}

// hasTexts wants a game's rules page, whose examples somebody draws, and what its computers do.
func hasTexts(t *testing.T, lang locales.Lang, g *table.Game) {
	t.Helper()
	name := g.Kind.Name()
	if md, err := locales.Rules(lang, name); err != nil || g.RulesBlock == nil && strings.Contains(md, "```") {
		t.Errorf("%s %s: %v, or its rules page has examples that nobody draws", lang, name, err)
	}
	texts, err := locales.New(lang)
	fine(t, err)
	for l := range mind.Characters() {
		if id := fmt.Sprintf("%s.computer.%d", name, l+1); g.Computers != nil && !texts.Has(id) {
			t.Errorf("%s: nothing says what a computer does: %s", lang, id)
		}
	}
}

// The program knows second spellings of English wherever a word is judged; they are no German words.
func TestSecondSpellingsAreKnown(t *testing.T) {
	env, err := newEnv(test.NewApp(), Config{})
	if err != nil {
		t.Fatal(err)
	}
	for lang, want := range map[locales.Lang]bool{locales.German: false, locales.English: true} {
		if lex, err := env.Lexicons.Get(lang); err != nil || lex.Contains("SNUCK") != want || lex.ContainsTyped("DWARVES") != want {
			t.Errorf("%s: SNUCK, DWARVES are known: %v, %v", lang, !want, err)
		}
	}
}
