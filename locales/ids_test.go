package locales

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// sources parses the non-test Go files of the program: path → syntax tree.
func sources(t *testing.T) map[string]*ast.File {
	t.Helper()
	out := map[string]*ast.File{}
	fset := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != "..", d.IsDir() && strings.HasSuffix(d.Name(), "test") && path != "..":
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		out[path], err = parser.ParseFile(fset, path, data, parser.SkipObjectResolution)
		return err
	})
	if err != nil || len(out) < 20 {
		t.Fatal("sources not found", len(out), err)
	}
	return out
}

// literals are the string constants of a file, import paths aside.
func literals(f *ast.File) []string {
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				if s, err := strconv.Unquote(n.Value); err == nil {
					out = append(out, s)
				}
			}
		}
		return true
	})
	return out
}

var idLike = regexp.MustCompile(`^[a-z]+(\.[a-z0-9][a-z0-9_]*)+$`)

// mentioned are the ids in the code, and the beginnings of ids that are put
// together, which end in a dot or an underscore, such as "dicewords.check.".
func mentioned(t *testing.T, spaces map[string]bool) (ids map[string]string, begun []string) {
	t.Helper()
	ids = map[string]string{}
	for path, f := range sources(t) {
		for _, s := range literals(f) {
			space, _, dotted := strings.Cut(s, ".")
			switch {
			case !dotted || !spaces[space]:
			case strings.HasSuffix(s, ".") || strings.HasSuffix(s, "_"):
				begun = append(begun, s)
			case idLike.MatchString(s):
				ids[s] = path
			}
		}
	}
	return ids, begun
}

// TestEveryIDIsUsedAndThere compares the ids in the texts with those in the code.
func TestEveryIDIsUsedAndThere(t *testing.T) {
	have := load(t, English)
	spaces := map[string]bool{} // first parts of ids
	for id := range have {
		space, _, _ := strings.Cut(id, ".")
		spaces[space] = true
	}
	ids, begun := mentioned(t, spaces)
	for id, path := range ids {
		if have[id] == nil && !settingsKey(id) {
			t.Errorf("%s: %q has no text", path, id)
		}
	}
	for id := range have {
		if ids[id] == "" && !derived(id, have, begun) {
			t.Errorf("%s is never used", id)
		}
	}
}

var byLevel = regexp.MustCompile(`^[a-z]+\.computer\.([1-5]|note)$`)

// derived tells whether an id may come about without standing in the code.
func derived(id string, have map[string]map[string]string, begun []string) bool {
	for _, b := range begun {
		if strings.HasPrefix(id, b) {
			return true
		}
	}
	// The registry asks for "<kind>.name" and "<kind>.tagline", the setup for "<kind>.computer.<level>"
	// and, where there is one, "<kind>.computer.note".
	if strings.HasSuffix(id, ".name") || strings.HasSuffix(id, ".tagline") || byLevel.MatchString(id) {
		return true
	}
	stem, help := strings.CutSuffix(id, ".help")
	return help && have[stem] != nil
}

// settingsKey tells whether a dotted name is a key of the store's settings or a
// file name and no text.
func settingsKey(s string) bool {
	for _, end := range []string{".values", ".options", ".players", ".writer", ".sqlite", ".log", ".md", ".json", ".toml", ".svg", ".txt", ".lock"} {
		if strings.HasSuffix(s, end) {
			return true
		}
	}
	return strings.HasPrefix(s, "setup.last")
}

// Where texts reach the screen: constructors and setters of widgets, and fields.
var (
	showing     = regexp.MustCompile(`^(New\w*|SetText|SetTitle|SetPlaceHolder|SetTip|SetError|Disable|Toast|ToastUndo|ShowInformation)$`)
	plain       = regexp.MustCompile(`^(errors|fmt|slog|canvas|games|regexp|strings|fyne|windows|user32|kernel32)$`)
	shownFields = map[string]bool{"Text": true, "Title": true, "Reason": true, "Placeholder": true, "Tip": true}
)

// words is the text of a literal that looks like words of a language, else "".
func words(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	s, err := strconv.Unquote(lit.Value)
	if err != nil || idLike.MatchString(s) || strings.IndexFunc(s, unicode.IsLower) < 0 {
		return ""
	}
	return s
}

// shownWords are the words that a node of a page puts on the screen.
func shownWords(n ast.Node) []string {
	var out []string
	switch n := n.(type) {
	case *ast.CallExpr:
		sel, ok := n.Fun.(*ast.SelectorExpr)
		if !ok || !showing.MatchString(sel.Sel.Name) {
			return nil
		}
		if x, ok := sel.X.(*ast.Ident); ok && plain.MatchString(x.Name) {
			return nil
		}
		for _, a := range n.Args {
			out = append(out, words(a))
		}
	case *ast.KeyValueExpr:
		if k, ok := n.Key.(*ast.Ident); ok && shownFields[k.Name] {
			out = append(out, words(n.Value))
		}
	}
	return out
}

// TestNoTextsInPages looks for words written in app/ where a text of locales/ belongs.
func TestNoTextsInPages(t *testing.T) {
	for path, f := range sources(t) {
		if !strings.HasPrefix(path, filepath.Join("..", "app")) {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			for _, s := range shownWords(n) {
				if s != "" {
					t.Errorf("%s: %q is written in the code", path, s)
				}
			}
			return true
		})
	}
}
