package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games/lexicon"
)

// built is what the fixture gives: the files by name.
func built(t *testing.T) map[string][]byte {
	t.Helper()
	cache, lists, pkgs := smallFixture(t)
	out := t.TempDir()
	if err := fetch(cache, pkgs); err != nil {
		t.Fatal(err)
	}
	in, err := readInputs(cache, pkgs)
	if err != nil {
		t.Fatal(err)
	}
	if err := (command{out: out, lists: lists}).build(io.Discard, in); err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, name := range []string{"de.lex", "en.lex", termsName, variantsName, "MANIFEST.json"} {
		read := (command{out: out}).list
		if name == "MANIFEST.json" {
			read = func(name string) ([]byte, error) { return os.ReadFile(filepath.Join(out, name)) }
		}
		if files[name], err = read(name); err != nil {
			t.Fatal(err)
		}
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
	first := built(t)
	for range 5 { // maps are walked in another order each time
		if !reflect.DeepEqual(first, built(t)) {
			t.Fatal("two builds differ")
		}
	}
}

func TestGerman(t *testing.T) {
	de := open(t, built(t)["de.lex"])
	for key, want := range map[string]string{
		"HUND":       "Hund:Ns=",
		"HUNDE":      "Hunde:Nps=Hund",
		"HUNDES":     "Hundes:Ns=Hund", // the dictionary has Hunds
		"HOFHUNDE":   "Hofhunde:Nps=Hofhund",
		"MASSE":      "Masse:Ns= Maße:Nps=Maß",
		"GEHENS":     "Gehens:Ns=Gehen",
		"GING":       "ging:Vf=gehen",
		"GEGANGEN":   "gegangen:Vt=gehen",
		"UMGING":     "umging:Vf=umgehen",
		"UMGEGANGEN": "umgegangen:Vt=umgehen",
		"UMZUGEHEN":  "umzugehen:Vz=umgehen", // by hand, through its base
		"WUMMTEST":   "wummtest:Vf=wummen",
		"GEWUMMT":    "gewummt:Vt=wummen",
		"ROTEM":      "rotem:Ai=rot",
		"SEHR":       "sehr:X=",
		"DUMMHEITEN": "Dummheiten:Np=Dummheit",
		"CAFE":       "Café:Ns=",
		"LUGS":       "Lugs:Nps=Lug",
		"LÜGE":       "Lüge:Ns=",  // no plural of Lug
		"STERN":      "Stern:Ns=", // nor of Ster
		"MUSS":       "Muss:Ns=",
		"WETTER":     "Wetter:Ns=", // neither of die Wette nor of wett
		"WETTE":      "Wette:Ns=",
		"FALLE":      "Falle:Ns=", // im Falle is out of use
		"DREIECKE":   "Dreiecke:Ns=Dreieck",
		"KAKTEEN":    "Kakteen:Np=Kaktee Kakteen:Np=Kaktus", // by hand
		"STÄRE":      "Stäre:Ns=",                           // not of Star, by hand
		"ALIAS":      "Alias:Ns=",                           // no genitive of Alia
	} {
		e, ok := de.Lookup(key)
		got := strings.ReplaceAll(plainReadings(e), "Café:N=", "Café:Ns=")
		if !ok || got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
		}
	}
	for _, key := range []string{"TIBET", "TIBETS", "JEAN", "UM", "HÄNDLER", "WETTEM"} {
		if de.Contains(key) {
			t.Errorf("%s is there", key)
		}
	}
	if !de.Contains("JEANS") {
		t.Error("what is a name's genitive is left out though it stands in our own list")
	}
	if e, _ := de.Lookup("SEHR"); e.Tier != 1 || e.Rank != 1 {
		t.Errorf("%+v", e)
	}
	if e, _ := de.Lookup("GINGST"); e.Tier != 2 || e.Rank != 0 {
		t.Errorf("a form of a common lemma: %+v", e)
	}
}

func TestEnglish(t *testing.T) {
	en := open(t, built(t)["en.lex"])
	for key, want := range map[string]string{
		"BOX": "box:Wn=", "BOXES": "boxes:Wi=box", "TOOK": "took:Wi=take", "NEWS": "news:W=", "STOPPED": "stopped:Wi=stop",
		"CAFE": "café:W=", "CAFES": "cafés:Wi=café", "APP": "app:W=", "APPS": "apps:Wi=app", "CORPS": "corps:W=", "EPOCHS": "epochs:Wi=epoch",
		"VLOG": "vlog:W=", "VLOGS": "vlogs:Wi=vlog",
	} {
		if e, _ := en.Lookup(key); plainReadings(e) != want {
			t.Errorf("%s: %+v", key, e)
		}
	}
	if en.Contains("ZYZZYVA") || en.Contains("GO") || en.Contains("CORP") || en.Contains("ETC") {
		t.Error("words of level 95, of two letters, or abbreviations are there")
	}
	// A rare word that is a frequent name, but not one that is kept by hand or that nobody uses; one by hand with its forms.
	for w, want := range map[string]bool{"PARIS": false, "ZEN": true, "ZENO": true, "MARIA": false, "MARIAS": false} {
		if en.Contains(w) != want {
			t.Errorf("%s: %v", w, !want)
		}
	}
}

