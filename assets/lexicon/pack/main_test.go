package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"spieltisch/games/lexicon"
)

const (
	germanList = "AAL\t3\t30747\tAal:Ns=|aal:Vm=aalen\n" +
		"MASSE\t1\t\tMasse:Ns=|Maße:Np=Maß\n" +
		"TINA\t4\t\tTina:N-=\n" +
		"WÜRFEL\t2\t700\tWürfel:Nps=|würfel:Vfm=würfeln\n"
	englishList = "ABA\t5\t43878\t70 name\nBOX\t1\t900\t10\n"
	germanPatch = "# names\n-TINA\n+CAFE 1 Café:Ns= # accents off\n"
)

// inputs writes the fixture and returns its paths: German, English, patch.
func inputs(t *testing.T, german, english, patch string) [3]string {
	t.Helper()
	dir := t.TempDir()
	paths := [3]string{filepath.Join(dir, "de.tsv"), filepath.Join(dir, "en.tsv"), filepath.Join(dir, "patch.txt")}
	for i, text := range []string{german, english, patch} {
		if err := os.WriteFile(paths[i], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return paths
}

// ran is what run makes of the fixture: the files by name.
func ran(t *testing.T) map[string][]byte {
	t.Helper()
	in, out := inputs(t, germanList, englishList, germanPatch), t.TempDir()
	if err := run(in[0], in[1], in[2], out); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, name := range []string{"de.lex", "en.lex", "MANIFEST.json"} {
		b, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			t.Fatal(err)
		}
		files[name] = b
	}
	return files
}

func open(t *testing.T, data []byte) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestSameBytesEveryTime(t *testing.T) {
	if first, second := ran(t), ran(t); !reflect.DeepEqual(first, second) {
		t.Error("two runs differ")
	}
}

func TestRun(t *testing.T) {
	files := ran(t)
	de, en := open(t, files["de.lex"]), open(t, files["en.lex"])
	masse, _ := de.Lookup("MASSE")
	want := lexicon.Entry{Key: "MASSE", Tier: 1, Readings: []lexicon.Reading{
		{Spelling: "Masse", Class: lexicon.Noun, Features: "s", Lemma: "Masse"},
		{Spelling: "Maße", Class: lexicon.Noun, Features: "p", Lemma: "Maß"},
	}}
	if !reflect.DeepEqual(masse, want) {
		t.Errorf("got %+v, want %+v", masse, want)
	}
	cafe, _ := de.Lookup("CAFE")
	if de.Contains("TINA") || cafe.Tier != 1 || cafe.Readings[0].Spelling != "Café" {
		t.Errorf("the patch is not applied: %+v", cafe)
	}
	if aba, _ := en.Lookup("ABA"); aba.Readings[0].Features != "n" || aba.Rank != 43878 || en.Len() != 2 {
		t.Errorf("%+v", aba)
	}
}

func TestManifest(t *testing.T) {
	files := ran(t)
	de := open(t, files["de.lex"])
	var m manifest
	if err := json.Unmarshal(files["MANIFEST.json"], &m); err != nil {
		t.Fatal(err)
	}
	if got := m.Lexicons[0]; got.ID != de.ID() || got.Words != 4 || got.Tiers != [6]int{2, 1, 1, 0, 0, 0} || got.Ranked != 2 ||
		got.ByLength[6] != 1 || len(got.Inputs) != 2 || got.Output.Bytes != len(files["de.lex"]) || len(got.Sources) == 0 {
		t.Errorf("%+v", got)
	}
}

func TestRunRefuses(t *testing.T) {
	for _, c := range []struct{ german, patch, want string }{
		{"AAL\t3\t\n", "", "line 1"},
		{germanList + "BOOT\tx\t\tBoot:N=\n", "", "line 5"},
		{germanList + "BOOT\t1\tx\tBoot:N=\n", "", "line 5"},
		{germanList + "BOOT\t1\t\tBoot\n", "", "line 5"},
		{germanList + "BOOT\t1\t\tBoot:N\n", "", "line 5"},
		{germanList + germanList, "", "twice"},
		{germanList, "-HUND\n", "changes nothing"},
		{germanList, "+AAL 1 Aal:Ns=\n", "changes nothing"},
		{germanList, "+AALE x Aale:Np=Aal\n", "patch"},
		{germanList, "AALE\n", "changes nothing"},
	} {
		in, out := inputs(t, c.german, englishList, c.patch), t.TempDir()
		err := run(in[0], in[1], in[2], out)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q with %q: %v", c.german, c.patch, err)
		}
		if files, _ := filepath.Glob(filepath.Join(out, "*")); len(files) > 0 {
			t.Errorf("%q left %v", c.want, files)
		}
	}
}
