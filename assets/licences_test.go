package assets

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The archive must carry the licence of everything that is linked into the program.
func TestLicencesOfModules(t *testing.T) {
	var want []string
	for _, system := range []string{"linux", "windows", "darwin"} {
		list := exec.Command("go", "list", "-deps", "-tags", "migrated_fynedo",
			"-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}{{end}}{{end}}", "spieltisch")
		list.Env = append(list.Environ(), "CGO_ENABLED=1", "GOOS="+system)
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, strings.Split(strings.TrimSpace(string(out)), "\n")...)
	}
	slices.Sort(want)
	want = slices.Compact(want)

	data, err := os.ReadFile("licences/go-modules.txt")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, part := range strings.Split(string(data), strings.Repeat("=", 80)+"\n")[1:] {
		title, text, _ := strings.Cut(part, "\n")
		if len(text) < 200 {
			t.Errorf("%s: no licence text", title)
		}
		if !strings.HasPrefix(title, "Go ") { // the standard library is no module
			got = append(got, title)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("run .ci/tools/licences.sh: listed are\n%q\nlinked are\n%q", got, want)
	}
}
