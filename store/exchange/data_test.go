package exchange

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"spieltisch/store"
)

// TestConflictCopyIsTakenIn takes in a data file as it takes in what that exports, and leaves it as it is.
func TestConflictCopyIsTakenIn(t *testing.T) {
	s, c := full(t)
	b, err := s.MakeBackup(t.Context())
	fatal(t, err)
	dir := t.TempDir()
	path := filepath.Join(dir, "spieltisch (Konflikt).sqlite")
	data, err := os.ReadFile(b.Path)
	fatal(t, err, os.WriteFile(path, data, 0o600))

	want := imported(t, reopen(t, t.TempDir(), c), exported(t, s))
	other := reopen(t, t.TempDir(), c)
	in, err := ReadData(t.Context(), other, path, Options{Replayer: believer{}})
	fatal(t, err)
	got, err := in.Take(t.Context(), nil)
	fatal(t, err, in.Close())
	got.Exported = want.Exported
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if exported(t, other) != exported(t, s) {
		t.Error("something is missing")
	}
	files, err := os.ReadDir(dir)
	fatal(t, err)
	if after, err := os.ReadFile(path); err != nil || string(after) != string(data) || len(files) != 1 {
		t.Errorf("the copy has changed: %v, %v", err, files)
	}
	foreign, newer := slices.Clone(data), slices.Clone(data)
	copy(foreign[68:], "abcd") // the application's id
	newer[63] = 200            // the schema
	for what, c := range map[string]struct {
		data []byte
		want store.Code
	}{"half": {data[:len(data)/2], store.CodeBadImport}, "foreign": {foreign, store.CodeBadImport}, "newer": {newer, store.CodeNewerImport}} {
		fatal(t, os.WriteFile(path, c.data, 0o600))
		if _, err := ReadData(t.Context(), other, path, Options{Replayer: believer{}}); store.CodeOf(err) != c.want {
			t.Errorf("%s: %v", what, err)
		}
	}
}
