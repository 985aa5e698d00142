//go:build !windows

package shell_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"spieltisch/app/shell"
)

func TestLaunch(t *testing.T) {
	names := []string{"xdg-open", "gio"}
	if runtime.GOOS == "darwin" {
		names = []string{"open"}
	}
	dir := t.TempDir()
	t.Setenv("PATH", dir+":/bin:/usr/bin")
	t.Setenv("OPENED", filepath.Join(dir, "opened"))
	launcher := func(name, code string) {
		t.Helper()
		script := "#!/bin/sh\nfor last; do :; done\necho \"$last\" >>\"$OPENED\"\nexit " + code + "\n"
		if err := os.WriteFile(filepath.Join(dir, name), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	opened := func() string {
		text, err := os.ReadFile(os.Getenv("OPENED"))
		if err != nil {
			t.Fatal(err)
		}
		return strings.TrimSpace(string(text))
	}
	path := filepath.Join(dir, "Übersicht 100% #1 -x.pdf")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		launcher(name, "3")
	}
	if err := shell.Launch(path); err == nil {
		t.Error("every launcher failed, and nobody says so")
	}
	last := names[len(names)-1]
	launcher(last, "0")
	if err := shell.Launch(path); err != nil {
		t.Errorf("although %s opened it: %v", last, err)
	}
	launcher(names[0], "0")
	if err := shell.Launch(path); err != nil {
		t.Error(err)
	}
	want := strings.Repeat(path+"\n", 2*len(names)+1)
	if got := opened(); got+"\n" != want {
		t.Errorf("opened\n%s\nwant\n%s", got, want)
	}
	if err := shell.Launch(filepath.Join(dir, "missing.pdf")); err == nil {
		t.Error("a missing file was opened")
	}
	if got := opened(); strings.Contains(got, "missing") {
		t.Error("a launcher was asked for a missing file")
	}
}
