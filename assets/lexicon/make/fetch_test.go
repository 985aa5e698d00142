package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// client makes a folder with an npm that runs the script, and has nothing else on the path.
func client(t *testing.T, script string) {
	t.Helper()
	dir := t.TempDir()
	if script != "" {
		if err := os.WriteFile(filepath.Join(dir, "npm"), []byte("#!/bin/sh\n"+script+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir)
}

func TestFetch(t *testing.T) {
	client(t, "printf content > b-1.tgz")
	p := pkg{"npm", "b", "1", "b-1.tgz", sum([]byte("content"))}
	cache := filepath.Join(t.TempDir(), "new", "cache")
	if err := fetch(cache, []pkg{p}); err != nil {
		t.Fatal(err)
	}
	client(t, "")
	if err := fetch(cache, []pkg{p}); err != nil {
		t.Errorf("what lies there is fetched again: %v", err)
	}
}

func TestFetchSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		script string
		p      pkg
		want   []string
	}{
		{"echo no such version; exit 1", pkg{"npm", "b", "1", "b-1.tgz", ""}, []string{"b 1:", "no such version", "by hand"}},
		{"true", pkg{"npm", "b", "1", "b-1.tgz", ""}, []string{"b 1:", "left no b-1.tgz"}},
		{"printf other > b-1.tgz", pkg{"npm", "b", "1", "b-1.tgz", "00"}, []string{"b 1:", "another file", "not 00"}},
		{"", pkg{"npm", "b", "1", "b-1.tgz", ""}, []string{"npm is needed"}},
		{"", pkg{"deb", "b", "1", "b_1_all.deb", ""}, []string{"apt-get is needed"}},
	} {
		client(t, c.script)
		err := fetch(t.TempDir(), []pkg{c.p})
		for _, want := range c.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %v lacks %q", c.script, err, want)
			}
		}
	}
}

func TestReadInputsMissesFiles(t *testing.T) {
	cache := t.TempDir()
	data := tarball(t, map[string]string{"package/README.md": "x"})
	write(t, filepath.Join(cache, "n.tgz"), string(data))
	_, err := readInputs(cache, []pkg{{"npm", nounDict, "1", "n.tgz", sum(data)}})
	if err == nil || !strings.Contains(err.Error(), "words.json") {
		t.Errorf("%v", err)
	}
	write(t, filepath.Join(cache, "n.tgz"), "no archive")
	if _, err := readInputs(cache, []pkg{{"npm", nounDict, "1", "n.tgz", ""}}); err == nil {
		t.Error("what is no archive is read")
	}
}

func TestUmlaut(t *testing.T) {
	for w, want := range map[string]string{
		"Haus": "Häus", "Bruder": "Brüder", "Saal": "Säl", "Boot": "Böt", "Aal": "Äl", "Apfel": "Äpfel", "Tür": "", "Frist": "", "Zeug": "",
		"Auge": "Äuge",
	} {
		if got := umlaut(w); got != want {
			t.Errorf("%s: %q, want %q", w, got, want)
		}
	}
}

func TestRegularBase(t *testing.T) {
	level := map[string]int{}
	for w := range strings.FieldsSeq("box stop bake big bigger biggest happy happier happiest city tie boss bed gas new fee see feed") {
		level[w] = 10
	}
	for w, want := range map[string]string{
		"boxes": "box", "stopping": "stop", "baked": "bake", "biggest": "big", "happier": "happy", "cities": "city", "ties": "tie",
		"boss": "", "bed": "", "bosses": "boss", "string": "", "tied": "",
	} {
		if level[w] == 0 {
			level[w] = 20
		}
		if got := regularBase(w, level); got != want {
			t.Errorf("%s: %q, want %q", w, got, want)
		}
	}
}
