package lexicon_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
)

// Words that the lists must have and must lack, and those of games/dicewords/RULES.md, "Worked examples".
func TestMustHold(t *testing.T) {
	for _, c := range []struct {
		lex     *lexicon.Lexicon
		valid   string
		invalid string
	}{
		{
			german(),
			"BOOT ROT NAHM HOBBY PANDA WÜRFEL SCHENK SCHINKEN SCHICKEN SCHMINKE KIRSCHEN KNIRSCHEN QUERKÖPFIG KEKS " +
				"HUND HUNDE LIEBE LIEBEN GEHEN GING MOND NEON CODE KEULE LEID EBER BETON BETONUNG RAKETE PAKETE GLOCKE " +
				"LOCKE SOCKE STRASSE GROSS MASSE POET CAFE RAUSLASSEN ÜBEL ÄPFEL",
			"BERLIN PETER TINA USA KLOCK PÖT WUERFEL TIBET LUNA NIEDERLANDE PKW MIN MOX",
		},
		{
			english(), "BOX RED TOOK HOBBY PANDA ELEPHANT PLINTHS TURKEY CHINA JACK ROSE PANINI",
			"TINA USA PARIS TEXAS BERLIN BOSTON MARIA SPAIN LONDON WALES JAPAN",
		},
	} {
		for w := range strings.FieldsSeq(c.valid) {
			if !c.lex.Contains(w) {
				t.Errorf("%s: %s is missing", c.lex.Language(), w)
			}
			if e, ok := c.lex.Lookup(w); !ok || e.Key != w || e.Tier < 1 || e.Tier > 6 || len(e.Readings) == 0 {
				t.Errorf("%s: Lookup(%s) = %v, %v", c.lex.Language(), w, e, ok)
			}
		}
		for w := range strings.FieldsSeq(c.invalid) {
			if c.lex.Contains(w) {
				t.Errorf("%s: %s is there", c.lex.Language(), w)
			}
			if _, ok := c.lex.Lookup(w); ok {
				t.Errorf("%s: Lookup(%s)", c.lex.Language(), w)
			}
		}
		for _, w := range []string{"", "A", "HUND ", "HU-ND", "hund", "HUN\xc3", "HUNDÉ", "HUND\x00", "CAFÉ", strings.Repeat("E", 1000)} {
			if c.lex.Contains(w) {
				t.Errorf("%s: %q is there", c.lex.Language(), w)
			}
		}
	}
}

