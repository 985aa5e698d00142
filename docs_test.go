package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// docs is what these tests read of the repository: which files there are, the headings of the documents, and
// the names that the code declares. Paths are from the top, with slashes.
type docs struct {
	files    map[string]bool
	folders  map[string]bool
	bases    map[string][]string // base name → files
	headings map[string][]string // document → its headings
	declared map[string]bool     // types, functions, methods, fields, constants, variables
	comments []comment
}

// comment is a comment, or a paragraph of a document: its text on one line.
type comment struct {
	file string
	line int
	text string
}

// architecture are the documents whose names in code are checked too, the one at the top and those of the folders.
var architecture = []string{"ARCHITECTURE.md", "app/README.md", "games/README.md", "store/README.md"}

// They show how to add a game by one that there isn't; where they name files of that one, one that there is must have them.
const example, exampleOf = "halma", "davinci"

// words are code in those documents, but no names of ours.
var words = []string{"code", "omitempty"}

var (
	fileName    = regexp.MustCompile(`[\p{L}\p{N}_.*<>/-]*[\p{L}\p{N}_*>-]\.(?:go|md|sh|toml|sql|svg|json|png)\b`)
	heading     = regexp.MustCompile(`([\w./<>-]+\.md), ((?:"[^"]+"(?:,? and |, )?)+)`)
	placeholder = regexp.MustCompile(`<[^>]*>`)
	link        = regexp.MustCompile(`\]\(([^):#]+)\)`)
	quoted      = regexp.MustCompile(`"([^"]+)"`)
	// A span of code in a document: a name, perhaps with what it belongs to before a dot.
	span = regexp.MustCompile("`([A-Za-z_][\\w.]*)`")

	// What nobody who only has the repository can look up.
	barred = map[string]*regexp.Regexp{
		"the owner's folder":                   regexp.MustCompile(`(?i)(^|[^\w.-])(shared|rulebooks|design)/`),
		"a mockup":                             regexp.MustCompile(`(?i)\bmock-?ups?\b`),
		"an issue":                             regexp.MustCompile(`(?i)(^|[^/\w])issues?\b|(^|[\s(])#\d+\b`),
		"rules without the file that has them": regexp.MustCompile(`\(rules\b[,)]|\brules, "`),
	}
)

// readDocs reads the repository below a folder.
func readDocs(root fs.FS) (*docs, error) {
	d := &docs{
		files: map[string]bool{}, folders: map[string]bool{}, bases: map[string][]string{},
		headings: map[string][]string{}, declared: map[string]bool{},
	}
	err := fs.WalkDir(root, ".", func(name string, e fs.DirEntry, err error) error {
		switch hidden := strings.HasPrefix(name, ".") && name != "." && name != ".ci"; {
		case err != nil:
			return err
		case !e.IsDir():
			d.files[name] = true
			d.bases[e.Name()] = append(d.bases[e.Name()], name)
			return d.read(root, name)
		case hidden && !strings.Contains(name, "/") || slices.Contains(made, name):
			return fs.SkipDir
		}
		d.folders[name] = true
		return nil
	})
	return d, err
}

// read adds the comments, headings and names of a file.
func (d *docs) read(root fs.FS, name string) error {
	data, err := fs.ReadFile(root, name)
	if err != nil {
		return err
	}
	switch base, ext := path.Base(name), path.Ext(name); {
	case ext == ".go":
		return d.readGo(name, data)
	case ext == ".md":
		d.readDocument(name, string(data))
	case ext == ".sql":
		d.readScript(name, string(data), "--")
	case ext == ".sh", ext == ".toml", ext == ".yml", base == "Makefile", bytes.HasPrefix(data, []byte("#!")):
		d.readScript(name, string(data), "#")
	}
	return nil
}

// readDocument adds the headings, and of the documents that are checked like comments the paragraphs.
func (d *docs) readDocument(name, text string) {
	checked := path.Base(name) == "RULES.md" || slices.Contains(files, name) || slices.Contains(architecture, name)
	fenced, begins := false, true
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		fenced = fenced != strings.HasPrefix(line, "```")
		if title := strings.TrimLeft(line, "#"); title != line && !fenced {
			d.headings[name] = append(d.headings[name], strings.TrimSpace(title))
		}
		if checked && line != "" {
			d.add(name, i+1, line, begins)
		}
		begins = line == ""
	}
}

// readScript adds the comments of a file in which they begin with a sign.
func (d *docs) readScript(name, text, sign string) {
	begins := true
	for i, line := range strings.Split(text, "\n") {
		code, said, ok := strings.Cut(" "+strings.TrimSpace(line), " "+sign)
		if !ok || strings.HasPrefix(said, "!") {
			begins = true
			continue
		}
		d.add(name, i+1, strings.TrimLeft(said, sign+" "), begins || code != "")
		begins = code != "" // behind code a comment stands alone
	}
}

// add adds a line, which begins a comment or goes on with the last one.
func (d *docs) add(file string, line int, text string, begins bool) {
	if begins {
		d.comments = append(d.comments, comment{file, line, text})
		return
	}
	d.comments[len(d.comments)-1].text += " " + text
}

