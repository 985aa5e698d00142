package decipher

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"spieltisch/assets"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

// Words that the stock can't build: every reason, tiles first.
func TestShortages(t *testing.T) {
	tooManyU := Shortage{Kind: uu, Need: 9, Have: 8}
	for word, want := range map[string][]Shortage{
		"SUBURB":      {tooManyU},
		"BUSSES":      {tooManyU},
		"VOODOO":      {{Letter: "O", Need: 4, Have: 3}, {Kind: wide, Need: 9, Have: 8}},
		"EEEEEE":      {{Letter: "E", Need: 6, Have: 3}, {Kind: short, Need: 18, Have: 16}},
		"NNNNNN":      {{Letter: "N", Need: 6, Have: 3}, {Kind: long, Need: 18, Have: 16}},
		"OOOOSS":      {{Letter: "O", Need: 4, Have: 3}},
		"SSSSSS":      {{Letter: "S", Need: 6, Have: 3}, {Kind: uu, Need: 12, Have: 8}},
		"SUMMEN":      nil,
		"SCHLUSS"[:6]: nil,
		"------":      nil, // no limit for - and '
		"'''---":      nil,
	} {
		s := setupOf(t, options(2, 6, LanguageEnglish, PickOrder), 1)
		if got := Shortages(s, word); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", word, got, want)
		}
		if err := CheckSecretWord(s, word); (err == nil) != (want == nil) {
			t.Errorf("%s: %v", word, err)
		}
	}
}

// A refused word names everything at once, and only to the Puzzle Maker.
func TestRefusedWords(t *testing.T) {
	l := start(t, options(2, 6, LanguageEnglish, PickOrder), 1)
	args := gamestest.Refused(t, l, 0, SetWord{Word: "voodoo"}, IllegalStock)
	if want := (games.Args{"Word": "VOODOO", "Letters": []string{"O"}, "Max": 3, "Kinds": []games.ID{KindID(wide)}}); !reflect.DeepEqual(args, want) {
		t.Errorf("%v", args)
	}
	args = gamestest.Refused(t, l, 0, SetWord{Word: "Suburb"}, IllegalPieces)
	if want := (games.Args{"Word": "SUBURB", "Kinds": []games.ID{KindID(uu)}}); !reflect.DeepEqual(args, want) {
		t.Errorf("%v", args)
	}
	gamestest.Refused(t, l, 0, SetWord{Word: "BUSSES"}, IllegalPieces)
	args = gamestest.Refused(t, l, 0, SetWord{Word: "IIIILL"}, IllegalTiles)
	if want := (games.Args{"Word": "IIIILL", "Letters": []string{"I"}, "Max": 3}); !reflect.DeepEqual(args, want) {
		t.Errorf("%v", args)
	}
	args = gamestest.Refused(t, l, 0, SetWord{Word: "BÄREN"}, IllegalOrder) // fits, but has no order yet
	if len(args) != 0 {
		t.Errorf("%v", args)
	}
	args = gamestest.Refused(t, l, 0, SetWord{Word: "BEAR"}, IllegalLength)
	if want := (games.Args{"Word": "BEAR", "Length": 4, "Want": 6}); !reflect.DeepEqual(args, want) {
		t.Errorf("%v", args)
	}
	args = gamestest.Refused(t, l, 0, SetWord{Word: "BEAR 1"}, IllegalLetter)
	if args["Sign"] != " " {
		t.Errorf("%v", args)
	}
	gamestest.Refused(t, l, 1, SetWord{Word: "VOODOO"}, IllegalMaker)
	gamestest.Refused(t, start(t, options(2, 4, LanguageGerman, PickOrder), 1), 0, SetWord{Word: "IT'S"}, IllegalLetter)
	gamestest.Refused(t, start(t, options(2, 4, LanguageGerman, PickLive), 1), 0, SetWord{Word: "A-BC"}, IllegalLetter)
	begun(t, start(t, options(2, 4, LanguageEnglish, PickLive), 1), "X-IT")
}

