package store

import (
	"path/filepath"
	"testing"
)

func TestDataSource(t *testing.T) {
	for path, want := range map[string]string{
		"/home/Jörg/100% #1?/x.sqlite": "file:/home/J%C3%B6rg/100%25%20%231%3F/x.sqlite?mode=ro",
		"C:/Users/Jörg Ö/x.sqlite":     "file:C:/Users/J%C3%B6rg%20%C3%96/x.sqlite?mode=ro",
		"//server/share/a b/x.sqlite":  "file:////server/share/a%20b/x.sqlite?mode=ro",
	} {
		equal(t, path, dataSource(filepath.FromSlash(path), "mode=ro"), want)
	}
}

// A file that can't be flushed doesn't take the place of one that is whole.
func TestKeepAsFlushesFirst(t *testing.T) {
	dir, _ := closed(t)
	before := snapshot(t, dir)
	if err := keepAs(filepath.Join(dir, fileName), filepath.Join(dir, backupDir)); err == nil {
		t.Error("a folder took the place of the data file")
	}
	if err := keepAs(filepath.Join(dir, fileName), filepath.Join(dir, "missing")); err == nil {
		t.Error("nothing took the place of the data file")
	}
	same(t, before, snapshot(t, dir))
}
