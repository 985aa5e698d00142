package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// pkg is what these tests read of `go list -json`.
type pkg struct {
	ImportPath    string
	Imports, Deps []string // of the code, not of its tests
}

const module = "spieltisch"

// mayImport tells for each folder at the top which others its code may import: one way only, down to
// games, which knows none of them. "" is the main package.
var mayImport = map[string][]string{
	"":        {"app", "store", "games", "locales", "assets"},
	"app":     {"app", "store", "games", "locales", "assets"},
	"store":   {"store", "games"},
	"locales": {"locales"},
	"games":   {"games"},
	"assets":  {"assets"},
}

// made are the folders that make fills (.gitignore). What builds or checks the program stands in .ci, which
// "./..." leaves out.
var made = []string{"bin", "dist", "e2e-out"}

// files are those at the top besides code and dot files; what concerns one folder stands in it.
var files = []string{"ARCHITECTURE.md", "FyneApp.toml", "LICENSE", "Makefile", "README.md", "go.mod", "go.sum"}

// folder is the top folder of a package of this module, and false for others.
func folder(path string) (string, bool) {
	if path == module {
		return "", true
	}
	rest, ours := strings.CutPrefix(path, module+"/")
	top, _, _ := strings.Cut(rest, "/")
	return top, ours
}

// violations lists what breaks the layout, one line each.
func violations(pkgs []pkg) []string {
	var out []string
	for _, p := range pkgs {
		top, ours := folder(p.ImportPath)
		if !ours {
			continue
		}
		allowed, known := mayImport[top]
		if !known {
			out = append(out, fmt.Sprintf("%s: no rule says what the folder %s may import", p.ImportPath, top))
		}
		if known {
			out = append(out, outside(p, allowed)...)
			out = append(out, foreign(p, top)...)
		}
	}
	return out
}

// outside lists the imports of p in this module that its folder must not have.
func outside(p pkg, allowed []string) []string {
	var out []string
	for _, path := range p.Imports {
		if top, ours := folder(path); ours && !slices.Contains(allowed, top) {
			out = append(out, p.ImportPath+" imports "+path)
		}
	}
	return out
}

// foreign lists what p must not reach of other modules: only the main package and app know Fyne, and only
// store and what serves tests know SQL.
func foreign(p pkg, top string) []string {
	var out []string
	if top != "" && top != "app" {
		for _, path := range p.Deps {
			if strings.HasPrefix(path, "fyne.io/") {
				return []string{p.ImportPath + " reaches " + path}
			}
		}
	}
	for _, path := range p.Imports {
		sql := path == "database/sql" || strings.HasPrefix(path, "github.com/mattn/go-sqlite3")
		if sql && p.ImportPath != module+"/store" && !strings.HasSuffix(p.ImportPath, "test") {
			out = append(out, p.ImportPath+" imports "+path)
		}
	}
	return out
}

func TestTop(t *testing.T) {
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		_, known := mayImport[name]
		switch {
		case strings.HasPrefix(name, "."), e.IsDir() && (known || slices.Contains(made, name)):
		case e.IsDir():
			t.Errorf("%s: the folders at the top are those of the layers and dot folders", name)
		case filepath.Ext(name) != ".go" && !slices.Contains(files, name):
			t.Errorf("%s: the files at the top are code and %q", name, files)
		}
	}
}

func TestLayout(t *testing.T) {
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", "-tags", "ci,migrated_fynedo", "./...")
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, stderr.String())
	}
	var pkgs []pkg
	dec := json.NewDecoder(strings.NewReader(string(out)))
	for {
		var p pkg
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		pkgs = append(pkgs, p)
	}
	for top := range mayImport {
		if !slices.ContainsFunc(pkgs, func(p pkg) bool { f, ours := folder(p.ImportPath); return ours && f == top }) {
			t.Errorf("go list shows no package of the folder %q", top)
		}
	}
	for _, v := range violations(pkgs) {
		t.Error(v)
	}
}