func TestReasons(t *testing.T) {
	got := []games.Illegal{*Shortage{Letter: "O", Need: 4, Have: 3}.Reason(), *Shortage{Kind: wide, Need: 9, Have: 8}.Reason()}
	want := []games.Illegal{
		{ID: IllegalTile, Args: games.Args{"Letter": "O", "Need": 4, "Have": 3}},
		{ID: IllegalPiece, Args: games.Args{"Kind": KindID(wide), "Need": 9, "Have": 8}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v", got)
	}
}

func TestFold(t *testing.T) {
	for typed, want := range map[string]string{
		"Bär": "BAER", "öl": "OEL", "ÜBER": "UEBER", "Fuß": "FUSS", "café": "CAFE", " it’s ": "IT'S", "x‐ray": "X-RAY",
		"B\u0061\u0308r": "BAER", "a b": "A B", "naïve": "NAIVE", "": "",
	} {
		if got := Fold(typed); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
}

// Pieces as data of the match: a corrected alphabet changes the match that it is given
// to, and no other.
func TestAlphabetIsData(t *testing.T) {
	s := setupOf(t, options(2, 3, LanguageGerman, PickLive), 1)
	i := slices.IndexFunc(s.Letters, func(l Letter) bool { return l.Letter == "R" })
	before := s.Clone()
	s.Letters[i].Pieces = letterpiece.Count{1, 0, 0, 0}
	m, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	s.Letters[i].Pieces = letterpiece.Count{0, 0, 0, 1} // too late
	if err := m.Apply(0, SetWord{Word: "ROT"}); err != nil {
		t.Fatal(err)
	}
	if got := m.View(0).(View).Secret.Left; got != (letterpiece.Count{2, 1, 2, 0}) {
		t.Errorf("%v", got)
	}
	if got := before.Letters[i].Pieces; got != (letterpiece.Count{1, 1, 0, 1}) {
		t.Errorf("Clone shares: %v", got)
	}
}

// A corrected alphabet file corrects everything that follows from it.
func TestCorrectedAlphabet(t *testing.T) {
	y := `"Y":[{"piece":"long","from":[0,0],"to":[0,4]},{"piece":"long","from":[0,0],"to":[0,4]}]`
	var file map[string]json.RawMessage
	if err := json.Unmarshal(assets.Alphabet, &file); err != nil {
		t.Fatal(err)
	}
	delete(file, "Y")
	rest, err := json.Marshal(file)
	if err != nil {
		t.Fatal(err)
	}
	a, err := letterpiece.Parse([]byte("{" + y + "," + string(rest[1:])))
	if err != nil {
		t.Fatal(err)
	}
	s := NewSetup(options(2, 4, LanguageEnglish, PickLive), a, 1)
	if err := s.Validate(); err != nil {
		t.Fatal(err)
	}
	if got := string(Candidates(s.Letters, LanguageEnglish, zone("SWU", long, long))); got != "NVXY" {
		t.Errorf("%s", got)
	}
	like := func(ix *Index) bool {
		return slices.ContainsFunc(ix.Lookalikes("BOXS"), func(k Known) bool { return k.Word == "BOYS" })
	}
	if !like(NewIndex(lexiconOf(t, LanguageEnglish), s, nil)) || like(indexOf(t, LanguageEnglish, 4)) {
		t.Error("Y is not like X with the same pieces, or is without")
	}
	l := gamestest.Do(t, startWith(t, s), 0, SetWord{Word: "YYYA"})
	if got := makerView(l).Secret.Left; got != (letterpiece.Count{8, 1, 0, 0}) {
		t.Errorf("%v", got)
	}
}

func TestKindIDs(t *testing.T) {
	seen := map[games.ID]bool{}
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		seen[KindID(k)] = true
	}
	if len(seen) != letterpiece.Kinds {
		t.Errorf("%v", seen)
	}
}
