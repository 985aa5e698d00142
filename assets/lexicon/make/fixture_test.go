package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// fixture are the files of small packages, by package and path. The words show each way in
// which a reading is found.
var fixture = map[string]map[string]string{
	tanglet: {"usr/share/tanglet/gamedata/de/words": gzipped(strings.Join([]string{
		"HUND Hund", "HUNDE Hunde", "HUNDEN Hunden", "HUNDES Hundes", "HUNDS Hunds",
		"HOFHUND Hofhund", "HOFHUNDE Hofhunde", "HOF Hof",
		"MASSE Masse Maße", "MASS Maß", "MASSES Maßes", "MASSEN Massen Maßen",
		"GEHEN Gehen gehen", "GEHENS Gehens", "GEHE", "GEHST", "GEHT", "GING", "GINGST", "GEGANGEN", "GEHEND",
		"UMGEHEN", "UMGEHE", "UMGEHST", "UMGEHT", "UMGING", "UMGEGANGEN", "UM",
		"WUMMEN", "WUMMT", "WUMMTE", "WUMMTEST", "WUMMTEN", "WUMMST", "WUMMEND", "GEWUMMT",
		"ROT", "ROTE", "ROTEN", "ROTEM", "ROTER", "ROTES",
		"SEHR", "TIBET Tibet", "TIBETS Tibets", "JEAN Jean", "JEANS Jeans", "ALIAS Alias", "DUMMHEIT Dummheit", "DUMMHEITEN Dummheiten", "CAFÉ Café", "HÄND-LER Händ-ler",
		"LUG Lug", "LUGS Lugs", "LÜGE Lüge", "LÜGEN Lügen", "STER Ster", "STERN Stern", "MUS Mus", "MUSS Muss", "MUSES Muses",
		"WETT", "WETTE Wette", "WETTEN Wetten", "WETTER Wetter", "WETTERS Wetters", "WETTEM", "WETTES",
		"FALL Fall", "FALLES Falles", "FALLE Falle", "FALLEN Fallen", "DREIECK Dreieck", "DREIECKE Dreiecke", "DREI",
		"ECK Eck", "ECKS Ecks", "ECKE Ecke", "KAKTUS Kaktus", "KAKTUSSE Kaktusse", "KAKTEEN Kakteen", "KAKTEE Kaktee",
		"STAR Star", "STARS Stars", "STÄRE Stäre", "STÄREN Stären",
	}, "\n"))},
	nounDict: {"package/dist/words.json": `{
		"Hund": {"NOM": {"SIN": "Hund", "PLU": "Hunde"}, "GEN": {"SIN": "Hunds", "PLU": "Hunde"}, "DAT": {"SIN": "Hunde", "PLU": ["Hunden"]}, "G": "M"},
		"Maß": {"NOM": {"SIN": "Maß", "PLU": "Maße"}, "GEN": {"SIN": "Maßes"}, "DAT": {"PLU": "Maßen"}},
		"Alias": {"NOM": {"SIN": "Alias", "PLU": "Aliasse"}}, "Masse": {"NOM": {"SIN": "Masse", "PLU": "Massen"}},
		"Lüge": {"NOM": {"SIN": "Lüge", "PLU": "Lügen"}}, "Stern": {"NOM": {"SIN": "Stern", "PLU": "Sterne"}},
		"Mus": {"NOM": {"SIN": "Mus"}, "GEN": {"SIN": "Muses"}}, "Muss": {"NOM": {"SIN": "Muss"}},
		"Wette": {"NOM": {"SIN": "Wette", "PLU": "Wetten"}}, "Wetter": {"NOM": {"SIN": "Wetter"}, "GEN": {"SIN": "Wetters"}},
		"Fall": {"NOM": {"SIN": "Fall", "PLU": "Fälle"}, "GEN": {"SIN": "Falles"}},
		"Falle": {"NOM": {"SIN": "Falle", "PLU": "Fallen"}},
		"Eck": {"NOM": {"SIN": "Eck", "PLU": "Ecks"}, "GEN": {"SIN": "Ecks"}}, "Ecke": {"NOM": {"SIN": "Ecke", "PLU": "Ecken"}},
		"Kaktus": {"NOM": {"SIN": "Kaktus", "PLU": "Kaktusse"}}, "Kaktee": {"NOM": {"SIN": "Kaktee", "PLU": "Kakteen"}}}`},
	verbDict: {"package/dist/verbs.json": `{"gehen": {"INF": "gehen", "PA1": "gehend", "PA2": ["gegangen"],
		"PRÄ": {"S": {"1": "gehe", "2": "gehst", "3": "geht"}}, "PRT": {"S": {"1": "ging", "2": "gingst"}}, "IMP": {"S": "geh"}}}`},
	adjDict: {"package/dist/adjectives.json": `{
		"wett": {"NOM": {"DEF": {"P": "wetten", "M": "wette"}, "IND": {"M": "wetter", "N": "wettes"}}, "DAT": {"SOL": {"M": "wettem"}}},
		"rot": {"NOM": {"DEF": {"P": "roten", "M": "rote"}, "IND": {"M": "roter", "N": "rotes"}}, "DAT": {"SOL": {"M": "rotem"}}}}`},
	pattern:    {"usr/lib/python3/dist-packages/pattern/text/de/de-lexicon.txt": ";;; note\nsehr ADV\nHund NN\n"},
	ranksDE:    {"package/src/commonWords.json": `["sehr", "hund", "wette", "wetter"]`, "package/src/wikipedia.json": `["rot"]`},
	mostCommon: {"package/build/resources/german.txt": "gehen\n"},
	scowl: {
		"usr/share/dict/scowl/english-words.10":           "box\nboxes\ngo\ngoes\ntake\ntook\nnew\nnews\nstop\nstopped\nmaria\nmarias\ncafé\ncafés\napps\ncorps\nepoch\nepochs\n",
		"usr/share/dict/scowl/english-abbreviations.50":   "app\ncorp\nstop\netc\n",
		"usr/share/dict/scowl/english-words.70":           "paris\nzen\nzeno\n",
		"usr/share/dict/scowl/english-words.95":           "zyzzyva\n",
		"usr/share/dict/scowl/variant_2-words.20":         "boxe\nboxeing\nboxen\nstopt\nbox\n",
		"usr/share/dict/scowl/british_variant_2-words.80": "rome\nromes\nzenne\n",
		"usr/share/dict/scowl/variant_2-words.95":         "zyzzyvas\n",
		"usr/share/dict/scowl/variant_3-words.10":         "boxxe\nnewse\n",
		"usr/share/dict/scowl/english-proper-names.50":    "Box\nParis\nRome\nZen\nZenne\nZeno\n",
	},
	ranksEN: {"package/src/commonWords.json": `["the", "box", "paris", "zen", "maria", "rome", "zenne"]`, "package/src/wikipedia.json": `["took"]`},
}