func TestLayoutFindsFaults(t *testing.T) {
	cases := []struct {
		p    pkg
		want []string
	}{
		{pkg{ImportPath: "spieltisch", Imports: []string{"spieltisch/app", "fyne.io/fyne/v2"}, Deps: []string{"fyne.io/fyne/v2"}}, nil},
		{pkg{ImportPath: "spieltisch/app/home", Imports: []string{"spieltisch/store", "spieltisch/app/ui"}}, nil},
		{pkg{ImportPath: "spieltisch/app/home", Imports: []string{"spieltisch"}}, []string{"spieltisch/app/home imports spieltisch"}},
		{pkg{ImportPath: "spieltisch/store", Imports: []string{"spieltisch/app"}}, []string{"spieltisch/store imports spieltisch/app"}},
		{pkg{ImportPath: "spieltisch/store", Imports: []string{"spieltisch/locales"}}, []string{"spieltisch/store imports spieltisch/locales"}},
		{pkg{ImportPath: "spieltisch/games/dicewords", Imports: []string{"spieltisch/games", "spieltisch/assets"}}, []string{"spieltisch/games/dicewords imports spieltisch/assets"}},
		{pkg{ImportPath: "spieltisch/assets", Imports: []string{"spieltisch/games"}}, []string{"spieltisch/assets imports spieltisch/games"}},
		{pkg{ImportPath: "spieltisch/assets", Deps: []string{"embed", "fyne.io/fyne/v2", "fyne.io/fyne/v2/theme"}}, []string{"spieltisch/assets reaches fyne.io/fyne/v2"}},
		{pkg{ImportPath: "spieltisch/app/home", Imports: []string{"database/sql"}}, []string{"spieltisch/app/home imports database/sql"}},
		{pkg{ImportPath: "spieltisch/helpers"}, []string{"spieltisch/helpers: no rule says what the folder helpers may import"}},
	}
	for _, c := range cases {
		if got := violations([]pkg{c.p}); !slices.Equal(got, c.want) {
			t.Errorf("%v: got %q, want %q", c.p, got, c.want)
		}
	}
}

// input is a method by which a widget hears of the pointer or the keyboard.
var input = regexp.MustCompile(`(?m)^func \([^)]*\) (Tapped|TappedSecondary|DoubleTapped|MouseIn|MouseMoved|MouseOut|MouseDown|MouseUp|` +
	`Dragged|DragEnd|Scrolled|Cursor|FocusGained|FocusLost|TypedKey|TypedRune|TypedShortcut|KeyDown|KeyUp)\(`)

// hands is how many such methods each folder of app has, but for app/ui, whose they are.
func hands(t *testing.T) map[string]int {
	t.Helper()
	all := map[string]int{}
	err := filepath.WalkDir("app", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		code, err := os.ReadFile(path)
		if n := len(input.FindAll(code, -1)); n > 0 {
			all[filepath.ToSlash(filepath.Dir(path))] += n
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	delete(all, "app/ui")
	return all
}

// Widgets hear of pointer and keyboard by those of app/ui, above all ui.Areas; what handles them itself says there why.
func TestWidgetsLeaveInputToTheKit(t *testing.T) {
	const most = 25
	sum := 0
	for folder, n := range hands(t) {
		t.Logf("%3d %s", n, folder)
		sum += n
	}
	if sum > most {
		t.Errorf("%d methods outside of app/ui handle the pointer or the keyboard, more than %d", sum, most)
	}
	if got := len(input.FindAllString("func (a *b) Tapped(e *fyne.PointEvent) {}\nfunc (c) KeyUp(\nfunc (c *d) tapped()\n// Cursor()", -1)); got != 2 {
		t.Errorf("counts %d methods, not 2", got)
	}
}

// mostMethods is how many a type has at most, without those of what it embeds: above that it does more than one thing.
const mostMethods = 50

// methods counts the methods of each type of a folder, but not those in tests.
func methods(dir string) (map[string]int, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	count := map[string]int{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				count[receiver(f.Recv.List[0].Type)]++
			}
		}
	}
	return count, nil
}

// receiver is the name of the type that a method is of.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// large are the types of a folder, and of those in it, that have more methods than that.
func large(root string, most int) (out []string, err error) {
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if path != root && (strings.HasPrefix(d.Name(), ".") || slices.Contains(made, path)) {
			return filepath.SkipDir
		}
		count, err := methods(path)
		for name, n := range count {
			if n > most {
				out = append(out, fmt.Sprintf("%s.%s has %d methods", path, name, n))
			}
		}
		return err
	})
	slices.Sort(out)
	return out, err
}

func TestTypesAreSmall(t *testing.T) {
	all, err := large(".", mostMethods)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range all {
		t.Errorf("%s, at most %d", l, mostMethods)
	}
}

func TestTypesAreSmallFindsFaults(t *testing.T) {
	dir := t.TempDir()
	source := "package p\ntype a struct{ b }\ntype b struct{}\ntype c[T any] struct{}\n" +
		"func (a) one() {}\nfunc (x *a) two() {}\nfunc (*a) three() {}\nfunc (b) one() {}\nfunc (b) four() {}\nfunc (c[T]) one() {}\nfunc (x *c[T]) two() {}\nfunc f() {}\n"
	for name, text := range map[string]string{"p.go": source, "p_test.go": "package p\nfunc (b) five() {}\nfunc (b) six() {}\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for most, want := range map[int][]string{
		1: {dir + ".a has 3 methods", dir + ".b has 2 methods", dir + ".c has 2 methods"},
		2: {dir + ".a has 3 methods"}, 3: nil,
	} {
		if got, err := large(dir, most); err != nil || !slices.Equal(got, want) {
			t.Errorf("more than %d: %q, %v; want %q", most, got, err, want)
		}
	}
}
