package shell_test

import (
	"path/filepath"
	"testing"

	"spieltisch/app/shell"
)

func TestLaunchTellsOfAMissingFile(t *testing.T) {
	if err := shell.Launch(filepath.Join(t.TempDir(), "Übersicht.pdf")); err == nil {
		t.Error("a missing file was opened")
	}
}
