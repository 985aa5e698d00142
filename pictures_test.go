package main

import (
	"fmt"
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
)

// Pictures are captured ten times slower under the race detector. They stand in files *_picture_test.go that
// it leaves out, and `make test` runs them in a second pass by their name, TestPicture…; so a test in such a
// file with another name would run in neither pass.

// pictureFaults lists what breaks that convention in the test file name with the given source.
func pictureFaults(name string, src []byte) ([]string, error) {
	file, err := parser.ParseFile(token.NewFileSet(), name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	withoutRace, err := leftOutByRace(file)
	if err != nil {
		return nil, err
	}
	var out []string
	if pictures := strings.HasSuffix(name, "_picture_test.go"); pictures != withoutRace {
		out = append(out, fmt.Sprintf("%s: named as a file of pictures is %v, left out under race is %v", name, pictures, withoutRace))
	}
	for _, decl := range file.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok || f.Recv != nil || f.Name.Name == "TestMain" {
			continue
		}
		runs := slices.ContainsFunc([]string{"Test", "Fuzz", "Example"}, func(p string) bool { return strings.HasPrefix(f.Name.Name, p) })
		if picture := strings.HasPrefix(f.Name.Name, "TestPicture"); runs && picture != withoutRace {
			out = append(out, fmt.Sprintf("%s: %s is in the wrong kind of file", name, f.Name.Name))
		}
	}
	return out, nil
}

// leftOutByRace tells whether the race detector's build tag excludes the file while a plain build has it.
func leftOutByRace(file *ast.File) (bool, error) {
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() > file.Package || !constraint.IsGoBuild(c.Text) {
				continue
			}
			expr, err := constraint.Parse(c.Text)
			if err != nil {
				return false, err
			}
			has := func(race bool) bool {
				return expr.Eval(func(tag string) bool { return tag != "race" || race })
			}
			return has(false) && !has(true), nil
		}
	}
	return false, nil
}

func TestConventionOfPictureTests(t *testing.T) {
	files := 0
	err := fs.WalkDir(os.DirFS("."), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		files++
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		faults, err := pictureFaults(path, src)
		for _, f := range faults {
			t.Error(f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if files == 0 {
		t.Error("no test file found")
	}
}

func TestConventionOfPictureTestsFindsFaults(t *testing.T) {
	const race = "//go:build !race\n\n"
	cases := []struct {
		name, src string
		faults    int
	}{
		{"a_test.go", "package a\nfunc TestX() {}", 0},
		{"a_picture_test.go", race + "package a\nfunc TestPictureX() {}\nfunc helper() {}", 0},
		{"a_picture_test.go", "//go:build !race && linux\n\npackage a\nfunc TestPictureX() {}", 0},
		{"e2e_test.go", "//go:build e2e\n\npackage a\nfunc TestE2E() {}", 0},
		{"a_test.go", race + "package a\nfunc TestPictureX() {}", 1},
		{"a_picture_test.go", race + "package a\nfunc TestX() {}", 1},
		{"a_picture_test.go", race + "package a\nfunc FuzzX() {}", 1},
		{"a_test.go", "package a\nfunc TestPictureX() {}", 1},
		{"a_picture_test.go", "package a\nfunc TestX() {}", 1},
	}
	for _, c := range cases {
		got, err := pictureFaults(c.name, []byte(c.src))
		if err != nil || len(got) != c.faults {
			t.Errorf("%s %q: %q, %v; want %d faults", c.name, c.src, got, err, c.faults)
		}
	}
}