var fixtureLists = map[string]string{
	"without_de.txt": "# names\nTibet Jean Alia\n", "words_de.txt": "umgehen\nJeans\n", "readings_de.txt": "Hof:Ns=\n",
	"forms_en.txt": "take took\n+ news\n- corp corps\n", "words_en.txt": "zen\nvlog vlogs\n", "without_en.txt": "maria\n",
	"variants_en.txt": "! boxxe\n* zenne\n= box boxe\nbox boxen\nstop stopt\n+ newse\n",
	"forms_de.txt":    "Kaktus Kakteen\n- Star Stäre Stären\n- wett wette wettem wetten wetter wettes\n",
}

func gzipped(text string) string {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write([]byte(text))
	_ = z.Close()
	return b.String()
}

// tarball is a package as npm has it.
func tarball(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	for _, name := range sortedKeys(files) {
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: int64(len(files[name])), Typeflag: tar.TypeReg}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(files[name])); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// smallFixture lays the fixture into a cache and a folder of lists.
func smallFixture(t *testing.T) (cache, lists string, pkgs []pkg) {
	t.Helper()
	cache, lists = t.TempDir(), t.TempDir()
	for _, name := range sortedKeys(fixture) {
		data := tarball(t, fixture[name])
		file := strings.NewReplacer("@", "", "/", "-").Replace(name) + ".tgz"
		pkgs = append(pkgs, pkg{"npm", name, "1.2.3", file, sum(data)})
		write(t, filepath.Join(cache, file), string(data))
	}
	for name, text := range fixtureLists {
		write(t, filepath.Join(lists, name), text)
	}
	return cache, lists, pkgs
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
