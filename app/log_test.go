package app

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Either of the two places of the log does without the other.
func TestLog(t *testing.T) {
	before, stderr := slog.Default(), os.Stderr
	t.Cleanup(func() {
		slog.SetDefault(before)
		os.Stderr = stderr
	})
	dir := t.TempDir()
	console, err := os.Create(filepath.Join(dir, "console"))
	if err != nil {
		t.Fatal(err)
	}
	said := func(path string) string {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
		}
		return string(text)
	}

	os.Stderr = console
	blocked := filepath.Join(console.Name(), "spieltisch.log") // in a folder that can't be
	logTo(blocked)
	slog.Error("first")
	if text := said(console.Name()); !strings.Contains(text, "first") {
		t.Errorf("without a file the console has %q", text)
	}
	if err := console.Close(); err != nil { // as for a program that was started by a double click
		t.Fatal(err)
	}
	file := filepath.Join(dir, "data", "spieltisch.log")
	out := logTo(file)
	slog.Error("second")
	if text := said(file); !strings.Contains(text, "second") {
		t.Errorf("without a console the file has %q", text)
	}
	if err := out.Close(); err != nil {
		t.Error(err)
	}
}
