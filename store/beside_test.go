package store

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestBeside finds the copies that programs for cloud folders make, whatever they call them, and nothing else.
func TestBeside(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	b := backup(t, s)
	dir := s.Dir()
	want := []string{
		"spieltisch (1).sqlite", "spieltisch (Jürgens in Konflikt stehende Kopie 2026-11-28).sqlite", "spieltisch (conflicted copy).sqlite",
		"spieltisch-LAPTOP.sqlite", "spieltisch.sync-conflict-20261128-120000-ABCDEFG.sqlite", "Kopie von Spieltisch.sqlite", "spieltisch.sqlite.orig",
	}
	ours, err := os.ReadFile(b.Path)
	fatal(t, err)
	foreign := slices.Clone(ours)
	foreign[68]++
	for name, data := range map[string][]byte{
		"spieltisch-moved-2026-03-04-050607.sqlite": ours, "spieltisch.sqlite.part": ours, "urlaub.sqlite": ours, "spieltisch-notizen.sqlite": foreign, "spieltisch.txt": []byte("Regeln"),
	} {
		fatal(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	for _, name := range want {
		fatal(t, os.WriteFile(filepath.Join(dir, name), ours, 0o600))
	}
	fatal(t, os.Mkdir(filepath.Join(dir, "spieltisch-ordner.sqlite"), 0o700))
	found, err := BesideIn(dir)
	fatal(t, err)
	var got []string
	for _, f := range Checked(found.Others) {
		if got = append(got, filepath.Base(f.Path)); !f.Good {
			t.Errorf("%s can't be read", f.Path)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	equal(t, "others", got, want)
	if len(found.Aside) != 1 || found.Aside[0].At.Format(movedTime) != "2026-03-04-050607" {
		t.Errorf("%+v", found.Aside)
	}
	if none, err := BesideIn(filepath.Join(dir, "gone")); err != nil || len(none.Others)+len(none.Aside) > 0 {
		t.Errorf("%+v, %v", none, err)
	}

	before := snapshot(t, dir)
	copied, err := OpenCopy(filepath.Join(dir, want[0])) // while ours is open
	fatal(t, err)
	players, err := copied.Players()
	fatal(t, err, copied.Close())
	equal(t, "players", names(players), []string{"Ada"})
	same(t, before, snapshot(t, dir))
	_, err = OpenCopy(filepath.Join(dir, "spieltisch-notizen.sqlite"))
	wantCode(t, err, CodeDamaged)
	fatal(t, s.Close())
	wantPlayers(t, dir, c, "Ada")
}
