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

// TestEveryIDIsUsedAndThere compares the ids in the texts with those in the code.
// An id may also be put together from a beginning that ends in a dot or an
// underscore, such as "dicewords.check." + name.
func TestEveryIDIsUsedAndThere(t *testing.T) {
	have := load(t, English)
	spaces := map[string]bool{} // first parts of ids
	for id := range have {
		spaces[strings.SplitN(id, ".", 2)[0]] = true
	}
	used, begun := map[string]bool{}, map[string]bool{}
	for path, f := range sources(t) {
		for _, s := range literals(f) {
			if !strings.Contains(s, ".") || !spaces[strings.SplitN(s, ".", 2)[0]] {
				continue
			}
			switch last := s[len(s)-1]; {
			case last == '.' || last == '_':
				begun[s] = true
			case idLike.MatchString(s):
				used[s] = true
				if have[s] == nil && !strings.HasSuffix(s, ".values") && !settingsKey(s) {
					t.Errorf("%s: %q has no text", path, s)
				}
			}
		}
	}
	for id := range have {
		ok := used[id]
		for b := range begun {
			ok = ok || strings.HasPrefix(id, b)
		}
		// "<kind>.name" and "<kind>.tagline" are asked for by the registry.
		ok = ok || strings.HasSuffix(id, ".name") || strings.HasSuffix(id, ".tagline")
		// "<id>.help" and the like hang on an id that is put together.
		if i := strings.LastIndex(id, "."); !ok && i > 0 {
			ok = strings.HasSuffix(id, ".help") && have[id[:i]] != nil
		}
		if !ok {
			t.Errorf("%s is never used", id)
		}
	}
}

// settingsKey tells whether a dotted name is a key of the store's settings or a
// file name and no text.
func settingsKey(s string) bool {
	for _, end := range []string{".values", ".options", ".players", ".sqlite", ".log", ".md", ".json", ".toml", ".svg", ".txt", ".lock"} {
		if strings.HasSuffix(s, end) {
			return true
		}
	}
	return strings.HasPrefix(s, "setup.last")
}

// TestNoTextsInPages looks for words written in app/ where a text of locales/
// belongs: in arguments of widget constructors and setters, and in fields that are
// shown.
func TestNoTextsInPages(t *testing.T) {
	shown := regexp.MustCompile(`^(New\w*|SetText|SetTitle|SetPlaceHolder|SetTip|SetError|Disable|Toast|ToastUndo|ShowInformation)$`)
	fields := map[string]bool{"Text": true, "Title": true, "Reason": true, "Placeholder": true, "Tip": true}
	words := func(e ast.Expr) string {
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
	plain := regexp.MustCompile(`^(errors|fmt|slog|canvas|games|regexp|strings|fyne)$`)
	for path, f := range sources(t) {
		if !strings.HasPrefix(path, filepath.Join("..", "app")) {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				sel, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || !shown.MatchString(sel.Sel.Name) {
					return true
				}
				if x, ok := sel.X.(*ast.Ident); ok && plain.MatchString(x.Name) {
					return true
				}
				for _, a := range n.Args {
					if s := words(a); s != "" {
						t.Errorf("%s: %q is written in the code", path, s)
					}
				}
			case *ast.KeyValueExpr:
				if k, ok := n.Key.(*ast.Ident); ok && fields[k.Name] {
					if s := words(n.Value); s != "" {
						t.Errorf("%s: %q is written in the code", path, s)
					}
				}
			}
			return true
		})
	}
}