// readGo adds the comments of a Go file and the names that it declares.
func (d *docs) readGo(name string, data []byte) error {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, data, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	for _, g := range f.Comments {
		// Text leaves out directives, such as //go:build.
		if text := strings.Join(strings.Fields(g.Text()), " "); text != "" {
			d.comments = append(d.comments, comment{name, fset.Position(g.Pos()).Line, text})
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			d.declared[n.Name.Name] = true
			return false
		case *ast.TypeSpec:
			d.declared[n.Name.Name] = true
		case *ast.Field:
			for _, id := range n.Names {
				d.declared[id.Name] = true
			}
		case *ast.ValueSpec:
			for _, id := range n.Names {
				d.declared[id.Name] = true
			}
		}
		return true
	})
	d.declared[f.Name.Name] = true
	return nil
}

// find is the file that a comment in the file from means by name: one next to it or in a folder around it; with
// a path also any file whose path ends so. A * or <…> stands for anything, and then one file is enough.
func (d *docs) find(from, name string) (string, bool) {
	many := slices.Contains(architecture, from)
	if many {
		name = strings.ReplaceAll(name, example, exampleOf)
	}
	name = placeholder.ReplaceAllString(name, "*")
	for dir := path.Dir(from); ; dir = path.Dir(dir) {
		if file, ok := d.match(path.Join(dir, name)); ok {
			return file, true
		}
		if dir == "." {
			return d.findAnywhere(name, many || strings.Contains(name, "*"))
		}
	}
}

// match is a file with this path, in which a * stands for anything but a slash.
func (d *docs) match(want string) (string, bool) {
	if d.files[want] || !strings.Contains(want, "*") {
		return want, d.files[want]
	}
	for file := range d.files {
		if ok, err := path.Match(want, file); ok && err == nil {
			return file, true
		}
	}
	return "", false
}

// findAnywhere is a file whose path ends so; a name without a folder is only looked for where it stands for the
// files of many folders: *_picture_test.go, or in the architecture what every game has.
func (d *docs) findAnywhere(name string, many bool) (string, bool) {
	for _, file := range d.bases[path.Base(name)] {
		if (many || strings.Contains(name, "/")) && strings.HasSuffix("/"+file, "/"+name) {
			return file, true
		}
	}
	for base, files := range d.bases {
		if ok, err := path.Match(name, base); ok && err == nil && many {
			return files[0], true
		}
	}
	return "", false
}

// dangling lists what comments and documents name that isn't there, one line each.
func (d *docs) dangling() []string {
	var out []string
	for _, c := range d.comments {
		var missing []string
		switch {
		case c.file == "README.md": // names what the program and make write, too; only its links are checked
			missing = d.links(c)
		case slices.Contains(architecture, c.file):
			missing = slices.Concat(d.references(c), d.names(c.text), d.links(c))
		default:
			missing = d.references(c)
		}
		for _, m := range missing {
			out = append(out, fmt.Sprintf("%s:%d: %s", c.file, c.line, m))
		}
	}
	slices.Sort(out)
	return out
}

// links are those of a document to files that aren't there.
func (d *docs) links(c comment) []string {
	var out []string
	for _, m := range link.FindAllStringSubmatch(c.text, -1) {
		if to := path.Join(path.Dir(c.file), m[1]); !d.files[to] && !d.folders[to] {
			out = append(out, "no file "+m[1])
		}
	}
	return out
}

// references are the files and headings of a comment that aren't there, and what nobody can look up.
func (d *docs) references(c comment) []string {
	var out []string
	for _, name := range fileName.FindAllString(c.text, -1) {
		if _, there := d.find(c.file, name); !there {
			out = append(out, "no file "+name)
		}
	}
	for _, m := range heading.FindAllStringSubmatch(c.text, -1) {
		file, there := d.find(c.file, m[1])
		for _, title := range quoted.FindAllStringSubmatch(m[2], -1) {
			if there && !slices.Contains(d.headings[file], title[1]) {
				out = append(out, fmt.Sprintf("%s has no heading %q", m[1], title[1]))
			}
		}
	}
	for what, sign := range barred {
		if found := sign.FindString(c.text); found != "" {
			out = append(out, fmt.Sprintf("names %s: %q", what, strings.TrimSpace(found)))
		}
	}
	return out
}

// names are those in code that nothing declares.
func (d *docs) names(text string) []string {
	var out []string
	for _, m := range span.FindAllStringSubmatch(text, -1) {
		name := m[1][strings.LastIndex(m[1], ".")+1:]
		known := d.declared[name] || slices.Contains(words, name) || strings.Contains(m[1], example)
		if !known && !fileName.MatchString(m[1]) {
			out = append(out, "no "+m[1]+" in the code")
		}
	}
	return out
}