// Everyday and modern words by themes, written down before the lists were asked. Those that are missing are a mark and
// abbreviations.
func TestEverydayWords(t *testing.T) {
	for _, c := range []struct {
		lex     *lexicon.Lexicon
		missing string
	}{{german(), "WLAN Kniffel Lkw"}, {withVariants(), ""}} {
		text, err := os.ReadFile("../../assets/lexicon/samples/everyday_" + c.lex.Language() + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		n, missing := 0, []string{}
		for line := range strings.Lines(string(text)) {
			theme, words, ok := strings.Cut(line, ": ")
			if !ok || strings.HasPrefix(theme, "#") {
				continue
			}
			for w := range strings.FieldsSeq(words) {
				if n++; !c.lex.Contains(lexicon.Fold(w)) {
					missing = append(missing, w)
				}
			}
		}
		if n < 300 || len(missing) > 3 || strings.Join(missing, " ") != c.missing {
			t.Errorf("%s: of %d words %q are missing", c.lex.Language(), n, missing)
		}
	}
}

// A word printed with an accent counts typed with it or without, and is shown with it; what SCOWL has as an abbreviation only is a
// word where its plural is one; and what looks like a plural is none of any word.
func TestWordsThatLacked(t *testing.T) {
	for key, want := range map[string]string{
		"CAFE": "café café", "CAFES": "cafés café", "CLICHE": "cliché cliché", "FIANCE": "fiancé fiancé", "ENTREE": "entrée entrée",
		"SAUTE": "sauté sauté", "SAUTEED": "sautéed sauté", "SOUFFLE": "soufflé soufflé", "MELEE": "mêlée mêlée", "PROTEGE": "protégé protégé",
		"SEANCE": "séance séance", "JALAPENO": "jalapeño jalapeño", "PINATA": "piñata piñata", "DOPPELGANGER": "doppelganger doppelganger",
		"RESUME": "resume resume", "APPS": "apps app", "BOTS": "bots bot", "TECHS": "techs tech", "INTROS": "intros intro", "STATS": "stats stat",
		"MAGS": "mags mag", "CHATEAUS": "chateaus château", "FRAPPES": "frappes frappé", "GIFS": "gifs gif", "VLOGS": "vlogs vlog",
		"EPOCHS": "epochs epoch", "TAXIS": "taxis taxi", "CORPS": "corps corps", "PRESS": "press press", "GENUS": "genus genus",
	} {
		e, ok := english().Lookup(key)
		if !ok || e.Readings[0].Spelling+" "+e.Readings[0].Lemma != want {
			t.Errorf("%s: %+v, want %q", key, e, want)
		}
		for _, r := range e.Readings {
			if !english().Contains(lexicon.Fold(r.Lemma)) {
				t.Errorf("%s is of %s, which isn't there", key, r.Lemma)
			}
		}
	}
	for w := range strings.FieldsSeq("CORP HOR PRES MOS") {
		if english().Contains(w) {
			t.Errorf("%s is there", w)
		}
	}
}

func TestTypedUmlauts(t *testing.T) {
	for w, want := range map[string]bool{
		"WUERFEL": true, "WÜRFEL": true, "POET": true, "PÖT": false, "QUERKOEPFIG": true, "QUERKÖPFIG": true,
		"UEBERGLUECK": false, "AEPFEL": true, "ÄPFEL": true, "STEUER": true, "STEÜR": false, "UEBERLAEUFER": true,
		"UEBERLÄUFER": true, "ÜBERLAEUFER": true, "UE": false, "": false, "AE": false,
	} {
		if got := german().ContainsTyped(w); got != want {
			t.Errorf("ContainsTyped(%s) = %v", w, got)
		}
		if got := len(german().LookupTyped(w)) > 0; got != want {
			t.Errorf("LookupTyped(%s) finds: %v", w, got)
		}
	}
}

func TestReadings(t *testing.T) {
	for key, want := range map[string][]string{ // Spelling Class Lemma
		"MASSE":   {"Masse N Masse", "Maße N Maß"},
		"HUNDE":   {"Hunde N Hund"},
		"GING":    {"ging V gehen"},
		"SCHENK":  {"schenk V schenken"},
		"STRASSE": {"Straße N Straße"},
		"CAFE":    {"Café N Café"},
		"CAFES":   {"Cafés N Café"},
	} {
		e, _ := german().Lookup(key)
		var got []string
		for _, r := range e.Readings {
			got = append(got, r.Spelling+" "+string(r.Class)+" "+r.Lemma)
		}
		for _, w := range want {
			if !slices.Contains(got, w) {
				t.Errorf("%s reads %q, not %q", key, got, w)
			}
		}
	}
	hund, _ := german().Lookup("HUND")
	bazar, _ := english().Lookup("BAZAR")
	if hund.Tier != 1 || hund.Rank == 0 || bazar.Tier != 5 || bazar.Rank != 10725 || bazar.Readings[0].Features != "n" {
		t.Errorf("%+v %+v", hund, bazar)
	}
}

// What looks like a form of another noun isn't one, and what another noun has too is a form all the same.
func TestNounsOfOneSpelling(t *testing.T) {
	for key, want := range map[string]string{
		"WETTER": "Wetter", "WUNDER": "Wunder", "DAUER": "Dauer", "STERN": "Stern", "LÜGE": "Lüge", "SÜNDE": "Sünde", "MUSS": "Muss",
		"BLÄTTER": "Blatt", "PERSON": "Person", "WÜSTE": "Wüste", "MÜTZE": "Mütze", "LÄNDER": "Land", "HAUS": "Haus", "TRÄNE": "Träne",
		"BRÜCKE": "Brücke", "TABLETTE": "Tablette", "KANONE": "Kanone", "STRATEGIEN": "Strategie", "AUSLÄNDER": "Ausländer",
		"STUDIEN": "Studie Studium", "ATLANTEN": "Atlant Atlas", "KAKTEEN": "Kaktee Kaktus", "DOSEN": "Dose Dosen Dosis", "MÄRKTE": "Markt",
		"DREIECKE": "Dreieck", "GEBISSE": "Gebiss Gebisse", "ZEHE": "Zeh Zehe",
	} {
		e, _ := german().Lookup(key)
		var got []string
		for _, r := range e.Readings {
			if r.Class == lexicon.ClassNoun {
				got = append(got, r.Lemma)
			}
		}
		slices.Sort(got)
		if strings.Join(slices.Compact(got), " ") != want {
			t.Errorf("%s is of %q, not of %q", key, got, want)
		}
	}
}

// The manifest must describe the very bytes next to it, and both fit in 4 MB.
func TestManifest(t *testing.T) {
	var m struct {
		Lexicons []struct {
			ID     string
			Words  int
			Output struct{ SHA256 string }

			Variants struct {
				ID     string
				Words  int
				Output struct{ SHA256 string }
			}
		}
	}
	if err := json.Unmarshal(data.Manifest(), &m); err != nil || len(m.Lexicons) != 2 {
		t.Fatalf("%v, %d lexicons", err, len(m.Lexicons))
	}
	for i, b := range [][]byte{data.German(), data.English()} {
		l, sum := mustOpen(b), sha256.Sum256(b)
		if got := m.Lexicons[i]; got.ID != l.ID() || got.Words != l.Len() || got.Output.SHA256 != hex.EncodeToString(sum[:]) {
			t.Errorf("manifest says %+v of %s with %d words", got, l.ID(), l.Len())
		}
	}
	more, sum := mustOpen(data.EnglishVariants()), sha256.Sum256(data.EnglishVariants())
	if got := m.Lexicons[1].Variants; got.ID != more.ID() || got.Words != more.Len() || got.Output.SHA256 != hex.EncodeToString(sum[:]) {
		t.Errorf("manifest says %+v of %s with %d words", got, more.ID(), more.Len())
	}
	if n := len(data.German()) + len(data.English()); n > 4<<20 {
		t.Errorf("both lists take %d bytes", n)
	}
	for i, text := range [][]byte{data.GermanLicence(), data.EnglishLicence()} {
		for _, want := range [][]string{{"CC BY-SA 4.0", "german-pos-dict", "FrequencyWords", "University of Antwerp"}, {"SCOWL", "Kevin Atkinson", "ODC-BY", "UKACD"}}[i] {
			if !strings.Contains(string(text), want) {
				t.Errorf("licence %d does not name %s", i, want)
			}
		}
	}
}

// All is sorted and complete, and what Lookup finds for a key is that key's: the
// keys are numbered in order.
func TestAll(t *testing.T) {
	for _, l := range []*lexicon.Lexicon{german(), english()} {
		n, last := 0, ""
		short, long := l.Lengths()
		for key := range l.All() {
			n++
			if key <= last {
				t.Fatalf("%s after %s", key, last)
			}
			last = key
			if letters := len([]rune(key)); letters < short || letters > long {
				t.Fatalf("%s has %d letters", key, letters)
			}
			if !l.Contains(key) {
				t.Fatalf("%s is not there", key)
			}
			if n%16 != 0 { // all take long under the race detector
				continue
			}
			if e, ok := l.Lookup(key); !ok || len(e.Readings) == 0 || lexicon.Fold(e.Readings[0].Spelling) != key {
				t.Fatalf("Lookup(%s) = %+v, %v", key, e, ok)
			}
		}
		if n != l.Len() {
			t.Errorf("%d keys of %d", n, l.Len())
		}
		for range l.All() { // stopping early must be possible
			break
		}
	}
}

// How common a key is can be asked for alone.
func TestUsageIsThatOfTheEntry(t *testing.T) {
	for _, w := range []string{"HUND", "SCHENK", "STRASSE", "QUERKÖPFIG", "CAFES", "KEINWORT", "", "HUN?"} {
		e, known := german().Lookup(w)
		tier, rank, ok := german().Usage(w)
		if ok != known || tier != e.Tier || rank != e.Rank {
			t.Errorf("%s: %d, %d, %v, want %d, %d, %v", w, tier, rank, ok, e.Tier, e.Rank, known)
		}
	}
}
