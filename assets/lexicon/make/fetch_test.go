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

func TestEnglishForms(t *testing.T) {
	level := map[string]int{}
	for w := range strings.FieldsSeq("box stop bake big bigger biggest happy happier happiest city tie boss bed gas new fee see feed " +
		"stag stage build building leaf leave undo postman rout route saw") {
		level[w] = 10
	}
	for w := range strings.FieldsSeq("boxes stopping baked cities ties bosses string tied staged buildings leaves undid postmen seed routed") {
		level[w] = 20
	}
	f := newEnglishForms(level, handLists{
		inflects: [][]string{{"leaf", "leaves"}, {"do", "did"}, {"man", "men"}, {"see", "saw", "seen"}, {"+", "saw"}, {"-", "see", "seed"}},
		own:      set{"saw": true}, noForms: map[string]set{"see": {"seed": true}},
	})
	level["man"] = 10
	for w, want := range map[string]string{
		"boxes": "box", "stopping": "stop", "baked": "bake", "biggest": "big", "happier": "happy", "cities": "city", "ties": "tie",
		"boss": "", "bed": "", "bosses": "boss", "string": "", "tied": "tie", "staged": "stage", "building": "build", "buildings": "build",
		"leaves": "leaf leave", "undid": "undo", "postmen": "postman", "saw": "see", "seed": "", "routed": "rout route", "new": "",
	} {
		if got := strings.Join(f.bases(w), " "); got != want {
			t.Errorf("%s: %q, want %q", w, got, want)
		}
	}
}

// A British spelling is known by the American one, as far as each is only one of them.
func TestSpellings(t *testing.T) {
	level := map[string]int{}
	american, everywhere := set{}, set{}
	for w := range strings.FieldsSeq("colour centre realise anaemia traveller grey flour prise") {
		level[w] = 10
	}
	for w := range strings.FieldsSeq("color center realize anemia traveler gray") {
		level[w], american[w] = 10, true
	}
	for w := range strings.FieldsSeq("flour prize") {
		level[w], everywhere[w] = 10, true
	}
	got := spellings(level, american, everywhere, handLists{spellings: [][]string{{"gray", "grey"}}})
	for w, want := range map[string]string{
		"colour": "color", "centre": "center", "realise": "realize", "anaemia": "anemia", "traveller": "traveler", "grey": "gray",
		"flour": "", "prise": "", "color": "",
	} {
		if got[w] != want {
			t.Errorf("%s: %q, want %q", w, got[w], want)
		}
	}
}