// What SCOWL has as a variant of the second and third degree stands in a list of its own, and leads to the words of the other one.
func TestVariants(t *testing.T) {
	files := built(t)
	more := open(t, files[variantsName])
	for key, want := range map[string]string{
		"BOXE": "boxe:W= boxe:Wv=box", "BOXEING": "boxeing:Wi=boxe boxeing:Wi=box", "BOXEN": "boxen:Wi=box", "STOPT": "stopt:Wi=stop",
		"ZENNE": "zenne:Wn=", "NEWSE": "newse:W=",
	} {
		if e, _ := more.Lookup(key); plainReadings(e) != want {
			t.Errorf("%s: %s, want %s", key, plainReadings(e), want)
		}
		if open(t, files["en.lex"]).Contains(key) {
			t.Errorf("%s is in both lists", key)
		}
	}
	for _, key := range []string{"BOX", "ROME", "ROMES", "BOXXE", "ZYZZYVAS"} { // in the list itself, a name and its form, by hand, level 95
		if more.Contains(key) {
			t.Errorf("%s is there", key)
		}
	}
	var m manifest
	if err := json.Unmarshal(files["MANIFEST.json"], &m); err != nil {
		t.Fatal(err)
	}
	if got := m.Lexicons[1].Variants; m.Lexicons[0].Variants != nil || got == nil || got.ID != more.ID() || got.Words != 6 || got.Output != describe(variantsName, files[variantsName]) {
		t.Errorf("%+v", got)
	}
}

func TestManifest(t *testing.T) {
	files := built(t)
	var m manifest
	if err := json.Unmarshal(files["MANIFEST.json"], &m); err != nil {
		t.Fatal(err)
	}
	de := open(t, files["de.lex"])
	got := m.Lexicons[0]
	if got.ID != de.ID() || got.Words != de.Len() || got.Output != describe("de.lex", files["de.lex"]) || got.Ranked != 6 {
		t.Errorf("%+v", got)
	}
	if from := got.Sources[0]; from.Package != "npm tanglet-data" || from.Version != "1.2.3" || len(from.Inputs) != 1 ||
		from.Inputs[0].SHA256 != sum([]byte(fixture[tanglet]["usr/share/tanglet/gamedata/de/words"])) {
		t.Errorf("%+v", from)
	}
	names := []string{}
	for _, f := range got.Lists {
		names = append(names, f.Name)
	}
	if !slices.Equal(names, []string{"without_de.txt", "words_de.txt", "readings_de.txt", "forms_de.txt"}) {
		t.Errorf("lists %q", names)
	}
}

// What is committed was made from the packages that are pinned and the lists as they are.
func TestCommitted(t *testing.T) {
	data, err := os.ReadFile("../MANIFEST.json")
	if err != nil {
		t.Fatal(err)
	}
	var m manifest
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	pinned := map[string]string{}
	for _, p := range packages {
		pinned[p.File] = p.SHA256
	}
	for _, l := range m.Lexicons {
		for _, s := range l.Sources {
			if pinned[s.File.Name] != s.File.SHA256 {
				t.Errorf("%s is not the pinned %s", s.File.Name, s.Package)
			}
		}
		lists, err := readLists("lists", l.Language)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(lists.files, l.Lists) {
			t.Errorf("the hand-made lists of %s have changed: make lexicon", l.Language)
		}
	}
}

func TestBuildRefuses(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"readings_de.txt", "Hof\n", "no reading"},
		{"readings_de.txt", "Hof:\n", "no reading"},
		{"readings_de.txt", "Hof:Ns=7\n", "lemma"},
		{"forms_de.txt", "- Hof\n", "no form"},
		{"variants_en.txt", "=\n", "stands alone"},
		{"variants_en.txt", "! box\n", "box is no variant"},
		{"variants_en.txt", "= boks boxe\n", "boks of [boks boxe] is no word"},
		{"variants_en.txt", "box boxi\n", "boxi of [box boxi] is no word"},
	} {
		cache, lists, pkgs := smallFixture(t)
		write(t, filepath.Join(lists, c.name), c.text)
		in, err := readInputs(cache, pkgs)
		if err != nil {
			t.Fatal(err)
		}
		out := t.TempDir()
		err = command{out: out, lists: lists}.build(io.Discard, in)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v", c.text, err)
		}
		if files, _ := filepath.Glob(filepath.Join(out, "*")); len(files) > 0 {
			t.Errorf("%q left %v", c.want, files)
		}
	}
}

func TestSamples(t *testing.T) {
	out := t.TempDir()
	if err := (command{out: out}).write(built(t), manifest{}); err != nil {
		t.Fatal(err)
	}
	for kind, want := range map[string]string{
		"words": "HUND ", "readings": "SEHR 1 sehr:X=", "pairs": "HUND HUNDE: Hund: Hund", "steps": "WETTE WETTER: another meaning", "pools": "## de 4: ", "stems-en": " 1 ",
	} {
		var b, again strings.Builder
		c := command{out: out, sample: kind, seed: 7, n: 100}
		if err := c.printSample(&b, nil); err != nil || !strings.Contains(b.String(), want) {
			t.Errorf("%s: %v\n%s", kind, err, b.String())
		}
		if err := c.printSample(&again, nil); err != nil || again.String() != b.String() {
			t.Errorf("%s differs the second time, %v", kind, err)
		}
	}
	if err := (command{out: out, sample: "x"}).printSample(io.Discard, nil); err == nil {
		t.Error("a sample that there is none of")
	}
}