// Whoever only has the repository can look up all that a comment names.
func TestNothingDangles(t *testing.T) {
	d, err := readDocs(os.DirFS("."))
	if err != nil {
		t.Fatal(err)
	}
	for _, document := range architecture {
		if len(d.comments) < 5000 || len(d.headings[document]) == 0 {
			t.Fatalf("only %d comments, and of %s the headings %q", len(d.comments), document, d.headings[document])
		}
	}
	for _, line := range d.dangling() {
		t.Error(line)
	}
	games, err := filepath.Glob("games/*/setup.go")
	if err != nil || len(games) < 4 {
		t.Fatal(games, err)
	}
	for _, setup := range games {
		rules := path.Join(path.Dir(filepath.ToSlash(setup)), "RULES.md")
		if _, err := os.Stat(rules); errors.Is(err, fs.ErrNotExist) {
			t.Errorf("no %s", rules)
		}
	}
}

// Each kind of reference to what isn't there is found, and none to what is.
func TestDanglingIsFound(t *testing.T) {
	files := map[string]string{
		"README.md":              "[a](ARCHITECTURE.md) [b](games/ludo) [c](https://example.org) [d](gone.md) writes out.json",
		"ARCHITECTURE.md":        "# House\n\n`Match.Apply`, `Gone.Nobody`, `games/ludo/match.go`, `app/halma/game.go`.\n\n`app/halma/gone.go`",
		"store/README.md":        "# Store\n\n`Match.Apply` and `Nothing`, [a](../ARCHITECTURE.md), [b](ARCHITECTURE.md).\n",
		"app/davinci/game.go":    "package davinci\n\n// See games/ludo/RULES.md, \"A turn\" and \"The end\".\nfunc Game() {}\n",
		"games/ludo/RULES.md":    "# Ludo\n\n## A turn\nSix: again.\n\n```\n## No heading\n```\n\n## End\nSee match.go.\n",
		"games/ludo/match.go":    "package ludo\n\n// Match is a match (RULES.md, \"A\n// turn\").\ntype Match struct{} // as in *_test.go\n\n// Apply (RULES.md, \"No heading\").\nfunc (Match) Apply() {}\n",
		"games/ludo/a_test.go":   "package ludo\n\nvar file = \"gone.go\" // of match.go and turn.go\n\n// As the mockup has it.\nconst a = 1\n\n// Slow (issue 13).\nconst b = `shared/`\n",
		"games/ludo/b.go":        "package ludo\n\n// From shared/rules, #7, or design/look.\nconst c = 1\n\n// The colour #07AA11 (rules, \"A turn\").\nconst d = 1\n",
		"games/ludo/paper/p.go":  "package paper\n\n// Counts (RULES.md, \"End\"), not as look.md says; cf. ludo/b.go, paper/gone.go.\nconst a = 1\n",
		"Makefile":               "# runs .ci/run\nall: ## see .ci/tools/gone.sh\n\t@echo gone.sh\n",
		".ci/tools/here.sh":      "#!/bin/sh\n# here.sh, as run.toml\n# says\necho 'nothing' # not there.sh\n",
		".ci/run":                "#!/bin/sh\n# An issue.\n",
		"store/migrations/1.sql": "-- Like migrations/2.sql.\nCREATE TABLE a (b TEXT); -- 1.sql\n",
		"bin/left.go":            "package left // gone.go\n",
		".tools/left.go":         "package left // gone.go\n",
	}
	root := fstest.MapFS{}
	for name, text := range files {
		root[name] = &fstest.MapFile{Data: []byte(text)}
	}
	d, err := readDocs(root)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		`.ci/run:2: names an issue: "issue"`,
		`.ci/tools/here.sh:2: no file run.toml`,
		`.ci/tools/here.sh:4: no file there.sh`,
		`ARCHITECTURE.md:3: no Gone.Nobody in the code`,
		`ARCHITECTURE.md:5: no file app/halma/gone.go`,
		`Makefile:2: no file .ci/tools/gone.sh`,
		`README.md:1: no file gone.md`,
		`app/davinci/game.go:3: games/ludo/RULES.md has no heading "The end"`,
		`games/ludo/a_test.go:3: no file turn.go`,
		`games/ludo/a_test.go:5: names a mockup: "mockup"`,
		`games/ludo/a_test.go:8: names an issue: "(issue"`,
		`games/ludo/b.go:3: names an issue: "#7"`,
		`games/ludo/b.go:3: names the owner's folder: "shared/"`,
		`games/ludo/b.go:6: names rules without the file that has them: "(rules,"`,
		`games/ludo/match.go:7: RULES.md has no heading "No heading"`,
		`games/ludo/paper/p.go:3: no file look.md`,
		`games/ludo/paper/p.go:3: no file paper/gone.go`,
		`store/README.md:3: no Nothing in the code`,
		`store/README.md:3: no file ARCHITECTURE.md`,
		`store/migrations/1.sql:1: no file migrations/2.sql`,
	}
	if got := d.dangling(); !slices.Equal(got, want) {
		for _, line := range got {
			if !slices.Contains(want, line) {
				t.Errorf("finds %s", line)
			}
		}
		for _, line := range want {
			if !slices.Contains(got, line) {
				t.Errorf("doesn't find %s", line)
			}
		}
	}
}
